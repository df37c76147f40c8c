"""Odds worked out by hand: of six faces two are hits, and one each critical, scatter, miss and chaos."""

from fractions import Fraction as F
from pathlib import Path

import pytest

from flipfield.cases.source import CaseError
from flipfield.cases.stage import Failure
from flipfield.games.warhammer.pack import core
from flipfield.odds.case import case_odds
from flipfield.odds.exact import Outcome
from tests.odds.scenes import SHOT, archer, disk, fates
from tests.proves import proves

ORC = disk("orc", "B", 300, "toughness = 9")
FAR = disk("orc", "B", 500, "toughness = 9")
CASES = Path(__file__).parents[1] / "cases" / "warhammer"


def test_the_die_that_the_numbers_below_count_on() -> None:
    assert core().die == {"hit": 2, "critical": 1, "scatter": 1, "miss": 1, "chaos": 1}


@proves("wd.dice.hit", "wd.dice.critical", "wd.dice.miss")
def test_one_die_of_strength_3(tmp_path: Path) -> None:
    orc = fates(tmp_path, archer(1, 3) + ORC + SHOT)["orc"]
    assert orc == {None: F(1, 2), (3, 0, False, False): F(1, 3), (3, 0, False, True): F(1, 6)}


def test_one_die_that_kills_or_wounds(tmp_path: Path) -> None:
    frail = disk("orc", "B", 300, "toughness = 3")
    assert fates(tmp_path, archer(1, 3) + frail + SHOT)["orc"][None] == F(1, 2)
    tough = disk("orc", "B", 300, "toughness = 3\nstamina = 1")
    wounded = fates(tmp_path, archer(1, 3) + tough + SHOT)["orc"]
    assert wounded == {None: F(1, 2), (0, 1, False, False): F(1, 3), (0, 1, False, True): F(1, 6)}


@proves("wd.dice.scatter-result")
def test_scatter_with_one_neighbour(tmp_path: Path) -> None:
    boy = disk("boy", "B", 360, "toughness = 9")
    told = fates(tmp_path, archer(1, 3) + ORC + boy + SHOT)
    assert told["orc"][None] == F(1, 2)
    assert told["boy"] == {
        None: F(11, 12),
        (3, 0, False, False): F(1, 6) * F(1, 3),
        (3, 0, False, True): F(1, 6) * F(1, 6),
    }


@proves("wd.scatter.multiple")
def test_two_scatters_on_one_neighbour(tmp_path: Path) -> None:
    boy = disk("boy", "B", 360, "toughness = 9")
    told = fates(tmp_path, archer(2, 3) + ORC + boy + SHOT)["boy"]
    once = 2 * F(1, 6) * F(5, 6) * F(1, 2) + F(1, 36) * F(1, 2)
    assert sum(chance for fate, chance in told.items() if fate and fate[0] == 3) == once
    assert sum(chance for fate, chance in told.items() if fate and fate[0] == 6) == F(1, 36) * F(1, 4)
    assert told[None] == 1 - once - F(1, 144)


@proves("wd.dice.hit", "wd.dice.critical")
def test_only_criticals_strike_at_siege_range(tmp_path: Path) -> None:
    orc = fates(tmp_path, archer(2, 3, "siege") + FAR + SHOT)["orc"]
    assert orc == {
        None: F(25, 36),
        (3, 0, False, True): F(10, 36),
        (6, 0, False, True): F(1, 36),
    }


@proves("wd.terrain.cover")
def test_cover_takes_a_die(tmp_path: Path) -> None:
    wood = '[[terrain]]\nname = "wood"\nkeywords = ["cover"]\n'
    wood += "shape = [[250, 400], [350, 400], [350, 500], [250, 500]]\n"
    open_ground = fates(tmp_path, archer(3, 1) + ORC + SHOT)["orc"]
    covered = fates(tmp_path, archer(3, 1) + wood + ORC + SHOT)["orc"]
    assert (open_ground[None], covered[None]) == (F(1, 8), F(1, 4))
    assert sum(chance for fate, chance in covered.items() if fate and fate[0] == 2) == F(1, 4)


@proves("wd.ranged.random-strength")
def test_strength_of_a_d6(tmp_path: Path) -> None:
    orc = fates(tmp_path, archer(1, "d6") + ORC + SHOT)["orc"]
    assert orc.pop(None) == F(1, 2)
    assert orc == {
        (damage, 0, False, token): F(1, 6) * (F(1, 6) if token else F(1, 3))
        for damage in range(1, 7)
        for token in (False, True)
    }


@proves("wd.melee.no-dice")
def test_a_melee_is_certain(tmp_path: Path) -> None:
    orc = disk("orc", "B", 300, "toughness = 3\nattack = 3\ncounter = 2")
    man = disk("man", "A", 320, "toughness = 9\nattack = 3")
    told = fates(tmp_path, orc + man + '[[step]]\nplayer = "A"\ndo = "melee"\n')
    assert told == {"orc": {(0, 0, True, False): F(1)}, "man": {(2, 0, False, False): F(1)}}


def test_a_scrum_is_certain() -> None:
    _, found = case_odds(CASES / "spearmen-troll-teclis-scrum.toml")
    assert list(found.values()) == [1]


def last_step(path: Path) -> str:
    return path.read_text(encoding="utf-8").rpartition("[[step]]")[2]


def odds_or_none(path: Path) -> dict[Outcome, F] | None:
    """The odds of a case, None where some roll needs a choice that its last step does not make."""
    try:
        return case_odds(path)[1]
    except Failure as failure:
        if "a choice that the step does not make" in str(failure):
            return None
        raise


def test_the_odds_of_the_shots_in_the_cases_sum_to_1() -> None:
    shots = [path for path in sorted(CASES.glob("*.toml")) if 'do = "shoot"' in last_step(path)]
    counted = 0
    for path in shots:
        if "\nrefused" in last_step(path):
            continue
        found = odds_or_none(path)
        if found is not None:
            counted += 1
            assert sum(found.values()) == 1, path.stem
            assert all(chance > 0 for chance in found.values()), path.stem
    assert counted > len(shots) / 2


def test_a_choice_that_some_roll_needs_must_be_in_the_step() -> None:
    with pytest.raises(Failure, match="shove"):
        case_odds(CASES / "hellcannon-rerolls-a-chaos.toml")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[[step]]", "[[stpe]]", "odds.toml: stpe: unknown key; did you mean 'step'"),
        (SHOT, "", "odds.toml: step: is missing"),
        ('target = "orc"', 'tarket = "orc"', "step.1..tarket: unknown key; did you mean 'target'"),
        ('"warhammer"', '"warhamster"', "odds.toml:2: game: 'warhamster' is unknown"),
    ],
)
def test_a_wrong_case_says_line_and_key(tmp_path: Path, old: str, new: str, said: str) -> None:
    fates(tmp_path, archer(1, 3) + ORC + SHOT)
    path = tmp_path / "odds.toml"
    path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    with pytest.raises(CaseError, match=said):
        case_odds(path)
