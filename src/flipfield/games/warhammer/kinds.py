"""Printed things: units, ranged attacks, command cards, terrain pieces and zones. They never change in
play.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flipfield.geometry.shape import Circle, Polygon, Shape
from flipfield.kernel.value import Json, Value, from_json

SIZES: Final = ("small", "medium", "large")
BANDS: Final = ("short", "medium", "long", "siege")
SIEGE: Final = 3
STRATEGIES: Final = ("bold", "steady", "devious", "slow")
TERRAIN_KEYWORDS: Final = (
    "blocks sight",
    "cover",
    "dangerous physical",
    "dangerous arcane",
    "defensive",
    "fortified",
    "high ground",
    "rough",
)

# What Immune and Resistant can name (wd.keyword.immune, wd.keyword.resistant).
PHYSICAL: Final = 1
ARCANE: Final = 2
RANGED: Final = 4
IMPACT: Final = 8
MAGIC: Final = 16
GUARDS: Final = (
    ("physical", PHYSICAL),
    ("arcane", ARCANE),
    ("ranged", RANGED),
    ("impact", IMPACT),
    ("magic", MAGIC),
)

PLAIN_KEYWORDS: Final = (
    "flank",
    "flying",
    "frenzy",
    "mobile",
    "relentless",
    "scout",
    "strider",
    "swift attack",
    "swift counter",
    "slow attack",
    "slow counter",
)
VALUED_KEYWORDS: Final = ("impact", "magic")
VALUES: Final = tuple([str(value) for value in range(1, 21)])
"""What X may be in Impact X and Magic X."""

NO_MOVEMENT: Final = -1


class UnknownKeyword(Exception):
    """A keyword that the rulebook does not know."""


class Ranged:
    """A ranged attack: dice, maximum range, strength (0 means d6), damage type (wd.ranged.attack-stats).

    wd.ranged.random-strength
    """

    def __init__(self, dice: i64, band: i64, strength: i64, type: i64) -> None:
        self.dice = dice
        self.band = band
        self.strength = strength
        self.type = type

    def json(self) -> dict[str, Json]:
        return {
            "dice": int(self.dice),
            "range": BANDS[self.band],
            "strength": int(self.strength) if self.strength else "d6",
            "type": "arcane" if self.type == ARCANE else "physical",
        }


class Unit:
    """What is printed on a disk."""

    def __init__(
        self,
        id: str,
        race: str,
        r: i64,
        movement: i64,
        attack: i64,
        counter: i64,
        toughness: i64,
        stamina: i64,
        hero: bool,
        keywords: tuple[str, ...],
        traits: tuple[str, ...],
        ranged: tuple[Ranged, ...],
        abilities: tuple[str, ...],
    ) -> None:
        self.id = id
        self.race = race
        self.r = r
        self.movement = movement
        self.attack = attack
        self.counter = counter
        self.toughness = toughness
        self.stamina = stamina
        self.hero = hero
        self.keywords = keywords
        self.traits = traits
        self.ranged = ranged
        self.abilities = abilities
        self.flank: bool = "flank" in keywords
        self.flying: bool = "flying" in keywords
        self.frenzy: bool = "frenzy" in keywords
        self.mobile: bool = "mobile" in keywords
        self.relentless: bool = "relentless" in keywords
        self.scout: bool = "scout" in keywords
        self.strider: bool = "strider" in keywords
        self.swift_attack: bool = "swift attack" in keywords
        self.swift_counter: bool = "swift counter" in keywords
        self.slow_attack: bool = "slow attack" in keywords
        self.slow_counter: bool = "slow counter" in keywords
        self.impact: i64 = keyword_value(keywords, "impact")
        self.magic: i64 = keyword_value(keywords, "magic")
        self.immune: i64 = guard_mask(keywords, "immune ")
        self.resistant: i64 = guard_mask(keywords, "resistant ")

    def json(self) -> dict[str, Json]:
        return {
            "id": self.id,
            "race": self.race,
            "r": int(self.r),
            "movement": int(self.movement),
            "attack": int(self.attack),
            "counter": int(self.counter),
            "toughness": int(self.toughness),
            "stamina": int(self.stamina),
            "hero": self.hero,
            "keywords": list(self.keywords),
            "traits": list(self.traits),
            "ranged": [attack.json() for attack in self.ranged],
            "abilities": list(self.abilities),
        }


def keyword_value(keywords: tuple[str, ...], name: str) -> int:
    """The X of a keyword such as "impact 2"; 0 without it."""
    for keyword in keywords:
        if keyword.startswith(name + " "):
            return int(keyword[len(name) + 1 :])
    return 0


def guard_mask(keywords: tuple[str, ...], prefix: str) -> int:
    mask = 0
    for name, bit in GUARDS:
        if prefix + name in keywords:
            mask |= bit
    return mask


def check_keyword(keyword: str) -> None:
    """Fail on a keyword that no rule knows (wd.keyword.keywords-and-traits).

    wd.keyword.same-rules-other-carriers, wd.setup-training.simplified-keywords
    """
    if keyword in PLAIN_KEYWORDS:
        return
    name, _, rest = keyword.partition(" ")
    if name in VALUED_KEYWORDS and rest in VALUES:
        return
    if name in ("immune", "resistant") and any(rest == guard for guard, _ in GUARDS):
        return
    raise UnknownKeyword(keyword)


def ranged_from_json(data: Json) -> Ranged:
    assert isinstance(data, dict)
    strength = data["strength"]
    dice = data["dice"]
    assert isinstance(dice, int)
    return Ranged(
        dice,
        BANDS.index(str(data["range"])),
        strength if isinstance(strength, int) else 0,
        ARCANE if data["type"] == "arcane" else PHYSICAL,
    )


def unit_from_json(data: Json) -> Unit:
    assert isinstance(data, dict)
    ranged = data["ranged"]
    assert isinstance(ranged, list)
    return Unit(
        str(data["id"]),
        str(data["race"]),
        whole(data, "r"),
        whole(data, "movement"),
        whole(data, "attack"),
        whole(data, "counter"),
        whole(data, "toughness"),
        whole(data, "stamina"),
        bool(data["hero"]),
        texts(data, "keywords"),
        texts(data, "traits"),
        tuple([ranged_from_json(item) for item in ranged]),
        texts(data, "abilities"),
    )


def whole(data: dict[str, Json], key: str) -> int:
    value = data[key]
    assert isinstance(value, int)
    return value


def texts(data: dict[str, Json], key: str) -> tuple[str, ...]:
    value = data[key]
    assert isinstance(value, list)
    return tuple([str(item) for item in value])


class Card:
    """A command card (wd.command.strategies, wd.command.ability-kinds).

    `passive` and `battle` name the ability that the card has, with `limit` the race it is for ("" for all),
    `user` the kind of disk that uses a battle ability and `amount` its number.
    """

    def __init__(
        self,
        id: str,
        strategy: str,
        activations: i64,
        passive: str,
        battle: str,
        user: str,
        race: str,
        amount: i64,
        keywords: tuple[str, ...],
    ) -> None:
        self.id = id
        self.strategy = strategy
        self.activations = activations
        self.passive = passive
        self.battle = battle
        self.user = user
        self.race = race
        self.amount = amount
        self.keywords = keywords

    def json(self) -> dict[str, Json]:
        return {
            "id": self.id,
            "strategy": self.strategy,
            "activations": int(self.activations),
            "passive": self.passive,
            "battle": self.battle,
            "user": self.user,
            "race": self.race,
            "amount": int(self.amount),
            "keywords": list(self.keywords),
        }


def card_from_json(data: Json) -> Card:
    assert isinstance(data, dict)
    return Card(
        str(data["id"]),
        str(data["strategy"]),
        whole(data, "activations"),
        str(data["passive"]),
        str(data["battle"]),
        str(data["user"]),
        str(data["race"]),
        whole(data, "amount"),
        texts(data, "keywords"),
    )


class Terrain:
    """A terrain piece that lies on the battlefield, with its keywords.

    wd.terrain-placement.card-reference
    """

    def __init__(self, id: str, shape: Shape, keywords: tuple[str, ...], ability: str = "") -> None:
        self.id = id
        self.ability = ability
        self.shape = shape
        self.keywords = keywords
        self.rough: bool = "rough" in keywords
        self.cover: bool = "cover" in keywords
        self.blocks: bool = "blocks sight" in keywords
        self.high: bool = "high ground" in keywords
        self.defensive: bool = "defensive" in keywords
        self.fortified: bool = "fortified" in keywords
        self.danger: i64 = 0
        if "dangerous physical" in keywords:
            self.danger = PHYSICAL
        elif "dangerous arcane" in keywords:
            self.danger = ARCANE

    def json(self) -> dict[str, Json]:
        shape = self.shape
        outline: dict[str, Json]
        if isinstance(shape, Circle):
            outline = {"circle": [int(shape.x), int(shape.y), int(shape.r)]}
        else:
            assert isinstance(shape, Polygon)
            outline = {"points": [[x, y] for x, y in shape.points]}
        return {"id": self.id, "keywords": list(self.keywords), "ability": self.ability, **outline}


def terrain_from_json(data: Json) -> Terrain:
    assert isinstance(data, dict)
    shape: Shape
    if "circle" in data:
        x, y, r = numbers(from_json(data["circle"]))
        shape = Circle(x, y, r)
    else:
        points = from_json(data["points"])
        assert isinstance(points, tuple)
        corners: list[tuple[int, int]] = []
        for point in points:
            x, y = numbers(point)
            corners.append((x, y))
        shape = Polygon(tuple(corners))
    return Terrain(str(data["id"]), shape, texts(data, "keywords"), str(data["ability"]))


def numbers(value: Value) -> list[int]:
    assert isinstance(value, tuple)
    found: list[int] = []
    for item in value:
        assert isinstance(item, int)
        found.append(item)
    return found


class Zone:
    """A deployment zone: a rectangle at a player's edge, its value and the abilities of its cards.

    wd.deployment.zone-extent
    """

    def __init__(
        self, player: i64, x0: i64, y0: i64, x1: i64, y1: i64, value: i64, cards: tuple[str, ...]
    ) -> None:
        self.player = player
        self.x0 = x0
        self.y0 = y0
        self.x1 = x1
        self.y1 = y1
        self.value = value
        self.cards = cards

    def json(self) -> dict[str, Json]:
        return {
            "player": int(self.player),
            "box": [int(self.x0), int(self.y0), int(self.x1), int(self.y1)],
            "value": int(self.value),
            "cards": list(self.cards),
        }


def zone_from_json(data: Json) -> Zone:
    assert isinstance(data, dict)
    x0, y0, x1, y1 = numbers(from_json(data["box"]))
    return Zone(whole(data, "player"), x0, y0, x1, y1, whole(data, "value"), texts(data, "cards"))
