"""Circles on the integer table: contact, gaps, range bands and shared area. One unit is 0.01 mm."""

import math
from typing import TypeVar

from mypy_extensions import i64


class Disc:
    """A circle with a height order: of two discs that overlap the one with the bigger z lies higher."""

    def __init__(self, x: i64, y: i64, r: i64, z: i64) -> None:
        self.x: i64 = x
        self.y: i64 = y
        self.r: i64 = r
        self.z: i64 = z


D = TypeVar("D", bound=Disc)


def distance_squared(a: Disc, b: Disc) -> i64:
    """Squared distance of the centres."""
    dx: i64 = a.x - b.x
    dy: i64 = a.y - b.y
    return dx * dx + dy * dy


def overlaps(a: Disc, b: Disc) -> bool:
    """Whether the two share an area; rims that only touch do not (wd.overlap.edge-contact)."""
    dx: i64 = a.x - b.x
    dy: i64 = a.y - b.y
    reach: i64 = a.r + b.r
    return dx * dx + dy * dy < reach * reach


def overlaps_at(x: i64, y: i64, r: i64, b: Disc) -> bool:
    """Whether a disc of radius r with its centre at (x, y) would overlap b."""
    dx: i64 = x - b.x
    dy: i64 = y - b.y
    reach: i64 = r + b.r
    return dx * dx + dy * dy < reach * reach


def gap_at_most(a: Disc, b: Disc, n: i64) -> bool:
    """Whether the gap from edge to edge is n or less (wd.range.measure)."""
    reach: i64 = a.r + b.r + n
    return reach >= 0 and distance_squared(a, b) <= reach * reach


def gap(a: Disc, b: Disc) -> float:
    """The gap from edge to edge in units, for display; 0 when the discs overlap."""
    return max(0.0, math.sqrt(float(distance_squared(a, b))) - float(a.r + b.r))


def compare_gap(ref: Disc, a: Disc, b: Disc) -> int:
    """-1, 0 or 1: a is nearer to ref than b, as near, farther, by the gap; an overlap is a gap of 0."""
    if gap_at_most(ref, a, 0) and gap_at_most(ref, b, 0):
        return 0
    # The sign of sqrt(p) - sqrt(q) - k. Each comparison below is between numbers that are not negative.
    k: int = a.r - b.r
    p: int = distance_squared(ref, a)
    q: int = distance_squared(ref, b)
    if k < 0:
        return -_root_sum_sign(q, p, -k)
    return _root_sum_sign(p, q, k)


def _root_sum_sign(p: int, q: int, k: int) -> int:
    """The sign of sqrt(p) - (sqrt(q) + k) for k >= 0."""
    rest = p - q - k * k
    if rest < 0:
        return -1
    left = rest * rest
    right = 4 * k * k * q
    return int(left > right) - int(left < right)


def band(a: Disc, b: Disc, ruler: tuple[int, int, int]) -> int:
    """The range band of the gap: 0 short, 1 medium, 2 long, 3 siege; a border belongs to the nearer band."""
    if gap_at_most(a, b, ruler[0]):
        return 0
    if gap_at_most(a, b, ruler[1]):
        return 1
    if gap_at_most(a, b, ruler[2]):
        return 2
    return 3


def lens_area(a: Disc, b: Disc) -> float:
    """The area that the two discs share, in square units."""
    if not overlaps(a, b):
        return 0.0
    small: float = float(min(a.r, b.r))
    if distance_squared(a, b) <= (a.r - b.r) * (a.r - b.r):
        return math.pi * small * small
    d = math.sqrt(float(distance_squared(a, b)))
    ra = float(a.r)
    rb = float(b.r)
    along = (d * d + ra * ra - rb * rb) / (2.0 * d)
    half = math.sqrt(max(0.0, ra * ra - along * along))
    return _segment(ra, along, half) + _segment(rb, d - along, half)


def _segment(r: float, along: float, half: float) -> float:
    """The area of a circle's segment behind a chord of half length `half` at `along` from the centre."""
    return r * r * math.atan2(half, along) - along * half


def same_lens(a: Disc, b: Disc, c: Disc) -> bool:
    """Whether a shares exactly the same lens with b as with c: equal radii, equal distance."""
    return b.r == c.r and distance_squared(a, b) == distance_squared(a, c)


def inside(d: Disc, x0: i64, y0: i64, x1: i64, y1: i64) -> bool:
    """Whether the disc lies wholly in the rectangle; it may touch the border."""
    return d.x - d.r >= x0 and d.y - d.r >= y0 and d.x + d.r <= x1 and d.y + d.r <= y1


def on_field(d: Disc, width: i64, height: i64) -> bool:
    """Whether some area of the disc lies on the field from (0, 0) to (width, height)."""
    dx: i64 = 0
    dy: i64 = 0
    if d.x < 0:
        dx = -d.x
    elif d.x > width:
        dx = d.x - width
    if d.y < 0:
        dy = -d.y
    elif d.y > height:
        dy = d.y - height
    return dx * dx + dy * dy < d.r * d.r


def covered(d: Disc, discs: list[D]) -> bool:
    """Whether a disc of the list lies higher and overlaps d; then, and only then, d is pinned."""
    return any(other.z > d.z and overlaps(other, d) for other in discs)
