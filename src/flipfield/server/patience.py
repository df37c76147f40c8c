"""How long a connection may dawdle, and how many of them one address may hold.

uvicorn waits for ever for the rest of a request and for a client that does not read: some hundred slow
clients would take every file handle of the machine.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Callable
from functools import lru_cache
from http import HTTPStatus
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import STATUS_PHRASES, H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Response

from flipfield.server.guard import HEADERS

REQUEST: Final = 15.0
"""Seconds in which a whole request has to come."""

READING: Final = 30.0
"""Seconds that a client may leave an answer unread."""

HALF_OPEN: Final = 100
"""So many unfinished requests one address may have; the next one pushes out the oldest."""

SOCKETS: Final = 5000
"""So many connections there may be at once."""

EACH: Final = 1500
"""So many of them from one address."""

UNFINISHED: Final = (h11.IDLE, h11.SEND_BODY)


@lru_cache(maxsize=10_000)
def network(address: str) -> str:
    """What counts as one address: with IPv6 everybody has a whole network of 64 bits."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv6Address):
        return str(ip.ipv4_mapped or ipaddress.ip_network((int(ip) >> 64 << 64, 64)))
    return address


class PatientProtocol(H11Protocol):
    """Closes the connections of those who dawdle."""

    due: asyncio.TimerHandle | None = None
    unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        others = [other for other in self.connections if self._near(other)]
        if len(others) > EACH:
            self._refuse(429, "Too many connections from your address; close some of them.")
            return
        half_open = [
            other for other in others if isinstance(other, PatientProtocol) and other.due is not None
        ]
        if len(half_open) >= HALF_OPEN:
            min(half_open, key=_due).give_up()
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._relax()
        self.resume_writing()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        super().handle_events()
        # A request that became a socket never ends for h11; the connection has left us by then.
        if self in self.connections and self.conn.their_state in UNFINISHED:
            self._expect()
        else:
            self._relax()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._relax()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread = self.loop.call_later(READING, self.give_up)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def send_400_response(self, msg: str) -> None:
        self._refuse(400, msg)

    def give_up(self) -> None:
        """Let a client go that is too slow; what it has sent is forgotten."""
        self.due = None
        self.transport.abort()

    def _near(self, other: object) -> bool:
        client = getattr(other, "client", None)
        return bool(client and self.client and network(client[0]) == network(self.client[0]))

    def _expect(self) -> None:
        if self.due is None and not self.transport.is_closing():
            self.due = self.loop.call_later(REQUEST, self.give_up)

    def _relax(self) -> None:
        if self.due is not None:
            self.due.cancel()
            self.due = None

    def _refuse(self, status: int, words: str) -> None:
        """A last answer, as careful as every other."""
        lines = [f"HTTP/1.1 {status} {STATUS_PHRASES[status].decode()}", "connection: close"]
        lines += [f"{name.lower()}: {value}" for name, value in HEADERS.items()]
        lines += ["content-type: text/plain; charset=utf-8", f"content-length: {len(words)}", "", words]
        self.transport.write("\r\n".join(lines).encode("ascii"))
        self.transport.close()


class CarefulSocket(WebSocketsSansIOProtocol):
    """Refuses handshakes with our headers, and lets go of who sends no text without a word in the log."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.reject = _careful(self.conn.reject)  # type: ignore[method-assign,assignment]

    async def send(self, message: Any) -> None:
        await super().send(message)
        # uvicorn would log a refused handshake as one that was forgotten.
        self.handshake_complete = self.handshake_complete or self.close_sent

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            if not self.close_sent:
                self.conn.send_close(1007)
                self.handle_parser_exception()
            return
        super().send_receive_event_to_app()


Reject = Callable[[HTTPStatus | int, str], Response]


def _careful(reject: Reject) -> Reject:
    def rejected(status: HTTPStatus | int, words: str) -> Response:
        response = reject(status, words)
        response.headers.update(HEADERS)
        return response

    return rejected


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _due(protocol: PatientProtocol) -> float:
    return protocol.due.when() if protocol.due is not None else 0.0
