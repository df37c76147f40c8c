"""Outlines of terrain pieces: polygons and circles on the integer table, compared exactly."""

import math
from typing import Final, TypeVar

from mypy_extensions import i64


class Shape:
    """An outline with its bounding box."""

    def __init__(self, x0: i64, y0: i64, x1: i64, y1: i64) -> None:
        self.x0: i64 = x0
        self.y0: i64 = y0
        self.x1: i64 = x1
        self.y1: i64 = y1


S = TypeVar("S", bound=Shape)


class Edge:
    """A side of a polygon, from a to b."""

    def __init__(self, ax: i64, ay: i64, bx: i64, by: i64) -> None:
        self.ax: i64 = ax
        self.ay: i64 = ay
        self.bx: i64 = bx
        self.by: i64 = by


class Polygon(Shape):
    """A simple polygon, convex or not, its corners given in either direction; edges run counter-clockwise."""

    def __init__(self, points: tuple[tuple[int, int], ...]) -> None:
        if len(points) < 3:
            raise ValueError("a polygon has at least three corners")
        xs = [point[0] for point in points]
        ys = [point[1] for point in points]
        super().__init__(min(xs), min(ys), max(xs), max(ys))
        self.points: tuple[tuple[int, int], ...] = points
        self.edges: list[Edge] = _edges(points)


class Circle(Shape):
    """A round outline."""

    def __init__(self, x: i64, y: i64, r: i64) -> None:
        super().__init__(x - r, y - r, x + r, y + r)
        self.x: i64 = x
        self.y: i64 = y
        self.r: i64 = r


def _edges(points: tuple[tuple[int, int], ...]) -> list[Edge]:
    edges: list[Edge] = []
    area = 0
    last = points[-1]
    for point in points:
        if point == last:
            raise ValueError(f"corner {point} comes twice in a row")
        area += last[0] * point[1] - last[1] * point[0]
        edges.append(Edge(last[0], last[1], point[0], point[1]))
        last = point
    if area == 0:
        raise ValueError("a polygon has an area")
    if area < 0:
        edges = [Edge(edge.bx, edge.by, edge.ax, edge.ay) for edge in reversed(edges)]
    return edges


def crosses_itself(polygon: Polygon) -> bool:
    """Whether two sides of an outline cross: then it has no inside to speak of."""
    for i, edge in enumerate(polygon.edges):
        for other in polygon.edges[:i]:
            if _cross(edge, other):
                return True
    return False


def shape_overlaps(shape: Shape, x: i64, y: i64, r: i64) -> bool:
    """Whether a disc of radius r > 0 at (x, y) shares an area with the shape; touching it does not count.

    wd.terrain.partial-overlap
    """
    if x + r <= shape.x0 or x - r >= shape.x1 or y + r <= shape.y0 or y - r >= shape.y1:
        return False
    if isinstance(shape, Circle):
        dx: i64 = x - shape.x
        dy: i64 = y - shape.y
        reach: i64 = r + shape.r
        return dx * dx + dy * dy < reach * reach
    assert isinstance(shape, Polygon)
    for edge in shape.edges:
        if _compare_distance(edge, x, y, r) < 0:
            return True
    return _surrounds(shape, x, y)


def shape_inside(shape: Shape, x0: i64, y0: i64, x1: i64, y1: i64) -> bool:
    """Whether the shape lies wholly in the rectangle; it may touch the border."""
    return shape.x0 >= x0 and shape.y0 >= y0 and shape.x1 <= x1 and shape.y1 <= y1


def shape_gap_over(shape: Shape, other: Shape, n: i64) -> bool:
    """Whether the gap between the two shapes is greater than n >= 0."""
    if isinstance(shape, Circle):
        if isinstance(other, Circle):
            dx: i64 = shape.x - other.x
            dy: i64 = shape.y - other.y
            reach: i64 = shape.r + other.r + n
            return dx * dx + dy * dy > reach * reach
        assert isinstance(other, Polygon)
        return _clear_of(other, shape.x, shape.y, shape.r + n)
    assert isinstance(shape, Polygon)
    if isinstance(other, Circle):
        return _clear_of(shape, other.x, other.y, other.r + n)
    assert isinstance(other, Polygon)
    for edge in shape.edges:
        if not _clear_of(other, edge.ax, edge.ay, n):
            return False
    for edge in other.edges:
        if not _clear_of(shape, edge.ax, edge.ay, n):
            return False
        for side in shape.edges:
            if _cross(edge, side):
                return False
    return True


def placed(points: tuple[tuple[int, int], ...], x: int, y: int, degrees: int) -> Polygon:
    """The outline turned counter-clockwise by whole degrees about its origin and then moved by (x, y)."""
    quarters, rest = divmod(degrees % 360, 90)
    sine = _sine(rest)
    cosine = _sine(90 - rest)
    corners: list[tuple[int, int]] = []
    for px, py in points:
        qx = _nearest(px * cosine - py * sine)
        qy = _nearest(px * sine + py * cosine)
        for _ in range(quarters):
            qx, qy = -qy, qx
        corners.append((x + qx, y + qy))
    return Polygon(tuple(corners))


# Sines as whole multiples of 1e-10: the last bits of a platform's own sine cannot move a corner.
_ONE: Final = 10**10


def _sine(degrees: int) -> int:
    return round(math.sin(math.radians(degrees)) * _ONE)


def _nearest(scaled: int) -> int:
    """The integer nearest to scaled / _ONE; halves go away from zero, which respects mirrors and turns."""
    size = (2 * abs(scaled) + _ONE) // (2 * _ONE)
    return size if scaled >= 0 else -size


def _clear_of(polygon: Polygon, x: i64, y: i64, n: i64) -> bool:
    """Whether the point lies outside the polygon and farther than n from it."""
    if x < polygon.x0 - n or x > polygon.x1 + n or y < polygon.y0 - n or y > polygon.y1 + n:
        return True
    for edge in polygon.edges:
        if _compare_distance(edge, x, y, n) <= 0:
            return False
    return not _surrounds(polygon, x, y)


def _surrounds(polygon: Polygon, x: i64, y: i64) -> bool:
    """Whether a point that is not on the border lies inside."""
    within = False
    for edge in polygon.edges:
        if (edge.ay > y) != (edge.by > y):
            left = turn(edge, x, y) > 0
            if left == (edge.by > edge.ay):
                within = not within
    return within


def turn(edge: Edge, x: i64, y: i64) -> i64:
    """Positive when the point lies to the left of the edge, negative to the right."""
    return (edge.bx - edge.ax) * (y - edge.ay) - (edge.by - edge.ay) * (x - edge.ax)


def _cross(a: Edge, b: Edge) -> bool:
    """Whether the insides of two edges cross at one point."""
    p: i64 = turn(a, b.ax, b.ay)
    q: i64 = turn(a, b.bx, b.by)
    if not ((p < 0 and q > 0) or (p > 0 and q < 0)):
        return False
    p = turn(b, a.ax, a.ay)
    q = turn(b, a.bx, a.by)
    return (p < 0 and q > 0) or (p > 0 and q < 0)


def _compare_distance(edge: Edge, x: i64, y: i64, n: i64) -> int:
    """-1, 0 or 1 as the point's distance from the edge is less than n, n, or more."""
    dx: i64 = edge.bx - edge.ax
    dy: i64 = edge.by - edge.ay
    length: i64 = dx * dx + dy * dy
    along: i64 = (x - edge.ax) * dx + (y - edge.ay) * dy
    if 0 < along < length:
        cross: int = turn(edge, x, y)
        span: int = length
        size: int = n
        return _order(cross * cross, size * size * span)
    px: i64 = x - edge.ax
    py: i64 = y - edge.ay
    if along > 0:
        px = x - edge.bx
        py = y - edge.by
    return _order(px * px + py * py, n * n)


def _order(a: int, b: int) -> int:
    return int(a > b) - int(a < b)
