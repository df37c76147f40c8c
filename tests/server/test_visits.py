"""People come and go for days of a simulated clock: a battle has one actor, and all sit at the same."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from starlette.applications import Starlette

from flipfield.server import socket
from flipfield.server.actor import IDLE, Actor, Closed
from flipfield.server.connection import Connection
from flipfield.server.keys import hashed
from flipfield.server.match import begin
from flipfield.server.messages import Join
from flipfield.server.store import NotSaved, Stored
from tests.server.clock import simulated, slow_threads
from tests.server.house import toy_app
from tests.server.journal import SEATS
from tests.server.toy import GAME

VISITS = 1000
PAUSES = (0, 0.2, 5, IDLE - 1, IDLE, IDLE + 1, 3 * IDLE)


@pytest.fixture
def actors(monkeypatch: pytest.MonkeyPatch) -> list[Actor]:
    """All actors that are ever made."""
    made: list[Actor] = []
    begins = Actor.__init__

    def noted(actor: Actor, *args: Any) -> None:
        begins(actor, *args)
        made.append(actor)

    monkeypatch.setattr(Actor, "__init__", noted)
    return made


def at_work(actors: list[Actor]) -> list[Actor]:
    return [actor for actor in actors if not actor.task.done() and not actor.task.cancelling()]


def house(folder: Path) -> Starlette:
    """A server with the game `g` between two people whose keys are `a` and `b`."""
    app = toy_app(folder / "games.sqlite")
    _, change = begin(GAME, {"rounds": 100}, SEATS, Random(1))
    app.state.store.create("g", "toy", {"rounds": 100}, SEATS, [hashed("a"), hashed("b")], "0.1.0", change)
    return app


class Visit:
    """One player's visit: a socket without a network."""

    def __init__(self, app: Starlette, seat: int) -> None:
        self.app = app
        self.seat = seat
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.state: dict[str, Any] = {}
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(self._talk())

    async def _talk(self) -> None:
        scope = {
            "type": "websocket",
            "scheme": "ws",
            "path": "/ws/g",
            "raw_path": b"/ws/g",
            "root_path": "",
            "query_string": b"",
            "headers": [(b"host", b"127.0.0.1:8000")],
            "client": ("127.0.0.1", 50000 + self.seat),
            "server": ("127.0.0.1", 8000),
            "subprotocols": [],
        }
        await self.app(scope, self.inbox.get, self._hear)

    async def _hear(self, message: Any) -> None:
        if "text" in message:
            self.heard.put_nowait(json.loads(message["text"]))

    async def ask(self, **request: object) -> dict[str, Any]:
        self.inbox.put_nowait({"type": "websocket.receive", "text": json.dumps({**request, "ref": 1})})
        while True:
            reply = await self.heard.get()
            if reply["type"] == "state":
                self.state = reply
            if reply.get("ref") == 1:
                return reply

    async def join(self) -> None:
        reply = await self.ask(type="join", keys=["ab"[self.seat]], seat=self.seat)
        assert reply["type"] == "state", reply

    async def answer(self, choice: int) -> dict[str, Any]:
        """Answer what the newest state asks, if it asks anything."""
        await self.ask(type="sit", seat=self.seat)
        for decision in self.state["decisions"]:
            options = decision["options"]["options"]
            told = {"decision": decision["id"], "answer": options[choice % len(options)]}
            reply = await self.ask(type="answer", seat=self.seat, version=self.state["version"], **told)
            assert reply["type"] in ("accepted", "error"), reply
            assert reply.get("code", "stale") == "stale", reply
            return reply
        return {}

    async def end(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task


def test_a_thousand_visits_and_one_actor(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, actors: list[Actor]
) -> None:
    app = house(tmp_path)
    rng = Random(7)
    slow_threads(monkeypatch, rng)
    monkeypatch.setattr(socket, "JOINING", 4 * IDLE)
    newest = 0

    def one_table() -> None:
        working = at_work(actors)
        assert len(working) <= 1, "two copies of one battle"
        assert len(app.state.hall.live) >= len(working), "a live battle is not in the hall"

    async def player(seat: int) -> None:
        nonlocal newest
        for _ in range(VISITS // 2):
            await asyncio.sleep(rng.choice(PAUSES))
            one_table()
            visit = Visit(app, seat)
            await asyncio.sleep(rng.choice(PAUSES))
            if rng.random() < 0.8:
                await visit.join()
                one_table()
                assert visit.state["version"] >= newest, "an older copy of the battle"
                newest = max(newest, (await visit.answer(rng.randrange(9))).get("version", 0))
                await asyncio.sleep(rng.choice(PAUSES))
            one_table()
            await visit.end()

    async def scene() -> None:
        await asyncio.gather(player(0), player(1))
        await asyncio.sleep(4 * IDLE)
        assert at_work(actors) == []
        assert app.state.hall.live == {}

    simulated(scene)
    app.state.store.close()
    assert newest > 100
    assert len(actors) > 100


def test_what_is_left_of_an_earlier_visit_ends_no_later_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, actors: list[Actor]
) -> None:
    app = house(tmp_path)
    slow_threads(monkeypatch, Random(1))

    async def scene() -> None:
        hall = app.state.hall
        first = await hall.get("g")
        for _ in range(2):
            first.leave(Connection())
            await asyncio.sleep(IDLE / 2)
        await asyncio.sleep(IDLE)
        assert first.closed
        second = await hall.get("g")
        ann = Connection()
        await second.take(ann, Join(keys=["a"], seat=0))
        await asyncio.sleep(5 * IDLE)
        first.leave(Connection())
        await asyncio.sleep(5 * IDLE)
        assert await hall.get("g") is second
        assert at_work(actors) == [second]
        second.leave(ann)
        await asyncio.sleep(2 * IDLE)

    simulated(scene)
    app.state.store.close()


def test_a_closed_actor_takes_no_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = house(tmp_path)
    slow_threads(monkeypatch, Random(1))

    async def scene() -> None:
        old = await app.state.hall.get("g")
        await asyncio.sleep(2 * IDLE)
        with pytest.raises(Closed):
            await old.take(Connection(), Join(keys=["a"], seat=0))
        assert await app.state.hall.get("g") is not old
        await app.state.hall.close()
        with pytest.raises(NotSaved):
            await app.state.hall.get("g")

    simulated(scene)
    app.state.store.close()


def test_who_leaves_before_he_sits_keeps_no_game_awake(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = house(tmp_path)
    slow_threads(monkeypatch, Random(1))

    async def scene() -> None:
        actor, ann = await app.state.hall.get("g"), Connection()
        request = asyncio.create_task(actor.take(ann, Join(keys=["a"], seat=0)))
        await asyncio.sleep(0)
        request.cancel()
        actor.leave(ann)
        ann.hang_up()
        await asyncio.sleep(10 * IDLE)
        assert app.state.hall.live == {}

    simulated(scene)
    app.state.store.close()


def test_a_load_that_failed_for_two_harms_no_later_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, actors: list[Actor]
) -> None:
    app = house(tmp_path)
    slow_threads(monkeypatch, Random(1))
    hall, load, failures = app.state.hall, app.state.store.load, [NotSaved("at first")]

    def at_first_not(id: str) -> Stored | None:
        if failures:
            raise failures.pop()
        return cast(Stored, load(id))

    async def until_found() -> Actor:
        try:
            return cast(Actor, await hall.get("g"))
        except NotSaved:
            return cast(Actor, await hall.get("g"))

    async def scene() -> None:
        found = await asyncio.gather(until_found(), until_found(), until_found())
        assert len(set(found)) == 1
        assert at_work(actors) == [await hall.get("g")]
        await hall.close()

    monkeypatch.setattr(app.state.store, "load", at_first_not)
    simulated(scene)
    app.state.store.close()
