"""A legal army drawn at random."""

from __future__ import annotations

from random import Random

from flipfield.games.warhammer.army import COPIES, ArmyList, RegimentList, budget, cost, hand_size, spent
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
    while fitting := [id for id in pack.units if _fits(pack, hero, units, id)]:
        id = fitting[below(rng, len(fitting))]
        units[id] = units.get(id, 0) + 1
    return RegimentList(hero, units)


def _fits(pack: Pack, hero: str, units: dict[str, int], id: str) -> bool:
    """Whether one more disk may join: wd.army.own-race, wd.army.recruitment-points, wd.army.copies,
    wd.army.elite, wd.army.small-quota.
    """
    rows = pack.tables["unit"]
    if pack.units[id].hero or pack.units[id].race != pack.units[hero].race:
        return False
    left = budget(pack, hero) - spent(pack, RegimentList(hero, units))
    size = str(rows[id].values["size"])
    if cost(pack, id) > left or units.get(id, 0) >= COPIES[size]:
        return False
    if rows[id].values.get("elite") and any(rows[unit].values.get("elite") for unit in units):
        return False
    small = sum(copies for unit, copies in units.items() if rows[unit].values["size"] == "small")
    return size == "small" or 2 * small > sum(units.values())
