"""Outlines of terrain: overlap, gaps, and outlines turned on the table."""

import math
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flipfield.geometry.shape import (
    Circle,
    Polygon,
    Shape,
    placed,
    shape_gap_over,
    shape_inside,
    shape_overlaps,
)
from tests.geometry.draw import TURNS, Turn, area_of, coordinates, few, many, shapes, spun, turns
from tests.proves import proves

SQUARE = Polygon(((0, 0), (10, 0), (10, 10), (0, 10)))
# An L: the square without its upper right quarter, given clockwise.
ELL = Polygon(((0, 0), (0, 10), (5, 10), (5, 5), (10, 5), (10, 0)))


@proves("wd.overlap.edge-contact", "wd.overlap.definition")
@pytest.mark.parametrize(
    ("shape", "x", "y", "r", "shared"),
    [
        pytest.param(SQUARE, 5, 13, 3, False, id="touches a side"),
        pytest.param(SQUARE, 5, 12, 3, True, id="over a side"),
        pytest.param(SQUARE, 13, 14, 5, False, id="touches a corner"),
        pytest.param(SQUARE, 13, 13, 5, True, id="over a corner"),
        pytest.param(SQUARE, 5, 5, 1, True, id="inside"),
        pytest.param(SQUARE, 5, 5, 5, True, id="inside, touches all sides"),
        pytest.param(SQUARE, 5, 5, 50, True, id="around"),
        pytest.param(SQUARE, 10, 5, 1, True, id="centre on the border"),
        pytest.param(SQUARE, 13, 13, 4, False, id="boxes overlap, corner not reached"),
        pytest.param(SQUARE, 14, 14, 5, False, id="within the box, past the corner"),
        pytest.param(ELL, 8, 8, 3, False, id="touches both sides of the notch"),
        pytest.param(ELL, 8, 8, 4, True, id="over the notch"),
        pytest.param(ELL, 7, 8, 3, True, id="over one side of the notch"),
        pytest.param(ELL, 2, 2, 1, True, id="inside the L"),
        pytest.param(ELL, 8, 8, 1, False, id="in the notch"),
        pytest.param(Circle(0, 0, 5), 6, 8, 5, False, id="circles touch"),
        pytest.param(Circle(0, 0, 5), 6, 7, 5, True, id="circles overlap"),
        # The slanted side lies on 4x + 3y = 120.
        pytest.param(Polygon(((0, 0), (30, 0), (0, 40))), 20, 40, 16, False, id="touches a slanted side"),
        pytest.param(Polygon(((0, 0), (30, 0), (0, 40))), 20, 39, 16, True, id="over a slanted side"),
        pytest.param(Polygon(((0, 0), (30, 0), (0, 40))), 34, 3, 5, False, id="touches a slanted side's end"),
        pytest.param(Polygon(((0, 0), (30, 0), (0, 40))), 34, 3, 6, True, id="over a slanted side's end"),
    ],
)
def test_shape_overlaps(shape: Shape, x: int, y: int, r: int, shared: bool) -> None:
    assert shape_overlaps(shape, x, y, r) is shared


def test_inside_the_field_may_touch_the_border() -> None:
    assert shape_inside(SQUARE, 0, 0, 10, 10)
    assert not shape_inside(SQUARE, 1, 0, 10, 10)
    assert not shape_inside(SQUARE, 0, 0, 10, 9)
    assert shape_inside(Circle(5, 5, 5), 0, 0, 10, 10)
    assert not shape_inside(Circle(5, 6, 6), 0, 0, 12, 12)
    assert not shape_inside(Circle(6, 5, 6), 0, 0, 12, 12)
    assert not shape_inside(Circle(7, 6, 6), 0, 0, 12, 12)
    assert not shape_inside(Circle(6, 7, 6), 0, 0, 12, 12)


@pytest.mark.parametrize(
    ("shape", "other", "widest"),
    [
        (SQUARE, Polygon(((14, 0), (20, 0), (20, 5))), 3),
        (SQUARE, Polygon(((13, 14), (20, 14), (20, 20))), 4),
        (SQUARE, Polygon(((10, 0), (20, 0), (20, 5))), -1),
        (SQUARE, Polygon(((2, 2), (4, 2), (4, 4))), -1),
        (SQUARE, Polygon(((-5, 4), (15, 4), (15, 6), (-5, 6))), -1),
        (ELL, Polygon(((8, 8), (9, 8), (9, 9))), 2),
        (SQUARE, Circle(17, 5, 3), 3),
        (SQUARE, Circle(5, 5, 1), -1),
        (SQUARE, Circle(5, 5, 40), -1),
        (Circle(0, 0, 2), Circle(6, 8, 3), 4),
        (Circle(-1, 3, 2), Circle(5, 11, 3), 4),
        (Circle(0, 0, 20), Circle(6, 8, 3), -1),
    ],
)
def test_a_gap_equal_to_the_limit_is_not_over_it(shape: Shape, other: Shape, widest: int) -> None:
    for turn in TURNS:
        first, second = _turned(shape, turn), _turned(other, turn)
        for n in range(8):
            assert shape_gap_over(first, second, n) is (n <= widest)
            assert shape_gap_over(second, first, n) is (n <= widest)


@pytest.mark.parametrize(
    "points", [((0, 0), (1, 0)), ((0, 0), (1, 0), (2, 0)), ((0, 0), (0, 0), (1, 0), (0, 1))]
)
def test_a_polygon_needs_corners_and_an_area(points: tuple[tuple[int, int], ...]) -> None:
    with pytest.raises(ValueError, match=r"polygon|twice"):
        Polygon(points)


def _square_distance(polygon: Polygon, x: int, y: int) -> Fraction:
    """The squared distance of a point from the border, as a fraction."""
    found = []
    for (px, py), (qx, qy) in zip(polygon.points, [*polygon.points[1:], polygon.points[0]], strict=True):
        dx, dy = qx - px, qy - py
        share = Fraction((x - px) * dx + (y - py) * dy, dx * dx + dy * dy)
        share = min(Fraction(1), max(Fraction(0), share))
        found.append((px + share * dx - x) ** 2 + (py + share * dy - y) ** 2)
    return min(found)


@many
@given(st.integers(0, 10**6), coordinates, coordinates, st.integers(1, 6), st.sampled_from([1, 10**4]))
def test_overlap_agrees_with_fractions(seed: int, x: int, y: int, r: int, scale: int) -> None:
    shape = shapes(Random(seed), 1, 5, 5, 6)[0]
    if isinstance(shape, Polygon):
        shape = Polygon(tuple((px * scale, py * scale) for px, py in shape.points))
        x, y, r = x * scale, y * scale, r * scale
        surrounded = area_of(shape).contains(area_of(Circle(x, y, 1)).centroid)
        expected = _square_distance(shape, x, y) < r * r or surrounded
        assert shape_overlaps(shape, x, y, r) == expected


@few
@given(st.integers(0, 10**6), st.integers(0, 9))
def test_gaps_agree_with_polygons_away_from_contacts(seed: int, n: int) -> None:
    first, second = shapes(Random(seed), 2, 20, 20, 8)
    gap = area_of(first).distance(area_of(second))
    if abs(gap - n) > 0.01 and gap > 0:
        assert shape_gap_over(first, second, n) == (gap > n)
    if area_of(first).intersection(area_of(second)).area > 0.01:
        assert not shape_gap_over(first, second, n)
    assert shape_gap_over(first, second, n) == shape_gap_over(second, first, n)


@many
@given(st.integers(0, 10**6), coordinates, coordinates, st.integers(1, 6), turns, st.integers(0, 5))
def test_outlines_turn_with_the_table(seed: int, x: int, y: int, r: int, turn: Turn, n: int) -> None:
    first, second = shapes(Random(seed), 2, 9, 9, 6)
    tx, ty = spun((x, y), turn)
    assert shape_overlaps(first, x, y, r) == shape_overlaps(_turned(first, turn), tx, ty, r)
    assert shape_gap_over(first, second, n) == shape_gap_over(_turned(first, turn), _turned(second, turn), n)


def _turned(shape: Shape, turn: Turn) -> Shape:
    if isinstance(shape, Polygon):
        return Polygon(tuple(spun(point, turn) for point in shape.points))
    assert isinstance(shape, Circle)
    x, y = spun((int(shape.x), int(shape.y)), turn)
    return Circle(x, y, shape.r)


def test_placed_turns_about_the_origin_and_moves() -> None:
    outline = ((0, 0), (1000, 0), (0, 500))
    assert placed(outline, 50, 60, 0).points == ((50, 60), (1050, 60), (50, 560))
    assert placed(outline, 50, 60, 90).points == ((50, 60), (50, 1060), (-450, 60))
    assert placed(outline, 0, 0, 30).points == ((0, 0), (866, 500), (-250, 433))
    assert placed(outline, 0, 0, -330).points == placed(outline, 0, 0, 30).points


@many
@given(st.tuples(*[st.integers(-9000, 9000)] * 4), st.integers(-720, 720))
def test_placed_keeps_quarter_turns_and_mirrors_exact(corners: tuple[int, ...], degrees: int) -> None:
    outline = ((0, 12000), (corners[0], corners[1]), (corners[2], corners[3]), (0, -12000))
    if len(set(outline)) < 4 or corners[0] + corners[2] == 0:
        return
    points = placed(outline, 0, 0, degrees).points
    assert placed(outline, 0, 0, degrees + 90).points == tuple((-y, x) for x, y in points)
    mirrored = tuple((-x, y) for x, y in outline)
    assert placed(mirrored, 0, 0, -degrees).points == tuple((-x, y) for x, y in points)
    for (x, y), (px, py) in zip(outline, points, strict=True):
        assert math.hypot(x, y) == pytest.approx(math.hypot(px, py), abs=1)


def test_no_sine_is_so_near_a_half_that_a_platform_could_round_it_otherwise() -> None:
    for degrees in range(91):
        scaled = math.sin(math.radians(degrees)) * 10**10
        assert abs(scaled - math.floor(scaled) - 0.5) > 0.001
