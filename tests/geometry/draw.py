"""What the geometry tests draw at random: small tables, where contacts and coincidences are common."""

import math
from itertools import pairwise
from random import Random

import shapely
from hypothesis import settings
from hypothesis import strategies as st
from shapely.geometry.base import BaseGeometry

from flipfield.geometry.disk import Disc
from flipfield.geometry.shape import Circle, Polygon, Shape

Row = tuple[int, int, int]

few = settings(max_examples=80, deadline=None, database=None)
many = settings(max_examples=250, deadline=None, database=None)

coordinates = st.integers(-6, 6)
radii = st.integers(1, 6)
rows: st.SearchStrategy[Row] = st.tuples(coordinates, coordinates, radii)
Turn = tuple[int, int, int, int]
TURNS: list[Turn] = [(1, 0, 0, 1), (0, -1, 1, 0), (-1, 0, 0, -1), (0, 1, -1, 0), (-1, 0, 0, 1), (0, 1, 1, 0)]
turns = st.sampled_from(TURNS)


def disc(row: Row, z: int = 0) -> Disc:
    return Disc(row[0], row[1], row[2], z)


def moved(row: Row, turn: Turn, dx: int, dy: int) -> Row:
    """The row on a table that is turned or mirrored, then pushed."""
    x, y = spun((row[0], row[1]), turn)
    return x + dx, y + dy, row[2]


def spun(point: tuple[int, int], turn: Turn) -> tuple[int, int]:
    x, y = point
    return turn[0] * x + turn[1] * y, turn[2] * x + turn[3] * y


def star(rng: Random, x: int, y: int, size: int) -> Polygon | None:
    """A polygon around (x, y), often not convex; None where the grid is too coarse for one."""
    angles = sorted(rng.uniform(0, 2 * math.pi) for _ in range(rng.randint(3, 7)))
    points: list[tuple[int, int]] = []
    for angle in angles:
        far = rng.uniform(0.3, 1.0) * size
        points.append((round(x + far * math.cos(angle)), round(y + far * math.sin(angle))))
    outline = shapely.Polygon(points)
    if outline.area == 0 or not outline.is_valid or any(p == q for p, q in pairwise(points)):
        return None
    return Polygon(tuple(points)) if points[0] != points[-1] else None


def shapes(rng: Random, count: int, x: int, y: int, size: int) -> list[Shape]:
    """Polygons and some circles strewn over a part of the table."""
    found: list[Shape] = []
    while len(found) < count:
        cx, cy = rng.randint(0, x), rng.randint(-y // 2, y + y // 2)
        if rng.random() < 0.3:
            found.append(Circle(cx, cy, rng.randint(1, max(1, size // 2))))
            continue
        outline = star(rng, cx, cy, size)
        if outline is not None:
            found.append(outline)
    return found


def area_of(shape: Shape | Disc, outward: bool = False) -> BaseGeometry:
    """The same outline for Shapely; a circle as a polygon of 512 corners within it, or around it."""
    if isinstance(shape, Polygon):
        return shapely.Polygon(shape.points)
    assert isinstance(shape, Circle | Disc)
    stretch = 1.000001 / math.cos(math.pi / 512) if outward else 1.0
    return shapely.Point(float(shape.x), float(shape.y)).buffer(float(shape.r) * stretch, quad_segs=128)
