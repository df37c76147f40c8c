"""The pack of Warhammer: Diskwars: its tables as units, cards and armies."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from flipfield.content.pack import PackError, Row, Schema, parse, unknown
from flipfield.games.warhammer.kinds import (
    ARCANE,
    BANDS,
    PHYSICAL,
    SIZES,
    STRATEGIES,
    Card,
    Ranged,
    Unit,
    UnknownKeyword,
    check_keyword,
)
from flipfield.kernel.value import Json

SCHEMAS = {
    "sizes": Schema(frozenset(SIZES), single=True),
    "ruler": Schema(frozenset(("short", "medium", "long")), single=True),
    "field": Schema(frozenset(("width", "height")), single=True),
    "deployment": Schema(frozenset(("card",)), single=True),
    "die": Schema(frozenset(("hit", "critical", "scatter", "miss", "chaos")), single=True),
    "unit": Schema(
        frozenset(
            (
                "size",
                "movement",
                "attack",
                "counter",
                "toughness",
                "stamina",
                "command",
                "points",
                "cost",
                "keywords",
                "ranged",
                "abilities",
            )
        ),
        frozenset(("race", "hero", "unique", "elite", "traits")),
    ),
    "card": Schema(
        frozenset(("strategy", "activations", "passive", "battle", "user", "race", "amount", "keywords"))
    ),
    "army": Schema(frozenset(("units", "cards"))),
}
PASSIVES = ("movement", "movement for one", "relentless", "impact")
BATTLES = ("empower", "entrap")
ABILITIES = ("marshal", "backlash", "orc magic")
RACES = ("empire", "high elf", "orc", "chaos")
CORE = "core.toml"


class Army:
    """A list of units with their copies, and the command cards."""

    def __init__(self, id: str, units: dict[str, int], cards: tuple[str, ...]) -> None:
        self.id = id
        self.units = units
        self.cards = cards


class Pack:
    """Everything printed, ready for battle, and where each number comes from."""

    def __init__(self, text: str, source: str) -> None:
        tables = parse(text, source, SCHEMAS)
        self.source = source
        self.tables = tables
        self.sizes: dict[str, int] = tables["sizes"]["sizes"].values
        ruler = tables["ruler"]["ruler"].values
        self.ruler: tuple[int, int, int] = (ruler["short"], ruler["medium"], ruler["long"])
        self.field: dict[str, int] = tables["field"]["field"].values
        self.card_width: int = tables["deployment"]["deployment"].values["card"]
        self.die: dict[str, int] = tables["die"]["die"].values
        self.units = {id: self._unit(row) for id, row in tables["unit"].items()}
        self.cards = {id: self._card(row) for id, row in tables["card"].items()}
        self.armies = {id: self._army(row) for id, row in tables["army"].items()}

    def faces(self) -> tuple[str, ...]:
        """The faces of the battle die (wd.components.battle-die-results)."""
        return tuple([face for face, count in self.die.items() for _ in range(count)])

    def provenance(self) -> dict[str, Json]:
        """Where each number of each unit and card comes from."""
        found: dict[str, Json] = {}
        for table in ("unit", "card"):
            for id, row in self.tables[table].items():
                found[id] = dict(row.provenance)
        return found

    def _fail(self, row: Row, message: str) -> PackError:
        return PackError(self.source, row.id, message)

    def _one_of(self, row: Row, key: str, known: tuple[str, ...], default: str = "") -> str:
        value = row.values.get(key, default)
        if value != default and value not in known:
            raise self._fail(row, unknown(key, str(value), list(known)))
        return str(value)

    def _whole(self, row: Row, key: str, default: int) -> int:
        value = row.values.get(key, default)
        if type(value) is not int:
            raise self._fail(row, f"{key} must be a whole number, not {value!r}")
        return value

    def _unit(self, row: Row) -> Unit:
        keywords = tuple(row.values.get("keywords", ()))
        for keyword in keywords:
            try:
                check_keyword(keyword)
            except UnknownKeyword as error:
                raise self._fail(row, f"unknown keyword {keyword!r}") from error
        abilities = tuple(row.values.get("abilities", ()))
        for ability in abilities:
            if ability not in ABILITIES:
                raise self._fail(row, unknown("ability", ability, list(ABILITIES)))
        size = self._one_of(row, "size", SIZES)
        return Unit(
            row.id,
            self._one_of(row, "race", RACES),
            self.sizes[size] // 2,
            self._whole(row, "movement", -1),
            self._whole(row, "attack", 0),
            self._whole(row, "counter", 0),
            self._whole(row, "toughness", 1),
            self._whole(row, "stamina", 0),
            bool(row.values.get("hero", False)),
            keywords,
            tuple(row.values.get("traits", ())),
            tuple([self._ranged(row, item) for item in row.values.get("ranged", ())]),
            abilities,
        )

    def _ranged(self, row: Row, item: dict[str, Any]) -> Ranged:
        for key in item:
            if key not in ("dice", "range", "strength", "type"):
                raise self._fail(
                    row, unknown("key of a ranged attack", key, ["dice", "range", "strength", "type"])
                )
        if item.get("range") not in BANDS:
            raise self._fail(row, unknown("range", str(item.get("range")), list(BANDS)))
        strength = item.get("strength")
        return Ranged(
            int(item["dice"]),
            BANDS.index(item["range"]),
            strength if isinstance(strength, int) else 0,
            ARCANE if item.get("type") == "arcane" else PHYSICAL,
        )

    def _card(self, row: Row) -> Card:
        return Card(
            row.id,
            self._one_of(row, "strategy", STRATEGIES),
            self._whole(row, "activations", 0),
            self._one_of(row, "passive", PASSIVES),
            self._one_of(row, "battle", BATTLES),
            str(row.values.get("user", "")),
            self._one_of(row, "race", RACES),
            self._whole(row, "amount", 0),
            tuple(row.values.get("keywords", ())),
        )

    def _army(self, row: Row) -> Army:
        units: dict[str, int] = row.values["units"]
        cards: list[str] = row.values["cards"]
        for id in units:
            if id not in self.units:
                raise self._fail(row, unknown("unit", id, list(self.units)))
        for id in cards:
            if id not in self.cards:
                raise self._fail(row, unknown("card", id, list(self.cards)))
        return Army(row.id, units, tuple(cards))


@cache
def core() -> Pack:
    """The pack that ships with the game."""
    text = files("flipfield.games.warhammer").joinpath("packs", CORE).read_text(encoding="utf-8")
    return Pack(text, CORE)
