"""Which rules the code can carry at run time, read from the sources.

A rule is cited where its id is written out as a string that an event, a refusal or a broken limit can carry:
in a function, or in a constant that a function uses. Comments, docstrings, comparisons and constants that
nobody uses cite nothing.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

RULE_ID = re.compile(r"\b[a-z]+\.[a-z0-9]+(?:-[a-z0-9]+)*\.[a-z0-9]+(?:-[a-z0-9]+)*")
CARRYING = ("games", "armies")
"""The packages that play by the rules or check them; what others say about rules carries nothing."""

Constant = tuple[str, str]
"""A module and a name at its top."""


class Module:
    """The top of a module: its constants, and what its functions and classes write out and use."""

    def __init__(self, name: str, tree: ast.Module) -> None:
        self.name = name
        self.ids: set[str] = set()
        self.uses: set[Constant] = set()
        self.constants: dict[Constant, tuple[set[str], set[Constant]]] = {}
        self.imported: dict[str, Constant] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    self.imported[alias.asname or alias.name] = (node.module, alias.name)
        for statement in tree.body:
            self.read(statement)

    def read(self, statement: ast.stmt) -> None:
        name = assigned(statement)
        if name:
            self.constants[self.name, name] = (
                set(ids_in(statement)),
                self.names_in(statement) - {(self.name, name)},
            )
        elif not isinstance(statement, ast.Import | ast.ImportFrom | ast.Expr):
            self.ids |= set(ids_in(statement))
            self.uses |= self.names_in(statement)

    def names_in(self, tree: ast.AST) -> set[Constant]:
        """The constants, its own and imported ones, that a part of the module uses."""
        found: set[Constant] = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                found.add(self.imported.get(node.id, (self.name, node.id)))
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                package, name = self.imported.get(node.value.id, ("", ""))
                found.add((f"{package}.{name}", node.attr))
        return found


def assigned(statement: ast.stmt) -> str:
    """The name that a statement gives to a constant, none where it does something else."""
    if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
        return statement.target.id
    if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
        return statement.targets[0].id
    return ""


def ids_in(tree: ast.AST) -> Iterator[str]:
    """The rule ids written out as strings in a part of a module; docstrings and comparisons left out."""
    for node in ast.iter_child_nodes(tree):
        docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if docstring or isinstance(node, ast.Compare):
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if RULE_ID.fullmatch(node.value):
                yield node.value
        else:
            yield from ids_in(node)


def cited_ids(root: Path) -> set[str]:
    """The rules that events, refusals and broken limits of the code in a checkout can carry."""
    home = root / "src"
    paths = [path for package in CARRYING for path in sorted((home / "flipfield" / package).rglob("*.py"))]
    modules = [Module(named(path.relative_to(home)), ast.parse(path.read_text("utf-8"))) for path in paths]
    constants = {name: value for module in modules for name, value in module.constants.items()}
    cited = {rule for module in modules for rule in module.ids}
    waiting = {name for module in modules for name in module.uses}
    seen: set[Constant] = set()
    while waiting:
        name = waiting.pop()
        if name in constants and name not in seen:
            seen.add(name)
            ids, uses = constants[name]
            cited |= ids
            waiting |= uses
    return cited


def named(path: Path) -> str:
    """The name of the module in a file."""
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
