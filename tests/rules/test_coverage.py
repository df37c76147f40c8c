"""Coverage is read from the sources of a checkout."""

from pathlib import Path

import pytest

from flipfield.rules.catalogue import load
from flipfield.rules.coverage import CoverageError, checkout, cited_ids, coverage
from flipfield.rules.entries import UnknownRule
from tests.proves import proves

ROOT = Path(__file__).parents[2]

CODE = '''
"""Flips (wd.move.flip)."""
wd = None
COUNT = wd.move.pivot if wd else f"{1} wd.move.flip-count."  # wd.pin.definition, no wd.made.up
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
        "tests/cases/classic/other.toml": 'rules = ["dw.move.other"]\n',
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path


def test_cited_and_proven_rules_are_counted(tree: Path) -> None:
    found = coverage(tree)["warhammer"]
    marked = [rule.id for rule in load("warhammer").rules.values() if rule.marked]
    done = {"wd.move.flip", "wd.move.flip-count", "wd.pin.definition"}
    assert (found.rules, found.cited, found.proven) == (313, 3, 5)
    assert found.marked == marked
    assert set(load("warhammer").rules) - set(found.missing) == done | set(marked)
    assert list(found.summary()) == ["rules", "cited", "proven", "marked", "missing"]


def test_areas_add_up(tree: Path) -> None:
    found = coverage(tree)["warhammer"]
    move = found.areas["move"]
    assert (move.rules, move.cited, move.proven, move.marked) == (11, 2, 3, [])
    assert "wd.move.pivot" in move.missing
    assert "wd.move.flip" not in move.missing
    assert sum(area.rules for area in found.areas.values()) == found.rules
    assert [r for area in found.areas.values() for r in area.missing] == found.missing


def test_strings_and_comments_cite_but_code_does_not(tree: Path) -> None:
    assert cited_ids(tree) == {"wd.move.flip", "wd.move.flip-count", "wd.pin.definition", "wd.made.up"}


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


def test_the_code_cites_only_known_rules() -> None:
    rules = load("warhammer").rules
    assert [
        cited for cited in sorted(cited_ids(ROOT)) if cited.startswith("wd.") and cited not in rules
    ] == []
