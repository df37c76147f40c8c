"""Every limit of army building, each with an army that just keeps it and one that breaks it."""

from typing import Any

import pytest

from flipfield.content.pack import Row
from flipfield.games.warhammer.army import (
    ArmyList,
    RegimentList,
    army_from_json,
    check,
    hand_size,
    prebuilt,
    spent,
    unspent,
)
from flipfield.games.warhammer.game import standard
from flipfield.games.warhammer.pack import Pack, core
from flipfield.kernel.game import SetupError
from flipfield.kernel.run import start
from tests.proves import proves

PACK = core()
KAIROS, KARL, GROM = "kairos-fateweaver", "karl-franz", "grom-the-paunch"


def broken(*regiments: tuple[str, dict[str, int]], cards: tuple[str, ...] | None = None) -> set[str]:
    """The rules that an army breaks; without cards its hand is not looked at."""
    army = ArmyList(tuple(RegimentList(hero, units) for hero, units in regiments), cards or ())
    rules = {violation.rule for violation in check(PACK, army)}
    return rules if cards is not None else rules - {"wd.army.command-cards"}


def cost(**units: int) -> int:
    """What units cost together; names with underscores."""
    return spent(PACK, RegimentList(KAIROS, {id.replace("_", "-"): count for id, count in units.items()}))


@proves("wd.army.regiments", "wd.components.heroes-and-units")
def test_an_army_has_one_hero_for_each_regiment() -> None:
    army = army_from_json(PACK, {"regiments": ["karl-franz", "teclis"]}, "army")
    assert [regiment.hero for regiment in army.regiments] == [KARL, "teclis"]
    with pytest.raises(SetupError, match="unknown-hero"):
        army_from_json(PACK, {"regiments": [{"units": {"huntsmen": 1}}]}, "army")
    with pytest.raises(SetupError, match="unknown-hero"):
        army_from_json(PACK, {"regiments": [{"hero": "huntsmen"}]}, "army")
    with pytest.raises(SetupError, match="unknown-unit"):
        army_from_json(PACK, {"regiments": [{"hero": KARL, "units": {"teclis": 1}}]}, "army")


@proves("wd.setup-standard.army-size", "wd.army.regiments")
@pytest.mark.parametrize(
    ("agreed", "brought", "legal"), [(2, 2, True), (2, 3, False), (2, 1, False), (1, 1, True)]
)
def test_every_army_has_the_agreed_number_of_regiments(agreed: int, brought: int, legal: bool) -> None:
    ids = ["karl-franz", "luthor-huss", "volkmar"][:brought]
    violations = check(PACK, prebuilt(PACK, ids), agreed)
    assert [item.rule for item in violations] == ([] if legal else ["wd.setup-standard.army-size"])


@proves("wd.setup-standard.army-size")
def test_a_game_does_not_start_with_an_army_of_another_size() -> None:
    armies: list[Any] = [{"regiments": ["azhag", "grom"]}, {"regiments": ["teclis"]}]
    with pytest.raises(SetupError) as caught:
        start(standard(), {"armies": armies, "regiments": 2})
    assert (caught.value.key, caught.value.code) == ("armies[2]", "army-size")
    assert dict(caught.value.facts)["rule"] == "wd.setup-standard.army-size"


@proves("wd.army.recruitment-points", "wd.army.example-kairos")
def test_the_example_of_kairos_step_by_step() -> None:
    assert cost(bloodthirster=1, bloodcrushers=1) == 25
    assert cost(kurgan_marauders=2) == 10
    first = {"bloodthirster": 1, "bloodcrushers": 1, "kurgan-marauders": 2}
    assert broken((KAIROS, first)) == {"wd.army.recruitment-points"}
    second = {"bloodthirster": 1, "bloodcrushers": 1, "kurgan-marauders": 1}
    assert cost(bloodthirster=1, bloodcrushers=1, kurgan_marauders=1) == 30
    assert broken((KAIROS, second)) == {"wd.army.small-quota"}
    third = {"bloodthirster": 1, "plaguebearers": 1, "kurgan-marauders": 2}
    assert broken((KAIROS, third)) == set()
    assert unspent(PACK, ArmyList((RegimentList(KAIROS, third),), ())) == 0


@proves("wd.army.recruitment-points")
def test_one_point_too_many_is_too_many_and_heroes_do_not_share() -> None:
    within = {"kurgan-marauders": 3, "flamers": 1, "bloodcrushers": 1}
    above = {"kurgan-marauders": 2, "flamers": 3}
    assert (cost(kurgan_marauders=3, flamers=1, bloodcrushers=1), cost(kurgan_marauders=2, flamers=3)) == (
        33,
        34,
    )
    assert broken((KAIROS, within)) == set()
    assert broken((KAIROS, above)) == {"wd.army.recruitment-points"}
    assert broken((KAIROS, above), ("valkia-the-bloody", {"kurgan-marauders": 3})) == {
        "wd.army.recruitment-points"
    }


@proves("wd.army.one-faction", "wd.army.own-race")
def test_order_and_destruction_do_not_mix_but_races_of_one_faction_do() -> None:
    assert broken((KARL, {}), ("teclis", {})) == set()
    assert broken((GROM, {}), (KAIROS, {})) == set()
    assert broken(("teclis", {}), (GROM, {})) == {"wd.army.one-faction"}


@proves("wd.army.own-race")
def test_a_hero_recruits_only_the_own_race() -> None:
    assert broken((KARL, {"militia-archers": 1})) == {"wd.army.own-race"}
    assert broken((KARL, {"huntsmen": 1}), ("teclis", {"militia-archers": 1})) == set()


@proves("wd.army.unique-once")
def test_a_unique_disk_once_in_the_whole_army() -> None:
    assert broken((KARL, {}), (KARL, {})) == {"wd.army.unique-once"}
    assert broken((KARL, {}), ("luthor-huss", {})) == set()


@proves("wd.army.small-quota")
def test_small_disks_are_at_least_as_many_as_bigger_ones() -> None:
    assert broken((GROM, {"orc-boyz": 2, "wolf-riders": 1, "rock-lobber": 1})) == set()
    assert broken((GROM, {"orc-boyz": 1, "wolf-riders": 1, "rock-lobber": 1})) == {"wd.army.small-quota"}
    assert broken((GROM, {"wolf-riders": 1})) == {"wd.army.small-quota"}
    assert str(PACK.tables["unit"][KAIROS].values["size"]) == "large"
    assert broken((KAIROS, {"flamers": 1, "hellstriders": 1})) == set()


@proves("wd.army.small-quota")
def test_the_quota_holds_in_each_regiment() -> None:
    assert broken((GROM, {"orc-boyz": 3}), ("azhag-the-slaughterer", {"boar-boyz": 1})) == {
        "wd.army.small-quota"
    }


@proves("wd.army.unique-hero")
def test_an_army_needs_a_unique_hero() -> None:
    """All heroes of the core set are unique, so two of them lose the mark here."""
    units = dict(PACK.tables["unit"])
    for hero in (KARL, "teclis"):
        row = units[hero]
        units[hero] = Row(hero, {**row.values, "unique": False}, row.provenance)
    other = Pack({**PACK.tables, "unit": units}, "test")
    cards = ("rally", "push", "bait", "stall")
    plain = ArmyList((RegimentList(KARL, {}), RegimentList("teclis", {})), cards)
    mixed = ArmyList((RegimentList(KARL, {}), RegimentList("tyrion", {})), cards)
    assert [item.rule for item in check(other, plain)] == ["wd.army.unique-hero"]
    assert check(other, mixed) == []


@proves("wd.army.copies")
@pytest.mark.parametrize(
    ("hero", "unit", "most", "small"),
    [
        (GROM, "orc-boyz", 3, {}),
        (GROM, "wolf-riders", 2, {"arrer-boyz": 3}),
        (GROM, "rock-lobber", 1, {"arrer-boyz": 2}),
    ],
)
def test_copies_in_one_regiment(hero: str, unit: str, most: int, small: dict[str, int]) -> None:
    """Three small, two medium, one large, however many core sets there are."""
    assert "wd.army.copies" not in broken((hero, {**small, unit: most}))
    assert "wd.army.copies" in broken((hero, {**small, unit: most + 1}))


@proves("wd.army.copies")
def test_copies_are_counted_by_regiment() -> None:
    """Four Orc Boyz in one army are more than one core set holds."""
    assert broken((GROM, {"orc-boyz": 3}), ("azhag-the-slaughterer", {"orc-boyz": 1})) == set()
    assert "wd.army.copies" in broken((GROM, {"orc-boyz": 4}))


def test_two_players_may_lead_the_same_regiment() -> None:
    armies: list[Any] = [{"regiments": ["teclis"]}, {"regiments": ["teclis"]}]
    battle = start(standard(), {"armies": armies, "regiments": 1})
    assert battle.pending


@proves("wd.army.elite")
def test_one_elite_disk_in_each_regiment() -> None:
    boyz = {"orc-boyz": 2}
    assert "wd.army.elite" not in broken((GROM, {**boyz, "river-troll": 1}))
    assert "wd.army.elite" in broken((GROM, {**boyz, "river-troll": 1, "rock-lobber": 1}))
    assert (
        broken((GROM, {**boyz, "river-troll": 1}), ("azhag-the-slaughterer", {**boyz, "rock-lobber": 1}))
        == set()
    )


@proves("wd.army.command-cards", "wd.army.example-kairos-cards")
def test_the_hand_is_as_large_as_the_heroes_command() -> None:
    assert hand_size(PACK, ArmyList((RegimentList(KAIROS, {}),), ())) == 2
    two: list[tuple[str, dict[str, int]]] = [(KARL, {}), ("teclis", {})]
    four = ("rally", "push", "bait", "stall")
    assert hand_size(PACK, ArmyList(tuple(RegimentList(*item) for item in two), ())) == 4
    assert broken(*two, cards=four) == set()
    assert broken(*two, cards=four[:3]) == {"wd.army.command-cards"}
    assert broken(*two, cards=(*four, "attack")) == {"wd.army.command-cards"}


@proves("wd.army.command-titles")
def test_no_two_cards_with_one_title() -> None:
    assert broken((GROM, {}), cards=("waaagh", "waaagh")) == {"wd.army.command-titles"}
    assert broken((GROM, {}), cards=("waaagh", "bait")) == set()


@proves("wd.card.faction-only")
@pytest.mark.parametrize(
    ("card", "faction"),
    [
        ("speed-of-asuryan", "order"),
        ("shield-of-saphery", "order"),
        ("winds-of-morai-heg", "order"),
        ("fulminating-cage", "order"),
        ("fists-of-mork", "destruction"),
        ("strength-of-gork", "destruction"),
        ("storm-of-chaos", "destruction"),
        ("nurgles-rot", "destruction"),
        ("blood-for-the-blood-god", "destruction"),
    ],
)
def test_a_card_for_one_faction(card: str, faction: str) -> None:
    heroes = {"order": [KARL, "teclis"], "destruction": [GROM, KAIROS]}
    for side, leaders in heroes.items():
        for hero in leaders:
            assert broken((hero, {}), cards=(card, "push")) == (
                set() if side == faction else {"wd.card.faction-only"}
            )


@proves("wd.card.faction-only")
def test_other_cards_are_for_all() -> None:
    for hero in (KARL, GROM):
        assert broken((hero, {}), cards=("rally", "intimidate")) == set()
