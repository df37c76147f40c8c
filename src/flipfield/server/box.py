"""What lies in the box, in a form that a client can draw: units, cards, regiments, limits, every number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flipfield.content.pack import Row
from flipfield.games.warhammer.army import COPIES, army_to_json, prebuilt
from flipfield.games.warhammer.begin import MOST_PLAYERS, MOST_REGIMENTS, MOST_SETS, SPECIALS
from flipfield.games.warhammer.kinds import GUARDS, PLAIN_KEYWORDS, SIZES, STRATEGIES, VALUED_KEYWORDS
from flipfield.games.warhammer.overlay import FIXED, LISTS, TABLES, WORDS
from flipfield.games.warhammer.pack import (
    ABILITIES,
    BATTLES,
    CARD_KEYWORDS,
    FACTIONS,
    PASSIVES,
    RACES,
    SCHEMAS,
    Pack,
)
from flipfield.kernel.value import Json

MOST_VALUE: Final = 5
"""The largest X of Impact X and Magic X that is offered; an overlay may say more."""
VALUED: Final = [f"{name} {value}" for name in VALUED_KEYWORDS for value in range(1, MOST_VALUE + 1)]
GUARDED: Final = [f"{name} {guard}" for name in ("immune", "resistant") for guard, _ in GUARDS]
UNIT_CHOICES: Final[dict[str, Sequence[str]]] = {
    "size": SIZES,
    "keywords": (*PLAIN_KEYWORDS, *VALUED, *GUARDED),
    "abilities": ABILITIES,
}
CARD_CHOICES: Final[dict[str, Sequence[str]]] = {
    "strategy": STRATEGIES,
    "passive": ("", *PASSIVES),
    "battle": ("", *BATTLES),
    "race": ("", *RACES),
    "keywords": CARD_KEYWORDS,
}
"""Facts whose values come from a list."""
ONLY_HEROES: Final = ("command", "points")
ONLY_UNITS: Final = ("cost",)
ORDER: Final = (
    *("movement", "attack", "counter", "toughness", "stamina", "size", "cost", "points", "command"),
    *("strategy", "activations", "passive", "amount", "race", "battle", "user"),
    *("keywords", "ranged", "abilities"),
)
"""As they are read: what is printed on the rim first, lists last."""
SHOWN: Final = ("sizes", "ruler", "field", "deployment", "die", "unit", "card", "deployment-card", "scenario")


def box_json(pack: Pack) -> dict[str, Json]:
    """Everything that armies and battles are made of."""
    return {
        "units": [_unit(pack, id) for id in pack.units],
        "cards": [{**card.json(), "faction": _faction(card.keywords)} for card in pack.cards.values()],
        "regiments": [_regiment(pack, id) for id in pack.regiments],
        "races": {race: FACTIONS[race] for race in RACES},
        "copies": dict(COPIES),
        "players": [2, MOST_PLAYERS],
        "sizes": [1, MOST_REGIMENTS],
        "sets": [1, MOST_SETS],
        "specials": [*SPECIALS[1:]],
        "field": [pack.field["width"], pack.field["height"]],
        "provenance": pack.provenance(),
    }


def _unit(pack: Pack, id: str) -> dict[str, Json]:
    values = pack.tables["unit"][id].values
    return {
        **pack.units[id].json(),
        "faction": FACTIONS[pack.units[id].race],
        "size": values["size"],
        "cost": values.get("cost", 0),
        "points": values.get("points", 0),
        "command": values.get("command", 0),
        "unique": bool(values.get("unique", False)),
        "elite": bool(values.get("elite", False)),
    }


def _faction(keywords: tuple[str, ...]) -> str:
    """The only faction that may have a card; empty where both may (wd.card.faction-only)."""
    for faction in sorted(set(FACTIONS.values())):
        if f"{faction} only" in keywords:
            return faction
    return ""


def _regiment(pack: Pack, id: str) -> dict[str, Json]:
    hero = pack.units[pack.regiments[id].hero]
    return {
        "id": id,
        "race": hero.race,
        "faction": FACTIONS[hero.race],
        "army": army_to_json(prebuilt(pack, [id])),
    }


def numbers_json(pack: Pack) -> list[Json]:
    """Every number with where it comes from, and whether an overlay may change it."""
    return [
        _number(table, row, key)
        for table in SHOWN
        for row in pack.tables[table].values()
        for key in _keys(table, row)
    ]


def _keys(table: str, row: Row) -> list[str]:
    """The facts that a row has, and those that an overlay may give it."""
    if table not in TABLES:
        return [key for key in row.provenance if type(row.values[key]) is int]
    without = () if table == "card" else ONLY_UNITS if row.values.get("hero") else ONLY_HEROES
    return [key for key in ORDER if key in SCHEMAS[table].facts and key not in without]


def _number(table: str, row: Row, key: str) -> dict[str, Json]:
    provenance = row.provenance.get(key, "")
    choices = CARD_CHOICES if table == "card" else UNIT_CHOICES
    kind = "attacks" if key == "ranged" else "list" if key in LISTS else "word" if key in WORDS else "number"
    return {
        "table": table,
        "id": row.id,
        "key": key,
        "value": row.values.get(key),
        "provenance": provenance,
        "kind": kind,
        "choices": [*choices.get(key, ())],
        "open": table in TABLES and provenance not in FIXED,
    }
