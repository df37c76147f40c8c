"""Replays to look at: verified once, then shown page by page."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from flipfield.kernel.value import Json, Value, to_json
from flipfield.kernel.wire import dumps
from flipfield.replay.record import MARK, Record, digest, read, write
from flipfield.server.pool import Answers, Asker, answers
from flipfield.server.problem import Problem
from flipfield.server.shelf import Shelf
from flipfield.server.store import Store

KEPT: Final = 16
"""So many replays are kept ready."""

LIMIT: Final = 60.0
"""Seconds in which a replay is verified: many times what the longest battle takes."""


class Replay:
    """A verified record with the states to start showing from, and what happened at each step."""

    def __init__(self, record: Record, answers: Answers, found: Json) -> None:
        assert isinstance(found, dict)
        marks, log = found["marks"], found["log"]
        assert isinstance(marks, list)
        assert isinstance(log, list)
        self.record = record
        self.answers = answers
        self.marks = [dumps(mark) for mark in marks]
        self.log = log
        self.over = bool(found["over"])
        self.reader = Asker()

    async def page(self, first: int, count: int) -> Json:
        """Steps from `first` on; step 0 is the start."""
        if first > len(self.record.inputs):
            return []
        question: dict[str, Json] = {"do": "page", "game": self.record.game.name, "skip": first % MARK}
        return await self.answers.ask(question, self._passage(first, first + count - 1), self.reader)

    async def query(self, step: int, name: str, args: Value) -> Json:
        """The answer to a question about a step; raises `Problem` beyond the end."""
        if step > len(self.record.inputs):
            raise Problem("malformed", {"reason": "no such step"})
        question: dict[str, Json] = {"do": "query-replay", "game": self.record.game.name, "seat": 0}
        asked = {**question, "name": name, "args": to_json(args)}
        return await self.answers.ask(asked, self._passage(step, step), self.reader)

    def _passage(self, first: int, last: int) -> bytes:
        """The mark at or before a step, and the answers from there to another step."""
        mark = first // MARK
        rows = self.record.inputs[mark * MARK : last]
        inputs: list[Json] = [[row.decision, row.player, to_json(row.answer)] for row in rows]
        return b'{"mark":' + self.marks[mark] + b',"inputs":' + dumps(inputs) + b"}"


class Replays:
    """The replays that were looked at last, by id. One is verified at a time."""

    def __init__(self, store: Store, shelf: Shelf) -> None:
        self.store = store
        self.shelf = shelf
        self.answers = answers(shelf, 1, LIMIT)
        self.ready: OrderedDict[str, Replay] = OrderedDict()
        self.turn = asyncio.Lock()

    async def add(self, text: bytes) -> tuple[str, Replay]:
        """Verify a replay file; raises `ReplayError`."""
        id = "r" + hashlib.sha256(text).hexdigest()[:15]
        return id, await self._ready(id, lambda: read(text, self.shelf.game))

    async def get(self, id: str) -> Replay:
        """A replay by its id or by that of a finished game; raises `Problem`."""
        return await self._ready(id, lambda: self.finished(id))

    def finished(self, id: str) -> Record:
        """The record of a finished game; raises `Problem` while it is played, since it holds secrets."""
        stored = self.store.load(id)
        if stored is None:
            raise Problem("no-such-game", {"game": id})
        if not stored.over:
            raise Problem("replay-not-over", {"game": id})
        digests = {n: digest(state) for n, state in self.store.snapshots(id)}
        game = self.shelf.game(stored.game)
        return Record(game, stored.setup, stored.seats, stored.inputs, digests, stored.made_by)

    async def file(self, id: str) -> bytes:
        """The file of a replay or of a finished game."""
        return write((await self.get(id)).record)

    async def _ready(self, id: str, find: Callable[[], Record]) -> Replay:
        if id not in self.ready:
            async with self.turn:
                if id not in self.ready:
                    record = await asyncio.to_thread(find)
                    found = await self.answers.ask({"do": "verify"}, write(record), Asker())
                    self.ready[id] = Replay(record, self.answers, found)
        self.ready.move_to_end(id)
        replay = self.ready[id]
        if len(self.ready) > KEPT:
            self.ready.popitem(last=False)
        return replay
