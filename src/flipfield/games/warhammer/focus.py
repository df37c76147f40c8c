"""Focus abilities: Magic and the abilities printed on single disks."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.damage import Dealing, soften
from flipfield.games.warhammer.kinds import ARCANE, MAGIC
from flipfield.games.warhammer.rows import AIR, TABLE, Disk
from flipfield.games.warhammer.stats import Modifier, after_move, change, immune, magic_modifiers, told
from flipfield.games.warhammer.table import NO_SIGHT, across, enemies, sees, within
from flipfield.kernel.game import Effect, Game
from flipfield.kernel.options import Pick
from flipfield.kernel.script import ask, script_frame
from flipfield.kernel.state import Decision, Frame, Refusal, State, combined
from flipfield.kernel.value import Value, pair

MAGIC_RULES: Final = ("wd.magic.effect", "wd.magic.is-focus", "wd.magic.no-roll", "wd.focus.not-ranged")
MAGIC_DAMAGE: Final = ("wd.magic.effect", "wd.magic.no-roll")
BACKLASH: Final = ("wd.unit.bright-wizard",)
ORC_MAGIC: Final = ("wd.unit.stone-fangz-shaman",)
MARSHAL: Final = ("wd.unit.karl-franz", "wd.activation.activated-state")
FOCUS: Final = ("wd.focus.action", "wd.focus.individual")
NO_FOCUS: Final = ("wd.focus.action",)
OUT_OF_RANGE: Final = ("wd.magic.effect", "wd.range.measure", "wd.range.from-own-disk")
IMMUNE: Final = ("wd.keyword.immune", "wd.card.cannot-beats-can")

FOCUS_RULES: Final = {
    "marshal": ("wd.unit.karl-franz",),
    "rouse": ("wd.unit.big-boss",),
    "summon": ("wd.unit.kairos",),
}

MEDIUM: Final = 1
SHORT: Final = 0
SHIFTS: Final = 2
"""How many activation tokens Karl Franz or the Big Boss may touch at once (house)."""
STOP: Final = -1


def focus_options(battle: Battle, disk: Disk) -> list[Value]:
    """The focus answers that an activated disk has (wd.focus.action)."""
    found: list[Value] = []
    if disk.unit.magic:
        for other in battle.disks:
            if can_cast(battle, disk, other):
                found.append(("focus", "magic", int(other.id)))
    if "marshal" in disk.unit.abilities and _shiftable(battle, disk):
        found.append(("focus", "marshal", STOP))
    if "rouse" in disk.unit.abilities and roused(battle, disk):
        found.append(("focus", "rouse", STOP))
    if "summon" in disk.unit.abilities and daemons(battle, disk):
        found.append(("focus", "summon", STOP))
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
    if ability in ("marshal", "rouse", "summon") and ability in disk.unit.abilities:
        return Refusal("nothing-to-shift", FOCUS_RULES[ability], facts)
    return Refusal("no-focus", NO_FOCUS, facts)


def can_cast(battle: Battle, disk: Disk, target: Disk) -> bool:
    """Whether Magic can target a disk: an enemy within medium range, in sight (wd.magic.effect).

    It is no ranged attack, so what changes these does not matter (wd.magic.is-focus).
    """
    return (
        target.place == TABLE
        and enemies(battle, disk, target)
        and within(battle, disk, target, MEDIUM)
        and not immune(battle, target) & MAGIC
        and sees(battle, disk, target)
    )


def magic_refusal(battle: Battle, disk: Disk, target: Disk) -> Refusal | None:
    """Why a disk cannot be the target of Magic, with all reasons."""
    facts: tuple[tuple[str, Value], ...] = (("disk", int(disk.id)), ("other", int(target.id)))
    if can_cast(battle, disk, target):
        return None
    if target.place != TABLE:
        return Refusal("magic-needs-enemy", ("wd.magic.effect", "wd.reserve.definition"), facts)
    if not enemies(battle, disk, target):
        return Refusal("magic-needs-enemy", ("wd.magic.effect",), facts)
    found: list[Refusal] = []
    if immune(battle, target) & MAGIC:
        found.append(Refusal("immune-target", IMMUNE, facts))
    if not within(battle, disk, target, MEDIUM):
        found.append(Refusal("magic-out-of-range", OUT_OF_RANGE, facts))
    if not sees(battle, disk, target):
        found.append(Refusal("no-sight", ("wd.magic.line-of-sight", *NO_SIGHT), facts))
    return combined(found)


def focus_at_risk(battle: Battle, disk: Disk, answer: tuple[Value, ...]) -> list[Disk]:
    """The disks that a focus ability can damage: only Magic deals damage, and only to its target."""
    if answer[1] != "magic":
        return []
    target = battle.disks[pair(answer, 2)]
    return [target] if soften(battle, target, magic_strength(battle, disk), ARCANE | MAGIC) > 0 else []


def magic_strength(battle: Battle, disk: Disk) -> int:
    """The X of Magic X; the Stone Fangz Shaman's grows with the Orc disks near him.

    wd.unit.stone-fangz-shaman
    """
    return int(disk.unit.magic) + change(strength_modifiers(battle, disk))


def strength_modifiers(battle: Battle, disk: Disk) -> list[Modifier]:
    found = magic_modifiers(battle, disk)
    if "orc magic" in disk.unit.abilities:
        near = [
            other
            for other in battle.disks
            if other.place == TABLE and other.unit.race == "orc" and within(battle, disk, other, SHORT)
        ]
        if near:
            found.append(("orcs", len(near)))
    return found


def cast(battle: Battle, disk: Disk, target: Disk) -> None:
    """Magic: sure arcane damage to its target (wd.magic.effect, wd.magic.no-roll, wd.focus.not-ranged)."""
    modifiers = strength_modifiers(battle, disk)
    strength = int(disk.unit.magic) + change(modifiers)
    rules: tuple[str, ...] = MAGIC_RULES + ORC_MAGIC if "orc magic" in disk.unit.abilities else MAGIC_RULES
    rules += after_move(battle) + across(battle, disk, target)
    battle.tell("magic", (int(disk.id), int(target.id), strength, told(modifiers)), rules)
    dealing = Dealing(battle)
    dealing.add(target, strength, ARCANE | MAGIC, MAGIC_DAMAGE)
    if "backlash" in disk.unit.abilities:
        dealing.add(disk, 1, 0, BACKLASH)
    dealing.fall(())


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
        battle.tell("focus", (int(disk.id), name), FOCUS + FOCUS_RULES[name] + after_move(battle))
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
            and not enemies(battle, disk, other)
            and other.activated == token
            and int(other.id) not in touched
        ):
            found.append(int(other.id))
    return found


def marshal(state: State, args: tuple[Value, ...]) -> Generator[Decision, Value, list[Effect]]:
    """Karl Franz moves up to two activation tokens from allied disks to other allied disks.

    wd.unit.karl-franz
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


class Token(Pick):
    """A disk whose activation token is moved or removed; the rule is that of the ability at work."""

    def refusal(self, state: State, decision: Decision, answer: Value) -> Refusal | None:
        no = super().refusal(state, decision, answer)
        if no is None:
            return None
        return Refusal(no.code, FOCUS_RULES[str(state.frames[-1].args[0])], no.facts)


def roused(battle: Battle, disk: Disk) -> list[Value]:
    """Activated Boyz within medium range of the Big Boss (wd.unit.big-boss, ruling boyz-title)."""
    return [
        int(other.id)
        for other in battle.on_table()
        if other.activated and "boyz" in other.unit.traits and within(battle, disk, other, MEDIUM)
    ]


def rouse(state: State, args: tuple[Value, ...]) -> Generator[Decision, Value, list[Effect]]:
    """The Big Boss removes activation tokens from up to two disks with Boyz in their title.

    wd.unit.big-boss
    """
    assert isinstance(state, Battle)
    disk = state.disks[pair(args, 0)]
    effects: list[Effect] = []
    left = roused(state, disk)
    while left and len(effects) < SHIFTS:
        stop: list[Value] = [STOP] if effects else []
        chosen = yield ask(int(disk.controller), "token", tuple(left + stop))
        if chosen == STOP:
            break
        left.remove(chosen)
        effects.append(("token", chosen, False))
    return effects


def daemons(battle: Battle, disk: Disk) -> list[Value]:
    """The daemonic disks in the reserve of Kairos' player (wd.unit.kairos)."""
    return [int(other.id) for other in battle.reserve_of(disk.controller) if "daemonic" in other.unit.traits]


def summon(state: State, args: tuple[Value, ...]) -> Generator[Decision, Value, list[Effect]]:
    """Kairos brings in a daemonic disk within short range of himself (wd.unit.kairos)."""
    assert isinstance(state, Battle)
    disk = state.disks[pair(args, 0)]
    chosen = yield ask(int(disk.controller), "summon", tuple(daemons(state, disk)))
    return [("summon", chosen, int(disk.id))]


def bring_in(state: State, args: tuple[Value, ...]) -> None:
    """Open the placing of a summoned disk."""
    state.push(Frame("reinforce", args))


def register(game: Game) -> None:
    game.scripts["rouse"] = rouse
    game.scripts["summon"] = summon
    game.writers["summon"] = bring_in
    game.scripts["marshal"] = marshal
    game.writers["shift"] = shift
