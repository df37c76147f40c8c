"""Golden games replay bit for bit and together use the whole box.

A game that does not means that the rules changed: if that was the intention, run
`python -m tests.golden.record`.
"""

from pathlib import Path

import msgspec
import pytest

from flipfield.games.warhammer.game import standard
from flipfield.replay.record import read, read_file, steps, verify, write
from flipfield.server.pool import answers
from flipfield.server.replays import Replay
from flipfield.server.shelf import Shelf
from flipfield.server.showing import Shown, verified
from tests.golden.record import GAMES, OLD, files, load, used, wanted

LARGEST = 60_000


@pytest.mark.parametrize("path", files(), ids=lambda path: path.name.split(".")[0])
def test_a_golden_game_replays_bit_for_bit(path: Path) -> None:
    text = path.read_bytes()
    record = read(text)
    state = verify(record)
    assert state.over
    assert write(record) == text
    assert len(text) < LARGEST


@pytest.mark.parametrize("path", files(OLD), ids=lambda path: path.name.split(".")[0])
def test_a_game_of_the_first_format_is_shown_as_far_as_it_plays(path: Path) -> None:
    record = read_file(path)
    assert (record.rules, record.foreign) == (1, True)
    shown = msgspec.convert(verified(Shelf(), path.read_bytes()), Shown)
    replay = Replay(record, answers(Shelf()), shown)
    if replay.stopped is None:
        assert replay.last == len(record.inputs)
    else:
        assert 0 < replay.last < len(record.inputs)
        assert set(replay.changed) <= set(record.game.changed_since(1))
        assert replay.changed
    again = read(replay.file())
    assert (again.rules, again.inputs, again.digests) == (1, record.inputs, record.digests)


def test_what_dice_have_shown_is_never_taken_back() -> None:
    shown = [
        event
        for record in load()
        for step in steps(record)
        for event in step.events
        if event.name in ("roll", "danger", "duel", "unstable")
    ]
    assert {event.name for event in shown} == {"roll", "danger", "duel", "unstable"}
    assert not any(event.back for event in shown)


def test_golden_games_use_everything_with_two_three_and_four_players() -> None:
    records = load()
    assert len(records) == GAMES
    assert {len(record.seats) for record in records} == {2, 3, 4}
    missing = wanted(standard())
    for record in records:
        missing -= used(record)
    assert not missing
