"""Where the greedy bot deploys: fighters in front, shooters behind, nobody on another."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.draft import kind_of
from flipfield.games.warhammer.kinds import Zone
from flipfield.games.warhammer.pack import Pack
from flipfield.games.warhammer.rows import TABLE, Disk
from flipfield.kernel.state import Decision
from flipfield.kernel.value import Value, pair

STACKED = 100_000.0
"""What lying on another disk costs."""
TEXT = 0.5
"""What the text side of a deployment card is worth, in disks."""
ASIDE = 0.3
"""What a unit away from the middle costs, next to one too far forward or back."""


def deployment(battle: Battle, player: int, legal: Callable[[Value], bool]) -> Value:
    """The next disk and its place; None where nothing fits."""
    for disk in sorted(battle.reserve_of(player), key=forward, reverse=True):
        for _, x, y in places(battle, player, disk):
            answer = (int(disk.id), x, y)
            if legal(answer):
                return answer
    return None


def reinforcement(battle: Battle, decision: Decision, legal: Callable[[Value], bool]) -> list[Value]:
    """The best place in the player's zones for a disk that comes in; nothing where none is legal."""
    disk = battle.disks[pair(decision.spec, 0)]
    for _, x, y in places(battle, int(decision.player), disk):
        if legal((x, y)):
            return [(x, y)]
    return []


def drafting(battle: Battle, pack: Pack, decision: Decision, listed: list[Value]) -> Value:
    """A deployment card for many disks, in the middle of the edge."""
    edge = battle.players[decision.player].edge
    length = battle.printed.width if edge in ("south", "north") else battle.printed.height

    def score(answer: Value) -> float:
        assert isinstance(answer, tuple)
        card = pack.deployment_cards[kind_of(str(answer[0]))]
        room = card.value + TEXT if answer[1] == "text" else card.plain
        return room - abs(2 * pair(answer, 2) + pack.card_width - int(length)) / int(length)

    return max(listed, key=score)


def places(battle: Battle, player: int, disk: Disk) -> list[tuple[float, int, int]]:
    """Places for a disk in a player's zones, the best first."""
    return sorted(
        (cost(battle, zone, disk, x, y), x, y)
        for zone in battle.zones
        if zone.player == player
        for x, y in grid(zone, int(disk.r))
    )


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
