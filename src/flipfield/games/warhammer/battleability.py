"""Battle abilities of command cards: who may use one and what it does."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.rows import TABLE, Disk, Resolution
from flipfield.games.warhammer.table import enemies, sees, within
from flipfield.kernel.game import Effect, Game
from flipfield.kernel.script import ask, script_frame
from flipfield.kernel.state import Decision, State
from flipfield.kernel.value import Value, pair

USED: Final = ("wd.command.battle-ability-user", "wd.command.battle-ability-optional-once")
EMPOWERED: Final = ("wd.empower.effect", "wd.card.empower-hero")
ENTRAPPED: Final = ("wd.activation.activated-state", "wd.card.golden-rule")
MEDIUM: Final = 1


def battle_users(battle: Battle, resolution: Resolution) -> list[Disk]:
    """The disks that may use the battle ability of the card in play now.

    They are of the kind that the card names, activated or not, pinned or not
    (wd.command.battle-ability-user),
    and there is something for them to do.
    """
    card = battle.printed.cards[resolution.card]
    if resolution.used or not card.battle:
        return []
    return [
        disk
        for disk in battle.disks
        if disk.controller == resolution.player
        and disk.place == TABLE
        and _is_user(disk, card.user)
        and targets(battle, card.battle, disk)
    ]


def _is_user(disk: Disk, user: str) -> bool:
    return disk.unit.hero if user == "hero" else user in disk.unit.traits


def targets(battle: Battle, ability: str, user: Disk) -> list[Value]:
    """Whom a battle ability may target: within medium range of its user and in sight (wd.command.battle-
    ability-range).
    """
    found: list[Value] = []
    for disk in battle.disks:
        if disk.place != TABLE or not within(battle, user, disk, MEDIUM):
            continue
        if ability == "empower" and disk.empowered:
            continue
        if ability == "entrap" and (disk.activated or not enemies(user, disk)):
            continue
        if sees(battle, user, disk):
            found.append(int(disk.id))
    return found


def open_battle(battle: Battle, user: Disk) -> None:
    """Let a disk use the battle ability of the card in play."""
    resolution = battle.resolution
    assert resolution is not None
    card = battle.printed.cards[resolution.card]
    battle.resolution = Resolution(
        resolution.player, resolution.card, resolution.left, True, resolution.claimed
    )
    battle.tell("battle", (int(user.id), card.battle), USED)
    battle.push(script_frame(card.battle, (int(user.id),)))


def empower_target(state: State, args: tuple[Value, ...]) -> Generator[Decision, Value, list[Effect]]:
    """The user empowers a target disk within medium range (wd.card.empower-hero)."""
    assert isinstance(state, Battle)
    user = state.disks[pair(args, 0)]
    target = yield ask(int(user.controller), "target", tuple(targets(state, "empower", user)))
    return [("empower", target)]


def entrap_target(state: State, args: tuple[Value, ...]) -> Generator[Decision, Value, list[Effect]]:
    """The user puts an activation token on a target enemy within medium range (house)."""
    assert isinstance(state, Battle)
    user = state.disks[pair(args, 0)]
    target = yield ask(int(user.controller), "target", tuple(targets(state, "entrap", user)))
    return [("entrap", target)]


def empower(state: State, args: tuple[Value, ...]) -> None:
    """Put an empowerment token on a disk; it never carries two (wd.empower.once)."""
    assert isinstance(state, Battle)
    disk = state.disks[pair(args, 0)]
    if not disk.empowered:
        state.put(disk.with_tokens(disk.damage, disk.wounds, disk.activated, True))
        state.tell("empower", (int(disk.id),), EMPOWERED)


def entrap(state: State, args: tuple[Value, ...]) -> None:
    """Put an activation token on a disk."""
    assert isinstance(state, Battle)
    disk = state.disks[pair(args, 0)]
    state.put(disk.with_activation(True))
    state.tell("activated", (int(disk.id),), ENTRAPPED)


def register(game: Game) -> None:
    game.scripts["empower"] = empower_target
    game.scripts["entrap"] = entrap_target
    game.writers["empower"] = empower
    game.writers["entrap"] = entrap
