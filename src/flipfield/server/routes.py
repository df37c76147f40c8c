"""The HTTP side: start and list games, rules."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from random import SystemRandom
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from starlette.datastructures import State
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from flipfield import __version__
from flipfield.content.foreign import Foreign, read_json
from flipfield.games import UnknownGame
from flipfield.kernel import run
from flipfield.kernel.game import Game, SetupError
from flipfield.kernel.value import Json, to_json
from flipfield.kernel.wire import dumps
from flipfield.lessons import UnknownLesson, lessons
from flipfield.lessons import find as find_lesson
from flipfield.replay.seats import LONGEST, plain
from flipfield.rules.catalogue import find, load
from flipfield.rules.catalogue import games as catalogues
from flipfield.rules.entries import LANGUAGES, Rule, UnknownRule
from flipfield.server.hall import Hall
from flipfield.server.keys import hashed, new_id, new_key
from flipfield.server.match import Change, begin
from flipfield.server.messages import SIZE as MESSAGE_SIZE
from flipfield.server.messages import Problem, unread
from flipfield.server.shelf import Shelf
from flipfield.server.store import Store
from flipfield.server.teaching import lesson_json, seats_for

Form = TypeVar("Form")

STATUS: Final = {
    "no-such-game": 404,
    "no-such-invitation": 404,
    "no-such-lesson": 404,
    "no-such-rule": 404,
    "broken-game": 409,
    "replay-not-over": 409,
    "replay-over": 409,
    "rules-changed": 409,
    "too-large": 413,
    "too-many": 429,
    "not-saved": 503,
    "too-long": 503,
    "server": 500,
}


ALSO: Final = 500
"""So many games may be asked for by their ids beside the newest."""

Name = Annotated[str, msgspec.Meta(max_length=LONGEST)]


class NewSeat(msgspec.Struct):
    kind: Literal["human", "bot"]
    name: Name = ""
    bot: str | None = None


class NewGame(msgspec.Struct):
    game: str
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}


class NewLesson(msgspec.Struct):
    name: Name = ""


def answer(data: Json, status: int = 200) -> Response:
    return Response(dumps(data), status, media_type="application/json")


async def info(request: Request) -> Response:
    shelf: Shelf = request.app.state.shelf
    return answer(
        {
            "version": __version__,
            "compiled": not run.__file__.endswith(".py"),
            "games": [*shelf.games()],
            "bots": [*shelf.bots()],
            "languages": [*LANGUAGES],
        }
    )


async def new_game(request: Request) -> Response:
    shelf: Shelf = request.app.state.shelf
    wanted = converted(await body_of(request, MESSAGE_SIZE), NewGame)
    return await _create(request, wanted, seated(shelf, wanted.seats))


async def lesson_list(request: Request) -> Response:
    return answer([lesson_json(lesson) for lesson in lessons()])


async def new_lesson(request: Request) -> Response:
    try:
        lesson = find_lesson(request.path_params["lesson"])
    except UnknownLesson:
        raise Problem("no-such-lesson", {"lesson": request.path_params["lesson"]}) from None
    learner = converted(await body_of(request, MESSAGE_SIZE), NewLesson)
    wanted = NewGame("training", [], lesson.setup)
    return await _create(request, wanted, seats_for(lesson, plain(learner.name)))


async def _create(request: Request, wanted: NewGame, seats: list[dict[str, Json]]) -> Response:
    state = request.app.state
    state.quotas.take("games", request)
    change = await asyncio.to_thread(_begin, state.shelf, wanted, seats)
    return await open_game(state, state.shelf.game(wanted.game), wanted.options, seats, change)


async def open_game(
    state: State, game: Game, setup: dict[str, Json], seats: list[dict[str, Json]], change: Change
) -> Response:
    """Keep a new game and let it be played; the answer gives out its keys."""
    store: Store = state.store
    id = new_id()
    keys = [new_key() if seat["kind"] == "human" else None for seat in seats]
    hashes = [hashed(key) if key is not None else None for key in keys]
    rules, numbers = game.rules_version, await asyncio.to_thread(game.numbers, setup)
    await asyncio.to_thread(
        store.create, id, game.name, setup, seats, hashes, __version__, change, rules, numbers
    )
    hall: Hall = state.hall
    await hall.get(id)
    return answer({"id": id, "keys": [*keys]}, 201)


async def games(request: Request) -> Response:
    store: Store = request.app.state.store
    also = [id for id in request.query_params.get("also", "").split(",") if id]
    if len(also) > ALSO:
        raise Problem("malformed", {"reason": f"more than {ALSO} games"})
    rows = await asyncio.to_thread(store.listed, also)
    return answer([{**row, "updated": _date(row["updated"])} for row in rows])


async def rule(request: Request) -> Response:
    id, lang = request.path_params["rule"], language(request)
    try:
        catalogue = await asyncio.to_thread(find, id)
    except UnknownRule:
        raise Problem("no-such-rule", {"rule": id}) from None
    return answer(_rule_json(catalogue.rule(id), lang))


async def rules(request: Request) -> Response:
    words, lang = request.query_params.get("search", ""), language(request)
    return answer(await asyncio.to_thread(_found, words, lang))


async def lexicon(request: Request) -> Response:
    return answer(await asyncio.to_thread(_lexicon, language(request)))


def _lexicon(lang: str) -> Json:
    """All rules by area, in the order of the catalogue, and all words of the games."""
    areas: dict[str, list[Json]] = {}
    terms: dict[tuple[str, str], Json] = {}
    for catalogue in map(load, catalogues()):
        for rule in catalogue.rules.values():
            areas.setdefault(rule.area, []).append(_rule_json(rule, lang))
        for term in catalogue.terms:
            terms[term.kind, term.en] = msgspec.to_builtins(term)
    return {
        "areas": [{"area": area, "rules": rules} for area, rules in areas.items()],
        "terms": [*terms.values()],
    }


def _found(words: str, lang: str) -> Json:
    """Rules and terms of all games that hold the words in any language, or else those most like them."""
    found = [load(game).search(words) for game in catalogues()]
    meant = ""
    if not any(result.terms or result.rules for result in found):
        meant = next((near for game in catalogues() if (near := load(game).nearest(words))), "")
        found = [load(game).search(meant) for game in catalogues()]
    terms = {(term.kind, term.en): msgspec.to_builtins(term) for result in found for term in result.terms}
    return {
        "meant": meant,
        "rules": [_rule_json(rule, lang) for result in found for rule in result.rules],
        "terms": [*terms.values()],
    }


def _rule_json(rule: Rule, lang: str) -> Json:
    text = find(rule.id).text(rule.id, lang)
    return {
        "id": rule.id,
        "title": text.title,
        "says": text.says,
        "source": [*rule.source],
        "lang": text.lang,
        "fallback": text.fallback,
    }


def language(request: Request) -> str:
    """The language that a request asks for."""
    lang = request.query_params.get("lang", LANGUAGES[0])
    if lang not in LANGUAGES:
        raise Problem("malformed", {"reason": f"no language {lang}"})
    return lang


def _begin(shelf: Shelf, wanted: NewGame, seats: list[dict[str, Json]]) -> Change:
    try:
        match, change = begin(shelf.game(wanted.game), wanted.options, seats, SystemRandom())
    except UnknownGame:
        raise Problem("setup", {"key": "game", "reason": "unknown-game"}) from None
    except SetupError as error:
        facts = {name: to_json(value) for name, value in error.facts}
        raise Problem("setup", {"key": error.key, "reason": error.code, **facts}) from None
    players = match.game.encode(match.state).get("players")
    if isinstance(players, list) and len(players) != len(seats):
        raise Problem("setup", {"key": "seats", "reason": "wrong-number", "players": len(players)})
    return change


def seated(shelf: Shelf, seats: list[NewSeat]) -> list[dict[str, Json]]:
    """Who sits where, as a game keeps it; raises `Problem` for a bot that nobody knows."""
    return [_seat(shelf, number, seat) for number, seat in enumerate(seats)]


def _seat(shelf: Shelf, number: int, seat: NewSeat) -> dict[str, Json]:
    if seat.kind == "human":
        return {"kind": "human", "name": plain(seat.name), "bot": None}
    if seat.bot not in shelf.bots():
        raise Problem("setup", {"key": f"seats[{number}].bot", "reason": "unknown-bot"})
    return {"kind": "bot", "name": plain(seat.name), "bot": seat.bot}


async def body_of(request: Request, most: int) -> bytes:
    """A request's body, as long as it is not too large."""
    found = bytearray()
    async for chunk in request.stream():
        found += chunk
        if len(found) > most:
            raise Problem("too-large", {"most": most})
    return bytes(found)


def converted(text: bytes, form: type[Form]) -> Form:
    """A request's body as what it should be."""
    try:
        return read_json(text, form, MESSAGE_SIZE)
    except msgspec.ValidationError as error:
        raise Problem("malformed", {"reason": str(error)}) from None
    except Foreign as error:
        raise unread(error) from None


def _date(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds")


ROUTES: Final = [
    Route("/info", info),
    Route("/games", games),
    Route("/games", new_game, methods=["POST"]),
    Route("/lessons", lesson_list),
    Route("/lessons/{lesson}", new_lesson, methods=["POST"]),
    Route("/lexicon", lexicon),
    Route("/rules", rules),
    Route("/rules/{rule}", rule),
]
