"""A refereed battle: somebody outside says who does what next, and the rules still judge everything.

Positions that are set up by hand, in cases and lessons, are played this way when they have no command cards.
"""

from __future__ import annotations

from random import Random
from typing import Final

from flipfield.games.warhammer.battle import ROUNDS, Battle
from flipfield.games.warhammer.command import activation_refusal, reinforce_refusal
from flipfield.games.warhammer.game import Warhammer
from flipfield.games.warhammer.melee import orderer_refusal
from flipfield.games.warhammer.pack import Pack
from flipfield.games.warhammer.phases import (
    END,
    end_phase,
    enter,
    score,
    scout_refusal,
    waiting_scouts,
)
from flipfield.games.warhammer.rows import NO_DISK
from flipfield.games.warhammer.setup import deploy_refusal, put_down
from flipfield.games.warhammer.turn import open_turn
from flipfield.kernel.game import Family, Flow
from flipfield.kernel.state import NOBODY, Decision, Frame, Refusal, State
from flipfield.kernel.value import Json, Value, pair

MELEE_OVER: Final = ("wd.melee.phase",)


class RefereeFlow(Flow):
    """Asks the referee what happens next. Frame args: scouts that have moved, -1 once scouting is over."""

    def run(self, state: State, frame: Frame) -> None:
        assert isinstance(state, Battle)
        if frame.step == 1:
            state.phase = "end"
            state.goto(0)
        else:
            state.ask(NOBODY, "referee")

    def answered(self, state: State, frame: Frame, decision: Decision, answer: Value) -> None:
        assert isinstance(state, Battle) and isinstance(answer, tuple)
        kind = answer[0]
        if kind in ("activate", "reinforce") and state.phase in ("deployment", "scouting"):
            state.phase = "activation"
        if kind == "melee":
            state.phase = "melee"
            state.goto(1)
            state.push(Frame("melee"))
        elif kind == "end":
            self.end(state)
        elif kind == "activate":
            state.frames[-1] = frame.with_args((*frame.args, NO_DISK))
            open_turn(state, state.disks[pair(answer, 2)], False)
        elif kind == "scout":
            id = pair(answer, 2)
            state.frames[-1] = frame.with_args((*frame.args, id))
            open_turn(state, state.disks[id], True)
        elif kind == "scouted":
            rest: list[Value] = [int(disk.id) for disk in waiting_scouts(state, pair(answer, 1), frame.args)]
            state.frames[-1] = frame.with_args((*frame.args, *rest))
        elif kind == "reinforce":
            state.push(Frame("reinforce", (pair(answer, 2), NO_DISK)))
        else:
            disk = state.disks[pair(answer, 2)]
            put_down(state, disk, pair(answer, 3), pair(answer, 4))

    def end(self, battle: Battle) -> None:
        enter(battle, "end", END)
        end_phase(battle)
        if battle.round >= ROUNDS:
            score(battle)
        else:
            battle.round += 1
            battle.phase = "activation"


class Referee(Family):
    """What the referee may say: (what, seat, disk) for a disk, (what, seat) or ("end",)."""

    def refusal(self, state: State, decision: Decision, answer: Value) -> Refusal | None:
        assert isinstance(state, Battle) and isinstance(answer, tuple)
        kind = answer[0]
        if kind in ("end", "scouted"):
            return None
        seat = pair(answer, 1)
        if kind == "melee":
            return orderer_refusal(state, seat)
        disk = state.disks[pair(answer, 2)]
        if kind == "activate":
            return activation_refusal(state, seat, disk)
        if kind == "reinforce":
            return reinforce_refusal(state, seat, disk)
        if kind == "scout":
            through = state.frames[-1].args
            late = NO_DISK in through or state.round > 1
            return scout_refusal(state, seat, None if late else through, disk)
        return deploy_refusal(state, seat, answer[2:])

    def listed(self, state: State, decision: Decision) -> list[Value]:
        return [("end",)]

    def sample(self, state: State, decision: Decision, rng: Random) -> Value:
        return ("end",)

    def describe(self, state: State, decision: Decision) -> dict[str, Json]:
        return {}


def refereed(pack: Pack) -> Warhammer:
    """The game with a referee."""
    game = Warhammer("warhammer", pack, True)
    game.flows["referee"] = RefereeFlow()
    game.families["referee"] = Referee()
    return game
