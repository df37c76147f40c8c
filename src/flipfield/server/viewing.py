"""The HTTP side of replays: open one, look at it page by page, play on from any of its steps."""

from __future__ import annotations

import asyncio
from random import SystemRandom
from typing import Annotated, Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from flipfield.kernel.value import Json
from flipfield.kernel.wire import dumps
from flipfield.replay.record import LARGEST, SUFFIX, Record, answer_value
from flipfield.server.match import begin_from
from flipfield.server.messages import SIZE as MESSAGE_SIZE
from flipfield.server.messages import Problem
from flipfield.server.replays import Replay, Replays
from flipfield.server.routes import NewSeat, answer, body_of, converted, open_game, seated

REPLAY_SIZE: Final = 8 * 1024 * 1024
ASKED: Final = 200
PAGE: Final = 40
"""A page of a replay has at most so many steps, also when more are asked for: each is a whole table."""


class Page(msgspec.Struct):
    first: Annotated[int, msgspec.Meta(ge=0, le=LARGEST)] = msgspec.field(default=0, name="from")
    count: Annotated[int, msgspec.Meta(ge=1, le=ASKED)] = PAGE


class Asked(msgspec.Struct):
    """A question about a step of a replay."""

    step: Annotated[int, msgspec.Meta(ge=0, le=LARGEST)]
    name: str
    args: Any


class Branch(msgspec.Struct):
    """Who plays on, and after how many of the replay's answers."""

    step: Annotated[int, msgspec.Meta(ge=0, le=LARGEST)]
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=8)]


async def game_file(request: Request) -> Response:
    replays: Replays = request.app.state.replays
    id = request.path_params["game"]
    headers = {"Content-Disposition": f'attachment; filename="{id}{SUFFIX}"'}
    return Response(await replays.file(id), media_type="application/json", headers=headers)


async def new_replay(request: Request) -> Response:
    replays: Replays = request.app.state.replays
    request.app.state.quotas.take("uploads", request)
    id, replay = await replays.add(await body_of(request, REPLAY_SIZE))
    return answer(_summary(id, replay))


async def replay(request: Request) -> Response:
    """All that a replay tells, without its positions."""
    replays: Replays = request.app.state.replays
    id = request.path_params["replay"]
    found = await replays.get(id)
    text = dumps(_summary(id, found)).removesuffix(b"}") + b',"log":' + found.log + b"}"
    return Response(text, media_type="application/json")


async def replay_steps(request: Request) -> Response:
    replays: Replays = request.app.state.replays
    try:
        page = msgspec.convert(dict(request.query_params), Page, strict=False)
    except msgspec.ValidationError as error:
        raise Problem("malformed", {"reason": str(error)}) from None
    count = min(page.count, PAGE)
    request.app.state.quotas.take("steps", request, count)
    found = await replays.get(request.path_params["replay"])
    if page.first > found.last:
        return answer([])
    packed = "gzip" in request.headers.get("accept-encoding", "")
    text = await found.page(page.first, count, packed)
    headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"} if packed else {}
    return Response(text, media_type="application/json", headers=headers)


async def query(request: Request) -> Response:
    """A question about a step, as the players may ask it: ruler, line of sight, reach."""
    asked = converted(await body_of(request, MESSAGE_SIZE), Asked)
    replays: Replays = request.app.state.replays
    found = await replays.get(request.path_params["replay"])
    return answer({"result": await found.query(asked.step, asked.name, answer_value(asked.args))})


async def branch(request: Request) -> Response:
    """A new game with the setup and the first answers of a replay. Its own replay holds all of them."""
    state = request.app.state
    state.quotas.take("games", request)
    wanted = converted(await body_of(request, MESSAGE_SIZE), Branch)
    replays: Replays = state.replays
    found = await replays.get(request.path_params["replay"])
    old = found.record
    if len(wanted.seats) != len(old.seats):
        raise Problem("setup", {"key": "seats", "reason": "wrong-number", "players": len(old.seats)})
    seats = seated(state.shelf, wanted.seats)
    if wanted.step >= found.last and found.over:
        raise Problem("replay-over")
    record = Record(old.game, old.setup, seats, old.inputs[: min(wanted.step, found.last)])
    change = await asyncio.to_thread(begin_from, record, SystemRandom())
    return await open_game(state, old.game, old.setup, seats, change)


def _summary(id: str, replay: Replay) -> dict[str, Json]:
    return {
        "id": id,
        "header": replay.record.header(),
        "steps": replay.last + 1,
        "changed": [*replay.changed],
        "stopped": replay.stopped,
    }


ROUTES: Final = [
    Route("/games/{game}/replay", game_file),
    Route("/replays", new_replay, methods=["POST"]),
    Route("/replays/{replay}", replay),
    Route("/replays/{replay}/steps", replay_steps),
    Route("/replays/{replay}/query", query, methods=["POST"]),
    Route("/replays/{replay}/games", branch, methods=["POST"]),
]
