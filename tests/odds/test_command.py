"""`flipfield odds`: the table, the JSON, and cases that have no odds."""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from tests.cli.calling import call
from tests.odds.scenes import HEAD, SHOT, archer, disk

ORC = disk("orc", "B", 300, "toughness = 9")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "shot.toml"
    path.write_text(HEAD + archer(1, 3) + ORC + SHOT, encoding="utf-8")
    return path


def test_a_table_with_fractions_percents_and_bars(file: Path) -> None:
    said = call("odds", str(file))
    assert said.code == 0
    cells = [
        [cell.strip() for cell in line.split("│")[1:-1]] for line in said.out.splitlines() if "│" in line
    ]
    assert cells == [
        ["archer", "activated", "1", "100.00 %", "█" * 16],
        ["orc", "as before", "1/2", "50.00 %", "█" * 8],
        ["", "3 damage", "1/3", "33.33 %", "█" * 5],
        ["", "3 damage, activated", "1/6", "16.67 %", "█" * 3],
    ]


def test_dice_that_the_step_forces_are_left_out(file: Path) -> None:
    free = call("odds", str(file)).out
    file.write_text(file.read_text(encoding="utf-8") + 'dice = ["miss"]\n', encoding="utf-8")
    assert call("odds", str(file)).out == free


def test_json_holds_exact_fractions_that_sum_to_1(file: Path) -> None:
    boy = disk("boy", "B", 360, "toughness = 2")
    file.write_text(HEAD + archer(3, "d6") + ORC + boy + SHOT, encoding="utf-8")
    told = json.loads(call("odds", str(file), "--json").out)
    assert told.keys() == {"archer", "orc", "boy"}
    for states in told.values():
        assert sum(Fraction(state["odds"]) for state in states) == 1
        assert all(state["chance"] == float(Fraction(state["odds"])) for state in states)
    assert "casualty" in [state["afterwards"] for state in told["boy"]]


def test_a_step_that_changes_nothing(file: Path) -> None:
    file.write_text(HEAD + archer(1, 3) + ORC + '[[step]]\nplayer = "A"\ndo = "melee"\n', encoding="utf-8")
    assert call("odds", str(file)).out == "The step changes no disk, whatever is rolled.\n"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('target = "orc"', 'target = "ork"', "shot.toml:26: step[1].target: there is no disk called 'ork'."),
        (
            'target = "orc"',
            'target = "archer"',
            "the last step is not legal: not-itself (wd.ranged.not-self).",
        ),
        (SHOT, "", "shot.toml: step: is missing; the odds are those of the last step."),
        ("[setup]", "[setup", "shot.toml: is not TOML"),
    ],
)
def test_a_case_without_odds_says_why(file: Path, old: str, new: str, told: str) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    said = call("odds", str(file))
    assert (said.code, said.out) == (1, "")
    assert told in said.err


def test_a_file_that_is_not_there() -> None:
    said = call("odds", "no-such-case.toml")
    assert said.code == 1
    assert said.err == "flipfield: no-such-case.toml: cannot be read (No such file or directory).\n"
