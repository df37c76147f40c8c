"""Wrong case files are told their line and key; cases that do not hold, the reason."""

from pathlib import Path

import pytest

from flipfield.cases.run import Verdict, run_case

CASE = """\
title = "An archer shoots an orc"
game = "warhammer"
rules = ["wd.dice.hit"]
source = "a test"

[setup]
ruler = [75, 150, 300]

[[disk]]
name = "archer"
player = "A"
at = [100, 100]
diameter = 40
keywords = ["mobile"]
ranged = [{ dice = 1, range = "long", strength = 2, type = "physical" }]

[[disk]]
name = "orc"
player = "B"
at = [250.01, 100]
unit = "orc-boyz"

[[step]]
player = "A"
do = "shoot"
disk = "archer"
target = "orc"
dice = ["hit"]

[expect]
orc = { damage = 2 }
"""


def run(tmp_path: Path, *changes: tuple[str, str]) -> Verdict:
    text = CASE
    for old, new in changes:
        assert text.count(old) == 1
        text = text.replace(old, new)
    path = tmp_path / "case.toml"
    path.write_text(text, "utf-8")
    return run_case(path)


def line_of(text: str) -> int:
    return CASE.splitlines().index(text) + 1


def test_the_case_itself_holds(tmp_path: Path) -> None:
    verdict = run(tmp_path)
    assert (verdict.holds, verdict.title) == (True, "An archer shoots an orc")


OUT_OF_RANGE = ["wd.ranged.action", "wd.range.measure", "wd.ranged.attack-stats"]


@pytest.mark.parametrize(
    ("old", "new", "key", "message"),
    [
        ('source = "a test"', 'sorce = "a test"', "sorce", "unknown key; did you mean 'source'?"),
        ("ruler = [75, 150, 300]", "rulers = [75, 150, 300]", "setup.rulers", "did you mean 'ruler'?"),
        ("at = [100, 100]", "att = [100, 100]", "disk[1].att", "unknown key; did you mean 'at'?"),
        ('target = "orc"', 'targte = "orc"', "step[1].targte", "unknown key; did you mean 'target'?"),
        (
            "at = [100, 100]",
            "at = [100.005, 100]",
            "disk[1].at",
            "100.005 does not lie on the grid of 0.01 mm",
        ),
        ("at = [250.01, 100]", "at = [250.01]", "disk[2].at", "must be a place [x, y]"),
        ("at = [100, 100]", "at = [inf, 100]", "disk[1].at", "Infinity is no length on a table"),
        ("at = [100, 100]", "at = [100, 1000001]", "disk[1].at", "1000001 is no length on a table"),
        ("diameter = 40", "diameter = 40\ndamage = 0.5", "disk[1].damage", "must be a whole number"),
        (
            "ruler = [75, 150, 300]",
            'casualties = { A = "two" }',
            "setup.casualties",
            "must be a whole number",
        ),
        (
            'do = "shoot"',
            'do = "melee"\norder = ["archer"]',
            "step[1].order",
            'must be a list of pins such as [["wolf", "teclis"]]',
        ),
        (
            "diameter = 40",
            "diameter = 40.01",
            "disk[1].diameter",
            "must give a radius on the grid of 0.01 mm",
        ),
        (
            'unit = "orc-boyz"',
            'unit = "orc-boys"',
            "disk[2].unit",
            "'orc-boys' is unknown; did you mean 'orc-boyz'?",
        ),
        (
            'keywords = ["mobile"]',
            'keywords = ["mobil"]',
            "disk[1].keywords",
            "unknown keyword 'mobil'",
        ),
        ('do = "shoot"', 'do = "shot"', "step[1].do", "'shot' is unknown; did you mean 'shoot'?"),
        ('disk = "archer"', 'disk = "archers"', "step[1].disk", "there is no disk called 'archers'"),
        ('target = "orc"', 'target = "ork"', "step[1].target", "there is no disk called 'ork'"),
    ],
)
def test_a_wrong_file_is_told_its_line_and_key(
    tmp_path: Path, old: str, new: str, key: str, message: str
) -> None:
    reason = run(tmp_path, (old, new)).reason
    line = line_of(old) + new.count("\n")
    assert reason.startswith(f"case.toml:{line}: {key}: ")
    assert reason.endswith(message)


@pytest.mark.parametrize("header", ["[expect]", "[step.expect]"])
@pytest.mark.parametrize(
    ("fact", "message"),
    [
        ("ork = { damage = 2 }", "there is nothing called 'ork'"),
        ("orc = { hurt = 2 }", "a disk has no fact 'hurt'"),
        ("sees = { ork = [] }", "there is no disk called 'ork'"),
        ('range = { archer.ork = "long" }', "there is no disk called 'ork'"),
    ],
)
def test_expectations_of_what_is_not_there_are_told_their_place(
    tmp_path: Path, header: str, fact: str, message: str
) -> None:
    reason = run(tmp_path, ("[expect]", header), ("orc = { damage = 2 }", fact)).reason
    line = line_of("[expect]")
    assert reason.startswith((f"case.toml:{line}: ", f"case.toml:{line + 1}: "))
    assert "expect" in reason
    assert reason.endswith(message)


@pytest.mark.parametrize("dice", ["0", "101", "true", '"two"'])
def test_no_more_dice_than_anybody_would_roll(tmp_path: Path, dice: str) -> None:
    reason = run(tmp_path, ("{ dice = 1,", f"{{ dice = {dice},")).reason
    assert reason.startswith("case.toml:15: disk[1].ranged: ")
    assert "whole number" in reason


def test_whole_numbers_may_have_a_point(tmp_path: Path) -> None:
    assert run(tmp_path, ("orc = { damage = 2 }", "orc = { damage = 2.0 }")).holds
    assert run(tmp_path, ("diameter = 40", "diameter = 40.0\nmovement = 3.0")).holds


def test_a_zone_without_limits_takes_the_whole_edge(tmp_path: Path) -> None:
    zone = '[[zone]]\nplayer = "A"\ncard = "war-engines"\n\n[[step]]'
    narrow = zone.replace("card", "from = 500\ncard")
    short = ('range = "long"', 'range = "short"')
    assert run(tmp_path, short, ("[[step]]", zone)).holds
    assert "wd.ranged.action" in run(tmp_path, short, ("[[step]]", narrow)).reason


def test_a_missing_key_is_told_the_line_of_its_table(tmp_path: Path) -> None:
    reason = run(tmp_path, ('target = "orc"\n', "")).reason
    assert reason == f"case.toml:{line_of('[[step]]')}: step[1].target: is missing"


def test_a_file_that_is_not_toml_is_told_where_it_breaks(tmp_path: Path) -> None:
    reason = run(tmp_path, ('player = "B"', 'player = "B')).reason
    assert reason.startswith("case.toml: is not TOML: ")
    line = line_of('player = "B"')
    assert f"line {line}" in reason


def test_a_file_that_is_not_there_is_told_so(tmp_path: Path) -> None:
    assert run_case(tmp_path / "none.toml").reason.startswith("none.toml: cannot be read")


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        (
            [('dice = ["hit"]', 'dice = ["hit", "miss"]')],
            "step 1: dice are left over: ['miss']",
        ),
        (
            [('dice = ["hit"]', 'dice = ["hit"]\nd6 = [3]')],
            "step 1: dice are left over: ['3']",
        ),
        (
            [('dice = ["hit"]', "dice = []")],
            "step 1: the rules ask for a battle die that the step does not supply",
        ),
        (
            [("strength = 2", 'strength = "d6"')],
            "step 1: the rules ask for a d6 that the step does not supply",
        ),
        (
            [('dice = ["hit"]', 'dice = ["hit"]\nrefused = "wd.ranged.action"')],
            "step 1: was not refused by ['wd.ranged.action']",
        ),
        (
            [
                ("at = [250.01, 100]", "at = [600, 100]"),
                ('dice = ["hit"]', 'dice = ["hit"]\nrefused = "wd.ranged.not-self"'),
            ],
            f"step 1: refused by {OUT_OF_RANGE}, not by ['wd.ranged.not-self']",
        ),
        (
            [("at = [250.01, 100]", "at = [600, 100]")],
            f"step 1: refused: out-of-range {OUT_OF_RANGE}",
        ),
        ([("orc = { damage = 2 }", "orc = { damage = 3 }")], "orc's damage is 2, not 3"),
        (
            [("orc = { damage = 2 }", "archer = { at = [100, 100.5] }")],
            "archer is at 100, 100, not at 100, 100.5",
        ),
    ],
)
def test_a_case_that_does_not_hold_says_why(
    tmp_path: Path, changes: list[tuple[str, str]], reason: str
) -> None:
    assert run(tmp_path, *changes).reason == reason


def test_a_refused_step_changes_nothing(tmp_path: Path) -> None:
    verdict = run(
        tmp_path,
        ("at = [250.01, 100]", "at = [600, 100]"),
        ('dice = ["hit"]', 'dice = ["hit"]\nrefused = "wd.ranged.action"'),
        ("orc = { damage = 2 }", "orc = { damage = 0 }\narcher = { activated = false }"),
    )
    assert verdict.reason == ""


def test_a_choice_that_the_step_does_not_make_fails_the_case(tmp_path: Path) -> None:
    twins = """
[[disk]]
name = "left"
player = "B"
at = [250.01, 160]

[[disk]]
name = "right"
player = "B"
at = [250.01, 40]

[[step]]
"""
    changes = [("\n[[step]]\n", twins), ('dice = ["hit"]', 'dice = ["scatter", "hit"]')]
    assert run(tmp_path, *changes).reason.startswith(
        "step 1: the rules ask for a choice that the step does not make"
    )
    changes.append(('target = "orc"', 'target = "orc"\nchoose = ["right"]'))
    changes.append(("orc = { damage = 2 }", "right = { damage = 2 }\nleft = { damage = 0 }"))
    assert run(tmp_path, *changes).reason == ""


CARDS = """
title = "Each player has a card called drill; B's is bold, and its entrap is said to activate three disks"
game = "warhammer"
rules = ["wd.command.strategy-cycle"]
source = "a test"

[[disk]]
name = "archer"
player = "A"
at = [100, 100]

[[disk]]
name = "orc"
player = "B"
at = [500, 500]

[[card]]
player = "A"
name = "drill"
strategy = "steady"
activations = 1

[[card]]
player = "B"
name = "drill"
strategy = "bold"
activations = 1

[[card]]
player = "B"
card = "entrap"
activations = 3

[[step]]
player = "A"
do = "command"
card = "drill"

[[step]]
player = "B"
do = "command"
card = "drill"

[expect]
order = ["B", "A"]

[expect.players.B]
hand = ["entrap"]
"""


def test_two_cards_of_one_name_are_two_cards(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(CARDS, encoding="utf-8")
    assert run_case(path).reason == ""


@pytest.mark.parametrize(
    ("shape", "reason"),
    [
        ("[[400, 500], [500, 500], [450, 520], [400, 500]]", ""),
        ("[[400, 500], [500, 500]]", "terrain[1].shape: a polygon has at least three corners"),
        ("[[400, 500], [500, 500], [600, 500]]", "terrain[1].shape: a polygon has an area"),
        (
            "[[400, 500], [500, 600], [500, 500], [420, 580]]",
            "terrain[1].shape: the sides of a polygon do not cross",
        ),
    ],
)
def test_an_outline_may_be_closed_and_must_have_an_inside(tmp_path: Path, shape: str, reason: str) -> None:
    wall = f'[[terrain]]\nname = "wall"\nkeywords = ["cover"]\nshape = {shape}\n\n[[step]]'
    assert run(tmp_path, ("[[step]]", wall)).reason.partition(": ")[2] == reason
