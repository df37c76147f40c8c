"""The odds that a player sees before a shot are the exact ones."""

from fractions import Fraction

import pytest

from flipfield.games.warhammer.pack import core
from flipfield.games.warhammer.shotodds import shot_odds
from flipfield.kernel.value import Json
from flipfield.odds.exact import distribution
from tests.odds.test_monte_carlo import SHOOTERS, Shot
from tests.scenes.stage import Stage

PACK = core()


def pair_of(row: Json) -> tuple[Json, Json]:
    assert isinstance(row, list)
    amount, count = row
    return amount, count


@pytest.mark.parametrize("shooter", SHOOTERS, ids=lambda shooter: "-".join(map(str, shooter)))
def test_the_preview_of_a_shot_tells_the_same_odds(shooter: tuple[str, int, str]) -> None:
    shot = Shot(*shooter, toughness=99)
    told = shot_odds(shot.battle, PACK.faces(), shot.answer)
    assert isinstance(told, dict)
    damage, total = told["damage"], told["total"]
    assert isinstance(damage, list)
    assert isinstance(total, int)
    found: dict[int, Fraction] = {}
    token = Fraction(0)
    for result, chance in shot.exact().items():
        mine = [row for row in result if row[0] == shot.stage.disks["target"]]
        dealt = mine[0][1] if mine else 0
        found[dealt] = found.get(dealt, Fraction(0)) + chance
        token += chance if mine and mine[0][4] else 0
    ways = [(int(str(amount)), int(str(count))) for amount, count in map(pair_of, damage)]
    assert found == {amount: Fraction(count, total) for amount, count in ways if count}
    assert token == Fraction(int(str(told["token"])), total)


TARGETS = {
    "hurt": 'toughness = 5\ndamage = 3\nkeywords = ["resistant ranged"]',
    "just out of reach": "toughness = 7",
    "just in reach": "toughness = 6",
    "empowered": "toughness = 5\nempowered = true",
    "immune": 'toughness = 2\nkeywords = ["immune physical"]',
    "covered": "toughness = 4",
}


@pytest.mark.parametrize("kind", TARGETS)
@pytest.mark.parametrize("strength", ["2", '"d6"'])
def test_the_preview_of_a_wound_is_the_exact_one(kind: str, strength: str) -> None:
    """Three dice of strength 2 wound toughness 6 with three hits, toughness 7 never (wd.damage.threshold)."""
    wood = '[[terrain]]\nname = "wood"\nkeywords = ["cover"]\ncircle = [250, 450, 5]\n'
    stage = Stage(f"""
[[disk]]
name = "shooter"
player = "A"
at = [100, 450]
ranged = [{{ dice = 3, range = "long", strength = {strength}, type = "physical" }}]

[[disk]]
name = "target"
player = "B"
at = [250, 450]
stamina = 1
{TARGETS[kind]}

{wood if kind == "covered" else ""}
""")
    stage.say("referee", ("activate", 0, stage.disks["shooter"]))
    answer = ("shoot", 0, stage.disks["target"])
    told = shot_odds(stage.battle, PACK.faces(), answer)
    assert isinstance(told, dict)
    wound = Fraction(0)
    for result, chance in distribution(stage.game, stage.battle, stage.open("turn"), answer).items():
        wounds = [row[2] for row in result if row[0] == stage.disks["target"]]
        wound += chance if 1 in wounds else 0
    assert Fraction(int(str(told["wound"])), int(str(told["total"]))) == wound
    assert (wound == 0) == (kind == "immune" or (kind == "just out of reach" and strength == "2"))
    damage = told["damage"]
    assert isinstance(damage, list)
    assert (len(damage) == 1) == (kind == "immune")
