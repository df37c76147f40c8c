"""Ranged attacks: who may be shot, the five die results, scatter."""

from __future__ import annotations

from typing import Final

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.damage import FRIENDLY, Dealing, soften
from flipfield.games.warhammer.kinds import RANGED, SIEGE, Ranged
from flipfield.games.warhammer.rows import TABLE, Disk
from flipfield.games.warhammer.stats import (
    Modifier,
    after_move,
    at_siege,
    card_rules,
    change,
    immune,
    maximum_band,
    told,
)
from flipfield.games.warhammer.table import (
    NO_SIGHT,
    across,
    band_name,
    enemies,
    engaged_with,
    pieces_at,
    pinning,
    range_band,
    sees,
    within,
)
from flipfield.geometry.disk import compare_gap, lens_area, overlaps, same_lens
from flipfield.geometry.shape import shape_overlaps
from flipfield.kernel.game import Flow
from flipfield.kernel.state import CHANCE, Decision, Frame, Refusal, State, combined
from flipfield.kernel.value import Value, pair

SHOT: Final = ("wd.ranged.action", "wd.ranged.roll-count", "wd.target.chosen-first")
AT_ALLY: Final = ("wd.ranged.may-target-ally",)
AT_PINNED: Final = ("wd.ranged.may-target-pinned",)
ROLLED: Final = ("wd.ranged.roll-count",)
RANDOM: Final = ("wd.ranged.random-strength",)
FACES: Final = {"miss": ("wd.dice.miss",), "chaos": ("wd.dice.chaos",)}
"""Faces that do nothing, unless an ability says otherwise."""
COVERED: Final = ("wd.terrain.cover",)
DAMAGE: Final = ("wd.ranged.simultaneous-damage",)
HIT: Final = ("wd.dice.hit",)
CRITICAL: Final = ("wd.dice.critical",)
CHAOS_HIT: Final = ("wd.unit.maiden-guard",)
CHAOS_HIT_AGAIN: Final = ("wd.ranged.conversion-all-rolls",)
SCATTER: Final = ("wd.dice.scatter-result", "wd.scatter.order")
SEVERAL_SCATTER: Final = ("wd.scatter.multiple",)
ENGAGED: Final = ("wd.scatter.engaged-nearest",)
OVERLAPPING: Final = ("wd.scatter.overlapping-victims",)
SHOOTER: Final = ("wd.scatter.can-hit-shooter",)
REROLLED: Final = ("wd.dice.scatter-result",)
SAME_STRENGTH: Final = ("wd.scatter.keeps-d6",)
NO_VICTIM: Final = ("wd.scatter.none-in-range",)
SIEGE_HIT: Final = ("wd.dice.hit", "wd.range.effective")
SIEGE_SCATTER: Final = ("wd.dice.hit", "wd.scatter.range-inherited")
IMMUNE: Final = ("wd.keyword.immune", "wd.card.cannot-beats-can")
OUT_OF_RANGE: Final = ("wd.ranged.action", "wd.range.measure", "wd.ranged.attack-stats")
SEVERAL: Final = (*OUT_OF_RANGE, "wd.unit.steam-tank")
NO_ATTACK: Final = ("wd.ranged.action", "wd.ranged.attack-stats")

SHORT: Final = 0


def can_shoot(battle: Battle, disk: Disk, index: int, target: Disk) -> bool:
    """Whether a disk may shoot at another: any other disk in range and in sight (wd.ranged.action).

    What forbids is stronger than what allows (wd.card.cannot-beats-can).
    """
    return (
        target.place == TABLE
        and target.id != disk.id
        and within(battle, disk, target, maximum_band(battle, disk, disk.unit.ranged[index]))
        and not immune(battle, target) & RANGED
        and caves(battle, disk) == caves(battle, target)
        and sees(battle, disk, target)
    )


def shot_refusal(battle: Battle, disk: Disk, index: int, target: Disk) -> Refusal | None:
    """Why a disk may not be shot at, with all reasons."""
    facts: tuple[tuple[str, Value], ...] = (("disk", int(disk.id)), ("other", int(target.id)))
    if not 0 <= index < len(disk.unit.ranged):
        return Refusal("no-ranged-attack", NO_ATTACK, facts)
    if can_shoot(battle, disk, index, target):
        return None
    if target.place != TABLE:
        return Refusal("not-on-table", ("wd.ranged.action", "wd.reserve.definition"), facts)
    if target.id == disk.id:
        return Refusal("not-itself", ("wd.ranged.not-self",), facts)
    found: list[Refusal] = []
    if immune(battle, target) & RANGED:
        found.append(Refusal("immune-target", IMMUNE, facts))
    if caves(battle, disk) != caves(battle, target):
        found.append(Refusal("cave", ("wd.terrain.cave",), facts))
    if not within(battle, disk, target, maximum_band(battle, disk, disk.unit.ranged[index])):
        rules: tuple[str, ...] = SEVERAL if len(disk.unit.ranged) > 1 else OUT_OF_RANGE
        if at_siege(battle, disk):
            rules += card_rules(battle, disk, "range")
        found.append(Refusal("out-of-range", rules, facts))
    if not sees(battle, disk, target):
        found.append(Refusal("no-sight", NO_SIGHT, facts))
    return combined(found)


def shot_options(battle: Battle, disk: Disk) -> list[Value]:
    """The shoot answers that an activated disk has: any one of its attacks at any legal target.

    wd.unit.steam-tank, wd.ranged.may-target-ally, wd.ranged.may-target-pinned
    """
    found: list[Value] = []
    for index in range(len(disk.unit.ranged)):
        for target in battle.disks:
            if can_shoot(battle, disk, index, target):
                found.append(("shoot", index, int(target.id)))
    return found


def shot_rules(battle: Battle, disk: Disk, attack: Ranged, target: Disk) -> tuple[str, ...]:
    """What allows a shot: at an ally, at a disk below, across terrain, beyond the printed range."""
    rules: tuple[str, ...] = SHOT + after_move(battle) + across(battle, disk, target)
    if not enemies(battle, disk, target):
        rules += AT_ALLY
    if any([other.id == target.id for other in pinning(battle, disk)]):
        rules += AT_PINNED
    if attack.band == SIEGE or not within(battle, disk, target, int(attack.band)):
        rules += card_rules(battle, disk, "range")
    return rules


def caves(battle: Battle, disk: Disk) -> list[int]:
    """The Caves that a disk overlaps: ranged attacks cross no border of a Cave (wd.terrain.cave)."""
    return [
        index
        for index, piece in enumerate(battle.terrain)
        if piece.ability == "cave" and shape_overlaps(piece.shape, disk.x, disk.y, disk.r)
    ]


def dice_count(battle: Battle, attack: Ranged, target: Disk) -> int:
    """How many battle dice are rolled."""
    return int(attack.dice) + change(dice_modifiers(battle, attack, target))


def dice_modifiers(battle: Battle, attack: Ranged, target: Disk) -> list[Modifier]:
    """What changes the number of dice; cover takes one, never the last (wd.terrain.cover)."""
    found: list[Modifier] = []
    if battle.scenario == "volleys":
        found.append(("scenario", 1))
    covered = any([piece.cover for piece in pieces_at(battle, target.x, target.y, target.r)])
    if covered and int(attack.dice) + change(found) > 1:
        found.append(("cover", -1))
    return found


def victims(battle: Battle, target: Disk) -> list[list[Disk]]:
    """Possible scatter victims from nearest to farthest; a group holds disks that are equally near.

    wd.dice.scatter-result, wd.scatter.overlapping-victims, ruling nearest
    """
    engaged = engaged_with(battle, target)
    ids = [int(other.id) for other in engaged]
    others: list[Disk] = []
    for other in battle.disks:
        if (
            other.place == TABLE
            and other.id != target.id
            and int(other.id) not in ids
            and within(battle, target, other, SHORT)
        ):
            others.append(other)
    groups: list[list[Disk]] = []
    _rank(groups, target, engaged)
    _rank(groups, target, others)
    return groups


def _rank(groups: list[list[Disk]], target: Disk, disks: list[Disk]) -> None:
    """Append disks to the groups, nearest first."""
    left = disks.copy()
    while left:
        best = left[0]
        for other in left[1:]:
            if _nearness(target, other, best) < 0:
                best = other
        group = [other for other in left if _nearness(target, other, best) == 0]
        groups.append(group)
        left = [other for other in left if other not in group]


def _nearness(target: Disk, a: Disk, b: Disk) -> int:
    """Negative when a is nearer to the target than b: larger overlap first, then smaller gap.

    wd.scatter.engaged-nearest
    """
    if a is b:
        return 0
    over_a, over_b = overlaps(target, a), overlaps(target, b)
    if over_a and over_b:
        if same_lens(target, a, b):
            return 0
        area_a, area_b = lens_area(target, a), lens_area(target, b)
        return -1 if area_a > area_b else 1 if area_a < area_b else 0
    if over_a or over_b:
        return -1 if over_a else 1
    return int(compare_gap(target, a, b))


def shot_at_risk(battle: Battle, disk: Disk, index: int, target: Disk) -> list[Disk]:
    """The disks that a ranged attack can damage: its target, and those that scatter reaches if every die
    shows it.
    """
    attack = disk.unit.ranged[index]
    found = [target]
    left = dice_count(battle, attack, target)
    for group in victims(battle, target):
        if left > 0:
            found += group
            left -= len(group)
    return [other for other in found if soften(battle, other, 1, attack.type | RANGED) > 0]


def converted(disk: Disk, faces: tuple[Value, ...]) -> tuple[Value, ...]:
    """The Maiden Guard's chaos results count as hits, on scatter rerolls too.

    wd.ranged.conversion-all-rolls, wd.unit.maiden-guard
    """
    if "chaos hits" not in disk.unit.abilities:
        return faces
    return tuple(["hit" if face == "chaos" else face for face in faces])


def results(disk: Disk, first: tuple[Value, ...], again: tuple[Value, ...], siege: bool) -> tuple[str, ...]:
    """By which results a disk is damaged, of the first roll and of scatter dice rolled again."""
    rules: tuple[str, ...] = CRITICAL if "critical" in first + again else ()
    if siege or "hit" not in converted(disk, first + again):
        return rules
    rules += HIT
    if "chaos hits" in disk.unit.abilities and "chaos" in first + again:
        rules += CHAOS_HIT + CHAOS_HIT_AGAIN if "chaos" in again else CHAOS_HIT
    return rules


def rolled(disk: Disk, attack: Ranged, faces: tuple[Value, ...], again: bool) -> tuple[str, ...]:
    """Why these dice were rolled, and which of their faces do nothing."""
    rules: tuple[str, ...] = REROLLED if again else ROLLED
    if attack.strength == 0:
        rules += SAME_STRENGTH if again else RANDOM
    means = "hellcannon" in disk.unit.abilities or "chaos hits" in disk.unit.abilities
    for face in ("miss", "chaos"):
        if face in faces and not (face == "chaos" and means):
            rules += FACES[face]
    return rules


class ShotFlow(Flow):
    """A ranged attack of the active disk. Frame args: attack, target, then the roll, then the victims found
    so far.
    """

    def run(self, state: State, frame: Frame) -> None:
        assert isinstance(state, Battle)
        battle = state
        if frame.step == 0:
            self.roll(battle, frame)
        elif frame.step == 1:
            self.scatter(battle, frame)
        else:
            self.strike(battle, frame, ())

    def roll(self, battle: Battle, frame: Frame) -> None:
        """Roll as many dice as the attack has, changed by cover and scenario (wd.ranged.roll-count)."""
        disk, attack, target = self.parts(battle, frame)
        modifiers = dice_modifiers(battle, attack, target)
        count = int(attack.dice) + change(modifiers)
        rules = shot_rules(battle, disk, attack, target)
        if ("cover", -1) in modifiers:
            rules += COVERED
        index, band = pair(frame.args, 0), band_name(battle, disk, target)
        battle.tell("shoot", (int(disk.id), int(target.id), index, band, count, told(modifiers)), rules)
        dice: list[Value] = ["battle" for _ in range(count)]
        if attack.strength == 0:
            dice.append("d6")
        battle.ask(CHANCE, "roll", tuple(dice))

    def parts(self, battle: Battle, frame: Frame) -> tuple[Disk, Ranged, Disk]:
        activation = battle.activation
        assert activation is not None
        disk = battle.disks[activation.disk]
        return disk, disk.unit.ranged[pair(frame.args, 0)], battle.disks[pair(frame.args, 1)]

    def scatter(self, battle: Battle, frame: Frame) -> None:
        """Find the victim of each scatter die; the attacker is asked where disks are equally near."""
        disk, _, target = self.parts(battle, frame)
        roll, chosen = frame.args[2], frame.args[3]
        assert isinstance(roll, tuple) and isinstance(chosen, tuple)
        dice = roll.count("scatter")
        groups = victims(battle, target)
        order: list[Value] = list(chosen)
        for group in groups:
            left: list[Value] = [int(other.id) for other in group if int(other.id) not in order]
            while left and len(order) < dice:
                if len(left) > 1:
                    self.remember(battle, frame, tuple(order))
                    battle.ask(disk.controller, "nearest", tuple(left))
                    return
                order.append(left.pop())
        if not order:
            battle.tell("scatter", (int(target.id), ()), NO_VICTIM)
            self.strike(battle, frame, ())
            return
        hits: list[Value] = [order[i % len(order)] for i in range(dice)]
        self.remember(battle, frame, tuple(hits))
        battle.tell("scatter", (int(target.id), tuple(hits)), self.scattered(battle, disk, target, hits))
        again: list[Value] = ["battle" for _ in hits]
        battle.ask(CHANCE, "roll", tuple(again))

    def scattered(self, battle: Battle, disk: Disk, target: Disk, hits: list[Value]) -> tuple[str, ...]:
        """Why the scatter dice go where they go."""
        rules: tuple[str, ...] = SCATTER + SEVERAL_SCATTER if len(hits) > 1 else SCATTER
        if any([int(other.id) in hits for other in engaged_with(battle, target)]):
            rules += ENGAGED
        if any([overlaps(target, battle.disks[id]) for id in hits if isinstance(id, int)]):
            rules += OVERLAPPING
        return rules + SHOOTER if int(disk.id) in hits else rules

    def remember(self, battle: Battle, frame: Frame, chosen: tuple[Value, ...]) -> None:
        battle.frames[-1] = frame.with_args((*frame.args[:3], chosen))

    def answered(self, state: State, frame: Frame, decision: Decision, answer: Value) -> None:
        assert isinstance(state, Battle)
        battle = state
        if decision.kind == "nearest":
            chosen = frame.args[3]
            assert isinstance(chosen, tuple)
            self.remember(battle, frame, (*chosen, answer))
            return
        assert isinstance(answer, tuple)
        disk, attack, target = self.parts(battle, frame)
        again = frame.step != 0
        battle.tell(
            "roll", (int(disk.id), int(target.id), answer), rolled(disk, attack, answer, again), False
        )
        if not again:
            step = 1 if "scatter" in answer else 2
            battle.frames[-1] = Frame(frame.op, (*frame.args[:2], answer, ()), step)
        else:
            self.strike(battle, frame, answer)

    def strike(self, battle: Battle, frame: Frame, again: tuple[Value, ...]) -> None:
        """Apply every die of the attack at the same moment.

        wd.ranged.simultaneous-damage, wd.scatter.order

        wd.ranged.trigger-first-roll-only, wd.scatter.keeps-d6, wd.scatter.can-hit-shooter,
        wd.ranged.example-crossbowmen, wd.scatter.example-bolt-thrower
        """
        disk, attack, target = self.parts(battle, frame)
        roll, hits = frame.args[2], frame.args[3]
        assert isinstance(roll, tuple) and isinstance(hits, tuple)
        strength = int(attack.strength)
        if strength == 0:
            strength = pair(roll, len(roll) - 1)
        siege = range_band(battle, disk, target) == SIEGE
        battle.pop()
        if "hellcannon" in disk.unit.abilities and "chaos" in roll:
            battle.push(Frame("lurch", (int(disk.id),)))
        counts: dict[int, int] = {}
        tokens: list[int] = []
        for face in converted(disk, roll):
            self.count(battle, int(target.id), face, SIEGE_HIT if siege else (), counts, tokens)
        for victim, face in zip(hits, converted(disk, again), strict=True):
            assert isinstance(victim, int)
            self.count(battle, victim, face, SIEGE_SCATTER if siege else (), counts, tokens)
        for id in tokens:
            struck = battle.disks[id]
            if not struck.activated:
                battle.put(struck.with_activation(True))
                battle.tell("activated", (id,), CRITICAL)
        dealing = Dealing(battle)
        for id, count in counts.items():
            first = roll if id == target.id else ()
            why = results(disk, first, tuple([again[i] for i in range(len(again)) if hits[i] == id]), siege)
            why += () if enemies(battle, disk, battle.disks[id]) else FRIENDLY
            dealing.add(battle.disks[id], count * strength, attack.type | RANGED, why)
        dealing.fall(DAMAGE)

    def count(
        self,
        battle: Battle,
        victim: int,
        face: Value,
        siege: tuple[str, ...],
        counts: dict[int, int],
        tokens: list[int],
    ) -> None:
        """Count one die: hits fail at siege range, by the rules given; criticals strike at any and bring a
        token.

        wd.dice.hit, wd.dice.miss, wd.dice.chaos
        """
        if face == "critical":
            counts[victim] = counts.get(victim, 0) + 1
            if victim not in tokens:
                tokens.append(victim)
        elif face == "hit":
            if siege:
                battle.tell("siege", (victim,), siege)
            else:
                counts[victim] = counts.get(victim, 0) + 1
