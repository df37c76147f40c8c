"""Contact, gaps, bands and shared areas of discs."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flipfield.geometry.disk import (
    Disc,
    band,
    compare_gap,
    covered,
    distance_squared,
    gap,
    gap_at_most,
    inside,
    lens_area,
    on_field,
    overlaps,
    overlaps_at,
    same_lens,
)
from tests.geometry.draw import Row, Turn, area_of, coordinates, disc, few, many, moved, radii, rows, turns
from tests.geometry.oracle import gap_order
from tests.proves import proves

RULER = (7500, 15000, 30000)


@proves("wd.overlap.definition", "wd.overlap.edge-contact")
@pytest.mark.parametrize(
    ("b", "shared"),
    [
        ((3900, 0, 2000), True),
        ((3999, 0, 2000), True),
        ((4000, 0, 2000), False),
        ((2400, 3200, 2000), False),
        ((2400, 3199, 2000), True),
        ((0, 0, 2000), True),
        ((100, 0, 3600), True),
        ((-4001, 0, 2000), False),
    ],
)
def test_rims_that_touch_do_not_overlap(b: Row, shared: bool) -> None:
    a = Disc(0, 0, 2000, 0)
    assert overlaps(a, disc(b)) is shared
    assert overlaps(disc(b), a) is shared
    assert overlaps_at(500, -70, 2000, Disc(b[0] + 500, b[1] - 70, b[2], 0)) is shared


@proves("wd.range.measure")
def test_the_gap_is_measured_from_edge_to_edge() -> None:
    a, b = Disc(0, 0, 2000, 0), Disc(16000, 0, 3000, 0)
    assert gap(a, b) == 11000.0
    assert gap_at_most(a, b, 11000)
    assert not gap_at_most(a, b, 10999)
    assert gap(a, Disc(1000, 0, 2000, 0)) == 0.0


@proves("wd.range.bands")
@pytest.mark.parametrize(
    ("x", "expected"),
    [
        (4000, 0),
        (4000 + 7500, 0),
        (4000 + 7501, 1),
        (4000 + 15000, 1),
        (4000 + 15001, 2),
        (4000 + 29000, 2),
        (4000 + 30000, 2),
        (4000 + 30001, 3),
        (4000 + 31000, 3),
        (1000, 0),
    ],
)
def test_a_border_belongs_to_the_nearer_band(x: int, expected: int) -> None:
    assert band(Disc(0, 0, 2000, 0), Disc(x, 0, 2000, 0), RULER) == expected


@proves("wd.range.self")
def test_a_disc_is_at_short_range_of_itself() -> None:
    a = Disc(5, 6, 2000, 0)
    assert band(a, a, RULER) == 0


@pytest.mark.parametrize(
    ("a", "b", "order"),
    [
        # Gaps 3 and 3: the distances 5 and 10 less radii 1 and 6, with a reference of radius 1.
        ((3, 4, 1), (6, 8, 6), 0),
        ((3, 4, 1), (6, 9, 6), -1),
        ((3, 4, 1), (6, 7, 6), 1),
        # Overlapping and touching discs all have a gap of 0.
        ((1, 1, 1), (2, 0, 1), 0),
        ((2, 0, 1), (3, 0, 1), -1),
        # sqrt(2) * 10^5 against sqrt(2) * 10^5 + 1 - 1.
        ((100000, 100000, 7), (100000, 100001, 7), -1),
    ],
)
def test_compare_gap(a: Row, b: Row, order: int) -> None:
    ref = Disc(0, 0, 1, 0)
    assert compare_gap(ref, disc(a), disc(b)) == order
    assert compare_gap(ref, disc(b), disc(a)) == -order


@many
@given(rows, rows, rows)
def test_compare_gap_agrees_with_long_decimals(ref: Row, a: Row, b: Row) -> None:
    assert compare_gap(disc(ref), disc(a), disc(b)) == gap_order(disc(ref), disc(a), disc(b))


table = st.integers(-90000, 90000)
wide: st.SearchStrategy[Row] = st.tuples(table, table, st.sampled_from([2000, 2700, 3600]))


@many
@given(wide, wide, st.tuples(st.integers(-1, 1), st.integers(-1, 1)))
def test_compare_gap_tells_close_discs_of_a_real_table_apart(
    ref: Row, a: Row, nudge: tuple[int, int]
) -> None:
    b = (a[0] + nudge[0], a[1] + nudge[1], a[2])
    assert compare_gap(disc(ref), disc(a), disc(b)) == gap_order(disc(ref), disc(a), disc(b))


@many
@given(rows, rows, st.integers(0, 9), turns, coordinates, coordinates)
def test_contact_does_not_change_when_the_table_is_turned(
    a: Row, b: Row, n: int, turn: Turn, dx: int, dy: int
) -> None:
    a2, b2 = moved(a, turn, dx, dy), moved(b, turn, dx, dy)
    assert overlaps(disc(a), disc(b)) == overlaps(disc(a2), disc(b2))
    assert gap_at_most(disc(a), disc(b), n) == gap_at_most(disc(a2), disc(b2), n)
    assert gap_at_most(disc(a), disc(b), n) == (gap(disc(a), disc(b)) <= n + 1e-9)


@few
@given(rows, rows)
def test_the_shared_area_agrees_with_polygons(a: Row, b: Row) -> None:
    first, second = disc(a), disc(b)
    shared = area_of(first).intersection(area_of(second)).area
    assert lens_area(first, second) == pytest.approx(shared, abs=0.02)
    assert lens_area(first, second) == pytest.approx(lens_area(second, first))
    if shared > 0.02:
        assert overlaps(first, second)
    if not overlaps(first, second):
        assert lens_area(first, second) == 0.0


def test_the_shared_area_of_a_covered_disc_is_its_own() -> None:
    assert lens_area(Disc(0, 0, 20, 0), Disc(0, 8, 12, 0)) == pytest.approx(math.pi * 144)


def test_equal_lenses_are_recognised_exactly() -> None:
    ref = Disc(0, 0, 20, 0)
    assert same_lens(ref, Disc(15, 20, 9, 0), Disc(-25, 0, 9, 0))
    assert not same_lens(ref, Disc(15, 20, 9, 0), Disc(-25, 1, 9, 0))
    assert not same_lens(ref, Disc(15, 20, 9, 0), Disc(-25, 0, 8, 0))
    assert distance_squared(ref, Disc(15, 20, 9, 0)) == 625


@pytest.mark.parametrize(
    ("x", "y", "within"),
    [(20, 20, True), (80, 30, True), (19, 20, False), (20, 19, False), (81, 30, False), (80, 31, False)],
)
def test_inside_allows_the_border(x: int, y: int, within: bool) -> None:
    assert inside(Disc(x, y, 20, 0), 0, 0, 100, 50) is within


@pytest.mark.parametrize(
    ("x", "y", "r", "on"),
    [
        (50, 25, 5, True),
        (-4, 25, 5, True),
        (-5, 25, 5, False),
        (104, 25, 5, True),
        (105, 25, 5, False),
        (50, -5, 5, False),
        (50, 54, 5, True),
        (50, 55, 5, False),
        # Beyond the corners: 3-4-5 touches the corner alone.
        (-3, -4, 5, False),
        (-3, -3, 5, True),
        (103, 54, 5, False),
        (103, 53, 5, True),
        (-4, 53, 5, False),
        (104, -2, 5, True),
        # Both coordinates are less than a radius away, and yet no part is on the field.
        (-4, -4, 5, False),
    ],
)
def test_a_disc_is_on_the_field_while_some_area_is(x: int, y: int, r: int, on: bool) -> None:
    assert on_field(Disc(x, y, r, 0), 100, 50) is on


@few
@given(st.integers(-8, 13), st.integers(-8, 13), radii)
def test_on_field_agrees_with_the_unit_squares_it_touches(x: int, y: int, r: int) -> None:
    # The field of 5 by 5 has the disc's nearest point on its border grid when the centre is a grid point.
    nearest = min((x - fx) ** 2 + (y - fy) ** 2 for fx in range(6) for fy in range(6))
    assert on_field(Disc(x, y, r, 0), 5, 5) == (nearest < r * r)


def test_covered_means_that_something_higher_overlaps() -> None:
    d = Disc(0, 0, 10, 5)
    assert not covered(d, [d])
    assert not covered(d, [d, Disc(5, 0, 10, 4), Disc(20, 0, 10, 9)])
    assert covered(d, [d, Disc(5, 0, 10, 4), Disc(19, 0, 10, 9)])
