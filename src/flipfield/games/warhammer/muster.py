"""Armies for those who bring none: ready-made regiments drawn at random."""

from __future__ import annotations

from random import Random

from flipfield.games.warhammer.pack import FACTIONS, Pack
from flipfield.kernel.options import below
from flipfield.kernel.value import Json


def random_setup(pack: Pack, players: int, regiments: int, rng: Random) -> dict[str, Json]:
    """A standard setup in which nobody shares a regiment: one core set is enough."""
    pools: dict[str, list[str]] = {"order": [], "destruction": []}
    for id, regiment in pack.regiments.items():
        pools[FACTIONS[pack.units[regiment.hero].race]].append(id)
    armies: list[Json] = []
    sides = ["order", "destruction"]
    if rng.random() < 0.5:
        sides.reverse()
    for seat in range(players):
        pool = pools[sides[seat % 2]]
        drawn: list[Json] = [pool.pop(below(rng, len(pool))) for _ in range(regiments)]
        armies.append({"regiments": drawn})
    return {"armies": armies, "regiments": regiments}
