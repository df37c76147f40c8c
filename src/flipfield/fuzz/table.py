"""One table: says things over its socket and watches that only what is accepted counts."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections import deque
from random import Random
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from flipfield.fuzz.messages import Known, Said, said
from flipfield.fuzz.openings import Opened
from flipfield.fuzz.tally import Tally
from flipfield.fuzz.wire import HOST, PATIENCE
from flipfield.kernel.value import Json
from flipfield.kernel.wire import dumps
from flipfield.server.connection import ONLOOKER
from flipfield.server.messages import LARGEST

KIND: Final = "messages"
REPLIES: Final = (
    "accepted",
    "refused",
    "preview",
    "result",
    "suggestion",
    "why_not",
    "pong",
    "error",
    "state",
    "given",
    "hello",
)
DEFECTS: Final = ("server", "not-saved")
CLOSINGS: Final = (1000, 1002, 1005, 1007, 1009)
"""Proper ends of a line: all is said, or what came was no text or far too large."""

WEARY: Final = 60
"""So many messages are said at a table whose battle is over."""


class Table:
    """A client that knows every key of a game. The version is what it must be by all that was accepted."""

    def __init__(self, port: int, opened: Opened, tally: Tally) -> None:
        self.port = port
        self.known = Known(opened)
        self.tally = tally
        self.line: ClientConnection | None = None
        self.version = 0
        self.looks: dict[int, str] = {}
        """What each seat sees in this version."""
        self.recent: deque[bytes] = deque(maxlen=5)
        self.index = 0
        self.fences = 0
        self.weary = 0

    async def say(self, index: int, rng: Random) -> None:
        """Say one thing and hear what comes of it."""
        self.index = index
        if self.line is None:
            await self._call(rng)
        what = said(self.known, rng)
        self.recent.append(what.data)
        self.weary += bool(self.known.state.get("over"))
        self.tally.count(KIND, await self._heard(what, rng))

    def done(self) -> bool:
        return self.weary >= WEARY

    async def leave(self, kept: int) -> None:
        """Hang up; the stored version must be the one that was counted."""
        if self.line is not None:
            await self.line.close()
            self.line = None
        if self.known.opened.steady and self.version and kept != self.version:
            self._fail(f"version {kept} is stored, {self.version} was accepted")

    def _fail(self, what: str) -> None:
        self.tally.fail(KIND, self.index, what, b" | ".join(self.recent))

    async def _call(self, rng: Random) -> None:
        """Come to the table, with all keys at a seat or only to look on."""
        seat = rng.choice(
            [ONLOOKER, *range(len(self.known.opened.keys)), *range(len(self.known.opened.keys))]
        )
        if seat >= 0 and self.known.opened.keys[seat] is None:
            seat = ONLOOKER
        url = f"ws://{HOST}:{self.port}/ws/{self.known.opened.id}"
        try:
            self.line = await connect(url, max_size=None, open_timeout=PATIENCE, ping_interval=None)
        except (InvalidHandshake, OSError, TimeoutError) as error:
            self._fail(f"no line: {type(error).__name__}")
            await asyncio.sleep(1)
            return
        keys: list[Json] = [*self.known.opened.keys]
        await self._heard(Said(dumps({"type": "join", "keys": keys, "seat": seat, "ref": "in"})), rng)

    async def _heard(self, what: Said, rng: Random) -> str:
        """What was answered. A question after each message fences in what belongs to it."""
        if self.line is None:
            return "no line"
        self.fences += 1
        ref = f"fence{self.fences}"
        fence: dict[str, Json] = {"type": "ping", "ref": ref}
        if rng.random() < 0.2:
            fence = {"type": "sit", "seat": self.known.seat, "ref": ref}
        told: list[str] = []
        try:
            await self.line.send(what.data, text=what.text)
            await self.line.send(dumps(fence), text=True)
            while True:
                message = await self._next()
                fenced = message.get("ref") == ref
                outcome = self._noted(message)
                if fenced:
                    break
                if "ref" in message or message["type"] not in ("state", "given", "hello"):
                    told.append(outcome)
        except TimeoutError:
            self._fail("no reply")
            await self.line.close()
            self.line = None
            return "no reply"
        except ConnectionClosed as closed:
            self.line = None
            return self._closed(closed, len(what.data))
        return told[0] if told else "state"

    async def _next(self) -> dict[str, Any]:
        assert self.line is not None
        async with asyncio.timeout(PATIENCE):
            message: dict[str, Any] = json.loads(await self.line.recv())
        return message

    def _closed(self, closed: ConnectionClosed, size: int) -> str:
        """How the line ended; what is far too large is cut off before its sender can hear why."""
        code = closed.rcvd.code if closed.rcvd is not None else 1006
        if code not in CLOSINGS and size <= LARGEST:
            self._fail(f"the line was closed with {code}")
        return f"closed {code}"

    def _noted(self, message: dict[str, Any]) -> str:
        """Look at a message; the outcome that it tells."""
        kind = message.get("type")
        if kind not in REPLIES:
            self._fail(f"said {kind!r}")
        elif kind == "state":
            self._see(message)
        elif kind == "accepted":
            self._accept(int(message["version"]))
        elif kind == "error":
            if message["code"] in DEFECTS:
                self._fail(f"error {message['code']}")
            return f"error {message['code']}"
        return str(kind)

    def _accept(self, version: int) -> None:
        if self.known.opened.steady and version > self.version + 1:
            self._fail(f"version {version} was accepted after {self.version}")
        if version > self.version:
            self.version = version
            self.looks = {}
            self._remember()

    def _remember(self) -> None:
        try:
            message = json.loads(self.recent[-1])
        except ValueError:
            return
        if isinstance(message, dict) and message.get("type") == "answer":
            self.known.accepted = {key: message[key] for key in message if key not in ("type", "ref")}

    def _see(self, state: dict[str, Any]) -> None:
        """A state is of the version that was counted, and the same each time that it is told."""
        self.known.state = state
        version = int(state["version"])
        if not self.known.opened.steady or self.version == 0:
            self.version = version
            return
        if version != self.version:
            self._fail(f"the version went from {self.version} to {version}, and nothing was accepted")
            self.version = version
            self.looks = {}
        told = {key: state[key] for key in state if key not in ("events", "kept", "ref")}
        look = hashlib.sha256(dumps(told)).hexdigest()
        if self.looks.setdefault(int(state["seat"]), look) != look:
            self._fail(f"version {version} is told in two ways")
