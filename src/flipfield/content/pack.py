"""Reading packs: every number says where it comes from, and nothing unknown gets in."""

from __future__ import annotations

from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

from flipfield.content.foreign import Foreign, read_toml

PROVENANCES = ("printed", "forced", "reported", "house")
"""A rulebook states it; it follows from a worked example; players report it; it is ours."""


@dataclass(frozen=True)
class Flaw:
    """A mistake as data: a text's key with its facts, the line (0: unknown), and table, row and key."""

    code: str
    facts: tuple[tuple[str, str | int], ...] = ()
    line: int = 0
    where: tuple[str, ...] = ()


class PackError(Exception):
    """A pack that cannot be used: says where, what and what would be right."""

    def __init__(self, source: str, place: str, message: str, flaw: Flaw | None = None) -> None:
        super().__init__(f"{source}: {place}: {message}" if place else f"{source}: {message}")
        self.source = source
        self.place = place
        self.message = message
        self.flaw = flaw


@dataclass(frozen=True)
class Row:
    """One thing of a pack: its values and the provenance of those that are facts."""

    id: str
    values: dict[str, Any]
    provenance: dict[str, str]


@dataclass(frozen=True)
class Schema:
    """What the rows of one table may hold: facts need a provenance, plain keys do not.

    Facts are words and lists, or numbers, each with the least and the most that it may be.
    """

    words: frozenset[str] = field(default_factory=frozenset)
    numbers: dict[str, tuple[int, int]] = field(default_factory=dict)
    plain: frozenset[str] = field(default_factory=frozenset)
    single: bool = False

    @property
    def facts(self) -> frozenset[str]:
        return self.words | frozenset(self.numbers)

    def fits(self, key: str, value: object) -> bool:
        """Whether a value is a number that a fact may be; facts that are no numbers fit."""
        if key not in self.numbers:
            return True
        least, most = self.numbers[key]
        return within(value, least, most)


def within(value: object, least: int, most: int) -> bool:
    """Whether a value is a whole number in a range."""
    return type(value) is int and least <= value <= most


def out_of_range(value: object, least: int, most: int) -> str:
    """A sentence about a number that is too small, too large or none."""
    return f"must be a whole number from {least} to {most}, not {shown(value)}"


SHOWN = 80
"""So many letters of a wrong value are told."""


def shown(value: object) -> str:
    """A wrong value as a sentence tells it."""
    text = repr(value)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


def parse(text: str, source: str, schemas: dict[str, Schema]) -> dict[str, dict[str, Row]]:
    """All tables of a pack's text, checked against their schemas."""
    try:
        data = read_toml(text)
    except Foreign as error:
        raise unread(source, error) from error
    tables: dict[str, dict[str, Row]] = {name: {} for name in schemas}
    for name, table in data.items():
        schema = schemas.get(name)
        if schema is None:
            raise PackError(source, f"[{name}]", unknown("table", name, list(schemas)))
        if schema.single:
            tables[name][name] = row(source, name, name, table, schema)
            continue
        if not isinstance(table, dict):
            raise PackError(source, f"[{name}]", f"must hold tables such as [{name}.name]")
        for id, values in table.items():
            tables[name][id] = row(source, f"{name}.{id}", id, values, schema)
    return tables


def unread(source: str, error: Foreign) -> PackError:
    """The error of a text that was not read."""
    facts = tuple([(name, value) for name, value in error.facts.items() if name != "reason"])
    place = "" if error.code == "not-toml" or not error.line else f"line {error.line}"
    return PackError(source, place, str(error), Flaw(error.code, facts, error.line))


def unknown(what: str, name: str, known: list[str]) -> str:
    """A sentence about something misspelt, with the nearest right word."""
    near = nearest(name, known)
    hint = f"; did you mean {near!r}?" if near else f"; known are {', '.join(sorted(known))}"
    return f"unknown {what} {shown(name)}{hint}"


def nearest(name: str, known: list[str]) -> str:
    """The right word that a misspelt one may stand for, or nothing."""
    near = get_close_matches(name, known, 1)
    return near[0] if near else ""


def row(source: str, place: str, id: str, table: object, schema: Schema) -> Row:
    """One row, checked: every key is known and every fact has one provenance."""
    if not isinstance(table, dict):
        raise PackError(source, f"[{place}]", "is not a table")
    values = {key: value for key, value in table.items() if key not in PROVENANCES}
    allowed = schema.facts | schema.plain
    for key in values:
        if key not in allowed:
            raise PackError(source, f"[{place}]", unknown("key", key, sorted(allowed)))
        if not schema.fits(key, values[key]):
            least, most = schema.numbers[key]
            raise PackError(source, f"[{place}] {key}", out_of_range(values[key], least, most))
    provenance: dict[str, str] = {}
    for kind in PROVENANCES:
        names = table.get(kind, [])
        if not isinstance(names, list) or any(not isinstance(name, str) for name in names):
            raise PackError(source, f"[{place}] {kind}", 'must be a list such as ["attack"]')
        for key in names:
            if key not in values:
                raise PackError(source, f"[{place}] {kind}", f"names {key!r}, which is not given")
            if key in provenance:
                raise PackError(source, f"[{place}] {kind}", f"{key!r} has two provenances")
            provenance[key] = kind
    missing = [key for key in values if key in schema.facts and key not in provenance]
    if missing:
        raise PackError(source, f"[{place}]", f"no provenance for {', '.join(missing)}")
    return Row(id, values, provenance)
