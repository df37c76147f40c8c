"""Overlays: numbers that a user who owns the box puts over ours. Checked like packs, kept with the game."""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from typing import Any

from flipfield.content.pack import Flaw, PackError, Row, nearest, unknown
from flipfield.games.warhammer.pack import SCHEMAS, Pack
from flipfield.kernel.value import Json

Facts = tuple[tuple[str, str | int], ...]

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
MOST = 99
"""The largest number that fits a disk or a card."""


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
    try:
        return _with(pack, changes, source)
    except (PackError, AttributeError, KeyError, TypeError, ValueError):
        for error in _alone(pack, changes, text, source):
            raise error from None
        raise


def changes_of(pack: Pack, text: str, source: str) -> list[Change]:
    """What an overlay says about the pack, each value of the right type and free to be changed."""
    changes, errors = _read(pack, text, source)
    if errors:
        raise errors[0]
    return changes


def examined(pack: Pack, text: str, source: str) -> tuple[list[Change], list[PackError]]:
    """The changes of an overlay that can be made, and everything that is wrong with the others."""
    changes, errors = _read(pack, text, source)
    alone = _alone(pack, changes, text, source)
    wrong = [error.flaw.where for error in alone if error.flaw is not None]
    return [change for change in changes if change.where() not in wrong], errors + alone


def _read(pack: Pack, text: str, source: str) -> tuple[list[Change], list[PackError]]:
    """The changes that can be understood, and what is wrong with the others."""
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        found = re.search(r"line (\d+)", str(error))
        flaw = Flaw("not-toml", (), int(found.group(1)) if found else len(text.splitlines()))
        return [], [PackError(source, "", f"is not TOML: {error}", flaw)]
    changes: list[Change] = []
    errors: list[PackError] = []
    for table, rows in data.items():
        if table not in TABLES:
            errors.append(_unknown(source, text, (table,), "table", list(TABLES)))
        elif not isinstance(rows, dict):
            said = f"must hold tables such as [{table}.name]"
            errors.append(_error(source, text, (table,), said, "table-shape", (("table", table),)))
        else:
            for id, values in rows.items():
                _read_row(pack, text, source, table, id, values, changes, errors)
    return changes, errors


def _read_row(
    pack: Pack,
    text: str,
    source: str,
    table: str,
    id: str,
    values: object,
    changes: list[Change],
    errors: list[PackError],
) -> None:
    known = pack.tables[table]
    if id not in known:
        errors.append(_unknown(source, text, (table, id), table, list(known)))
    elif not isinstance(values, dict):
        said = f"must be a table, not {values!r}"
        errors.append(_error(source, text, (table, id), said, "row-shape", (("name", id),)))
    else:
        for key, value in values.items():
            where = (table, id, key)
            if key not in SCHEMAS[table].facts:
                errors.append(_unknown(source, text, where, "key", sorted(SCHEMAS[table].facts)))
                continue
            change = Change(table, known[id], key, value)
            found = wrong(change)
            if found is None:
                changes.append(change)
            else:
                errors.append(_error(source, text, where, found[0], found[1], found[2]))


def wrong(change: Change) -> tuple[str, str, Facts] | None:
    """Why a value cannot be: a sentence, and the same as a code with facts."""
    key, new = change.key, change.new
    if change.provenance in FIXED and (new != change.old or type(new) is not type(change.old)):
        said = f"is {change.provenance} by the rulebooks: {change.old!r} would be right, not {new!r}"
        return said, change.provenance, (("value", _told(change.old)),)
    if key in LISTS:
        if isinstance(new, list) and (key != "ranged" or all([_is_attack(item) for item in new])):
            return None
        return f"must be a list such as {LISTS[key]}, not {new!r}", "list", (("like", LISTS[key]),)
    if key in WORDS:
        return None if isinstance(new, str) else (f"must be a word, not {new!r}", "word", ())
    least = 1 if key == "toughness" else 0
    if type(new) is not int or not least <= new <= MOST:
        said = f"must be a whole number of at least {least}, not {new!r}"
        return said, "number", (("least", least), ("most", MOST))
    return None


def _told(value: object) -> str:
    """A value as the overlay would write it."""
    return str(value) if not isinstance(value, list) else ", ".join([_told(item) for item in value])


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


def _alone(pack: Pack, changes: list[Change], text: str, source: str) -> list[PackError]:
    """The changes that the pack cannot take, each tried by itself."""
    errors: list[PackError] = []
    for change in changes:
        said = ""
        try:
            _with(pack, [change], source)
        except PackError as error:
            said = error.message
        except (AttributeError, KeyError, TypeError, ValueError):
            said = f"must be like {LISTS.get(change.key, '')}, not {change.new!r}"
        if said:
            errors.append(
                _error(source, text, change.where(), said, "value", (("value", _told(change.new)),))
            )
    return errors


def _unknown(source: str, text: str, where: tuple[str, ...], what: str, known: list[str]) -> PackError:
    name = where[-1]
    near = nearest(name, known)
    facts: Facts = (("name", name), ("near", near)) if near else (("name", name),)
    return _error(source, text, where, unknown(what, name, known), "near" if near else "unknown", facts)


def _error(
    source: str, text: str, where: tuple[str, ...], said: str, code: str, facts: Facts = ()
) -> PackError:
    table, key = ".".join(where[:2]), where[2] if len(where) > 2 else ""
    line = _line(text, table, key)
    place = f"line {line}: [{table}] {key}" if line else f"[{table}] {key}"
    return PackError(source, place.rstrip(), said, Flaw(code, facts, line, where))


def _line(text: str, table: str, key: str) -> int:
    """The line of a key; that of its table where the key has none; 0 where it cannot be found."""
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
            return number
        if not start and (full == table or full.startswith(f"{table}.")):
            start = number
    return start


@lru_cache(maxsize=8)
def provenance_with(pack: Pack, text: str) -> dict[str, Json]:
    """Where each number of each unit and card comes from in a game with an overlay, or without (empty)."""
    return (overlaid(pack, text, "overlay") if text else pack).provenance()
