"""The numbers that a record carries: rows of the pack, so that no later change of a number reaches it."""

from __future__ import annotations

from typing import Any, Final

from flipfield.content.pack import PROVENANCES, PackError, Row, out_of_range, row, within
from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.overlay import TABLES, Change, wrong
from flipfield.games.warhammer.pack import FAR, SCHEMAS, Pack
from flipfield.kernel.game import NumbersError
from flipfield.kernel.value import Json

SOURCE: Final = "numbers"
"""What a wrong number is told to stand in."""
LISTS: Final = ("army", "regiment")
"""Tables of units with their copies. Their order gives disks their numbers, so it is written as a list."""
IN_PART: Final = ("unit", *LISTS)
"""A battle uses some of these rows. All others are carried: nobody sees from them what lies in whose hand."""
HOUSE: Final = PROVENANCES[-1]
"""Most numbers are ours: what has no other provenance has this one, and files stay small."""
MANY: Final = 99
"""No table, list or word is longer."""
DEEP: Final = 3
"""Lists of lists in a row: the points of an outline, the numbers of an attack."""


def numbers_of(pack: Pack, used: dict[str, list[str]]) -> dict[str, Json]:
    """The rows of a pack, of some tables only those that are used."""
    found: dict[str, Json] = {}
    for name, rows in pack.tables.items():
        kept: list[Json] = [
            _json(name, item) for id, item in rows.items() if name not in IN_PART or id in used[name]
        ]
        if kept:
            found[name] = kept
    return found


def used_in(pack: Pack, setup: dict[str, Json], battle: Battle) -> dict[str, list[str]]:
    """The rows that a setup names, and the units that came of it."""
    units = list(battle.printed.units)
    if battle.printed.scenario == "training":
        armies = list(pack.armies)
        units += [id for army in armies for id in pack.armies[army].units]
        return {"unit": units, "army": armies, "regiment": []}
    regiments: list[str] = []
    wanted = setup["armies"]
    assert isinstance(wanted, list)
    for army in wanted:
        assert isinstance(army, dict)
        named = army["regiments"]
        assert isinstance(named, list)
        regiments += [item for item in named if isinstance(item, str)]
    return {"unit": units, "army": [], "regiment": regiments}


def pack_of(pack: Pack, numbers: dict[str, Json]) -> Pack:
    """The pack that has a record's numbers, which is the given one if it has the same."""
    try:
        if numbers_of(pack, {name: _ids(numbers.get(name)) for name in IN_PART}) == numbers:
            return pack
        return Pack({name: _rows(name, numbers.get(name, [])) for name in SCHEMAS}, SOURCE)
    except (PackError, AttributeError, KeyError, TypeError, ValueError) as error:
        raise NumbersError(str(error)) from error


def _json(table: str, item: Row) -> dict[str, Json]:
    found: dict[str, Json] = {"id": item.id, **item.values}
    if table in LISTS:
        found["units"] = [[id, copies] for id, copies in item.values["units"].items()]
    for kind in PROVENANCES:
        keys: list[Json] = [key for key, provenance in item.provenance.items() if provenance == kind]
        if keys and kind != HOUSE:
            found[kind] = keys
    return found


def _ids(rows: Json) -> list[str]:
    return [str(item["id"]) for item in rows if isinstance(item, dict)] if isinstance(rows, list) else []


def _rows(table: str, rows: Json) -> dict[str, Row]:
    if not isinstance(rows, list) or len(rows) > MANY:
        raise PackError(SOURCE, table, "is no list of rows")
    found: dict[str, Row] = {}
    for item in rows:
        if not isinstance(item, dict) or not isinstance(item.get("id"), str):
            raise PackError(SOURCE, table, "has a row without an id")
        values: dict[str, Any] = dict(item)
        id = str(values.pop("id"))
        _check(f"{table}.{id}", values, DEEP)
        if table in LISTS:
            values["units"] = {str(unit): int(copies) for unit, copies in values["units"]}
        told = [key for kind in PROVENANCES for key in values.get(kind, [])]
        values[HOUSE] = [key for key in values if key in SCHEMAS[table].facts and key not in told]
        found[id] = row(SOURCE, f"{table}.{id}", id, values, SCHEMAS[table])
        if table in TABLES:
            _check_facts(table, found[id])
    return found


def _check(place: str, value: object, deep: int) -> None:
    """A file may come from anybody: nothing in it is longer, deeper or larger than a battle needs."""
    if isinstance(value, dict | list):
        if len(value) > MANY or deep < 0:
            raise PackError(SOURCE, place, "is too long or too deep")
        for item in value.values() if isinstance(value, dict) else value:
            _check(place, item, deep - 1)
    elif isinstance(value, str):
        if len(value) > MANY:
            raise PackError(SOURCE, place, "is too long")
    elif not isinstance(value, bool) and not within(value, -FAR, FAR):
        raise PackError(SOURCE, place, out_of_range(value, -FAR, FAR))


def _check_facts(table: str, item: Row) -> None:
    """What an overlay could not say of a unit or a card, a record cannot either."""
    for key in SCHEMAS[table].facts & set(item.values):
        found = wrong(Change(table, Row(item.id, {}, {}), key, item.values[key]))
        if found is not None:
            raise PackError(SOURCE, f"{table}.{item.id}.{key}", found[0])
