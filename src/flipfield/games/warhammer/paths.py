"""Reach maps and planned paths: drawings and proposals for a disk that moves. The rules judge every flip."""

from __future__ import annotations

from math import hypot
from typing import Final

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.kinds import NO_MOVEMENT
from flipfield.games.warhammer.move import flip, flip_refusal, going
from flipfield.games.warhammer.rows import AIR, TABLE, Activation, Disk
from flipfield.games.warhammer.stats import movement, relentless
from flipfield.games.warhammer.table import enemies, pinning
from flipfield.geometry.disk import overlaps_at
from flipfield.geometry.reach import Stop, Walk, nearest, plan, reach_map, reaches
from flipfield.geometry.shape import Circle, shape_overlaps
from flipfield.kernel.value import Json

Point = tuple[int, int]

NUDGES: Final = (2, 20, 100)
"""How far inside the drawn border of its reach a disk is proposed to land, in 0.01 mm."""


def walk_of(battle: Battle, activation: Activation) -> Walk:
    """The rest of a disk's move as geometry sees it."""
    disk = battle.disks[activation.disk]
    flying = disk.unit.flying
    held = [int(other.id) for other in pinning(battle, disk)]
    stops: list[Stop] = []
    for other in battle.disks:
        if other.place == TABLE and enemies(battle, disk, other) and (activation.scouting or not flying):
            shape = Circle(other.x, other.y, other.r)
            stops.append(Stop(shape, int(other.id) in held, not activation.scouting, activation.scouting))
    if not flying and not disk.unit.strider:
        for piece in battle.terrain:
            if piece.rough:
                inside = shape_overlaps(piece.shape, disk.x, disk.y, disk.r)
                stops.append(Stop(piece.shape, inside))
    passes = 1 if relentless(battle, disk) and not activation.ran else 0
    return Walk(
        int(disk.x),
        int(disk.y),
        int(disk.r),
        max(0, int(activation.limit - activation.flips)),
        int(battle.printed.width),
        int(battle.printed.height),
        tuple(stops),
        passes,
    )


def reach_layers(battle: Battle, activation: Activation) -> Json:
    """Where the active disk can get: for each number of flips the regions of its centre."""
    layers: list[Json] = []
    for rings in reach_map(walk_of(battle, activation)):
        outline: list[Json] = [[[x, y] for x, y in ring] for ring in rings]
        layers.append([outline])
    return layers


def legal_path(battle: Battle, activation: Activation, path: list[Point]) -> bool:
    """Whether a whole chain of flips is legal and ends on the battlefield; dice are not foreseen."""
    copy = battle.clone()
    copy.activation = activation
    for x, y in path:
        going = copy.activation
        if copy.over or going is None or copy.disks[activation.disk].place not in (TABLE, AIR):
            return False
        if flip_refusal(copy, going, x, y) is not None:
            return False
        flip(copy, x, y)
        if copy.frames and copy.frames[-1].op == "danger":
            copy.pop()
    return copy.disks[activation.disk].place in (TABLE, AIR)


def plan_path(battle: Battle, activation: Activation, target: Point) -> list[Point] | None:
    """The shortest legal chain of flips to a place, or None."""
    if not going(activation):
        return None
    return plan(walk_of(battle, activation), target, lambda path: legal_path(battle, activation, path))


def near_path(battle: Battle, activation: Activation, target: Point) -> list[Point] | None:
    """The way to the nearest place around one that cannot be reached itself, at most a disk's radius away.

    A disk that is to land on an enemy often has to stop at its edge.
    """
    if not going(activation):
        return None
    x, y = target
    spot = nearest(walk_of(battle, activation), x, y)
    r = int(battle.disks[activation.disk].r)
    if spot is None:
        return None
    dx, dy = spot[0] - x, spot[1] - y
    far = hypot(dx, dy)
    if far > r:
        return None
    for inward in NUDGES:
        share = 1.0 + inward / max(far, 1.0)
        path = plan_path(battle, activation, (round(x + dx * share), round(y + dy * share)))
        if path is not None:
            return path
    return None


def as_if_activated(battle: Battle, disk: Disk, scouting: bool = False) -> Activation:
    """An activation or scout move of a disk that has not begun, without a card."""
    return Activation(disk.id, scouting, 0, movement(battle, disk), 0, False, False, (), disk.x, disk.y)


def laid(battle: Battle, disk: Disk, x: int, y: int) -> Battle:
    """The battle as it would be with a disk lying there on top, nothing that follows resolved."""
    copy = battle.clone()
    copy.top += 1
    copy.put(copy.disks[disk.id].at(TABLE, x, y, copy.top))
    return copy


def threats(battle: Battle, disk: Disk) -> list[int]:
    """The enemies that could land on a disk if they were activated next, without a card."""
    found: list[int] = []
    for other in battle.disks:
        if other.place != TABLE or not enemies(battle, disk, other) or other.unit.movement == NO_MOVEMENT:
            continue
        if battle.pinned(other) or other.activated:
            continue
        activation = as_if_activated(battle, other)
        crow = other.r + 2 * other.r * activation.limit
        if overlaps_at(other.x, other.y, crow, disk) and reaches(
            walk_of(battle, activation), int(disk.x), int(disk.y), int(disk.r)
        ):
            found.append(int(other.id))
    return found
