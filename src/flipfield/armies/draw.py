"""A legal army drawn at random."""

from __future__ import annotations

from random import Random

from flipfield.armies.room import fitting_units
from flipfield.games.warhammer.army import ArmyList, RegimentList, hand_size
from flipfield.games.warhammer.pack import FACTIONS, Pack
from flipfield.kernel.options import below


def draw(pack: Pack, race: str, regiments: int, rng: Random) -> ArmyList:
    """An army of one race that keeps every limit and has no points left for another disk."""
    heroes = _heroes(pack, race)
    chosen = [_take(heroes, rng) for _ in range(regiments)]
    army = ArmyList(tuple(_regiment(pack, hero, rng) for hero in chosen), ())
    cards = [id for id, card in pack.cards.items() if f"{_other(FACTIONS[race])} only" not in card.keywords]
    hand = tuple(_take(cards, rng) for _ in range(hand_size(pack, army)))
    return ArmyList(army.regiments, hand)


def _heroes(pack: Pack, race: str) -> list[str]:
    """The unique heroes of a race (wd.army.unique-hero, wd.army.unique-once)."""
    rows = pack.tables["unit"]
    return [
        id
        for id, unit in pack.units.items()
        if unit.hero and unit.race == race and rows[id].values.get("unique")
    ]


def _other(faction: str) -> str:
    return "destruction" if faction == "order" else "order"


def _take(items: list[str], rng: Random) -> str:
    return items.pop(below(rng, len(items)))


def _regiment(pack: Pack, hero: str, rng: Random) -> RegimentList:
    """Recruit disk by disk, each of which keeps the regiment legal."""
    units: dict[str, int] = {}
    while fitting := fitting_units(pack, RegimentList(hero, units)):
        id = fitting[below(rng, len(fitting))]
        units[id] = units.get(id, 0) + 1
    return RegimentList(hero, units)
