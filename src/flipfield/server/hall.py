"""The hall: all live games, loaded when somebody comes and put away when nobody is left."""

from __future__ import annotations

import asyncio
import os
from typing import Final

from flipfield import __version__
from flipfield.server.actor import Actor, load
from flipfield.server.messages import Problem, problem_of
from flipfield.server.pool import answers
from flipfield.server.shelf import Shelf
from flipfield.server.spectacle import Spectacle
from flipfield.server.store import NotSaved, Store, Unreadable

THINKING: Final = 60.0
"""Seconds that a bot may think."""


class Hall:
    """Finds the actor of a game."""

    def __init__(self, store: Store, shelf: Shelf, pace: float, bots_alone: bool = False) -> None:
        self.store = store
        self.shelf = shelf
        self.pace = pace
        self.bots_alone = bots_alone
        self.bots = answers(shelf, max(1, (os.cpu_count() or 1) - 1), THINKING)
        self.answers = answers(shelf)
        self.spectacle = Spectacle()
        self.live: dict[str, asyncio.Task[Actor]] = {}
        self.closed = False

    async def get(self, id: str) -> Actor:
        """The live game, never one that was put away; raises `Problem` when there is no such game."""
        while not self.closed:
            loading = self.live.get(id)
            if loading is None:
                loading = self.live[id] = asyncio.create_task(self._load(id))
            actor = await asyncio.shield(loading)
            if not actor.closed:
                return actor
        raise NotSaved("the server is stopping")

    async def play_on(self) -> None:
        """Wake the unfinished games that only bots play, if they may go on alone: nobody else will."""
        if not self.bots_alone:
            return
        try:
            rows = await asyncio.to_thread(self.store.listed)
        except NotSaved as error:
            problem_of(error)
            return
        for row in rows:
            if not row["over"] and all(seat.get("bot") for seat in row["seats"]):
                try:
                    await self.get(row["id"])
                except Exception as error:
                    # A game that cannot go on stops no other.
                    problem_of(error)

    async def hand_over(self, id: str) -> None:
        """Tell a live game that a seat has a new key."""
        if id in self.live:
            (await self.get(id)).hand_over()

    async def close(self) -> None:
        self.closed = True
        for actor in await asyncio.gather(*self.live.values(), return_exceptions=True):
            if isinstance(actor, Actor):
                await actor.stop()
        await self.bots.close()
        await self.answers.close()

    async def _load(self, id: str) -> Actor:
        try:
            return await self._loaded(id)
        except BaseException:
            del self.live[id]
            raise

    async def _loaded(self, id: str) -> Actor:
        stored = await asyncio.to_thread(self.store.load, id)
        if stored is None:
            raise Problem("no-such-game", {"game": id})
        try:
            match = await asyncio.to_thread(load, stored, self.shelf, self.store)
        except Unreadable as error:
            if stored.made_by == __version__:
                raise
            raise Problem("wrong-version", {"version": stored.made_by}) from error
        return Actor(
            stored,
            match,
            self.shelf,
            self.store,
            self.pace,
            self.bots,
            self.answers,
            self.spectacle,
            self._put_away,
            self.bots_alone,
        )

    def _put_away(self, actor: Actor) -> None:
        """Forget this very actor: its game may have another by now."""
        loading = self.live.get(actor.id)
        if loading is not None and loading.done() and loading.result() is actor:
            del self.live[actor.id]
