"""Overlays: numbers that a user who owns the box puts over ours. Checked like packs, kept with the game."""

from __future__ import annotations

import tomllib
from typing import Any

from flipfield.content.pack import PackError, Row, unknown
from flipfield.games.warhammer.pack import SCHEMAS, Pack

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


class Change:
    """One value that an overlay gives: where, the old value with its provenance, the new one."""

    def __init__(self, table: str, row: Row, key: str, value: Any) -> None:
        self.table = table
        self.id = row.id
        self.key = key
        self.old: Any = row.values.get(key)
        self.provenance = row.provenance.get(key, "")
        self.new: Any = value


def overlaid(pack: Pack, text: str, source: str) -> Pack:
    """The pack with an overlay's numbers. A wrong overlay raises `PackError` with place and line."""
    changes = changes_of(pack, text, source)
    try:
        return _with(pack, changes, source)
    except (PackError, AttributeError, KeyError, TypeError, ValueError):
        for change in changes:
            _check_alone(pack, change, text, source)
        raise


def changes_of(pack: Pack, text: str, source: str) -> list[Change]:
    """What an overlay says about the pack, each value of the right type and free to be changed."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PackError(source, "", f"is not TOML: {error}") from error
    found: list[Change] = []
    for table, rows in data.items():
        if table not in TABLES:
            raise PackError(source, _place(text, table, ""), unknown("table", table, list(TABLES)))
        if not isinstance(rows, dict):
            raise PackError(source, _place(text, table, ""), f"must hold tables such as [{table}.name]")
        known = pack.tables[table]
        for id, values in rows.items():
            place = _place(text, f"{table}.{id}", "")
            if id not in known:
                raise PackError(source, place, unknown(table, id, list(known)))
            if not isinstance(values, dict):
                raise PackError(source, place, f"must be a table, not {values!r}")
            for key, value in values.items():
                if key not in SCHEMAS[table].facts:
                    raise PackError(
                        source,
                        _place(text, f"{table}.{id}", key),
                        unknown("key", key, sorted(SCHEMAS[table].facts)),
                    )
                change = Change(table, known[id], key, value)
                wrong = _wrong(change)
                if wrong:
                    raise PackError(source, _place(text, f"{table}.{id}", key), wrong)
                found.append(change)
    return found


def _wrong(change: Change) -> str:
    """Why a value cannot be, or nothing."""
    key, new = change.key, change.new
    if change.provenance in FIXED and (new != change.old or type(new) is not type(change.old)):
        return f"is {change.provenance} by the rulebooks: {change.old!r} would be right, not {new!r}"
    if key in LISTS:
        right = isinstance(new, list) and (key != "ranged" or all([_is_attack(item) for item in new]))
        return "" if right else f"must be a list such as {LISTS[key]}, not {new!r}"
    if key in WORDS:
        return "" if isinstance(new, str) else f"must be a word, not {new!r}"
    least = 1 if key == "toughness" else 0
    if type(new) is not int or new < least:
        return f"must be a whole number of at least {least}, not {new!r}"
    return ""


def _is_attack(item: object) -> bool:
    if not isinstance(item, dict):
        return False
    dice = item.get("dice")
    return type(dice) is int and dice >= 1 and item.get("type") in ("physical", "arcane")


def _with(pack: Pack, changes: list[Change], source: str) -> Pack:
    tables = {name: dict(rows) for name, rows in pack.tables.items()}
    for change in changes:
        row = tables[change.table][change.id]
        provenance = dict(row.provenance)
        if change.provenance not in FIXED:
            provenance[change.key] = "overlay"
        tables[change.table][change.id] = Row(row.id, {**row.values, change.key: change.new}, provenance)
    return Pack(tables, f"{pack.source} with {source}")


def _check_alone(pack: Pack, change: Change, text: str, source: str) -> None:
    """Find out whether it is this change that the pack cannot take, and tell its line."""
    place = _place(text, f"{change.table}.{change.id}", change.key)
    try:
        _with(pack, [change], source)
    except PackError as error:
        raise PackError(source, place, error.message) from error
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        like = LISTS.get(change.key, "")
        raise PackError(source, place, f"must be like {like}, not {change.new!r}") from error


def _place(text: str, table: str, key: str) -> str:
    """The line and name of a key, for messages; the line of its table where the key has none."""
    wanted = f"{table}.{key}" if key else table
    header, start = "", 0
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        if stripped.startswith("["):
            header = stripped.partition("]")[0].strip("[] ")
            full = header
        else:
            name = stripped.partition("=")[0].strip()
            full = f"{header}.{name}" if header else name
        if full == wanted:
            return f"line {number}: [{table}] {key}".rstrip()
        if not start and (full == table or full.startswith(f"{table}.")):
            start = number
    return f"line {start}: [{table}] {key}".rstrip() if start else f"[{table}] {key}".rstrip()
