"""Lines of sight past walls, corners and round pieces."""

import math
from random import Random

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from flipfield.geometry.disk import Disc, gap_at_most
from flipfield.geometry.shape import Circle, Polygon, Shape, shape_overlaps
from flipfield.geometry.sight import sees, sight_line
from tests.geometry.draw import TURNS, Row, Turn, area_of, disc, few, many, shapes, spun, turns
from tests.geometry.oracle import free_line
from tests.proves import proves

A = Disc(0, 0, 10, 0)
B = Disc(100, 0, 10, 0)


def box(x0: int, y0: int, x1: int, y1: int) -> Polygon:
    return Polygon(((x0, y0), (x1, y0), (x1, y1), (x0, y1)))


# A U that is open to the left, around the point (50, 0).
CUP = Polygon(((40, -20), (60, -20), (60, 20), (40, 20), (40, 15), (55, 15), (55, -15), (40, -15)))
# Two teeth that touch the x axis from above.
COMB = Polygon(((30, 30), (35, 0), (40, 20), (45, 0), (50, 30)))
# Two walls that leave the x axis alone free.
SEAM = [box(20, -50, 22, 0), box(20, 0, 22, 50)]


@proves("wd.sight.any-line", "wd.sight.overlapping-terrain")
@pytest.mark.parametrize(
    ("blockers", "expected"),
    [
        pytest.param([], True, id="nothing"),
        pytest.param([box(40, -50, 60, 10)], True, id="line along the border"),
        pytest.param([box(40, -50, 60, 11)], False, id="wall a unit higher"),
        pytest.param([box(40, -50, 60, 9)], True, id="rims see over the wall"),
        pytest.param([box(40, -50, 60, 10), box(40, 10, 60, 50)], True, id="line in a seam of no width"),
        pytest.param([box(40, -50, 60, 10), box(70, 10, 80, 50)], True, id="line held from both sides"),
        pytest.param([box(40, -50, 60, 10), box(70, 9, 80, 50)], False, id="slit closed by a unit"),
        pytest.param([box(40, -50, 60, 0), box(40, 1, 60, 50)], True, id="slit of a unit"),
        pytest.param([box(40, 0, 41, 50), box(42, -50, 43, 0)], True, id="offset walls that meet in a line"),
        pytest.param([box(40, -1, 41, 50), box(42, -50, 43, 1)], False, id="offset walls, only a steep gap"),
        pytest.param(
            [box(40, -8, 41, 50), box(59, -50, 60, 8)], False, id="offset walls, the slant is too steep"
        ),
        pytest.param(
            [box(20, -5, 21, 50), box(79, -50, 80, 5)], True, id="offset walls far apart, slanted line"
        ),
        pytest.param([Circle(50, 0, 10)], True, id="circle as wide as the discs"),
        pytest.param([Circle(50, 0, 11)], False, id="circle a unit wider"),
        pytest.param([Circle(50, 20, 10), Circle(50, -20, 30)], True, id="circles that touch, line between"),
        pytest.param([Circle(50, 20, 11), Circle(50, -20, 30)], False, id="circles that overlap"),
        pytest.param([box(5, -50, 60, 50)], True, id="wall under the viewer"),
        pytest.param([box(60, -50, 95, 50)], True, id="wall under the target"),
        pytest.param([box(5, -50, 60, 50), box(65, -50, 70, 50)], False, id="another wall still blocks"),
        pytest.param([box(10, -50, 60, 50)], False, id="wall that only touches the viewer"),
        pytest.param([CUP], False, id="cup taller than the discs"),
        pytest.param([CUP, box(44, -10, 50, 10)], False, id="wall in the cup"),
        pytest.param([COMB], True, id="teeth above the line"),
        pytest.param([COMB, box(37, -50, 43, 0)], True, id="line along teeth and a wall"),
        pytest.param([COMB, box(37, -50, 43, 1)], False, id="wall between the teeth"),
        pytest.param([box(-40, -50, -20, 50), box(120, -50, 130, 50)], True, id="walls behind"),
        pytest.param([box(40, 10, 60, 50), box(40, -50, 60, -10)], True, id="walls beside"),
        pytest.param([Polygon(((50, -40), (90, 0), (50, 40), (10, 0)))], False, id="rhomb"),
        pytest.param(
            [*SEAM, Polygon(((50, -3), (60, 0), (50, 3), (40, 0)))], False, id="in and out at corners"
        ),
        pytest.param([*SEAM, Polygon(((40, 0), (50, 3), (60, 0), (50, 9)))], True, id="touches two corners"),
        pytest.param(
            [*SEAM, Polygon(((40, 0), (50, 0), (60, 0), (50, 9)))], True, id="along a side with a corner amid"
        ),
        pytest.param(
            [*SEAM, Polygon(((40, -5), (50, 0), (60, -5), (50, 9)))],
            False,
            id="crosses beside a reflex corner",
        ),
        pytest.param(
            [*SEAM, Polygon(((40, 0), (45, -5), (50, 0), (55, 5), (60, 0), (50, 9)))],
            False,
            id="in at a corner, out at a corner where the border crosses",
        ),
        pytest.param(
            [*SEAM, Polygon(((10, 0), (18, -9), (90, -9), (90, 0)))], True, id="along a side from rim to rim"
        ),
        pytest.param(
            [*SEAM, Polygon(((10, 0), (18, -9), (90, 0), (50, 9)))],
            False,
            id="from corner on a rim to the other",
        ),
        pytest.param(
            [*SEAM, Polygon(((30, 10), (40, 0), (30, -10), (70, -10), (60, 0), (70, 10)))],
            False,
            id="in and out at the bottom of notches",
        ),
        pytest.param(
            [*SEAM, Polygon(((30, 0), (40, 0), (40, -10), (60, -10), (60, 0), (70, 0), (70, 10), (30, 10)))],
            False,
            id="along the arms of a T and through its stem",
        ),
    ],
)
def test_sees(blockers: list[Shape], expected: bool) -> None:
    assert free_line(A, B, blockers) is expected
    for turn in TURNS:
        a, b, pieces = _turned_disc(A, turn), _turned_disc(B, turn), [_turned(s, turn) for s in blockers]
        assert sees(a, b, pieces) is expected
        assert sees(b, a, pieces[::-1]) is expected
        assert (sight_line(a, b, pieces) is not None) is expected


@proves("wd.sight.any-line")
def test_a_wall_as_high_as_the_rims_does_not_block_and_a_hundredth_more_does() -> None:
    archer, orc = Disc(20000, 45000, 2000, 0), Disc(45000, 45000, 2000, 1)
    assert sees(archer, orc, [box(30000, 35000, 32000, 46000)])
    assert sees(archer, orc, [box(30000, 35000, 32000, 47000)])
    assert not sees(archer, orc, [box(30000, 35000, 32000, 47001)])


def test_the_only_line_may_hang_on_the_slightest_corner() -> None:
    """The shard has half a unit of area, so its corners turn as little as the grid allows."""
    shard = Polygon(((5, -7), (4, 1), (4, 2)))
    assert sees(Disc(0, 0, 2, 0), Disc(9, 2, 1, 1), [shard])
    assert not sees(Disc(0, 0, 1, 0), Disc(9, 2, 1, 1), [shard])


@proves("wd.sight.overlapping-terrain")
def test_a_piece_hides_what_lies_behind_it_but_not_what_lies_on_it() -> None:
    archer, orc, goblin = (
        Disc(20000, 45000, 2000, 0),
        Disc(41500, 45000, 2000, 1),
        Disc(47000, 45000, 2000, 2),
    )
    ruin, wood = box(15000, 40000, 19000, 50000), box(26000, 35000, 40000, 55000)
    assert sees(archer, orc, [ruin, wood])
    assert sees(goblin, orc, [ruin, wood])
    assert not sees(archer, goblin, [ruin, wood])
    # It touches the wood alone, so the wood blocks again.
    assert not sees(archer, Disc(42000, 45000, 2000, 1), [ruin, wood])


@proves("wd.sight.any-line")
def test_a_slit_between_round_pieces_far_from_every_rim() -> None:
    a, b = Disc(0, 0, 10000, 0), Disc(100000, 0, 10000, 1)
    assert sees(a, b, [Circle(50000, 15010, 10000), Circle(50000, -5000, 10000)])
    assert sees(a, b, [Circle(50000, 15000, 10000), Circle(50000, -5000, 10000)])
    assert not sees(a, b, [Circle(50000, 14999, 10000), Circle(50000, -5000, 10000)])


@pytest.mark.parametrize("turn", TURNS)
def test_lines_held_by_a_rim_at_one_extreme_and_by_two_hills_at_the_other(turn: Turn) -> None:
    # Over the near hill and under the far one: held by a's rim at one extreme, by both hills at the other.
    a, b = Disc(0, 0, 1000, 0), Disc(10000, 0, 1000, 1)
    hills = [_turned(Circle(5000, -4100, 5000), turn), _turned(Circle(8000, 5910, 5000), turn)]
    assert sees(_turned_disc(a, turn), _turned_disc(b, turn), hills)
    assert sees(_turned_disc(b, turn), _turned_disc(a, turn), hills)


@pytest.mark.parametrize(
    "pieces",
    [
        [Circle(-40, -40, 46), Circle(140, 112, 41)],
        [box(-80, -80, -8, -8), box(108, 88, 180, 160)],
    ],
)
def test_pieces_close_behind_the_discs_do_not_block(pieces: list[Shape]) -> None:
    a, b = Disc(0, 0, 10, 0), Disc(100, 80, 10, 1)
    assert sees(a, b, pieces)
    assert sees(b, a, pieces)


def test_discs_that_touch_see_each_other_whatever_lies_about() -> None:
    assert sees(A, Disc(20, 0, 10, 0), [box(10, 1, 11, 30), box(10, -30, 11, -1)])
    assert sees(A, A, [box(-5, -5, 5, 5)])
    assert sight_line(A, Disc(12, 0, 10, 0), []) == (0.0, 0.0, 12.0, 0.0)


def _scene(seed: int, size: int) -> tuple[Disc, Disc, list[Shape]]:
    rng = Random(seed)
    a = Disc(rng.randint(0, 10 * size), rng.randint(0, 10 * size), rng.randint(1, 2 * size), 0)
    b = Disc(rng.randint(20 * size, 30 * size), rng.randint(0, 10 * size), rng.randint(1, 2 * size), 1)
    return a, b, shapes(rng, rng.randint(1, 4), 30 * size, 10 * size, 8 * size)


@proves("wd.sight.symmetric")
@many
@given(st.integers(0, 10**9), turns)
def test_sight_is_mutual_and_turns_with_the_table(seed: int, turn: Turn) -> None:
    a, b, blockers = _scene(seed, 1)
    answer = sees(a, b, blockers)
    assert sees(b, a, blockers[::-1]) == answer
    assert sees(_turned_disc(a, turn), _turned_disc(b, turn), [_turned(s, turn) for s in blockers]) == answer


def _turned_disc(d: Disc, turn: Turn) -> Disc:
    x, y = spun((int(d.x), int(d.y)), turn)
    return Disc(x + 7, y - 3, d.r, d.z)


def _turned(shape: Shape, turn: Turn) -> Shape:
    if isinstance(shape, Polygon):
        points = [spun(point, turn) for point in shape.points]
        return Polygon(tuple((x + 7, y - 3) for x, y in points))
    assert isinstance(shape, Circle)
    x, y = spun((int(shape.x), int(shape.y)), turn)
    return Circle(x + 7, y - 3, shape.r)


@few
@given(st.integers(0, 10**9), st.sampled_from([1, 3000]))
def test_sees_agrees_with_all_tangents_in_long_decimals(seed: int, size: int) -> None:
    a, b, blockers = _scene(seed, size)
    assert sees(a, b, blockers) == free_line(a, b, blockers)


places = st.integers(-90000, 90000)
rims = st.sampled_from([2000, 2700, 3600])


@many
@given(st.tuples(places, places, rims), st.tuples(places, places, rims), places, places)
def test_a_piece_anywhere_on_a_large_table_blocks_rightly(a: Row, b: Row, x: int, y: int) -> None:
    piece = box(x, y, x + 30000, y + 20000)
    assert sees(disc(a), disc(b), [piece]) == free_line(disc(a), disc(b), [piece])


offsets = st.integers(-30, 30)


@many
@given(offsets, offsets, st.tuples(offsets, offsets), st.integers(2, 40), st.booleans())
def test_a_piece_close_to_a_disc_blocks_rightly(
    dx: int, dy: int, corner: tuple[int, int], size: int, circle: bool
) -> None:
    a, b = Disc(0, 0, 5, 0), Disc(dx, dy, 3, 1)
    x, y = corner
    piece: Shape = Circle(x, y, size) if circle else box(x, y, x + size, y + size // 2)
    assert sees(a, b, [piece]) == free_line(a, b, [piece])


@few
@given(st.integers(0, 10**9), st.sampled_from([1, 4500]))
def test_sees_agrees_with_all_tangents_among_bricks_and_seams(seed: int, size: int) -> None:
    rng = Random(seed)
    bricks: list[Shape] = []
    for x in range(4, 16, 4):
        for y in range(-8, 8, 4):
            grid = ((x, y), (x + 4, y), (x + 4, y + 4), (x, y + 4))
            corners = tuple((px * size, py * size) for px, py in grid)
            pick = rng.randrange(8)
            if pick < 3:
                bricks.append(Polygon(corners))
            elif pick < 6:
                bricks.append(Polygon(corners[: pick % 4] + corners[pick % 4 + 1 :]))
    a = Disc(size, rng.randint(-4, 4) * size, rng.randint(1, 3) * size, 0)
    b = Disc(20 * size, rng.randint(-4, 4) * size, rng.randint(1, 3) * size, 1)
    assert sees(a, b, bricks) == free_line(a, b, bricks)


@few
@given(st.integers(0, 10**9))
def test_more_blockers_never_help(seed: int) -> None:
    a, b, blockers = _scene(seed, 1)
    assert sees(a, b, blockers[1:]) or not sees(a, b, blockers)


@few
@given(st.integers(0, 10**9), st.sampled_from([1, 1000]))
def test_the_line_drawn_is_free_and_a_blocked_view_has_no_free_line(seed: int, size: int) -> None:
    a, b, blockers = _scene(seed, size)
    blocking = [s for s in blockers if not any(shape_overlaps(s, d.x, d.y, d.r) for d in (a, b))]
    area = shapely.union_all([area_of(shape) for shape in blocking])
    line = sight_line(a, b, blockers)
    if line is None:
        segments = [
            shapely.LineString([_rim(a, i), _rim(b, j)]) for i in range(0, 360, 12) for j in range(0, 360, 12)
        ]
        shapely.prepare(area)
        assert shapely.intersects(area, segments).all()
    else:
        x0, y0, x1, y1 = line
        apart = not gap_at_most(a, b, 0)
        assert math.hypot(x0 - int(a.x), y0 - int(a.y)) <= int(a.r) + 1e-6
        assert math.hypot(x1 - int(b.x), y1 - int(b.y)) <= int(b.r) + 1e-6
        drawn = shapely.LineString([(x0, y0), (x1, y1)])
        for shape in blocking if apart else []:
            assert drawn.intersection(area_of(shape).buffer(-1e-4 * size)).length <= 1e-3 * size


def _rim(d: Disc, degrees: int) -> tuple[float, float]:
    angle = math.radians(degrees)
    return int(d.x) + int(d.r) * math.cos(angle), int(d.y) + int(d.r) * math.sin(angle)
