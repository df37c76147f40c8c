"""The questions of one connection: answered one after the other, and dropped when the asker leaves."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from flipfield.server.actor import Actor, Asked
from flipfield.server.connection import Connection
from flipfield.server.messages import Problem, reply_to
from flipfield.server.pool import Asker

MOST: Final = 50
"""So many questions of a connection may wait; a newer one takes the place of the oldest."""


class Questions:
    """What a client has asked, oldest first."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.asker = Asker()
        self.open: deque[tuple[Actor, Asked]] = deque()
        self.answering: asyncio.Task[None] | None = None

    def add(self, actor: Actor, request: Asked) -> None:
        if len(self.open) >= MOST:
            _, oldest = self.open.popleft()
            self.connection.say(reply_to(Problem("too-fast", {"most": MOST})), oldest.ref)
        self.open.append((actor, request))
        if self.answering is None:
            self.answering = asyncio.create_task(self._answer())

    def stop(self) -> None:
        """The asker has left."""
        if self.answering is not None:
            self.answering.cancel()

    async def _answer(self) -> None:
        try:
            while self.open:
                actor, request = self.open.popleft()
                try:
                    reply = await actor.answer_question(request, self.asker)
                except Exception as error:
                    reply = reply_to(error)
                self.connection.say(reply, request.ref)
        finally:
            self.answering = None
