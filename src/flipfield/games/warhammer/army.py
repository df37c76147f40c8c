"""Armies: regiments of a hero with units, the command hand, and every limit of army building."""

from __future__ import annotations

from dataclasses import dataclass

from flipfield.games.warhammer.pack import FACTIONS, Pack
from flipfield.kernel.game import SetupError
from flipfield.kernel.value import Json, Value

COPIES = {"small": 3, "medium": 2, "large": 1}
"""wd.army.copies"""


@dataclass(frozen=True)
class RegimentList:
    """A hero and the units recruited by that hero (wd.army.regiments)."""

    hero: str
    units: dict[str, int]


@dataclass(frozen=True)
class ArmyList:
    """The regiments of an army and its command hand."""

    regiments: tuple[RegimentList, ...]
    cards: tuple[str, ...]


@dataclass(frozen=True)
class Violation:
    """A limit that an army breaks: the rule, a text's key and the facts."""

    rule: str
    code: str
    facts: tuple[tuple[str, Value], ...] = ()


def prebuilt(pack: Pack, ids: list[str]) -> ArmyList:
    """An army of ready-made regiments (wd.army.prebuilt-use)."""
    regiments = [pack.regiments[id] for id in ids]
    cards = [card for regiment in regiments for card in regiment.cards]
    return ArmyList(
        tuple([RegimentList(regiment.hero, regiment.units) for regiment in regiments]), tuple(cards)
    )


def spent(pack: Pack, regiment: RegimentList) -> int:
    """The recruitment costs of a regiment's units together."""
    return sum([cost(pack, unit) * copies for unit, copies in regiment.units.items()])


def cost(pack: Pack, unit: str) -> int:
    return int(pack.tables["unit"][unit].values.get("cost", 0))


def budget(pack: Pack, hero: str) -> int:
    return int(pack.tables["unit"][hero].values.get("points", 0))


def unspent(pack: Pack, army: ArmyList) -> int:
    """Recruitment points left over, which count for the initiative roll (wd.initiative.roll)."""
    return sum([budget(pack, regiment.hero) - spent(pack, regiment) for regiment in army.regiments])


def hand_size(pack: Pack, army: ArmyList) -> int:
    """How many command cards the heroes command together (wd.army.command-cards)."""
    return sum(
        [int(pack.tables["unit"][regiment.hero].values.get("command", 0)) for regiment in army.regiments]
    )


def check(pack: Pack, army: ArmyList, regiments: int | None = None) -> list[Violation]:
    """All limits that an army breaks, each with its rule.

    wd.army.example-kairos, wd.army.example-kairos-cards
    """
    found: list[Violation] = []
    if regiments is not None and len(army.regiments) != regiments:
        facts: tuple[tuple[str, Value], ...] = (("regiments", len(army.regiments)), ("agreed", regiments))
        found.append(Violation("wd.setup-standard.army-size", "army-size", facts))
    for number, regiment in enumerate(army.regiments, 1):
        found += _check_regiment(pack, regiment, number)
    found += _check_whole(pack, army)
    found += _check_cards(pack, army)
    return found


def _check_regiment(pack: Pack, regiment: RegimentList, number: int) -> list[Violation]:
    """The limits of one regiment; a mark tells elite disks (wd.components.unique-elite-marks)."""
    found: list[Violation] = []
    rows = pack.tables["unit"]
    where: tuple[str, Value] = ("regiment", number)
    hero = pack.units[regiment.hero]
    total, points = spent(pack, regiment), budget(pack, regiment.hero)
    if total > points:
        found.append(
            Violation(
                "wd.army.recruitment-points", "over-budget", (where, ("cost", total), ("points", points))
            )
        )
    sizes = {"small": 0, "medium": 0, "large": 0}
    elites = 0
    for id, copies in regiment.units.items():
        size = str(rows[id].values["size"])
        sizes[size] += copies
        elites += copies if rows[id].values.get("elite") else 0
        unit: tuple[str, Value] = ("unit", id)
        if pack.units[id].race != hero.race:
            found.append(Violation("wd.army.own-race", "other-race", (where, unit)))
        if copies > COPIES[size]:
            facts: tuple[tuple[str, Value], ...] = (where, unit, ("copies", copies), ("most", COPIES[size]))
            found.append(Violation("wd.army.copies", "too-many-copies", facts))
    if sizes["small"] < sizes["medium"] + sizes["large"]:
        facts = (where, ("small", sizes["small"]), ("bigger", sizes["medium"] + sizes["large"]))
        found.append(Violation("wd.army.small-quota", "too-few-small", facts))
    if elites > 1:
        found.append(Violation("wd.army.elite", "too-many-elite", (where, ("elites", elites))))
    return found


def disks_of(army: ArmyList) -> dict[str, int]:
    """How many copies of each hero and unit an army has."""
    copies: dict[str, int] = {}
    for regiment in army.regiments:
        for id, count in ((regiment.hero, 1), *regiment.units.items()):
            copies[id] = copies.get(id, 0) + count
    return copies


def _check_whole(pack: Pack, army: ArmyList) -> list[Violation]:
    """The limits of the whole army; a mark tells unique disks (wd.components.unique-elite-marks)."""
    found: list[Violation] = []
    rows = pack.tables["unit"]
    heroes = [regiment.hero for regiment in army.regiments]
    copies = disks_of(army)
    if len({FACTIONS[pack.units[id].race] for id in copies}) > 1:
        found.append(Violation("wd.army.one-faction", "two-factions"))
    for id, count in copies.items():
        if rows[id].values.get("unique") and count > 1:
            found.append(Violation("wd.army.unique-once", "unique-twice", (("unit", id),)))
    if not any([rows[hero].values.get("unique") for hero in heroes]):
        found.append(Violation("wd.army.unique-hero", "no-unique-hero"))
    return found


def _check_cards(pack: Pack, army: ArmyList) -> list[Violation]:
    found: list[Violation] = []
    size = hand_size(pack, army)
    if len(army.cards) != size:
        facts: tuple[tuple[str, Value], ...] = (("cards", len(army.cards)), ("command", size))
        found.append(Violation("wd.army.command-cards", "hand-size", facts))
    for id in sorted(set(army.cards)):
        if army.cards.count(id) > 1:
            found.append(Violation("wd.army.command-titles", "card-twice", (("card", id),)))
        for faction in ("order", "destruction"):
            fits = any([FACTIONS[pack.units[regiment.hero].race] == faction for regiment in army.regiments])
            if f"{faction} only" in pack.cards[id].keywords and not fits:
                found.append(Violation("wd.card.faction-only", "other-faction", (("card", id),)))
    return found


def army_from_json(pack: Pack, data: Json, key: str) -> ArmyList:
    """An army from a setup: ready-made regiments by id, or regiments with hero and units, and cards."""
    if (
        not isinstance(data, dict)
        or not isinstance(data.get("regiments"), list)
        or set(data) - {"regiments", "cards"}
    ):
        raise SetupError(key, "army-shape")
    regiments: list[RegimentList] = []
    cards: list[str] = []
    items = data["regiments"]
    assert isinstance(items, list)
    for item in items:
        if isinstance(item, str):
            if item not in pack.regiments:
                raise SetupError(
                    key, "unknown-regiment", (("regiment", item), ("known", tuple(pack.regiments)))
                )
            ready = pack.regiments[item]
            regiments.append(RegimentList(ready.hero, ready.units))
            cards += ready.cards
        else:
            regiments.append(_regiment(pack, item, key))
    wanted = data.get("cards", list[Json](cards))
    if not isinstance(wanted, list) or any(
        [not isinstance(card, str) or card not in pack.cards for card in wanted]
    ):
        raise SetupError(key, "unknown-card", (("known", tuple(pack.cards)),))
    return ArmyList(tuple(regiments), tuple([str(card) for card in wanted]))


def _regiment(pack: Pack, item: Json, key: str) -> RegimentList:
    """A regiment from a setup: a hero leads it, units are recruited (wd.components.heroes-and-units)."""
    if not isinstance(item, dict) or set(item) - {"hero", "units"}:
        raise SetupError(key, "regiment-shape")
    hero, units = item.get("hero"), item.get("units", {})
    if not isinstance(hero, str) or hero not in pack.units or not pack.units[hero].hero:
        raise SetupError(key, "unknown-hero", (("hero", str(hero)),))
    if not isinstance(units, dict):
        raise SetupError(key, "regiment-shape")
    found: dict[str, int] = {}
    # Sorted, as a record writes them: the order gives disks their numbers.
    for unit in sorted(units):
        copies = units[unit]
        if unit not in pack.units or pack.units[unit].hero:
            raise SetupError(key, "unknown-unit", (("unit", unit),))
        if type(copies) is not int or copies < 1:
            raise SetupError(key, "bad-copies", (("unit", unit),))
        found[unit] = copies
    return RegimentList(hero, found)


def army_to_json(army: ArmyList) -> dict[str, Json]:
    """The army as a setup takes it."""
    regiments: list[Json] = []
    for regiment in army.regiments:
        units: dict[str, Json] = dict(regiment.units)
        regiments.append({"hero": regiment.hero, "units": units})
    return {"regiments": regiments, "cards": list[Json](army.cards)}
