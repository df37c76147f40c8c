"""The page docs/coverage.md: which file proves which rule, which scene shows which thing of the box.

Written by `python -m tests.coverage_page > docs/coverage.md`.
"""

import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from flipfield.games.warhammer.kinds import GUARDS, PLAIN_KEYWORDS, TERRAIN_KEYWORDS, VALUED_KEYWORDS
from flipfield.games.warhammer.pack import core
from flipfield.rules.catalogue import load
from flipfield.rules.coverage import coverage

ROOT = Path(__file__).resolve().parent.parent
CASES = ROOT / "tests" / "cases" / "warhammer"
KEYWORDS = (
    *PLAIN_KEYWORDS,
    *VALUED_KEYWORDS,
    *[f"{guard} {name}" for guard in ("immune", "resistant") for name, _ in GUARDS],
)
DATA_TESTS = "test_pack_"
"""Tests of the numbers in the packs: they name everything and play nothing."""


def cases() -> Iterator[tuple[str, dict[str, Any]]]:
    """The case files with their content."""
    for path in sorted(CASES.rglob("*.toml")):
        yield path.stem, tomllib.loads(path.read_text("utf-8"))


def tests() -> Iterator[tuple[str, ast.Module]]:
    """The test files that prove rules, as trees."""
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        text = path.read_text("utf-8")
        if "proves(" in text:
            yield path.relative_to(ROOT / "tests").as_posix(), ast.parse(text)


def constants(tree: ast.AST) -> set[str]:
    """All strings written out in a tree."""
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def proofs() -> dict[str, list[str]]:
    """The files that prove each rule."""
    found: dict[str, list[str]] = {}
    for name, data in cases():
        for rule in data.get("rules", []):
            found.setdefault(rule, []).append(name)
    for name, tree in tests():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "proves":
                for rule in sorted(constants(node)):
                    if name not in found.setdefault(rule, []):
                        found[rule].append(name)
    return found


def things() -> dict[str, dict[str, set[str]]]:
    """What has to be shown, by kind: each thing with the words that name it in a scene."""
    pack = core()
    abilities: dict[str, set[str]] = {}
    for unit in pack.units.values():
        for ability in unit.abilities:
            abilities[f"{unit.id}: {ability}"] = {f"unit {unit.id}", f"word {unit.id}"}
    return {
        "Unit abilities": abilities,
        "Keywords": {word: {f"keyword {word}"} for word in KEYWORDS},
        "Command cards": {id: {f"card {id}", f"word {id}"} for id in pack.cards},
        "Deployment cards": {
            id: {f"zone {id}", f"zone {card.ability}"} for id, card in pack.deployment_cards.items()
        },
        "Scenario abilities": {id: {f"word {card.ability}"} for id, card in pack.scenarios.items()},
        "Objectives": {
            f"{id}: {card.objective}": {f"objective {id}", f"objective {card.objective}", f"word {id}"}
            for id, card in pack.scenarios.items()
        },
        "Terrain pieces": {id: {f"piece {id}", f"word {id}"} for id in pack.pieces},
        "Terrain keywords": {word: {f"ground {word}"} for word in TERRAIN_KEYWORDS},
        "Other units": {
            unit.id: {f"unit {unit.id}", f"word {unit.id}"}
            for unit in pack.units.values()
            if not unit.abilities
        },
    }


def keyword_of(text: str) -> str:
    """A keyword without its value: "impact 2" is impact."""
    return text if text in KEYWORDS else text.split()[0]


def words_of_case(data: dict[str, Any]) -> set[str]:
    """What a case puts on the table, as words such as "unit teclis"."""
    pack = core()
    found: set[str] = set()
    for disk in data.get("disk", []):
        unit = disk.get("unit", "")
        found.add(f"unit {unit}")
        printed = pack.units[unit].keywords if unit else ()
        found |= {f"keyword {keyword_of(word)}" for word in disk.get("keywords", printed)}
    for row in data.get("terrain", []):
        found.add(f"piece {row.get('piece', '')}")
        found |= {f"ground {word}" for word in row.get("keywords", [])}
        if "piece" in row:
            found |= {f"ground {word}" for word in pack.pieces[row["piece"]].keywords}
    for row in data.get("card", []):
        found.add(f"card {row.get('card', '')}")
    for row in data.get("zone", []):
        found.add(f"zone {row.get('card', '')}")
    found |= {f"objective {kind}" for kind in data.get("setup", {}).get("objectives", {}).values()}
    return found


def words_of_test(tree: ast.Module) -> set[str]:
    """The strings of a test file, and what it names in a keyword argument such as `zone="hill"`."""
    found = {f"word {text}" for text in constants(tree)}
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and isinstance(node.value, ast.Constant):
            found.add(f"{node.arg} {node.value.value!s}")
    return found


def shown() -> dict[str, dict[str, list[str]]]:
    """The cases and scenes that show each thing, by kind."""
    tables = {name: words_of_case(data) for name, data in cases()}
    for name, tree in tests():
        if name.startswith("scenes/") and DATA_TESTS not in name:
            tables[name] = words_of_test(tree)
    return {
        kind: {
            item: [name for name, table in tables.items() if names & table] for item, names in items.items()
        }
        for kind, items in things().items()
    }


def listed(files: list[str], most: int = 6) -> str:
    """Files as a cell of a table; of many only the first."""
    cell = ", ".join(f"`{name}`" for name in files[:most])
    return cell + (f" and {len(files) - most} more" if len(files) > most else "") if files else "none"


def page() -> str:
    """The whole page."""
    catalogue, total, proven = load("warhammer"), coverage(ROOT)["warhammer"], proofs()
    lines = [
        "# Coverage of the rules",
        "",
        "Written by `python -m tests.coverage_page > docs/coverage.md`; a test compares. Names without a",
        "folder are case files in `tests/cases/warhammer`.",
        "",
        f"Warhammer: Diskwars has {total.rules} rules: {total.proven} proven by a case or test,",
        f"{total.cited} cited by events, refusals and broken limits, {len(total.definitions)} definitions,",
        f"counts and examples, {len(total.marked)} marked as having no meaning in software,",
        f"{len(total.missing)} missing. Whether the proofs notice a broken rule: [mutation.md](mutation.md).",
        "",
        f"| area | {' | '.join(total.summary())} |",
        f"| --- | {' | '.join(['--:'] * len(total.summary()))} |",
    ]
    for area, part in total.areas.items():
        counts = [len(part) if isinstance(part, list) else part for part in part.summary().values()]
        lines.append(f"| {area} | " + " | ".join(str(count) for count in counts) + " |")
    for area in total.areas:
        lines += ["", f"## {area}", "", "| rule | proven by |", "| --- | --- |"]
        for rule in catalogue.rules.values():
            if rule.area == area:
                cell = (
                    "(marked)" if rule.marked and rule.id not in proven else listed(proven.get(rule.id, []))
                )
                lines.append(f"| `{rule.id}` | {cell} |")
    for kind, items in shown().items():
        lines += ["", f"## {kind}", "", "| thing | shown by |", "| --- | --- |"]
        lines += [f"| {item} | {listed(files, 4)} |" for item, files in items.items()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(page())
