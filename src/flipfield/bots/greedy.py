"""The greedy bot: tries every plan that its mind for the game proposes and takes the best first step."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol

from flipfield.bots.seat import Seat
from flipfield.bots.warhammer.mind import WarhammerMind
from flipfield.kernel.game import Game
from flipfield.kernel.run import apply, find
from flipfield.kernel.state import CHANCE, Decision, State
from flipfield.kernel.value import Value

Plan = list[Value]
"""Answers in a row: to the decision at hand, then to those of the same player that follow from it."""


class Mind(Protocol):
    """What the bot knows of one game, thinking for the player who has to decide in one state."""

    def plans(self, state: State, decision: Decision, rng: Random) -> list[Plan]:
        """What could be done; a single plan is taken without looking ahead."""
        ...

    def outcomes(self, state: State, decision: Decision, rng: Random) -> list[tuple[float, Value]]:
        """What chance may answer, with weights."""
        ...

    def reply(self, state: State, decision: Decision) -> Value:
        """A quick answer to what follows from a plan, or None to stop and take stock there."""
        ...

    def value(self, state: State) -> float:
        """How good a state is for the player."""
        ...


class PlainMind:
    """What can be said of any game: a win is better than a defeat."""

    def __init__(self, game: Game, state: State, player: int) -> None:
        self.game = game
        self.player = player

    def plans(self, state: State, decision: Decision, rng: Random) -> list[Plan]:
        answers = self.game.families[decision.kind].listed(state, decision)
        rng.shuffle(answers)
        return [[answer] for answer in answers]

    def outcomes(self, state: State, decision: Decision, rng: Random) -> list[tuple[float, Value]]:
        family = self.game.families[decision.kind]
        return [(1.0, family.sample(state, decision, rng)) for _ in range(3)]

    def reply(self, state: State, decision: Decision) -> Value:
        return None

    def value(self, state: State) -> float:
        winner = self.game.result(state)["winner"] if state.over else None
        return 0.0 if winner is None else 1.0 if winner == self.player else -1.0


MINDS: dict[str, Callable[[Game, State, int], Mind]] = {"training": WarhammerMind, "warhammer": WarhammerMind}


class GreedyBot:
    """Looks one plan ahead, in a state that it imagines from what its player sees."""

    name = "greedy"

    def choose(self, seat: Seat, rng: Random) -> Value:
        game = seat.game
        state = seat.imagine(rng)
        decision = find(state, seat.decision.id)
        assert decision is not None
        mind = MINDS.get(game.name, PlainMind)(game, state, int(decision.player))
        plans = mind.plans(state, decision, rng)
        if len(plans) == 1:
            return plans[0][0]
        ahead = Ahead(game, mind, int(decision.player), rng)
        return max(plans, key=lambda plan: ahead.worth(state, plan))[0]


class Ahead:
    """Looking ahead for one player."""

    def __init__(self, game: Game, mind: Mind, player: int, rng: Random) -> None:
        self.game = game
        self.mind = mind
        self.player = player
        self.rng = rng

    def worth(self, state: State, plan: Plan) -> float:
        """The expected value of the state that a plan leads to."""
        copy = state.clone()
        return self.follow(copy, plan, 0)

    def follow(self, state: State, plan: Plan, step: int) -> float:
        """Go on with a plan from a step of it, in a state of one's own, and value where it ends."""
        game = self.game
        while state.pending and not state.over:
            decision = state.pending[0]
            if decision.player == CHANCE:
                return self.expected(state, decision, plan, step)
            answer = None
            if step < len(plan) and decision.player == self.player:
                answer = plan[step]
                step += 1
                # What happened on the way may have made the rest of the plan impossible.
                if game.families[decision.kind].refusal(state, decision, answer) is not None:
                    answer, step = None, len(plan)
            if answer is None:
                answer = self.mind.reply(state, decision)
            if answer is None:
                break
            apply(game, state, decision.id, answer)
        return self.mind.value(state)

    def expected(self, state: State, decision: Decision, plan: Plan, step: int) -> float:
        total = weights = 0.0
        for weight, answer in self.mind.outcomes(state, decision, self.rng):
            copy = state.clone()
            apply(self.game, copy, decision.id, answer)
            total += weight * self.follow(copy, plan, step)
            weights += weight
        return total / weights
