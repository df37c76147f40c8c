"""What a server has to offer: games and bots by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from flipfield.bots import Bot
from flipfield.bots import find as find_bot
from flipfield.bots import names as bot_names
from flipfield.games import find as find_game
from flipfield.games import names as game_names
from flipfield.kernel.game import Game


@dataclass(frozen=True)
class Shelf:
    """The games and bots to choose from."""

    games: Callable[[], list[str]] = game_names
    game: Callable[[str], Game] = find_game
    bots: Callable[[], list[str]] = bot_names
    bot: Callable[[str], Bot] = find_bot
