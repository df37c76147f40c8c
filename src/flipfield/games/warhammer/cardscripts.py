"""What the battle abilities of command cards ask for and do."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.battleability import enemies_near, fights_of, options, targets
from flipfield.games.warhammer.damage import Dealing, settle
from flipfield.games.warhammer.engage import plague
from flipfield.games.warhammer.kinds import ARCANE
from flipfield.games.warhammer.melee import SWIFT
from flipfield.games.warhammer.rows import NO_DISK, TABLE
from flipfield.games.warhammer.table import within
from flipfield.kernel.game import Effect, Game
from flipfield.kernel.script import ask
from flipfield.kernel.state import CHANCE, Decision, Frame, State
from flipfield.kernel.value import Value, pair

Script = Generator[Decision, Value, list[Effect]]

EMPOWERED: Final = ("wd.empower.effect",)
TOKEN: Final = ("wd.activation.activated-state", "wd.card.golden-rule")
HEALED: Final = ("wd.card.golden-rule",)
WEAKENED: Final = ("wd.card.nurgles-rot", "wd.control.stat-duration")
UNSTABLE: Final = ("wd.card.unstable",)
BLOOD: Final = ("wd.card.blood-for-the-blood-god",)
SHORT: Final = 0

CAGE_DAMAGE: Final = 3
STORM_DAMAGE: Final = 2
INSPIRED: Final = 2
ROT: Final = 1
"""Amounts of the cards whose numbers the rulebooks do not give (house)."""
STOP: Final = -1


def _user(state: State, args: tuple[Value, ...]) -> tuple[Battle, int, int]:
    """The battle, the disk that uses the ability, and its player."""
    assert isinstance(state, Battle)
    id = pair(args, 0)
    return state, id, int(state.disks[id].controller)


def empower_target(state: State, args: tuple[Value, ...]) -> Script:
    """The user empowers a target disk within medium range (wd.card.empower-hero)."""
    battle, id, player = _user(state, args)
    target = yield ask(player, "target", tuple(targets(battle, "empower", battle.disks[id])))
    return [("empower", target)]


def inspire(state: State, args: tuple[Value, ...]) -> Script:
    """The user empowers one or two target disks within medium range (house)."""
    battle, id, player = _user(state, args)
    effects: list[Effect] = []
    left = targets(battle, "inspire", battle.disks[id])
    while left and len(effects) < INSPIRED:
        stop: list[Value] = [STOP] if effects else []
        target = yield ask(player, "target", tuple(left + stop))
        if target == STOP:
            break
        left.remove(target)
        effects.append(("empower", target))
    return effects


def entrap(state: State, args: tuple[Value, ...]) -> Script:
    """The user puts an activation token on a target enemy within medium range (house)."""
    battle, id, player = _user(state, args)
    target = yield ask(player, "target", tuple(targets(battle, "entrap", battle.disks[id])))
    return [("token", target, True)]


def refresh(state: State, args: tuple[Value, ...]) -> Script:
    """The user takes the activation token off a target ally within medium range (house)."""
    battle, id, player = _user(state, args)
    target = yield ask(player, "target", tuple(targets(battle, "refresh", battle.disks[id])))
    return [("token", target, False)]


def heal(state: State, args: tuple[Value, ...]) -> Script:
    """The user takes all damage off a target ally within medium range (house)."""
    battle, id, player = _user(state, args)
    target = yield ask(player, "target", tuple(targets(battle, "heal", battle.disks[id])))
    return [("heal", target)]


def rot(state: State, args: tuple[Value, ...]) -> Script:
    """The user lowers the toughness of a target enemy within medium range (wd.card.nurgles-rot)."""
    battle, id, player = _user(state, args)
    target = yield ask(player, "target", tuple(targets(battle, "rot", battle.disks[id])))
    return [("weaken", target, ROT)]


def cage(state: State, args: tuple[Value, ...]) -> Script:
    """Unstable: arcane damage to a target enemy within medium range (wd.card.unstable)."""
    battle, id, player = _user(state, args)
    target = yield ask(player, "target", tuple(targets(battle, "cage", battle.disks[id])))
    roll = yield ask(CHANCE, "roll", ("battle",))
    return [("unstable", id, roll), ("hurt", _with_user((target,), id, roll), CAGE_DAMAGE)]


def storm(state: State, args: tuple[Value, ...]) -> Script:
    """Unstable: arcane damage to each enemy within short range of the user (wd.card.unstable)."""
    battle, id, _ = _user(state, args)
    roll = yield ask(CHANCE, "roll", ("battle",))
    near: list[Value] = [int(disk.id) for disk in enemies_near(battle, battle.disks[id])]
    return [("unstable", id, roll), ("hurt", _with_user(tuple(near), id, roll), STORM_DAMAGE)]


def fists(state: State, args: tuple[Value, ...]) -> Script:
    """Unstable: d6 - 2 arcane damage to a target within medium range and to each disk within short range of
    it.
    """
    battle, id, player = _user(state, args)
    target = yield ask(player, "target", tuple(targets(battle, "fists", battle.disks[id])))
    assert isinstance(target, int)
    roll = yield ask(CHANCE, "roll", ("d6", "battle"))
    struck: list[Value] = []
    for disk in battle.on_table():
        if within(battle, battle.disks[target], disk, SHORT):
            struck.append(int(disk.id))
    damage = max(0, pair(roll, 0) - 2)
    return [("unstable", id, roll), ("hurt", _with_user(tuple(struck), id, roll), damage)]


def _with_user(struck: tuple[Value, ...], user: int, roll: Value) -> tuple[Value, ...]:
    """The user is struck too when the battle die shows chaos, without being targeted.

    wd.card.unstable, ruling unstable-self
    """
    assert isinstance(roll, tuple)
    if "chaos" in roll and user not in struck:
        return (*struck, user)
    return struck


def intimidate(state: State, args: tuple[Value, ...]) -> Script:
    """The user flips an enemy disk that pins it (wd.card.intimidate)."""
    battle, id, player = _user(state, args)
    enemy = yield ask(player, "target", tuple(options(battle, "intimidate", battle.disks[id])))
    return [("shove", enemy, player)]


def blood(state: State, args: tuple[Value, ...]) -> Script:
    """One engagement that the user is in is resolved at once (wd.card.blood-for-the-blood-god)."""
    battle, id, player = _user(state, args)
    fights: list[Value] = list(fights_of(battle, id))
    fight = yield ask(player, "bloodshed", tuple(fights))
    return [("fight", fight)]


def empower(state: State, args: tuple[Value, ...]) -> None:
    """Put an empowerment token on a disk; it never carries two (wd.empower.once)."""
    assert isinstance(state, Battle)
    disk = state.disks[pair(args, 0)]
    if not disk.empowered:
        state.put(disk.with_tokens(disk.damage, disk.wounds, disk.activated, True))
        state.tell("empower", (int(disk.id),), EMPOWERED)
        plague(state)


def token(state: State, args: tuple[Value, ...]) -> None:
    """Put an activation token on a disk, or take it off."""
    assert isinstance(state, Battle)
    disk = state.disks[pair(args, 0)]
    on = bool(args[1])
    state.put(disk.with_activation(on))
    state.tell("activated" if on else "refreshed", (int(disk.id),), TOKEN)


def take_damage_off(state: State, args: tuple[Value, ...]) -> None:
    assert isinstance(state, Battle)
    disk = state.disks[pair(args, 0)]
    state.put(disk.with_tokens(0, disk.wounds, disk.activated, disk.empowered))
    state.tell("healed", (int(disk.id),), HEALED)


def weaken(state: State, args: tuple[Value, ...]) -> None:
    """Lower a disk's toughness until the end phase; a damaged one may take a wound at once.

    ruling toughness-drop
    """
    assert isinstance(state, Battle)
    disk = state.disks[pair(args, 0)]
    state.put(disk.with_weakness(pair(args, 1)))
    state.tell("weakened", (int(disk.id), pair(args, 1)), WEAKENED)
    settle(state, [int(disk.id)])


def unstable(state: State, args: tuple[Value, ...]) -> None:
    """Tell the roll of an unstable card."""
    state.tell("unstable", args, UNSTABLE, False)


def hurt(state: State, args: tuple[Value, ...]) -> None:
    """Arcane damage to disks at one moment."""
    assert isinstance(state, Battle)
    struck = args[0]
    assert isinstance(struck, tuple)
    dealing = Dealing(state)
    for id in struck:
        assert isinstance(id, int)
        if state.disks[id].place == TABLE:
            dealing.add(state.disks[id], pair(args, 1), ARCANE)
    dealing.fall(())


def shove(state: State, args: tuple[Value, ...]) -> None:
    """Open a forced flip of an enemy."""
    state.push(Frame("shove", (args[0], args[1], NO_DISK)))


def open_fight(state: State, args: tuple[Value, ...]) -> None:
    """Open an engagement in the middle of the activation phase."""
    state.tell("fight", (args[0],), BLOOD)
    state.push(Frame("fight", (args[0], (), SWIFT)))


def register(game: Game) -> None:
    game.scripts["empower"] = empower_target
    game.scripts["inspire"] = inspire
    game.scripts["entrap"] = entrap
    game.scripts["refresh"] = refresh
    game.scripts["heal"] = heal
    game.scripts["rot"] = rot
    game.scripts["cage"] = cage
    game.scripts["storm"] = storm
    game.scripts["fists"] = fists
    game.scripts["intimidate"] = intimidate
    game.scripts["blood"] = blood
    game.writers["empower"] = empower
    game.writers["token"] = token
    game.writers["heal"] = take_damage_off
    game.writers["weaken"] = weaken
    game.writers["unstable"] = unstable
    game.writers["hurt"] = hurt
    game.writers["shove"] = shove
    game.writers["fight"] = open_fight
