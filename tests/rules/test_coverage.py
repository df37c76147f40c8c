"""Coverage is read from the sources of a checkout."""

from pathlib import Path

import pytest

from flipfield.rules.catalogue import load
from flipfield.rules.coverage import CoverageError, checkout, coverage
from flipfield.rules.entries import UnknownRule
from tests.proves import proves

ROOT = Path(__file__).parents[2]

CODE = '''
"""Flips (wd.move.pivot)."""
COUNT = ("wd.move.flip-count",)
UNUSED = ("wd.pin.definition",)  # wd.pin.definition


def flip(battle):
    """wd.pin.definition"""
    battle.tell("flip", (), ("wd.move.flip", *COUNT))
'''
TEST = """
import tests
from tests.proves import proves

@proves("wd.move.flip", "wd.move.pivot")
def test_flip() -> None: ...

class TestPins:
    @tests.proves.proves("wd.pin.definition")
    async def test_pin(self) -> None: "@proves('wd.pin.multiple')"

@other("wd.pin.any-side")
@plain
def test_other() -> None: ...
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    files = {
        "src/flipfield/games/flow.py": CODE,
        "src/flipfield/rules/own.py": '"wd.pin.example-abc"',
        "tests/scenes/test_flip.py": TEST,
        "tests/cases/warhammer/count.toml": 'rules = ["wd.move.flip-count", "wd.sight.any-line"]\n',
        "tests/cases/warhammer/pins.toml": 'rules = ["wd.pin.multiple"]\n',
        "tests/cases/classic/other.toml": 'rules = ["dw.move.other"]\n',
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path


def test_cited_and_proven_rules_are_counted(tree: Path) -> None:
    found = coverage(tree)["warhammer"]
    rules = load("warhammer").rules
    marked = [rule.id for rule in rules.values() if rule.marked]
    assert (found.rules, found.cited, found.proven) == (313, 2, 6)
    assert found.marked == marked
    assert found.definitions == [rule.id for rule in rules.values() if rule.definition]
    done = {"wd.move.flip", "wd.move.flip-count", "wd.pin.multiple"}
    assert set(rules) - set(found.missing) == done | set(marked)
    assert set(found.summary()) == {"rules", "cited", "proven", "definitions", "marked", "missing"}


def test_a_definition_is_only_proven(tree: Path) -> None:
    """Nothing cites wd.pin.multiple; wd.pin.any-side is no definition, wd.pin.example-abc is not proven."""
    missing = coverage(tree)["warhammer"].missing
    assert "wd.pin.multiple" not in missing
    assert {"wd.pin.definition", "wd.pin.any-side", "wd.pin.example-abc"} <= set(missing)


def test_areas_add_up(tree: Path) -> None:
    found = coverage(tree)["warhammer"]
    move = found.areas["move"]
    assert (move.rules, move.cited, move.proven, move.marked) == (11, 2, 3, [])
    assert "wd.move.pivot" in move.missing
    assert "wd.move.flip" not in move.missing
    assert sum(area.rules for area in found.areas.values()) == found.rules
    assert [r for area in found.areas.values() for r in area.missing] == found.missing


@pytest.mark.parametrize(
    ("name", "text", "complaint"),
    [
        (
            "tests/cases/warhammer/bad.toml",
            'rules = ["wd.move.flp"]',
            r"bad\.toml: unknown rule 'wd\.move\.flp'",
        ),
        ("tests/test_bad.py", "@proves('wd.move.flp')\ndef f(): ...", r"test_bad\.py:2: unknown rule"),
        (
            "tests/test_bad.py",
            "@proves(*IDS)\ndef f(): ...",
            r"test_bad\.py:1: proves takes rule ids written out",
        ),
    ],
)
def test_proofs_that_cannot_be_read_are_refused(tree: Path, name: str, text: str, complaint: str) -> None:
    (tree / name).write_text(text, "utf-8")
    with pytest.raises(CoverageError, match=complaint):
        coverage(tree)


def test_it_needs_a_checkout(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    assert checkout(tree / "src" / "flipfield" / "games") == tree
    assert coverage(tree / "tests") == coverage(tree)
    with pytest.raises(CoverageError, match="needs a checkout of Flipfield"):
        coverage(tmp_path_factory.mktemp("elsewhere"))


def test_proves_leaves_the_test_alone_and_refuses_unknown_rules() -> None:
    def test() -> None: ...

    assert proves("wd.move.flip")(test) is test
    with pytest.raises(UnknownRule, match=r"did you mean wd\.move\.flip"):
        proves("wd.move.flp")


def test_no_rule_is_missing() -> None:
    """Every unmarked rule is proven, and cited unless it is a definition."""
    assert coverage(ROOT)["warhammer"].missing == []
