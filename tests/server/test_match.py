"""The match alone: what is accepted, what is kept, what can be taken back, how it resumes."""

from __future__ import annotations

from random import Random

import pytest

from flipfield.kernel.state import Refused
from flipfield.kernel.wire import save
from flipfield.server.match import Match, Stale, begin
from flipfield.server.store import NotSaved
from tests.server.journal import SEATS, Journal, new_match
from tests.server.toy import GAME, ToyGame


def bytes_of(match: Match) -> bytes:
    return save(GAME, match.state)


def answer_next(match: Match, choice: int = 0) -> int:
    """Answer the first open decision; its id."""
    decision = match.state.pending[0]
    match.submit(
        int(decision.player), int(decision.id), decision.spec[choice % len(decision.spec)], match.version
    )
    return int(decision.id)


def same(match: Match, other: Match) -> None:
    """Two matches that nobody can tell apart."""
    assert save(GAME, other.state) == bytes_of(match)
    assert other.version == match.version
    assert other.record.inputs == match.record.inputs
    assert other.versions == match.versions
    for seat in (0, 1):
        assert other.can_undo(seat) == match.can_undo(seat)
    for since in range(match.version + 1):
        assert other.message(0, since) == match.message(0, since)


def test_chance_is_answered_inside_and_recorded() -> None:
    match, journal = new_match(1)
    answer_next(match)
    accepted = match.submit(1, 2, 1001, match.version)
    assert accepted.version == 3
    assert [event.name for event in accepted.events] == ["reveal", "roll"]
    assert [row.player for row in journal.inputs] == [0, 1, -1]
    assert journal.versions == [2, 3, 3]


def test_an_answer_that_is_not_kept_changes_nothing() -> None:
    match, journal = new_match(2)
    answer_next(match)
    before, message = bytes_of(match), match.message(1, 0)
    journal.broken = True
    with pytest.raises(NotSaved):
        match.submit(1, 2, 1005, match.version)
    with pytest.raises(NotSaved):
        match.undo(0, match.version)
    assert bytes_of(match) == before
    assert match.message(1, 0) == message
    journal.broken = False
    assert match.submit(1, 2, 1005, match.version).version == 3
    same(match, journal.resume({"rounds": 2}))


def test_true_is_not_one() -> None:
    match, _ = new_match(1)
    answer_next(match)
    answer_next(match)
    decision = match.state.pending[0]
    assert match.submit(0, int(decision.id), 1, match.version).version == 4
    assert match.submit(0, int(decision.id), 1, match.version).version == 4
    with pytest.raises(Stale):
        match.submit(0, int(decision.id), True, match.version)


def test_undo_ends_where_another_seat_or_chance_answered() -> None:
    match, _ = new_match(1)
    answer_next(match)
    assert (match.can_undo(0), match.can_undo(1)) == (True, False)
    answer_next(match)
    assert (match.can_undo(0), match.can_undo(1)) == (False, False)
    answer_next(match)
    answer_next(match)
    assert (match.can_undo(0), match.can_undo(1)) == (True, False)
    answer_next(match)
    assert (match.can_undo(0), match.can_undo(1)) == (False, True)
    with pytest.raises(Refused, match="cannot-undo"):
        match.undo(0, match.version)
    match.undo(1, match.version)
    assert (match.can_undo(0), match.can_undo(1)) == (True, False)
    match.undo(0, match.version)
    match.undo(0, match.version)
    assert (match.can_undo(0), match.can_undo(1)) == (False, False)


def test_undo_takes_back_what_a_bot_answered() -> None:
    match, _ = begin(
        ToyGame(), {"rounds": 2}, [SEATS[0], {"kind": "bot", "name": "", "bot": "random"}], Random(1)
    )
    for _ in range(2):
        answer_next(match)
    before = bytes_of(match)
    for _ in range(3):
        answer_next(match)
    assert match.past[-1].seat == 1
    assert match.can_undo(0)
    seen = match.version - 1
    match.undo(0, seen)
    with pytest.raises(Refused, match="cannot-undo"):
        match.undo(0, seen)
    match.undo(0, match.version)
    assert bytes_of(match) == before
    assert match.events(3) == []
    assert not match.can_undo(0)


def test_chance_cannot_be_taken_back_whatever_its_events_say() -> None:
    match, _ = begin(ToyGame(back=True), {"rounds": 1}, SEATS, Random(1))
    answer_next(match)
    assert match.can_undo(0)
    answer_next(match)
    assert all(event.back for _, event in match.events(0))
    assert (match.can_undo(0), match.can_undo(1)) == (False, False)


def test_what_was_taken_back_is_not_on_record() -> None:
    match, journal = new_match(1)
    answer_next(match)
    answer_next(match)
    before = bytes_of(match)
    answer_next(match, 1)
    answer_next(match, 1)
    match.undo(0, match.version)
    match.undo(0, match.version)
    assert bytes_of(match) == before
    assert match.events(3) == []
    assert len(journal.inputs) == 3
    assert match.version == 7
    answer_next(match, 0)
    assert [(version, event.data) for version, event in match.events(3)] == [(8, (0, 1))]
    same(match, journal.resume({"rounds": 1}))


def test_a_finished_game_stays_finished() -> None:
    match, _ = new_match(1)
    while not match.state.over:
        answer_next(match)
    assert not match.can_undo(0)
    assert not match.can_undo(1)
    assert match.message(0, match.version)["result"] == GAME.result(match.state)


@pytest.mark.parametrize("rounds", [1, 5, 12])
def test_a_match_resumes_exactly_after_every_answer(rounds: int) -> None:
    match, journal = new_match(rounds, seed=rounds)
    rng = Random(rounds)
    while not match.state.over:
        answer_next(match, rng.randrange(9))
        resumed = journal.resume({"rounds": rounds})
        assert save(GAME, resumed.state) == bytes_of(match)
        assert [resumed.can_undo(seat) for seat in (0, 1)] == [match.can_undo(seat) for seat in (0, 1)]
    same(match, journal.resume({"rounds": rounds}))
    assert journal.snapshots[-1][0] == len(journal.inputs)


def test_snapshots_come_every_fifty_inputs_also_amid_chance() -> None:
    marks: set[int] = set()
    for seed in range(6):
        match, journal = new_match(20, seed)
        while not match.state.over:
            answer_next(match)
        marks |= {n for n, _ in journal.snapshots if journal.inputs[n - 1].player == -1}
        wanted = [*range(50, len(journal.inputs), 50), len(journal.inputs)]
        assert [n for n, _ in journal.snapshots] == wanted
        same(match, journal.resume({"rounds": 20}))
    assert marks, "no snapshot fell on a roll: choose other seeds"


def test_a_new_match_has_version_one() -> None:
    match, journal = new_match(1)
    assert match.version == 1
    assert [(version, event.name) for version, event in match.events(0)] == [(1, "round")]
    assert match.events(1) == []
    same(match, journal.resume({"rounds": 1}))


def to_the_stones() -> tuple[Match, Journal, int]:
    """A match at seat 0's first open choice, its journal and that decision's id."""
    match, journal = new_match(1)
    answer_next(match)
    answer_next(match)
    return match, journal, int(match.state.pending[0].id)


@pytest.mark.parametrize("restarted", [False, True])
def test_an_answer_to_a_question_of_before_an_undo_is_stale(restarted: bool) -> None:
    match, journal, _ = to_the_stones()
    answer_next(match)
    old, second = match.version, int(match.state.pending[0].id)
    match.undo(0, match.version)
    answer_next(match, 1)
    if restarted:
        match = journal.resume({"rounds": 1})
    decision = match.state.pending[0]
    assert int(decision.id) == second, "the undo brought the number back"
    with pytest.raises(Stale):
        match.submit(int(decision.player), second, decision.spec[0], old)
    assert match.submit(int(decision.player), second, decision.spec[0], match.version).version == 7


@pytest.mark.parametrize("restarted", [False, True])
def test_what_was_taken_back_is_not_played_again_by_a_late_copy(restarted: bool) -> None:
    match, journal, first = to_the_stones()
    seen, answer = match.version, match.state.pending[0].spec[0]
    match.submit(0, first, answer, seen)
    match.undo(0, match.version)
    if restarted:
        match = journal.resume({"rounds": 1})
    with pytest.raises(Stale):
        match.submit(0, first, answer, seen)
    assert match.submit(0, first, answer, match.version).version == 6


def test_a_question_that_stayed_open_is_not_stale_after_another_seats_undo() -> None:
    match, _ = new_match(1)
    seen = match.version
    answer_next(match)
    match.undo(0, match.version)
    assert match.submit(1, 2, 1001, seen).version == 4


def test_only_what_was_seen_last_is_taken_back() -> None:
    match, _, _ = to_the_stones()
    answer_next(match)
    seen = match.version
    match.undo(0, seen)
    answer_next(match, 1)
    with pytest.raises(Refused, match="cannot-undo"):
        match.undo(0, seen)


def test_a_message_tells_what_was_taken_back() -> None:
    match, journal, _ = to_the_stones()
    for act in (answer_next, answer_next):
        act(match)
    assert match.version == 5
    match.undo(0, 5)
    match.undo(0, 6)
    answer_next(match, 1)
    assert match.version == 8
    for told in (match, journal.resume({"rounds": 1})):
        assert [told.kept(since) for since in range(9)] == [0, 1, 2, 3, 3, 3, 3, 3, 8]
        assert told.message(0, 5)["kept"] == 3
        assert [version for version, _ in told.events(5)] == [8]
