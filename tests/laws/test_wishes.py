"""Wishes: what is offered stands nothing against, no wish breaks anything, and none tells a secret."""

from random import Random

import pytest

from flipfield.games import find
from flipfield.games.warhammer.battle import Battle
from flipfield.kernel.run import apply, family_of, refusal, refusal_json, start
from flipfield.kernel.state import CHANCE, Decision, State
from flipfield.kernel.value import Json, Value
from flipfield.kernel.wire import save
from flipfield.lab.setups import Table, setup_for
from tests.laws.toy import AuctionGame


def wish_for(battle: Battle, decision: Decision, answer: Value) -> Value:
    """The wish that an answer fulfils; None for answers that are no wishes of their own."""
    if decision.kind in ("command", "engagement"):
        return (decision.kind, answer)
    assert isinstance(answer, tuple) or decision.kind not in ("deploy", "resolve", "scout", "turn")
    if decision.kind == "deploy" and isinstance(answer, tuple):
        return ("deploy", *answer)
    if decision.kind == "resolve" or (decision.kind == "scout" and answer != ("done",)):
        return answer
    if decision.kind == "turn" and isinstance(answer, tuple) and answer[0] in ("shoot", "focus"):
        assert battle.activation is not None
        return (answer[0], int(battle.activation.disk), *answer[1:])
    return None


def wishes(battle: Battle, rng: Random) -> list[Value]:
    """Wishes about some disks, and what no wish is."""
    some = [int(rng.random() * len(battle.disks)) for _ in range(3)]
    found: list[Value] = [
        ("done",),
        ("command", "rally"),
        ("engagement", 0),
        (),
        ("fly", 1),
        None,
        ("touch", -1),
    ]
    for id in some:
        other = some[0]
        for kind in ("touch", "activate", "reinforce", "battle", "scout", "move"):
            found.append((kind, id))
        found += [("deploy", id, 5000, 5000), ("shoot", id, 0, other), ("focus", id, "magic", other)]
    return found


def answers(name: str, state: State, seat: int, said: list[Value]) -> list[Json]:
    game = find(name)
    found: list[Json] = []
    for wish in said:
        no = game.why_not(state, seat, wish)
        found.append(None if no is None else refusal_json(no))
    return found


@pytest.mark.parametrize(
    ("name", "seed"), [("training", 1), ("training", 2), ("warhammer", 1), ("warhammer", 2)]
)
def test_wishes_in_random_games(name: str, seed: int) -> None:
    game, rng = find(name), Random(seed)
    state = start(game, setup_for(game, rng, Table()))
    n = 0
    while not state.over:
        assert isinstance(state, Battle)
        decision = state.pending[0]
        if decision.player != CHANCE and n % 5 == 0:
            seat = int(decision.player)
            for answer in family_of(game, decision).listed(state, decision):
                wish = wish_for(state, decision, answer)
                assert wish is None or game.why_not(state, seat, wish) is None, wish
        if n % 5 == 0:
            before, said = save(game, state), wishes(state, rng)
            for seat in range(len(state.players)):
                other = game.shuffled(state, seat, rng)
                assert answers(name, state, seat, said) == answers(name, other, seat, said)
            assert save(game, state) == before
        apply(game, state, int(decision.id), family_of(game, decision).sample(state, decision, rng))
        n += 1
    no = game.why_not(state, 0, ("activate", 0))
    assert no is not None
    assert no.code == "game-over"


def test_a_game_that_says_nothing_of_wishes_takes_them_for_answers() -> None:
    game = AuctionGame()
    state = start(game, {})
    rng = Random(1)
    while not state.over:
        for decision in state.pending:
            seat = int(decision.player)
            for answer in (*family_of(game, decision).listed(state, decision), "nonsense"):
                no, why = refusal(game, state, decision, answer), game.why_not(state, seat, answer)
                assert (no is None) == (why is None)
        silent = game.why_not(state, 99, 1)
        assert silent is not None
        assert silent.code == "not-your-turn"
        decision = state.pending[0]
        apply(game, state, int(decision.id), family_of(game, decision).sample(state, decision, rng))
