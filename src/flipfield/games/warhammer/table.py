"""What can be seen on the table: pins, engagements, ranges, sight, terrain under a disk."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.kinds import BANDS, Terrain
from flipfield.games.warhammer.rows import TABLE, Disk
from flipfield.games.warhammer.zones import has_ground
from flipfield.geometry import sight
from flipfield.geometry.disk import Disc, band, gap_at_most, overlaps
from flipfield.geometry.pin import pins
from flipfield.geometry.shape import Shape, shape_overlaps
from flipfield.kernel.state import NOBODY

NO_SIGHT: Final = (
    "wd.sight.required",
    "wd.target.needs-sight",
    "wd.sight.blocked-by",
    "wd.sight.any-line",
    "wd.terrain.blocks-sight",
)
"""What forbids a target behind terrain."""
HIGH_GROUND: Final = ("wd.terrain.high-ground",)


def enemies(battle: Battle, a: Disk, b: Disk) -> bool:
    """wd.control.enemy, wd.control.ally"""
    return not battle.allied(a.controller, b.controller)


def pinning(battle: Battle, disk: Disk) -> list[Disk]:
    """The disks that a disk pins (wd.pin.definition, wd.pin.disk-between, wd.pin.multiple).

    wd.pin.example-abc
    """
    if disk.place != TABLE:
        return []
    below: list[Disk] = []
    for other in battle.disks:
        if other.place == TABLE and other.z < disk.z and overlaps(disk, other):
            below.append(other)
    if len(below) < 2:
        return below
    return [low for low in below if pins(disk, low, _between(below, low.z, disk.z))]


def pinned_by(battle: Battle, disk: Disk) -> list[Disk]:
    """The disks that pin a disk, friend or foe (wd.pin.any-side)."""
    if disk.place != TABLE:
        return []
    above: list[Disk] = []
    for other in battle.disks:
        if other.place == TABLE and other.z > disk.z and overlaps(disk, other):
            above.append(other)
    if len(above) < 2:
        return above
    return [high for high in above if pins(high, disk, _between(above, disk.z, high.z))]


def _between(disks: list[Disk], low: i64, high: i64) -> list[Disc]:
    found: list[Disc] = []
    for disk in disks:
        if low < disk.z and disk.z < high:
            found.append(disk)
    return found


def overlapped(battle: Battle, disk: Disk) -> list[Disk]:
    """The disks below a disk that it covers, contact or not.

    wd.overlap.definition, wd.overlap.no-contact-needed
    """
    return [
        other
        for other in battle.disks
        if disk.place == TABLE and other.place == TABLE and other.z < disk.z and overlaps(disk, other)
    ]


def engaged_with(battle: Battle, disk: Disk) -> list[Disk]:
    """Enemies that a disk pins or is pinned by (wd.pin.engages, wd.melee.engagement-exists)."""
    found = [other for other in pinning(battle, disk) if enemies(battle, disk, other)]
    found += [other for other in pinned_by(battle, disk) if enemies(battle, disk, other)]
    return found


def embattled(battle: Battle, disk: Disk) -> bool:
    """wd.scrum.embattled"""
    return any([enemies(battle, disk, other) for other in pinning(battle, disk)]) and any(
        [enemies(battle, disk, other) for other in pinned_by(battle, disk)]
    )


def range_band(battle: Battle, a: Disk, b: Disk) -> int:
    """wd.range.bands, wd.range.measure, wd.range.self"""
    if a.id == b.id:
        return 0
    return int(band(a, b, battle.printed.ruler))


def band_name(battle: Battle, a: Disk, b: Disk) -> str:
    return BANDS[range_band(battle, a, b)]


def within(battle: Battle, a: Disk, b: Disk, limit: int) -> bool:
    """Whether b is within a range of a: at that band or nearer (wd.range.cumulative, wd.range.self).

    wd.range.from-own-disk
    """
    if limit == 3 or a.id == b.id:
        return True
    return gap_at_most(a, b, battle.printed.ruler[limit])


def sees(battle: Battle, a: Disk, b: Disk) -> bool:
    """Line of sight; only terrain blocks it.

    wd.sight.blocked-by, wd.sight.any-line, wd.terrain.blocks-sight, wd.sight.symmetric
    """
    if not battle.terrain or a.id == b.id:
        return True
    if on_high_ground(battle, a) or has_ground(battle, a, "hill"):
        return True
    return sight.sees(a, b, blockers(battle))


def across(battle: Battle, a: Disk, b: Disk) -> tuple[str, ...]:
    """Why a disk sees another across terrain that hides it from others (wd.terrain.high-ground)."""
    if not on_high_ground(battle, a) or sight.sees(a, b, blockers(battle)):
        return ()
    return HIGH_GROUND


def blockers(battle: Battle) -> list[Shape]:
    return [piece.shape for piece in battle.terrain if piece.blocks]


def on_high_ground(battle: Battle, disk: Disk) -> bool:
    """wd.terrain.high-ground, one-way (ruling high-ground-one-way)."""
    for piece in battle.terrain:
        if piece.high and shape_overlaps(piece.shape, disk.x, disk.y, disk.r):
            return True
    return False


def pieces_at(battle: Battle, x: i64, y: i64, r: i64) -> list[Terrain]:
    """The terrain that a disk there overlaps (wd.terrain.partial-overlap), in the order of placing."""
    return [piece for piece in battle.terrain if shape_overlaps(piece.shape, x, y, r)]


def controller_of(battle: Battle, piece: Terrain) -> int:
    """Who controls a terrain piece: the only player with a disk on it (wd.control.terrain).

    Of team-mates it is the earliest in initiative order.
    """
    holder = NOBODY
    for disk in battle.disks:
        if disk.place == TABLE and shape_overlaps(piece.shape, disk.x, disk.y, disk.r):
            seat = int(disk.controller)
            if holder == NOBODY:
                holder = seat
            elif not battle.allied(holder, seat):
                return NOBODY
            elif battle.rank(seat) < battle.rank(holder):
                holder = seat
    return holder
