"""Setups for games that nobody sets up by hand."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from flipfield.games.warhammer.muster import random_setup
from flipfield.games.warhammer.pack import core
from flipfield.kernel.game import Game
from flipfield.kernel.value import Json


@dataclass(frozen=True)
class Table:
    """Who sits down: how many players, with how many regiments each, and their armies if they bring them,
    and their teams if they form any.
    """

    players: int = 2
    regiments: int = 2
    armies: tuple[Json, ...] = ()
    teams: tuple[int, ...] = ()


def setup_for(game: Game, rng: Random, table: Table) -> dict[str, Json]:
    """The setup of one game: armies are drawn at random where none are brought; training needs none."""
    if game.name != "warhammer":
        return {}
    if table.armies:
        setup: dict[str, Json] = {"armies": list(table.armies), "regiments": table.regiments}
    else:
        setup = random_setup(core(), table.players, table.regiments, rng)
    return {**setup, "teams": [*table.teams]} if table.teams else setup
