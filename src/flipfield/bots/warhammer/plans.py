"""Where an active disk could go: onto enemies, towards them, out of their reach, back."""

from __future__ import annotations

from math import ceil, hypot

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.rows import TABLE, Activation, Disk
from flipfield.kernel.value import Value

Point = tuple[int, int]
SHALLOW = 0.35
"""How far a disk lies over the rim of an enemy that it barely pins, in radii of the smaller."""
NEAR = 3
"""How many of the nearest enemies a disk thinks about that it cannot reach."""


def flights(battle: Battle, activation: Activation) -> list[list[Value]]:
    """Chains of flips to the places worth a look."""
    disk = battle.disks[activation.disk]
    left = int(activation.limit - activation.flips)
    chains: list[list[Value]] = []
    seen: set[Point] = set()
    for x, y in goals(battle, disk, left):
        point = clamp(battle, disk, x, y)
        if point not in seen:
            seen.add(point)
            chains.append(chain(disk, point, left))
    return chains


def goals(battle: Battle, disk: Disk, left: int) -> list[tuple[float, float]]:
    """Places for a disk that has so many flips left."""
    x, y, r = disk.x, disk.y, disk.r
    reach = left * 2 * r
    foes = [
        (hypot(other.x - x, other.y - y), other)
        for other in battle.disks
        if other.place == TABLE and other.controller != disk.controller
    ]
    foes.sort(key=lambda item: item[0])
    found: list[tuple[float, float]] = []
    for rank, (way, foe) in enumerate(foes):
        touch = way - r - foe.r
        if touch < reach:
            found.append(towards(disk, foe, way, min(way, reach)))
            shallow = touch + SHALLOW * min(r, foe.r)
            if 0 < shallow < min(way, reach):
                found.append(towards(disk, foe, way, shallow))
        elif rank < NEAR:
            found.append(towards(disk, foe, way, reach))
        if rank < NEAR:
            wary = way - foe.r * (2 * max(0, foe.unit.movement) + 1) - r - 100
            if -reach < wary < reach:
                found.append(towards(disk, foe, way, wary))
            found += [
                towards(disk, foe, way, goal) for goal in ranges(battle, disk, foe, way) if goal < reach
            ]
    if foes:
        found.append(towards(disk, foes[0][1], foes[0][0], -reach))
    return found


def ranges(battle: Battle, disk: Disk, foe: Disk, way: float) -> list[float]:
    """How far to go to have an enemy just in the range of the disk's attacks."""
    bands = [int(ranged.band) for ranged in disk.unit.ranged if ranged.band < 3]
    if disk.unit.magic:
        bands.append(1)
    steps = [way - disk.r - foe.r - battle.printed.ruler[band] + 100 for band in bands]
    return [step for step in steps if step > 0]


def towards(disk: Disk, foe: Disk, way: float, step: float) -> tuple[float, float]:
    """The point so far from a disk on the line to an enemy."""
    if way < 1:
        return disk.x + step, float(disk.y)
    return disk.x + (foe.x - disk.x) * step / way, disk.y + (foe.y - disk.y) * step / way


def clamp(battle: Battle, disk: Disk, x: float, y: float) -> Point:
    """The nearest point where the disk lies wholly on the battlefield."""
    r, width, height = disk.r, battle.printed.width, battle.printed.height
    return round(min(max(x, r), width - r)), round(min(max(y, r), height - r))


def chain(disk: Disk, point: Point, left: int) -> list[Value]:
    """Flips in a straight line to a point, or as far as they lead."""
    dx, dy = point[0] - disk.x, point[1] - disk.y
    # Two units are lost to rounding.
    step = 2 * disk.r - 2
    flips = max(1, ceil(hypot(dx, dy) / step))
    return [
        ("flip", disk.x + round(dx * n / flips), disk.y + round(dy * n / flips))
        for n in range(1, min(flips, left) + 1)
    ]
