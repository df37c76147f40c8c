"""A store in memory: keeps the changes of one match as the database does, and can refuse them."""

from __future__ import annotations

from random import Random

from flipfield.kernel.value import Json
from flipfield.replay.record import Input, Record
from flipfield.server.match import Change, Match, begin, resume
from flipfield.server.store import NotSaved
from tests.server.toy import GAME

SEATS: list[dict[str, Json]] = [
    {"kind": "human", "name": "Ann", "bot": None},
    {"kind": "human", "name": "Ben", "bot": None},
]


class Journal:
    """What a database would hold of a match."""

    def __init__(self) -> None:
        self.inputs: list[Input] = []
        self.versions: list[int] = []
        self.snapshots: list[tuple[int, bytes]] = []
        self.version = 0
        self.floor = 0
        self.broken = False

    def keep(self, change: Change) -> None:
        if self.broken:
            raise NotSaved
        assert change.version == self.version + 1
        self.inputs[change.start :] = change.inputs
        self.versions[change.start :] = [change.version] * len(change.inputs)
        self.snapshots = [item for item in self.snapshots if item[0] <= change.start] + change.snapshots
        self.version = change.version
        self.floor = change.floor

    def resume(self, setup: dict[str, Json]) -> Match:
        usable = [item for item in self.snapshots if item[0] <= self.floor]
        record = Record(GAME, setup, SEATS, [*self.inputs])
        return resume(record, [*self.versions], self.version, Random(0), usable[-1] if usable else None)


def new_match(rounds: int, seed: int = 0) -> tuple[Match, Journal]:
    """A toy match whose changes go to a journal."""
    match, change = begin(GAME, {"rounds": rounds}, SEATS, Random(seed))
    journal = Journal()
    journal.keep(change)
    match.keep = journal.keep
    return match, journal
