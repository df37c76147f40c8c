"""What counts as a citation, and that everything cited is carried while the rules are played."""

from pathlib import Path

import pytest

from flipfield.rules.catalogue import load
from flipfield.rules.citations import cited_ids
from tests.rules.carried import carried

ROOT = Path(__file__).parents[2]

KINDS = '''
"""Module (wd.move.pivot)."""
from typing import Final

FLIP: Final = ("wd.move.flip",)
NOBODY: Final = ("wd.pin.multiple",)
BASE = ("wd.range.bands",)
FAR: Final = (*BASE, "wd.range.measure")
"""A constant's own words: wd.range.self"""
RULES = {"empower": ("wd.empower.once",)}
LOST: Final = (*NOBODY, "wd.pin.any-side")
SHARED: Final = ("wd.sight.any-line",)
FOREIGN: Final = ("wd.sight.required",)
'''
FLOW = '''
from flipfield.games.kinds import FAR, FLIP, SHARED as LINE
from flipfield.games import kinds


def flip(battle: Battle) -> None:
    """wd.move.flip-count"""
    # wd.move.flip-reach
    battle.tell("flip", (), FLIP)
    if battle.rule == "wd.pin.definition":
        battle.tell("pin", (), ("wd.pin.engages",) + kinds.RULES["empower"])


class Family:
    """wd.overlap.definition"""

    WHY = ("wd.dice.hit",)

    def refusal(self) -> Refusal:
        "wd.dice.miss"
        return Refusal("too-far", FAR if self else LINE)
'''
CITED = {
    "wd.move.flip",
    "wd.range.bands",
    "wd.range.measure",
    "wd.empower.once",
    "wd.sight.any-line",
    "wd.pin.engages",
    "wd.dice.hit",
}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for name, text in {
        "games/kinds.py": KINDS,
        "games/flow.py": FLOW,
        "cli/rules.py": 'EXAMPLE = print("wd.scrum.definition")',
    }.items():
        path = tmp_path / "src" / "flipfield" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path


def test_only_what_can_be_carried_is_cited(tree: Path) -> None:
    """No comments, docstrings, comparisons, unused constants, nor what other packages say."""
    assert cited_ids(tree) == CITED


def test_the_code_cites_known_rules_only_and_no_definitions() -> None:
    rules = load("warhammer").rules
    cited = {rule for rule in cited_ids(ROOT) if rule.startswith("wd.")}
    assert cited - set(rules) == set()
    assert {rule for rule in cited if rules[rule].definition or rules[rule].marked} == set()


def test_every_cited_rule_is_carried_by_an_event_or_a_refusal() -> None:
    """In the cases, the golden games and random games with wrong answers at every turn."""
    cited = {rule for rule in cited_ids(ROOT) if rule.startswith("wd.")}
    seen = carried()
    assert sorted(cited - seen) == []
    assert sorted(seen - cited) == []
