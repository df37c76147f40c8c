"""Names and files that a command was given: what they stand for, or a sentence that says what is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from flipfield.bots import Bot
    from flipfield.kernel.game import Game


class Misuse(typer.TyperException):
    """A command that was called with something it does not know."""

    exit_code = 2


def game_named(name: str) -> Game:
    """The game with that name."""
    from flipfield import games

    try:
        return games.find(name)
    except games.UnknownGame:
        known = ", ".join(games.names())
        raise Misuse(f"no game is called {name!r}; known games: {known}.") from None


def bots_named(text: str, players: int) -> list[Bot]:
    """The bots of a list such as "greedy,random": one for all seats, or several who take turns at them."""
    from flipfield.bots import UnknownBot, find

    names = [name.strip() for name in text.split(",")]
    if len(names) > players:
        raise Misuse(f"name at most {players} bots, with a comma between them.")
    try:
        return [find(name) for name in names]
    except UnknownBot as error:
        raise Misuse(f"{error}.") from error


def bytes_of(path: Path) -> bytes:
    """What a file holds, unless it is larger than anything that can be read."""
    from flipfield.replay.record import MOST_BYTES

    try:
        with path.open("rb") as file:
            found = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise Misuse(f"{path} cannot be read: {error.strerror}.") from error
    if len(found) > MOST_BYTES:
        raise Misuse(f"{path} is too large: at most {MOST_BYTES} bytes.")
    return found


def text_of(path: Path) -> str:
    """The text that a file holds."""
    try:
        return bytes_of(path).decode()
    except UnicodeDecodeError as error:
        raise Misuse(f"{path} is not a text in UTF-8.") from error
