"""Small breaks of the sources: where one can be made, and the source with it.

Those of Python files come from Cosmic Ray, beside calls left out and names in constants. In tables numbers
and names are exchanged.
"""

import ast
import difflib
import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tools.proofs import RULE_ID, Span

# Limits and negations. Cosmic Ray's other exchanges, such as < for == or % for +, say little about rules.
KEPT = re.compile(
    r"core/(ReplaceComparisonOperator_(Eq_NotEq|NotEq_Eq|Lt_LtE|Lt_GtE|LtE_Lt|LtE_Gt|Gt_GtE|Gt_LtE|GtE_Gt|GtE_Lt|"
    r"Is_IsNot|IsNot_Is)|ReplaceUnaryOperator_Delete_.*|AddNot|NumberReplacer|ZeroIterationForLoop|"
    r"ReplaceBinaryOperator_(Add_Sub|Sub_Add|Mul_Add|FloorDiv_Mul|Mod_Mul|Pow_Mul|BitAnd_BitOr|BitOr_BitAnd)|"
    r"Replace(AndWithOr|OrWithAnd|TrueWithFalse|FalseWithTrue|BreakWithContinue|ContinueWithBreak))"
)
TYPES = re.compile(r"^\s*assert |\| None")
NUMBER = re.compile(r"(?<![\w.-])\d+(?![\w.-])")
NAME = re.compile(r'"[^"]+"')
CALL_OUT = "a call left out"
TABLE_OUT = "a table left out"
NAMED = "another name in a constant"


class Mutant(NamedTuple):
    """One small break: where, and the source before and after."""

    path: str
    sound: str
    broken: str

    def diff(self) -> str:
        before, after = self.sound.splitlines(), self.broken.splitlines()
        return "\n".join(difflib.unified_diff(before, after, self.path, self.path, lineterm="", n=1))


class Break(NamedTuple):
    """A break that can be made: the operator, which of its places in the file, and the line."""

    path: str
    operator: str
    occurrence: int
    row: int


def breaks(copy: Path, paths: list[str]) -> list[Break]:
    """The breaks that say something about rules. Asserts and annotations are there for the types, so nothing
    in them counts.
    """
    trees, plugins = importlib.import_module("cosmic_ray.ast"), importlib.import_module("cosmic_ray.plugins")
    operators = {
        name: plugins.get_operator(name)() for name in plugins.operator_names() if KEPT.fullmatch(name)
    }
    found: list[Break] = []
    for path in paths:
        text = (copy / path).read_text("utf-8")
        nodes, lines = list(trees.ast_nodes(trees.get_ast(text))), text.splitlines()
        for name, operator in operators.items():
            places = [place for node in nodes for place in operator.mutation_positions(node)]
            found += [Break(path, name, i, start[0]) for i, (start, _) in enumerate(places)]
        found = [place for place in found if place.path != path or not TYPES.search(lines[place.row - 1])]
    return found


def mutant(copy: Path, place: Break) -> Mutant:
    """The break made."""
    sound = (copy / place.path).read_text("utf-8")
    if place.operator == CALL_OUT:
        return Mutant(place.path, sound, _without(sound, place.row))
    if place.operator == NAMED:
        return Mutant(place.path, sound, _renamed(sound, place.occurrence))
    if place.path.endswith(".toml"):
        return Mutant(place.path, sound, _exchanged(sound, place))
    operators = importlib.import_module("cosmic_ray.plugins")
    breaking = importlib.import_module("cosmic_ray.mutating")
    broken = breaking.mutate_code(sound, operators.get_operator(place.operator)(), place.occurrence)
    return Mutant(place.path, sound, broken)


def own_breaks(copy: Path, spans: list[Span]) -> Iterator[Break]:
    """The breaks that Cosmic Ray does not make: calls left out, numbers and names of a table."""
    for span in spans:
        text = (copy / span.path).read_text("utf-8")
        if span.path.endswith(".toml"):
            yield from _in_table(span, text)
        else:
            rows = [call.lineno for call in _calls(text)]
            yield from [Break(span.path, CALL_OUT, 0, row) for row in rows if span.holds(span.path, row)]
            names = enumerate(_names(text))
            yield from [
                Break(span.path, NAMED, i, n.lineno) for i, n in names if span.holds(span.path, n.lineno)
            ]


def _calls(text: str) -> list[ast.Expr]:
    """The calls of a source that stand by themselves."""
    found = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Expr)]
    return [node for node in found if isinstance(node.value, ast.Call)]


def _names(text: str) -> list[ast.Constant]:
    """The names in the constants of a source that are no rule ids."""
    tops = [node for node in ast.parse(text).body if isinstance(node, ast.Assign | ast.AnnAssign)]
    found = [part for node in tops for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return [part for part in found if isinstance(part.value, str) and not RULE_ID.fullmatch(part.value)]


def _renamed(text: str, occurrence: int) -> str:
    """A source with one name of its constants exchanged."""
    name = _names(text)[occurrence]
    lines = text.splitlines(keepends=True)
    line = lines[name.lineno - 1].encode()
    assert name.end_col_offset is not None
    new = line[: name.col_offset] + b'"nothing"' + line[name.end_col_offset :]
    lines[name.lineno - 1] = new.decode()
    return "".join(lines)


def _in_table(span: Span, text: str) -> Iterator[Break]:
    for row, line in enumerate(text.splitlines(), 1):
        if span.holds(span.path, row) and line.startswith("["):
            yield Break(span.path, TABLE_OUT, 0, row)
        if span.holds(span.path, row) and "=" in line and not line.startswith("#"):
            for kind, pattern in (("number", NUMBER), ("name", NAME)):
                for occurrence, _ in enumerate(pattern.findall(line.partition("=")[2])):
                    yield Break(span.path, kind, occurrence, row)


def _without(text: str, row: int) -> str:
    """A source without the call that begins at a line."""
    lines = text.splitlines(keepends=True)
    node = next(call for call in _calls(text) if call.lineno == row)
    lines[row - 1 : node.end_lineno] = [" " * node.col_offset + "pass\n"]
    return "".join(lines)


def _exchanged(text: str, place: Break) -> str:
    """A table left out, or with one number raised or one name exchanged."""
    lines = text.splitlines(keepends=True)
    if place.operator == TABLE_OUT:
        heads = [row for row, line in enumerate(lines) if line.startswith("[") and row >= place.row]
        del lines[place.row - 1 : min(heads, default=len(lines))]
        return "".join(lines)
    key, equals, value = lines[place.row - 1].partition("=")
    pattern = NUMBER if place.operator == "number" else NAME
    found = list(pattern.finditer(value))[place.occurrence]
    new = str(int(found.group()) + 1) if place.operator == "number" else '"nothing"'
    lines[place.row - 1] = key + equals + value[: found.start()] + new + value[found.end() :]
    return "".join(lines)
