"""Read-only questions that any player may ask at any time (wd.range.measure-any-time)."""

from __future__ import annotations

from random import Random

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.kinds import BANDS, NO_MOVEMENT
from flipfield.games.warhammer.move import flip_refusal, stop_refusal
from flipfield.games.warhammer.paths import as_if_activated, near_path, plan_path, reach_layers, threats
from flipfield.games.warhammer.rows import TABLE, Disk
from flipfield.games.warhammer.table import blockers, sees
from flipfield.geometry import sight
from flipfield.geometry.disk import Disc, band, gap
from flipfield.kernel.options import below
from flipfield.kernel.run import refusal_json
from flipfield.kernel.state import Refusal
from flipfield.kernel.value import Json, Value, is_ints, pair


class BadQuery(LookupError):
    """A question that cannot be answered: unknown name, or disks that are not on the table."""


def answer(battle: Battle, name: str, args: Value) -> Json:
    """Answer a query by name."""
    if name in ("range", "sight"):
        if not isinstance(args, tuple) or len(args) != 2:
            raise BadQuery("args")
        a, b = _end(battle, args[0]), _end(battle, args[1])
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


def questions(battle: Battle, rng: Random) -> list[tuple[str, Value]]:
    """Questions about disks and places drawn by lot."""
    x = below(rng, int(battle.printed.width))
    y = below(rng, int(battle.printed.height))
    found: list[tuple[str, Value]] = [("melee", ()), ("range", ((x, y), (y, x))), ("sight", ((x, y), (y, x)))]
    if battle.activation is not None:
        near = battle.disks[battle.activation.disk]
        step = (int(near.x) + int(near.r), int(near.y) + int(near.r))
        found += [("plan", (x, y)), ("landing", (step,))]
    lying = [int(disk.id) for disk in battle.on_table()]
    if lying:
        a, b = lying[below(rng, len(lying))], lying[below(rng, len(lying))]
        found += [("range", (a, b)), ("sight", (a, b)), ("threats", (a,)), ("reach", (b,))]
    return found


def _disks(battle: Battle, args: Value, count: int) -> list[Disk]:
    if not is_ints(args, count):
        raise BadQuery("args")
    ids = [pair(args, i) for i in range(count)]
    if any([not 0 <= id < len(battle.disks) or battle.disks[id].place != TABLE for id in ids]):
        raise BadQuery("not-on-table")
    return [battle.disks[id] for id in ids]


def _end(battle: Battle, end: Value) -> Disc:
    """One end of a measurement: a disk by its number, or any point as a disc without extent."""
    if isinstance(end, tuple) and is_ints(end, 2):
        return Disc(pair(end, 0), pair(end, 1), 0, 0)
    return _disks(battle, (end,), 1)[0]


def _range(battle: Battle, a: Disc, b: Disc) -> Json:
    same = a is b
    return {"band": BANDS[0 if same else band(a, b, battle.printed.ruler)], "gap": round(gap(a, b))}


def _sight(battle: Battle, a: Disc, b: Disc) -> Json:
    """Whether a sees b, along which line, and the pieces across the straight way where it does not.

    A point has no ground under it, so only a disk sees from high ground.
    """
    shapes = blockers(battle)
    line = sight.sight_line(a, b, shapes)
    free = line is not None
    if isinstance(a, Disk) and isinstance(b, Disk):
        free = sees(battle, a, b)
    across: list[Json] = []
    if not free:
        for i, piece in enumerate(battle.terrain):
            if piece.blocks and sight.across(a, b, piece.shape):
                across.append(i)
    return {
        "sees": free,
        "line": None if line is None else [round(line[0]), round(line[1]), round(line[2]), round(line[3])],
        "across": across,
    }


def _plan(battle: Battle, x: int, y: int) -> Json:
    activation = battle.activation
    if activation is None:
        raise BadQuery("no-active-disk")
    path = plan_path(battle, activation, (x, y)) or near_path(battle, activation, (x, y))
    if path is not None:
        return {"path": [[px, py] for px, py in path]}
    no = stop_refusal(activation) or flip_refusal(battle, activation, x, y)
    if no is None or no.code == "too-far":
        no = Refusal(
            "out-of-reach", ("wd.move.flip-count", "wd.move.flip-reach", "wd.move.stop-on-enemy-pin")
        )
    return {"refusal": refusal_json(no)}
