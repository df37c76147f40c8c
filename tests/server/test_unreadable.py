"""A game that cannot be read fails alone: the server starts, the others go on, it says what is wrong."""

from __future__ import annotations

import json
import logging
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.sync.client import connect

from flipfield import __version__
from flipfield.kernel.value import Json
from flipfield.server.keys import hashed
from flipfield.server.match import begin
from flipfield.server.store import Store
from tests.server.house import Player, finish, running, toy_app
from tests.server.toy import GAME

SECRET = "Queen of Spades"
HARMS = {
    "no JSON": f"UPDATE game SET seats = '[{SECRET}' WHERE id = :id",
    "other JSON": f"UPDATE game SET seats = '{{\"{SECRET}\": 1}}' WHERE id = :id",
    "no seats": "UPDATE game SET seats = '[]' WHERE id = :id",
    "seats without a bot": "UPDATE game SET seats = '[{}, {}]' WHERE id = :id",
    "no text": "UPDATE game SET setup = CAST(x'ff00ff' AS TEXT) WHERE id = :id",
    "deep JSON": f"UPDATE game SET setup = '{'[' * 20_000}' WHERE id = :id",
    "no keys": "UPDATE game SET keys = '5' WHERE id = :id",
    "no version": f"UPDATE game SET version = '{SECRET}' WHERE id = :id",
    "whose turn": "UPDATE game SET waiting = '{' WHERE id = :id",
    "unknown game": f"UPDATE game SET game = '{SECRET}' WHERE id = :id",
    "unknown setup": f'UPDATE game SET setup = \'{{"rounds": "{SECRET}"}}\' WHERE id = :id',
    "no answer": f"UPDATE input SET answer = '{SECRET}' WHERE game = :id",
    "wrong answer": f"UPDATE input SET answer = '\"{SECRET}\"' WHERE game = :id",
    "wrong decision": "UPDATE input SET decision = 77 WHERE game = :id",
    "no snapshot": f"INSERT INTO snapshot VALUES (:id, 0, '{SECRET}')",
}


def games(path: Path) -> None:
    """Three games, one of them between bots, each with its first answer."""
    store = Store(f"sqlite:///{path}")
    for id, bot in (("people", None), ("bots", "first"), ("good", None)):
        seats: list[dict[str, Json]] = [{"kind": "human", "name": "Ann", "bot": bot} for _ in range(2)]
        match, change = begin(GAME, {"rounds": 2}, seats, Random(1))
        store.create(id, "toy", {"rounds": 2}, seats, [hashed("a"), hashed("b")], __version__, change)
        match.keep = partial(store.keep, id)
        match.submit(0, 1, 1003, 1)
    store.close()


def harmed(path: Path, harm: str) -> None:
    with closing(sqlite3.connect(path)) as database, database:
        for id in ("people", "bots"):
            database.execute(harm, {"id": id})


@pytest.mark.parametrize("harm", HARMS)
def test_it_fails_alone(tmp_path: Path, harm: str, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "games.sqlite"
    games(path)
    harmed(path, HARMS[harm])
    with caplog.at_level(logging.DEBUG), running(toy_app(path)) as address:
        for id in ("people", "bots"):
            with connect(f"ws://{address}/ws/{id}") as socket:
                said = json.loads(socket.recv(timeout=5))
            assert said == {"type": "error", "code": "broken-game", "facts": {"game": id}}
            assert httpx.get(f"http://{address}/api/games/{id}/replay").status_code == 409
        listed = httpx.get(f"http://{address}/api/games?also=people").json()
        assert "good" in [row["id"] for row in listed]
        with Player(address, "good", ["a"], 0) as ann, Player(address, "good", ["b"], 1) as ben:
            finish([ann, ben])
    assert "people cannot be read" in caplog.text
    assert SECRET not in caplog.text
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize("date", ["'yesterday'", "9000000000000000000"])
def test_what_only_the_list_cannot_show_is_played_and_listed_again(tmp_path: Path, date: str) -> None:
    path = tmp_path / "games.sqlite"
    games(path)
    harmed(path, f"UPDATE game SET updated = {date} WHERE id = :id")
    with running(toy_app(path)) as address:
        assert [row["id"] for row in httpx.get(f"http://{address}/api/games").json()] == ["good"]
        with Player(address, "people", ["a"], 0) as ann, Player(address, "people", ["b"], 1) as ben:
            finish([ann, ben])
        listed = [row["id"] for row in httpx.get(f"http://{address}/api/games").json()]
        assert listed == ["people", "good"]


def test_an_invitation_to_it_tells_so(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    games(path)
    with running(toy_app(path)) as address:
        web = f"http://{address}/api/games/people"
        link = httpx.post(f"{web}/invitations", json={"seat": 0, "key": "a"}).json()
        harmed(path, HARMS["no JSON"])
        reply = httpx.post(f"{web}/invitation", json=link)
        assert (reply.status_code, reply.json()["error"]["code"]) == (409, "broken-game")


def test_old_names_are_shown_without_what_upsets_the_words_around_them(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    games(path)
    harmed(path, """UPDATE game SET seats = replace(seats, 'Ann', 'A\\u202en\\u0007n') WHERE id = :id""")
    with running(toy_app(path)) as address:
        listed = {row["id"]: row for row in httpx.get(f"http://{address}/api/games").json()}
        assert [seat["name"] for seat in listed["people"]["seats"]] == ["Ann", "Ann"]
        with connect(f"ws://{address}/ws/people") as socket:
            hello = json.loads(socket.recv(timeout=5))
        assert [seat["name"] for seat in hello["seats"]] == ["Ann", "Ann"]
