"""A case holds or fails by the rules alone: neither runner nor referee refuses anything."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
RUNNER = sorted((SOURCES / "flipfield" / "cases").glob("*.py"))
REFEREE = SOURCES / "flipfield" / "games" / "warhammer" / "referee.py"
MELEE_OVER = ["wd.melee.phase"]
"""Rules that the referee names: that of the event with which it ends the melee."""


@pytest.mark.parametrize("path", [*RUNNER, REFEREE], ids=lambda path: path.stem)
def test_a_refusal_comes_from_what_refuses_an_answer(path: Path) -> None:
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    called = [ast.unparse(node.func).rpartition(".")[2] for node in nodes if isinstance(node, ast.Call)]
    assert not {"Refusal", "combined"} & set(called)
    texts = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    named = [text for text in texts if text.startswith("wd.")]
    assert named == (MELEE_OVER if path == REFEREE else [])


def test_cases_fail_when_their_rule_is_taken_out() -> None:
    """On the plain sources: functions of the compiled engine cannot be replaced."""
    environment = {**os.environ, "PYTHONPATH": f"{SOURCES}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "tests.cases.mutants"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=ROOT, check=True)
    assert done.stdout.split() == []
