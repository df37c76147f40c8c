"""What keeps other people's pages out: headers for the browser and checks where requests come from."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from flipfield.server.edition import HEADER, client
from flipfield.server.messages import Problem, problem_of

POLICY: Final = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
LASTING: Final = "public, max-age=31536000, immutable"
BEGINNINGS: Final = ("http.response.start", "websocket.accept", "websocket.http.response.start")
"""The messages that carry the headers of an answer."""


def own_names(names: Iterable[str] = ()) -> frozenset[str]:
    """The names under which this server may be called: this computer's and those that the host gave."""
    computer = socket.gethostname().lower()
    return frozenset({"localhost", computer, f"{computer}.local", *(name.lower() for name in names)})


def _host(address: str) -> str:
    """The host in an address, without port and brackets; empty where there is none."""
    try:
        return urlsplit(address).hostname or ""
    except ValueError:
        return ""


def known_host(headers: Headers, names: frozenset[str]) -> bool:
    """Whether a request calls us by an address or by our own name.

    Any other name may belong to a stranger who lets it point here (DNS rebinding): his page would be of our
    origin.
    """
    host = _host(f"//{headers.get('host', '')}")
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return host in names
    return True


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from our own page, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


class Guard:
    """Sets the headers of every answer, refuses what other people's pages want, tells defects in words."""

    def __init__(self, app: ASGIApp, static: Path, names: frozenset[str]) -> None:
        self.app = app
        self.static = static
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        begun = False

        async def guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] in BEGINNINGS:
                begun = True
                self._mark(scope, message)
            await send(message)

        no = self._objection(scope)
        if no is not None:
            await _refuse(scope, receive, guarded, no)
            return
        try:
            await self.app(scope, receive, guarded)
        except ClientDisconnect:
            # Who goes in the middle of a request does not want an answer.
            return
        except Exception as error:
            problem = problem_of(error)
            if not begun:
                await _refuse(scope, receive, guarded, JSONResponse({"error": problem.json()}, 500))

    def _objection(self, scope: Scope) -> Response | None:
        headers = Headers(scope=scope)
        if not known_host(headers, self.names):
            return _refusal("host", 421)
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if changes and not same_origin(headers):
            return _refusal("origin", 403)
        return None

    def _mark(self, scope: Scope, message: Message) -> None:
        message.setdefault("headers", [])
        headers = MutableHeaders(scope=message)
        headers.update(HEADERS)
        if scope["type"] == "http":
            headers["Cache-Control"] = _caching(scope["path"], message["status"])
            if scope["path"].startswith("/api/"):
                headers[HEADER] = client(self.static)


def _refusal(reason: str, status: int) -> Response:
    return JSONResponse({"error": Problem("stranger", {"reason": reason}).json()}, status)


async def _refuse(scope: Scope, receive: Receive, send: Send, answer: Response) -> None:
    if scope["type"] == "http":
        await answer(scope, receive, send)
    else:
        await WebSocket(scope, receive, send).send_denial_response(answer)


def _caching(path: str, status: int) -> str:
    """Built files have their content's hash in the name; all else may change."""
    if path.startswith("/assets/") and status == 200:
        return LASTING
    return "no-store" if path.startswith("/api/") else "no-cache"
