"""Setting up a battle: initiative, zones, deployment, reinforcement."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.kinds import Zone
from flipfield.games.warhammer.move import endanger
from flipfield.games.warhammer.phases import enter
from flipfield.games.warhammer.rows import RESERVE, TABLE, Disk
from flipfield.games.warhammer.table import enemies
from flipfield.geometry.disk import overlaps_at
from flipfield.kernel.game import Flow
from flipfield.kernel.state import CHANCE, Decision, Frame, Refusal, State
from flipfield.kernel.value import Value, pair

ROLLED: Final = ("wd.setup-training.initiative", "wd.initiative.order", "wd.initiative.fixed")
DEPLOYMENT: Final = ("wd.setup-training.deploy-order",)
DEPLOYED: Final = ("wd.deployment.fully-inside", "wd.deployment.stacking")
OUTSIDE: Final = (
    "wd.deployment.fully-inside",
    "wd.deployment.zone-extent",
    "wd.setup-training.deploy-example",
)
REINFORCED: Final = ("wd.reinforce.action", "wd.reinforce.may-pin")
OUTSIDE_REINFORCING: Final = ("wd.reinforce.action", "wd.deployment.zone-extent")
FLANKED: Final = ("wd.keyword.flank", "wd.reinforce.action")
ON_ENEMY: Final = ("wd.deployment.stacking",)


class TrainingFlow(Flow):
    """The training setup: roll for initiative, deploy, scout, then play (wd.setup-training.overview)."""

    def run(self, state: State, frame: Frame) -> None:
        assert isinstance(state, Battle)
        battle = state
        if frame.step == 0:
            dice: list[Value] = ["d6" for _ in battle.players]
            battle.ask(CHANCE, "roll", tuple(dice))
        elif frame.step == 1:
            enter(battle, "deployment", DEPLOYMENT)
            battle.goto(2)
            for seat in reversed(battle.initiative):
                battle.push(Frame("deploy", (seat,)))
        else:
            battle.pop()
            battle.push(Frame("round"))
            battle.push(Frame("scouting"))

    def answered(self, state: State, frame: Frame, decision: Decision, answer: Value) -> None:
        """The higher roll is first player; ties are rolled again (wd.setup-training.initiative)."""
        assert isinstance(state, Battle) and isinstance(answer, tuple)
        first, second = pair(answer, 0), pair(answer, 1)
        if first != second:
            state.initiative = (0, 1) if first > second else (1, 0)
            state.goto(1)
        state.tell("initiative", (answer, state.initiative if first != second else ()), ROLLED, False)


class DeployFlow(Flow):
    """A player places all disks, one decision each (wd.setup-training.deploy-order)."""

    def run(self, state: State, frame: Frame) -> None:
        assert isinstance(state, Battle)
        if state.reserve_of(pair(frame.args, 0)):
            state.ask(pair(frame.args, 0), "deploy")
        else:
            state.pop()

    def answered(self, state: State, frame: Frame, decision: Decision, answer: Value) -> None:
        assert isinstance(state, Battle)
        disk = state.disks[pair(answer, 0)]
        put_down(state, disk, pair(answer, 1), pair(answer, 2))
        state.tell("deploy", (int(disk.id), pair(answer, 1), pair(answer, 2)), DEPLOYED)


def put_down(battle: Battle, disk: Disk, x: i64, y: i64) -> None:
    """Place a disk from the reserve on top of what is there (ruling z-order)."""
    battle.top += 1
    battle.put(disk.at(TABLE, x, y, battle.top))


def deploy_refusal(battle: Battle, seat: int, answer: Value) -> Refusal | None:
    """Why a disk may not be deployed there (wd.deployment.fully-inside)."""
    if not isinstance(answer, tuple) or len(answer) != 3 or any([type(item) is not int for item in answer]):
        return Refusal("malformed", ())
    id, x, y = pair(answer, 0), pair(answer, 1), pair(answer, 2)
    if not 0 <= id < len(battle.disks):
        return Refusal("no-such-disk", ())
    disk = battle.disks[id]
    facts: tuple[tuple[str, Value], ...] = (("disk", id),)
    if disk.controller != seat:
        return Refusal("not-your-disk", ("wd.setup-training.deploy-order",), facts)
    if disk.place != RESERVE:
        return Refusal("already-deployed", ("wd.setup-training.deploy-order",), facts)
    if zone_at(battle, seat, disk, x, y) is None:
        return Refusal("outside-zone", OUTSIDE, facts)
    enemy = enemy_below(battle, disk, x, y)
    if enemy is not None:
        return Refusal("on-enemy", ON_ENEMY, (*facts, ("other", int(enemy.id))))
    return None


def zone_at(battle: Battle, seat: int, disk: Disk, x: i64, y: i64) -> Zone | None:
    """The player's zone that would hold the disk completely."""
    r = disk.r
    for zone in battle.zones:
        if (
            zone.player == seat
            and x - r >= zone.x0
            and x + r <= zone.x1
            and y - r >= zone.y0
            and y + r <= zone.y1
        ):
            return zone
    return None


def enemy_below(battle: Battle, disk: Disk, x: i64, y: i64) -> Disk | None:
    """An enemy that a placed disk would lie on (ruling deploy-on-enemy)."""
    for other in battle.disks:
        if other.place == TABLE and enemies(disk, other) and overlaps_at(x, y, disk.r, other):
            return other
    return None


class ReinforceFlow(Flow):
    """A reserve disk comes in. Frame args: the disk."""

    def run(self, state: State, frame: Frame) -> None:
        assert isinstance(state, Battle)
        disk = state.disks[pair(frame.args, 0)]
        state.ask(disk.controller, "place", (int(disk.id),))

    def answered(self, state: State, frame: Frame, decision: Decision, answer: Value) -> None:
        assert isinstance(state, Battle)
        id = pair(frame.args, 0)
        state.pop()
        reinforce(state, id, pair(answer, 0), pair(answer, 1))


def reinforce(battle: Battle, id: int, x: i64, y: i64) -> None:
    """Place a reserve disk with an activation token; dangerous ground rolls, Impact does not
    (wd.keyword.impact-not-on-placement).
    """
    put_down(battle, battle.disks[id], x, y)
    battle.put(battle.disks[id].with_activation(True))
    battle.tell("reinforce", (id, int(x), int(y)), REINFORCED)
    endanger(battle, id)


def place_refusal(battle: Battle, disk: Disk, x: i64, y: i64) -> Refusal | None:
    """Why a reserve disk may not come in there: a zone of its player, or any free edge with Flank
    (wd.keyword.flank).
    """
    seat = int(disk.controller)
    facts: tuple[tuple[str, Value], ...] = (("disk", int(disk.id)),)
    if zone_at(battle, seat, disk, x, y) is not None:
        return None
    if not disk.unit.flank:
        return Refusal("outside-zone", OUTSIDE_REINFORCING, facts)
    return _flank_refusal(battle, disk, x, y)


def _flank_refusal(battle: Battle, disk: Disk, x: i64, y: i64) -> Refusal | None:
    """wd.keyword.flank: touching an edge, wholly on the field, no opponent's zone, no enemy below."""
    facts: tuple[tuple[str, Value], ...] = (("disk", int(disk.id)),)
    r, width, height = disk.r, battle.printed.width, battle.printed.height
    wholly = x >= r and y >= r and x <= width - r and y <= height - r
    touching = x == r or y == r or x == width - r or y == height - r
    if not wholly or not touching:
        return Refusal("not-at-edge", FLANKED, facts)
    for zone in battle.zones:
        if zone.player != disk.controller and _in_zone(zone, x, y, r):
            return Refusal("in-enemy-zone", FLANKED, facts)
    enemy = enemy_below(battle, disk, x, y)
    if enemy is not None:
        return Refusal("on-enemy", FLANKED, (*facts, ("other", int(enemy.id))))
    return None


def _in_zone(zone: Zone, x: i64, y: i64, r: i64) -> bool:
    """Whether any part of a disk lies inside a zone (ruling flank-zone-overlap)."""
    dx = max(zone.x0 - x, 0, x - zone.x1)
    dy = max(zone.y0 - y, 0, y - zone.y1)
    return dx * dx + dy * dy < r * r
