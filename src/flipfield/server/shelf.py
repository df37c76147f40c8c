"""What a server has to offer: games and bots by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from flipfield import bots, games
from flipfield.bots import Bot
from flipfield.kernel.game import Game


@dataclass(frozen=True)
class Shelf:
    """The games and bots to choose from."""

    games: Callable[[], list[str]] = games.names
    game: Callable[[str], Game] = games.find
    bots: Callable[[], list[str]] = bots.names
    bot: Callable[[str], Bot] = bots.find
