"""The legal place nearest to one that is wanted: what is put down snaps to it."""

from __future__ import annotations

from typing import Final

from flipfield.games.warhammer.battle import Battle
from flipfield.kernel.game import Family
from flipfield.kernel.state import Decision
from flipfield.kernel.value import Json, Value, pair, to_json

PLACE: Final = {"deploy": 1, "place": 0, "shove": 0, "terrain": 2}
"""Where the point stands in the answers of each kind."""

STEP: Final = 300
FARTHEST: Final = 12_000
"""How far around the wanted place is searched, ring by ring."""

HALVINGS: Final = 9
DIRECTIONS: Final = (
    (1000, 0), (966, 259), (866, 500), (707, 707), (500, 866), (259, 966),
    (0, 1000), (-259, 966), (-500, 866), (-707, 707), (-866, 500), (-966, 259),
    (-1000, 0), (-966, -259), (-866, -500), (-707, -707), (-500, -866), (-259, -966),
    (0, -1000), (259, -966), (500, -866), (707, -707), (866, -500), (966, -259),
)  # fmt: skip


def snap(battle: Battle, family: Family, decision: Decision, answer: Value) -> Json:
    """The answer with a legal place close to the wanted one, or None."""
    at = PLACE[decision.kind]
    assert isinstance(answer, tuple) and len(answer) >= at + 2
    x, y = pair(answer, at), pair(answer, at + 1)
    if family.refusal(battle, decision, answer) is None:
        return to_json(answer)
    found = _into_zone(battle, family, decision, answer) or _around(battle, family, decision, answer)
    if found is None:
        return None
    for _ in range(HALVINGS):
        middle = _moved(answer, at, (x + pair(found, at) + 1) // 2, (y + pair(found, at + 1) + 1) // 2)
        if middle == found or family.refusal(battle, decision, middle) is not None:
            break
        found = middle
    return to_json(found)


def _moved(answer: tuple[Value, ...], at: int, x: int, y: int) -> tuple[Value, ...]:
    return (*answer[:at], x, y, *answer[at + 2 :])


def _into_zone(
    battle: Battle, family: Family, decision: Decision, answer: tuple[Value, ...]
) -> tuple[Value, ...] | None:
    """Straight into the nearest zone of the player where the disk is legal."""
    if decision.kind not in ("deploy", "place"):
        return None
    at = PLACE[decision.kind]
    id = pair(answer, 0) if decision.kind == "deploy" else pair(decision.spec, 0)
    if not 0 <= id < len(battle.disks):
        return None
    r = int(battle.disks[id].r)
    x, y = pair(answer, at), pair(answer, at + 1)
    best: tuple[Value, ...] | None = None
    least = 0
    for zone in battle.zones:
        if zone.player != decision.player or zone.x1 - zone.x0 < 2 * r or zone.y1 - zone.y0 < 2 * r:
            continue
        px = min(max(x, int(zone.x0) + r), int(zone.x1) - r)
        py = min(max(y, int(zone.y0) + r), int(zone.y1) - r)
        far = (px - x) * (px - x) + (py - y) * (py - y)
        there = _moved(answer, at, px, py)
        if (best is None or far < least) and family.refusal(battle, decision, there) is None:
            best, least = there, far
    return best


def _around(
    battle: Battle, family: Family, decision: Decision, answer: tuple[Value, ...]
) -> tuple[Value, ...] | None:
    """The first legal place on rings around the wanted one."""
    at = PLACE[decision.kind]
    x, y = pair(answer, at), pair(answer, at + 1)
    for far in range(STEP, FARTHEST + 1, STEP):
        for dx, dy in DIRECTIONS:
            there = _moved(answer, at, x + dx * far // 1000, y + dy * far // 1000)
            if family.refusal(battle, decision, there) is None:
                return there
    return None
