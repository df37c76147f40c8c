"""The application: routes, socket, static client and what they share."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from flipfield.kernel.value import BadValue
from flipfield.replay.record import ReplayError
from flipfield.server import invitations, viewing
from flipfield.server.armies import ROUTES as ARMIES
from flipfield.server.guard import Guard, own_names
from flipfield.server.hall import Hall
from flipfield.server.messages import Problem, problem_of
from flipfield.server.quota import Quotas
from flipfield.server.replays import Replays
from flipfield.server.routes import ROUTES, STATUS, answer
from flipfield.server.shelf import Shelf
from flipfield.server.socket import table
from flipfield.server.store import NotSaved, Store, Unreadable

STATIC: Final = Path(__file__).parent / "static"
PACE: Final = 0.4
"""Seconds that a bot takes for an answer when somebody watches."""

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Flipfield</title>
<body style="font: 1.1rem/1.6 sans-serif; max-width: 40rem; margin: 4rem auto; padding: 0 1rem">
<h1>Flipfield is running, but its page has not been built</h1>
<p>In a checkout, <code>./play</code> builds the page and starts the game.</p>
<p>By hand: <code>cd web</code>, then <code>npm ci</code> and <code>npm run build</code>.
Then start the server again.</p>
"""


def create_app(
    store_url: str,
    pace: float = PACE,
    shelf: Shelf | None = None,
    names: Iterable[str] = (),
    bots_alone: bool = False,
    quotas: Quotas | None = None,
) -> Starlette:
    """The server as an ASGI application over a database; raises `Unusable`.

    `names` are those under which it is called from elsewhere; with `bots_alone` bots play each other even
    while nobody watches.
    """
    store = Store(store_url, alone=True)
    shelf = shelf or Shelf()
    hall = Hall(store, shelf, pace, bots_alone)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncGenerator[None]:
        hall.answers.start()
        hall.bots.start()
        await hall.play_on()
        yield
        await hall.close()
        await app.state.replays.answers.close()
        app.state.checks.shutdown(wait=False, cancel_futures=True)
        store.close()

    app = Starlette(
        routes=[
            Mount("/api", routes=[*ROUTES, *ARMIES, *invitations.ROUTES, *viewing.ROUTES]),
            WebSocketRoute("/ws/{game:path}", table),
            _client(),
        ],
        middleware=[
            Middleware(Guard, static=STATIC, names=own_names(names)),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6),
        ],
        exception_handlers={
            Problem: _told,
            NotSaved: _told,
            Unreadable: _told,
            BadValue: _told,
            ReplayError: _broken,
            HTTPException: _refused,
        },
        lifespan=lifespan,
    )
    app.state.static = STATIC
    app.state.store = store
    app.state.shelf = shelf
    app.state.hall = hall
    app.state.replays = Replays(store, shelf)
    app.state.quotas = quotas or Quotas()
    app.state.checks = ThreadPoolExecutor(1, "check")
    return app


def _client() -> BaseRoute:
    if (STATIC / "index.html").is_file():
        return Mount("/", StaticFiles(directory=STATIC, html=True))
    return Route("/", _not_built)


async def _not_built(request: Request) -> Response:
    return HTMLResponse(NOT_BUILT, 503)


async def _told(request: Request, error: Exception) -> Response:
    return _error(problem_of(error))


async def _broken(request: Request, error: Exception) -> Response:
    assert isinstance(error, ReplayError)
    return _error(Problem(error.code, error.facts))


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return _error(Problem("malformed", {"reason": error.detail}), error.status_code)


def _error(problem: Problem, status: int | None = None) -> Response:
    return answer({"error": problem.json()}, status or STATUS.get(problem.code, 400))
