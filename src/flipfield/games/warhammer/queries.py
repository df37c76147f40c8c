"""Read-only questions that any player may ask at any time (wd.range.measure-any-time)."""

from __future__ import annotations

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.kinds import NO_MOVEMENT
from flipfield.games.warhammer.move import flip_refusal, stop_refusal
from flipfield.games.warhammer.paths import as_if_activated, plan_path, reach_layers, threats
from flipfield.games.warhammer.rows import TABLE, Disk
from flipfield.games.warhammer.table import band_name, blockers, sees
from flipfield.geometry.disk import gap
from flipfield.geometry.sight import sight_line
from flipfield.kernel.run import refusal_json
from flipfield.kernel.state import Refusal
from flipfield.kernel.value import Json, Value, is_ints, pair


class BadQuery(LookupError):
    """A question that cannot be answered: unknown name, or disks that are not on the table."""


def answer(battle: Battle, name: str, args: Value) -> Json:
    """Answer a query by name."""
    if name in ("range", "sight"):
        a, b = _disks(battle, args, 2)
        return _range(battle, a, b) if name == "range" else _sight(battle, a, b)
    if name == "reach":
        disk = _disks(battle, args, 1)[0]
        if disk.unit.movement == NO_MOVEMENT:
            return {"layers": []}
        return {"layers": reach_layers(battle, as_if_activated(battle, disk))}
    if name == "threats":
        return {"disks": list[Json](threats(battle, _disks(battle, args, 1)[0]))}
    if name == "plan" and is_ints(args, 2):
        return _plan(battle, pair(args, 0), pair(args, 1))
    raise BadQuery(name)


def _disks(battle: Battle, args: Value, count: int) -> list[Disk]:
    if not is_ints(args, count):
        raise BadQuery("args")
    ids = [pair(args, i) for i in range(count)]
    if any([not 0 <= id < len(battle.disks) or battle.disks[id].place != TABLE for id in ids]):
        raise BadQuery("not-on-table")
    return [battle.disks[id] for id in ids]


def _range(battle: Battle, a: Disk, b: Disk) -> Json:
    return {"band": band_name(battle, a, b), "gap": round(gap(a, b))}


def _sight(battle: Battle, a: Disk, b: Disk) -> Json:
    line = sight_line(a, b, blockers(battle))
    return {
        "sees": sees(battle, a, b),
        "line": None if line is None else [round(line[0]), round(line[1]), round(line[2]), round(line[3])],
    }


def _plan(battle: Battle, x: int, y: int) -> Json:
    activation = battle.activation
    if activation is None:
        raise BadQuery("no-active-disk")
    path = plan_path(battle, activation, (x, y))
    if path is not None:
        return {"path": [[px, py] for px, py in path]}
    no = stop_refusal(activation) or flip_refusal(battle, activation, x, y)
    if no is None or no.code == "too-far":
        no = Refusal(
            "out-of-reach", ("wd.move.flip-count", "wd.move.flip-reach", "wd.move.stop-on-enemy-pin")
        )
    return {"refusal": refusal_json(no)}
