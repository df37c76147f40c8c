"""Deployment zones: cards along an edge, how they merge, what their abilities do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.kinds import Zone
from flipfield.games.warhammer.rows import TABLE, Disk
from flipfield.kernel.state import Refusal

EDGES: Final = ("south", "north", "west", "east")
OPPOSITE: Final = {"south": "north", "north": "south", "west": "east", "east": "west"}
OVERLAPPING: Final = ("wd.deployment.separate-cards",)
OFF_EDGE: Final = ("wd.deployment.draft", "wd.deployment.zone-extent")
PINCHED: Final = ("wd.multiplayer.three-player-pinched", "wd.multiplayer.precedence")
CORNERS: Final = ("wd.multiplayer.four-player-corners", "wd.multiplayer.precedence")
NO_ROOM: Final = ("wd.deployment.draft", "wd.deployment.separate-cards")

MEDIUM: Final = 1
LONG: Final = 2


def edge_length(battle: Battle, edge: str) -> int:
    return int(battle.printed.width if edge in ("south", "north") else battle.printed.height)


def span(battle: Battle, zone: Zone, edge: str) -> tuple[int, int]:
    """Where a zone begins and ends along its edge."""
    if edge in ("south", "north"):
        return int(zone.x0), int(zone.x1)
    return int(zone.y0), int(zone.y1)


def zone_depth(battle: Battle, cards: tuple[str, ...]) -> int:
    """How far from the edge a zone reaches: medium range, long with Ambush (wd.deployment.zone-extent)."""
    return int(battle.printed.ruler[LONG if "ambush" in cards else MEDIUM])


def zone_on(
    battle: Battle, seat: int, edge: str, low: int, high: int, value: int, cards: tuple[str, ...]
) -> Zone:
    """A zone that begins at an edge."""
    depth = zone_depth(battle, cards)
    width, height = int(battle.printed.width), int(battle.printed.height)
    if edge == "south":
        return Zone(seat, low, 0, high, depth, value, cards)
    if edge == "north":
        return Zone(seat, low, height - depth, high, height, value, cards)
    if edge == "west":
        return Zone(seat, 0, low, depth, high, value, cards)
    return Zone(seat, width - depth, low, width, high, value, cards)


def add_card(
    battle: Battle, seat: int, edge: str, low: int, high: int, value: int, cards: tuple[str, ...]
) -> None:
    """Lay a deployment card; cards that touch make one zone with all their abilities.

    wd.deployment.adjacent-cards-merge
    """
    left: list[Zone] = []
    for zone in battle.zones:
        if zone.player == seat:
            start, end = span(battle, zone, edge)
            if end == low or start == high:
                low, high = min(low, start), max(high, end)
                value += int(zone.value)
                cards = (*zone.cards, *cards)
                continue
        left.append(zone)
    battle.zones = [*left, zone_on(battle, seat, edge, low, high, value, cards)]


def card_refusal(battle: Battle, seat: int, low: int, high: int) -> Refusal | None:
    """Why a deployment card may not lie there along its player's edge."""
    edge = battle.players[seat].edge
    length = edge_length(battle, edge)
    if low < 0 or high > length:
        return Refusal("card-off-edge", OFF_EDGE)
    for zone in battle.zones:
        if zone.player == seat:
            start, end = span(battle, zone, edge)
            if low < end and start < high:
                return Refusal("cards-overlap", OVERLAPPING)
    allowed_low, allowed_high = stretch(battle, seat, high - low)
    if low < allowed_low or high > allowed_high:
        return Refusal("card-near-corner", PINCHED if len(battle.players) == 3 else CORNERS)
    later = (len(battle.offer) - 1) // len(battle.players)
    if room(battle, seat, low, high) < later:
        return Refusal("card-leaves-no-room", NO_ROOM, (("cards", later),))
    return None


def room(battle: Battle, seat: int, low: int, high: int) -> int:
    """How many cards of the same width a player can still lay beside a new one and those that lie there."""
    edge = battle.players[seat].edge
    taken = [span(battle, zone, edge) for zone in battle.zones if zone.player == seat]
    begin, end = stretch(battle, seat, high - low)
    free = 0
    for start, stop in sorted([*taken, (low, high), (end, end)]):
        free += (start - begin) // (high - low)
        begin = stop
    return free


def stretch(battle: Battle, seat: int, card: int) -> tuple[int, int]:
    """The part of a player's edge where deployment cards of a width may lie (wd.multiplayer.precedence).

    An outer player of three with more cards than long range holds may use as much as they need (house).
    """
    edge = battle.players[seat].edge
    length = edge_length(battle, edge)
    if len(battle.players) == 4:
        clear = battle.printed.ruler[MEDIUM] + 1
        return clear, length - clear
    if len(battle.players) == 3:
        pinched = pinched_seat(battle)
        if seat != pinched:
            strip = min(length, max(battle.printed.ruler[LONG], regiments_of(battle, seat) * card))
            near_low = battle.players[pinched].edge in ("south", "west")
            return (length - strip, length) if near_low else (0, strip)
    return 0, length


def regiments_of(battle: Battle, seat: int) -> int:
    """How many regiments a player brought: each has its hero (wd.army.regiments)."""
    return len([disk for disk in battle.disks if disk.owner == seat and disk.unit.hero])


def pinched_seat(battle: Battle) -> int:
    """The one of three players whose edge adjoins both others' (wd.multiplayer.three-player-pinched)."""
    edges = [player.edge for player in battle.players]
    for player in battle.players:
        if OPPOSITE[player.edge] not in edges:
            return int(player.seat)
    return 0


def holds(zone: Zone, x: i64, y: i64, r: i64) -> bool:
    """Whether a disk would lie completely inside a zone (wd.deployment.fully-inside)."""
    return x - r >= zone.x0 and x + r <= zone.x1 and y - r >= zone.y0 and y + r <= zone.y1


def touches(zone: Zone, x: i64, y: i64, r: i64) -> bool:
    """Whether any part of a disk lies inside a zone (ruling flank-zone-overlap)."""
    dx = max(zone.x0 - x, 0, x - zone.x1)
    dy = max(zone.y0 - y, 0, y - zone.y1)
    return dx * dx + dy * dy < r * r


def zone_at(battle: Battle, seat: i64, x: i64, y: i64, r: i64) -> Zone | None:
    """The player's zone that would hold a disk completely."""
    for zone in battle.zones:
        if zone.player == seat and holds(zone, x, y, r):
            return zone
    return None


def enemy_zones(battle: Battle, seat: i64) -> list[Zone]:
    """The zones of a player's enemies who are still in the game (ruling elimination-aftermath)."""
    return [
        zone
        for zone in battle.zones
        if not battle.allied(zone.player, seat) and not battle.players[zone.player].eliminated
    ]


def has_ground(battle: Battle, disk: Disk, ability: str) -> bool:
    """Whether a disk lies completely in a zone of its player with an ability."""
    for zone in battle.zones:
        if zone.cards and zone.player == disk.controller and ability in zone.cards:
            if holds(zone, disk.x, disk.y, disk.r):
                return True
    return False


def deployed_in(battle: Battle, zone: Zone) -> int:
    """How many disks of its player lie in a zone."""
    return len(
        [
            disk
            for disk in battle.disks
            if disk.place == TABLE and disk.owner == zone.player and holds(zone, disk.x, disk.y, disk.r)
        ]
    )


def slots_left(battle: Battle, seat: int) -> int:
    """How many disks a player still has to deploy (wd.deployment.exact-number)."""
    return sum(
        [max(0, int(zone.value) - deployed_in(battle, zone)) for zone in battle.zones if zone.player == seat]
    )
