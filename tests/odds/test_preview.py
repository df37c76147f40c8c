"""The odds that a player sees before a shot are the exact ones."""

from fractions import Fraction

import pytest

from flipfield.games.warhammer.pack import core
from flipfield.games.warhammer.shotodds import shot_odds
from flipfield.kernel.value import Json
from tests.odds.test_monte_carlo import SHOOTERS, Shot

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
