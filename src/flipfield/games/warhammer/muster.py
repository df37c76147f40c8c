"""Armies for those who bring none: ready-made regiments drawn at random."""

from __future__ import annotations

from random import Random

from flipfield.games.warhammer.pack import FACTIONS, Pack
from flipfield.kernel.options import below
from flipfield.kernel.value import Json


def random_setup(pack: Pack, players: int, regiments: int, rng: Random) -> dict[str, Json]:
    """A standard setup of ready-made regiments: nobody shares one, and core sets are opened as needed."""
    pools: dict[str, list[str]] = {"order": [], "destruction": []}
    armies: list[Json] = []
    sides = ["order", "destruction"]
    if rng.random() < 0.5:
        sides.reverse()
    for seat in range(players):
        side = sides[seat % 2]
        if len(pools[side]) < regiments:
            pools[side] = _ready(pack, side)
        pool = pools[side]
        drawn: list[Json] = [pool.pop(below(rng, len(pool))) for _ in range(regiments)]
        armies.append({"regiments": drawn})
    return {"armies": armies, "regiments": regiments}


def _ready(pack: Pack, faction: str) -> list[str]:
    """The ready-made regiments of a faction in one core set."""
    return [
        id for id, regiment in pack.regiments.items() if FACTIONS[pack.units[regiment.hero].race] == faction
    ]
