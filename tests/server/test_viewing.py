"""Replays over HTTP: kept secret, opened, shown page by page, played on."""

from __future__ import annotations

from collections.abc import Generator

import httpx
import pytest

from flipfield.kernel.run import apply, start
from flipfield.replay.record import Input, Record, read, seal, verify, write
from tests.server.house import HUMANS, Player, finish, new_game
from tests.server.journal import SEATS
from tests.server.toy import GAME, find

BOT = {"kind": "bot", "bot": "first"}


@pytest.fixture
def web(address: str) -> Generator[httpx.Client]:
    with httpx.Client(base_url=f"http://{address}") as client:
        yield client


def error(reply: httpx.Response) -> tuple[int, str]:
    return reply.status_code, reply.json()["error"]["code"]


def test_the_replay_of_a_running_game_is_secret(web: httpx.Client, address: str) -> None:
    game, _ = new_game(address)
    assert error(web.get(f"/api/games/{game}/replay")) == (409, "replay-not-over")
    assert error(web.get(f"/api/replays/{game}/steps")) == (409, "replay-not-over")
    assert error(web.get(f"/api/replays/{game}")) == (409, "replay-not-over")
    branch = {"step": 0, "seats": HUMANS}
    assert error(web.post(f"/api/replays/{game}/games", json=branch)) == (409, "replay-not-over")
    assert error(web.get("/api/games/nowhere/replay")) == (404, "no-such-game")
    assert error(web.get("/api/replays/nowhere/steps")) == (404, "no-such-game")


def long_record(rounds: int = 20) -> Record:
    """A record of a finished game with several marks."""
    inputs: list[Input] = []
    record = Record(GAME, {"rounds": rounds}, SEATS, inputs)
    state = start(GAME, record.setup)
    while not state.over:
        decision = state.pending[0]
        answer = GAME.families[decision.kind].listed(state, decision)[0]
        inputs.append(Input(int(decision.id), int(decision.player), answer))
        apply(GAME, state, decision.id, answer)
    return seal(record)


def test_an_uploaded_replay_is_shown_page_by_page(web: httpx.Client) -> None:
    record = long_record()
    made = web.post("/api/replays", content=write(record)).json()
    assert made["steps"] == len(record.inputs) + 1 > 120
    assert made["header"] == record.header()
    path = f"/api/replays/{made['id']}/steps"
    everything = []
    for first in range(0, made["steps"], 40):
        everything += web.get(path, params={"from": first, "count": 60}).json()
    assert len(everything) == made["steps"]
    told = web.get(f"/api/replays/{made['id']}").json()
    assert {key: told[key] for key in made} == made
    assert len(told["log"]) == made["steps"]
    assert told["log"][0]["decision"] is None
    assert told["log"][0]["events"][0]["event"] == "round"
    assert told["log"][0]["waiting"] == [{"player": 0, "kind": "bid"}, {"player": 1, "kind": "bid"}]
    assert told["log"][1]["decision"] == {"id": 1, "player": 0, "kind": "bid", "answer": 1001}
    assert told["log"][-1]["waiting"] == []
    assert everything[-1]["view"]["over"]
    for first in (0, 1, 49, 50, 51, 99, 100, 101, made["steps"] - 1):
        assert web.get(path, params={"from": first, "count": 1}).json() == [everything[first]]
    assert web.get(path, params={"from": made["steps"]}).json() == []
    assert len(web.get(path).json()) == 40
    for wrong in ({"from": -1}, {"count": 0}, {"count": 9999}, {"from": "x"}):
        assert error(web.get(path, params=wrong)) == (400, "malformed")


def test_a_step_of_a_replay_is_asked_about(web: httpx.Client) -> None:
    record = long_record()
    path = f"/api/replays/{web.post('/api/replays', content=write(record)).json()['id']}"
    for step in (0, 1, 60, len(record.inputs)):
        [shown] = web.get(f"{path}/steps", params={"from": step, "count": 1}).json()
        for stone in range(1, 4):
            asked = {"step": step, "name": "stone", "args": [stone]}
            told = web.post(f"{path}/query", json=asked).json()
            assert told == {"result": {"lies": stone in shown["view"]["stones"]}}
    for wrong in ({"step": 9999}, {"name": "nothing"}, {"args": "x"}, {"args": [0.5]}, {"step": -1}):
        asked = {"step": 0, "name": "stone", "args": [1], **wrong}
        assert error(web.post(f"{path}/query", json=asked)) == (400, "malformed")


def test_a_broken_replay_is_refused_with_its_place(web: httpx.Client) -> None:
    record = long_record()
    record.inputs[7] = Input(record.inputs[7].decision, record.inputs[7].player, 77)
    reply = web.post("/api/replays", content=write(record))
    assert error(reply) == (400, "broken-replay")
    assert reply.json()["error"]["facts"]["place"] == "inputs[7]"
    assert error(web.post("/api/replays", content=b"no")) == (400, "broken-replay")
    assert error(web.post("/api/replays", content=b" " * (8 * 1024 * 1024 + 1))) == (413, "too-large")


@pytest.mark.parametrize("step", [0, 1, 2, 49, 50, 101])
def test_a_game_is_played_on_from_a_step_and_proves_itself(
    web: httpx.Client, address: str, step: int
) -> None:
    record = long_record(15)
    made = web.post("/api/replays", content=write(record)).json()
    reply = web.post(f"/api/replays/{made['id']}/games", json={"step": step, "seats": [HUMANS[0], BOT]})
    assert reply.status_code == 201
    game, keys = reply.json()["id"], reply.json()["keys"]
    assert keys[1] is None
    with Player(address, game, keys, 0, since=0) as ann:
        assert not ann.state["undo"]
        while not ann.until(lambda state: bool(state["decisions"] or state["over"]))["over"]:
            ann.decide(1)
    new = read(web.get(f"/api/games/{game}/replay").content, find)
    assert new.inputs[:step] == record.inputs[:step]
    assert new.setup == record.setup
    assert new.seats != record.seats
    verify(new)


def test_a_game_that_goes_on_tells_its_whole_past(web: httpx.Client, address: str) -> None:
    made = web.post("/api/replays", content=write(long_record())).json()
    log = web.get(f"/api/replays/{made['id']}").json()["log"]
    past = [event for told in log[:61] for event in told["events"]]
    branch = {"step": 60, "seats": HUMANS}
    game, keys = web.post(f"/api/replays/{made['id']}/games", json=branch).json().values()
    with Player(address, game, keys, 0, since=0) as ann:
        assert [{**event, "version": 1} for event in past] == ann.events[: len(past)]


def test_nobody_plays_on_where_it_is_over(web: httpx.Client) -> None:
    record = long_record(1)
    made = web.post("/api/replays", content=write(record)).json()
    path = f"/api/replays/{made['id']}/games"
    for step in (len(record.inputs), len(record.inputs) + 5):
        assert error(web.post(path, json={"step": step, "seats": HUMANS})) == (409, "replay-over")
    assert error(web.post(path, json={"step": 1, "seats": HUMANS[:1]})) == (400, "setup")
    assert error(web.post(path, json={"step": 1, "seats": [BOT, {"kind": "bot", "bot": "who"}]})) == (
        400,
        "setup",
    )
    for wrong in ({"step": -1, "seats": HUMANS}, {"seats": HUMANS}, {"step": "x", "seats": HUMANS}):
        assert error(web.post(path, json=wrong)) == (400, "malformed")
    assert error(web.post("/api/replays/nowhere/games", json={"step": 1, "seats": HUMANS})) == (
        404,
        "no-such-game",
    )


def test_a_finished_game_can_be_played_on_too(web: httpx.Client, address: str) -> None:
    game, keys = new_game(address, rounds=1)
    with Player(address, game, keys[:1], 0) as ann, Player(address, game, keys[1:], 1) as ben:
        finish([ann, ben])
    assert web.post(f"/api/replays/{game}/games", json={"step": 2, "seats": HUMANS}).status_code == 201
