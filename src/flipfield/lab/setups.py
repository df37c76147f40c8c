"""Setups for games that nobody sets up by hand."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from flipfield.games.warhammer.muster import random_setup
from flipfield.games.warhammer.pack import core
from flipfield.kernel.game import Game
from flipfield.kernel.value import Json

SEATS = 2
"""The lab plays every game for two."""
REGIMENTS = 2


def _armies(rng: Random) -> dict[str, Json]:
    return random_setup(core(), SEATS, REGIMENTS, rng)


SETUPS: dict[str, Callable[[Random], dict[str, Json]]] = {"warhammer": _armies}


def setup_for(game: Game, rng: Random) -> dict[str, Json]:
    """A setup drawn at random; most games need none."""
    draw = SETUPS.get(game.name)
    return {} if draw is None else draw(rng)
