"""The engine rolls its dice; how often each outcome comes agrees with its exact odds, for every shooter."""

from collections import Counter
from fractions import Fraction
from math import exp, fsum, lgamma, log
from random import Random

import pytest

from flipfield.games.warhammer.kinds import BANDS
from flipfield.games.warhammer.pack import core
from flipfield.kernel.run import apply
from flipfield.kernel.state import CHANCE, Decision
from flipfield.odds.exact import Outcome, distribution, outcome
from tests.scenes.stage import Stage

PACK = core()
GAPS = {"short": 40, "medium": 120, "long": 250, "siege": 400}
ROLLS = 1000
DOUBT = 1e-4
"""What an interval of 99.99 % leaves out, for all comparisons together."""

SHOOTERS = [
    (id, index, band)
    for id, unit in PACK.units.items()
    for index, attack in enumerate(unit.ranged)
    for band in dict.fromkeys(("short", BANDS[int(attack.band)]))
]


def scene(unit: str, band: str, toughness: int) -> Stage:
    """A shooter of a unit, a target so far away, and a neighbour of the target."""
    x = 100 + int(PACK.units[unit].r) // 100 + GAPS[band] + 20
    return Stage(f"""
[setup]
ruler = [75, 150, 300]

[[disk]]
name = "shooter"
player = "A"
at = [100, 450]
unit = "{unit}"

[[disk]]
name = "target"
player = "B"
at = [{x}, 450]
size = "small"
toughness = {toughness}
stamina = 1

[[disk]]
name = "neighbour"
player = "B"
at = [{x + 50}, 450]
size = "small"
toughness = 3
""")


class Shot:
    """A ranged attack about to be made."""

    def __init__(self, unit: str, index: int, band: str, toughness: int = 4) -> None:
        self.stage = scene(unit, band, toughness)
        self.stage.say("referee", ("activate", 0, self.stage.disks["shooter"]))
        self.decision: Decision = self.stage.open("turn")
        self.answer = ("shoot", index, self.stage.disks["target"])
        self.game, self.battle = self.stage.game, self.stage.battle

    def exact(self) -> dict[Outcome, Fraction]:
        return distribution(self.game, self.battle, self.decision, self.answer)

    def rolled(self, rng: Random) -> Outcome:
        """What the engine makes of one shot with these dice."""
        battle = self.battle.clone()
        apply(self.game, battle, int(self.decision.id), self.answer)
        while battle.pending and battle.pending[0].player == CHANCE:
            roll = battle.pending[0]
            apply(self.game, battle, int(roll.id), self.game.families["roll"].sample(battle, roll, rng))
        return outcome(self.battle, battle)


def agrees(count: int, rolls: int, chance: float, doubt: float) -> bool:
    """Whether so many of so many rolls lie in the exact two-sided interval of a binomial."""
    if chance in (0.0, 1.0):
        return count == rolls * chance
    weights = [
        exp(
            lgamma(rolls + 1)
            - lgamma(k + 1)
            - lgamma(rolls - k + 1)
            + k * log(chance)
            + (rolls - k) * log(1 - chance)
        )
        for k in range(rolls + 1)
    ]
    return min(fsum(weights[: count + 1]), fsum(weights[count:])) > doubt / 2


def test_the_interval_lets_right_counts_pass_and_no_others() -> None:
    assert agrees(500, 1000, 0.5, DOUBT)
    assert agrees(560, 1000, 0.5, DOUBT)
    assert not agrees(570, 1000, 0.5, DOUBT)
    assert not agrees(430, 1000, 0.5, DOUBT)
    assert agrees(0, 1000, 0.001, DOUBT)
    assert not agrees(1, 1000, 0.0, DOUBT)


@pytest.fixture(scope="module")
def exact() -> dict[tuple[str, int, str], dict[Outcome, Fraction]]:
    return {shooter: Shot(*shooter).exact() for shooter in SHOOTERS}


def test_all_chances_of_every_shooter_sum_to_1(
    exact: dict[tuple[str, int, str], dict[Outcome, Fraction]],
) -> None:
    assert {sum(odds.values()) for odds in exact.values()} == {1}
    assert {id for id, _, _ in exact} == {id for id, unit in PACK.units.items() if unit.ranged}


@pytest.mark.parametrize("shooter", SHOOTERS, ids=lambda shooter: "-".join(map(str, shooter)))
def test_rolled_shots_agree_with_their_odds(
    exact: dict[tuple[str, int, str], dict[Outcome, Fraction]], shooter: tuple[str, int, str]
) -> None:
    doubt = DOUBT / sum(len(odds) for odds in exact.values())
    shot, rng = Shot(*shooter), Random(f"odds {shooter}")
    counts = Counter(shot.rolled(rng) for _ in range(ROLLS))
    odds = exact[shooter]
    assert counts.keys() <= odds.keys()
    for result, chance in odds.items():
        assert agrees(counts[result], ROLLS, float(chance), doubt), (result, counts[result], chance)
