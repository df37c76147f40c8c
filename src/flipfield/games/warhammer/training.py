"""The training battle's own setup (wd.setup-training.overview)."""

from __future__ import annotations

from typing import Final

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.phases import enter
from flipfield.kernel.game import Flow
from flipfield.kernel.state import CHANCE, Decision, Frame, State
from flipfield.kernel.value import Value, pair

ROLLED: Final = ("wd.setup-training.initiative", "wd.initiative.order", "wd.initiative.fixed")
DEPLOYMENT: Final = ("wd.setup-training.deploy-order",)


class TrainingFlow(Flow):
    """Roll for initiative, deploy in initiative order, scout, then play."""

    def run(self, state: State, frame: Frame) -> None:
        assert isinstance(state, Battle)
        battle = state
        if frame.step == 0:
            battle.ask(CHANCE, "roll", ("d6", "d6"))
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
        assert isinstance(state, Battle)
        first, second = pair(answer, 0), pair(answer, 1)
        if first != second:
            state.initiative = (0, 1) if first > second else (1, 0)
            state.goto(1)
        state.tell("initiative", (answer, state.initiative if first != second else ()), ROLLED, False)
