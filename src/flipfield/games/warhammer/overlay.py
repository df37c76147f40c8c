"""Overlays: numbers that a user who owns the box puts over ours. Checked like packs, kept with the game."""

from __future__ import annotations

import tomllib
from typing import Any

from flipfield.content.pack import PackError, Row, unknown
from flipfield.games.warhammer.pack import SCHEMAS, Pack

FIXED = ("printed", "forced")
"""Provenances of numbers that the rulebooks decide: an overlay cannot change them."""
TABLES = ("unit", "card")


def overlaid(pack: Pack, text: str, source: str) -> Pack:
    """The pack with an overlay's numbers. A wrong overlay raises `PackError` with place and line."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PackError(source, "", f"is not TOML: {error}") from error
    tables = {name: dict(rows) for name, rows in pack.tables.items()}
    for table, rows in data.items():
        if table not in TABLES:
            raise PackError(source, _place(text, table, ""), unknown("table", table, list(TABLES)))
        for id, values in rows.items():
            if id not in tables[table]:
                raise PackError(
                    source, _place(text, f"{table}.{id}", ""), unknown(table, id, list(tables[table]))
                )
            tables[table][id] = _merged(source, text, f"{table}.{id}", tables[table][id], values, table)
    return Pack(tables, f"{pack.source} with {source}")


def _merged(source: str, text: str, name: str, row: Row, values: dict[str, Any], table: str) -> Row:
    """A row with other values, each of which the overlay may change."""
    merged, provenance = dict(row.values), dict(row.provenance)
    for key, value in values.items():
        place = _place(text, name, key)
        if key not in SCHEMAS[table].facts:
            raise PackError(source, place, unknown("key", key, sorted(SCHEMAS[table].facts)))
        old = row.values.get(key)
        kind = row.provenance.get(key)
        if kind in FIXED and value != old:
            raise PackError(
                source, place, f"is {kind} by the rulebooks: {old!r} would be right, not {value!r}"
            )
        if old is not None and type(value) is not type(old):
            raise PackError(source, place, f"must be like {old!r}, not {value!r}")
        merged[key] = value
        if kind not in FIXED:
            provenance[key] = "overlay"
    return Row(row.id, merged, provenance)


def _place(text: str, table: str, key: str) -> str:
    """The line and name of a key, for messages."""
    header = ""
    start = 0
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        if stripped.startswith("["):
            header = stripped.strip("[] ")
            if header == table:
                start = number
        elif header == table and key and stripped.split("=")[0].strip() == key:
            return f"line {number}: [{table}] {key}"
    return f"line {start}: [{table}] {key}".rstrip() if start else f"[{table}] {key}".rstrip()
