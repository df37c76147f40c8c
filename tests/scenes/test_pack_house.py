"""What house numbers promise: characters, worth, spread of the cards, and the page that lists them all."""

from collections import Counter
from pathlib import Path

from flipfield.games.warhammer.kinds import BANDS, NO_MOVEMENT, SIZES
from flipfield.games.warhammer.pack import RACES, core
from tests.proves import proves

PACK = core()
UNITS = {id: row.values for id, row in PACK.tables["unit"].items()}
TROOPS = sorted(id for id, unit in UNITS.items() if "hero" not in unit)
PAGE = Path(__file__).parents[2] / "docs" / "numbers.md"
TRAITS = (
    "hero",
    "caster",
    "cavalry",
    "missile",
    "infantry",
    "monster",
    "war machine",
    "daemonic",
    "boyz",
)
DISK_KEYWORDS = {
    *("flank", "flying", "frenzy", "immune", "impact", "magic", "mobile"),
    *("relentless", "resistant", "scout", "slow", "strider", "swift"),
}
GROUND_KEYWORDS = {"blocks sight", "cover", "dangerous", "defensive", "fortified", "high ground", "rough"}
UNIT_COLUMNS = (
    *("movement", "attack", "counter", "toughness", "stamina"),
    *("keywords", "ranged", "abilities"),
)
CARD_COLUMNS = ("strategy", "activations", "passive", "battle", "user", "race", "amount", "keywords")


def keywords(unit: str) -> set[str]:
    """The names of a unit's keywords, without their values."""
    return {keyword.split()[0] for keyword in UNITS[unit].get("keywords", [])}


def test_traits_go_with_what_a_disk_can_do() -> None:
    for id, unit in PACK.units.items():
        assert ("caster" in unit.traits) == bool(unit.magic), id
        assert ("missile" in unit.traits) == bool(unit.ranged), id
    having = {trait: {id for id, unit in PACK.units.items() if trait in unit.traits} for trait in TRAITS}
    assert having["boyz"] == {id for id in UNITS if id.endswith("-boyz")}
    assert having["daemonic"] == {
        "flamers",
        "plaguebearers",
        "bloodcrushers",
        "bloodthirster",
        "kairos-fateweaver",
    }
    assert all(having.values())
    assert {trait for unit in PACK.units.values() for trait in unit.traits} == set(TRAITS)


def test_war_machines_shoot_to_siege_range_and_hardly_move() -> None:
    engines = {id for id, unit in PACK.units.items() if "war machine" in unit.traits}
    assert {
        id for id in engines if BANDS[max(int(a.band) for a in PACK.units[id].ranged)] != "siege"
    } == set()
    assert {id for id in engines if PACK.units[id].movement > 2} == {"steam-tank"}
    assert {id for id, unit in PACK.units.items() if unit.movement == NO_MOVEMENT} == {"rock-lobber"}


def test_house_numbers_lie_in_the_range_of_printed_ones() -> None:
    for id, unit in PACK.units.items():
        assert {int(unit.attack), int(unit.counter), int(unit.toughness)} <= set(range(1, 8)), id
        assert unit.stamina in (0, 1), id
        if unit.movement > 2:
            assert abs(int(unit.movement) - (5 - SIZES.index(UNITS[id]["size"]))) <= 1, id


def test_no_two_units_of_a_race_are_the_same_disk() -> None:
    seen: dict[str, str] = {}
    for id, unit in PACK.units.items():
        disk = {key: value for key, value in unit.json().items() if key not in ("id", "traits")}
        assert seen.setdefault(str(disk), id) == id


def better(unit: str, other: str) -> bool:
    """Whether a unit has all that another has, at least as strong."""
    a, b = UNITS[unit], UNITS[other]
    stats = ("movement", "attack", "counter", "toughness", "stamina")
    return (
        all(a.get(key, 0) >= b.get(key, 0) for key in stats)
        and set(a.get("keywords", [])) >= set(b.get("keywords", []))
        and set(a.get("abilities", [])) >= set(b.get("abilities", []))
        and (not b.get("ranged") or a.get("ranged") == b["ranged"])
    )


def test_no_unit_has_all_that_a_dearer_one_of_its_race_has() -> None:
    assert [
        (cheap, dear)
        for cheap in TROOPS
        for dear in TROOPS
        if UNITS[cheap]["race"] == UNITS[dear]["race"] and UNITS[cheap]["cost"] <= UNITS[dear]["cost"]
        if cheap != dear and better(cheap, dear)
    ] == []


@proves("wd.keyword.same-rules-other-carriers")
def test_every_keyword_is_on_a_disk_a_terrain_piece_or_a_card() -> None:
    assert set().union(*(keywords(id) for id in UNITS)) == DISK_KEYWORDS
    pieces = {keyword for piece in PACK.pieces.values() for keyword in piece.keywords}
    assert {
        keyword.removesuffix(" physical").removesuffix(" arcane") for keyword in pieces
    } == GROUND_KEYWORDS
    cards = {keyword for card in PACK.cards.values() for keyword in card.keywords}
    assert cards == {"order only", "destruction only", "unstable"}


def test_strategies_and_activations_of_the_command_cards() -> None:
    cards = PACK.cards.values()
    assert Counter(card.strategy for card in cards) == {"bold": 7, "steady": 7, "devious": 7, "slow": 3}
    assert {int(card.activations) for card in cards} == {2, 3, 4, 5}
    for card in cards:
        if not card.passive and not card.battle:
            assert card.activations >= 4, card.id
    assert len({str({**card.json(), "id": ""}) for card in cards}) == 24
    for army in PACK.armies.values():
        assert sum(int(PACK.cards[id].activations) for id in army.cards) >= sum(army.units.values())


def mark(table: str, id: str, key: str) -> str:
    """The letter of a number that is not ours: printed, forced, reported."""
    kind = PACK.tables[table][id].provenance.get(key, "house")
    return "" if kind == "house" else f" {kind[0]}"


def cell(table: str, id: str, key: str) -> str:
    """A value as the page shows it, with its letter."""
    value = PACK.tables[table][id].values.get(key)
    if value is None:
        return "–"
    if key == "ranged":
        value = [f"{a['dice']} × {a['strength']} {a['type']}, {a['range']}" for a in value]
    shown = "; ".join(value) if isinstance(value, list) else str(value)
    return shown + mark(table, id, key)


def page_rows() -> list[str]:
    """The lines that the page must have, units by race, then cards."""
    found: list[str] = []
    for race in RACES:
        for id in sorted(UNITS, key=lambda id: ("hero" not in UNITS[id], id)):
            if UNITS[id]["race"] == race:
                worth = "points" if "hero" in UNITS[id] else "cost"
                found.append(row("unit", id, ("size", worth, *UNIT_COLUMNS)))
    return found + [row("card", id, CARD_COLUMNS) for id in sorted(PACK.cards)]


def row(table: str, id: str, keys: tuple[str, ...]) -> str:
    name = f"`{id}`" + (" elite" if UNITS.get(id, {}).get("elite") else "")
    return f"| {' | '.join((name, *(cell(table, id, key) for key in keys)))} |"


def test_the_page_of_numbers_shows_what_the_pack_says() -> None:
    lines = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| `")]
    assert lines == page_rows()
