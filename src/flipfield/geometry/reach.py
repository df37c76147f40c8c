"""Reach maps and proposed paths of a flipping disc: floats, to draw and to propose, never to judge a move.

One flip takes the centre anywhere within 2r (wd.move.flip-reach). Where a landing ends the move depends on
what the disc lay on before; so places are kept per situation: the stops it lies on and the passes left.
"""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice

import shapely
from shapely.geometry.base import BaseGeometry

from flipfield.geometry.shape import Circle, Polygon, Shape

Point = tuple[int, int]
Situation = tuple[frozenset[int], int]

# Corners per quarter circle and the width of simplified wiggles, for pictures and for proposals.
_DRAWN = (8, 20.0)
_PLANNED = (24, 1.0)
_TRIES = 48


@dataclass(frozen=True, slots=True)
class Stop:
    """An outline that ends the move of a disc which newly lands on it.

    held: the mover lay on it before its first flip. passable: a pass lets the mover go on.
    banned: the mover may not land on it at all.
    """

    shape: Shape
    held: bool = False
    passable: bool = False
    banned: bool = False


@dataclass(frozen=True, slots=True)
class Walk:
    """A mover at (x, y), the flips it has left, the field, the stops, and how often it may pass one."""

    x: int
    y: int
    r: int
    flips: int
    width: int
    height: int
    stops: tuple[Stop, ...] = ()
    passes: int = 0


def reach_map(walk: Walk) -> list[list[list[Point]]]:
    """For each number of flips from 1 on: where at most so many lead the centre, as even-odd rings."""
    layers = _Layers(walk, *_DRAWN)
    rings: list[list[list[Point]]] = []
    reached: BaseGeometry = shapely.Polygon()
    for flips in range(walk.flips):
        if flips:
            layers.advance()
        reached = layers.landings().union(reached)
        rings.append(_rings(reached.simplify(layers.tolerance)))
    return rings


def reaches(walk: Walk, x: int, y: int, r: int) -> bool:
    """Whether the mover can come to lie on a disc of radius r at (x, y); a picture's precision is enough."""
    layers = _Layers(walk, *_DRAWN)
    goal = shapely.Point(x, y)
    for flips in range(walk.flips):
        if flips:
            layers.advance()
        if layers.landings().distance(goal) < walk.r + r:
            return True
    return False


def nearest(walk: Walk, x: int, y: int) -> tuple[float, float] | None:
    """The place nearest to (x, y) that the mover can land on, as precise as a proposal."""
    layers = _Layers(walk, *_PLANNED)
    goal = shapely.Point(x, y)
    best: tuple[float, float] | None = None
    least = math.inf
    for flips in range(walk.flips):
        if flips:
            layers.advance()
        area = layers.landings()
        far = area.distance(goal)
        if not area.is_empty and far < least:
            least = far
            spot = shapely.shortest_line(area, goal).coords[0]
            best = float(spot[0]), float(spot[1])
    return best


def plan(walk: Walk, target: Point, legal: Callable[[list[Point]], bool]) -> list[Point] | None:
    """The fewest landings that lead to the target, straight if that is legal, else around the stops.

    `legal` judges a whole list of landings exactly; what it refuses is never returned.
    """
    least = _fewest(walk, target)
    if least > walk.flips:
        return None
    for chain in _straight(walk, target, least):
        if legal(chain):
            return chain
    layers = _Layers(walk, *_PLANNED)
    for flips in range(max(2, least), walk.flips + 1):
        while len(layers.stages) < flips:
            layers.advance()
        for chain in islice(_backward(layers, flips - 1, target, None, [target]), _TRIES):
            if legal(chain):
                return chain
    return None


class _Layers:
    """Where the mover can be after 0, 1, 2, ... flips with its move not ended, by situation."""

    def __init__(self, walk: Walk, segments: int, tolerance: float) -> None:
        self.walk = walk
        self.stops = [stop for stop in walk.stops if _near(walk, stop.shape)]
        self.step = 2 * walk.r
        self.segments = segments
        self.tolerance = tolerance
        # Polygons lie inside the circles they stand for; stops lie around theirs, to err on the safe side.
        self.outward = 1.0 / math.cos(math.pi / 4 / segments)
        zones = [self._zone(stop.shape) for stop in self.stops]
        banned = [zone for zone, stop in zip(zones, self.stops, strict=True) if stop.banned]
        field = shapely.box(0, 0, walk.width, walk.height).buffer(walk.r, quad_segs=segments)
        self.field = _areas(field.difference(_union(banned))) if banned else field
        self.free = _areas(field.difference(_union(zones))) if zones else field
        self.cells = self._cells(zones)
        held = frozenset(i for i, stop in enumerate(self.stops) if stop.held)
        self.stages: list[dict[Situation, BaseGeometry]] = [
            {(held, walk.passes): shapely.Point(walk.x, walk.y)}
        ]
        self.spread: dict[int, BaseGeometry] = {}
        self._spread()

    def landings(self) -> BaseGeometry:
        """Every place where one more flip can lead."""
        return _areas(self.field.intersection(_union(list(self.spread.values()))))

    def advance(self) -> None:
        """Add the stage after one more flip."""
        parts: dict[Situation, list[BaseGeometry]] = {}
        stage: dict[Situation, BaseGeometry] = {}
        for passes, area in self.spread.items():
            parts[frozenset(), passes] = [self.free.intersection(area)]
        for before, area in self.stages[-1].items():
            ways = [(self.after(before, on), cell) for on, cell in self.cells]
            near = [(after, cell) for after, cell in ways if after and after not in stage]
            near = [(after, cell) for after, cell in near if cell.dwithin(area, self.step)]
            grown = self._grown(area) if near else area
            for after, cell in near:
                if grown.covers(cell):
                    stage[after] = cell
                else:
                    parts.setdefault(after, []).append(cell.intersection(grown))
        for situation, areas in parts.items():
            if situation not in stage:
                area = _areas(_union(areas)).simplify(self.tolerance)
                if not area.is_empty:
                    stage[situation] = area
        self.stages.append(stage)
        self._spread()

    def after(self, before: Situation, on: frozenset[int]) -> Situation | None:
        """The situation after a landing on the stops `on`, or None if the move ends there."""
        held, passes = before
        new = on - held
        if not new:
            return on, passes
        if passes and all(self.stops[i].passable for i in new):
            return on, passes - 1
        return None

    def disc(self, x: float, y: float) -> BaseGeometry:
        """The places one flip away from a place."""
        return self._grown(shapely.Point(x, y))

    def _grown(self, area: BaseGeometry) -> BaseGeometry:
        return area.buffer(self.step, quad_segs=self.segments)

    def _spread(self) -> None:
        """Find where one flip leads from the last stage, by passes left."""
        areas: dict[int, list[BaseGeometry]] = {}
        for (_, passes), area in self.stages[-1].items():
            areas.setdefault(passes, []).append(area)
        self.spread = {p: self._grown(_union(parts)) for p, parts in areas.items()}

    def _zone(self, shape: Shape) -> BaseGeometry:
        """The places of the centre where the mover overlaps the shape."""
        if isinstance(shape, Circle):
            centre = shapely.Point(float(shape.x), float(shape.y))
            return centre.buffer(float(shape.r + self.walk.r) * self.outward, quad_segs=self.segments)
        assert isinstance(shape, Polygon)
        return shapely.Polygon(shape.points).buffer(self.walk.r * self.outward, quad_segs=self.segments)

    def _cells(self, zones: list[BaseGeometry]) -> list[tuple[frozenset[int], BaseGeometry]]:
        """The parts of the field on stops where a move may go on, each with the stops it lies on."""
        near = [
            i
            for i, stop in enumerate(self.stops)
            if not stop.banned and (stop.held or (stop.passable and self.walk.passes > 0))
        ]
        if not near:
            return []
        hard = shapely.union_all([zone for i, zone in enumerate(zones) if i not in near])
        cells: list[tuple[frozenset[int], BaseGeometry]] = []
        for i in near:
            zone = _areas(self.field.intersection(zones[i]).difference(hard))
            split: list[tuple[frozenset[int], BaseGeometry]] = []
            rest = zone
            for on, cell in cells:
                if cell.intersects(zone):
                    split.append((on | {i}, _areas(cell.intersection(zone))))
                    split.append((on, _areas(cell.difference(zone))))
                    rest = _areas(rest.difference(cell))
                else:
                    split.append((on, cell))
            split.append((frozenset({i}), rest))
            cells = [(on, cell) for on, cell in split if not cell.is_empty]
        return cells


def _near(walk: Walk, shape: Shape) -> bool:
    """Whether all flips together can lead to the shape's bounding box or close by."""
    reach = (2 * walk.flips + 2) * walk.r
    across = shape.x0 - reach < walk.x < shape.x1 + reach
    return across and shape.y0 - reach < walk.y < shape.y1 + reach


def _union(shapes: list[BaseGeometry]) -> BaseGeometry:
    return shapes[0] if len(shapes) == 1 else shapely.union_all(shapes)


def _areas(shape: BaseGeometry) -> BaseGeometry:
    """The polygons of a shape, without the lines and points where outlines only touch."""
    if shape.geom_type in ("Polygon", "MultiPolygon"):
        return shape
    return shapely.union_all([part for part in shapely.get_parts(shape) if part.geom_type == "Polygon"])


def _rings(shape: BaseGeometry) -> list[list[Point]]:
    rings: list[list[Point]] = []
    for part in shapely.get_parts(shape):
        for ring in (part.exterior, *part.interiors):
            corners = shapely.get_coordinates(ring)[:-1].round().astype(int).tolist()
            rings.append([(x, y) for x, y in corners])
    return rings


def _fewest(walk: Walk, target: Point) -> int:
    """The fewest flips that cover the distance; a flip on the spot is one as well."""
    square = (target[0] - walk.x) ** 2 + (target[1] - walk.y) ** 2
    step = 4 * walk.r * walk.r
    return math.isqrt((square - 1) // step) + 1 if square else 1


def _within(a: Point, b: Point, reach: int) -> bool:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 <= reach * reach


def _straight(walk: Walk, target: Point, flips: int) -> Iterator[list[Point]]:
    """Chains along the straight line: in even steps, long steps first, long steps last."""
    length = math.hypot(target[0] - walk.x, target[1] - walk.y)
    share = min(1.0, 2 * walk.r / length) if length else 1.0
    for shares in (
        [i / flips for i in range(1, flips)],
        [i * share for i in range(1, flips)],
        [1 - (flips - i) * share for i in range(1, flips)],
    ):
        chain = _along(walk, target, shares)
        if chain is not None:
            yield chain


def _along(walk: Walk, target: Point, shares: list[float]) -> list[Point] | None:
    """Grid points near the given shares of the way, each exactly in reach of the one before."""
    step = 2 * walk.r
    chain: list[Point] = []
    last = (walk.x, walk.y)
    for i, share in enumerate(shares):
        x = round(walk.x + share * (target[0] - walk.x))
        y = round(walk.y + share * (target[1] - walk.y))
        left = step * (len(shares) - i)
        near = [(x + dx, y + dy) for dx in (0, -1, 1) for dy in (0, -1, 1)]
        fit = [p for p in near if _within(last, p, step) and _within(p, target, left)]
        if not fit:
            return None
        last = fit[0]
        chain.append(last)
    return [*chain, target] if _within(last, target, step) else None


def _backward(
    layers: _Layers, stage: int, place: Point, after: Situation | None, tail: list[Point]
) -> Iterator[list[Point]]:
    """Chains that end with `tail`, whose first place is reached by one flip from the given stage."""
    walk = layers.walk
    step = 2 * walk.r
    for situation, area in layers.stages[stage].items():
        if after is not None and layers.after(situation, after[0]) != after:
            continue
        if stage == 0:
            if _within((walk.x, walk.y), place, step):
                yield tail
            continue
        share = stage / (stage + len(tail))
        goal = tail[-1]
        wish = shapely.Point(walk.x + share * (goal[0] - walk.x), walk.y + share * (goal[1] - walk.y))
        for spot in _spots(_areas(area.intersection(layers.disc(*place))), wish, walk.r):
            if _within(spot, place, step):
                yield from _backward(layers, stage - 1, spot, situation, [spot, *tail])


def _spots(area: BaseGeometry, wish: BaseGeometry, r: int) -> Iterator[Point]:
    """A place in the area near the wish, with a little room around it if possible, and a place amid it."""
    if area.is_empty:
        return
    inner: BaseGeometry = area.buffer(-r / 50)
    if inner.is_empty:
        inner = area
    near = shapely.shortest_line(inner, wish).coords[0]
    yield round(near[0]), round(near[1])
    amid = inner.representative_point()
    yield round(amid.x), round(amid.y)
