"""The Fluent files, taken apart."""

from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from flipfield.texts import sources


class Variables(Visitor):
    """Collects the variables of a message, all its variants included."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def entries(lang: str) -> tuple[tuple[str, ast.EntryType], ...]:
    """Everything that the files of a language hold, with the file's name."""
    found: list[tuple[str, ast.EntryType]] = []
    for source in sources(lang):
        resource = FluentParser().parse(source.read_text(encoding="utf-8"))
        found += [(source.name, entry) for entry in resource.body]
    return tuple(found)


@cache
def messages(lang: str) -> dict[str, frozenset[str]]:
    """The keys of a language with the variables of each."""
    found: dict[str, frozenset[str]] = {}
    for _, entry in entries(lang):
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found
