"""Where the greedy bot deploys: fighters in front, shooters behind, nobody on another."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.kinds import Zone
from flipfield.games.warhammer.rows import TABLE, Disk
from flipfield.kernel.value import Value

STACKED = 100_000.0
"""What lying on another disk costs."""
ASIDE = 0.3
"""What a unit away from the middle costs, next to one too far forward or back."""


def deployment(battle: Battle, player: int, legal: Callable[[Value], bool]) -> Value:
    """The next disk and its place; None where nothing fits."""
    for disk in sorted(battle.reserve_of(player), key=forward, reverse=True):
        places = [
            (cost(battle, zone, disk, x, y), x, y)
            for zone in battle.zones
            if zone.player == player
            for x, y in grid(zone, int(disk.r))
        ]
        for _, x, y in sorted(places):
            answer = (int(disk.id), x, y)
            if legal(answer):
                return answer
    return None


def forward(disk: Disk) -> float:
    """How far in front a disk belongs: 1 for the first line, 0 for the rear."""
    unit = disk.unit
    if unit.magic:
        return 0.1
    if unit.ranged:
        return 0.6 if unit.mobile else 0.3
    return 0.5 if unit.hero else 1.0


def grid(zone: Zone, r: int) -> list[tuple[int, int]]:
    """Places side by side that fill a zone."""
    return [
        (x, y)
        for x in range(int(zone.x0) + r, int(zone.x1) - r + 1, r)
        for y in range(int(zone.y0) + r, int(zone.y1) - r + 1, r)
    ]


def cost(battle: Battle, zone: Zone, disk: Disk, x: int, y: int) -> float:
    """How bad a place is: on another disk, too far forward or back, off the middle."""
    width, height = int(battle.printed.width), int(battle.printed.height)
    # The back is the side of the zone at the table's edge, the front the one that looks to the middle.
    if zone.y0 == 0 or zone.y1 == height:
        back, front = (0, int(zone.y1)) if zone.y0 == 0 else (height, int(zone.y0))
        place, aside = y, abs(x - width / 2)
    else:
        back, front = (0, int(zone.x1)) if zone.x0 == 0 else (width, int(zone.x0))
        place, aside = x, abs(y - height / 2)
    total = abs(back + (front - back) * forward(disk) - place) + ASIDE * aside
    for other in battle.disks:
        if other.place == TABLE and hypot(int(other.x) - x, int(other.y) - y) < int(other.r + disk.r):
            total += STACKED
    return total
