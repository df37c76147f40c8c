"""What keeps other people's pages out: headers for the browser and a check where requests come from."""

from __future__ import annotations

from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from flipfield.server.edition import HEADER, client

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


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from our own page, or from no page at all."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


class Guard:
    """Sets the headers of every answer and refuses what other people's pages want to change."""

    def __init__(self, app: ASGIApp, static: Path) -> None:
        self.app = app
        self.static = static

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                headers["Cache-Control"] = _caching(scope["path"], message["status"])
                if scope["path"].startswith("/api/"):
                    headers[HEADER] = client(self.static)
            await send(message)

        if scope["method"] not in ("GET", "HEAD") and not same_origin(Headers(scope=scope)):
            refused = JSONResponse(
                {"error": {"code": "malformed", "facts": {"reason": "another origin"}}}, status_code=403
            )
            await refused(scope, receive, guarded)
            return
        await self.app(scope, receive, guarded)


def _caching(path: str, status: int) -> str:
    """Built files have their content's hash in the name; all else may change."""
    if path.startswith("/assets/") and status == 200:
        return LASTING
    return "no-store" if path.startswith("/api/") else "no-cache"
