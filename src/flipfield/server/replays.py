"""Replays to look at: verified once, then shown page by page."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final

from flipfield.games import UnknownGame
from flipfield.kernel.run import event_json
from flipfield.kernel.state import State
from flipfield.kernel.value import Json, to_json
from flipfield.replay.record import MARK, Record, Step, checked, digest, play_on, read, steps, write
from flipfield.server.messages import Problem
from flipfield.server.shelf import Shelf
from flipfield.server.store import Store, Unreadable

KEPT: Final = 16
"""So many replays are kept ready."""


class Replay:
    """A verified record with the states to start showing from, and what happened at each step."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.marks: list[State] = []
        self.log: list[Json] = []
        self.over = False
        self.stand: tuple[int, State] | None = None
        """The state that was asked about last, with its step."""
        for n, step in enumerate(checked(record)):
            if n % MARK == 0:
                self.marks.append(step.state.clone())
            self.log.append(self._told(step))
            self.over = step.state.over

    def page(self, first: int, count: int) -> list[Json]:
        """Steps from `first` on; step 0 is the start."""
        return [self._step(step) for step in self._shown(first, count)]

    def at(self, number: int) -> State:
        """The state after a step, for questions; raises `Problem` beyond the end."""
        stand = self.stand
        if stand is None or stand[0] != number:
            for step in self._shown(number, 1):
                stand = self.stand = (number, step.state.clone())
        if stand is None or stand[0] != number:
            raise Problem("malformed", {"reason": "no such step"})
        return stand[1]

    def _shown(self, first: int, count: int) -> Iterator[Step]:
        if first == 0:
            return islice(steps(self.record), count)
        if first > len(self.record.inputs):
            return iter(())
        played = (first - 1) // MARK * MARK
        skip = first - 1 - played
        return islice(play_on(self.record, self.marks[played // MARK].clone(), played), skip, skip + count)

    def _step(self, step: Step) -> Json:
        game, state = self.record.game, step.state
        return {"view": game.encode(state), "look": game.look(state, 0)}

    def _told(self, step: Step) -> Json:
        decision: Json = None
        if step.input is not None:
            decision = {
                "id": step.input.decision,
                "player": step.input.player,
                "kind": step.kind,
                "answer": to_json(step.input.answer),
            }
        events = [event_json(self.record.game, event) for event in step.events]
        waiting: list[Json] = [
            {"player": int(asked.player), "kind": asked.kind} for asked in step.state.pending
        ]
        return {"decision": decision, "events": [*events], "waiting": waiting}


class Replays:
    """The replays that were looked at last, by id. One is verified at a time."""

    def __init__(self, store: Store, shelf: Shelf) -> None:
        self.store = store
        self.shelf = shelf
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
        try:
            game = self.shelf.game(stored.game)
        except UnknownGame as error:
            raise Unreadable(id, error) from error
        return Record(game, stored.setup, stored.seats, stored.inputs, digests, stored.made_by)

    async def file(self, id: str) -> bytes:
        """The file of a replay or of a finished game."""
        return write((await self.get(id)).record)

    async def _ready(self, id: str, find: Callable[[], Record]) -> Replay:
        if id not in self.ready:
            async with self.turn:
                if id not in self.ready:
                    self.ready[id] = await asyncio.to_thread(lambda: Replay(find()))
        self.ready.move_to_end(id)
        replay = self.ready[id]
        if len(self.ready) > KEPT:
            self.ready.popitem(last=False)
        return replay
