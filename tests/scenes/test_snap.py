"""What is put down near a legal place snaps to it."""

from random import Random
from typing import Any

import pytest

from flipfield.games.warhammer.game import standard, training
from flipfield.games.warhammer.queries import BadQuery
from flipfield.kernel.run import apply, refusal, start
from flipfield.kernel.state import CHANCE


def until(game: Any, setup: dict[str, Any], kind: str) -> Any:
    """A game played at random up to a decision of a kind."""
    state = start(game, setup)
    rng = Random(5)
    while state.pending[0].kind != kind:
        decision = state.pending[0]
        apply(game, state, decision.id, game.families[decision.kind].sample(state, decision, rng))
    return state


def deploying() -> tuple[Any, Any, Any]:
    game = training()
    state = until(game, {"armies": ["empire", "orc"]}, "deploy")
    return game, state, state.pending[0]


@pytest.mark.parametrize("wish", [(0, 0), (45000, 45000), (31700, 200), (-9000, 45000), (45000, 90000)])
def test_a_disk_snaps_into_its_zone(wish: tuple[int, int]) -> None:
    game, state, decision = deploying()
    disk = state.reserve_of(decision.player)[0]
    found = game.query(state, decision.player, "snap", (int(disk.id), *wish))["answer"]
    assert refusal(game, state, decision, tuple(found)) is None
    [zone] = [zone for zone in state.zones if zone.player == decision.player]
    nearest = (
        min(max(wish[0], zone.x0 + disk.r), zone.x1 - disk.r),
        min(max(wish[1], zone.y0 + disk.r), zone.y1 - disk.r),
    )
    assert tuple(found[1:]) == nearest


def test_a_legal_place_stays() -> None:
    game, state, decision = deploying()
    answer = game.families["deploy"].sample(state, decision, Random(1))
    assert game.query(state, decision.player, "snap", answer) == {"answer": list(answer)}


def test_a_terrain_piece_snaps_away_from_the_edge() -> None:
    game: Any = standard()
    setup = {"armies": [{"regiments": ["karl-franz"]}, {"regiments": ["grom"]}], "regiments": 1}
    state = until(game, setup, "terrain")
    decision = state.pending[0]
    piece = state.offer[0]
    near_edge = (piece, "front", 45000, 9000, 20)
    assert refusal(game, state, decision, near_edge) is not None
    found = game.query(state, decision.player, "snap", near_edge)["answer"]
    assert refusal(game, state, decision, tuple(found)) is None
    assert found[:2] == [piece, "front"]
    assert found[4] == 20
    assert abs(found[2] - 45000) < 6000


def test_where_nothing_is_near_nothing_is_found() -> None:
    game: Any = standard()
    state = until(
        game, {"armies": [{"regiments": ["karl-franz"]}, {"regiments": ["grom"]}], "regiments": 1}, "terrain"
    )
    decision = state.pending[0]
    assert game.query(state, decision.player, "snap", (state.offer[0], "front", -90000, 0, 0)) == {
        "answer": None
    }


def test_nobody_snaps_who_puts_nothing_down() -> None:
    game, state, decision = deploying()
    for seat in (1 - decision.player, CHANCE):
        with pytest.raises(BadQuery):
            game.query(state, seat, "snap", (0, 0, 0))
