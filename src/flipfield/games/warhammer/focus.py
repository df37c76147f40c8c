"""Focus abilities: Magic and the abilities printed on single disks."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.damage import Dealing
from flipfield.games.warhammer.kinds import ARCANE, MAGIC
from flipfield.games.warhammer.rows import AIR, TABLE, Disk
from flipfield.games.warhammer.stats import immune
from flipfield.games.warhammer.table import enemies, sees, within
from flipfield.kernel.game import Effect, Game
from flipfield.kernel.script import ask, script_frame
from flipfield.kernel.state import Decision, Refusal, State
from flipfield.kernel.value import Value, pair

MAGIC_RULES: Final = ("wd.magic.effect", "wd.magic.is-focus", "wd.magic.no-roll")
BACKLASH: Final = ("wd.unit.bright-wizard",)
ORC_MAGIC: Final = ("wd.unit.stone-fangz-shaman",)
MARSHAL: Final = ("wd.unit.karl-franz", "wd.activation.activated-state")
NO_FOCUS: Final = ("wd.focus.action", "wd.focus.individual")
NO_SIGHT: Final = (
    "wd.target.needs-sight",
    "wd.sight.required",
    "wd.sight.blocked-by",
    "wd.magic.line-of-sight",
)
IMMUNE: Final = ("wd.keyword.immune",)

MEDIUM: Final = 1
SHORT: Final = 0
SHIFTS: Final = 2
"""How many activation tokens Karl Franz may move at once (house)."""
STOP: Final = -1


def focus_options(battle: Battle, disk: Disk) -> list[Value]:
    """The focus answers that an activated disk has (wd.focus.action)."""
    found: list[Value] = []
    if disk.unit.magic:
        for other in battle.disks:
            if magic_refusal(battle, disk, other) is None:
                found.append(("focus", "magic", int(other.id)))
    if "marshal" in disk.unit.abilities and _shiftable(battle, disk):
        found.append(("focus", "marshal", STOP))
    return found


def focus_refusal(battle: Battle, disk: Disk, answer: tuple[Value, ...]) -> Refusal | None:
    """Why a focus answer is not legal."""
    facts: tuple[tuple[str, Value], ...] = (("disk", int(disk.id)),)
    if len(answer) != 3 or not isinstance(answer[1], str) or type(answer[2]) is not int:
        return Refusal("malformed", ())
    ability, target = answer[1], pair(answer, 2)
    if ability == "magic" and disk.unit.magic:
        if not 0 <= target < len(battle.disks):
            return Refusal("no-such-disk", ("wd.magic.effect",))
        return magic_refusal(battle, disk, battle.disks[target])
    if ability in disk.unit.abilities and answer in focus_options(battle, disk):
        return None
    if ability == "marshal" and ability in disk.unit.abilities:
        return Refusal("nothing-to-shift", MARSHAL, facts)
    return Refusal("no-focus", NO_FOCUS, facts)


def magic_refusal(battle: Battle, disk: Disk, target: Disk) -> Refusal | None:
    """Why a disk cannot be the target of Magic: an enemy within medium range, in sight (wd.magic.effect)."""
    facts: tuple[tuple[str, Value], ...] = (("disk", int(disk.id)), ("other", int(target.id)))
    if target.place != TABLE or not enemies(disk, target):
        return Refusal("magic-needs-enemy", ("wd.magic.effect",), facts)
    if not within(battle, disk, target, MEDIUM):
        return Refusal("magic-out-of-range", ("wd.magic.effect",), facts)
    if immune(battle, target) & MAGIC:
        return Refusal("immune-target", IMMUNE, facts)
    if not sees(battle, disk, target):
        return Refusal("no-sight", NO_SIGHT, facts)
    return None


def magic_strength(battle: Battle, disk: Disk) -> int:
    """The X of Magic X; the Stone Fangz Shaman's grows with the Orc disks near him (wd.unit.stone-fangz-
    shaman).
    """
    strength = int(disk.unit.magic)
    if "orc magic" in disk.unit.abilities:
        for other in battle.disks:
            if other.place == TABLE and other.unit.race == "orc" and within(battle, disk, other, SHORT):
                strength += 1
    return strength


def cast(battle: Battle, disk: Disk, target: Disk) -> None:
    """Magic: sure arcane damage to its target (wd.magic.effect, wd.magic.no-roll, wd.focus.not-ranged)."""
    strength = magic_strength(battle, disk)
    rules = MAGIC_RULES + ORC_MAGIC if "orc magic" in disk.unit.abilities else MAGIC_RULES
    battle.tell("magic", (int(disk.id), int(target.id), strength), rules)
    dealing = Dealing(battle)
    dealing.add(target, strength, ARCANE | MAGIC)
    if "backlash" in disk.unit.abilities:
        dealing.add(disk, 1, 0)
        rules = MAGIC_RULES + BACKLASH
    dealing.fall(rules)


def open_focus(battle: Battle, answer: tuple[Value, ...]) -> None:
    """Resolve a focus ability of the active disk."""
    activation = battle.activation
    assert activation is not None
    disk = battle.disks[activation.disk]
    if answer[1] == "magic":
        cast(battle, disk, battle.disks[pair(answer, 2)])
    else:
        name = answer[1]
        assert isinstance(name, str)
        battle.tell("focus", (int(disk.id), name), NO_FOCUS)
        battle.push(script_frame(name, (int(disk.id),)))


def _shiftable(battle: Battle, disk: Disk) -> bool:
    return bool(_with_token(battle, disk, True, ())) and bool(_with_token(battle, disk, False, ()))


def _with_token(battle: Battle, disk: Disk, token: bool, touched: tuple[Value, ...]) -> list[Value]:
    """Allies of a disk, without itself, that carry an activation token or do not (ruling karl-franz-self)."""
    found: list[Value] = []
    for other in battle.disks:
        if (
            other.place in (TABLE, AIR)
            and other.id != disk.id
            and not enemies(disk, other)
            and other.activated == token
            and int(other.id) not in touched
        ):
            found.append(int(other.id))
    return found


def marshal(state: State, args: tuple[Value, ...]) -> Generator[Decision, Value, list[Effect]]:
    """Karl Franz moves up to two activation tokens from allied disks to other allied disks (wd.unit.karl-
    franz).
    """
    assert isinstance(state, Battle)
    disk = state.disks[pair(args, 0)]
    effects: list[Effect] = []
    touched: tuple[Value, ...] = ()
    while len(effects) < SHIFTS:
        givers = _with_token(state, disk, True, touched)
        takers = _with_token(state, disk, False, touched)
        if not givers or not takers:
            break
        stop: list[Value] = [STOP] if effects else []
        giver = yield ask(int(disk.controller), "token", tuple(givers + stop))
        if giver == STOP:
            break
        taker = yield ask(int(disk.controller), "token", tuple(takers))
        effects.append(("shift", giver, taker))
        touched = (*touched, giver, taker)
    return effects


def shift(state: State, args: tuple[Value, ...]) -> None:
    """Move an activation token from one disk to another."""
    assert isinstance(state, Battle)
    giver, taker = state.disks[pair(args, 0)], state.disks[pair(args, 1)]
    state.put(giver.with_activation(False))
    state.put(taker.with_activation(True))
    state.tell("shift", (int(giver.id), int(taker.id)), MARSHAL)


def register(game: Game) -> None:
    game.scripts["marshal"] = marshal
    game.writers["shift"] = shift
