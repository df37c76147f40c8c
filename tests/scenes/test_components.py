"""What lies in the box, where it matters in play, and that nothing runs out."""

from typing import Any

import pytest

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.begin import SPECIALS
from flipfield.games.warhammer.game import standard
from flipfield.games.warhammer.kinds import (
    PLAIN_KEYWORDS,
    TERRAIN_KEYWORDS,
    VALUED_KEYWORDS,
    UnknownKeyword,
    check_keyword,
)
from flipfield.games.warhammer.pack import CARD_KEYWORDS, core
from flipfield.games.warhammer.stats import keywords
from flipfield.kernel.game import SetupError
from flipfield.kernel.run import start
from tests.proves import proves
from tests.scenes.stage import Stage

VOLLEY = """
[[disk]]
name = "gun"
player = "A"
at = [200, 200]
diameter = 40
ranged = [{ dice = 9, range = "long", strength = 5, type = "physical" }]

[[disk]]
name = "wall"
player = "B"
at = [200, 300]
diameter = 40
toughness = 99
"""
ZONE = """
[[disk]]
name = "spear"
player = "A"
at = [450, 100]
diameter = 40

[[disk]]
name = "orc"
player = "B"
at = [450, 800]
diameter = 40

[[zone]]
player = "A"
edge = "south"
from = 400
to = 500
"""
REGIMENTS = ["azhag", "karl-franz", "teclis", "archaon", "grom"]


def seated(order: str) -> Stage:
    """A scene for players in that initiative order."""
    disks = "".join(
        f'[[disk]]\nname = "{letter.lower()}1"\nplayer = "{letter}"\nat = [{100 + 100 * i}, 400]\n'
        for i, letter in enumerate(sorted(order))
    )
    return Stage(f"[setup]\nplayers = {list(order)}\n{disks}")


@proves("wd.components.dice", "wd.components.status-tokens")
def test_neither_dice_nor_damage_tokens_run_out() -> None:
    """Ruling token-supply-limit: three battle dice and 22 damage tokens in the box limit nothing."""
    stage = Stage(VOLLEY)
    stage.say("referee", ("activate", 0, 0))
    stage.say("turn", ("shoot", 0, 1))
    assert stage.open("roll").spec == ("battle",) * 9
    stage.say("roll", ("hit",) * 9)
    assert stage.battle.disks[1].damage == 45


@proves("wd.components.initiative-tokens", "wd.initiative.order")
@pytest.mark.parametrize(("order", "ranks"), [("BA", [1, 0]), ("BAC", [1, 0, 2]), ("DBCA", [3, 1, 2, 0])])
def test_each_player_has_one_rank(order: str, ranks: list[int]) -> None:
    battle = seated(order).battle
    assert [battle.rank(seat) for seat in range(len(order))] == ranks
    assert battle.first_player() == ranks.index(0)


@proves("wd.components.cards")
def test_the_cards_of_the_box() -> None:
    pack = core()
    specials = [special for special in SPECIALS if special]
    assert (len(pack.cards), len(pack.deployment_cards), len(pack.pieces), len(pack.scenarios)) == (
        24,
        12,
        5,
        5,
    )
    assert (
        len(pack.cards) + len(pack.deployment_cards) + len(pack.pieces) + len(pack.scenarios) + len(specials)
        == 47
    )
    dealt = [card for regiment in pack.regiments.values() for card in regiment.cards]
    assert len(pack.regiments) == 12
    assert all(len(regiment.cards) == 2 for regiment in pack.regiments.values())
    assert sorted(dealt) == sorted(pack.cards)


@proves("wd.components.player-count")
def test_two_to_four_players() -> None:
    for players in range(len(REGIMENTS) + 1):
        armies: list[Any] = [{"regiments": [id]} for id in REGIMENTS[:players]]
        if 2 <= players <= 4:
            battle = start(standard(), {"armies": armies, "regiments": 1})
            assert isinstance(battle, Battle)
            assert len(battle.players) == players
        else:
            with pytest.raises(SetupError):
                start(standard(), {"armies": armies, "regiments": 1})


@proves("wd.components.deployment-card")
def test_a_deployment_card_works_with_its_text_side_up() -> None:
    text, picture = Stage(ZONE + 'card = "palisade"'), Stage(ZONE)
    assert "immune impact" in keywords(text.battle, text.battle.disks[0])
    assert keywords(picture.battle, picture.battle.disks[0]) == []


@proves("wd.keyword.same-rules-other-carriers")
def test_the_keywords_of_disks_terrain_and_cards() -> None:
    speeds = {word.split()[0] for word in PLAIN_KEYWORDS if " " in word}
    words = {word for word in PLAIN_KEYWORDS if " " not in word} | speeds | set(VALUED_KEYWORDS)
    assert words | {"immune", "resistant"} == {
        "flank",
        "flying",
        "frenzy",
        "immune",
        "impact",
        "magic",
        "mobile",
        "relentless",
        "resistant",
        "scout",
        "slow",
        "strider",
        "swift",
    }
    grounds = {word.removesuffix(" physical").removesuffix(" arcane") for word in TERRAIN_KEYWORDS}
    assert grounds == {"blocks sight", "cover", "dangerous", "defensive", "fortified", "high ground", "rough"}
    assert set(CARD_KEYWORDS) == {"order only", "destruction only", "unstable"}


@proves("wd.keyword.keywords-and-traits", "wd.keyword.same-rules-other-carriers")
@pytest.mark.parametrize("word", ["daemonic", "cavalry", "cover", "rough", "unstable", "impact", "impact 0"])
def test_a_trait_or_another_carriers_keyword_is_no_keyword_of_a_disk(word: str) -> None:
    with pytest.raises(UnknownKeyword):
        check_keyword(word)
