"""The law of secrets at the server: messages, refusals and the list of games tell nothing that is hidden."""

from __future__ import annotations

from copy import copy
from random import Random

import pytest

from flipfield.games import find
from flipfield.kernel.run import family_of
from flipfield.kernel.state import NOBODY, Refused
from flipfield.kernel.value import Json, Value
from flipfield.kernel.wire import dumps
from flipfield.lab.junk import broken_answers
from flipfield.lab.setups import Table, setup_for
from flipfield.server.match import Change, Match, Stale, begin
from flipfield.server.messages import reply_to

EVERY = 12
"""Messages are compared at each so many answers."""


def twin_of(match: Match, seat: int, rng: Random) -> Match:
    """The same match with what is hidden from a seat dealt anew."""
    twin = copy(match)
    twin.state = match.game.shuffled(match.state, seat, rng)
    twin.record = copy(match.record)
    twin.record.inputs = [*match.record.inputs]
    twin.versions, twin.answered = [*match.versions], dict(match.answered)
    twin.log, twin.past = [*match.log], [*match.past]
    twin.keep = ignored
    return twin


def ignored(change: Change) -> None:
    pass


def replies(match: Match, seat: int, said: list[tuple[int, Value]]) -> list[Json]:
    """What a seat hears that answers what it should not."""
    found: list[Json] = []
    for decision, answer in said:
        try:
            match.submit(seat, decision, answer, match.version)
        except (Refused, Stale) as error:
            found.append(reply_to(error))
    return found


def same(match: Match, seat: int, rng: Random) -> None:
    twin = twin_of(match, seat, rng)
    for since in (0, match.version - 1, match.version):
        assert dumps(match.message(seat, since)) == dumps(twin.message(seat, since))
    said: list[tuple[int, Value]] = []
    for asked in match.state.pending:
        listed = family_of(match.game, asked).listed(match.state, asked)
        for answer in broken_answers(listed, [], rng):
            if asked.player != seat or family_of(match.game, asked).refusal(match.state, asked, answer):
                said.append((int(asked.id), answer))
    assert dumps(replies(match, seat, said)) == dumps(replies(twin, seat, said))


@pytest.mark.parametrize(
    ("name", "table"),
    [
        ("training", Table()),
        ("warhammer", Table()),
        ("warhammer", Table(players=3)),
        ("warhammer", Table(players=4, teams=(0, 1, 0, 1))),
    ],
    ids=["training", "two", "three", "teams"],
)
def test_no_seat_and_no_onlooker_hears_what_is_hidden(name: str, table: Table) -> None:
    rng = Random(3)
    game = find(name)
    seats: list[dict[str, Json]] = [{"kind": "human", "name": "", "bot": None} for _ in range(table.players)]
    match, _ = begin(game, setup_for(game, rng, table), seats, rng)
    listed: list[tuple[Json, ...]] = []
    match.keep = lambda change: listed.append((change.round, change.phase, *change.waiting))
    while not match.state.over:
        decision = rng.choice(match.state.pending)
        answer = family_of(game, decision).sample(match.state, decision, rng)
        if match.version % EVERY == 0 or decision.secret:
            for seat in (*range(table.players), NOBODY):
                same(match, seat, rng)
        match.submit(int(decision.player), int(decision.id), answer, match.version)
        open_to_all = game.view(match.state, NOBODY)
        waiting = sorted({int(asked.player) for asked in match.state.pending})
        assert listed[-1] == (open_to_all["round"], open_to_all["phase"], *waiting)
