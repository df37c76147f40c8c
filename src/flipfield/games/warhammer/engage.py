"""What happens after a disk has come down: auras, and abilities that engaging triggers."""

from __future__ import annotations

from typing import Final

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.damage import Dealing, settle
from flipfield.games.warhammer.kinds import ARCANE, PHYSICAL
from flipfield.games.warhammer.rows import AIR, TABLE, Disk
from flipfield.games.warhammer.table import enemies, within
from flipfield.kernel.game import Flow
from flipfield.kernel.state import CHANCE, Decision, Frame, State
from flipfield.kernel.value import Value, pair

DOOM: Final = ("wd.unit.archaon", "wd.pin.engages")
DUEL: Final = ("wd.unit.tyrion", "wd.pin.engages")
PLAGUE: Final = ("wd.unit.plaguebearers", "wd.empower.ends")
SHORT: Final = 0

DOOM_DAMAGE: Final = 1
"""Arcane damage that Archaon deals to each enemy near him when he engages (house)."""
DUEL_NEEDS: Final = 4
DUEL_DAMAGE: Final = 2
"""Tyrion hurts a disk that he engages with a roll of four or more (house)."""


def open_triggers(battle: Battle, pins: list[tuple[int, int]]) -> None:
    """Open the abilities that enemy pins made at one moment trigger, on top and below (wd.pin.engages)."""
    found: list[Value] = []
    engaging: list[int] = []
    for pin in pins:
        engaging += [id for id in pin if id not in engaging]
    for id in engaging:
        against: list[Value] = [low if high == id else high for high, low in pins if id in (high, low)]
        for ability in ("doom", "duel"):
            if ability in battle.disks[id].unit.abilities:
                found.append((ability, id, tuple(against)))
    if found:
        battle.push(Frame("triggers", tuple(found)))


class EngageFlow(Flow):
    """Enemy pins that a landing or a removal made, once what comes before engaging is resolved.

    Frame args: the pins (rulings archaon-once-a-landing, disk-removed-below).
    """

    def run(self, state: State, frame: Frame) -> None:
        assert isinstance(state, Battle)
        state.pop()
        open_triggers(state, [(pair(pin, 0), pair(pin, 1)) for pin in frame.args])


class TriggersFlow(Flow):
    """Abilities triggered at one moment: players in initiative order, each orders their own.

    Frame args: the triggers that wait, as (ability, disk, the disks it engages); simultaneous-triggers rules.
    """

    def run(self, state: State, frame: Frame) -> None:
        assert isinstance(state, Battle)
        battle = state
        waiting = [item for item in frame.args if standing(battle, item)]
        battle.frames[-1] = frame.with_args(tuple(waiting))
        for seat in battle.initiative:
            own = [item for item in waiting if battle.disks[pair(item, 1)].controller == seat]
            if len(own) > 1:
                battle.ask(seat, "trigger", tuple(own))
                return
            if own:
                self.resolve(battle, own[0])
                return
        battle.pop()

    def answered(self, state: State, frame: Frame, decision: Decision, answer: Value) -> None:
        assert isinstance(state, Battle)
        self.resolve(state, answer)

    def resolve(self, battle: Battle, trigger: Value) -> None:
        assert isinstance(trigger, tuple)
        ability, id, _ = trigger
        assert isinstance(id, int)
        left = [item for item in battle.frames[-1].args if item != trigger]
        battle.frames[-1] = battle.frames[-1].with_args(tuple(left))
        if ability == "doom":
            doom(battle, battle.disks[id])
        else:
            battle.push(Frame("duel", (id, present(battle, trigger))))


def standing(battle: Battle, trigger: Value) -> bool:
    """Whether a trigger still has its disk, and a duel somebody to fight."""
    if battle.disks[pair(trigger, 1)].place != TABLE:
        return False
    return not (isinstance(trigger, tuple) and trigger[0] == "duel") or bool(present(battle, trigger))


def present(battle: Battle, trigger: Value) -> tuple[Value, ...]:
    """The engaged disks of a trigger that are still there (ruling tyrion-still-there)."""
    assert isinstance(trigger, tuple) and isinstance(trigger[2], tuple)
    left: list[Value] = []
    for id in trigger[2]:
        assert isinstance(id, int)
        if battle.disks[id].place == TABLE:
            left.append(id)
    return tuple(left)


def doom(battle: Battle, disk: Disk) -> None:
    """Archaon: arcane damage to all enemies within short range.

    wd.unit.archaon, ruling aura-line-of-sight
    """
    battle.tell("ability", (int(disk.id), "doom"), DOOM)
    dealing = Dealing(battle)
    for other in battle.on_table():
        if enemies(battle, disk, other) and within(battle, disk, other, SHORT):
            dealing.add(other, DOOM_DAMAGE, ARCANE)
    dealing.fall(DOOM)


class DuelFlow(Flow):
    """Tyrion: a separate d6 for each disk he engages (wd.unit.tyrion). Frame args: he, they."""

    def run(self, state: State, frame: Frame) -> None:
        against = frame.args[1]
        assert isinstance(against, tuple)
        dice: list[Value] = ["d6" for _ in against]
        state.ask(CHANCE, "roll", tuple(dice))

    def answered(self, state: State, frame: Frame, decision: Decision, answer: Value) -> None:
        assert isinstance(state, Battle) and isinstance(answer, tuple)
        id, against = frame.args
        assert isinstance(against, tuple)
        state.pop()
        state.tell("duel", (id, against, answer), DUEL, False)
        dealing = Dealing(state)
        for other, face in zip(against, answer, strict=True):
            assert isinstance(other, int) and isinstance(face, int)
            if face >= DUEL_NEEDS:
                dealing.add(state.disks[other], DUEL_DAMAGE, PHYSICAL)
        dealing.fall(DUEL)


class AuraFlow(Flow):
    """Auras are sampled after every landing and placement (ruling aura-sampling)."""

    def run(self, state: State, frame: Frame) -> None:
        assert isinstance(state, Battle)
        state.pop()
        plague(state)


def plague(battle: Battle) -> None:
    """Plaguebearers: an empowered disk within short range of them loses its token (wd.unit.plaguebearers)."""
    hit: list[int] = []
    for bearer in battle.disks:
        if bearer.place not in (TABLE, AIR) or "plague" not in bearer.unit.abilities:
            continue
        for disk in battle.disks:
            if disk.place in (TABLE, AIR) and disk.empowered and within(battle, bearer, disk, SHORT):
                battle.put(disk.with_tokens(disk.damage, disk.wounds, disk.activated, False))
                battle.tell("drained", (int(disk.id),), PLAGUE)
                hit.append(int(disk.id))
    settle(battle, hit)
