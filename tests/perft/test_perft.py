"""Perft counts of the fixed positions; a mismatch shows the divide."""

import pytest

from tests.perft.count import divide, perft, positions, reached, report


@pytest.mark.parametrize("name", positions())
def test_counts(name: str) -> None:
    text = report(name, positions()[name])
    assert not text, text


def test_a_wrong_count_is_reported_with_its_divide() -> None:
    position = positions()["shot"]
    counts = position["counts"]
    wrong = {**position, "counts": [counts[0], counts[1] + 1]}
    text = report("shot", wrong)
    assert text.startswith(f"shot, depth 2: {counts[1]}, not {counts[1] + 1}\n")
    game, state = reached(position)
    assert sum(number for _, number in divide(game, state, 2)) == perft(game, state, 2)
    assert len(text.splitlines()) == 1 + counts[0]
