"""One actor for each live game: it owns the match, takes requests one by one and lets the bots play."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from random import SystemRandom
from typing import Final

import msgspec

from flipfield.kernel.run import family_of, refusal
from flipfield.kernel.state import Decision, State
from flipfield.kernel.value import Json, Value, to_json
from flipfield.kernel.wire import save
from flipfield.replay.record import answer_value
from flipfield.server.connection import ONLOOKER, Connection, Message
from flipfield.server.fault import fault
from flipfield.server.keys import seats_of
from flipfield.server.match import Accepted, Match, Stale, own_decision, resume
from flipfield.server.messages import (
    Answer,
    Join,
    Preview,
    Problem,
    Query,
    Sit,
    Suggest,
    Undo,
    WhyNot,
    log,
    reply_to,
)
from flipfield.server.pool import Answers, Asker, ask
from flipfield.server.renewal import news_of, record_of, renewed
from flipfield.server.shelf import Shelf
from flipfield.server.spectacle import Spectacle
from flipfield.server.store import NotSaved, Overtaken, Store, Stored, Unreadable
from flipfield.server.teaching import TUTOR, guide_of

IDLE: Final = 60.0
"""Seconds after which a game that nobody sits at is put away."""

RETRY: Final = 0.5
"""Seconds until a bot's answer that was not saved is tried again."""

HINTS: Final = "greedy"
"""The bot that makes suggestions."""

Ordered = Join | Sit | Answer | Undo
Asked = Preview | Query | WhyNot | Suggest


def load(stored: Stored, shelf: Shelf, store: Store) -> Match:
    """The match of a stored game, ready to go on; raises `Unreadable`, or `Problem` for changed rules."""
    try:
        stored = renewed(stored, shelf, store)
        record = record_of(stored, shelf)
        match = resume(record, stored.versions, stored.version, SystemRandom(), stored.snapshot)
        match.guide = guide_of(stored.seats)
        match.news = news_of(stored, record)
        _check_seats(match)
    except (Problem, NotSaved):
        raise
    except Exception as error:
        raise Unreadable(stored.id, error) from error
    match.keep = partial(store.keep, stored.id)
    return match


def _check_seats(match: Match) -> None:
    """Raises `ValueError` unless each player has a seat."""
    seats = msgspec.convert(match.record.seats, list[Kept])
    players = match.game.encode(match.state).get("players")
    if isinstance(players, list) and len(players) != len(seats):
        raise ValueError("wrong number of seats")


class Kept(msgspec.Struct):
    """Who sits at a seat, as a game keeps it."""

    kind: str
    name: str
    bot: str | None


class Closed(Exception):
    """This actor's game was put away; the hall finds or makes the one that is live."""


class Actor:
    """A live game. Requests that change it wait in one queue; no client's going away cuts one short."""

    def __init__(
        self,
        stored: Stored,
        match: Match,
        shelf: Shelf,
        store: Store,
        pace: float,
        bots: Answers,
        answers: Answers,
        spectacle: Spectacle,
        put_away: Callable[[Actor], None],
        bots_alone: bool,
    ) -> None:
        self.id = stored.id
        self.keys = stored.keys
        self.match = match
        self.shelf = shelf
        self.store = store
        self.pace = pace
        self.bots = bots
        self.answers = answers
        self.thinker = Asker()
        self.saved: tuple[State, bytes] | None = None
        self.put_away = put_away
        self.spectacle = spectacle
        self.peopled = any(seat["bot"] is None for seat in match.record.seats)
        self.alone = bots_alone or self.peopled
        """Whether the bots go on while nobody is here."""
        self.connections: set[Connection] = set()
        self.jobs: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self.working = False
        self.stopping = False
        self.closed = False
        self.resting: asyncio.TimerHandle | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.task = asyncio.create_task(self._run())
        self._wake()
        self._rest_later()

    async def take(self, connection: Connection, request: Ordered) -> None:
        """Wait until a request has had its turn; its reply goes to the connection. Raises `Closed`."""
        if self.closed:
            raise Closed
        handled = asyncio.Event()
        self.jobs.put_nowait(partial(self._handle, connection, request, handled))
        await handled.wait()

    def catch_up(self, connection: Connection) -> None:
        """Queue the newest state for a connection that was too slow for it."""
        self.jobs.put_nowait(partial(self._publish_to, connection))

    def hand_over(self) -> None:
        """A seat has a new key: queue that nobody plays it by an older one any more."""
        self.jobs.put_nowait(self._refresh)

    async def _hand_over(self, seat: int) -> None:
        for connection in [one for one in self.connections if seat in one.seats]:
            connection.seats -= {seat}
            connection.say({"type": "given", "seat": seat})
            if connection.seat == seat:
                connection.seat = min(connection.seats, default=ONLOOKER)
                message = await asyncio.to_thread(self.match.message, connection.seat, connection.seen)
                connection.say_state(message)

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        if not self.connections and not self.closed:
            self._rest_later()

    async def answer_question(self, request: Asked, asker: Asker) -> Message:
        """The reply to a request that changes nothing. It reads the state as it stands now."""
        about: dict[str, Json] = {"game": self.match.game.name, "seat": request.seat}
        if isinstance(request, Preview | Suggest):
            about["decision"] = int(own_decision(self.match.state, request.seat, request.decision).id)
        saved = self._saved()
        match request:
            case Preview():
                question = {**about, "do": "preview", "answer": to_json(answer_value(request.answer))}
                return {"type": "preview", "result": await ask(self.answers, question, saved, asker)}
            case Query():
                args = to_json(answer_value(request.args))
                question = {**about, "do": "query", "name": request.name, "args": args}
                return {"type": "result", "result": await ask(self.answers, question, saved, asker)}
            case WhyNot():
                question = {**about, "do": "why_not", "wish": to_json(answer_value(request.wish))}
                return {"type": "why_not", "refusal": await ask(self.answers, question, saved, asker)}
            case Suggest():
                question = {**about, "do": "suggest", "bot": HINTS}
                return {"type": "suggestion", "answer": await ask(self.answers, question, saved, asker)}

    def _saved(self) -> bytes:
        """The state as it stands now, saved once for all questions about it."""
        state = self.match.state
        if self.saved is None or self.saved[0] is not state:
            self.saved = state, save(self.match.game, state)
        return self.saved[1]

    async def stop(self) -> None:
        """Finish what is queued, then end."""
        self.stopping = True
        if self.thinking is not None:
            self.thinking.cancel()
        await self.jobs.join()
        self._close()

    async def _run(self) -> None:
        while True:
            job = await self.jobs.get()
            self.working = True
            try:
                await job()
            except Exception as error:
                log.error("a job of game %s failed: %s", self.id, fault(error))
            finally:
                self.working = False
                self.jobs.task_done()

    async def _handle(self, connection: Connection, request: Ordered, handled: asyncio.Event) -> None:
        try:
            await self._fulfil(connection, request)
        except Exception as error:
            connection.say(reply_to(error), request.ref)
        finally:
            handled.set()
        await self._publish()
        self._wake()

    async def _fulfil(self, connection: Connection, request: Ordered) -> None:
        try:
            await self._refresh()
        except NotSaved as error:
            # The game can still be looked at; what would change it is not saved.
            reply_to(error)
        if isinstance(request, Join):
            connection.seats = seats_of(request.keys, self.keys)
        looks_on = isinstance(request, Join | Sit) and request.seat == ONLOOKER
        if request.seat not in connection.seats and not looks_on:
            raise Problem("no-such-seat", {"seat": request.seat})
        match request:
            case Join():
                since = self.match.version if request.since is None else request.since
                connection.seen = max(0, min(since, self.match.version))
                await self._sit(connection, request)
            case Sit():
                await self._sit(connection, request)
            case Answer():
                answer = answer_value(request.answer)
                accepted = await self._change(
                    lambda: self.match.submit(request.seat, request.decision, answer, request.version)
                )
                connection.say({"type": "accepted", "version": accepted.version}, request.ref)
            case Undo():
                accepted = await self._change(lambda: self.match.undo(request.seat, request.version))
                connection.say({"type": "accepted", "version": accepted.version}, request.ref)

    async def _sit(self, connection: Connection, request: Join | Sit) -> None:
        connection.seat = request.seat
        message = await asyncio.to_thread(self.match.message, request.seat, connection.seen)
        connection.say_state(message, request.ref)
        # Who left while his request waited its turn does not sit down any more.
        if not connection.lost:
            self.connections.add(connection)
            self._stay()

    async def _change(self, act: Callable[[], Accepted]) -> Accepted:
        """Do something to the match; while another server is faster, do it to the match as it is then."""
        while True:
            try:
                return await asyncio.to_thread(act)
            except Overtaken:
                await self._refresh()

    async def _refresh(self) -> None:
        """Take over what another server on the same database has done to the game and its keys."""
        old, self.keys = self.keys, await asyncio.to_thread(self.store.keys, self.id)
        for seat, key in enumerate(self.keys):
            if key != old[seat]:
                await self._hand_over(seat)
        if await asyncio.to_thread(self.store.version, self.id) == self.match.version:
            return
        stored = await asyncio.to_thread(self.store.load, self.id)
        assert stored is not None
        self.match = await asyncio.to_thread(load, stored, self.shelf, self.store)

    async def _publish(self) -> None:
        for connection in list(self.connections):
            await self._publish_to(connection)

    async def _publish_to(self, connection: Connection) -> None:
        if connection not in self.connections or connection.seen >= self.match.version:
            return
        if connection.state_under_way:
            connection.behind = True
            return
        message = await asyncio.to_thread(self.match.message, connection.seat, connection.seen)
        connection.say_state(message)

    def _wake(self, delay: float = 0.0) -> None:
        """Let the next bot think, unless one is thinking already or bots would play for nobody."""
        if not self.alone and not self.connections:
            return
        if self.thinking is None and not self.stopping and self._bot_decision() is not None:
            self.thinking = asyncio.create_task(self._think(delay))

    def _bot_decision(self) -> tuple[str, Decision] | None:
        seats = self.match.record.seats
        for decision in self.match.state.pending:
            bot = seats[decision.player]["bot"]
            if isinstance(bot, str):
                return bot, decision
        return None

    async def _think(self, delay: float) -> None:
        """Choose an answer, with at least a pause in which people can follow, and queue it."""
        try:
            version, state, turn = self.match.version, self.match.state, self._bot_decision()
            if turn is not None:
                choose = partial(self._chosen, turn[0], state, turn[1], self._saved())
                pause = asyncio.sleep(max(delay, self.pace if self.connections else 0.0))
                choice = choose() if self.peopled else self.spectacle.take(choose)
                answer, _ = await asyncio.gather(choice, pause)
                self.jobs.put_nowait(partial(self._play_bot, version, turn[1], answer))
        except Exception as error:
            log.error("game %s: no bot can go on: %s", self.id, fault(error))
        finally:
            self.thinking = None

    async def _chosen(self, bot: str, state: State, decision: Decision, saved: bytes) -> Value:
        """A bot's choice; the tutor's is the one that its lesson wants. Who fails gives any legal answer."""
        game, guide = self.match.game, self.match.guide
        wanted = guide.reply(self.match.record) if guide is not None and bot == TUTOR else None
        if wanted is not None and refusal(game, state, decision, wanted) is None:
            return wanted
        question: dict[str, Json] = {
            "do": "suggest",
            "game": game.name,
            "seat": int(decision.player),
            "decision": int(decision.id),
            "bot": HINTS if bot == TUTOR else bot,
        }
        try:
            return answer_value(await ask(self.bots, question, saved, self.thinker))
        except Problem as error:
            log.error("game %s: the bot %s gave no answer: %s", self.id, bot, error.code)
            return family_of(game, decision).sample(state, decision, SystemRandom())

    async def _play_bot(self, version: int, decision: Decision, answer: Value) -> None:
        """A bot's answer, unless the game has changed while it was thinking."""
        if version == self.match.version:
            try:
                seat, id = int(decision.player), int(decision.id)
                await self._change(lambda: self.match.submit(seat, id, answer, version))
            except Stale:
                log.info("game %s was played on elsewhere", self.id)
            except NotSaved as error:
                reply_to(error)
                self._wake(RETRY)
                return
        await self._publish()
        self._wake()

    def _rest_later(self) -> None:
        """One timer at most: what is left of an earlier visit must not end a later one."""
        self._stay()
        self.resting = asyncio.get_running_loop().call_later(IDLE, self._rest)

    def _stay(self) -> None:
        if self.resting is not None:
            self.resting.cancel()
            self.resting = None

    def _rest(self) -> None:
        if self.working or self.thinking is not None or not self.jobs.empty():
            self._rest_later()
        else:
            self._close()

    def _close(self) -> None:
        self._stay()
        self.closed = True
        self.task.cancel()
        self.put_away(self)
