"""What may still join an army."""

from __future__ import annotations

from flipfield.games.warhammer.army import (
    COPIES,
    ArmyList,
    RegimentList,
    budget,
    check,
    cost,
    hand_size,
    spent,
)
from flipfield.games.warhammer.pack import Pack


def fits(pack: Pack, regiment: RegimentList, id: str) -> bool:
    """Whether one more disk may join: wd.army.own-race, wd.army.recruitment-points, wd.army.copies,
    wd.army.elite, wd.army.small-quota.
    """
    rows = pack.tables["unit"]
    hero, units = regiment.hero, regiment.units
    if pack.units[id].hero or pack.units[id].race != pack.units[hero].race:
        return False
    size = str(rows[id].values["size"])
    if cost(pack, id) > budget(pack, hero) - spent(pack, regiment) or units.get(id, 0) >= COPIES[size]:
        return False
    if rows[id].values.get("elite") and any(rows[unit].values.get("elite") for unit in units):
        return False
    small = sum(copies for unit, copies in units.items() if rows[unit].values["size"] == "small")
    return size == "small" or 2 * small > sum(units.values())


def fitting_units(pack: Pack, regiment: RegimentList) -> list[str]:
    """The units of which one more disk may join a regiment."""
    return [id for id in pack.units if fits(pack, regiment, id)]


def fitting_cards(pack: Pack, army: ArmyList) -> list[str]:
    """The command cards that may still join the hand (wd.army.command-cards, wd.card.faction-only)."""
    if len(army.cards) >= hand_size(pack, army):
        return []
    return [id for id in pack.cards if id not in army.cards and not _refused(pack, army, id)]


def _refused(pack: Pack, army: ArmyList, id: str) -> bool:
    alone = check(pack, ArmyList(army.regiments, (id,)))
    return any(violation.code == "other-faction" for violation in alone)
