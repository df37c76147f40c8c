"""Reach maps and proposed paths, judged by an exact walk over the same stops."""

import math
from random import Random

import pytest
import shapely
from shapely.geometry.base import BaseGeometry

from flipfield.geometry.disk import Disc, on_field
from flipfield.geometry.reach import Point, Stop, Walk, plan, reach_map
from flipfield.geometry.shape import Circle, Polygon, shape_overlaps
from tests.proves import proves

SIDE = 90000
WALL = Polygon(((50000, 0), (51000, 0), (51000, 90000), (50000, 90000)))


class Judge:
    """The truth about a walk: whether each landing is allowed and the move not over before."""

    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self.asked = 0

    def __call__(self, path: list[Point]) -> bool:
        self.asked += 1
        walk = self.walk
        held = {i for i, stop in enumerate(walk.stops) if stop.held}
        passes = walk.passes
        place = (walk.x, walk.y)
        stopped = len(path) > walk.flips
        for landing in path:
            dx, dy = landing[0] - place[0], landing[1] - place[1]
            near = dx * dx + dy * dy <= 4 * walk.r * walk.r
            if stopped or not near or not on_field(Disc(*landing, walk.r, 0), walk.width, walk.height):
                return False
            on = {i for i, stop in enumerate(walk.stops) if shape_overlaps(stop.shape, *landing, walk.r)}
            if any(walk.stops[i].banned for i in on):
                return False
            if on - held:
                passable = all(walk.stops[i].passable for i in on - held)
                stopped = not (passable and passes)
                passes -= 1
            held, place = on, landing
        return True


def area(rings: list[list[Point]]) -> BaseGeometry:
    found: BaseGeometry = shapely.Polygon()
    for ring in rings:
        found = found.symmetric_difference(shapely.Polygon(ring))
    return found


def reaches(walk: Walk, target: Point) -> int | None:
    """How many flips the map says it takes."""
    for flips, rings in enumerate(reach_map(walk), start=1):
        if area(rings).contains(shapely.Point(target)):
            return flips
    return None


def walk(flips: int, *stops: Stop, passes: int = 0, x: int = 45000, y: int = 45000) -> Walk:
    return Walk(x, y, 2000, flips, SIDE, SIDE, stops, passes)


@proves("wd.move.flip-reach")
def test_free_flips_reach_a_disc_of_twice_the_radius_each() -> None:
    layers = reach_map(walk(3))
    assert len(layers) == 3
    for flips, rings in enumerate(layers, start=1):
        assert len(rings) == 1
        assert area(rings).area == pytest.approx(math.pi * (4000 * flips) ** 2, rel=0.02)
        for x, y in rings[0]:
            assert 0.98 * 4000 * flips < math.dist((x, y), (45000, 45000)) <= 4000 * flips + 1


def test_no_flips_reach_nothing() -> None:
    assert reach_map(walk(0)) == []
    assert plan(walk(0), (45000, 45000), Judge(walk(0))) is None


def test_places_off_the_field_count_while_the_disc_touches_it() -> None:
    edge = walk(2, x=1000)
    assert reaches(edge, (-1900, 45000)) == 1
    assert reaches(edge, (-2100, 45000)) is None
    assert reaches(walk(2, x=1000, y=1000), (-1300, -1300)) == 1
    assert reaches(walk(2, x=1000, y=1000), (-1600, -1600)) is None


def test_a_stop_can_be_landed_on_and_not_left() -> None:
    # The disc touches the wall at x = 48000 and from there flips to 52000 at most.
    blocked = walk(5, Stop(WALL))
    assert reaches(blocked, (50500, 45000)) == 2
    assert reaches(blocked, (51900, 45000)) == 2
    assert reaches(blocked, (52100, 45000)) is None
    assert reaches(walk(5), (52100, 45000)) == 2


def test_what_was_held_before_the_move_stops_only_after_it_was_left() -> None:
    onto = walk(5, Stop(WALL, held=True), x=50500)
    assert reaches(onto, (50500, 56900)) == 3
    # Not held, the wall would end the move with the first flip along it; the way beside it takes longer.
    assert reaches(walk(5, Stop(WALL), x=50500), (50500, 56900)) == 4
    # Another wall is no less a stop.
    second = Stop(Polygon(((60000, 0), (61000, 0), (61000, 90000), (60000, 90000))))
    assert reaches(walk(5, Stop(WALL, held=True), second, x=50500), (61900, 45000)) == 3
    assert reaches(walk(5, Stop(WALL, held=True), second, x=50500), (62100, 45000)) is None


def test_a_pass_leads_over_one_stop_and_not_over_two() -> None:
    second = Stop(Polygon(((59000, 0), (60000, 0), (60000, 90000), (59000, 90000))), passable=True)
    first = Stop(WALL, passable=True)
    assert reaches(walk(5, first, passes=1), (56000, 45000)) == 3
    assert reaches(walk(5, first, second, passes=1), (60900, 45000)) == 4
    assert reaches(walk(5, first, second, passes=1), (61100, 45000)) is None
    assert reaches(walk(5, Stop(WALL), passes=1), (56000, 45000)) is None


def test_banned_places_are_left_out() -> None:
    ban = walk(4, Stop(Circle(50000, 45000, 2000), banned=True))
    assert reaches(ban, (50000, 45000)) is None
    assert reaches(ban, (54500, 45000)) == 4
    path = plan(ban, (54500, 45000), Judge(ban))
    assert path is not None
    assert len(path) == 4
    assert plan(ban, (50000, 45000), Judge(ban)) is None


def test_the_straight_line_is_taken_when_it_is_free() -> None:
    free = walk(5)
    assert plan(free, (49000, 45000), Judge(free)) == [(49000, 45000)]
    assert plan(free, (53000, 45000), Judge(free)) == [(49000, 45000), (53000, 45000)]
    assert plan(free, (45000, 45000), Judge(free)) == [(45000, 45000)]
    assert plan(free, (65000, 45000), Judge(free)) == [(x, 45000) for x in range(49000, 65001, 4000)]
    assert plan(free, (65001, 45000), Judge(free)) is None
    assert plan(free, (49800, 51400), Judge(free)) == [(47400, 48200), (49800, 51400)]
    assert plan(free, (40200, 38600), Judge(free)) == [(42600, 41800), (40200, 38600)]


def test_a_longest_flip_that_misses_the_grid_takes_one_more() -> None:
    # (5600, 5700) is 7990.6 away: two flips, whose middle must be rounded within reach of both ends.
    free = walk(3)
    path = plan(free, (50600, 50700), Judge(free))
    assert path is not None
    assert len(path) == 2
    # (5225, 6058) is less than 8000 away, and yet no grid point is within 4000 of both ends.
    path = plan(free, (45000 + 5225, 45000 + 6058), Judge(free))
    assert path is not None
    assert len(path) == 3


@pytest.mark.parametrize(
    ("stop", "first", "asked"),
    [
        # Even steps would land at 47500, long ones first at 49000, long ones last at 46000.
        ((47500, 48999), (49000, 45000), 2),
        ((48400, 48800), (46000, 45000), 3),
    ],
)
def test_uneven_steps_are_tried_on_the_straight_line(stop: Point, first: Point, asked: int) -> None:
    judge = Judge(walk(2, Stop(Circle(*stop, 2000))))
    assert plan(judge.walk, (50000, 45000), judge) == [first, (50000, 45000)]
    assert judge.asked == asked


def test_the_way_around_stops_is_found() -> None:
    # The first stands in the way, the second bars the way above it.
    around = walk(5, Stop(Circle(51000, 45000, 2000)), Stop(Circle(50000, 51000, 2000)))
    judge = Judge(around)
    path = plan(around, (56500, 45000), judge)
    assert path is not None
    assert judge(path)
    assert path[-1] == (56500, 45000)
    assert len(path) == 4
    assert min(y for _, y in path) < 43000


def test_what_the_judge_refuses_is_never_proposed() -> None:
    assert plan(walk(4), (50000, 45000), lambda path: False) is None
    path = plan(walk(4), (50000, 45000), lambda path: len(path) == 4)
    assert path is not None
    assert len(path) == 4


def _scene(rng: Random, passes: int) -> Walk:
    x, y, r = rng.randint(0, SIDE), rng.randint(0, SIDE), rng.choice((2000, 2700, 3600))
    stops = []
    for _ in range(rng.randint(1, 14)):
        sx, sy = x + rng.randint(-20000, 20000), y + rng.randint(-20000, 20000)
        shape: Circle | Polygon = Circle(sx, sy, rng.choice((2000, 2700, 3600)))
        rough = rng.random() < 0.2
        if rough:
            shape = Polygon(
                ((sx, sy), (sx + 9000, sy + 1000), (sx + 3000, sy + 4000), (sx + 1000, sy + 9000))
            )
        held = shape_overlaps(shape, x, y, r) and rng.random() < 0.8
        stops.append(Stop(shape, held, passable=not rough, banned=rng.random() < 0.1 and not held))
    return Walk(x, y, r, rng.randint(1, 4), SIDE, SIDE, tuple(stops), passes)


@pytest.mark.parametrize("passes", [0, 1])
def test_the_map_and_the_planner_agree(passes: int) -> None:
    rng = Random(passes)
    drawn = 0
    for _ in range(50):
        scene = _scene(rng, passes)
        far = rng.uniform(0, 2 * scene.r * scene.flips)
        angle = rng.uniform(0, 2 * math.pi)
        target = (round(scene.x + far * math.cos(angle)), round(scene.y + far * math.sin(angle)))
        judge = Judge(scene)
        path = plan(scene, target, judge)
        flips = reaches(scene, target)
        if path is not None:
            assert judge(path)
            assert path[-1] == target
        if flips is not None:
            drawn += 1
            assert path is not None
            assert len(path) <= flips
    assert drawn > 25


@pytest.mark.parametrize("passes", [0, 1])
def test_random_walks_stay_within_the_map(passes: int) -> None:
    rng = Random(passes + 7)
    inside = 0
    for _ in range(25):
        scene = _scene(rng, passes)
        judge = Judge(scene)
        layers = [area(rings).buffer(scene.r / 10) for rings in reach_map(scene)]
        for _ in range(30):
            path: list[Point] = []
            x, y = scene.x, scene.y
            for flips in range(scene.flips):
                angle, far = rng.uniform(0, 2 * math.pi), 1.98 * scene.r * math.sqrt(rng.random())
                x, y = round(x + far * math.cos(angle)), round(y + far * math.sin(angle))
                path.append((x, y))
                if not judge(path):
                    break
                inside += 1
                assert layers[flips].contains(shapely.Point(x, y))
    assert inside > 400
