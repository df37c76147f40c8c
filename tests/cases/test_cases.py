"""Every case holds: the project's own and, where that folder lies beside the checkout, the shared ones."""

import re
import tomllib
from pathlib import Path

import pytest

from flipfield.cases.run import run_case
from flipfield.rules.catalogue import load

ROOT = Path(__file__).parents[2]
OWN = sorted((ROOT / "tests" / "cases" / "warhammer").rglob("*.toml"))
SHARED = sorted((ROOT.parent / "shared" / "cases" / "warhammer").rglob("*.toml"))
KEBAB = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*\.toml")


@pytest.mark.parametrize(
    "path",
    [pytest.param(path, id=path.stem) for path in OWN]
    + [pytest.param(path, id=f"shared-{path.stem}") for path in SHARED],
)
def test_case_holds(path: Path) -> None:
    verdict = run_case(path)
    assert verdict.holds, verdict.reason


def test_own_cases_name_what_they_show() -> None:
    """File names in kebab-case, titles that differ, rules and rulings that the catalogue knows."""
    catalogue = load("warhammer")
    titles: set[str] = set()
    for path in OWN:
        head = tomllib.loads(path.read_text("utf-8"))
        assert KEBAB.fullmatch(path.name), path.name
        assert head["title"] not in titles, path.name
        titles.add(head["title"])
        assert head["rules"], path.name
        assert [rule for rule in head["rules"] if rule not in catalogue.rules] == [], path.name
        assert "ruling" not in head or head["ruling"] in catalogue.rulings, path.name
        assert head["source"], path.name
