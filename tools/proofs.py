"""Where each rule stands in the sources, and which cases and tests prove it."""

import ast
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

RULE_ID = re.compile(r"\bwd\.[a-z0-9-]+\.[a-z0-9]+(?:-[a-z0-9]+)*")
CATALOGUE = "src/flipfield/rules/warhammer.toml"
CODE = ("games", "geometry", "armies", "kernel")
PACKS = "src/flipfield/games/warhammer/packs"

Function = ast.FunctionDef | ast.AsyncFunctionDef


Constant = tuple[str, str]
"""A file and a name at its top."""


class Span(NamedTuple):
    """Some lines of a file, counted from one, both ends included."""

    path: str
    first: int
    last: int

    def holds(self, path: str, row: int) -> bool:
        return path == self.path and self.first <= row <= self.last


class Proof(NamedTuple):
    """The case files and the tests, as pytest names them, that name a rule."""

    cases: list[str]
    tests: list[str]


class Places:
    """Where rules stand: in functions and constants; farther off in classes and modules."""

    def __init__(self) -> None:
        self.near: dict[str, list[Span]] = defaultdict(list)
        self.far: dict[str, list[Span]] = defaultdict(list)
        self.constants: dict[Constant, set[str]] = defaultdict(set)
        self.functions: list[tuple[Span, set[Constant]]] = []

    def beneath(self, rule: str) -> list[Span]:
        """The code beneath a rule: functions and constants that name it, then functions that use such a
        constant; where there are none, the class or module that names it.
        """
        names = {name for name, rules in self.constants.items() if rule in rules}
        using = [span for span, used in self.functions if used & names]
        return list(dict.fromkeys([*self.near[rule], *using])) or self.far[rule]


def unmarked(root: Path) -> list[str]:
    """The rules that have a meaning in software."""
    data = tomllib.loads((root / CATALOGUE).read_text("utf-8"))
    return [rule["id"] for rule in data["rule"] if "marked" not in rule]


def places(root: Path) -> Places:
    """Where all rules stand in the code and in the tables of numbers."""
    found = Places()
    for package in CODE:
        for path in sorted((root / "src" / "flipfield" / package).rglob("*.py")):
            read_module(found, path.relative_to(root).as_posix(), path.read_text("utf-8"))
    for path in sorted((root / PACKS).glob("*.toml")):
        read_table(found, path.relative_to(root).as_posix(), path.read_text("utf-8"))
    return found


def read_module(found: Places, path: str, text: str) -> None:
    lines, tree = text.splitlines(), ast.parse(text)
    known = {
        alias.asname or alias.name: (f"src/{node.module.replace('.', '/')}.py", alias.name)
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }
    for node in tree.body:
        note(found, path, lines, node, known)
    head = "\n".join(lines[: tree.body[0].end_lineno] if tree.body else lines)
    for rule in RULE_ID.findall(head):
        found.far[rule].append(Span(path, 1, len(lines)))
    for name, span in constants(path, tree):
        for rule in RULE_ID.findall(within(lines, span)):
            found.constants[path, name].add(rule)
            rows = [row for row in range(span.first, span.last) if f'"{rule}"' in lines[row - 1]]
            found.near[rule] += [Span(path, row, row) for row in rows] or [span]


def note(found: Places, path: str, lines: list[str], node: ast.stmt, known: dict[str, Constant]) -> None:
    """Note the rules of a function, or of a class and its methods, and the constants that it uses."""
    if not isinstance(node, ast.ClassDef | Function):
        return
    span = Span(path, beginning(lines, node.lineno), node.end_lineno or node.lineno)
    if isinstance(node, ast.ClassDef):
        for rule in RULE_ID.findall(within(lines, span)):
            found.far[rule].append(span)
        for part in node.body:
            note(found, path, lines, part, known)
        return
    for rule in RULE_ID.findall(within(lines, span)):
        found.near[rule].append(span)
    used = {known.get(part.id, (path, part.id)) for part in ast.walk(node) if isinstance(part, ast.Name)}
    found.functions.append((span, used))


def constants(path: str, tree: ast.Module) -> Iterator[tuple[str, Span]]:
    """The constants of a module, each with the words that follow it."""
    for node, after in zip(tree.body, [*tree.body[1:], None], strict=True):
        target: ast.expr | None = node.target if isinstance(node, ast.AnnAssign) else None
        if isinstance(node, ast.Assign):
            target = node.targets[0]
        if isinstance(target, ast.Name):
            last = after if isinstance(after, ast.Expr) else node
            yield target.id, Span(path, node.lineno, last.end_lineno or node.lineno)


def beginning(lines: list[str], row: int) -> int:
    """The first line of the comment right above a line."""
    while row > 1 and lines[row - 2].lstrip().startswith("#"):
        row -= 1
    return row


def within(lines: list[str], span: Span) -> str:
    return "\n".join(lines[span.first - 1 : span.last])


def read_table(found: Places, path: str, text: str) -> None:
    """Rules named beside the head of a table stand over it, those elsewhere over the whole file."""
    lines = text.splitlines()
    heads = [row for row, line in enumerate(lines, 1) if line.startswith("[")]
    for row, line in enumerate(lines, 1):
        for rule in RULE_ID.findall(line):
            if row in heads:
                last = min([head - 1 for head in heads if head > row], default=len(lines))
                found.near[rule].append(Span(path, row, last))
            else:
                found.near[rule].append(Span(path, 1, len(lines)))


def proofs(root: Path) -> dict[str, Proof]:
    """The cases and tests that name each rule."""
    found: dict[str, Proof] = defaultdict(lambda: Proof([], []))
    for path in sorted((root / "tests" / "cases").rglob("*.toml")):
        for rule in tomllib.loads(path.read_text("utf-8")).get("rules", []):
            found[rule].cases.append(path.relative_to(root).as_posix())
    for path in sorted((root / "tests").rglob("test_*.py")):
        text = path.read_text("utf-8")
        if "proves(" in text:
            for name, rules in decorated(ast.parse(text), path.relative_to(root).as_posix()):
                for rule in rules:
                    found[rule].tests.append(name)
    return found


def decorated(tree: ast.AST, name: str) -> Iterator[tuple[str, list[str]]]:
    """The tests with a `@proves(...)`, and what stands in it."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef | Function):
            own = f"{name}::{node.name}"
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).endswith("proves"):
                    yield own, [str(ast.literal_eval(part)) for part in decorator.args]
            yield from decorated(node, own)
