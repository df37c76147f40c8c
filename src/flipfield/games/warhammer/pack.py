"""The pack of Warhammer: Diskwars: its tables as units, cards and armies."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from flipfield.content.pack import PackError, Row, Schema, out_of_range, parse, shown, unknown, within
from flipfield.games.warhammer.kinds import (
    ARCANE,
    BANDS,
    PHYSICAL,
    SIZES,
    STRATEGIES,
    TERRAIN_KEYWORDS,
    Card,
    Ranged,
    Unit,
    UnknownKeyword,
    check_keyword,
)
from flipfield.kernel.value import Json

FAR = 500_000
"""Five metres in 0.01 mm: no table is larger."""
MOST = 99
"""The largest number that fits a disk or a card."""
FEW = 20
"""The largest number of what is done or rolled one after the other."""
MOST_ATTACKS = 6
"""Ranged attacks of a disk."""
MOST_WORDS = 20
"""Keywords, traits or abilities of a disk or card."""
MOST_CORNERS = 60
"""Corners of a terrain piece."""
SCHEMAS = {
    "sizes": Schema(numbers=dict.fromkeys(SIZES, (100, 20_000)), single=True),
    "ruler": Schema(numbers={"short": (1, FAR), "medium": (1, FAR), "long": (1, FAR)}, single=True),
    "field": Schema(numbers={"width": (1, FAR), "height": (1, FAR)}, single=True),
    "deployment": Schema(numbers={"card": (1, FAR)}, single=True),
    "die": Schema(
        numbers=dict.fromkeys(("hit", "critical", "scatter", "miss", "chaos"), (0, FEW)), single=True
    ),
    "unit": Schema(
        frozenset(("size", "keywords", "ranged", "abilities")),
        {
            "movement": (0, FEW),
            "attack": (0, MOST),
            "counter": (0, MOST),
            "toughness": (1, MOST),
            "stamina": (0, MOST),
            "command": (0, FEW),
            "points": (0, MOST),
            "cost": (0, MOST),
        },
        frozenset(("race", "hero", "unique", "elite", "traits")),
    ),
    "card": Schema(
        frozenset(("strategy", "passive", "battle", "user", "race", "keywords")),
        {"activations": (0, FEW), "amount": (0, FEW)},
    ),
    "army": Schema(frozenset(("units", "cards"))),
    "regiment": Schema(frozenset(("hero", "units", "cards"))),
    "deployment-card": Schema(frozenset(("ability",)), {"value": (0, MOST), "plain": (0, MOST)}),
    "scenario": Schema(frozenset(("ability", "objective")), {"points": (0, MOST)}),
    "terrain": Schema(frozenset(("keywords", "outline", "ability"))),
}
PASSIVES = ("movement", "movement for one", "relentless", "impact", "magic", "range", "garrison")
BATTLES = (
    "empower",
    "inspire",
    "entrap",
    "refresh",
    "heal",
    "rot",
    "cage",
    "storm",
    "fists",
    "intimidate",
    "blood",
)
TRAITS = ("hero", "boyz", "caster", "cavalry", "daemonic", "infantry", "missile", "monster", "war machine")
"""What a disk may be, and so who may use a battle ability (wd.keyword.keywords-and-traits)."""
CARD_KEYWORDS = ("order only", "destruction only", "unstable")
ABILITIES = (
    "marshal",
    "backlash",
    "orc magic",
    "rouse",
    "summon",
    "plague",
    "doom",
    "duel",
    "hellcannon",
    "chaos hits",
)
GROUNDS = (
    "scout",
    "rendezvous",
    "ambush",
    "banners",
    "road",
    "trenches",
    "shrine",
    "palisade",
    "hill",
    "war engines",
    "relief",
    "hidden path",
)
SCENARIOS = ("forced march", "volleys", "bloodlust", "winds of magic", "grim resolve")
OBJECTIVES = ("casualties", "heroes", "terrain", "ground", "survivors")
TERRAIN_ABILITIES = ("cave", "windmill")
RACES = ("empire", "high elf", "orc", "chaos")
FACTIONS = {"empire": "order", "high elf": "order", "orc": "destruction", "chaos": "destruction"}
"""wd.army.factions-races, wd.components.damage-wound-icons"""
CORE = "core"


class Army:
    """A list of units with their copies, and the command cards.

    wd.setup-training.orc-army, wd.setup-training.empire-army
    """

    def __init__(self, id: str, units: dict[str, int], cards: tuple[str, ...]) -> None:
        self.id = id
        self.units = units
        self.cards = cards


class Regiment:
    """A ready-made regiment: a hero, units with their copies, two command cards (wd.army.prebuilt-use).

    wd.army.prebuilt-azhag, wd.army.prebuilt-grimgor, wd.army.prebuilt-grom, wd.army.prebuilt-archaon,
    wd.army.prebuilt-kairos, wd.army.prebuilt-valkia, wd.army.prebuilt-alarielle, wd.army.prebuilt-teclis,
    wd.army.prebuilt-tyrion, wd.army.prebuilt-karl-franz, wd.army.prebuilt-luthor-huss,
    wd.army.prebuilt-volkmar
    """

    def __init__(self, id: str, hero: str, units: dict[str, int], cards: tuple[str, ...]) -> None:
        self.id = id
        self.hero = hero
        self.units = units
        self.cards = cards


class DeploymentCard:
    """A deployment card: its value with the text side up, with the picture side up, and its ability.

    wd.components.deployment-card
    """

    def __init__(self, id: str, value: int, plain: int, ability: str) -> None:
        self.id = id
        self.value = value
        self.plain = plain
        self.ability = ability


class ScenarioCard:
    """A scenario card: a table-wide ability, and an objective with its points (wd.scenario.card-anatomy)."""

    def __init__(self, id: str, ability: str, objective: str, points: int) -> None:
        self.id = id
        self.ability = ability
        self.objective = objective
        self.points = points


class Piece:
    """A terrain piece with its card: outline about its middle, keywords, special ability.

    wd.terrain.gully
    """

    def __init__(
        self, id: str, outline: tuple[tuple[int, int], ...], keywords: tuple[str, ...], ability: str
    ) -> None:
        self.id = id
        self.outline = outline
        self.keywords = keywords
        self.ability = ability


class Pack:
    """Everything printed, ready for battle, and where each number comes from."""

    def __init__(self, tables: dict[str, dict[str, Row]], source: str) -> None:
        """Raises `PackError`."""
        self.source = source
        self.tables = tables
        try:
            self._print(tables)
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise PackError(source, "", f"something is missing or not of its type: {error}") from error

    def _print(self, tables: dict[str, dict[str, Row]]) -> None:
        self.sizes: dict[str, int] = tables["sizes"]["sizes"].values
        ruler = tables["ruler"]["ruler"].values
        self.ruler: tuple[int, int, int] = (ruler["short"], ruler["medium"], ruler["long"])
        self.field: dict[str, int] = tables["field"]["field"].values
        self.card_width: int = tables["deployment"]["deployment"].values["card"]
        self.die: dict[str, int] = tables["die"]["die"].values
        self.units = {id: self._unit(row) for id, row in tables["unit"].items()}
        self.cards = {id: self._card(row) for id, row in tables["card"].items()}
        self.armies = {id: self._army(row) for id, row in tables["army"].items()}
        self.regiments = {id: self._regiment(row) for id, row in tables["regiment"].items()}
        self.deployment_cards = {id: self._deployment(row) for id, row in tables["deployment-card"].items()}
        self.scenarios = {id: self._scenario(row) for id, row in tables["scenario"].items()}
        self.pieces = {id: self._piece(row) for id, row in tables["terrain"].items()}

    def check(self, table: str, row: Row) -> None:
        """Fail on a unit or a card that this pack could not hold."""
        if table == "unit":
            self._unit(row)
        else:
            self._card(row)

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
            raise self._fail(row, f"{key} must be a whole number, not {shown(value)}")
        return value

    def _words(self, row: Row, key: str) -> tuple[str, ...]:
        values = row.values.get(key, [])
        if not isinstance(values, list) or any([not isinstance(value, str) for value in values]):
            raise self._fail(row, f"{key} must be a list of words, not {shown(values)}")
        if len(values) > MOST_WORDS:
            raise self._fail(row, f"{key} must be at most {MOST_WORDS}, not {len(values)}")
        return tuple(values)

    def _unit(self, row: Row) -> Unit:
        """What a row says about a disk (wd.components.disk-anatomy)."""
        keywords = self._words(row, "keywords")
        for keyword in keywords:
            try:
                check_keyword(keyword)
            except UnknownKeyword as error:
                raise self._fail(row, f"unknown keyword {shown(keyword)}") from error
        abilities = self._words(row, "abilities")
        for ability in abilities:
            if ability not in ABILITIES:
                raise self._fail(row, unknown("ability", ability, list(ABILITIES)))
        size = self._one_of(row, "size", SIZES)
        if not size:
            raise self._fail(row, "size is missing")
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
            self._words(row, "traits"),
            self._attacks(row),
            abilities,
        )

    def _attacks(self, row: Row) -> tuple[Ranged, ...]:
        items = row.values.get("ranged", [])
        if not isinstance(items, list) or any([not isinstance(item, dict) for item in items]):
            raise self._fail(row, f"ranged must be a list of attacks, not {shown(items)}")
        if len(items) > MOST_ATTACKS:
            raise self._fail(row, f"ranged attacks must be at most {MOST_ATTACKS}, not {len(items)}")
        return tuple([self._ranged(row, item) for item in items])

    def _ranged(self, row: Row, item: dict[str, Any]) -> Ranged:
        for key in item:
            if key not in ("dice", "range", "strength", "type"):
                raise self._fail(
                    row, unknown("key of a ranged attack", key, ["dice", "range", "strength", "type"])
                )
        if not within(item.get("dice"), 1, FEW):
            raise self._fail(row, f"dice of a ranged attack {out_of_range(item.get('dice'), 1, FEW)}")
        if item.get("type", "physical") not in ("physical", "arcane"):
            raise self._fail(row, unknown("damage type", str(item["type"]), ["physical", "arcane"]))
        if item.get("range") not in BANDS:
            raise self._fail(row, unknown("range", str(item.get("range")), list(BANDS)))
        strength = item.get("strength")
        if strength != "d6" and not within(strength, 1, MOST):
            told = out_of_range(strength, 1, MOST)
            raise self._fail(row, f'strength of a ranged attack may be "d6", else it {told}')
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
            self._one_of(row, "user", TRAITS),
            self._one_of(row, "race", RACES),
            self._whole(row, "amount", 0),
            self._card_keywords(row),
        )

    def _card_keywords(self, row: Row) -> tuple[str, ...]:
        keywords = self._words(row, "keywords")
        for keyword in keywords:
            if keyword not in CARD_KEYWORDS:
                raise self._fail(row, unknown("card keyword", keyword, list(CARD_KEYWORDS)))
        return keywords

    def _regiment(self, row: Row) -> Regiment:
        army = self._army(row)
        hero = str(row.values.get("hero", ""))
        if hero not in self.units or not self.units[hero].hero:
            raise self._fail(row, f"{hero!r} is not a hero")
        return Regiment(row.id, hero, army.units, army.cards)

    def _deployment(self, row: Row) -> DeploymentCard:
        return DeploymentCard(
            row.id,
            self._whole(row, "value", 1),
            self._whole(row, "plain", 3),
            self._one_of(row, "ability", GROUNDS),
        )

    def _scenario(self, row: Row) -> ScenarioCard:
        return ScenarioCard(
            row.id,
            self._one_of(row, "ability", SCENARIOS),
            self._one_of(row, "objective", OBJECTIVES),
            self._whole(row, "points", 1),
        )

    def _piece(self, row: Row) -> Piece:
        keywords = self._words(row, "keywords")
        for keyword in keywords:
            if keyword not in TERRAIN_KEYWORDS:
                raise self._fail(row, unknown("terrain keyword", keyword, list(TERRAIN_KEYWORDS)))
        ability = self._one_of(row, "ability", TERRAIN_ABILITIES)
        return Piece(row.id, self._outline(row), keywords, ability)

    def _outline(self, row: Row) -> tuple[tuple[int, int], ...]:
        corners = row.values.get("outline")
        if not isinstance(corners, list) or not 3 <= len(corners) <= MOST_CORNERS:
            raise self._fail(row, f"outline must be a list of 3 to {MOST_CORNERS} corners [x, y]")
        for corner in corners:
            if not isinstance(corner, list) or len(corner) != 2:
                raise self._fail(row, f"a corner must be [x, y], not {shown(corner)}")
            for value in corner:
                if not within(value, -FAR, FAR):
                    raise self._fail(row, f"a corner {out_of_range(value, -FAR, FAR)}")
        return tuple([(int(x), int(y)) for x, y in corners])

    def _army(self, row: Row) -> Army:
        units = row.values.get("units")
        if not isinstance(units, dict):
            raise self._fail(row, "units must be a table such as { orc-boyz = 3 }")
        for id, copies in units.items():
            if id not in self.units:
                raise self._fail(row, unknown("unit", id, list(self.units)))
            if not within(copies, 1, FEW):
                raise self._fail(row, f"copies of {id} {out_of_range(copies, 1, FEW)}")
        cards = self._words(row, "cards")
        for card in cards:
            if card not in self.cards:
                raise self._fail(row, unknown("card", card, list(self.cards)))
        return Army(row.id, units, cards)


def merged(texts: dict[str, str]) -> dict[str, dict[str, Row]]:
    """The tables of several pack files together; nothing may be there twice."""
    tables: dict[str, dict[str, Row]] = {name: {} for name in SCHEMAS}
    for name, text in texts.items():
        for table, rows in parse(text, name, SCHEMAS).items():
            for id, row in rows.items():
                if id in tables[table]:
                    raise PackError(name, f"[{table}.{id}]", "is there twice")
                tables[table][id] = row
    return tables


@cache
def core() -> Pack:
    """The pack that ships with the game."""
    folder = files("flipfield.games.warhammer").joinpath("packs")
    texts = {
        item.name: item.read_text(encoding="utf-8")
        for item in folder.iterdir()
        if item.name.endswith(".toml")
    }
    return Pack(merged(dict(sorted(texts.items()))), CORE)
