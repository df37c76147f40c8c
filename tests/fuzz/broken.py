"""Servers that are broken on purpose, in processes of their own, for the fuzzer to notice.

Each module of `tests.fuzz.bad` starts one of them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route

from flipfield.fuzz.child import main, wide_app
from flipfield.kernel.state import Refused
from flipfield.kernel.value import Value
from flipfield.server.match import Accepted, Match, Stale

HOARD: list[bytes] = []


async def raising(request: Request) -> Response:
    raise RuntimeError("a defect")


async def hoarding(request: Request) -> Response:
    """Keeps eight megabytes of each request, all pages touched."""
    HOARD.append(b"x" * 8_000_000)
    return JSONResponse({})


async def meddling(request: Request) -> Response:
    """Refuses a request, and changes every game all the same."""
    store = request.app.state.store
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE game SET version = version + 1")
    return JSONResponse({"error": {"code": "malformed", "facts": {}}}, 400)


def serve(endpoint: Callable[[Request], Any] | None = None) -> None:
    """The server with one more route."""
    app = wide_app(sys.argv[1])
    if endpoint is not None:
        mount = app.routes[0]
        assert isinstance(mount, Mount)
        mount.routes.insert(0, Route("/broken", endpoint))
    main(app)


def serve_hasty() -> None:
    """A server that counts up the version before it looks whether an answer is legal."""
    honest = Match.submit

    def submit(self: Match, seat: int, decision_id: int, answer: Value, seen: int) -> Accepted:
        try:
            return honest(self, seat, decision_id, answer, seen)
        except (Refused, Stale):
            change = self._change(self.state, len(self.record.inputs), [], [], [])
            self.keep(change)
            self.version = change.version
            raise

    Match.submit = submit  # type: ignore[method-assign]
    serve()
