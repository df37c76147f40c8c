"""Games of other rules: they go on, or end where an answer does not play, and nothing is lost."""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from flipfield.games import find as find_game
from flipfield.games.warhammer.changes import CHANGES
from flipfield.kernel.game import Game
from flipfield.replay.record import MARK, Input, read, verify
from flipfield.server.app import create_app
from flipfield.server.keys import hashed
from flipfield.server.match import Change
from flipfield.server.shelf import Shelf
from flipfield.server.store import Store
from tests.server.house import BOTS, HUMANS, Message, Player, finish, new_game, running, toy_app
from tests.server.toy import BIDS, GAME, mended

BEFORE = Path(__file__).parent / "version-1.sqlite.gz"
"""A database of before, written by version 1 of the rules: a training battle that is running, a finished one,
and one that is running with a deployment outside its zone, which no rules let play."""
SEATS: list[dict[str, Any]] = [{"kind": "human", "name": name, "bot": None} for name in ("Ann", "Ben")]


@contextmanager
def house(path: Path, game: Game) -> Generator[str]:
    """A server with another version of the toy game."""
    shelf = Shelf(lambda: ["toy"], lambda name: game, lambda: list(BOTS), BOTS.__getitem__)
    with running(create_app(f"sqlite:///{path}", 0.0, shelf)) as address:
        yield address


def begun(path: Path, bid: int = 0, rounds: int = 2) -> tuple[str, list[str | None]]:
    """A game by version 1: both have bid, and Ann has picked a stone."""
    with running(toy_app(path)) as address:
        game, keys = new_game(address, rounds=rounds)
        with Player(address, game, keys[:1], 0) as ann, Player(address, game, keys[1:], 1) as ben:
            ann.decide(bid)
            ben.decide(bid)
            ann.decide()
    return game, keys


def inputs_of(path: Path, id: str) -> list[Input]:
    store = Store(f"sqlite:///{path}")
    stored = store.load(id)
    store.close()
    assert stored is not None
    return stored.inputs


def test_a_game_whose_answers_all_play_goes_on_and_tells_what_changed(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    id, keys = begun(path)
    old = inputs_of(path, id)
    with house(path, mended()) as address:
        with Player(address, id, keys[:1], 0) as ann, Player(address, id, keys[1:], 1) as ben:
            assert ann.state["changed"] == ben.state["changed"] == ["toy.bid"]
            with Player(address, id, [], -2) as onlooker:
                assert onlooker.state["changed"] == []
            ann.decide()
            assert ann.state["changed"] == []
            assert ben.reach(ann.state["version"])["changed"] == ["toy.bid"]
            finish([ann, ben])
            assert ben.state["changed"] == []
        text = httpx.get(f"http://{address}/api/games/{id}/replay").content
        record = read(text, lambda name: mended())
        assert (record.rules, record.inputs[: len(old)]) == (2, old)
        assert verify(record).over


def test_what_changed_is_told_until_it_is_played_by_also_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    id, keys = begun(path)
    for _ in range(2):
        with house(path, mended()) as address, Player(address, id, keys[:1], 0) as ann:
            assert ann.state["changed"] == ["toy.bid"]
    third = mended()
    third.changes = {**third.changes, 3: ("toy.pick",)}
    with house(path, third) as address, Player(address, id, keys[:1], 0) as ann:
        assert ann.state["changed"] == ["toy.bid", "toy.pick"]
        ann.decide()
        assert ann.state["changed"] == []


def test_an_answer_that_does_not_play_ends_the_game_there(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    id, keys = begun(path, bid=8)
    old = inputs_of(path, id)
    strict = mended(BIDS[:5])
    with house(path, strict) as address, httpx.Client(base_url=f"http://{address}/api") as web:
        assert web.get(f"/replays/{id}").json()["error"]["code"] == "replay-not-over"
        for _ in range(2):
            with connect(f"ws://{address}/ws/{id}") as socket:
                reply = json.loads(socket.recv(timeout=5))
            assert (reply["type"], reply["code"]) == ("error", "rules-changed")
            assert reply["facts"] == {"by": 2, "played": 0, "rules": ["toy.bid"]}
        [listed] = web.get("/games").json()
        assert (listed["over"], listed["stopped"]) == (False, True)
        told = web.get(f"/replays/{id}").json()
        assert (told["steps"], told["changed"], told["header"]["rules"]) == (1, ["toy.bid"], 1)
        assert told["stopped"]["refusal"]["code"] == "no-such-bid"
        [shown] = web.get(f"/replays/{id}/steps").json()
        assert shown["view"]["round"] == 1
        assert web.get(f"/replays/{id}/steps?from=1").json() == []
        saved = read(web.get(f"/games/{id}/replay").content, lambda name: strict)
        assert (saved.rules, saved.inputs) == (2, [])
        verify(saved)
        made = web.post(f"/replays/{id}/games", json={"step": 99, "seats": HUMANS})
        assert made.status_code == 201
        with Player(address, made.json()["id"], made.json()["keys"][:1], 0) as ann:
            ann.decide()
    assert inputs_of(path, id) == old
    with running(toy_app(path)) as address, Player(address, id, keys[:1], 0) as ann:
        assert ann.decide()["type"] == "accepted"


def test_a_stopped_game_goes_on_once_the_rules_let_it(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    id, keys = begun(path, bid=8)
    with house(path, mended(BIDS[:5])) as address, connect(f"ws://{address}/ws/{id}") as socket:
        assert json.loads(socket.recv(timeout=5))["code"] == "rules-changed"
    lenient = mended()
    lenient.changes = {**lenient.changes, 3: ("toy.bid", "toy.roll")}
    with house(path, lenient) as address:
        with Player(address, id, keys[:1], 0) as ann:
            assert ann.state["changed"] == ["toy.bid", "toy.roll"]
            assert ann.decide()["type"] == "accepted"
        [listed] = httpx.get(f"http://{address}/api/games").json()
        assert not listed["stopped"]


def test_snapshots_of_other_rules_are_not_used(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    id, keys = begun(path, rounds=30)
    with running(toy_app(path)) as address, Player(address, id, [*keys], 0) as ann:
        while ann.state["version"] < MARK + 10:
            ann.seat = ann.state["waiting"][0]["player"]
            ann.ask(type="sit", seat=ann.seat)
            ann.decide()
    store = Store(f"sqlite:///{path}")
    [(mark, _)] = store.snapshots(id)
    assert mark == MARK
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE snapshot SET state = 'of old'")
    store.close()
    with house(path, mended()) as address, Player(address, id, keys[:1], 0) as ann:
        assert ann.state["view"]["round"] > 1
    store = Store(f"sqlite:///{path}")
    [(mark, state)] = store.snapshots(id)
    store.close()
    assert (mark, state[:1]) == (MARK, b"{")


def test_chance_that_the_new_rules_ask_for_answers_at_once(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    store = Store(f"sqlite:///{path}")
    bids = [Input(1, 0, 1001), Input(2, 1, 1002)]
    store.create(
        "g",
        "toy",
        {},
        SEATS,
        [hashed("a"), hashed("b")],
        "0.1.0",
        Change(3, 0, bids, [], 2, False, 1, "bid", None, [-1]),
    )
    store.close()
    with house(path, mended()) as address, Player(address, "g", ["a"], 0) as ann:
        assert ann.state["decisions"][0]["kind"] == "pick"
        assert ann.state["changed"] == ["toy.bid"]
    assert [row.player for row in inputs_of(path, "g")] == [0, 1, -1]


def finished(path: Path, bid: int) -> tuple[str, list[str | None]]:
    id, keys = begun(path, bid)
    with (
        running(toy_app(path)) as address,
        Player(address, id, keys[:1], 0) as ann,
        Player(address, id, keys[1:], 1) as ben,
    ):
        finish([ann, ben])
    return id, keys


def test_a_finished_game_that_plays_by_todays_rules_is_shown_as_ever(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    id, keys = finished(path, 0)
    with house(path, mended()) as address:
        told = httpx.get(f"http://{address}/api/replays/{id}").json()
        assert (told["changed"], told["stopped"], told["header"]["rules"]) == ([], None, 1)
        with Player(address, id, keys[:1], 0) as ann:
            assert ann.state["over"]
            assert ann.state["changed"] == []


def test_a_finished_game_is_shown_as_far_as_it_plays(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    id, _ = finished(path, 8)
    old = inputs_of(path, id)
    with house(path, mended(BIDS[:5])) as address:
        told = httpx.get(f"http://{address}/api/replays/{id}").json()
        assert (told["steps"], told["changed"]) == (1, ["toy.bid"])
        text = httpx.get(f"http://{address}/api/games/{id}/replay").content
        with connect(f"ws://{address}/ws/{id}") as socket:
            assert json.loads(socket.recv(timeout=5))["code"] == "rules-changed"
        [listed] = httpx.get(f"http://{address}/api/games").json()
        assert (listed["over"], listed["stopped"]) == (True, False)
    record = read(text, lambda name: GAME)
    assert (record.rules, record.inputs) == (1, old)
    verify(record)


@pytest.fixture
def before(tmp_path: Path) -> Path:
    path = tmp_path / "games.sqlite"
    path.write_bytes(gzip.decompress(BEFORE.read_bytes()))
    return path


def test_a_database_of_the_version_before_opens(before: Path) -> None:
    with running(create_app(f"sqlite:///{before}", 0.0)) as address:
        web = httpx.Client(base_url=f"http://{address}/api", timeout=60)
        rows: dict[str, Message] = {row["id"]: row for row in web.get("/games").json()}
        assert {id: row["over"] for id, row in rows.items()} == {
            "running": False,
            "forged": False,
            "finished": True,
        }
        with Player(address, "running", ["running-0", "running-1"], 0) as ann:
            assert ann.state["changed"] == [*CHANGES[2]]
            assert ann.state["view"]["round"] >= 1
            [waiting] = ann.state["waiting"][:1]
        with Player(address, "running", ["running-0", "running-1"], waiting["player"]) as player:
            decision = player.state["decisions"][0]
            hint = player.ask(type="suggest", seat=player.seat, decision=decision["id"])
            assert player.answer(decision["id"], hint["answer"])["type"] == "accepted"
        told = web.get("/replays/finished").json()
        assert told["header"]["rules"] == 1
        assert told["steps"] == 228 or told["stopped"] is not None
        assert len(web.get("/replays/finished/steps").json()) > 20
        web.close()


def test_a_game_of_the_version_before_that_does_not_play_is_shown_as_far_as_it_does(before: Path) -> None:
    old = inputs_of(before, "forged")
    with running(create_app(f"sqlite:///{before}", 0.0)) as address:
        web = httpx.Client(base_url=f"http://{address}/api", timeout=60)
        with connect(f"ws://{address}/ws/forged") as socket:
            reply = json.loads(socket.recv(timeout=20))
        assert (reply["code"], reply["facts"]["played"]) == ("rules-changed", 7)
        told = web.get("/replays/forged").json()
        assert (told["steps"], told["stopped"]["reason"]) == (8, "outside-zone")
        shown = web.get("/replays/forged/steps").json()
        assert len(shown) == 8
        assert web.get("/replays/forged/steps?from=3&count=50").json() == shown[3:]
        assert web.get("/replays/forged/steps?from=8").json() == []
        saved = read(web.get("/games/forged/replay").content, find_game)
        assert saved.inputs == old[:7]
        made = web.post("/replays/forged/games", json={"step": 7, "seats": HUMANS}).json()
        with Player(address, made["id"], made["keys"], 0) as ann:
            assert ann.state["waiting"][0]["kind"] == "deploy"
        web.close()
    assert inputs_of(before, "forged") == old


def test_a_database_of_before_is_copied_beside_itself(before: Path, caplog: pytest.LogCaptureFixture) -> None:
    old = sqlite3.connect(before)
    games = old.execute("SELECT id, version FROM game ORDER BY id").fetchall()
    old.close()
    for name in ("games.sqlite-0002", "games.sqlite-0002-2"):
        Store(f"sqlite:///{before}").close()
        copy = before.with_name(name)
        assert f"{copy} is a copy of how it was" in caplog.text
        kept = sqlite3.connect(copy)
        assert kept.execute("SELECT version_num FROM alembic_version").fetchall() == [("0002",)]
        assert kept.execute("SELECT id, version FROM game ORDER BY id").fetchall() == games
        kept.close()
        assert copy.stat().st_mode & 0o777 == 0o600
        before.write_bytes(copy.read_bytes())
    caplog.clear()
    Store(f"sqlite:///{before.with_name('new.sqlite')}").close()
    assert "copy" not in caplog.text
