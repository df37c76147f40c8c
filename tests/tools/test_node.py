"""Node is taken from the system only if the client's build runs on it."""

from pathlib import Path

import pytest

from tools.node import folder, recent


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2\n", "v22.12.0", "22.13.1", "v23.0.0", "v24.19.0"])
def test_recent(version: str) -> None:
    assert recent(version)


@pytest.mark.parametrize("version", ["v18.20.4", "v20.18.1", "v21.7.3", "v22.11.0", "", "node", "v22"])
def test_not_recent(version: str) -> None:
    assert not recent(version)


def place(parent: Path, name: str, version: str, npm: bool = True) -> str:
    made = parent / name
    made.mkdir()
    for program in ("node", "npm") if npm else ("node",):
        (made / program).write_text(f"#!/bin/sh\necho {version}\n")
        (made / program).chmod(0o755)
    return str(made)


def test_the_first_recent_node_with_npm_is_chosen(tmp_path: Path) -> None:
    old = place(tmp_path, "old", "v18.0.0")
    bare = place(tmp_path, "bare", "v24.0.0", npm=False)
    good = place(tmp_path, "good", "v22.12.0")
    later = place(tmp_path, "later", "v24.0.0")
    missing = str(tmp_path / "missing")
    assert folder(["", missing, old, bare, good, later]) == Path(good)


def test_no_recent_node(tmp_path: Path) -> None:
    assert folder([place(tmp_path, "old", "v18.0.0")]) is None


def test_a_node_that_does_not_run_is_passed_over(tmp_path: Path) -> None:
    broken = place(tmp_path, "broken", "v24.0.0")
    Path(broken, "node").write_text("#!/nowhere/interpreter\n")
    assert folder([broken]) is None
