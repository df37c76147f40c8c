"""Which rules the code cites and which the tests prove, read from the sources of a checkout.

Whether a proof notices when the rule is broken is tried by `python -m tools.mutate rules`.
"""

import ast
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from flipfield.rules.catalogue import Catalogue, find, games, load
from flipfield.rules.citations import cited_ids
from flipfield.rules.entries import Rule


class CoverageError(Exception):
    """The sources cannot be read for coverage."""


@dataclass(frozen=True)
class Coverage:
    """Counts for some rules; `missing` are unmarked, and not proven or neither cited nor definitions."""

    rules: int
    cited: int
    proven: int
    definitions: list[str]
    marked: list[str]
    missing: list[str]

    def summary(self) -> dict[str, int | list[str]]:
        """The counts and lists, ready for JSON."""
        return {
            "rules": self.rules,
            "cited": self.cited,
            "proven": self.proven,
            "definitions": self.definitions,
            "marked": self.marked,
            "missing": self.missing,
        }


@dataclass(frozen=True)
class GameCoverage(Coverage):
    """The counts for a whole game, and by area."""

    areas: dict[str, Coverage]


def checkout(start: Path) -> Path:
    """The checkout that a folder lies in."""
    for folder in (start, *start.parents):
        if (folder / "src" / "flipfield").is_dir() and (folder / "tests").is_dir():
            return folder
    raise CoverageError(
        f"rule coverage reads the sources and tests: it needs a checkout of Flipfield, and {start} is in none"
    )


def coverage(root: Path) -> dict[str, GameCoverage]:
    """The coverage of every game's rules by the sources and tests of the checkout that a folder lies in."""
    root = checkout(root)
    cited = cited_ids(root)
    decorated = _decorated_ids(root)
    return {game: _of_game(load(game), cited, decorated | _case_ids(root, game)) for game in games()}


def _of_game(catalogue: Catalogue, cited: set[str], proven: set[str]) -> GameCoverage:
    rules = list(catalogue.rules.values())
    areas = dict.fromkeys(rule.area for rule in rules)
    total = _of_rules(rules, cited, proven)
    by_area = {area: _of_rules([r for r in rules if r.area == area], cited, proven) for area in areas}
    return GameCoverage(
        total.rules, total.cited, total.proven, total.definitions, total.marked, total.missing, by_area
    )


def _of_rules(rules: list[Rule], cited: set[str], proven: set[str]) -> Coverage:
    told = cited | {rule.id for rule in rules if rule.definition}
    return Coverage(
        rules=len(rules),
        cited=sum(rule.id in cited for rule in rules),
        proven=sum(rule.id in proven for rule in rules),
        definitions=[rule.id for rule in rules if rule.definition],
        marked=[rule.id for rule in rules if rule.marked],
        missing=[rule.id for rule in rules if not rule.marked and rule.id not in told & proven],
    )


def _case_ids(root: Path, game: str) -> set[str]:
    """The rules that the case files of a game demonstrate."""
    proven: set[str] = set()
    for path in sorted((root / "tests" / "cases" / game).rglob("*.toml")):
        rules = tomllib.loads(path.read_text("utf-8")).get("rules", [])
        proven.update(_known(rules, str(path.relative_to(root))))
    return proven


def _decorated_ids(root: Path) -> set[str]:
    """The rules that tests name in a `@proves(...)` decorator."""
    proven: set[str] = set()
    for path in sorted((root / "tests").rglob("*.py")):
        where = str(path.relative_to(root))
        for node in ast.walk(ast.parse(path.read_text("utf-8"), where)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                for decorator in node.decorator_list:
                    proven.update(_known(_proves(decorator, where), f"{where}:{node.lineno}"))
    return proven


def _proves(decorator: ast.expr, where: str) -> list[str]:
    """The ids in a decorator, none if it is not `proves`."""
    if not isinstance(decorator, ast.Call):
        return []
    name = decorator.func.attr if isinstance(decorator.func, ast.Attribute) else decorator.func
    if name != "proves" and not (isinstance(name, ast.Name) and name.id == "proves"):
        return []
    ids = [
        arg.value for arg in decorator.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
    ]
    if len(ids) != len(decorator.args) or decorator.keywords:
        raise CoverageError(f"{where}:{decorator.lineno}: proves takes rule ids written out as strings")
    return ids


def _known(ids: Iterable[str], where: str) -> list[str]:
    checked = list(ids)
    for rule_id in checked:
        try:
            find(rule_id)
        except LookupError as error:
            raise CoverageError(f"{where}: {error}") from error
    return checked
