"""Invitations: good once, with a fresh key; older keys of the seat end, also for those who sit there."""

from __future__ import annotations

import threading
import time
from collections.abc import Generator

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from flipfield.server import invitations
from flipfield.server.connection import ONLOOKER
from flipfield.server.store import Store
from tests.server.house import Player, new_game, running, toy_app


@pytest.fixture
def web(address: str) -> Generator[httpx.Client]:
    with httpx.Client(base_url=f"http://{address}/api/games") as client:
        yield client


def invited(web: httpx.Client, game: str, seat: int, key: str | None) -> str:
    reply = web.post(f"/{game}/invitations", json={"seat": seat, "key": key})
    assert reply.status_code == 201
    return str(reply.json()["invitation"])


def code(reply: httpx.Response) -> tuple[int, str]:
    return reply.status_code, reply.json()["error"]["code"]


def test_an_invitation_gives_a_fresh_key_once(web: httpx.Client, address: str) -> None:
    game, keys = new_game(address)
    link = {"invitation": invited(web, game, 1, keys[1])}
    told = web.post(f"/{game}/invitation", json=link).json()
    assert (told["seat"], [seat["name"] for seat in told["seats"]]) == (1, ["Ann", "Ben"])
    taken = web.post(f"/{game}/seats", json=link).json()
    assert taken["seat"] == 1
    assert taken["key"] not in keys
    assert code(web.post(f"/{game}/seats", json=link)) == (404, "no-such-invitation")
    assert code(web.post(f"/{game}/invitation", json=link)) == (404, "no-such-invitation")
    with Player(address, game, [taken["key"]], 1) as ben:
        assert ben.joined["seat"] == 1
    with Player(address, game, keys, 1) as ann:
        assert ann.joined["code"] == "no-such-seat"
    assert code(web.post(f"/{game}/invitations", json={"seat": 1, "key": keys[1]})) == (400, "no-such-seat")
    with Player(address, game, keys, 0) as ann:
        assert ann.joined["seat"] == 0


def test_who_sits_there_by_an_older_key_gets_up(web: httpx.Client, address: str) -> None:
    game, keys = new_game(address)
    with Player(address, game, keys, 1) as shared, Player(address, game, keys[1:], 1) as alone:
        link = {"invitation": invited(web, game, 1, keys[1])}
        taken = web.post(f"/{game}/seats", json=link).json()
        for player, seat in ((shared, 0), (alone, ONLOOKER)):
            assert player.hear() == {"type": "given", "seat": 1}
            assert player.hear()["seat"] == seat
            assert player.answer(2, 1003)["code"] == "no-such-seat"
            assert player.ask(type="sit", seat=ONLOOKER)["seat"] == ONLOOKER
        with Player(address, game, [taken["key"]], 1) as ben:
            assert ben.answer(2, 1003)["type"] == "accepted"
            secret = ben.state["view"]
        assert secret != alone.state["view"]


def test_a_seat_that_was_taken_at_another_server_is_taken(url: str) -> None:
    with running(toy_app(url)) as address:
        game, keys = new_game(address)
        with Player(address, game, keys[1:], 1) as ben:
            elsewhere = Store(url)
            link = invitations.invite(elsewhere, game, 1, str(keys[1]))
            _, key = invitations.accept(elsewhere, game, link)
            elsewhere.close()
            assert ben.answer(2, 1003)["code"] == "no-such-seat"
            assert ben.state["seat"] == ONLOOKER
            with Player(address, game, [key], 1) as eve:
                assert eve.answer(2, 1003)["type"] == "accepted"


def test_a_newer_invitation_ends_the_older(web: httpx.Client, address: str) -> None:
    game, keys = new_game(address)
    first, second = (invited(web, game, 0, keys[0]) for _ in range(2))
    assert code(web.post(f"/{game}/seats", json={"invitation": first})) == (404, "no-such-invitation")
    assert web.post(f"/{game}/seats", json={"invitation": second}).status_code == 200


@pytest.mark.parametrize(
    "body", [{"seat": 0, "key": "wrong"}, {"seat": 1}, {"seat": -1, "key": ""}, {"seat": 2**63, "key": ""}]
)
def test_only_who_has_the_key_invites(web: httpx.Client, address: str, body: dict[str, object]) -> None:
    game, _ = new_game(address)
    assert web.post(f"/{game}/invitations", json=body).status_code == 400


def test_there_is_no_invitation_to_nothing(web: httpx.Client, address: str) -> None:
    assert code(web.post("/none/invitations", json={"seat": 0, "key": "k"})) == (404, "no-such-game")
    assert code(web.post("/none/seats", json={"invitation": "k"})) == (404, "no-such-game")
    with pytest.raises(ConnectionClosed), Player(address, "none", [], ONLOOKER) as stranger:
        stranger.hear()


def test_others_may_write_meanwhile(web: httpx.Client, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, keys = new_game(address)
    known, writers = invitations._keys, list[threading.Thread]()

    def interrupted(connection: sa.Connection, game: str) -> list[str | None]:
        found = known(connection, game)
        writers.append(threading.Thread(target=new_game, args=(address,)))
        writers[-1].start()
        time.sleep(0.5)
        return found

    monkeypatch.setattr(invitations, "_keys", interrupted)
    link = {"invitation": invited(web, game, 1, keys[1])}
    assert web.post(f"/{game}/seats", json=link).status_code == 200
    for writer in writers:
        writer.join()
