"""Preparing makes what is missing, and says what a machine lacks."""

import importlib.util
import os
from pathlib import Path

import pytest

from tools.prepare import Workshop
from tools.steps import Failure


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    (tmp_path / "pyproject.toml").write_text("")
    return Workshop(tmp_path)


def test_a_python_without_venv_is_told_what_to_install(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(Failure, match="python3-venv"):
        workshop.prepare(for_tests=False)


def test_programs_see_neither_the_sources_nor_another_python(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", "src")
    monkeypatch.setenv("PYTHONHOME", "elsewhere")
    env = workshop.environment()
    assert "PYTHONPATH" not in env
    assert "PYTHONHOME" not in env
    assert env["PATH"].split(os.pathsep)[0] == str(workshop.bin)


def test_a_recent_node_of_the_system_is_used(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    system = workshop.root / "system"
    system.mkdir()
    for program in ("node", "npm"):
        (system / program).write_text("#!/bin/sh\necho v22.12.0\n")
        (system / program).chmod(0o755)
    monkeypatch.setenv("PATH", str(system))
    assert workshop.node() == system
