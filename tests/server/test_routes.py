"""The HTTP side: games, rules, errors and headers."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Generator
from pathlib import Path

import httpx
import pytest

from flipfield import __version__
from flipfield.rules.catalogue import load
from flipfield.server import app as app_module
from flipfield.server.keys import hashed
from tests.server.house import HUMANS, Player, finish, new_game, running, toy_app


@pytest.fixture
def web(address: str) -> Generator[httpx.Client]:
    with httpx.Client(base_url=f"http://{address}") as client:
        yield client


def error(reply: httpx.Response) -> tuple[int, str]:
    return reply.status_code, reply.json()["error"]["code"]


def test_info_tells_what_there_is(web: httpx.Client) -> None:
    info = web.get("/api/info").json()
    assert info == {
        "version": __version__,
        "compiled": info["compiled"],
        "games": ["toy"],
        "bots": ["first", "greedy", "clumsy"],
        "languages": ["en", "de", "pl", "nl"],
    }
    assert isinstance(info["compiled"], bool)


WRONG_GAMES = {
    "no json": (b"{", 400, "not-json", None),
    "no seats": ({"game": "toy"}, 400, "malformed", None),
    "no game": ({"game": "chess", "seats": HUMANS}, 400, "setup", "game"),
    "one seat": ({"game": "toy", "seats": HUMANS[:1]}, 400, "setup", "seats"),
    "three seats": ({"game": "toy", "seats": [*HUMANS, *HUMANS[:1]]}, 400, "setup", "seats"),
    "no such bot": ({"game": "toy", "seats": [{"kind": "bot", "bot": "x"}]}, 400, "setup", "seats[0].bot"),
    "wrong options": ({"game": "toy", "seats": HUMANS, "options": {"rounds": 0}}, 400, "setup", "rounds"),
    "long name": ({"game": "toy", "seats": [{"kind": "human", "name": "x" * 99}]}, 400, "malformed", None),
    "too large": (b" " * 70_000, 413, "too-large", None),
}


@pytest.mark.parametrize("name", WRONG_GAMES)
def test_a_wrong_game_is_not_started(web: httpx.Client, name: str) -> None:
    body, status, code, key = WRONG_GAMES[name]
    before = len(web.get("/api/games").json())
    reply = web.post("/api/games", content=body if isinstance(body, bytes) else json.dumps(body))
    assert error(reply) == (status, code)
    assert reply.json()["error"]["facts"].get("key") == key
    assert len(web.get("/api/games").json()) == before


def test_games_are_listed_as_they_stand(web: httpx.Client, address: str) -> None:
    game, keys = new_game(address, rounds=1)
    listed = web.get("/api/games").json()[0]
    assert listed == {
        "id": game,
        "game": "toy",
        "seats": [{**seat, "bot": None} for seat in HUMANS],
        "round": 1,
        "phase": "bid",
        "over": False,
        "winner": None,
        "waiting": [0, 1],
        "updated": listed["updated"],
        "stopped": False,
    }
    with Player(address, game, keys[:1], 0) as ann, Player(address, game, keys[1:], 1) as ben:
        finish([ann, ben])
        winner = ann.state["result"]["winner"]
    over = web.get("/api/games").json()[0]
    assert (over["over"], over["winner"]) == (True, winner)
    assert over["updated"] > listed["updated"]


def test_keys_are_stored_as_hashes(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with running(toy_app(path)) as address:
        _, keys = new_game(address)
    content = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for key in keys:
        assert key is not None
        assert key.encode() not in content
        assert hashed(key).encode() in content


def test_rules_are_told_in_the_reader_s_language(web: httpx.Client) -> None:
    id = "wd.setup-training.overview"
    english, german = (web.get(f"/api/rules/{id}", params={"lang": lang}).json() for lang in ("en", "de"))
    assert set(english) == {"id", "title", "says", "source", "lang", "fallback"}
    assert (english["lang"], german["lang"], german["fallback"]) == ("en", "de", False)
    assert english["says"] != german["says"]
    assert error(web.get("/api/rules/wd.nothing")) == (404, "no-such-rule")
    assert error(web.get(f"/api/rules/{id}?lang=xx")) == (400, "malformed")


def test_rules_are_found_by_words_of_any_language(web: httpx.Client) -> None:
    found = web.get("/api/rules", params={"search": "gebunden", "lang": "de"}).json()
    assert found["terms"]
    assert any(rule["id"].startswith("wd.pin") for rule in found["rules"])
    assert web.get("/api/rules", params={"search": "xyzzy"}).json() == {"meant": "", "rules": [], "terms": []}
    mistyped = web.get("/api/rules", params={"search": "Gebundne", "lang": "de"}).json()
    assert mistyped["meant"].startswith("gebunden")
    assert mistyped["rules"]


def test_errors_are_told_in_one_form(web: httpx.Client) -> None:
    assert error(web.get("/api/nothing")) == (404, "malformed")
    assert error(web.put("/api/games")) == (405, "malformed")


def test_a_defect_shows_no_traceback(web: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: object) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr("flipfield.server.store.Store.listed", fail)
    reply = web.get("/api/games")
    assert (reply.status_code, reply.json()) == (500, {"error": {"code": "server", "facts": {}}})


def test_browsers_are_told_to_be_careful(web: httpx.Client) -> None:
    for path in ("/api/info", "/", "/api/nothing"):
        headers = web.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
    foreign = {"origin": "http://elsewhere.example"}
    body = {"game": "toy", "seats": HUMANS}
    assert web.post("/api/games", json=body, headers=foreign).status_code == 403
    assert web.post("/api/games", json=body, headers={"origin": str(web.base_url)}).status_code == 201


def test_a_client_that_is_not_built_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_module, "STATIC", tmp_path / "none")
    with running(toy_app(tmp_path / "games.sqlite")) as address:
        page = httpx.get(f"http://{address}/")
        assert page.status_code == 503
        assert "npm run build" in page.text


def test_a_built_client_is_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    page = '<script type="module" src="./assets/main-1234.js"></script><p>table</p>'
    (static / "index.html").write_text(page)
    (static / "assets" / "main-1234.js").write_text("let a = 1;" * 1000)
    monkeypatch.setattr(app_module, "STATIC", static)
    with running(toy_app(tmp_path / "games.sqlite")) as address:
        shown = httpx.get(f"http://{address}/")
        assert (shown.text, shown.headers["cache-control"]) == (page, "no-cache")
        script = httpx.get(f"http://{address}/assets/main-1234.js")
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert httpx.get(f"http://{address}/../store.py").status_code == 404
        assert httpx.get(f"http://{address}/api/info").headers["flipfield-client"] == "main-1234.js"
        assert httpx.get(f"http://{address}/api/nothing").headers["flipfield-client"] == "main-1234.js"


def test_a_player_s_old_games_are_listed_beside_the_newest(
    web: httpx.Client, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("flipfield.server.store.SHOWN", 1)
    games = [new_game(address)[0] for _ in range(3)]
    assert [row["id"] for row in web.get("/api/games").json()] == games[2:]
    found = web.get("/api/games", params={"also": f"{games[0]},nowhere,{games[2]}"}).json()
    assert [row["id"] for row in found] == [games[2], games[0]]
    assert error(web.get("/api/games", params={"also": ",".join("x" * 501)})) == (400, "malformed")


def test_the_lexicon_holds_every_rule_and_word(web: httpx.Client) -> None:
    found = web.get("/api/lexicon", params={"lang": "pl"}).json()
    rules = [rule for area in found["areas"] for rule in area["rules"]]
    assert len({rule["id"] for rule in rules}) == len(rules) == len(load("warhammer").rules)
    assert {rule["lang"] for rule in rules} == {"pl"}
    assert all(rule["id"].split(".")[1] == area["area"] for area in found["areas"] for rule in area["rules"])
    pinned = {"kind": "term", "en": "pinned", "de": "gebunden", "pl": "przyszpilony", "nl": "vastgezet"}
    assert pinned in found["terms"]
    for word in ("pinned", "gebunden", "przyszpilony", "vastgezet"):
        assert pinned in web.get("/api/rules", params={"search": word}).json()["terms"]


def test_games_of_bots_go_on_alone_only_where_the_host_lets_them(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    bots = [{"kind": "bot", "bot": "first"}, {"kind": "bot", "bot": "first"}]
    with running(toy_app(path)) as address:
        game, keys = new_game(address, bots, rounds=10)
        assert keys == [None, None]
    with sqlite3.connect(path) as database:
        assert database.execute("SELECT over FROM game").fetchall() == [(0,)]
    database.close()
    with running(toy_app(path, bots_alone=True)) as address:
        deadline = time.monotonic() + 60
        while not httpx.get(f"http://{address}/api/games").json()[0]["over"]:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert httpx.get(f"http://{address}/api/games/{game}/replay").status_code == 200
