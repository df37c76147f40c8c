"""Lines of sight: whether a straight segment from disc to disc misses the inside of all blocking outlines.

If free lines exist, the one turned counter-clockwise as far as it goes is held from both sides: by the rim of
a disc that it must still meet, by a blocking circle or by a blocking corner. So it is enough to try the lines
that touch two of these. Each has one square root, hence every question about it has an exact answer.
"""

import math

from mypy_extensions import i64

from flipfield.geometry.disk import Disc, gap_at_most
from flipfield.geometry.shape import Circle, Edge, Polygon, S, Shape, shape_overlaps, turn
from flipfield.geometry.surd import Surd, product_sign


class Pivot:
    """A circle (or a corner, with r = 0) that a line may touch: the rim of an end, or a part of a blocker."""

    def __init__(self, x: i64, y: i64, r: i64, end: bool) -> None:
        self.x: i64 = x
        self.y: i64 = y
        self.r: i64 = r
        self.end: bool = end


class Line:
    """The line with unit normal n that has p's centre at +p.r and q's centre at p.r + k (n's way is `hand`).

    With d the way from p to q, n = (k*d + hand*sqrt(d² - k²)*perp(d)) / d². Lengths come out scaled by d².
    """

    def __init__(self, p: Pivot, q: Pivot, k: int, hand: int) -> None:
        self.x: int = p.x
        self.y: int = p.y
        self.dx: int = q.x - p.x
        self.dy: int = q.y - p.y
        self.scale: int = self.dx * self.dx + self.dy * self.dy
        self.k: int = k
        self.hand: int = hand
        self.base: int = p.r * self.scale
        self.n: int = self.scale - k * k
        self.root: float = math.sqrt(float(self.n))

    def offset(self, x: int, y: int) -> Surd:
        """How far the point lies from the line, on the normal's side positive."""
        ex = x - self.x
        ey = y - self.y
        u = self.k * (self.dx * ex + self.dy * ey) + self.base
        return Surd(u, self.hand * (self.dx * ey - self.dy * ex), self.n, self.root)

    def along(self, x: int, y: int) -> Surd:
        """How far along the line (the normal turned left) the point's foot lies."""
        ex = x - self.x
        ey = y - self.y
        u = self.k * (self.dx * ey - self.dy * ex)
        return Surd(u, -self.hand * (self.dx * ex + self.dy * ey), self.n, self.root)


def sees(a: Disc, b: Disc, blockers: list[S]) -> bool:
    """Whether a free segment leads from a to b; a shape that overlaps an end never blocks.

    wd.sight.any-line, wd.sight.overlapping-terrain
    """
    if gap_at_most(a, b, 0):
        return True
    shapes = _between(a, b, blockers)
    return not shapes or _free_line(a, b, shapes) is not None


def sight_line(a: Disc, b: Disc, blockers: list[S]) -> tuple[float, float, float, float] | None:
    """A free segment from a to b for drawing, or None."""
    if gap_at_most(a, b, 0):
        return float(a.x), float(a.y), float(b.x), float(b.y)
    line = _free_line(a, b, _between(a, b, blockers))
    if line is None:
        return None
    x0, y0 = _foot(line, a)
    x1, y1 = _foot(line, b)
    return x0, y0, x1, y1


def across(a: Disc, b: Disc, shape: S) -> bool:
    """Whether a shape lies across the straight way between the centres; one that overlaps an end does not."""
    shapes = _between(a, b, [shape])
    return bool(shapes) and not _free(_middle(a, b), a, b, shapes)


def _middle(a: Disc, b: Disc) -> Line:
    """The line through both centres."""
    return Line(Pivot(a.x, a.y, 0, True), Pivot(b.x, b.y, 0, True), 0, 1)


def _foot(line: Line, d: Disc) -> tuple[float, float]:
    """The point of the line nearest to the centre of d."""
    scale = float(line.scale)
    side = line.hand * line.root
    far = line.offset(d.x, d.y).value / scale / scale
    x = float(d.x) - far * (line.k * line.dx - side * line.dy)
    y = float(d.y) - far * (line.k * line.dy + side * line.dx)
    return x, y


def _between(a: Disc, b: Disc, blockers: list[S]) -> list[Shape]:
    """The blockers that overlap neither end and may reach into the hull of both."""
    r: i64 = max(a.r, b.r)
    x0: i64 = min(a.x, b.x) - r
    y0: i64 = min(a.y, b.y) - r
    x1: i64 = max(a.x, b.x) + r
    y1: i64 = max(a.y, b.y) + r
    near: list[Shape] = []
    for shape in blockers:
        if shape.x0 >= x1 or shape.x1 <= x0 or shape.y0 >= y1 or shape.y1 <= y0 or _beside(a, b, r, shape):
            continue
        if not shape_overlaps(shape, a.x, a.y, a.r) and not shape_overlaps(shape, b.x, b.y, b.r):
            near.append(shape)
    return near


def _beside(a: Disc, b: Disc, r: int, shape: Shape) -> bool:
    """Whether the shape keeps to one side of the strip of half width r along the line of the centres."""
    if isinstance(shape, Circle):
        return _side(a, b, r + shape.r, shape.x, shape.y) != 0
    assert isinstance(shape, Polygon)
    first = _side(a, b, r, shape.edges[0].ax, shape.edges[0].ay)
    return first != 0 and all(_side(a, b, r, edge.bx, edge.by) == first for edge in shape.edges)


def _side(a: Disc, b: Disc, r: int, x: int, y: int) -> int:
    """On which side of the line of the centres the point lies, 0 if it is nearer than r."""
    dx: int = b.x - a.x
    dy: int = b.y - a.y
    cross: int = dx * (y - a.y) - dy * (x - a.x)
    if cross * cross < r * r * (dx * dx + dy * dy):
        return 0
    return 1 if cross > 0 else -1


def _free_line(a: Disc, b: Disc, shapes: list[Shape]) -> Line | None:
    """A line on which the way from a to b is free. No shape overlaps an end; the ends are apart."""
    middle = _middle(a, b)
    if _free(middle, a, b, shapes):
        return middle
    pivots = _pivots(a, b, shapes)
    for j in range(1, len(pivots)):
        q = pivots[j]
        for i in range(j):
            p = pivots[i]
            # An end holds the line from the far side of its centre, a blocker from its own side.
            k: int = q.r - p.r if p.end != q.end else -q.r - p.r
            dx: i64 = q.x - p.x
            dy: i64 = q.y - p.y
            if dx * dx + dy * dy >= max(1, k * k):
                # Seen from a to b, what holds it from the left comes after what holds it from the right.
                line = Line(p, q, k, -1 if p.end else 1)
                if _free(line, a, b, shapes):
                    return line
    return None


def _pivots(a: Disc, b: Disc, shapes: list[Shape]) -> list[Pivot]:
    """What a line can be held by: both ends, blocking circles, and corners that stick out."""
    pivots = [Pivot(a.x, a.y, a.r, True), Pivot(b.x, b.y, b.r, True)]
    for shape in shapes:
        if isinstance(shape, Circle):
            pivots.append(Pivot(shape.x, shape.y, shape.r, False))
        elif isinstance(shape, Polygon):
            last = shape.edges[-1]
            for edge in shape.edges:
                if turn(last, edge.bx, edge.by) > 0:
                    pivots.append(Pivot(edge.ax, edge.ay, 0, False))
                last = edge
    return pivots


def _free(line: Line, a: Disc, b: Disc, shapes: list[Shape]) -> bool:
    """Whether the line meets both discs and no inside of a shape between the feet of their centres."""
    if not (_meets(line, a) and _meets(line, b)):
        return False
    start = line.along(a.x, a.y)
    end = line.along(b.x, b.y)
    if start.minus(end).sign() > 0:
        start, end = end, start
    for shape in shapes:
        if isinstance(shape, Circle):
            if _circle_blocks(line, shape, start, end):
                return False
        elif isinstance(shape, Polygon) and _polygon_blocks(line, shape, start, end):
            return False
    return True


def _meets(line: Line, d: Disc) -> bool:
    off = line.offset(d.x, d.y)
    reach: int = d.r * line.scale
    return off.compare(reach) <= 0 and off.compare(-reach) >= 0


def _circle_blocks(line: Line, circle: Circle, start: Surd, end: Surd) -> bool:
    """Whether the circle's inside meets the line between start and end; neither of these lies inside it."""
    off = line.offset(circle.x, circle.y)
    reach: int = circle.r * line.scale
    if off.compare(reach) >= 0 or off.compare(-reach) <= 0:
        return False
    middle = line.along(circle.x, circle.y)
    return middle.minus(start).sign() > 0 and end.minus(middle).sign() > 0


def _polygon_blocks(line: Line, polygon: Polygon, start: Surd, end: Surd) -> bool:
    """Whether the polygon's inside meets the line between start and end; neither of these lies inside it.

    So what runs in comes out again: over an edge, or at a corner.
    """
    edges = polygon.edges
    offs = [line.offset(edge.ax, edge.ay) for edge in edges]
    sides = [off.sign() for off in offs]
    for i in range(len(edges)):
        last = i - 1
        if sides[i] * sides[last] < 0:
            if _crosses(line, edges[last], offs[last], offs[i], sides[i], start, end):
                return True
        elif sides[i] == 0:
            following = sides[i + 1 - len(edges)]
            reflex = turn(edges[last], edges[i].bx, edges[i].by) < 0
            spot = line.along(edges[i].ax, edges[i].ay)
            before = spot.minus(start).sign()
            after = end.minus(spot).sign()
            if before > 0 and after >= 0 and _leaves(following, sides[last], reflex):
                return True
    return False


def _crosses(line: Line, edge: Edge, p: Surd, q: Surd, side: int, start: Surd, end: Surd) -> bool:
    """Whether an edge from offset p over to q, on the given side, crosses the line between start and end."""
    a = line.along(edge.ax, edge.ay)
    b = line.along(edge.bx, edge.by)
    # It crosses at (a*q - b*p) / (q - p), and the divisor has the sign of q.
    if product_sign(a.minus(start), q, b.minus(start), p) != side:
        return False
    return product_sign(a.minus(end), q, b.minus(end), p) == -side


def _leaves(following: int, last: int, reflex: bool) -> bool:
    """Whether a line that runs to a corner comes out of the polygon there (inside on the left of its edges).

    Given are the line's sides where the next and the last corner lie, and whether this corner is reflex.
    """
    if reflex:
        return following < 0 or last > 0
    return following < 0 and last > 0
