"""Stacking: which disc lies directly on which. Exact on integers, tangencies and shared points included."""

from typing import Final

from mypy_extensions import i64

from flipfield.geometry.disk import D, Disc, distance_squared, overlaps
from flipfield.geometry.surd import sign

_ALL: Final = 0
_NONE: Final = 1
_ARC: Final = 2


def pins(a: Disc, b: Disc, between: list[D]) -> bool:
    """Whether a, lying above b, pins it past the discs between them in height (wd.pin.disk-between)."""
    if not overlaps(a, b):
        return False
    holes: list[Disc] = []
    for c in between:
        if overlaps(c, a) and overlaps(c, b):
            if _within(a, c) or _within(b, c):
                return False
            holes.append(c)
    return not holes or _has_free_part(a, b, holes)


def pinned_by(d: Disc, discs: list[D]) -> list[D]:
    """The discs of a list with distinct heights that pin d, from the lowest to the highest."""
    above = [other for other in discs if other.z > d.z and overlaps(other, d)]
    above.sort(key=_height)
    return [other for i, other in enumerate(above) if pins(other, d, above[:i])]


def pinning(d: Disc, discs: list[D]) -> list[D]:
    """The discs of a list with distinct heights that d pins, from the highest to the lowest."""
    below = [other for other in discs if other.z < d.z and overlaps(other, d)]
    below.sort(key=_height, reverse=True)
    return [other for i, other in enumerate(below) if pins(d, other, below[:i])]


def _height(d: Disc) -> int:
    return d.z


def _within(a: Disc, b: Disc) -> bool:
    """Whether closed disc b holds all of a."""
    slack: i64 = b.r - a.r
    return slack >= 0 and distance_squared(a, b) <= slack * slack


def _same(a: Disc, b: Disc) -> bool:
    return a.x == b.x and a.y == b.y and a.r == b.r


def _has_free_part(a: Disc, b: Disc, holes: list[Disc]) -> bool:
    """Whether the inside of a and of b, without the closed holes, is not empty.

    An open region that is not empty is bounded by an arc of one of the circles, and on that arc the
    conditions of all the other circles hold strictly; so each circle is searched for such an arc.
    """
    circles: list[Disc] = [a]
    if not _same(a, b):
        circles.append(b)
    inner = len(circles)
    circles.extend(holes)
    return any(_bounds(circles, inner, x) for x in range(len(circles)))


def _bounds(circles: list[Disc], inner: int, x: int) -> bool:
    """Whether some open arc of circle x lies inside the first `inner` circles and outside the others."""
    arcs: list[int] = []
    for i in range(len(circles)):
        if i != x:
            part = _part(circles[x], circles[i], i < inner)
            if part == _NONE:
                return False
            if part == _ARC:
                arcs.append(i)
    if not arcs:
        return True
    # The common part of open arcs, if any, begins where one of them begins.
    for i in arcs:
        for j in arcs:
            if i != j and not _begins_in(circles[x], circles[i], i < inner, circles[j], j < inner):
                break
        else:
            return True
    return False


def _part(x: Disc, z: Disc, within: bool) -> int:
    """How much of circle x lies strictly within (or strictly outside) z; single points do not count.

    Outside an equal circle lies all of x: such a one asks for nothing that x does not ask for itself.
    """
    d: i64 = distance_squared(x, z)
    reach: i64 = x.r + z.r
    if d >= reach * reach:
        return _NONE if within else _ALL
    slack: i64 = x.r - z.r
    if d <= slack * slack:
        return _ALL if (slack < 0) == within else _NONE
    return _ARC


def _begins_in(x: Disc, p: Disc, p_within: bool, q: Disc, q_within: bool) -> bool:
    """Whether the arc that p leaves of x begins (counter-clockwise) inside q's arc or just where that begins.

    With d the way from x to p and m = x.r² - p.r² + d², the circles cross at (m*d ± sqrt(h)*perp(d)) / 2d²
    seen from the centre of x. An arc within p begins at the clockwise crossing, one outside at the other.
    """
    px: int = p.x - x.x
    py: int = p.y - x.y
    qx: int = q.x - x.x
    qy: int = q.y - x.y
    rr: int = x.r * x.r
    pp = px * px + py * py
    # Annotated, because an i64 in a sum makes the sum an i64, and the products below outgrow that.
    pm: int = rr - p.r * p.r + pp
    qm: int = rr - q.r * q.r + qx * qx + qy * qy
    h = 4 * pp * rr - pm * pm
    dot = px * qx + py * qy
    cross = px * qy - py * qx
    turn = -1 if p_within else 1
    # Points outside q give a positive sign. Of q's own crossings the arc outside begins at the left one.
    side = -1 if q_within else 1
    place = sign(qm * pp - pm * dot, -turn * cross, h)
    if place == 0:
        return sign(-pm * cross, turn * dot, h) == side
    return place == side
