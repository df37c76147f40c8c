"""What the sources use: codes, events and decisions of engine and server, and keys the client asks for."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "flipfield"
CLIENT = ROOT / "web" / "src"

T_CALL = re.compile(r"\bt\(\s*(?:\"([^\"]+)\"|'([^']+)'|`([^`$]+)`)")
T_PREFIX = re.compile(r"\bt\(\s*`([^`$]*)\$\{")
LITERAL = re.compile(r"[\"'`]([a-z][a-z0-9-]*)[\"'`]")


@cache
def modules() -> tuple[ast.Module, ...]:
    """All Python modules of the package."""
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py")))


def calls(*names: str) -> Iterator[tuple[ast.Call, ast.AST]]:
    """The calls of functions, methods and classes of these names, each with the function it stands in."""
    for module in modules():
        scopes = [node for node in ast.walk(module) if isinstance(node, ast.FunctionDef)]
        inner = {node: scope for scope in scopes for node in ast.walk(scope)}
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and called(node) in names:
                yield node, inner.get(node, module)


def called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(name) | ast.Attribute(attr=name):
            return name
    return ""


def word(call: ast.Call, place: int) -> str | None:
    """An argument that is written out as a text."""
    match call.args[place : place + 1]:
        case [ast.Constant(str(said))]:
            return said
    return None


def words(place: int, *names: str) -> set[str]:
    """All texts written out at one place of the calls of these names."""
    return {said for call, _ in calls(*names) if (said := word(call, place)) is not None}


def coded(name: str, place: int) -> dict[str, set[str]]:
    """The codes at one place of the calls of a name, each with the facts that always come with it."""
    found: dict[str, set[str]] = {}
    for call, scope in calls(name):
        code = word(call, place)
        if code is not None:
            given = facts(call.args[2], scope) if len(call.args) > 2 else set()
            found[code] = found.get(code, given) & given
    return found


def refusals() -> dict[str, set[str]]:
    """The codes of refusals with their facts."""
    return {**coded("Refusal", 0), **{code: set() for code in words(0, "Pick", "PickSome")}}


def setups() -> dict[str, set[str]]:
    """What can be wrong with a setup, told by the game or by the server; the key always comes with it."""
    found = {code: given | {"key"} for code, given in coded("SetupError", 1).items()}
    for call, _ in calls("Problem"):
        match call.args:
            case [ast.Constant("setup"), ast.Dict(keys, values)]:
                told = {ast.unparse(key): value for key, value in zip(keys, values, strict=True) if key}
                match told["'reason'"]:
                    case ast.Constant(str(code)):
                        found[code] = {name.strip("'") for name in told} - {"reason"}
    return found


def limits() -> dict[str, set[str]]:
    """The codes of the limits that an army can break, with their facts."""
    return coded("Violation", 1)


def listings() -> dict[str, set[str]]:
    """What can be wrong with the text or code of an army, with the facts."""
    return coded("ArmyError", 0)


def facts(given: ast.expr, scope: ast.AST) -> set[str]:
    """The names in a tuple of facts, written out or assigned before in the same function."""
    match given:
        case ast.Tuple([ast.Constant(str(name)), _]):
            return {name}
        case ast.Tuple(items):
            return {name for item in items for name in facts(item, scope)}
        case ast.Starred(value):
            return facts(value, scope)
        case ast.Name(name):
            before = [value for value in assigned(name, scope) if value.lineno <= given.lineno]
            if before:
                return facts(max(before, key=lambda value: value.lineno), scope)
    raise AssertionError(f"line {given.lineno}: facts that cannot be read: {ast.unparse(given)}")


def assigned(name: str, scope: ast.AST) -> Iterator[ast.expr]:
    """All values that a name is given in a function."""
    for node in ast.walk(scope):
        match node:
            case ast.AnnAssign(ast.Name(known), value=ast.expr() as value) if known == name:
                yield value
            case ast.Assign([ast.Name(known)], value) if known == name:
                yield value


def errors() -> set[str]:
    """The codes of problems that the server tells."""
    return words(0, "Problem") | words(1, "ReplayError")


def events() -> set[str]:
    return words(0, "tell")


def decisions() -> set[str]:
    return words(1, "ask")


def table(heading: str) -> dict[str, set[str]]:
    """A table of the protocol by its first heading: names of the first column with the names of the last."""
    found: dict[str, set[str]] = {}
    inside = False
    for line in (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8").splitlines():
        cells = line.split("|")
        inside = len(cells) > 1 and (inside or cells[1].strip() == heading)
        if inside:
            for name in quoted(cells[1]):
                found.setdefault(name, set()).update(quoted(cells[-2]))
    return found


def quoted(cell: str) -> set[str]:
    return set(re.findall(r"`([a-z0-9_]+)`", cell))


@cache
def pack() -> dict[str, dict[str, Any]]:
    """The tables of all packs of Warhammer: Diskwars."""
    found: dict[str, dict[str, Any]] = {}
    for path in sorted((PACKAGE / "games" / "warhammer" / "packs").glob("*.toml")):
        for name, rows in tomllib.loads(path.read_text(encoding="utf-8")).items():
            found.setdefault(name, {}).update(rows)
    return found


@cache
def client() -> str:
    """All sources of the client in one text."""
    paths = sorted(path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte"))
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def asked() -> set[str]:
    """The keys that the client writes out in a call of `t`."""
    return {key for match in T_CALL.findall(client()) for key in match if key}


def prefixes() -> set[str]:
    """What stands before the changing part in the client's calls of `t`."""
    return set(T_PREFIX.findall(client()))


def mentioned() -> set[str]:
    """All texts in quotes in the client that look like a key."""
    return set(LITERAL.findall(client()))
