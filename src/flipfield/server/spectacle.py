"""Games that only bots play: they take turns, so that people at other tables do not wait for them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

FEW: Final = 3
"""So many such games may have all the time they want."""

REST: Final = 0.1
"""Seconds in which none of them moves after one has, where there are more."""

Choice = TypeVar("Choice")


class Spectacle:
    """The turns of all games without people."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.waiting = 0

    async def take(self, choose: Callable[[], Awaitable[Choice]]) -> Choice:
        """A bot's choice, when it is its game's turn."""
        self.waiting += 1
        try:
            await self.turn.acquire()
            try:
                return await choose()
            finally:
                rest = REST if self.waiting > FEW else 0.0
                asyncio.get_running_loop().call_later(rest, self.turn.release)
        finally:
            self.waiting -= 1
