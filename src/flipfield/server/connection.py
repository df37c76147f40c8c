"""One client at a table, as its game sees it: seats, what it has seen, and what is on its way to it."""

from __future__ import annotations

import asyncio
from typing import Final

from flipfield.kernel.state import NOBODY
from flipfield.kernel.value import Json

Message = dict[str, Json]

ONLOOKER: Final = NOBODY
"""The seat of those who only look on: no player's, so that every secret is hidden from it."""

BACKLOG: Final = 256
"""A client that leaves more messages than this unread is let go."""


class Connection:
    """The outbox holds messages in order; None tells the writer to hang up."""

    def __init__(self) -> None:
        self.seats: frozenset[int] = frozenset()
        self.seat = -1
        self.seen = 0
        self.outbox: asyncio.Queue[Message | None] = asyncio.Queue()
        self.lost = False
        self.state_under_way = False
        self.behind = False

    def say(self, message: Message, ref: Json = None) -> None:
        """Put a message on its way; `ref` is the one of the request that it answers."""
        if self.lost:
            return
        if self.outbox.qsize() >= BACKLOG:
            self.hang_up()
            return
        self.outbox.put_nowait({**message, "ref": ref} if ref is not None else message)

    def say_state(self, message: Message, ref: Json = None) -> None:
        """Put a `state` message on its way. Until it is sent, newer ones wait: a slow client gets one."""
        version = message["version"]
        assert isinstance(version, int)
        self.seen = version
        self.state_under_way = True
        self.behind = False
        self.say(message, ref)

    def hang_up(self) -> None:
        self.lost = True
        self.outbox.put_nowait(None)
