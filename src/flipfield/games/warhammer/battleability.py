"""Battle abilities of command cards: who may use one and whom it may target."""

from __future__ import annotations

from typing import Final

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.damage import standing_pins
from flipfield.games.warhammer.melee import engagements
from flipfield.games.warhammer.rows import TABLE, Disk, Resolution
from flipfield.games.warhammer.table import NO_SIGHT, enemies, pinned_by, sees, within
from flipfield.kernel.options import Pick
from flipfield.kernel.script import script_frame
from flipfield.kernel.state import Decision, Refusal, State, combined
from flipfield.kernel.value import Json, Value, pair

USED: Final = ("wd.command.battle-ability-user", "wd.command.battle-ability-optional-once")
WRONG_USER: Final = ("wd.command.battle-ability-user",)
FAR: Final = ("wd.command.battle-ability-range",)
CARD_RULES: Final = {
    "empower": ("wd.card.empower-hero",),
    "fists": ("wd.card.unstable",),
    "storm": ("wd.card.unstable",),
    "cage": ("wd.card.unstable",),
    "intimidate": ("wd.card.intimidate",),
    "rot": ("wd.card.nurgles-rot",),
    "blood": ("wd.card.blood-for-the-blood-god",),
}
"""The rules of single cards, by their battle ability."""
TARGETLESS: Final = ("blood", "intimidate", "storm")
SHORT: Final = 0
MEDIUM: Final = 1


def battle_users(battle: Battle, resolution: Resolution) -> list[Disk]:
    """The disks that may use the battle ability of the card in play now.

    They are of the kind that the card names, activated or not, pinned or not
    (wd.command.battle-ability-user), and there is something for them to do.
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
        and options(battle, card.battle, disk)
    ]


def user_refusal(battle: Battle, resolution: Resolution, disk: Disk) -> Refusal | None:
    """Why a disk may not use the battle ability of the card in play, with all reasons."""
    facts: tuple[tuple[str, Value], ...] = (("disk", int(disk.id)),)
    card = battle.printed.cards[resolution.card]
    if not card.battle:
        return Refusal("no-battle-ability", ("wd.command.ability-kinds",), facts)
    if resolution.used:
        return Refusal("battle-used", ("wd.command.battle-ability-optional-once",), facts)
    if int(disk.id) in [int(user.id) for user in battle_users(battle, resolution)]:
        return None
    found = [Refusal("wrong-user", WRONG_USER, facts)]
    if disk.controller == resolution.player and disk.place == TABLE and _is_user(disk, card.user):
        found.append(Refusal("wrong-user", CARD_RULES.get(card.battle, ()), facts))
        if card.battle not in TARGETLESS:
            for other in battle.on_table():
                found += target_refusals(battle, card.battle, disk, other)
    return combined(found)


def _is_user(disk: Disk, user: str) -> bool:
    return disk.unit.hero if user == "hero" else user in disk.unit.traits


def options(battle: Battle, ability: str, user: Disk) -> list[Value]:
    """What a battle ability can be used on by a disk; empty when it cannot be used."""
    if ability == "blood":
        return list(fights_of(battle, int(user.id)))
    if ability == "intimidate":
        return [int(other.id) for other in pinned_by(battle, user) if enemies(battle, user, other)]
    if ability == "storm":
        return [int(other.id) for other in enemies_near(battle, user)]
    return targets(battle, ability, user)


def targets(battle: Battle, ability: str, user: Disk) -> list[Value]:
    """Whom a battle ability may target: within medium range of its user and in sight.

    wd.command.battle-ability-range, wd.target.needs-sight, wd.target.chosen-first
    """
    return [
        int(disk.id)
        for disk in battle.disks
        if disk.place == TABLE
        and within(battle, user, disk, MEDIUM)
        and _fits(battle, ability, user, disk)
        and sees(battle, user, disk)
    ]


def _fits(battle: Battle, ability: str, user: Disk, disk: Disk) -> bool:
    """Whether an ability would do anything to a disk of that side (wd.empower.once)."""
    if ability in ("empower", "inspire"):
        return not disk.empowered
    if ability == "entrap":
        return not disk.activated and enemies(battle, user, disk)
    if ability == "refresh":
        return disk.activated and not enemies(battle, user, disk)
    if ability == "heal":
        return disk.damage > 0 and not enemies(battle, user, disk)
    if ability == "rot":
        return disk.weak == 0 and enemies(battle, user, disk)
    if ability == "cage":
        return enemies(battle, user, disk)
    return True


def target_refusals(battle: Battle, ability: str, user: Disk, disk: Disk) -> list[Refusal]:
    """Why a disk cannot be the target of a battle ability, each reason by itself."""
    facts: tuple[tuple[str, Value], ...] = (("disk", int(user.id)), ("other", int(disk.id)))
    found: list[Refusal] = []
    if disk.empowered and ability in ("empower", "inspire"):
        found.append(Refusal("no-such-target", ("wd.empower.once",), facts))
    if disk.place == TABLE and not within(battle, user, disk, MEDIUM):
        found.append(Refusal("target-out-of-range", FAR, facts))
    if disk.place == TABLE and not sees(battle, user, disk):
        found.append(Refusal("no-sight", NO_SIGHT, facts))
    return found


class Target(Pick):
    """A target of a battle ability, with the reason when a disk cannot be it."""

    def refusal(self, state: State, decision: Decision, answer: Value) -> Refusal | None:
        assert isinstance(state, Battle)
        if super().refusal(state, decision, answer) is None:
            return None
        if type(answer) is not int or not 0 <= pair((answer,), 0) < len(state.disks):
            return Refusal("malformed", ())
        ability = str(state.frames[-1].args[0])
        user = state.disks[pair(state.frames[-1].args, 1)]
        disk = state.disks[pair((answer,), 0)]
        facts: tuple[tuple[str, Value], ...] = (("disk", int(user.id)), ("other", int(disk.id)))
        found = target_refusals(state, ability, user, disk) if ability not in TARGETLESS else []
        found.append(Refusal("no-such-target", ("wd.target.definition", *CARD_RULES.get(ability, ())), facts))
        return combined(found)

    def describe(self, state: State, decision: Decision) -> dict[str, Json]:
        return {**super().describe(state, decision), "disk": pair(state.frames[-1].args, 1)}


def enemies_near(battle: Battle, user: Disk) -> list[Disk]:
    """Enemies within short range of a disk; nothing is targeted, so no sight is needed."""
    return [
        other
        for other in battle.on_table()
        if enemies(battle, user, other) and within(battle, user, other, SHORT)
    ]


def fights_of(battle: Battle, id: int) -> list[tuple[tuple[int, int], ...]]:
    """The engagements that a disk takes part in, scrum order ignored (wd.card.blood-for-the-blood-god)."""
    return [
        fight
        for fight in engagements(standing_pins(battle))
        if any([id in (attacker, defender) for attacker, defender in fight])
    ]


def open_battle(battle: Battle, user: Disk) -> None:
    """Let a disk use the battle ability of the card in play."""
    resolution = battle.resolution
    assert resolution is not None
    card = battle.printed.cards[resolution.card]
    battle.resolution = resolution.after_battle()
    battle.tell("battle", (int(user.id), card.battle), USED + CARD_RULES.get(card.battle, ()))
    battle.push(script_frame(card.battle, (int(user.id),)))
