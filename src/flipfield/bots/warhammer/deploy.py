"""Where the greedy bot deploys: fighters in front, shooters behind, nobody on another."""

from __future__ import annotations

from math import hypot

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.kinds import Zone
from flipfield.games.warhammer.rows import TABLE, Disk
from flipfield.kernel.value import Value

STACKED = 100_000.0
ASIDE = 0.3
"""What a unit away from the middle costs, next to one too far forward or back."""


def deployment(battle: Battle, player: int) -> Value:
    """The next disk and its place."""
    disk = max(battle.reserve_of(player), key=forward)
    zones = [zone for zone in battle.zones if zone.player == player]
    places = [(cost(battle, zone, disk, x, y), x, y) for zone in zones for x, y in grid(zone, int(disk.r))]
    _, x, y = min(places)
    return (int(disk.id), x, y)


def forward(disk: Disk) -> float:
    """How far in front a disk belongs: 1 for the first line, 0 for the rear."""
    unit = disk.unit
    if unit.magic:
        return 0.1
    if unit.ranged:
        return 0.6 if unit.mobile else 0.3
    return 0.5 if unit.hero else 1.0


def grid(zone: Zone, r: int) -> list[tuple[int, int]]:
    return [
        (x, y)
        for x in range(int(zone.x0) + r, int(zone.x1) - r + 1, r)
        for y in range(int(zone.y0) + r, int(zone.y1) - r + 1, r)
    ]


def cost(battle: Battle, zone: Zone, disk: Disk, x: int, y: int) -> float:
    """How bad a place is: on another disk, too far forward or back, off the middle."""
    width, height = battle.printed.width, battle.printed.height
    # The front is the side of the zone that looks to the middle of the battlefield.
    if zone.y0 == 0 or zone.y1 == height:
        front, back, place, side, middle = zone.y1, zone.y0, y, x, width / 2
        if zone.y1 == height:
            front, back = back, front
    else:
        front, back, place, side, middle = zone.x1, zone.x0, x, y, height / 2
        if zone.x1 == width:
            front, back = back, front
    wanted = back + (front - back) * forward(disk)
    found = abs(place - wanted) + ASIDE * abs(side - middle)
    for other in battle.disks:
        if other.place == TABLE and hypot(other.x - x, other.y - y) < other.r + disk.r:
            found += STACKED
    return found
