"""Bots: players that are programs. A bot sees what its player may see, never more."""

from __future__ import annotations

from flipfield.bots.greedy import GreedyBot
from flipfield.bots.random import RandomBot
from flipfield.bots.seat import Bot, Seat

__all__ = ["Bot", "Seat", "UnknownBot", "find", "names"]

_BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), GreedyBot())}


class UnknownBot(Exception):
    """No bot has that name."""


def names() -> list[str]:
    """The names of all bots, the weakest first."""
    return list(_BOTS)


def find(name: str) -> Bot:
    """The bot with that name."""
    if name not in _BOTS:
        raise UnknownBot(f"no bot is called {name!r}; known bots: {', '.join(names())}")
    return _BOTS[name]
