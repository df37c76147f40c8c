"""The WebSocket of a game: reads requests, hands them to the game's actor, writes what comes back."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from flipfield import __version__
from flipfield.kernel.value import Json
from flipfield.kernel.wire import dumps
from flipfield.server.actor import Actor
from flipfield.server.connection import ONLOOKER, Connection, Message
from flipfield.server.edition import client
from flipfield.server.hall import Hall
from flipfield.server.messages import Answer, Join, Ping, Problem, Query, Said, Sit, Undo, parse, reply_to
from flipfield.server.questions import Questions
from flipfield.server.quota import Bucket, Measure

RATE: Final = 50
"""Messages a second that a connection may send, and how many of them at once."""

JOINING: Final = 15.0
"""Seconds in which a client has to say who it is."""


async def table(websocket: WebSocket) -> None:
    """The endpoint `/ws/{game}`."""
    await websocket.accept()
    hall: Hall = websocket.app.state.hall
    talk = Talk(websocket, hall, websocket.path_params["game"])
    writer = asyncio.create_task(talk.write())
    try:
        await talk.read()
    except (WebSocketDisconnect, TimeoutError):
        pass
    finally:
        if talk.actor is not None:
            talk.actor.leave(talk.connection)
        talk.questions.stop()
        talk.connection.hang_up()
        await writer


class Talk:
    """One client's conversation."""

    def __init__(self, websocket: WebSocket, hall: Hall, game: str) -> None:
        self.websocket = websocket
        self.hall = hall
        self.game = game
        self.connection = Connection()
        self.questions = Questions(self.connection)
        self.actor: Actor | None = None
        self.joins_until = asyncio.get_running_loop().time() + JOINING

    async def read(self) -> None:
        """Take requests until the client goes."""
        allowance = Bucket(Measure(RATE, RATE), time.monotonic)
        try:
            actor = await self.hall.get(self.game)
        except Exception as error:
            self.connection.say(reply_to(error))
            return
        self.connection.say(self._hello(actor))
        while not self.connection.lost:
            text = await self._next()
            wait = allowance.take()
            await self._hear(text, too_fast=wait > 0)
            # One message a turn, and who is too fast is not heard for a while: the others have theirs.
            await asyncio.sleep(wait)

    async def write(self) -> None:
        """Send what is in the outbox until it says to hang up."""
        connection, websocket = self.connection, self.websocket
        try:
            while (message := await connection.outbox.get()) is not None:
                await websocket.send_text(dumps(message).decode())
                if message["type"] == "state":
                    connection.state_under_way = False
                    if connection.behind and self.actor is not None:
                        self.actor.catch_up(connection)
            if websocket.application_state is WebSocketState.CONNECTED:
                await websocket.close()
        except (WebSocketDisconnect, RuntimeError):
            connection.lost = True

    def _hello(self, actor: Actor) -> Message:
        """The first message: which server this is, which page belongs to it, and who sits at the table."""
        page = client(self.websocket.app.state.static)
        seats: list[Json] = [*actor.match.record.seats]
        return {"type": "hello", "version": __version__, "client": page, "seats": seats}

    async def _next(self) -> str | bytes:
        async with asyncio.timeout_at(self.joins_until if self.actor is None else None):
            message = await self.websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def _hear(self, text: str | bytes, too_fast: bool) -> None:
        hurry = Problem("too-fast", {"most": RATE})
        try:
            request = parse(text)
        except Problem as error:
            self.connection.say(reply_to(hurry if too_fast else error), error.ref)
            return
        try:
            if too_fast:
                raise hurry
            await self._serve(request)
        except Exception as error:
            self.connection.say(reply_to(error), request.ref)

    async def _serve(self, request: Said) -> None:
        connection = self.connection
        if isinstance(request, Ping):
            connection.say({"type": "pong"}, request.ref)
            return
        if isinstance(request, Join):
            if self.actor is not None and connection in self.actor.connections:
                raise Problem("malformed", {"reason": "joined already"})
        elif self.actor is None:
            raise Problem("malformed", {"reason": "the first message is join"})
        # Who did not get a seat may find his battle put away in the meantime.
        self.actor = await self.hall.get(self.game)
        if isinstance(request, Join | Sit | Answer | Undo):
            await self.actor.take(connection, request)
            if connection not in self.actor.connections:
                # Who could not join calls again: a line that nobody listens to would look alive.
                connection.hang_up()
            return
        measures = isinstance(request, Query) and request.seat == connection.seat == ONLOOKER
        if request.seat not in connection.seats and not measures:
            raise Problem("no-such-seat", {"seat": request.seat})
        self.questions.add(self.actor, request)
