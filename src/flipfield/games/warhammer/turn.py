"""A disk's activation: flips, a ranged attack or focus ability, or nothing."""

from __future__ import annotations

from typing import Final

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.focus import focus_at_risk, focus_options, focus_refusal, open_focus
from flipfield.games.warhammer.forced import lurch_at_risk
from flipfield.games.warhammer.move import (
    MOBILE,
    enemy_at,
    flip,
    flip_refusal,
    going,
    stop_refusal,
    touch_down,
)
from flipfield.games.warhammer.rows import AIR, GOING, TABLE, Activation, Disk
from flipfield.games.warhammer.shot import shot_at_risk, shot_options, shot_refusal
from flipfield.games.warhammer.stats import movement
from flipfield.games.warhammer.table import enemies
from flipfield.kernel.game import Flow
from flipfield.kernel.state import Decision, Frame, Refusal, State
from flipfield.kernel.value import Value, pair, whole

TOKEN: Final = ("wd.activation.token-after-action", "wd.activation.activated-state")
PASSED: Final = ("wd.activation.pass", "wd.activation.token-after-action")
RETREAT: Final = ("wd.keyword.scout-limits", "wd.keyword.flying")
ONE_ACTION: Final = ("wd.activation.one-action",)
FREE_MOVE: Final = ("wd.keyword.scout",)
"""What scouting gives is a move: a scout without Mobile does nothing else."""
NO_HARM: Final = ("wd.keyword.scout-limits",)


def open_turn(battle: Battle, disk: Disk, scouting: bool) -> None:
    """Begin a disk's activation or scout move."""
    begun = Activation(disk.id, scouting, 0, 0, GOING, False, False, (), disk.x, disk.y)
    battle.activation = begun
    battle.activation = begun.limited(movement(battle, disk))
    battle.push(Frame("turn"))


def may_flip(battle: Battle, activation: Activation) -> bool:
    """Whether another flip belongs to this activation (wd.activation.one-action, wd.keyword.mobile)."""
    if activation.acted and not battle.disks[activation.disk].unit.mobile:
        return False
    return going(activation)


def may_act(battle: Battle, activation: Activation) -> bool:
    """Whether a ranged attack or focus ability still belongs to this activation."""
    return action_refusal(battle, activation) is None


def action_refusal(battle: Battle, activation: Activation) -> Refusal | None:
    """Why the active disk may neither shoot nor focus, whatever it aims at.

    It is the one action, or comes before or after the whole move of a Mobile disk (wd.keyword.mobile,
    wd.keyword.mobile-after-pin). A flying disk lands first.
    """
    disk = battle.disks[activation.disk]
    facts: tuple[tuple[str, Value], ...] = (("disk", int(disk.id)),)
    if activation.acted:
        return one_action(disk)
    if disk.place == AIR:
        return Refusal("land-first", MOBILE, facts)
    if activation.scouting and not disk.unit.mobile:
        return Refusal("one-action", FREE_MOVE, facts)
    if activation.flips > 0 and not disk.unit.mobile:
        return one_action(disk)
    return None


def one_action(disk: Disk) -> Refusal:
    """The active disk has had the action that it wants."""
    return Refusal("one-action", MOBILE if disk.unit.mobile else ONE_ACTION, (("disk", int(disk.id)),))


def flipping_refusal(battle: Battle, activation: Activation, x: int, y: int) -> Refusal | None:
    """Why the active disk may not flip to a place (wd.activation.one-action)."""
    disk = battle.disks[activation.disk]
    if activation.acted and not disk.unit.mobile:
        return one_action(disk)
    return flip_refusal(battle, activation, x, y)


def move_refusal(battle: Battle, activation: Activation) -> Refusal | None:
    """Why the active disk may not take a move action; going on with the one under way is none."""
    disk = battle.disks[activation.disk]
    if activation.flips > 0 or (activation.acted and not disk.unit.mobile):
        return one_action(disk)
    return stop_refusal(activation)


def act_refusal(battle: Battle, activation: Activation, answer: tuple[Value, ...]) -> Refusal | None:
    """Why the active disk may not shoot or focus so."""
    no = action_refusal(battle, activation)
    if no is not None:
        return no
    disk = battle.disks[activation.disk]
    no = focus_refusal(battle, disk, answer) if answer[0] == "focus" else _shot_refusal(battle, disk, answer)
    if no is None and activation.scouting:
        return harm_refusal(battle, disk, answer)
    return no


def _shot_refusal(battle: Battle, disk: Disk, answer: tuple[Value, ...]) -> Refusal | None:
    if len(answer) != 3 or not whole(answer[1]) or not whole(answer[2]):
        return Refusal("malformed", ())
    if not 0 <= pair(answer, 2) < len(battle.disks):
        return Refusal("no-such-disk", ("wd.ranged.action",))
    return shot_refusal(battle, disk, pair(answer, 1), battle.disks[pair(answer, 2)])


def harm_refusal(battle: Battle, disk: Disk, answer: tuple[Value, ...]) -> Refusal | None:
    """A Mobile scout acts only where no outcome damages or overlaps an enemy (ruling mobile-scout)."""
    if answer[0] == "focus":
        risked = focus_at_risk(battle, disk, answer)
    else:
        risked = shot_at_risk(battle, disk, pair(answer, 1), battle.disks[pair(answer, 2)])
        risked += lurch_at_risk(battle, disk)
    for other in risked:
        if enemies(battle, disk, other):
            facts: tuple[tuple[str, Value], ...] = (("disk", int(disk.id)), ("other", int(other.id)))
            return Refusal("scouts-do-no-harm", NO_HARM, facts)
    return None


def shots(battle: Battle, activation: Activation) -> list[Value]:
    """The ranged attacks that the active disk may make now."""
    if not battle.disks[activation.disk].unit.ranged or not may_act(battle, activation):
        return []
    return _harmless(battle, activation, shot_options(battle, battle.disks[activation.disk]))


def focuses(battle: Battle, activation: Activation) -> list[Value]:
    """The focus abilities that the active disk may use now."""
    unit = battle.disks[activation.disk].unit
    if not (unit.magic or unit.abilities) or not may_act(battle, activation):
        return []
    return _harmless(battle, activation, focus_options(battle, battle.disks[activation.disk]))


def _harmless(battle: Battle, activation: Activation, options: list[Value]) -> list[Value]:
    """All options, of a scout those that harm no enemy."""
    if not activation.scouting:
        return options
    disk = battle.disks[activation.disk]
    found: list[Value] = []
    for answer in options:
        assert isinstance(answer, tuple)
        if harm_refusal(battle, disk, answer) is None:
            found.append(answer)
    return found


def goes_on(battle: Battle, activation: Activation) -> bool:
    """Whether there is anything left to do but to end the activation, or nothing was done yet."""
    if may_flip(battle, activation) or (activation.flips == 0 and not activation.acted):
        return True
    return bool(shots(battle, activation)) or bool(focuses(battle, activation))


class TurnFlow(Flow):
    """Asks the active disk's player until the activation is over, then puts the token on it."""

    def __init__(self, ask_all: bool) -> None:
        self.ask_all = ask_all

    def run(self, state: State, frame: Frame) -> None:
        assert isinstance(state, Battle)
        battle = state
        activation = battle.activation
        assert activation is not None
        disk = battle.disks[activation.disk]
        if disk.place not in (TABLE, AIR):
            self.close(battle)
            return
        if frame.step == 0 and (self.ask_all or goes_on(battle, activation)):
            battle.ask(disk.controller, "turn")
            return
        if disk.place == AIR:
            touch_down(battle)
            return
        self.finish(battle, disk, activation)

    def answered(self, state: State, frame: Frame, decision: Decision, answer: Value) -> None:
        assert isinstance(state, Battle) and isinstance(answer, tuple)
        kind = answer[0]
        if kind == "flip":
            flip(state, pair(answer, 1), pair(answer, 2))
        elif kind == "shoot":
            self.act(state)
            state.push(Frame("shot", (pair(answer, 1), pair(answer, 2))))
        elif kind == "focus":
            self.act(state)
            open_focus(state, answer)
        elif kind == "back":
            self.retreat(state)
        elif self.lands(state):
            touch_down(state)
        else:
            state.goto(1)

    def lands(self, battle: Battle) -> bool:
        """Ending a flight lays the disk down first; a Mobile one may then still act."""
        activation = battle.activation
        return activation is not None and battle.disks[activation.disk].place == AIR

    def act(self, battle: Battle) -> None:
        activation = battle.activation
        assert activation is not None
        battle.activation = activation.done()

    def retreat(self, battle: Battle) -> None:
        """A flying scout that cannot land where it is goes back to where it started."""
        activation = battle.activation
        assert activation is not None
        disk = battle.disks[activation.disk]
        battle.tell(
            "flip", (int(disk.id), int(disk.x), int(disk.y), int(activation.x), int(activation.y)), RETREAT
        )
        battle.put(disk.at(AIR, activation.x, activation.y, 0))
        battle.goto(1)

    def finish(self, battle: Battle, disk: Disk, activation: Activation) -> None:
        if not activation.scouting and not disk.activated:
            battle.put(disk.with_activation(True))
            idle = activation.flips == 0 and not activation.acted
            battle.tell("activated", (int(disk.id),), PASSED if idle else TOKEN)
        self.close(battle)

    def close(self, battle: Battle) -> None:
        battle.activation = None
        battle.pop()


def active(battle: Battle) -> Activation:
    """The activation that a pending `turn` decision is about."""
    activation = battle.activation
    assert activation is not None
    return activation


def over_enemy(battle: Battle, activation: Activation) -> bool:
    """Whether a flying scout hangs over an enemy, where it may not land (wd.keyword.scout-limits)."""
    disk = battle.disks[activation.disk]
    if not activation.scouting or disk.place != AIR:
        return False
    return enemy_at(battle, disk, disk.x, disk.y) is not None
