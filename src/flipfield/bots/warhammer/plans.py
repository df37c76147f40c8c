"""Where an active disk could go: onto enemies, towards them, into range, out of their reach."""

from __future__ import annotations

from math import ceil, hypot

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.kinds import Zone
from flipfield.games.warhammer.rows import TABLE, Activation, Disk
from flipfield.games.warhammer.table import enemies
from flipfield.games.warhammer.zones import enemy_zones
from flipfield.kernel.value import Value

Point = tuple[int, int]
SHALLOW = 0.35
"""How far a disk lies over the rim of an enemy that it barely pins, in radii of the smaller."""
NEAR = 3
"""How many of the nearest enemies a disk thinks about that it cannot reach."""
MARGIN = 100
"""How far it stays clear of a border, so that rounding does not matter."""
HEROES = "heroes"
GROUND = "ground"
MEDIUM = 1
SIEGE = 3


def places(battle: Battle, player: int) -> list[Point]:
    """Where a player's objective lies: terrain to hold, zones to get into, heroes to slay; often nowhere."""
    kind = objective(battle, player)
    if kind == "terrain":
        shapes = [piece.shape for piece in battle.terrain]
        return [(int(shape.x0 + shape.x1) // 2, int(shape.y0 + shape.y1) // 2) for shape in shapes]
    if kind == GROUND:
        return [near_rim(battle, zone) for zone in enemy_zones(battle, player)]
    if kind == HEROES:
        prey = [disk for disk in battle.on_table() if not battle.allied(disk.controller, player)]
        return [(int(disk.x), int(disk.y)) for disk in prey if disk.unit.hero]
    return []


def near_rim(battle: Battle, zone: Zone) -> Point:
    """The point of a zone that lies nearest to the middle of the battlefield."""
    x, y = int(battle.printed.width) // 2, int(battle.printed.height) // 2
    return min(max(x, int(zone.x0)), int(zone.x1)), min(max(y, int(zone.y0)), int(zone.y1))


def objective(battle: Battle, player: int) -> str:
    """What a player's objective counts; nothing before it is dealt."""
    kind, _ = battle.printed.objectives.get(battle.players[player].objective, ("", 0))
    return kind


def paths(battle: Battle, activation: Activation) -> list[list[Value]]:
    """Chains of flips to all places worth a look."""
    disk = battle.disks[activation.disk]
    left = int(activation.limit - activation.flips)
    chains: list[list[Value]] = []
    seen: set[Point] = set()
    wanted: list[tuple[float, float]] = [*places(battle, int(disk.controller))]
    for x, y in wanted + goals(battle, disk, left):
        point = inside(battle, disk, x, y)
        if point not in seen:
            seen.add(point)
            chains.append(chain(disk, point, left))
    return chains


def goals(battle: Battle, disk: Disk, left: int) -> list[tuple[float, float]]:
    """Places for a disk that has so many flips left."""
    r: int = disk.r
    reach = left * 2 * r
    foes = sorted(
        [
            (hypot(int(foe.x - disk.x), int(foe.y - disk.y)), int(foe.id))
            for foe in battle.disks
            if foe.place == TABLE and enemies(battle, disk, foe)
        ]
    )
    found: list[tuple[float, float]] = []
    for rank, (way, id) in enumerate(foes):
        foe = battle.disks[id]
        size: int = foe.r
        touch = way - r - size
        steps: list[float] = []
        if touch < reach:
            steps = [min(way, reach), touch + SHALLOW * min(r, size)]
        elif rank < NEAR:
            steps = [reach]
        if rank < NEAR:
            steps += [touch - size * 2 * max(0, int(foe.unit.movement)) - MARGIN]
            steps += [touch - band + MARGIN for band in bands(battle, disk)]
        if rank == 0:
            steps.append(-reach)
        found += [towards(disk, foe, way, step) for step in steps if -reach <= step <= min(way, reach)]
    return found


def bands(battle: Battle, disk: Disk) -> list[int]:
    """The ranges of a disk's attacks and magic."""
    ruler = battle.printed.ruler
    found = [ruler[ranged.band] for ranged in disk.unit.ranged if ranged.band < SIEGE]
    return [*found, ruler[MEDIUM]] if disk.unit.magic else found


def towards(disk: Disk, foe: Disk, way: float, step: float) -> tuple[float, float]:
    """The point so far from a disk on the line to an enemy."""
    x: int = disk.x
    y: int = disk.y
    if way < 1:
        return x + step, float(y)
    return x + int(foe.x - x) * step / way, y + int(foe.y - y) * step / way


def inside(battle: Battle, disk: Disk, x: float, y: float) -> Point:
    """The nearest point where the disk lies wholly on the battlefield."""
    r: int = disk.r
    width: int = battle.printed.width
    height: int = battle.printed.height
    return round(min(max(x, r), width - r)), round(min(max(y, r), height - r))


def chain(disk: Disk, point: Point, left: int) -> list[Value]:
    """Flips in a straight line to a point, or as far as they lead."""
    x: int = disk.x
    y: int = disk.y
    dx, dy = point[0] - x, point[1] - y
    # Two units less than a flip reaches, for rounding.
    flips = max(1, ceil(hypot(dx, dy) / (2 * int(disk.r) - 2)))
    return [
        ("flip", x + round(dx * n / flips), y + round(dy * n / flips)) for n in range(1, min(flips, left) + 1)
    ]
