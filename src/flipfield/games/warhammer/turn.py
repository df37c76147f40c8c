"""A disk's activation: flips, a ranged attack or focus ability, or nothing."""

from __future__ import annotations

from typing import Final

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.focus import focus_options, open_focus
from flipfield.games.warhammer.move import enemy_at, flip, going, touch_down
from flipfield.games.warhammer.rows import AIR, GOING, TABLE, Activation, Disk
from flipfield.games.warhammer.shot import shot_options
from flipfield.games.warhammer.stats import movement
from flipfield.kernel.game import Flow
from flipfield.kernel.state import Decision, Frame, State
from flipfield.kernel.value import Value, pair

TOKEN: Final = ("wd.activation.token-after-action", "wd.activation.activated-state")
PASSED: Final = ("wd.activation.pass", "wd.activation.token-after-action")
RETREAT: Final = ("wd.keyword.scout-limits", "wd.keyword.flying")


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
    """Whether a ranged attack or focus ability still belongs to this activation.

    It is the one action, or comes before or after the whole move of a Mobile disk (wd.keyword.mobile,
    wd.keyword.mobile-after-pin). A flying disk lands first. Scouts do no harm (ruling mobile-scout).
    """
    if activation.acted or activation.scouting:
        return False
    disk = battle.disks[activation.disk]
    if disk.place == AIR:
        return False
    return activation.flips == 0 or disk.unit.mobile


def can_act(battle: Battle, activation: Activation) -> bool:
    """Whether there is anything to shoot at or to focus on."""
    if not may_act(battle, activation):
        return False
    disk = battle.disks[activation.disk]
    return bool(shot_options(battle, disk)) or bool(focus_options(battle, disk))


class TurnFlow(Flow):
    """Asks the active disk's player until the activation is over, then puts the token on it."""

    def run(self, state: State, frame: Frame) -> None:
        assert isinstance(state, Battle)
        battle = state
        activation = battle.activation
        assert activation is not None
        disk = battle.disks[activation.disk]
        if disk.place not in (TABLE, AIR):
            self.close(battle)
            return
        flips = may_flip(battle, activation)
        if flips or (activation.flips == 0 and not activation.acted) or can_act(battle, activation):
            if frame.step == 0:
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
