"""Flips that are not moves: the Hellcannon's lurch, an enemy shoved away."""

from __future__ import annotations

from math import isqrt
from random import Random
from typing import Final

from mypy_extensions import i64

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.move import FLIP, TOO_FAR, land, settle_landing
from flipfield.games.warhammer.rows import NO_DISK, TABLE, Disk
from flipfield.games.warhammer.table import pinning
from flipfield.geometry.disk import compare_gap, overlaps_at
from flipfield.kernel.game import Family, Flow
from flipfield.kernel.options import Pick
from flipfield.kernel.state import Decision, Frame, Refusal, State
from flipfield.kernel.value import Json, Value, is_ints, pair

LURCH: Final = ("wd.unit.hellcannon",)
FIRST_ROLL: Final = ("wd.ranged.trigger-first-roll-only",)
TRIES: Final = 64
SURE: Final = 3
"""A flip that reaches so much farther than it must surely finds a place on the grid."""


class LurchFlow(Flow):
    """The Hellcannon flips toward the nearest disk that it is not pinning (wd.unit.hellcannon). Frame args:
    it.
    """

    def run(self, state: State, frame: Frame) -> None:
        assert isinstance(state, Battle)
        disk = state.disks[pair(frame.args, 0)]
        near = nearest_free(state, disk)
        if disk.place != TABLE or not near:
            state.pop()
        elif len(near) == 1:
            self.open(state, disk, near[0])
        else:
            state.ask(disk.controller, "nearest", tuple(near))

    def answered(self, state: State, frame: Frame, decision: Decision, answer: Value) -> None:
        assert isinstance(state, Battle) and isinstance(answer, int)
        self.open(state, state.disks[pair(frame.args, 0)], answer)

    def open(self, battle: Battle, disk: Disk, target: int) -> None:
        battle.pop()
        battle.tell("ability", (int(disk.id), "hellcannon"), LURCH + FIRST_ROLL)
        battle.push(Frame("shove", (int(disk.id), int(disk.controller), target)))


def nearest_free(battle: Battle, disk: Disk) -> list[int]:
    """The disks nearest to a disk by their gap among those that it does not pin.

    ruling nearest-hellcannon-engaged
    """
    held = [int(other.id) for other in pinning(battle, disk)]
    best: list[Disk] = []
    for other in battle.on_table():
        if other.id == disk.id or int(other.id) in held:
            continue
        order = compare_gap(disk, other, best[0]) if best else -1
        if order < 0:
            best = [other]
        elif order == 0:
            best.append(other)
    return [int(other.id) for other in best]


def lurch_at_risk(battle: Battle, disk: Disk) -> list[Disk]:
    """The disks onto which a ranged attack can bring the Hellcannon: all in reach of one flip."""
    if "hellcannon" not in disk.unit.abilities:
        return []
    return [other for other in battle.on_table() if other.id != disk.id and must_overlap(disk, other)]


class Nearest(Pick):
    """One of several equally near disks: of a scatter's victims, or of those the Hellcannon may flip to."""

    def refusal(self, state: State, decision: Decision, answer: Value) -> Refusal | None:
        no = super().refusal(state, decision, answer)
        if no is not None and state.frames[-1].op == "lurch":
            return Refusal(no.code, LURCH, no.facts)
        return no


class ShoveFlow(Flow):
    """One flip outside a move (ruling forced-flip-effects). Frame args: the disk, who chooses, the disk it
    is drawn to.
    """

    def run(self, state: State, frame: Frame) -> None:
        assert isinstance(state, Battle)
        state.ask(pair(frame.args, 1), "shove", (pair(frame.args, 0), pair(frame.args, 2)))

    def answered(self, state: State, frame: Frame, decision: Decision, answer: Value) -> None:
        assert isinstance(state, Battle)
        battle = state
        disk = battle.disks[pair(frame.args, 0)]
        battle.pop()
        before = [int(other.id) for other in pinning(battle, disk)]
        if land(battle, disk, pair(answer, 0), pair(answer, 1), before, FLIP) is not None:
            settle_landing(battle, disk.id)


def must_overlap(disk: Disk, target: Disk) -> bool:
    """Whether one flip can bring the disk onto its target: some place of the grid does."""
    reach: i64 = 3 * disk.r + target.r
    far = _square(disk.x, disk.y, target)
    if far >= reach * reach:
        return False
    return far <= (reach - SURE) * (reach - SURE) or bool(onto(disk, target))


def onto(disk: Disk, target: Disk) -> list[tuple[int, int]]:
    """A place in reach of one flip from which the disk just overlaps its target, if there is one."""
    step, r = 2 * int(disk.r), int(disk.r + target.r)
    x, y, tx, ty = int(disk.x), int(disk.y), int(target.x), int(target.y)
    for px in range(max(x - step, tx - r + 1), min(x + step, tx + r - 1) + 1):
        reach = isqrt(step * step - (px - x) * (px - x))
        depth = isqrt(r * r - 1 - (px - tx) * (px - tx))
        low, high = max(y - reach, ty - depth), min(y + reach, ty + depth)
        if low <= high:
            return [(px, low)]
    return []


class Shove(Family):
    """Where a forced flip lands. The spec holds the disk and the one it must flip toward, or -1."""

    def refusal(self, state: State, decision: Decision, answer: Value) -> Refusal | None:
        assert isinstance(state, Battle)
        if not is_ints(answer, 2):
            return Refusal("malformed", ())
        disk = state.disks[pair(decision.spec, 0)]
        x, y = pair(answer, 0), pair(answer, 1)
        dx, dy = x - disk.x, y - disk.y
        facts: tuple[tuple[str, Value], ...] = (("disk", int(disk.id)), ("reach", int(2 * disk.r)))
        if dx * dx + dy * dy > 4 * disk.r * disk.r:
            return Refusal("too-far", TOO_FAR, facts)
        if pair(decision.spec, 1) == NO_DISK:
            return None
        target = state.disks[pair(decision.spec, 1)]
        if must_overlap(disk, target):
            near = overlaps_at(x, y, disk.r, target)
        else:
            near = _square(x, y, target) < _square(disk.x, disk.y, target)
        return (
            None
            if near
            else Refusal("must-lurch", LURCH, (("disk", int(disk.id)), ("other", int(target.id))))
        )

    def listed(self, state: State, decision: Decision) -> list[Value]:
        """The landing straight toward the target, and those in eight directions that are legal."""
        assert isinstance(state, Battle)
        disk = state.disks[pair(decision.spec, 0)]
        reach = 2 * int(disk.r)
        points = [(int(disk.x), int(disk.y))]
        if pair(decision.spec, 1) != NO_DISK:
            target = state.disks[pair(decision.spec, 1)]
            points = straight(disk, target) + onto(disk, target)
        slant = isqrt(reach * reach // 2)
        for dx, dy in ((reach, 0), (0, reach), (-reach, 0), (0, -reach)):
            points.append((int(disk.x) + dx, int(disk.y) + dy))
        for dx, dy in ((slant, slant), (-slant, slant), (-slant, -slant), (slant, -slant)):
            points.append((int(disk.x) + dx, int(disk.y) + dy))
        found: list[Value] = list(points)
        return [point for point in found if self.refusal(state, decision, point) is None]

    def sample(self, state: State, decision: Decision, rng: Random) -> Value:
        assert isinstance(state, Battle)
        disk = state.disks[pair(decision.spec, 0)]
        reach = 2 * int(disk.r)
        for _ in range(TRIES):
            x = int(disk.x) - reach + int(rng.random() * (2 * reach + 1))
            y = int(disk.y) - reach + int(rng.random() * (2 * reach + 1))
            if self.refusal(state, decision, (x, y)) is None:
                return (x, y)
        return self.listed(state, decision)[0]

    def describe(self, state: State, decision: Decision) -> dict[str, Json]:
        assert isinstance(state, Battle)
        disk = state.disks[pair(decision.spec, 0)]
        target: Json = pair(decision.spec, 1) if pair(decision.spec, 1) != NO_DISK else None
        return {"disk": int(disk.id), "reach": int(2 * disk.r), "toward": target}


def _square(x: i64, y: i64, target: Disk) -> i64:
    dx: i64 = x - target.x
    dy: i64 = y - target.y
    return dx * dx + dy * dy


def straight(disk: Disk, target: Disk) -> list[tuple[int, int]]:
    """Landings on the line to the target: its centre when in reach, else the four places of the grid around
    the farthest one toward it.
    """
    x, y = int(disk.x), int(disk.y)
    dx, dy = int(target.x) - x, int(target.y) - y
    reach = 2 * int(disk.r)
    far = isqrt(dx * dx + dy * dy)
    if dx * dx + dy * dy <= reach * reach:
        return [(x + dx, y + dy)]
    px, py = x + dx * reach // far, y + dy * reach // far
    return [(px + i, py + j) for i in (0, 1) for j in (0, 1)]
