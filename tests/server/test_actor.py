"""Live games: loaded when somebody comes, put away when nobody is left; slow clients and hasty bots."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from flipfield.bots import Seat
from flipfield.kernel.value import Json, Value
from flipfield.server import actor as actor_module
from flipfield.server.actor import Actor
from flipfield.server.app import create_app
from flipfield.server.connection import BACKLOG, Connection, Message
from flipfield.server.hall import Hall
from flipfield.server.keys import hashed
from flipfield.server.match import begin
from flipfield.server.messages import Answer, Join, Undo
from flipfield.server.store import Store
from tests.server.house import HUMANS, TOYS, Player, new_game, running, toy_app
from tests.server.journal import SEATS
from tests.server.toy import GAME


def test_a_game_that_nobody_sits_at_is_put_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(actor_module, "IDLE", 0.1)
    app = toy_app(tmp_path / "games.sqlite")
    with running(app) as address:
        game, keys = new_game(address)
        with Player(address, game, keys, 0) as ann:
            ann.decide(3)
            time.sleep(0.3)
            assert game in app.state.hall.live
            assert ann.undo()["type"] == "accepted"
            ann.decide(4)
        deadline = time.monotonic() + 5
        while app.state.hall.live and time.monotonic() < deadline:
            time.sleep(0.02)
        assert app.state.hall.live == {}
        with Player(address, game, keys, 0, since=0) as ann:
            assert ann.state["version"] == 4
            assert ann.state["undo"]
            assert ann.answer(1, 1005)["version"] == 4


def test_undo_catches_a_bot_that_is_still_thinking(tmp_path: Path) -> None:
    with running(toy_app(tmp_path / "games.sqlite", pace=0.4)) as address:
        game, keys = new_game(address, [*HUMANS[:1], {"kind": "bot", "bot": "first"}])
        with Player(address, game, keys, 0) as ann:
            ann.decide()
            ann.reach(3)
            ann.decide(0)
            ann.decide(0)
            assert ann.state["waiting"] == [{"player": 1, "kind": "pick"}]
            assert ann.undo()["type"] == "accepted"
            time.sleep(0.6)
            assert ann.ask(type="sit", seat=0)["waiting"] == [{"player": 0, "kind": "pick"}]
            ann.decide(1)
            ann.until(lambda state: bool(state["decisions"]) or bool(state["over"]))
            players = [event["data"]["player"] for event in ann.events if event["event"] == "pick"]
            assert players[:5] == [0, 0, 0, 1, 1]


class Ponderer:
    """Wants the last of its options, and takes its time."""

    name = "ponderer"

    def choose(self, seat: Seat, rng: Random) -> Value:
        answer = seat.listed()[-1]
        time.sleep(0.5)
        return answer


def test_what_a_bot_thought_out_for_another_position_is_dropped(tmp_path: Path) -> None:
    shelf = replace(TOYS, bots=lambda: ["ponderer"], bot=lambda name: Ponderer())
    with running(create_app(f"sqlite:///{tmp_path / 'games.sqlite'}", 0.0, shelf)) as address:
        game, keys = new_game(address, [*HUMANS[:1], {"kind": "bot", "bot": "ponderer"}])
        with Player(address, game, keys, 0) as ann:
            ann.decide()
            ann.reach(3)
            ann.decide(0)
            ann.decide(0)
            time.sleep(0.1)
            ann.undo()
            version = ann.decide(-1)["version"]
            mine = ann.events[-1]["data"]["stone"]
            ann.reach(version + 1)
            assert ann.events[-1]["data"] == {"player": 1, "stone": mine - 1}


def hall(tmp_path: Path) -> Hall:
    """A hall with one game between two people whose keys are `a` and `b`."""
    store = Store(f"sqlite:///{tmp_path / 'games.sqlite'}")
    setup: dict[str, Json] = {"rounds": 2}
    _, change = begin(GAME, setup, SEATS, Random(1))
    store.create("g", "toy", setup, SEATS, [hashed("a"), hashed("b")], "0.1.0", change)
    return Hall(store, TOYS, 0.0)


def drained(connection: Connection) -> list[Message]:
    messages = []
    while not connection.outbox.empty():
        message = connection.outbox.get_nowait()
        assert message is not None
        messages.append(message)
    return messages


async def joined(actor: Actor, key: str, seat: int) -> Connection:
    connection = Connection()
    await actor.take(connection, Join(keys=[key], seat=seat))
    return connection


async def close(hall: Hall) -> None:
    await hall.close()
    hall.store.close()


def test_a_slow_client_gets_one_state_for_many_changes(tmp_path: Path) -> None:
    async def scene() -> None:
        place = hall(tmp_path)
        actor = await place.get("g")
        ann, ben = await joined(actor, "a", 0), await joined(actor, "b", 1)
        assert [message["type"] for message in drained(ben)] == ["state"]
        await actor.take(ann, Answer(seat=0, version=actor.match.version, decision=1, answer=1002))
        await actor.take(ann, Undo(seat=0, version=actor.match.version))
        await actor.take(ann, Answer(seat=0, version=actor.match.version, decision=1, answer=1003))
        await actor.take(ben, Answer(seat=1, version=actor.match.version, decision=2, answer=1001))
        await actor.jobs.join()
        replies: list[Any] = drained(ben)
        assert [message["type"] for message in replies] == ["accepted"]
        assert ben.behind
        ben.state_under_way = False
        actor.catch_up(ben)
        await actor.jobs.join()
        (state,) = drained(ben)
        assert (state["type"], state["version"]) == ("state", 5)
        assert isinstance(state["events"], list)
        assert [event["event"] for event in state["events"] if isinstance(event, dict)] == ["reveal", "roll"]
        await close(place)

    asyncio.run(scene())


def test_a_client_that_never_reads_is_let_go(tmp_path: Path) -> None:
    async def scene() -> None:
        connection = Connection()
        for _ in range(BACKLOG + 5):
            connection.say({"type": "pong"})
        assert connection.lost
        assert connection.outbox.qsize() == BACKLOG + 1

    asyncio.run(scene())


def test_a_request_is_carried_out_though_its_client_is_gone(tmp_path: Path) -> None:
    async def scene() -> None:
        place = hall(tmp_path)
        actor = await place.get("g")
        ann = await joined(actor, "a", 0)
        request = asyncio.create_task(
            actor.take(ann, Answer(seat=0, version=actor.match.version, decision=1, answer=1002))
        )
        await asyncio.sleep(0)
        request.cancel()
        actor.leave(ann)
        await actor.jobs.join()
        assert actor.match.version == 2
        stored = place.store.load("g")
        assert stored is not None
        assert stored.version == 2
        await close(place)

    asyncio.run(scene())


def test_two_who_come_at_once_find_the_same_game(tmp_path: Path) -> None:
    async def scene() -> None:
        place = hall(tmp_path)
        one, two = await asyncio.gather(place.get("g"), place.get("g"))
        assert one is two
        await close(place)

    asyncio.run(scene())
