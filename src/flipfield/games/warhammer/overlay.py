"""Overlays: numbers that a user who owns the box puts over ours. Checked like packs, kept with the game."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from flipfield.content.foreign import Foreign, read_toml
from flipfield.content.pack import (
    SHOWN,
    Flaw,
    PackError,
    Row,
    nearest,
    out_of_range,
    shown,
    unknown,
    unread,
    within,
)
from flipfield.games.warhammer.kinds import VALUED_KEYWORDS, VALUES
from flipfield.games.warhammer.pack import FEW, MOST, MOST_ATTACKS, MOST_WORDS, SCHEMAS, Pack
from flipfield.kernel.value import Json

Facts = tuple[tuple[str, str | int], ...]
Wrong = tuple[str, str, Facts]
"""A sentence, and the same as a code with facts."""

FIXED = ("printed", "forced")
"""Provenances of numbers that the rulebooks decide: an overlay cannot change them."""
TABLES = ("unit", "card")
LISTS = {
    "keywords": '["flying", "magic 2"]',
    "abilities": '["doom"]',
    "ranged": '[{ dice = 2, range = "long", strength = 3, type = "physical" }]',
}
"""Facts that are lists, each with an example."""
WORDS = ("size", "strategy", "passive", "battle", "user", "race")
"""Facts that are words; all others are numbers."""
MOST_TOLD = 100
"""So many mistakes are told; who has mended them hears of the next."""


class Lines:
    """Where in a text its tables and keys stand."""

    def __init__(self, text: str) -> None:
        self.first: dict[str, int] = {}
        header = ""
        for number, line in enumerate(text.splitlines(), 1):
            stripped = line.strip()
            if stripped.startswith("["):
                header = full = stripped.partition("]")[0].strip("[] ")
            else:
                name = stripped.partition("=")[0].strip()
                full = f"{header}.{name}" if header else name
            words = full.split(".", 2)
            for found in (full, words[0], ".".join(words[:2])):
                self.first.setdefault(found, number)

    def of(self, table: str, key: str) -> int:
        """The line of a key; that of its table where the key has none; 0 where it cannot be found."""
        return self.first.get(f"{table}.{key}", 0) or self.first.get(table, 0)


class Change:
    """One value that an overlay gives: where, the old value with its provenance, the new one."""

    def __init__(self, table: str, row: Row, key: str, value: Any) -> None:
        self.table = table
        self.id = row.id
        self.key = key
        self.old: Any = row.values.get(key)
        self.provenance = row.provenance.get(key, "")
        self.new: Any = value

    def where(self) -> tuple[str, ...]:
        return (self.table, self.id, self.key)


def overlaid(pack: Pack, text: str, source: str) -> Pack:
    """The pack with an overlay's numbers. A wrong overlay raises `PackError` with place and line."""
    changes = changes_of(pack, text, source)
    for error in _alone(pack, changes, Reading(source, text)):
        raise error
    return _with(pack, changes, source)


def changes_of(pack: Pack, text: str, source: str) -> list[Change]:
    """What an overlay says about the pack, each value of the right type and free to be changed."""
    reading = Reading(source, text)
    changes = _read(pack, text, reading)
    if reading.errors:
        raise reading.errors[0]
    return changes


def examined(pack: Pack, text: str, source: str) -> tuple[list[Change], list[PackError]]:
    """The changes of an overlay that can be made, and what is wrong with the others."""
    reading = Reading(source, text)
    changes = _read(pack, text, reading)
    alone = _alone(pack, changes, reading)
    wrong = {error.flaw.where for error in alone if error.flaw is not None}
    return [change for change in changes if change.where() not in wrong], reading.errors + alone


class Reading:
    """An overlay being read: where it comes from, where everything stands, and what is wrong so far."""

    def __init__(self, source: str, text: str) -> None:
        self.source = source
        self.lines = Lines(text)
        self.errors: list[PackError] = []

    def full(self) -> bool:
        return len(self.errors) >= MOST_TOLD

    def error(self, where: tuple[str, ...], said: str, code: str, facts: Facts = ()) -> PackError:
        table, key = ".".join(where[:2]), where[2] if len(where) > 2 else ""
        line = self.lines.of(table, key)
        place = f"line {line}: [{table}] {key}" if line else f"[{table}] {key}"
        return PackError(self.source, place.rstrip(), said, Flaw(code, facts, line, where))

    def wrong(self, where: tuple[str, ...], said: str, code: str, facts: Facts = ()) -> None:
        if not self.full():
            self.errors.append(self.error(where, said, code, facts))

    def unknown(self, where: tuple[str, ...], what: str, known: list[str]) -> None:
        if self.full():
            return
        name = where[-1]
        near = nearest(name, known)
        facts: Facts = (("name", name), ("near", near)) if near else (("name", name),)
        self.wrong(where, unknown(what, name, known), "near" if near else "unknown", facts)


def _read(pack: Pack, text: str, reading: Reading) -> list[Change]:
    """The changes that can be understood; what is wrong with the others goes into the reading."""
    try:
        data = read_toml(text)
    except Foreign as error:
        reading.errors.append(unread(reading.source, error))
        return []
    changes: list[Change] = []
    for table, rows in data.items():
        if table not in TABLES:
            reading.unknown((table,), "table", list(TABLES))
        elif not isinstance(rows, dict):
            said = f"must hold tables such as [{table}.name]"
            reading.wrong((table,), said, "table-shape", (("table", table),))
        else:
            for id, values in rows.items():
                _read_row(pack, reading, table, id, values, changes)
    return changes


def _read_row(
    pack: Pack, reading: Reading, table: str, id: str, values: object, changes: list[Change]
) -> None:
    known = pack.tables[table]
    if id not in known:
        reading.unknown((table, id), table, list(known))
        return
    if not isinstance(values, dict):
        reading.wrong((table, id), f"must be a table, not {shown(values)}", "row-shape", (("name", id),))
        return
    for key, value in values.items():
        where = (table, id, key)
        if key not in SCHEMAS[table].facts:
            reading.unknown(where, "key", sorted(SCHEMAS[table].facts))
            continue
        change = Change(table, known[id], key, value)
        found = wrong(change)
        if found is None:
            changes.append(change)
        else:
            reading.wrong(where, found[0], found[1], found[2])


def wrong(change: Change) -> Wrong | None:
    """Why a value cannot be."""
    key, new = change.key, change.new
    if change.provenance in FIXED and (new != change.old or type(new) is not type(change.old)):
        said = f"is {change.provenance} by the rulebooks: {change.old!r} would be right, not {shown(new)}"
        return said, change.provenance, (("value", _told(change.old)),)
    if key in LISTS:
        return _wrong_list(key, new)
    if key in WORDS:
        return None if isinstance(new, str) else (f"must be a word, not {shown(new)}", "word", ())
    least, most = SCHEMAS[change.table].numbers[key]
    if within(new, least, most):
        return None
    return out_of_range(new, least, most), "number", (("least", least), ("most", most))


def _wrong_list(key: str, new: object) -> Wrong | None:
    if not isinstance(new, list) or (key == "ranged" and not all([_is_attack(item) for item in new])):
        return f"must be a list such as {LISTS[key]}, not {shown(new)}", "list", (("like", LISTS[key]),)
    most = MOST_ATTACKS if key == "ranged" else MOST_WORDS
    if len(new) > most:
        return f"must be a list of at most {most}, not {len(new)}", "long-list", (("most", most),)
    for item in new:
        wrong = _wrong_attack(item) if key == "ranged" else _wrong_keyword(item)
        if wrong is not None:
            return wrong
    return None


def _wrong_attack(item: dict[str, Any]) -> Wrong | None:
    if not within(item["dice"], 1, FEW):
        return _no_number("dice", item["dice"], 1, FEW)
    strength = item.get("strength")
    if type(strength) is int and not within(strength, 1, MOST):
        return _no_number("strength", strength, 1, MOST)
    return None


def _wrong_keyword(item: object) -> Wrong | None:
    """A keyword with a number that is too large; keywords that nobody knows are found by the pack."""
    name, _, number = str(item).partition(" ")
    if name in VALUED_KEYWORDS and number.isdigit() and number not in VALUES:
        return _no_number(name, number, 1, len(VALUES))
    return None


def _no_number(name: str, value: object, least: int, most: int) -> Wrong:
    said = f"{name} {out_of_range(value, least, most)}"
    return said, "part-number", (("name", name), ("least", least), ("most", most))


def _told(value: object) -> str:
    """A value as the overlay would write it."""
    told = str(value) if not isinstance(value, list) else ", ".join([_told(item) for item in value])
    return told if len(told) <= SHOWN else f"{told[:SHOWN]}…"


def _is_attack(item: object) -> bool:
    if not isinstance(item, dict):
        return False
    return type(item.get("dice")) is int and item.get("type") in ("physical", "arcane")


def _with(pack: Pack, changes: list[Change], source: str) -> Pack:
    tables = {name: dict(rows) for name, rows in pack.tables.items()}
    for change in changes:
        row = tables[change.table][change.id]
        provenance = dict(row.provenance)
        if change.provenance not in FIXED:
            provenance[change.key] = "overlay"
        tables[change.table][change.id] = Row(row.id, {**row.values, change.key: change.new}, provenance)
    return Pack(tables, f"{pack.source} with {source}")


def _alone(pack: Pack, changes: list[Change], reading: Reading) -> list[PackError]:
    """The changes that the pack cannot take, each tried by itself."""
    errors: list[PackError] = []
    for change in changes:
        row = pack.tables[change.table][change.id]
        try:
            pack.check(change.table, Row(row.id, {**row.values, change.key: change.new}, row.provenance))
        except PackError as error:
            value: Facts = (("value", _told(change.new)),)
            errors.append(reading.error(change.where(), error.message, "value", value))
    return errors


@lru_cache(maxsize=8)
def provenance_with(pack: Pack, text: str) -> dict[str, Json]:
    """Where each number of each unit and card comes from in a game with an overlay, or without (empty)."""
    return (overlaid(pack, text, "overlay") if text else pack).provenance()
