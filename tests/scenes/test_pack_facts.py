"""What the rulebooks state, force or leave to players' reports, number by number, against the core pack."""

from collections import Counter
from typing import Any

import pytest

from flipfield.games.warhammer.army import ArmyList, RegimentList, check, hand_size, prebuilt, unspent
from flipfield.games.warhammer.pack import FACTIONS, OBJECTIVES, RACES, core
from flipfield.rules.catalogue import load
from tests.proves import proves

PACK = core()
UNITS = {id: row.values for id, row in PACK.tables["unit"].items()}
HEROES = sorted(id for id, unit in UNITS.items() if "hero" in unit)
TROOPS = sorted(UNITS.keys() - set(HEROES))

# Size, cost, elite, copies in the box.
RECRUITS = {
    "marienburg-swordsmen": ("small", 5, False, 3),
    "reikland-crossbowmen": ("small", 7, False, 2),
    "huntsmen": ("small", 8, False, 1),
    "bright-wizard": ("small", 7, False, 1),
    "talabheim-greatswords": ("small", 8, False, 1),
    "hochland-pistoliers": ("medium", 9, False, 2),
    "knights-panther": ("medium", 10, False, 1),
    "helblaster-volley-gun": ("large", 10, True, 1),
    "steam-tank": ("large", 13, True, 1),
    "militia-archers": ("small", 6, False, 2),
    "militia-spearmen": ("small", 6, False, 2),
    "swordmasters-of-hoeth": ("small", 9, False, 2),
    "maiden-guard": ("small", 9, False, 1),
    "high-mage": ("small", 7, False, 1),
    "ellyrian-reavers": ("medium", 9, False, 1),
    "skycutter": ("medium", 11, True, 1),
    "repeater-bolt-thrower": ("large", 10, True, 1),
    "sun-dragon": ("large", 15, True, 1),
    "orc-boyz": ("small", 6, False, 3),
    "arrer-boyz": ("small", 6, False, 2),
    "black-orcs": ("small", 8, False, 1),
    "big-boss": ("small", 8, False, 1),
    "stone-fangz-shaman": ("small", 7, False, 1),
    "boar-boyz": ("medium", 11, False, 1),
    "wolf-riders": ("medium", 8, False, 2),
    "river-troll": ("medium", 12, True, 1),
    "rock-lobber": ("large", 9, True, 1),
    "kurgan-marauders": ("small", 5, False, 3),
    "flamers": ("small", 8, False, 3),
    "plaguebearers": ("small", 8, False, 1),
    "sorcerer-of-tzeentch": ("small", 7, False, 1),
    "bloodcrushers": ("medium", 10, False, 1),
    "hellstriders": ("medium", 8, False, 1),
    "hellcannon": ("large", 12, True, 1),
    "bloodthirster": ("large", 15, True, 1),
}
POINTS = {
    "karl-franz": 33,
    "luthor-huss": 34,
    "volkmar-the-grim": 36,
    "alarielle-the-radiant": 35,
    "teclis": 34,
    "tyrion": 34,
    "azhag-the-slaughterer": 33,
    "grimgor-ironhide": 33,
    "grom-the-paunch": 35,
    "archaon-the-everchosen": 33,
    "kairos-fateweaver": 33,
    "valkia-the-bloody": 33,
}
CROSSBOWS: dict[str, int | str] = {"dice": 3, "range": "medium", "strength": 3, "type": "physical"}
BOLTS: dict[str, int | str] = {"dice": 3, "range": "siege", "strength": 3, "type": "physical"}

# What is known beside sizes, costs, elite marks, recruitment points and the heroes' command values.
KNOWN: list[tuple[str, str, Any, str]] = [
    ("karl-franz", "attack", 5, "printed"),
    ("karl-franz", "toughness", 5, "printed"),
    ("karl-franz", "stamina", 1, "printed"),
    ("karl-franz", "abilities", ["marshal"], "printed"),
    ("teclis", "counter", 3, "printed"),
    ("teclis", "stamina", 1, "printed"),
    ("tyrion", "abilities", ["duel"], "printed"),
    ("archaon-the-everchosen", "abilities", ["doom"], "printed"),
    ("kairos-fateweaver", "abilities", ["summon"], "printed"),
    ("marienburg-swordsmen", "counter", 3, "printed"),
    ("marienburg-swordsmen", "attack", 4, "reported"),
    ("marienburg-swordsmen", "toughness", 4, "reported"),
    ("reikland-crossbowmen", "ranged", [CROSSBOWS], "printed"),
    ("huntsmen", "keywords", ["strider"], "printed"),
    ("bright-wizard", "abilities", ["backlash"], "printed"),
    ("hochland-pistoliers", "keywords", ["mobile"], "printed"),
    ("militia-spearmen", "attack", 3, "printed"),
    ("maiden-guard", "abilities", ["chaos hits"], "printed"),
    ("repeater-bolt-thrower", "ranged", [BOLTS], "printed"),
    ("orc-boyz", "attack", 5, "printed"),
    ("orc-boyz", "toughness", 4, "printed"),
    ("orc-boyz", "counter", 3, "forced"),
    ("arrer-boyz", "counter", 3, "forced"),
    ("big-boss", "abilities", ["rouse"], "printed"),
    ("stone-fangz-shaman", "toughness", 4, "printed"),
    ("stone-fangz-shaman", "abilities", ["orc magic"], "printed"),
    ("wolf-riders", "attack", 3, "printed"),
    ("wolf-riders", "toughness", 3, "forced"),
    ("wolf-riders", "keywords", ["mobile", "scout"], "printed"),
    ("river-troll", "attack", 5, "printed"),
    ("river-troll", "counter", 5, "printed"),
    ("river-troll", "stamina", 1, "printed"),
    ("plaguebearers", "abilities", ["plague"], "printed"),
    ("hellcannon", "abilities", ["hellcannon"], "printed"),
]
PRINTED_COSTS = {"kurgan-marauders", "plaguebearers", "bloodcrushers", "bloodthirster"}
PRINTED_SIZES = {"kurgan-marauders"}

CARDS: list[tuple[str, str, int | str, str]] = [
    ("fists-of-mork", "activations", 3, "reported"),
    ("fists-of-mork", "battle", "fists", "reported"),
    ("fists-of-mork", "user", "caster", "reported"),
    ("waaagh", "passive", "relentless", "printed"),
    ("waaagh", "race", "orc", "printed"),
    ("eager-soldiers", "passive", "movement", "printed"),
    ("eager-soldiers", "amount", 1, "printed"),
    ("bait", "battle", "empower", "forced"),
    ("bait", "user", "hero", "forced"),
    ("assault", "strategy", "bold", "printed"),
    ("intimidate", "battle", "intimidate", "printed"),
    ("nurgles-rot", "battle", "rot", "printed"),
    ("blood-for-the-blood-god", "battle", "blood", "printed"),
    ("winds-of-morai-heg", "passive", "range", "printed"),
    ("entrap", "strategy", "devious", "printed"),
    ("entrap", "activations", 3, "printed"),
    ("myrmidias-blessing", "passive", "movement for one", "printed"),
    ("myrmidias-blessing", "race", "empire", "printed"),
    ("myrmidias-blessing", "amount", 2, "printed"),
    ("rally", "battle", "empower", "forced"),
    ("rally", "user", "hero", "forced"),
]
REGIMENTS: dict[str, tuple[str, dict[str, int], set[str]]] = {
    "azhag": (
        "azhag-the-slaughterer",
        {"big-boss": 1, "arrer-boyz": 1, "wolf-riders": 1, "boar-boyz": 1},
        {"fists-of-mork", "approach"},
    ),
    "grimgor": (
        "grimgor-ironhide",
        {"orc-boyz": 3, "arrer-boyz": 1, "rock-lobber": 1},
        {"waaagh", "strength-of-gork"},
    ),
    "grom": (
        "grom-the-paunch",
        {"stone-fangz-shaman": 1, "black-orcs": 1, "wolf-riders": 1, "river-troll": 1},
        {"eager-soldiers", "bait"},
    ),
    "archaon": (
        "archaon-the-everchosen",
        {"kurgan-marauders": 2, "flamers": 1, "bloodthirster": 1},
        {"storm-of-chaos", "assault"},
    ),
    "kairos": (
        "kairos-fateweaver",
        {"kurgan-marauders": 1, "plaguebearers": 1, "hellstriders": 1, "hellcannon": 1},
        {"intimidate", "nurgles-rot"},
    ),
    "valkia": (
        "valkia-the-bloody",
        {"flamers": 2, "sorcerer-of-tzeentch": 1, "bloodcrushers": 1},
        {"blood-for-the-blood-god", "stall"},
    ),
    "alarielle": (
        "alarielle-the-radiant",
        {"militia-archers": 1, "swordmasters-of-hoeth": 2, "skycutter": 1},
        {"speed-of-asuryan", "arcane-attack"},
    ),
    "teclis": (
        "teclis",
        {"militia-spearmen": 2, "high-mage": 1, "sun-dragon": 1},
        {"shield-of-saphery", "push"},
    ),
    "tyrion": (
        "tyrion",
        {"maiden-guard": 1, "militia-archers": 1, "ellyrian-reavers": 1, "repeater-bolt-thrower": 1},
        {"winds-of-morai-heg", "entrap"},
    ),
    "karl-franz": (
        "karl-franz",
        {"marienburg-swordsmen": 3, "huntsmen": 1, "helblaster-volley-gun": 1},
        {"myrmidias-blessing", "rally"},
    ),
    "luthor-huss": (
        "luthor-huss",
        {"bright-wizard": 1, "talabheim-greatswords": 1, "knights-panther": 1, "hochland-pistoliers": 1},
        {"fulminating-cage", "inspire"},
    ),
    "volkmar": (
        "volkmar-the-grim",
        {"reikland-crossbowmen": 2, "steam-tank": 1, "hochland-pistoliers": 1},
        {"garrison", "attack"},
    ),
}


def stat(unit: str, key: str) -> int:
    """A number as printed on a disk; what is missing counts 0."""
    return int(UNITS[unit].get(key, 0))


def provenance(table: str, id: str) -> dict[str, str]:
    return PACK.tables[table][id].provenance


def box() -> Counter[str]:
    """The disks of one core set: all that the ready-made regiments hold."""
    disks: Counter[str] = Counter()
    for regiment in PACK.regiments.values():
        disks.update({regiment.hero: 1, **regiment.units})
    return disks


def kairos_with(*units: str) -> list[str]:
    """The rules that Kairos breaks by recruiting some units."""
    regiment = RegimentList("kairos-fateweaver", dict(Counter(units)))
    army = ArmyList((regiment,), ("eager-soldiers", "intimidate"))
    return [violation.rule for violation in check(PACK, army)]


@pytest.mark.parametrize("id", REGIMENTS)
@proves(
    "wd.army.prebuilt-azhag",
    "wd.army.prebuilt-grimgor",
    "wd.army.prebuilt-grom",
    "wd.army.prebuilt-archaon",
    "wd.army.prebuilt-kairos",
    "wd.army.prebuilt-valkia",
    "wd.army.prebuilt-alarielle",
    "wd.army.prebuilt-teclis",
    "wd.army.prebuilt-tyrion",
    "wd.army.prebuilt-karl-franz",
    "wd.army.prebuilt-luthor-huss",
    "wd.army.prebuilt-volkmar",
)
def test_a_ready_made_regiment_is_the_printed_one(id: str) -> None:
    regiment = PACK.regiments[id]
    assert (regiment.hero, regiment.units, set(regiment.cards)) == REGIMENTS[id]
    assert {PACK.units[unit].race for unit in (regiment.hero, *regiment.units)} == {
        PACK.units[regiment.hero].race
    }
    assert set(provenance("regiment", id).values()) == {"printed"}


@pytest.mark.parametrize("id", REGIMENTS)
@proves("wd.army.prebuilt-use")
def test_a_ready_made_regiment_is_legal_and_spends_every_point(id: str) -> None:
    army = prebuilt(PACK, [id])
    assert check(PACK, army, 1) == []
    assert unspent(PACK, army) == 0


@proves("wd.army.prebuilt-use")
def test_ready_made_regiments_of_one_faction_combine() -> None:
    together = prebuilt(PACK, ["azhag", "valkia"])
    assert check(PACK, together, 2) == []
    assert len(together.cards) == 4
    mixed = check(PACK, prebuilt(PACK, ["azhag", "teclis"]), 2)
    assert "wd.army.one-faction" in [violation.rule for violation in mixed]


@proves("wd.army.prebuilt-exhaust-box")
def test_the_ready_made_regiments_use_up_the_box() -> None:
    assert PACK.regiments.keys() == REGIMENTS.keys()
    assert box().keys() == UNITS.keys()
    races = Counter(PACK.units[id].race for id in box().elements())
    assert races == {"orc": 16, "chaos": 15, "high elf": 15, "empire": 16}
    cards = [card for regiment in PACK.regiments.values() for card in regiment.cards]
    assert len(cards) == len(set(cards)) == 24
    assert set(cards) == PACK.cards.keys()
    for army in PACK.armies.values():
        assert Counter(army.units) <= box()
        assert set(army.cards) <= set(cards)


@proves("wd.components.disks")
def test_the_box_holds_62_disks_of_three_sizes() -> None:
    sizes = Counter(UNITS[id]["size"] for id in box().elements())
    assert sizes == {"small": 38, "medium": 16, "large": 8}
    assert {id: 2 * int(unit.r) for id, unit in PACK.units.items()} == {
        id: PACK.sizes[unit["size"]] for id, unit in UNITS.items()
    }
    assert PACK.sizes["small"] < PACK.sizes["medium"] < PACK.sizes["large"]


@proves("wd.components.heroes-and-units", "wd.components.disk-anatomy", "wd.components.unique-elite-marks")
def test_a_disk_is_a_hero_or_a_unit() -> None:
    assert POINTS.keys() == set(HEROES)
    assert RECRUITS.keys() == set(TROOPS)
    assert Counter(PACK.units[hero].race for hero in HEROES) == dict.fromkeys(RACES, 3)
    assert Counter(UNITS[hero]["size"] for hero in HEROES) == {"small": 6, "medium": 5, "large": 1}
    assert sum(box()[unit] for unit in TROOPS) == 50
    for hero in HEROES:
        assert {"command", "points", "unique"} <= UNITS[hero].keys()
        assert not UNITS[hero].keys() & {"cost", "elite"}
        assert "hero" in UNITS[hero]["traits"]
    for unit in TROOPS:
        assert "cost" in UNITS[unit]
        assert not UNITS[unit].keys() & {"command", "points", "unique"}
        assert PACK.units[unit].stamina == stat(unit, "stamina")


@pytest.mark.parametrize(("id", "points"), POINTS.items())
def test_recruitment_points_and_command_of_a_hero(id: str, points: int) -> None:
    known = id == "kairos-fateweaver"
    assert (stat(id, "points"), stat(id, "command")) == (points, 2)
    assert provenance("unit", id)["points"] == ("printed" if known else "reported")
    assert provenance("unit", id)["command"] == ("printed" if known else "forced")
    assert provenance("unit", id)["size"] == "house"


@pytest.mark.parametrize("id", RECRUITS)
@proves("wd.army.prebuilt-exhaust-box", "wd.components.unique-elite-marks")
def test_size_cost_mark_and_copies_of_a_unit(id: str) -> None:
    size, cost, elite, copies = RECRUITS[id]
    unit = UNITS[id]
    assert (unit["size"], unit["cost"], unit.get("elite", False), box()[id]) == (size, cost, elite, copies)
    assert provenance("unit", id)["cost"] == ("printed" if id in PRINTED_COSTS else "reported")
    assert provenance("unit", id)["size"] == ("printed" if id in PRINTED_SIZES else "reported")


@pytest.mark.parametrize(("id", "key", "value", "kind"), KNOWN)
def test_a_known_number(id: str, key: str, value: Any, kind: str) -> None:
    assert UNITS[id][key] == value
    assert provenance("unit", id)[key] == kind


def test_whatever_else_disks_have_is_said_to_be_house() -> None:
    known = {(id, key) for id, key, _, _ in KNOWN}
    listed = ("size", "cost", "elite", "points", "command")
    claimed = {
        (id, key)
        for id in UNITS
        for key, kind in provenance("unit", id).items()
        if kind != "house" and key not in listed
    }
    assert claimed == known


def test_the_scrum_example_comes_out() -> None:
    """Spearmen on the Troll, the Troll on Teclis, Wolf Riders on the High Mage."""
    spears, teclis = stat("militia-spearmen", "attack"), stat("teclis", "counter")
    assert spears < stat("river-troll", "toughness") <= spears + teclis
    assert stat("militia-spearmen", "toughness") <= stat("river-troll", "counter")
    assert stat("teclis", "toughness") <= stat("river-troll", "attack")
    assert stat("high-mage", "toughness") <= stat("wolf-riders", "attack")
    assert stat("wolf-riders", "toughness") <= stat("high-mage", "counter")
    for fallen in ("militia-spearmen", "high-mage", "wolf-riders"):
        assert stat(fallen, "stamina") == 0


def test_the_other_worked_examples_come_out() -> None:
    assert stat("marienburg-swordsmen", "counter") < stat("orc-boyz", "toughness")
    assert stat("orc-boyz", "counter") + stat("arrer-boyz", "counter") == 6
    assert stat("orc-boyz", "stamina") == 0
    assert stat("stone-fangz-shaman", "toughness") > 3, "a critical of the Crossbowmen"
    assert stat("archaon-the-everchosen", "toughness") > 3, "a critical of the Bolt Thrower"
    assert stat("huntsmen", "movement") >= 5


@pytest.mark.parametrize(
    ("id", "key", "value"),
    [
        ("militia-archers", "range", "long"),
        ("militia-archers", "strength", 2),
        ("wolf-riders", "range", "medium"),
        ("wolf-riders", "strength", 2),
        ("maiden-guard", "dice", 2),
        ("rock-lobber", "range", "siege"),
        ("rock-lobber", "strength", "d6"),
        ("hellcannon", "dice", 3),
        ("hellcannon", "range", "siege"),
        ("flamers", "type", "arcane"),
    ],
)
def test_a_known_part_of_a_ranged_attack(id: str, key: str, value: int | str) -> None:
    assert PACK.units[id].ranged[0].json()[key] == value


def test_the_steam_tank_has_three_different_ranged_attacks() -> None:
    attacks = [attack.json() for attack in PACK.units["steam-tank"].ranged]
    assert len({attack["range"] for attack in attacks}) == 3
    assert len({attack["dice"] for attack in attacks}) == 3


@proves("wd.army.factions-races", "wd.components.damage-wound-icons")
def test_four_races_in_two_factions() -> None:
    assert FACTIONS == {"empire": "order", "high elf": "order", "orc": "destruction", "chaos": "destruction"}
    assert {unit.race for unit in PACK.units.values()} == FACTIONS.keys()
    kinds = {str(attack.json()["type"]) for unit in PACK.units.values() for attack in unit.ranged}
    assert kinds == {"physical", "arcane"}


@proves("wd.components.battle-die-results", "wd.components.damage-wound-icons")
def test_five_results_on_the_six_faces_of_a_battle_die() -> None:
    assert len(PACK.faces()) == 6
    assert set(PACK.faces()) == {"hit", "critical", "scatter", "miss", "chaos"}


@proves("wd.components.range-ruler")
def test_three_rulers_span_the_battlefield() -> None:
    short, medium, long = PACK.ruler
    assert 0 < short < medium < long == 30_000
    assert PACK.field == {"width": 3 * long, "height": 3 * long}


@proves("wd.components.terrain-pieces")
def test_cards_and_pieces_of_the_box() -> None:
    assert (len(PACK.cards), len(PACK.deployment_cards), len(PACK.scenarios), len(PACK.pieces)) == (
        24,
        12,
        5,
        5,
    )
    assert len({piece.outline for piece in PACK.pieces.values()}) == 5
    assert len({card.ability for card in PACK.deployment_cards.values()}) == 12
    assert all(card.ability and card.plain == 3 for card in PACK.deployment_cards.values())
    values = {id: card.value for id, card in PACK.deployment_cards.items()}
    assert (values["scout"], values["rendezvous"]) == (2, 1)
    assert set(values.values()) == {1, 2, 3}
    assert {"gully", "cave", "ruined-windmill"} < PACK.pieces.keys()
    assert "rough" in PACK.pieces["gully"].keywords
    assert {card.objective for card in PACK.scenarios.values()} == set(OBJECTIVES)


@proves("wd.army.example-kairos", "wd.army.example-kairos-cards")
def test_kairos_recruits_as_in_the_example() -> None:
    thirster, crushers, marauders = "bloodthirster", "bloodcrushers", "kurgan-marauders"
    assert kairos_with(thirster, "plaguebearers", marauders, marauders) == []
    assert kairos_with(thirster, crushers, marauders, marauders) == ["wd.army.recruitment-points"]
    assert kairos_with(thirster, crushers, marauders) == ["wd.army.small-quota"]
    assert min(stat(id, "cost") for id in TROOPS if UNITS[id]["race"] == "chaos") == stat(marauders, "cost")
    assert hand_size(PACK, prebuilt(PACK, ["kairos"])) == 2


@pytest.mark.parametrize(("id", "key", "value", "kind"), CARDS)
def test_a_known_part_of_a_command_card(id: str, key: str, value: int | str, kind: str) -> None:
    assert PACK.tables["card"][id].values[key] == value
    assert provenance("card", id)[key] == kind


def test_whatever_else_command_cards_have_is_said_to_be_house() -> None:
    claimed = {
        (id, key) for id in PACK.cards for key, kind in provenance("card", id).items() if kind != "house"
    }
    assert claimed == {(id, key) for id, key, _, _ in CARDS}


def test_every_number_says_where_it_comes_from() -> None:
    for table, rows in PACK.tables.items():
        for id, row in rows.items():
            numbers = {key for key, value in row.values.items() if type(value) is int}
            assert numbers <= row.provenance.keys(), f"{table}.{id}"


def test_names_are_those_of_the_catalogue() -> None:
    named = {slug(name.english) for name in load("warhammer").names if name.kind in ("disk", "card")}
    assert UNITS.keys() | PACK.cards.keys() | {"strongholds"} == named


def slug(name: str) -> str:
    return "".join(sign for sign in name.lower().replace(" ", "-") if sign.isalpha() or sign == "-")
