"""Bots: what they may use, what they may not know, and that they play well enough."""

from __future__ import annotations

from random import Random

import pytest

from flipfield.bots import Bot, Seat, UnknownBot, find, names
from flipfield.games import find as find_game
from flipfield.games.warhammer.battle import Battle
from flipfield.kernel.run import apply, refusal, start
from flipfield.kernel.state import CHANCE, State
from flipfield.kernel.value import pair
from flipfield.kernel.wire import save
from flipfield.lab.sim import play, simulate
from flipfield.replay.record import steps
from tests.laws.toy import AuctionGame

TRAINING = find_game("training")


def positions(seed: int, count: int, apart: int) -> list[State]:
    """States of a random training game in which a player has to decide."""
    rng = Random(seed)
    state = start(TRAINING, {})
    found: list[State] = []
    asked = 0
    while not state.over and len(found) < count:
        decision = state.pending[0]
        if decision.player != CHANCE:
            asked += 1
            if asked % apart == 0:
                found.append(state.clone())
        apply(TRAINING, state, decision.id, TRAINING.families[decision.kind].sample(state, decision, rng))
    return found


def test_bots_have_names() -> None:
    assert names() == ["random", "greedy"]
    assert [find(name).name for name in names()] == names()
    with pytest.raises(UnknownBot, match="no bot is called 'gredy'; known bots: random, greedy"):
        find("gredy")


def test_a_seat_offers_what_its_player_may_know() -> None:
    for state in positions(seed=2, count=20, apart=7):
        decision = state.pending[0]
        seat = Seat(TRAINING, state, decision)
        before = save(TRAINING, state)
        assert seat.view() == TRAINING.view(state, decision.player)
        for answer in [seat.sample(Random(1)), *seat.listed()]:
            assert refusal(TRAINING, state, decision, answer) is None
        image = seat.imagine(Random(1))
        assert [asked.value() for asked in image.pending if asked.player == decision.player] == [
            decision.value()
        ]
        apply(TRAINING, image, decision.id, seat.sample(Random(2)))
        assert save(TRAINING, state) == before


@pytest.mark.parametrize("bot", [find(name) for name in names()], ids=names())
def test_a_bot_knows_no_secrets(bot: Bot) -> None:
    """States that differ only in what the player may not see get the same answer for the same chance."""
    differed = 0
    for state in positions(seed=3, count=24, apart=6):
        decision = state.pending[0]
        answer = bot.choose(Seat(TRAINING, state, decision), Random(9))
        for seed in range(3):
            other = TRAINING.shuffled(state, decision.player, Random(seed))
            differed += save(TRAINING, other) != save(TRAINING, state)
            same = next(asked for asked in other.pending if asked.id == decision.id)
            assert bot.choose(Seat(TRAINING, other, same), Random(9)) == answer
    assert differed > 10


def test_greedy_beats_random_and_never_leaves_the_battlefield() -> None:
    greedy, random = find("greedy"), find("random")
    for index in range(8):
        table = [greedy, random] if index % 2 else [random, greedy]
        result = play(TRAINING, table, Random(index))
        assert result.trouble == ""
        assert TRAINING.result(result.state)["winner"] == table.index(greedy)
        for step in steps(result.record):
            assert isinstance(step.state, Battle)
            for event in step.events:
                if "wd.move.off-battlefield" in event.rules:
                    assert step.state.disks[pair(event.data, 0)].owner != table.index(greedy)


def test_greedy_plays_a_game_that_it_knows_nothing_of() -> None:
    game = AuctionGame()
    summary = simulate(game, 20, [find("greedy"), find("random")], seed=1)
    assert (summary.errors, summary.dead_ends) == (0, 0)
    assert sum(summary.wins.values()) == 20
