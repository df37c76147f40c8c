"""Every limit of army building: an army at the limit, and one beyond it."""

import pytest

from flipfield.armies.text import read
from flipfield.content.pack import Row
from flipfield.games.warhammer.army import check, hand_size
from flipfield.games.warhammer.pack import Pack, core
from tests.proves import proves

PACK = core()
FRANZ = "Karl Franz: Marienburg Swordsmen"
VOLKMAR = "Volkmar the Grim: Marienburg Swordsmen"
FOUR = "Cards: Push, Bait, Stall, Inspire"


def rules(text: str, regiments: int | None = None, pack: Pack = PACK) -> list[str]:
    """The rules that an army breaks."""
    return [violation.rule for violation in check(pack, read(text).army, regiments)]


def with_values(id: str, **values: object) -> Pack:
    """The pack with other values on one disk."""
    row = PACK.tables["unit"][id]
    units = {**PACK.tables["unit"], id: Row(id, {**row.values, **values}, row.provenance)}
    return Pack({**PACK.tables, "unit": units}, "changed")


@proves("wd.army.regiments", "wd.setup-standard.army-size")
@pytest.mark.parametrize(("agreed", "broken"), [(2, []), (1, ["wd.setup-standard.army-size"])])
def test_as_many_regiments_as_agreed(agreed: int, broken: list[str]) -> None:
    assert rules(f"{FRANZ}\n{VOLKMAR}\n{FOUR}", agreed) == broken


@proves("wd.army.recruitment-points")
def test_points_are_not_shared_between_heroes() -> None:
    dear = "Karl Franz: 3 Marienburg Swordsmen, 3 Huntsmen, 3 Reikland Crossbowmen"
    assert rules(f"{dear}\n{VOLKMAR}\n{FOUR}") == ["wd.army.recruitment-points"]
    spent = "Kairos Fateweaver: Bloodthirster, Plaguebearers, 2 Kurgan Marauders\nCards: Push, Bait"
    assert rules(spent, pack=with_values("plaguebearers", cost=8)) == []
    assert rules(spent, pack=with_values("plaguebearers", cost=9)) == ["wd.army.recruitment-points"]


@proves("wd.army.one-faction", "wd.army.own-race")
def test_two_races_of_one_faction_but_not_two_factions() -> None:
    assert rules(f"{FRANZ}\nTeclis: Militia Archers\n{FOUR}") == []
    assert rules(f"Teclis: Militia Archers\nGrom the Paunch: Orc Boyz\n{FOUR}") == ["wd.army.one-faction"]


@proves("wd.army.unique-once", "wd.components.unique-elite-marks")
def test_a_unique_hero_leads_one_regiment() -> None:
    assert rules(f"{FRANZ}\n{FRANZ}\n{FOUR}") == ["wd.army.unique-once"]


@proves("wd.army.own-race")
def test_heroes_recruit_their_own_race_even_within_their_faction() -> None:
    assert rules("Karl Franz: Militia Archers\nCards: Push, Bait") == ["wd.army.own-race"]


@proves("wd.army.own-race", "wd.army.one-faction")
def test_a_unit_of_the_other_faction_breaks_both_limits() -> None:
    broken = ["wd.army.own-race", "wd.army.one-faction"]
    assert rules("Karl Franz: Orc Boyz\nCards: Push, Bait") == broken


@proves("wd.army.copies", "wd.army.small-quota", "wd.army.elite", "wd.army.unique-once")
def test_one_army_is_told_every_limit_at_once() -> None:
    """No broken limit hides another: neither in a regiment, nor in the whole army, nor in its hand."""
    army = f"Karl Franz: 4 Orc Boyz, 3 Bloodthirster, 2 Steam Tank\n{FRANZ}\nCards: Push, Push, Fists of Mork"
    assert set(rules(army, 3)) == {
        "wd.setup-standard.army-size",
        "wd.army.recruitment-points",
        "wd.army.own-race",
        "wd.army.one-faction",
        "wd.army.copies",
        "wd.army.small-quota",
        "wd.army.elite",
        "wd.army.unique-once",
        "wd.army.command-cards",
        "wd.army.command-titles",
        "wd.card.faction-only",
    }


@proves("wd.army.small-quota")
@pytest.mark.parametrize(
    ("units", "broken"),
    [
        ("2 Kurgan Marauders, Plaguebearers, Bloodthirster", []),
        ("Kurgan Marauders, Bloodcrushers, Bloodthirster", ["wd.army.small-quota"]),
        ("Kurgan Marauders, Bloodcrushers", []),
        ("Bloodcrushers", ["wd.army.small-quota"]),
    ],
)
def test_small_disks_match_the_bigger_ones_without_the_hero(units: str, broken: list[str]) -> None:
    assert PACK.tables["unit"]["kairos-fateweaver"].values["size"] == "large"
    assert rules(f"Kairos Fateweaver: {units}\nCards: Push, Bait") == broken


@proves("wd.army.unique-hero")
def test_one_unique_hero_is_needed_and_enough() -> None:
    common = with_values("volkmar-the-grim", unique=False)
    assert rules(f"{FRANZ}\n{VOLKMAR}\n{FOUR}", pack=common) == []
    assert rules(f"{VOLKMAR}\n{VOLKMAR}\n{FOUR}", pack=common) == ["wd.army.unique-hero"]


@proves("wd.army.copies")
@pytest.mark.parametrize(("size", "most"), [("small", 3), ("medium", 2), ("large", 1)])
def test_copies_of_a_disk_in_one_regiment(size: str, most: int) -> None:
    pack = with_values("orc-boyz", size=size, cost=0)
    other = f"Azhag the Slaughterer: Orc Boyz, Arrer Boyz\n{FOUR}"
    assert rules(f"Grom the Paunch: {most} Orc Boyz, 3 Arrer Boyz\n{other}", pack=pack) == []
    many = f"Grom the Paunch: {most + 1} Orc Boyz, 3 Arrer Boyz\n{other}"
    assert rules(many, pack=pack) == ["wd.army.copies"]


@proves("wd.army.elite", "wd.components.unique-elite-marks")
def test_one_elite_disk_in_each_regiment() -> None:
    pack = with_values("huntsmen", elite=True)
    both = "Karl Franz: Huntsmen, Marienburg Swordsmen"
    assert rules(f"{both}\nVolkmar the Grim: Huntsmen\n{FOUR}", pack=pack) == []
    assert rules("Karl Franz: 2 Huntsmen\nCards: Push, Bait", pack=pack) == ["wd.army.elite"]
    two = "Karl Franz: Huntsmen, Marienburg Swordsmen, Steam Tank\nCards: Push, Bait"
    assert PACK.tables["unit"]["steam-tank"].values["elite"] is True
    assert rules(two, pack=pack) == ["wd.army.elite"]


@proves("wd.army.command-cards")
def test_as_many_cards_as_the_heroes_command() -> None:
    two = read(f"{FRANZ}\n{VOLKMAR}\n{FOUR}").army
    values = [PACK.tables["unit"][id].values["command"] for id in ("karl-franz", "volkmar-the-grim")]
    assert hand_size(PACK, two) == sum(values) == 4
    assert rules(f"{FRANZ}\nCards: Push") == ["wd.army.command-cards"]
    assert rules(f"{FRANZ}\n{FOUR}") == ["wd.army.command-cards"]


@proves("wd.army.command-titles")
def test_no_title_twice() -> None:
    assert rules("Grom the Paunch: Orc Boyz\nCards: Waaagh!, Waaagh!") == ["wd.army.command-titles"]


@proves("wd.card.faction-only")
def test_cards_of_the_other_faction() -> None:
    assert rules(f"{FRANZ}\nCards: Push, Fists of Mork") == ["wd.card.faction-only"]
    assert rules("Grom the Paunch: Orc Boyz\nCards: Push, Fists of Mork") == []
