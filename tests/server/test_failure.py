"""A database that does not take a change: the player is told, nothing is lost, the game goes on."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Generator
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from starlette.applications import Starlette
from websockets.sync.client import connect

from flipfield.replay.record import Input
from flipfield.server import actor, database, store
from flipfield.server.keys import hashed
from flipfield.server.match import Change
from tests.server.house import HUMANS, Message, Player, finish, new_game, running, toy_app
from tests.server.test_store import at_once

Set = Callable[[str], None]


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Starlette:
    monkeypatch.setattr(database, "PATIENCE", 0.1)
    monkeypatch.setattr(actor, "RETRY", 0.05)
    file = sqlite3.connect(tmp_path / "games.sqlite")
    file.execute("PRAGMA page_size = 512")
    file.execute("VACUUM")
    file.close()
    return toy_app(tmp_path / "games.sqlite")


@pytest.fixture
def pragma(app: Starlette) -> Set:
    """Sets a pragma on every connection of the store from now on."""
    wanted = ["user_version"]

    def checkout(connection: sqlite3.Connection, record: object, proxy: object) -> None:
        connection.execute(f"PRAGMA {wanted[0]}")

    def change(text: str) -> None:
        wanted[0] = text

    sa.event.listen(app.state.store.engine, "checkout", checkout)
    return change


@pytest.fixture
def address(app: Starlette) -> Generator[str]:
    with running(app) as address:
        yield address


def replay_is_sound(address: str, game: str) -> None:
    replay = httpx.get(f"http://{address}/api/games/{game}/replay")
    assert httpx.post(f"http://{address}/api/replays", content=replay.content).status_code == 200


def test_a_read_only_database(address: str, pragma: Set) -> None:
    game, keys = new_game(address)
    with Player(address, game, keys[:1], 0) as ann, Player(address, game, keys[1:], 1) as ben:
        pragma("query_only = ON")
        for _ in range(2):
            assert ann.answer(1, 1003) == {"type": "error", "code": "not-saved", "facts": {}, "ref": ann.ref}
        assert ann.ask(type="sit", seat=0)["version"] == 1
        refused = httpx.post(f"http://{address}/api/games", json={"game": "toy", "seats": HUMANS})
        assert (refused.status_code, refused.json()["error"]["code"]) == (503, "not-saved")
        pragma("query_only = OFF")
        assert ann.answer(1, 1003)["version"] == 2
        ann.reach(2)
        pragma("query_only = ON")
        assert ann.undo()["code"] == "not-saved"
        pragma("query_only = OFF")
        finish([ann, ben])
    replay_is_sound(address, game)


def test_a_full_disk(address: str, pragma: Set) -> None:
    game, keys = new_game(address, rounds=30)
    with Player(address, game, keys, 0) as both:
        pragma("max_page_count = 1")
        replies: list[Message] = []
        while not both.state["over"] and (not replies or replies[-1]["type"] == "accepted"):
            seat = both.state["waiting"][0]["player"]
            both.seat = both.ask(type="sit", seat=seat)["seat"]
            replies.append(both.decide())
        assert replies[-1]["code"] == "not-saved"
        assert both.ask(type="sit", seat=both.seat)["version"] == len(replies)
        pragma("max_page_count = 1000000")
        assert both.decide()["version"] == len(replies) + 1


def test_a_locked_database(address: str, app: Starlette) -> None:
    game, keys = new_game(address)
    with Player(address, game, keys[:1], 0) as ann, Player(address, game, keys[1:], 1) as ben:
        other = sqlite3.connect(app.state.store.engine.url.database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert ann.answer(1, 1003)["code"] == "not-saved"
        other.execute("ROLLBACK")
        other.close()
        assert ann.answer(1, 1003)["type"] == "accepted"
        finish([ann, ben])
    replay_is_sound(address, game)


def test_a_bot_tries_again(address: str, pragma: Set) -> None:
    game, keys = new_game(address, [*HUMANS[:1], {"kind": "bot", "bot": "first"}])
    with Player(address, game, keys[:1], 0) as ann:
        ann.reach(2)
        ann.decide()
        ann.decide()
        ann.until(lambda state: bool(state["decisions"]))
        decision = ann.state["decisions"][0]
        pragma("query_only = ON")
        assert ann.answer(decision["id"], decision["options"]["options"][0])["code"] == "not-saved"
        pragma("query_only = OFF")
        ann.decide()
        pragma("query_only = ON")
        time.sleep(0.2)
        version = ann.ask(type="sit", seat=0)["version"]
        pragma("query_only = OFF")
        while not ann.state["over"]:
            ann.until(lambda state: bool(state["decisions"] or state["over"]))
            if not ann.state["over"]:
                ann.decide()
        assert ann.state["version"] > version
    replay_is_sound(address, game)


def test_another_server_on_the_same_database(shared: str) -> None:
    with running(toy_app(shared)) as one, running(toy_app(shared)) as two:
        game, keys = new_game(one)
        with Player(one, game, keys[:1], 0) as ann, Player(two, game, keys[1:], 1) as ben:
            assert ann.answer(1, 1003)["version"] == 2
            assert ben.answer(2, 1004)["version"] == 3
            assert ann.answer(1, 1003)["version"] == 2
            assert ann.answer(1, 1004)["code"] == "stale"
            assert ben.hear()["waiting"] == [{"player": 0, "kind": "pick"}]
            ann.decide()
            assert ann.state["version"] == 4
            assert ben.ask(type="sit", seat=1)["version"] == 4
            assert ben.state["events"][0]["event"] == "pick"


def test_players_on_two_servers_answer_at_once(shared: str) -> None:
    with running(toy_app(shared)) as one, running(toy_app(shared)) as two:
        game, keys = new_game(one, rounds=15)
        with Player(one, game, keys[:1], 0) as ann, Player(two, game, keys[1:], 1) as ben:
            while not ann.ask(type="sit", seat=0)["over"]:
                ben.ask(type="sit", seat=1)
                asked = [player for player in (ann, ben) if player.state["decisions"]]
                replies = at_once(*[player.decide for player in asked])
                assert [reply["type"] for reply in replies if isinstance(reply, dict)] == ["accepted"] * len(
                    asked
                )
    with running(toy_app(shared)) as address:
        replay_is_sound(address, game)


def test_a_game_of_an_older_version_that_does_not_play_any_more(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    kept = store.Store(f"sqlite:///{path}")
    unplayable = Change(1, 0, [Input(1, 0, "gone")], [], 1, False, 1, "bid", None, [0])
    for id, bot in (("people", None), ("bots", "first")):
        kept.create(id, "toy", {}, [{"bot": bot}, {"bot": bot}], [hashed("key"), None], "0.0.1", unplayable)
    kept.close()
    with running(toy_app(path)) as address:
        with connect(f"ws://{address}/ws/people") as socket:
            reply = json.loads(socket.recv(timeout=5))
        assert (reply["code"], reply["facts"]) == ("wrong-version", {"version": "0.0.1"})
        assert len(httpx.get(f"http://{address}/api/games").json()) == 2
