"""Requests over HTTP: every route with good and spoiled paths, bodies and headers, and what is no HTTP."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final
from urllib.parse import quote

from flipfield.fuzz.corpus import OVERLAY, Corpus
from flipfield.fuzz.mutation import NUMBERS, WORDS, mutated, odd, odd_word, spoiled, text_of
from flipfield.fuzz.openings import BOT, PERSON, Opened
from flipfield.fuzz.wire import HOST, request
from flipfield.lessons import lessons
from flipfield.rules.catalogue import games, load
from flipfield.rules.entries import LANGUAGES

METHODS: Final = (
    "GET",
    "HEAD",
    "POST",
    "PUT",
    "DELETE",
    "PATCH",
    "OPTIONS",
    "TRACE",
    "CONNECT",
    "BREW",
    "get",
)
QUIET: Final = "/api/armies/read"
"""Where broken requests go: it keeps nothing, so that an answer may be lost."""

HEADERS: Final = (
    *(
        ("Host", host)
        for host in ("evil.example", "", "[bad", "localhost:x", "127.0.0.1:1:1", "\xff", "a" * 9000)
    ),
    *(
        ("Origin", origin)
        for origin in ("http://[bad", "null", "http://evil.example", "", "\ud800", "http://127.0.0.1")
    ),
    *(("Content-Length", length) for length in ("-1", "x", "0", "3", "99999999999999999999", "1, 2", "+5")),
    *(("Transfer-Encoding", coding) for coding in ("chunked", "gzip", "chunked, chunked", "identity")),
    *(("Accept-Encoding", coding) for coding in ("gzip", "gzip;q=x", "*", "br, \x00")),
    *(
        ("Content-Type", kind)
        for kind in ("text/xml", "multipart/form-data; boundary=", "application/json; charset=x")
    ),
    *(
        ("Upgrade", "websocket"),
        ("Upgrade", "h2c"),
        ("Expect", "100-continue"),
        ("Range", "bytes=9-1"),
        ("X" * 70_000, "y"),
    ),
    *(
        ("If-Modified-Since", "yesterday"),
        ("If-None-Match", '"'),
        ("Cookie", "a=\u0001"),
        ("Connection", "keep-alive"),
    ),
)


@dataclass
class Places:
    """What requests can be about."""

    corpus: Corpus
    games: list[Opened]
    replays: list[str]
    invitations: list[tuple[str, str]] = field(default_factory=list)
    """Games with the codes of invitations to them."""


@dataclass(frozen=True)
class Asked:
    """A request: its bytes, and whether an answer is due."""

    method: str
    path: str
    data: bytes
    whole: bool = True
    game: str = ""
    """The game that its path names."""


def asked(port: int, routes: list[tuple[str, str]], places: Places, rng: Random) -> Asked:
    """Any request."""
    method, route = rng.choice([one for one in routes if one[0] != "WS"])
    way = rng.random()
    game = rng.choice(places.games)
    path = _path(route, game, places, rng)
    body = _body(route, game, places, rng) if method not in ("GET", "HEAD") else None
    text = None if body is None else _text(body, rng)
    if way < (0.06 if "games" in route or "lessons" in route else 0.25):
        return Asked(method, path, request(port, method, path, text), game=game.id)
    if way < 0.6:
        worse = None if body is None else _worse(body, rng)
        path = path if body is not None else _spoiled_path(path, rng)
        return Asked(method, path, request(port, method, path, worse), game=game.id)
    if way < 0.75:
        path = _spoiled_path(path, rng)
        worse = None if body is None else _worse(body, rng)
        return Asked(method, path, request(port, method, path, worse))
    if way < 0.83:
        method = rng.choice(METHODS)
        return Asked(
            method, path, request(port, method, path, text and _worse(body, rng)), method != "CONNECT"
        )
    worse = b"{}" if body is None else _worse(body, rng)
    if way < 0.92:
        name, value = rng.choice(HEADERS)
        return Asked("POST", QUIET, request(port, "POST", QUIET, worse, {name: value}), False)
    return Asked("", QUIET, _broken(port, worse, places, rng), False)


def _path(route: str, game: Opened, places: Places, rng: Random) -> str:
    """A route with the names of things that there are."""
    rules = [rule for name in games() for rule in load(name).rules]
    names: dict[str, Callable[[], str]] = {
        "{game}": lambda: game.id,
        "{replay}": lambda: rng.choice([*places.replays, game.id]),
        "{rule}": lambda: rng.choice(rules),
        "{lesson}": lambda: rng.choice(lessons()).id,
        "{file}": lambda: rng.choice(
            ("", "index.html", "favicon.svg", "assets/none.js", "../app.py", "%2e%2e/app.py")
        ),
    }
    for name, found in names.items():
        if name in route:
            route = route.replace(name, found())
    return route + rng.choice(("", "", _query(rng)))


def _query(rng: Random) -> str:
    pairs: list[tuple[str, Any]] = [
        ("lang", rng.choice(LANGUAGES)),
        ("search", rng.choice(("pin", "gebunden", "impakt", "xyzzy"))),
        ("from", rng.choice((0, 3, 59, 10**6))),
        ("count", rng.choice((1, 5, 40, 200))),
        ("also", "a,b,c"),
    ]
    return "?" + "&".join(f"{name}={value}" for name, value in rng.sample(pairs, rng.randrange(1, 4)))


def _spoiled_path(path: str, rng: Random) -> str:
    way = rng.randrange(6)
    if way == 0:
        value = rng.choice((*WORDS, *map(str, NUMBERS), "," * 600, "x," * 700))
        name = rng.choice(("lang", "search", "from", "count", "also", "step", ""))
        return f"{path.partition('?')[0]}?{name}={quote(value, errors='replace')}"
    if way == 1:
        parts = path.split("/")
        parts[rng.randrange(len(parts))] = quote(odd_word(rng), safe="", errors="replace")
        return "/".join(parts)
    if way == 2:
        return path + rng.choice(
            ("/", "//", "/..", "%", "%zz", "%00", "?", "#x", ";a=b", "?&&=&", "/" + "a" * 5000)
        )
    if way == 3:
        return rng.choice(
            ("", "/", "//", "*", "http://evil.example/", "/api", "/ws/x", "/static/", "/%ff", "/api/é")
        )
    return spoiled(path.encode(), rng).decode("latin-1").replace("\n", "%0a")[:20_000]


def _body(route: str, game: Opened, places: Places, rng: Random) -> Any:
    """What a route wants to be told; something of another route where nobody knows."""
    corpus = places.corpus
    code = next((one[1] for one in reversed(places.invitations) if one[0] == game.id), "none")
    bodies: dict[str, Callable[[], Any]] = {
        "/api/games": lambda: _new_game(corpus, rng),
        "/api/lessons/{lesson}": lambda: {"name": "Ann"},
        "/api/pack": lambda: {"overlay": rng.choice(("", OVERLAY))},
        "/api/armies/check": lambda: {
            "army": _army(corpus, rng),
            "regiments": 2,
            "overlay": "",
            "title": "Mine",
        },
        "/api/armies/read": lambda: {"text": rng.choice((corpus.army, corpus.code))(rng).decode()},
        "/api/armies/draw": lambda: {"race": rng.choice(("orc", "chaos")), "regiments": 2, "overlay": ""},
        "/api/overlays/check": lambda: {"text": OVERLAY},
        "/api/games/{game}/invitations": lambda: {"seat": 0, "key": game.keys[0]},
        "/api/games/{game}/invitation": lambda: {"invitation": code},
        "/api/games/{game}/seats": lambda: {"invitation": code},
        "/api/replays": lambda: corpus.replay(rng),
        "/api/replays/{replay}/query": lambda: {"step": rng.randrange(60), "name": "range", "args": [0, 9]},
        "/api/replays/{replay}/games": lambda: {
            "step": rng.randrange(60),
            "seats": [PERSON, rng.choice((PERSON, BOT))],
        },
    }
    return bodies.get(route, rng.choice(list(bodies.values())))()


def _new_game(corpus: Corpus, rng: Random) -> Any:
    if rng.random() < 0.5:
        return {
            "game": "training",
            "seats": [PERSON, rng.choice((PERSON, BOT))],
            "options": {"overlay": OVERLAY},
        }
    setup = corpus.setup(rng)
    armies = setup["armies"]
    assert isinstance(armies, list)
    extra = rng.choice(
        ({}, {"sets": 4}, {"field": [90_000, 90_000]}, {"teams": [0] * (len(armies) - 1) + [1]})
    )
    return {"game": "warhammer", "seats": [PERSON] * len(armies), "options": {**setup, **extra}}


def _army(corpus: Corpus, rng: Random) -> Any:
    armies = corpus.setup(rng)["armies"]
    assert isinstance(armies, list)
    return rng.choice(armies)


def _text(body: Any, rng: Random) -> bytes:
    return body if isinstance(body, bytes) else text_of(body, rng)


def _worse(body: Any, rng: Random) -> bytes:
    if isinstance(body, bytes):
        return spoiled(body, rng)
    way = rng.random()
    if way < 0.6:
        return text_of(mutated(body, rng), rng)
    return spoiled(json.dumps(body).encode(), rng) if way < 0.9 else text_of(odd(rng), rng)


def _broken(port: int, body: bytes, places: Places, rng: Random) -> bytes:
    """Something that only begins like HTTP, or not even that."""
    good = request(port, "POST", QUIET, body)
    way = rng.randrange(6)
    if way == 0:
        return spoiled(good[:3000], rng)
    if way == 1:
        chunks = rng.choice(
            (b"zz\r\n", b"5\r\nab\r\n", b"fffffffffffffffff\r\n", b"-1\r\n", b"0\r\nX: y\r\n\r\n")
        )
        head = request(port, "POST", QUIET, None, {"Transfer-Encoding": "chunked"})
        return head + rng.choice((b"", b"3\r\nabc\r\n")) + chunks
    if way == 2:
        return rng.randbytes(rng.choice((0, 1, 50, 5000)))
    if way == 3:
        return good.replace(b"Connection: close\r\n", b"") + spoiled(good, rng)
    if way == 4:
        return (
            b"GET /"
            + b"a" * rng.choice((10, 70_000))
            + rng.choice((b" HTTP/9.9\r\n\r\n", b"\r\n\r\n", b" HTTP/1.1\n\n", b""))
        )
    return _frames(port, rng.choice(places.games).id, rng)


def _frames(port: int, game: str, rng: Random) -> bytes:
    """A socket opened properly, and then bytes that are no frames."""
    headers = {
        "Host": f"{HOST}:{port}",
        "Connection": "Upgrade",
        "Upgrade": rng.choice(("websocket", "websocket", "h2c")),
        "Sec-WebSocket-Key": rng.choice(("dGhlIHNhbXBsZSBub25jZQ==", "x", "")),
        "Sec-WebSocket-Version": rng.choice(("13", "13", "8")),
    }
    return request(port, "GET", f"/ws/{game}", None, headers) + rng.randbytes(rng.choice((0, 2, 14, 200)))
