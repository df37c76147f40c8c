"""Files that are made to cost much are refused in one line, with the exit code of other bad files."""

from __future__ import annotations

from pathlib import Path

import pytest

from flipfield.content.foreign import SAID
from flipfield.replay.record import MOST_BYTES
from tests.cli.calling import Said, call
from tests.content.attacks import JSON, TOML

COMMANDS = [("pack", "check"), ("pack", "overlay"), ("pack", "show"), ("case",), ("odds",)]


def told(said: Said, code: str) -> None:
    """One line that says what is wrong, and nothing that only a programmer reads."""
    assert said.code != 0
    text = said.out + said.err
    assert SAID[code].partition("{")[0].strip() in text
    assert "Traceback" not in text
    assert len(text) < 500


@pytest.mark.parametrize("name", TOML)
@pytest.mark.parametrize(
    "command", [("pack", "check"), ("pack", "overlay"), ("pack", "show"), ("case",), ("odds",)]
)
def test_no_toml_file_costs_much(command: tuple[str, ...], name: str, tmp_path: Path) -> None:
    text, code = TOML[name]
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    told(call(*command, str(file)), code)


@pytest.mark.parametrize("name", TOML)
def test_no_pack_costs_much(name: str, tmp_path: Path) -> None:
    """A file with a provenance is read as a pack."""
    text, code = TOML[name]
    if code == "too-large":
        return
    file = tmp_path / "mine.toml"
    file.write_text(f"house = []\n{text}", encoding="utf-8")
    told(call("pack", "check", str(file)), code)


@pytest.mark.parametrize("name", sorted(JSON.keys() - {"too much"}))
@pytest.mark.parametrize("verb", ["show", "verify"])
def test_no_replay_costs_much(verb: str, name: str, tmp_path: Path) -> None:
    text, code = JSON[name]
    file = tmp_path / "mine.flip.json"
    file.write_bytes(text)
    told(call("replay", verb, str(file)), code)


def test_a_file_that_never_ends_is_too_large(tmp_path: Path) -> None:
    file = tmp_path / "mine.flip.json"
    with file.open("wb") as opened:
        opened.truncate(MOST_BYTES + 1)
    for command in (("replay", "verify"), ("pack", "check"), ("army", "check")):
        said = call(*command, str(file))
        assert said.code == 2
        assert "is too large" in said.err
