"""The games, by the names under which they are played."""

from __future__ import annotations

from functools import cache

from flipfield.games.warhammer.game import standard, training
from flipfield.kernel.game import Game


class UnknownGame(Exception):
    """No game has that name."""


def names() -> list[str]:
    """The names of all games."""
    return ["training", "warhammer"]


@cache
def find(name: str) -> Game:
    """The game with that name."""
    if name == "training":
        return training()
    if name == "warhammer":
        return standard()
    raise UnknownGame(name)
