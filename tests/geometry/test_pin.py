"""Which disc pins which: hand-made stacks, symmetries, and two judges."""

from random import Random

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from flipfield.geometry.disk import Disc, covered, overlaps
from flipfield.geometry.pin import pinned_by, pinning, pins
from tests.geometry.draw import Row, Turn, area_of, coordinates, disc, few, many, moved, rows, turns
from tests.geometry.oracle import free_part
from tests.proves import proves

between = st.lists(rows, max_size=4)
# They cover the rim of a disc of radius 2 amid them, not its centre.
FOUR: list[Row] = [(4, 0, 3), (-4, 0, 3), (0, 4, 3), (0, -4, 3)]


def stack(*rows: Row) -> list[Disc]:
    """Discs from the lowest to the highest."""
    return [disc(row, z) for z, row in enumerate(rows)]


def heights(discs: list[Disc]) -> list[int]:
    return [int(d.z) for d in discs]


@pytest.mark.parametrize(
    ("a", "b", "holes", "expected"),
    [
        pytest.param((0, 0, 5), (9, 0, 5), [], True, id="overlap"),
        pytest.param((0, 0, 5), (10, 0, 5), [], False, id="rims touch"),
        pytest.param((0, 0, 5), (0, 0, 5), [], True, id="same place"),
        pytest.param((0, 0, 5), (0, 0, 5), [(0, 0, 5)], False, id="three in one place"),
        pytest.param((0, 0, 5), (8, 0, 5), [(4, 0, 3)], False, id="hole through both corners of the lens"),
        pytest.param((0, 0, 5), (8, 0, 5), [(4, 0, 2)], True, id="hole leaves the corners"),
        pytest.param((0, 0, 5), (8, 0, 5), [(4, 0, 4)], False, id="hole covers the lens"),
        pytest.param((0, 0, 5), (8, 0, 5), [(4, 4, 5), (4, -4, 5)], False, id="two holes meet in the middle"),
        pytest.param((0, 0, 5), (8, 0, 5), [(4, 4, 4), (4, -4, 4)], True, id="two holes touch in the middle"),
        pytest.param((0, 0, 5), (8, 0, 5), [(4, 4, 3), (4, -4, 3)], True, id="two holes leave a band"),
        pytest.param((0, 0, 5), (8, 0, 5), [(8, 0, 5)], False, id="hole in place of the lower"),
        pytest.param((0, 0, 5), (8, 0, 5), [(0, 0, 5)], False, id="hole in place of the upper"),
        pytest.param((0, 0, 5), (2, 0, 3), [(3, 0, 2)], True, id="three circles tangent at one point"),
        pytest.param((0, 0, 5), (2, 0, 3), [(1, 0, 4)], False, id="hole holds the lower, all tangent"),
        pytest.param((0, 0, 5), (2, 0, 3), [(2, 0, 3), (2, 0, 3)], False, id="equal holes"),
        pytest.param((0, 0, 5), (0, 0, 9), [(1, 1, 6)], True, id="larger hole slips off the upper"),
        pytest.param((0, 0, 5), (0, 0, 9), [(1, 0, 6)], False, id="larger hole touches the rim of the upper"),
        pytest.param((0, 0, 9), (0, 0, 2), [(-2, 0, 3), (2, 0, 3)], False, id="two holes cover the lower"),
        pytest.param((0, 0, 2), (0, 0, 9), [(-2, 0, 3), (2, 0, 3)], False, id="two holes cover the upper"),
        pytest.param((0, 0, 2), (0, 0, 2), [(-2, 0, 3), (2, 0, 3)], False, id="two holes cover both"),
        pytest.param((0, 0, 2), (0, 0, 2), [(2, 0, 3), (2, 0, 3)], True, id="equal holes leave a part"),
        pytest.param((0, 0, 6), (0, 0, 3), [(0, 0, 2)], True, id="ring"),
        pytest.param((0, 0, 2), (0, 0, 9), FOUR, True, id="gap amid four holes"),
        pytest.param((0, 0, 2), (0, 0, 9), FOUR * 2, True, id="gap amid four holes, each twice"),
        pytest.param((0, 0, 2), (0, 0, 9), [*FOUR, (0, 0, 1)], True, id="slits around a fifth hole"),
        # All these circles pass through (0, 12) and (0, -12).
        pytest.param((-16, 0, 20), (16, 0, 20), [(35, 0, 37)], True, id="crescent, all circles in its tips"),
        pytest.param((-16, 0, 20), (16, 0, 20), [(35, 0, 37), (-35, 0, 37)], False, id="two crescents cover"),
        pytest.param((-16, 0, 20), (16, 0, 20), [(9, 0, 15)], False, id="wider lens covers"),
        pytest.param((0, 0, 6), (0, 0, 3), [(-2, 0, 2), (2, 0, 2)], True, id="holes touch in the centre"),
        pytest.param((0, 0, 5), (8, 0, 5), [(20, 0, 2), (0, -9, 4)], True, id="holes elsewhere"),
        pytest.param(
            (0, 0, 5), (8, 0, 5), [(4, 0, 3), (4, 9, 6)], False, id="lens covered, another touches its tip"
        ),
    ],
)
@proves("wd.pin.definition", "wd.pin.disk-between")
def test_pins(a: Row, b: Row, holes: list[Row], expected: bool) -> None:
    discs = [disc(row, 1) for row in holes]
    assert pins(disc(a, 2), disc(b, 0), discs) is expected
    assert pins(disc(a, 2), disc(b, 0), discs[::-1]) is expected
    assert free_part(disc(a), disc(b), discs) is expected


@proves("wd.pin.example-abc", "wd.pin.disk-between", "wd.overlap.no-contact-needed")
def test_the_worked_example_of_three_disks() -> None:
    low, middle, top = stack((0, 0, 2000), (2000, 0, 2000), (3900, 0, 2000))
    discs = [low, middle, top]
    assert overlaps(top, low)
    assert heights(pinned_by(low, discs)) == [1]
    assert heights(pinned_by(middle, discs)) == [2]
    assert heights(pinned_by(top, discs)) == []
    assert heights(pinning(top, discs)) == [1]
    assert heights(pinned_by(low, [low, top])) == [2]


@proves("wd.pin.multiple")
def test_a_disc_pins_several_and_is_pinned_by_several() -> None:
    left, right, top, rider = stack((0, 0, 10), (30, 0, 10), (15, 0, 10), (30, 12, 5))
    discs = [left, right, top, rider]
    assert heights(pinning(top, discs)) == [1, 0]
    assert heights(pinned_by(right, discs)) == [2, 3]
    assert heights(pinned_by(left, discs[::-1])) == [2]


@proves("wd.pin.disk-between")
def test_the_upper_pins_past_a_disk_that_covers_only_part() -> None:
    low, middle, top = stack((0, 0, 2000), (0, 1999, 2000), (1500, 0, 2000))
    assert heights(pinned_by(low, [low, middle, top])) == [1, 2]


def test_a_hundredth_of_a_millimetre_decides() -> None:
    # The lens of a and b has its tips at (4000, ±3000).
    a, b = Disc(0, 0, 5000, 9), Disc(8000, 0, 5000, 0)
    assert not pins(a, b, [Disc(4000, 0, 3000, 1)])
    assert pins(a, b, [Disc(4000, 0, 2999, 1)])
    assert not pins(a, b, [Disc(4000, 7000, 10000, 1)])
    assert pins(a, b, [Disc(4000, 7001, 10000, 1)])
    assert pins(a, b, [Disc(3999, 0, 3000, 1)])


large: st.SearchStrategy[Row] = st.tuples(
    st.integers(-60000, 60000), st.integers(-60000, 60000), st.integers(20000, 90000)
)


@settings(parent=many, max_examples=600)
@given(rows, rows, between)
def test_pins_agrees_with_the_middles_of_arcs(a: Row, b: Row, holes: list[Row]) -> None:
    discs = [disc(row, 1) for row in holes]
    assert pins(disc(a, 2), disc(b, 0), discs) == free_part(disc(a), disc(b), discs)


@many
@given(large, large, st.lists(large, max_size=3))
def test_discs_as_large_as_the_field_overflow_nothing(a: Row, b: Row, holes: list[Row]) -> None:
    discs = [disc(row, 1) for row in holes]
    assert pins(disc(a, 2), disc(b, 0), discs) == free_part(disc(a), disc(b), discs)


near = st.integers(-4000, 4000)
sized: st.SearchStrategy[Row] = st.tuples(near, near, st.sampled_from([2000, 2700, 3600]))


@few
@given(sized, sized, st.lists(sized, max_size=3))
def test_pins_lies_between_what_smaller_and_larger_polygons_say(a: Row, b: Row, holes: list[Row]) -> None:
    answer = pins(disc(a, 2), disc(b, 0), [disc(row, 1) for row in holes])
    if _bare(a, b, holes, False) > 1:
        assert answer
    if answer:
        assert _bare(a, b, holes, True) > 0


def _bare(a: Row, b: Row, holes: list[Row], generous: bool) -> float:
    """The bare area of the lens, from polygons that make it too large or too small."""
    lens = area_of(disc(a), generous).intersection(area_of(disc(b), generous))
    return lens.difference(shapely.union_all([area_of(disc(row), not generous) for row in holes])).area


@many
@given(rows, rows, between, turns, coordinates, coordinates)
def test_pins_turns_with_the_table(a: Row, b: Row, holes: list[Row], turn: Turn, dx: int, dy: int) -> None:
    discs = [disc(row, 1) for row in holes]
    turned = [disc(moved(row, turn, dx, dy), 1) for row in holes]
    other = pins(disc(moved(a, turn, dx, dy), 2), disc(moved(b, turn, dx, dy), 0), turned)
    assert pins(disc(a, 2), disc(b, 0), discs) == other


@many
@given(rows, rows, between, st.randoms(use_true_random=False), rows)
def test_the_order_between_does_not_matter_and_more_between_never_helps(
    a: Row, b: Row, holes: list[Row], rng: Random, extra: Row
) -> None:
    discs = [disc(row, 1) for row in holes]
    answer = pins(disc(a, 2), disc(b, 0), discs)
    shuffled = [*discs]
    rng.shuffle(shuffled)
    assert pins(disc(a, 2), disc(b, 0), shuffled) == answer
    assert pins(disc(b, 2), disc(a, 0), discs) == answer
    assert answer or not pins(disc(a, 2), disc(b, 0), [*discs, disc(extra, 1)])


@many
@given(st.lists(rows, min_size=1, max_size=7))
def test_unpinned_means_uncovered(table: list[Row]) -> None:
    discs = stack(*table)
    for d in discs:
        above = pinned_by(d, discs)
        assert bool(above) == covered(d, discs)
        assert heights(above) == [int(o.z) for o in discs if any(u is d for u in pinning(o, discs))]
