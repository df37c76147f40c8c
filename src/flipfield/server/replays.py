"""Replays to look at: verified once, then shown page by page."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import msgspec

from flipfield.games import UnknownGame
from flipfield.kernel.game import NumbersError
from flipfield.kernel.value import Json, Value, to_json
from flipfield.kernel.wire import dumps
from flipfield.replay.record import MARK, Record, digest, read, seal, write
from flipfield.server.pool import Answers, Asker, answers, ask
from flipfield.server.problem import Problem
from flipfield.server.renewal import has_stopped, record_of
from flipfield.server.shelf import Shelf
from flipfield.server.showing import Shown
from flipfield.server.store import Store, Unreadable

KEPT: Final = 16
"""So many replays are kept ready."""

LIMIT: Final = 60.0
"""Seconds in which a replay is verified: many times what the longest battle takes."""


class Replay:
    """A verified record with the states to start showing from, and what happened at each step.

    One that was played by other rules is shown as far as it plays.
    """

    def __init__(self, record: Record, answers: Answers, shown: Shown) -> None:
        self.record = record
        self.answers = answers
        self.marks = [dumps(mark) for mark in shown.marks]
        self.log = dumps(shown.log)
        self.last = len(shown.log) - 1
        """The last step that plays."""
        self.over = shown.over
        self.changed = shown.changed
        self.stopped = shown.stopped
        self.reader = Asker()

    def file(self) -> bytes:
        """The record as a file; of a game that was ended while it ran, what plays of it."""
        record = self.record
        if len(record.inputs) in record.digests:
            return write(record)
        return write(seal(Record(record.game, record.setup, record.seats, record.inputs[: self.last])))

    async def page(self, first: int, count: int, packed: bool) -> bytes:
        """Steps from `first` on as JSON, packed if wanted; step 0 is the start. None beyond the end."""
        question: dict[str, Json] = {"do": "page", "game": self.record.game.name, "skip": first % MARK}
        passage = self._passage(first, min(self.last, first + count - 1))
        return await self.answers.obtain({**question, "packed": packed}, passage, self.reader)

    async def query(self, step: int, name: str, args: Value) -> Json:
        """The answer to a question about a step; raises `Problem` beyond the end."""
        if step > self.last:
            raise Problem("malformed", {"reason": "no such step"})
        question: dict[str, Json] = {"do": "query-replay", "game": self.record.game.name, "seat": 0}
        asked = {**question, "name": name, "args": to_json(args)}
        return await ask(self.answers, asked, self._passage(step, step), self.reader)

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
        """The record of a game that was finished or ended by a change of the rules; raises `Problem` while it
        is played, since it holds secrets.
        """
        stored = self.store.load(id)
        if stored is None:
            raise Problem("no-such-game", {"game": id})
        try:
            record = record_of(stored, self.shelf)
        except (UnknownGame, NumbersError) as error:
            raise Unreadable(id, error) from error
        if not stored.over and not has_stopped(stored, record):
            raise Problem("replay-not-over", {"game": id})
        record.digests = {n: digest(state) for n, state in self.store.snapshots(id)}
        return record

    async def file(self, id: str) -> bytes:
        """The file of a replay or of a finished game."""
        return await asyncio.to_thread((await self.get(id)).file)

    async def _ready(self, id: str, find: Callable[[], Record]) -> Replay:
        if id not in self.ready:
            async with self.turn:
                if id not in self.ready:
                    record = await asyncio.to_thread(find)
                    sent = await asyncio.to_thread(_sent, record)
                    found = await ask(self.answers, {"do": "verify"}, sent, Asker())
                    self.ready[id] = Replay(record, self.answers, msgspec.convert(found, Shown))
        self.ready.move_to_end(id)
        replay = self.ready[id]
        if len(self.ready) > KEPT:
            self.ready.popitem(last=False)
        return replay


def _sent(record: Record) -> bytes:
    """A record on its way to a worker; one that was ended while it ran has no last digest."""
    return write(replace(record, digests={len(record.inputs): "", **record.digests}))
