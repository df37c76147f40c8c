"""A whole run: tenth by tenth messages, requests and files, so that memory can be compared."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from flipfield.fuzz.corpus import corpus_of
from flipfield.fuzz.files import Files
from flipfield.fuzz.openings import PERSON, Opened, opened
from flipfield.fuzz.requests import Asked, Places, asked
from flipfield.fuzz.server import Kept, Server
from flipfield.fuzz.table import Table
from flipfield.fuzz.tally import Tally
from flipfield.fuzz.wire import Answer, NoAnswer, exchange, obtain
from flipfield.kernel.value import Json

TENTHS: Final = 10
TABLES: Final = 32
"""So many tables talk at once: one alone would soon be told that it talks too fast."""

AT_ONCE: Final = 12
"""So many requests are under way at once."""

BATCH: Final = 200
"""After so many requests the database is looked at."""

HASTE: Final = 1.0
"""Seconds to wait for an answer to what is no request."""

GROWTH: Final = 1.1
LONG: Final = 20_000
SLACK: Final = 64 * 1024**2
"""Memory may grow by a tenth; in runs shorter than `LONG` also by this, since caches are still filling."""

CAREFUL: Final = (b"content-security-policy:", b"x-content-type-options:", b"referrer-policy:")
"""Headers of every answer."""


@dataclass(frozen=True)
class Plan:
    """How much is thrown, and with which seed."""

    messages: int
    requests: int
    files: int
    seed: int

    def total(self) -> int:
        return self.messages + self.requests + self.files


@dataclass
class Outcome:
    """What came of a run."""

    plan: Plan
    tally: Tally = field(default_factory=Tally)
    memory: list[int] = field(default_factory=list)
    """Resident bytes of the server after each tenth."""

    def json(self) -> dict[str, Json]:
        plan: dict[str, Json] = {**vars(self.plan)}
        return {**plan, **self.tally.json(), "memory": [*self.memory]}


def fuzz(plan: Plan, thrown: Callable[[], None] = lambda: None, module: str = "") -> Outcome:
    """Throw everything at a server that a module starts; `thrown` is called after each piece."""
    with TemporaryDirectory() as folder, Server(Path(folder), module) as server:
        return asyncio.run(Run(plan, server, Path(folder), thrown).run())


class Run:
    """A run under way."""

    def __init__(self, plan: Plan, server: Server, folder: Path, thrown: Callable[[], None]) -> None:
        self.plan = plan
        self.server = server
        self.port = server.port
        self.outcome = Outcome(plan)
        self.tally = self.outcome.tally
        self.thrown = thrown
        self.corpus = corpus_of(plan.seed)
        self.files = Files(self.port, self.corpus, folder, self.tally)
        self.tables: list[Table] = []

    async def run(self) -> Outcome:
        places = await self._places()
        try:
            for tenth in range(TENTHS):
                await self._tenth(tenth, places)
        except NoAnswer as error:
            self.tally.fail(
                "server", len(self.outcome.memory), f"{error}; exit code {self.server.process.poll()}"
            )
        finally:
            await self.files.close()
        self._judge_memory()
        return self.outcome

    async def _tenth(self, tenth: int, places: Places) -> None:
        await self._messages(_part(self.plan.messages, tenth))
        await self._requests(_part(self.plan.requests, tenth), places)
        await self._each("files", _part(self.plan.files, tenth), 2, self.files.throw)
        self.outcome.memory.append(self.server.memory())

    async def _places(self) -> Places:
        """Games among people and replays, for requests alone."""
        found: list[Opened] = []
        for _ in range(6):
            body = {"game": "training", "seats": [PERSON] * 2}
            told = await obtain(self.port, "POST", "/api/games", body)
            found.append(Opened(told["id"], "training", told["keys"], True))
        replays = [
            (await obtain(self.port, "POST", "/api/replays", text))["id"] for text in self.corpus.replays
        ]
        return Places(self.corpus, found, replays)

    async def _each(
        self, kind: str, part: range, at_once: int, throw: Callable[[int, Random], Awaitable[None]]
    ) -> None:
        """Throw each piece, with a generator of its own; several hands share the pieces."""
        pieces = iter(part)

        async def hand() -> None:
            for index in pieces:
                if not self.server.alive():
                    raise NoAnswer("the server has ended")
                await throw(index, Random(f"{self.plan.seed}/{kind}/{index}"))
                self.thrown()

        await asyncio.gather(*(hand() for _ in range(at_once)))
        self._look_at_log(kind, part.stop - 1)

    def _look_at_log(self, kind: str, index: int) -> None:
        for line in self.server.trouble():
            self.tally.fail("log", index, f"while {kind} were thrown: {line}")

    async def _messages(self, part: range) -> None:
        free: asyncio.Queue[Table] = asyncio.Queue()
        for table in self.tables:
            free.put_nowait(table)
        for _ in range(min(TABLES, len(part)) - len(self.tables)):
            free.put_nowait(await self._table(f"{part.start}/{free.qsize()}"))

        async def throw(index: int, rng: Random) -> None:
            table = await free.get()
            await table.say(index, rng)
            if table.done():
                await self._leave([table])
                table = await self._table(f"{index}/again")
            free.put_nowait(table)

        await self._each("messages", part, TABLES, throw)
        self.tables = [free.get_nowait() for _ in range(free.qsize())]
        await self._leave(self.tables)

    async def _table(self, name: str) -> Table:
        rng = Random(f"{self.plan.seed}/tables/{name}")
        return Table(self.port, await opened(self.port, self.corpus, rng), self.tally)

    async def _leave(self, tables: list[Table]) -> None:
        for table in tables:
            kept = await asyncio.to_thread(self.server.kept)
            await table.leave(kept[table.known.opened.id].version)

    async def _requests(self, part: range, places: Places) -> None:
        for start in range(part.start, part.stop, BATCH):
            batch = range(start, min(part.stop, start + BATCH))
            before = self.server.kept()
            gone = Gone()

            async def throw(index: int, rng: Random, gone: Gone = gone) -> None:
                await self._request(index, asked(self.port, self.server.routes, places, rng), gone)

            await self._each("requests", batch, AT_ONCE, throw)
            places.invitations += gone.invitations
            for game in places.games:
                game.keys[:] = [gone.keys.get((game.id, seat), key) for seat, key in enumerate(game.keys)]
            for wrong in differences(before, self.server.kept(), gone):
                self.tally.fail("requests", batch.stop - 1, f"within the last {len(batch)}: {wrong}")

    async def _request(self, index: int, one: Asked, gone: Gone) -> None:
        try:
            answer = await exchange(self.port, one.data, *(() if one.whole else (HASTE,)))
        except NoAnswer as error:
            self.tally.count("requests", "no answer")
            if one.whole:
                self.tally.fail("requests", index, f"no answer ({error})", one.data)
            return
        self.tally.count("requests", str(answer.status))
        unbuilt = answer.status == 503 and not one.path.startswith("/api")
        if answer.status >= 500 and not unbuilt:
            self.tally.fail("requests", index, f"{answer.status} {answer.body[:200]!r}", one.data)
        head = answer.head.lower()
        if answer.status != 101 and not all(header in head for header in CAREFUL):
            self.tally.fail("requests", index, f"{answer.status} without careful headers", one.data)
        gone.note(one, answer)

    def _judge_memory(self) -> None:
        first, last = self.outcome.memory[:1] + self.outcome.memory[-1:] or (0, 0)
        slack = SLACK if self.plan.total() < LONG else 0
        if last > GROWTH * first + slack:
            self.tally.fail("memory", self.plan.total(), f"{first >> 20} MB grew to {last >> 20} MB")


@dataclass
class Gone:
    """What a batch of requests has done by leave of the server."""

    games: set[str] = field(default_factory=set)
    seats: set[str] = field(default_factory=set)
    """Games whose keys or invitations have changed."""
    invitations: list[tuple[str, str]] = field(default_factory=list)
    keys: dict[tuple[str, int], str] = field(default_factory=dict)
    """New keys by game and seat."""

    def note(self, one: Asked, answer: Answer) -> None:
        if answer.status not in (200, 201) or one.method != "POST" or not answer.body:
            return
        told = answer.json()
        if answer.status == 201 and "id" in told:
            self.games.add(told["id"])
        elif one.path.endswith(("/invitations", "/seats")) or "invitation" in told or "key" in told:
            self.seats.add(one.path.split("/")[3])
            if "invitation" in told:
                self.invitations.append((one.path.split("/")[3], told["invitation"]))
            if "key" in told:
                self.keys[one.path.split("/")[3], told["seat"]] = told["key"]


def differences(before: dict[str, Kept], after: dict[str, Kept], gone: Gone) -> list[str]:
    """What has changed in the database though no request was granted that changes it."""
    found: list[str] = []
    if set(after) != set(before) | gone.games:
        found.append(f"games came or went: {sorted(set(after) ^ (set(before) | gone.games))}")
    for id in before.keys() & after.keys():
        old, new = before[id], after[id]
        if old.steady and old.version != new.version:
            found.append(f"game {id} went from version {old.version} to {new.version}")
        if id not in gone.seats and (old.keys, old.invitations) != (new.keys, new.invitations):
            found.append(f"keys or invitations of game {id} changed")
    return found


def _part(count: int, tenth: int) -> range:
    return range(count * tenth // TENTHS, count * (tenth + 1) // TENTHS)
