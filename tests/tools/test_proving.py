"""The tools that break the code beneath a rule: where it stands, what breaks it, who proves it."""

from pathlib import Path

import pytest

from tools.mutants import CALL_OUT, NAMED, TABLE_OUT, Break, Mutant, mutant, own_breaks
from tools.proofs import Proof, Span, places, proofs, unmarked
from tools.proving import changed

CATALOGUE = """
[[rule]]
id = "wd.move.flip"
[[rule]]
id = "wd.move.lifting"
marked = "by hand"
"""
MOVE = '''"""Moves (wd.move.pivot)."""
from flipfield.games.warhammer.kinds import FLIP

KINDS = {"small": 3}
"""wd.army.copies"""


# wd.range.self
def near():
    """wd.range.measure"""
    tell("near")
    return 1 + KINDS["small"]


class Mover:
    """wd.control.owner"""

    def move(self):
        tell("flip", FLIP)
'''
BOX = "# wd.components.disks\n[orc]  # wd.unit.orc\nsize = 3\n[elf]\n"
FILES = {
    "src/flipfield/rules/warhammer.toml": CATALOGUE,
    "src/flipfield/games/warhammer/move.py": MOVE,
    "src/flipfield/games/warhammer/kinds.py": 'FLIP = ("wd.move.flip",)\n',
    "src/flipfield/games/warhammer/packs/box.toml": BOX,
    "tests/cases/warhammer/flip.toml": 'rules = ["wd.move.flip"]\n',
    "tests/scenes/test_flip.py": '@proves("wd.move.flip")\ndef test_flip(): ...\n',
}
HOME = "src/flipfield/games/warhammer"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("rule", "spans"),
    [
        ("wd.move.flip", [Span(f"{HOME}/kinds.py", 1, 1), Span(f"{HOME}/move.py", 18, 19)]),
        ("wd.range.self", [Span(f"{HOME}/move.py", 8, 12)]),
        ("wd.range.measure", [Span(f"{HOME}/move.py", 8, 12)]),
        ("wd.army.copies", [Span(f"{HOME}/move.py", 4, 5), Span(f"{HOME}/move.py", 8, 12)]),
        ("wd.control.owner", [Span(f"{HOME}/move.py", 15, 19)]),
        ("wd.move.pivot", [Span(f"{HOME}/move.py", 1, 19)]),
        ("wd.unit.orc", [Span(f"{HOME}/packs/box.toml", 2, 3)]),
        ("wd.components.disks", [Span(f"{HOME}/packs/box.toml", 1, 4)]),
        ("wd.pin.multiple", []),
    ],
)
def test_the_code_beneath_a_rule(tree: Path, rule: str, spans: list[Span]) -> None:
    """Functions that name it or use a constant that does; else the class or module; tables of numbers."""
    assert places(tree).beneath(rule) == spans


def test_the_proofs_of_a_rule(tree: Path) -> None:
    assert unmarked(tree) == ["wd.move.flip"]
    found = Proof(["tests/cases/warhammer/flip.toml"], ["tests/scenes/test_flip.py::test_flip"])
    assert proofs(tree) == {"wd.move.flip": found}


@pytest.mark.parametrize(
    ("place", "before", "after"),
    [
        (Break(f"{HOME}/move.py", CALL_OUT, 0, 11), '    tell("near")\n', "    pass\n"),
        (Break(f"{HOME}/move.py", NAMED, 0, 4), '{"small": 3}', '{"nothing": 3}'),
        (Break(f"{HOME}/packs/box.toml", "number", 0, 3), "size = 3", "size = 4"),
        (Break(f"{HOME}/packs/box.toml", TABLE_OUT, 0, 2), "[orc]  # wd.unit.orc\nsize = 3\n", ""),
    ],
)
def test_breaks_of_our_own(tree: Path, place: Break, before: str, after: str) -> None:
    text = (tree / place.path).read_text("utf-8")
    assert place in list(own_breaks(tree, [Span(place.path, 1, 99)]))
    assert mutant(tree, place).broken == text.replace(before, after, 1)


def test_a_break_is_told_from_one_outside_functions() -> None:
    assert set(changed(Mutant("move.py", MOVE, MOVE.replace("1 + ", "2 + ")))) == {"near"}
    assert set(changed(Mutant("move.py", MOVE, MOVE.replace('"flip", ', "")))) == {"Mover.move"}
    assert changed(Mutant("move.py", MOVE, MOVE.replace("3}", "4}"))) == {}
