"""Strangers at the door: hosts, origins, headers, slow and too many requests, what the log says."""

from __future__ import annotations

import contextlib
import json
import logging
import socket
import time
from collections.abc import Generator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from flipfield.server import patience
from flipfield.server import socket as talking
from flipfield.server.app import create_app
from flipfield.server.quota import Measure, Quotas
from tests.server.house import HUMANS, TOYS, Player, new_game, running, toy_app

CAREFUL = ("content-security-policy", "x-content-type-options", "referrer-policy")


@pytest.fixture
def web(address: str) -> Generator[httpx.Client]:
    with httpx.Client(base_url=f"http://{address}") as client:
        yield client


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", "", "[bad", "localhost.evil.example"])
def test_a_name_that_is_not_ours_is_refused_even_with_its_own_origin(web: httpx.Client, host: str) -> None:
    for headers in ({"host": host}, {"host": host, "origin": f"http://{host}"}):
        reply = web.get("/api/games", headers=headers)
        assert (reply.status_code, reply.json()["error"]["code"]) == (421, "stranger")
        assert all(name in reply.headers for name in CAREFUL)


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:1234", "192.168.1.5:8000", "[::1]:8000", "LOCALHOST"]
)
def test_addresses_and_our_own_names_are_let_in(web: httpx.Client, host: str) -> None:
    assert web.get("/api/info", headers={"host": host}).status_code == 200


def test_the_host_gives_names(tmp_path: Path) -> None:
    app = create_app(f"sqlite:///{tmp_path / 'games.sqlite'}", shelf=TOYS, names=["Club.example"])
    with running(app) as address:
        for host, status in (("club.example", 200), ("pub.example", 421)):
            reply = httpx.get(f"http://{address}/api/info", headers={"host": host})
            assert reply.status_code == status


@pytest.mark.parametrize("origin", ["http://[bad", "null", "http://elsewhere.example", "http://127.0.0.1:1"])
def test_a_foreign_or_broken_origin_is_refused_in_words(web: httpx.Client, address: str, origin: str) -> None:
    body = {"game": "toy", "seats": HUMANS}
    reply = web.post("/api/games", json=body, headers={"origin": origin})
    assert (reply.status_code, reply.json()["error"]["code"]) == (403, "stranger")
    game, _ = new_game(address)
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://{address}/ws/{game}", additional_headers={"origin": origin})
    assert refused.value.response.status_code == 403
    assert all(name in refused.value.response.headers for name in CAREFUL)


def test_a_refused_handshake_is_no_error_of_ours(address: str, caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(InvalidStatus):
        connect(f"ws://{address}/ws/any", additional_headers={"origin": "http://elsewhere.example"})
    # Whoever is answered now comes after the end of the other line.
    assert httpx.get(f"http://{address}/api/info").status_code == 200
    assert "handshake" not in caplog.text


def test_every_answer_is_careful(web: httpx.Client, monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    def fail(self: object) -> None:
        raise RuntimeError("secret detail")

    replies = [web.get("/"), web.get("/api/nothing"), web.put("/api/games"), web.get("/assets/none.js")]
    monkeypatch.setattr("flipfield.server.store.Store.listed", fail)
    replies.append(web.get("/api/games"))
    assert replies[-1].status_code == 500
    for reply in replies:
        assert all(name in reply.headers for name in CAREFUL)
        assert "server" not in reply.headers
    heard = said(address, b"nonsense\r\n\r\n").lower()
    assert b" 400 " in heard
    assert all(name.encode() in heard for name in CAREFUL)


BAD_HANDS = {"Sec-WebSocket-Key": "x", "Sec-WebSocket-Version": "8"}


@pytest.mark.parametrize("name", BAD_HANDS)
def test_a_bad_handshake_is_refused_carefully(address: str, name: str) -> None:
    headers = {
        "Host": address,
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version": "13",
        name: BAD_HANDS[name],
    }
    lines = ["GET /ws/none HTTP/1.1", *(f"{key}: {value}" for key, value in headers.items()), "", ""]
    heard = said(address, "\r\n".join(lines).encode()).lower()
    assert heard.startswith(b"http/1.1 4")
    assert all(name.encode() in heard for name in CAREFUL)


def test_who_leaves_or_sends_no_text_is_not_in_the_log(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    host, _, port = address.partition(":")
    with caplog.at_level(logging.INFO):
        with socket.create_connection((host, int(port)), timeout=10) as line:
            line.sendall(SLOW["half a body"])
            time.sleep(0.2)
        game, _ = new_game(address)
        with connect(f"ws://{address}/ws/{game}") as talk:
            talk.recv(timeout=5)
            talk.send(b"\xff", text=True)
            with pytest.raises(ConnectionClosed) as closed:
                talk.recv(timeout=5)
        time.sleep(0.2)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007
    assert "failed" not in caplog.text
    assert "UTF-8" not in caplog.text


def said(address: str, text: bytes) -> bytes:
    """What is answered to a text until the line is closed."""
    host, _, port = address.partition(":")
    with socket.create_connection((host, int(port)), timeout=10) as line:
        line.sendall(text)
        return b"".join(iter(lambda: line.recv(65536), b""))


def test_the_log_says_where_and_not_what(
    web: httpx.Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(self: object, also: object) -> None:
        raise RuntimeError("Ann holds the card rally")

    monkeypatch.setattr("flipfield.server.store.Store.listed", fail)
    with caplog.at_level(logging.INFO):
        web.get("/api/games")
    assert "RuntimeError < test_guard.py:" in caplog.text
    assert "rally" not in caplog.text


SLOW = {
    "nothing": b"",
    "half a line": b"GET /api/in",
    "half the headers": b"GET /api/info HTTP/1.1\r\nHost: localhost\r\nX: ",
    "half a body": b'POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{"game"',
}


@pytest.mark.parametrize("name", SLOW)
def test_who_does_not_finish_a_request_is_let_go(
    address: str, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(patience, "REQUEST", 0.3)
    assert b"200 OK" not in said(address, SLOW[name])


def test_who_has_sat_down_is_not_hurried(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "REQUEST", 0.3)
    game, keys = new_game(address)
    with Player(address, game, keys, 0) as ann:
        time.sleep(0.8)
        assert ann.ask(type="ping")["type"] == "pong"


def test_who_drips_letters_is_let_go(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "REQUEST", 0.5)
    host, _, port = address.partition(":")
    with socket.create_connection((host, int(port)), timeout=10) as line:
        line.sendall(b"GET /api/info HTTP/1.1\r\nX: ")
        while not _closed(line):
            line.sendall(b"x")


def test_slow_requests_push_each_other_out_and_nobody_else(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "HALF_OPEN", 20)
    host, _, port = address.partition(":")
    with contextlib.ExitStack() as lines:
        slow = [lines.enter_context(socket.create_connection((host, int(port)))) for _ in range(60)]
        for line in slow:
            with contextlib.suppress(OSError):
                line.sendall(b"GET /api/info HTTP/1.1\r\n")
        assert httpx.get(f"http://{address}/api/info").status_code == 200
        assert sum(_closed(line) for line in slow) >= 40


def _closed(line: socket.socket) -> bool:
    line.settimeout(0.05)
    try:
        return line.recv(1) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


def test_an_address_has_so_many_sockets(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "EACH", 3)
    host, _, port = address.partition(":")
    with contextlib.ExitStack() as lines:
        for _ in range(3):
            lines.enter_context(socket.create_connection((host, int(port))))
        time.sleep(0.1)
        assert b"429" in said(address, b"")


def test_who_does_not_join_is_let_go(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talking, "JOINING", 0.2)
    game, _ = new_game(address)
    with connect(f"ws://{address}/ws/{game}") as line:
        assert "hello" in str(line.recv(timeout=5))
        with pytest.raises(ConnectionClosed):
            line.recv(timeout=5)


@pytest.mark.parametrize("said", ['{"type": "ping"}', "nonsense"])
def test_talking_is_not_joining(address: str, monkeypatch: pytest.MonkeyPatch, said: str) -> None:
    monkeypatch.setattr(talking, "JOINING", 0.5)
    game, _ = new_game(address)
    with connect(f"ws://{address}/ws/{game}") as line, contextlib.suppress(ConnectionClosed):
        for _ in range(100):
            line.send(said)
            line.recv(timeout=5)
            time.sleep(0.05)
        pytest.fail("the line is still open")


def test_nothing_is_unpacked_for_strangers(address: str) -> None:
    game, _ = new_game(address)
    with connect(f"ws://{address}/ws/{game}", compression="deflate") as line:
        assert line.protocol.extensions == []


def test_nonsense_is_not_heard_faster_than_sense(address: str) -> None:
    game, keys = new_game(address)
    with Player(address, game, keys, 0) as ann:
        for _ in range(120):
            ann.socket.send("nonsense")
        assert {ann.hear()["code"] for _ in range(120)} == {"not-json", "too-fast"}


def test_a_name_with_a_stroke_is_no_game_either(address: str) -> None:
    with connect(f"ws://{address}/ws/..%2F..%2Fapi") as line:
        assert json.loads(line.recv(timeout=5))["code"] == "no-such-game"


def test_a_failed_join_ends_the_line(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: object, seat: int, since: int) -> None:
        raise RuntimeError

    monkeypatch.setattr("flipfield.server.match.Match.message", fail)
    game, keys = new_game(address)
    with Player(address, game, keys, 0) as ann:
        assert ann.joined["code"] == "server"
        with pytest.raises(ConnectionClosed):
            ann.hear()


def test_games_uploads_and_steps_have_quotas(tmp_path: Path) -> None:
    measures = {"games": Measure(2, 0.001), "uploads": Measure(1, 0.001), "steps": Measure(50, 0.001)}
    app = create_app(f"sqlite:///{tmp_path / 'games.sqlite'}", shelf=TOYS, quotas=Quotas(measures))
    with running(app) as address, httpx.Client(base_url=f"http://{address}") as web:
        body = {"game": "toy", "seats": HUMANS}
        made = [web.post("/api/games", json=body) for _ in range(3)]
        assert [reply.status_code for reply in made] == [201, 201, 429]
        facts = made[-1].json()["error"]["facts"]
        assert (facts["what"], facts["wait"] > 900) == ("games", True)
        uploads = [web.post("/api/replays", content=b"{}").status_code for _ in range(2)]
        assert uploads == [400, 429]
        pages = [web.get("/api/replays/none/steps").status_code for _ in range(2)]
        assert pages == [404, 429]


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    quotas = Quotas({"games": Measure(2, 0.5)}, lambda: now[0])
    bucket = quotas._bucket("games", "1.2.3.4")
    assert [bucket.take(), bucket.take(), bucket.take()] == [0, 0, 2]
    now[0] = 2.0
    assert [bucket.take(), bucket.take()] == [0, 2]
    assert quotas._bucket("games", "1.2.3.5").take() == 0


def test_a_network_counts_as_one_address() -> None:
    assert patience.network("2001:db8::1") == patience.network("2001:db8::2:1") != "2001:db8::1"
    assert patience.network("2001:db8:0:1::1") != patience.network("2001:db8::1")
    assert patience.network("::ffff:1.2.3.4") == "1.2.3.4"


def test_bots_play_while_somebody_watches(tmp_path: Path) -> None:
    bots = [{"kind": "bot", "bot": "first"}, {"kind": "bot", "bot": "first"}]
    with running(toy_app(tmp_path / "games.sqlite")) as address:
        game, _ = new_game(address, bots, rounds=3)
        with connect(f"ws://{address}/ws/{game}"):
            pass
        time.sleep(0.2)
        assert not httpx.get(f"http://{address}/api/games").json()[0]["over"]
        with Player(address, game, [], -2) as watcher:
            watcher.until(lambda state: bool(state["over"]))


@pytest.mark.parametrize("name", ["Ann\u202eneB", "A\x00n\x1b[31m", "Ann\u2028Ben", "  Ann \n Ben\t"])
def test_names_hold_no_control_or_direction_characters(address: str, name: str) -> None:
    game, keys = new_game(address, [{"kind": "human", "name": name}, HUMANS[1]])
    with Player(address, game, keys, 0):
        rows = httpx.get(f"http://{address}/api/games").json()
    told = next(row for row in rows if row["id"] == game)["seats"][0]["name"]
    assert told.isprintable()
    assert told.startswith("A")
