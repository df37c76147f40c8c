"""The command `flipfield rules`."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

from flipfield.cli.rules import rules
from flipfield.rules.catalogue import load

APP = typer.Typer()
APP.command()(rules)


def run(*arguments: str) -> Result:
    return CliRunner().invoke(APP, list(arguments), env={"COLUMNS": "100", "NO_COLOR": "1"})


def output(*arguments: str) -> str:
    result = run(*arguments)
    assert result.exit_code == 0, result.output
    return result.output


def printed(*arguments: str) -> Any:
    return json.loads(output(*arguments, "--json"))


def test_a_rule_with_source_checks_and_rulings() -> None:
    text = output("wd.sight.any-line")
    for part in (
        "One free straight line is enough",
        "Source: 000",
        "Checks\n- given",
        "Rulings\n- sight-grazing: ",
    ):
        assert part in text


def test_a_rule_in_another_language() -> None:
    assert "wd.pin.definition  Binden\nLiegt eine Disk auf einer anderen" in output(
        "wd.pin.definition", "--lang", "de"
    )


def test_a_rule_without_a_translation_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "(not translated" not in output("wd.components.disks", "--lang", "nl")
    monkeypatch.setitem(load("warhammer").texts, "nl", {})
    assert "(not translated, in English)" in output("wd.components.disks", "--lang", "nl")
    assert "Number of disks (en)" in output("--lang", "nl")


def test_a_marked_rule_says_why() -> None:
    assert "Without meaning in software: Advice" in output("wd.components.surface")


def test_a_rule_as_json() -> None:
    rule = printed("wd.keyword.scout", "--lang", "pl")
    assert (rule["id"], rule["area"], rule["title"]) == ("wd.keyword.scout", "keyword", "Zwiad")
    assert (rule["lang"], rule["fallback"], rule["marked"]) == ("pl", False, None)
    assert rule["checks"]
    assert rule["source"]
    assert [set(ruling) for ruling in rule["rulings"]] == [{"id", "title", "ruling", "why"}]


def test_the_list_by_area() -> None:
    text = output("--lang", "nl")
    assert "Warhammer: Diskwars: 313 rules" in text
    assert text.index("\nmove\n") < text.index("wd.move.flip ") < text.index("\npin\n")
    assert re.search(r"^wd\.components\.disks +Aantal schijven *$", text, re.MULTILINE)
    assert len(printed("--lang", "nl")["warhammer"]) == 313


def test_coverage_in_a_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "src" / "flipfield").mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    monkeypatch.chdir(tmp_path)
    found = printed("--coverage")
    assert list(found) == ["warhammer"]
    assert (found["warhammer"]["cited"], found["warhammer"]["proven"]) == (0, 0)
    assert len(found["warhammer"]["missing"]) + len(found["warhammer"]["marked"]) == 313
    assert "elimination" in output("--coverage")


def test_coverage_elsewhere_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("--coverage")
    assert result.exit_code == 1
    assert "needs a checkout" in result.stderr


@pytest.mark.parametrize(
    "arguments", [("wd.move.flp",), ("wd.move.flip", "--coverage"), ("wd.move.flip", "--lang", "fr")]
)
def test_wrong_arguments_are_refused(arguments: tuple[str, ...]) -> None:
    assert run(*arguments).exit_code == 2
