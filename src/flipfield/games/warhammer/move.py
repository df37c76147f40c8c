"""Flips: what forbids one, and what a landing causes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.damage import (
    FRIENDLY,
    OFF_FIELD,
    Dealing,
    eliminate,
    enemy_pins,
    engage,
    remove,
    standing_pins,
)
from flipfield.games.warhammer.kinds import IMPACT, NO_MOVEMENT, PHYSICAL
from flipfield.games.warhammer.rows import (
    AIR,
    ENDED,
    GOING,
    PINNED_ENEMY,
    ROUGH_GROUND,
    TABLE,
    Activation,
    Disk,
)
from flipfield.games.warhammer.stats import (
    bonus_for_all,
    bonus_for_one,
    card_rules,
    impact,
    impact_modifiers,
    relentless,
    told,
)
from flipfield.games.warhammer.table import enemies, pieces_at, pinning
from flipfield.geometry.disk import on_field, overlaps_at
from flipfield.geometry.shape import shape_overlaps
from flipfield.kernel.game import Flow
from flipfield.kernel.state import CHANCE, Decision, Frame, Refusal, State, combined
from flipfield.kernel.value import Value

FLIP: Final = ("wd.move.flip", "wd.move.flip-reach")
TOO_FAR: Final = ("wd.move.flip-reach", "wd.move.pivot", "wd.move.flip")
NO_FLIPS: Final = ("wd.move.flip-count",)
NO_MOVE: Final = ("wd.move.no-movement-value",)
STOP: Final = ("wd.move.stop-on-enemy-pin",)
ROUGH: Final = ("wd.terrain.rough",)
RELENTLESS: Final = ("wd.keyword.relentless",)
PIN: Final = ("wd.pin.definition", "wd.pin.any-side", "wd.move.ally-no-stop")
NO_REPIN: Final = ("wd.move.no-repin",)
LEFT: Final = ("wd.move.leave-pinned-enemy",)
STRIDER: Final = ("wd.keyword.strider",)
ENGAGE: Final = ("wd.pin.engages", "wd.pin.definition")
IMPACT_RULES: Final = ("wd.keyword.impact",)
IMPACT_FLYING: Final = ("wd.keyword.impact", "wd.keyword.impact-flying")
DANGEROUS: Final = ("wd.terrain.dangerous",)
FLYING: Final = ("wd.keyword.flying",)
SCOUT: Final = ("wd.keyword.scout-limits",)
MOBILE: Final = ("wd.keyword.mobile", "wd.activation.one-action")


def going(activation: Activation) -> bool:
    """Whether the disk may flip on somewhere (wd.move.flip-count)."""
    return activation.stopped == GOING and activation.flips < activation.limit


def stop_refusal(activation: Activation) -> Refusal | None:
    """Why the disk may not flip any more, wherever it wants to go, with all reasons."""
    return None if going(activation) else combined(_stops(activation))


def _stops(activation: Activation) -> list[Refusal]:
    facts: tuple[tuple[str, Value], ...] = (("disk", int(activation.disk)),)
    found: list[Refusal] = []
    if activation.stopped & PINNED_ENEMY:
        rules = STOP + RELENTLESS if activation.ran else STOP
        found.append(Refusal("stopped-on-enemy", rules, facts))
    if activation.stopped & ROUGH_GROUND:
        found.append(Refusal("stopped-on-rough", ROUGH, facts))
    if activation.stopped & ENDED:
        found.append(Refusal("move-over", MOBILE, facts))
    if activation.limit == NO_MOVEMENT:
        found.append(Refusal("no-movement", NO_MOVE, facts))
    elif activation.flips >= activation.limit:
        found.append(Refusal("no-flips-left", NO_FLIPS, (*facts, ("flips", int(activation.limit)))))
    return found


def flip_refusal(battle: Battle, activation: Activation, x: i64, y: i64) -> Refusal | None:
    """Why the disk may not flip to a place, with all reasons.

    wd.move.flip-reach, wd.move.flip-count, wd.keyword.scout-limits
    """
    disk = battle.disks[activation.disk]
    dx = x - disk.x
    dy = y - disk.y
    near = dx * dx + dy * dy <= 4 * disk.r * disk.r
    enemy = None
    if activation.scouting and must_land_clear(activation, disk):
        enemy = enemy_at(battle, disk, x, y)
    if near and enemy is None and going(activation):
        return None
    found = _stops(activation)
    if not near:
        found.append(Refusal("too-far", TOO_FAR, (("disk", int(disk.id)), ("reach", int(2 * disk.r)))))
    if enemy is not None:
        found.append(Refusal("scout-on-enemy", SCOUT, (("disk", int(disk.id)), ("other", int(enemy.id)))))
    return combined(found)


def must_land_clear(activation: Activation, disk: Disk) -> bool:
    """A scout may not land on an enemy; a flying one is free until its last flip.

    ruling scout-indirect-damage
    """
    return not disk.unit.flying or activation.flips + 1 >= activation.limit


def enemy_at(battle: Battle, disk: Disk, x: i64, y: i64) -> Disk | None:
    """An enemy that the disk would overlap at a place."""
    for other in battle.disks:
        if other.place == TABLE and enemies(battle, disk, other) and overlaps_at(x, y, disk.r, other):
            return other
    return None


def flip(battle: Battle, x: i64, y: i64) -> None:
    """Flip the active disk to a legal place and resolve the landing."""
    activation = battle.activation
    assert activation is not None
    disk = battle.disks[activation.disk]
    _claim_bonus(battle, activation, disk)
    if disk.unit.flying:
        _fly(battle, activation, disk, x, y)
        return
    before = [int(other.id) for other in pinning(battle, disk)]
    stopped: i64 = GOING
    if battle.terrain and not disk.unit.strider and _enters_rough(battle, disk, x, y):
        stopped = ROUGH_GROUND
    extra = _extra(battle, activation, disk)
    new = land(battle, disk, x, y, before, FLIP + extra + _freely(battle, disk, x, y, before))
    if battle.over:
        return
    if new is None:
        return
    ran = activation.ran
    if any([enemies(battle, disk, other) for other in new]):
        if relentless(battle, disk) and not ran:
            ran = True
            given = () if disk.unit.relentless else card_rules(battle, disk, "relentless")
            battle.tell("relentless", (int(disk.id),), RELENTLESS + given)
        else:
            stopped |= PINNED_ENEMY
    battle.activation = activation.moved(activation.flips + 1, stopped, ran, ())
    if stopped:
        rules = [rule for no in _stops(battle.activation) if no.rules != NO_FLIPS for rule in no.rules]
        battle.tell("stop", (int(disk.id),), tuple(rules))
    settle_landing(battle, disk.id)


def _claim_bonus(battle: Battle, activation: Activation, disk: Disk) -> None:
    """The first flip that a disk could not make without it takes the bonus that a card has for one disk.

    wd.card.myrmidias-blessing
    """
    resolution, bonus = battle.resolution, bonus_for_one(battle, disk)
    if resolution is not None and bonus and activation.flips >= activation.limit - bonus:
        battle.resolution = resolution.claimed_by(disk.id)


def _extra(battle: Battle, activation: Activation, disk: Disk) -> tuple[str, ...]:
    """The rule of the card without which the disk could not make this flip."""
    found: tuple[str, ...] = ()
    for passive, bonus in (
        ("movement", bonus_for_all(battle, disk)),
        ("movement for one", bonus_for_one(battle, disk)),
    ):
        if bonus and activation.flips >= activation.limit - bonus:
            found += card_rules(battle, disk, passive)
    return found


def _freely(battle: Battle, disk: Disk, x: i64, y: i64, before: list[int]) -> tuple[str, ...]:
    """What lets a disk leave an enemy that it pinned, and go on over terrain that stops or hurts others."""
    found: tuple[str, ...] = ()
    held = [battle.disks[id] for id in before]
    if any([enemies(battle, disk, other) and not overlaps_at(x, y, disk.r, other) for other in held]):
        found += LEFT
    if disk.unit.strider and any([piece.rough or piece.danger for piece in pieces_at(battle, x, y, disk.r)]):
        found += STRIDER
    return found


def _fly(battle: Battle, activation: Activation, disk: Disk, x: i64, y: i64) -> None:
    """A flip of a flying disk: it touches nothing before its last landing.

    wd.keyword.flying, ruling flying-in-flight
    """
    held = activation.held
    if activation.flips == 0:
        held = tuple([int(other.id) for other in pinning(battle, disk)])
        lift(battle, disk)
    rules = FLYING + FLIP + _extra(battle, activation, disk)
    battle.tell("flip", (int(disk.id), int(disk.x), int(disk.y), int(x), int(y)), rules)
    flown = disk.at(AIR, x, y, 0)
    battle.put(flown)
    battle.activation = activation.moved(activation.flips + 1, GOING, activation.ran, held)
    if not on_field(flown, battle.printed.width, battle.printed.height):
        remove(battle, flown, OFF_FIELD)
        eliminate(battle)
    else:
        open_auras(battle)


def touch_down(battle: Battle) -> None:
    """Let the flying disk lie down where it is: now it pins, overlaps and strikes.

    wd.keyword.impact-flying
    """
    activation = battle.activation
    assert activation is not None
    disk = battle.disks[activation.disk]
    battle.activation = activation.moved(activation.flips, ENDED, activation.ran, ())
    new = land(battle, disk, disk.x, disk.y, list(activation.held), FLYING)
    if new is not None:
        settle_landing(battle, disk.id)


def lift(battle: Battle, disk: Disk) -> None:
    """Take a disk up that is about to come down elsewhere: what lies on it sinks onto what lay below.

    ruling pin-by-removal-triggers
    """
    if battle.printed.engaging and battle.pinned(disk):
        before = standing_pins(battle)
        battle.put(disk.at(AIR, disk.x, disk.y, 0))
        engage(battle, [pin for pin in standing_pins(battle) if pin not in before])


def land(
    battle: Battle, disk: Disk, x: i64, y: i64, before: list[int], rules: tuple[str, ...]
) -> list[Disk] | None:
    """Put a disk down on top of everything, with pins and impact: the newly pinned disks, None if it is lost.

    The order is fixed by the ruling simultaneous-triggers; disks pinned before the flip are not pinned anew
    (wd.move.no-repin).
    """
    if disk.place != AIR:
        lift(battle, disk)
    battle.top += 1
    landed = disk.at(TABLE, x, y, battle.top)
    battle.put(landed)
    below = pinning(battle, landed)
    if disk.place != AIR:
        if any([int(other.id) in before for other in below]):
            rules += NO_REPIN
        battle.tell("flip", (int(disk.id), int(disk.x), int(disk.y), int(x), int(y)), rules)
    if not on_field(landed, battle.printed.width, battle.printed.height):
        remove(battle, landed, OFF_FIELD)
        eliminate(battle)
        return None
    new = [other for other in below if int(other.id) not in before]
    if not new:
        return new
    for other in new:
        battle.tell("pin", (int(disk.id), int(other.id)), ENGAGE if enemies(battle, disk, other) else PIN)
    engage(battle, enemy_pins(battle, landed, new))
    strength = impact(battle, landed)
    if strength:
        modifiers = told(impact_modifiers(battle, landed))
        battle.tell("impact", (int(disk.id), strength, modifiers), IMPACT_RULES)
        dealing = Dealing(battle)
        for other in new:
            why = () if enemies(battle, disk, other) else FRIENDLY
            dealing.add(other, strength, PHYSICAL | IMPACT, why)
        dealing.fall(IMPACT_FLYING if disk.unit.flying else IMPACT_RULES)
        if battle.over:
            return None
    return new


def _enters_rough(battle: Battle, disk: Disk, x: i64, y: i64) -> bool:
    """Whether a landing overlaps a rough piece that the disk did not overlap before the flip.

    wd.terrain.rough
    """
    for piece in battle.terrain:
        if (
            piece.rough
            and shape_overlaps(piece.shape, x, y, disk.r)
            and not shape_overlaps(piece.shape, disk.x, disk.y, disk.r)
        ):
            return True
    return False


def settle_landing(battle: Battle, id: i64) -> None:
    """Open what follows a flip before engaging, in the order danger, auras (ruling simultaneous-triggers).

    Strider ignores dangerous terrain (wd.keyword.strider).
    """
    open_auras(battle)
    if battle.terrain and not battle.disks[id].unit.strider:
        endanger(battle, id)


def open_auras(battle: Battle) -> None:
    """Let auras work once what lies above on the stack of frames is resolved."""
    if battle.printed.plague:
        battle.push(Frame("aura"))


def endanger(battle: Battle, id: i64) -> None:
    """Open the roll for every dangerous piece that a disk overlaps (ruling two-dangerous-pieces)."""
    disk = battle.disks[id]
    pieces: list[Value] = []
    for piece in pieces_at(battle, disk.x, disk.y, disk.r):
        if piece.danger:
            pieces.append(battle.terrain.index(piece))
    if pieces:
        battle.push(Frame("danger", (int(id), tuple(pieces))))


class DangerFlow(Flow):
    """The d6 of each dangerous piece under a disk; all the damage is one dealing."""

    def run(self, state: State, frame: Frame) -> None:
        assert isinstance(state, Battle)
        pieces = frame.args[1]
        assert isinstance(pieces, tuple)
        dice: list[Value] = ["d6" for _ in pieces]
        state.ask(CHANCE, "roll", tuple(dice))

    def answered(self, state: State, frame: Frame, decision: Decision, answer: Value) -> None:
        battle = state
        assert isinstance(battle, Battle) and isinstance(answer, tuple)
        id, pieces = frame.args
        assert isinstance(id, int) and isinstance(pieces, tuple)
        battle.pop()
        battle.tell("danger", (id, pieces, answer), DANGEROUS, False)
        dealing = Dealing(battle)
        for index, face in zip(pieces, answer, strict=True):
            assert isinstance(index, int) and isinstance(face, int)
            dealing.add(battle.disks[id], face, battle.terrain[index].danger)
        dealing.fall(DANGEROUS)
