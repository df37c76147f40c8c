"""What a bot is and what it may use."""

from __future__ import annotations

from random import Random
from typing import Protocol

from flipfield.kernel.game import Game
from flipfield.kernel.state import Decision, State
from flipfield.kernel.value import Json, Value


class Seat:
    """A player's place when it has to decide: all that a bot may use. The real state stays hidden."""

    def __init__(self, game: Game, state: State, decision: Decision) -> None:
        self.game = game
        self.decision = decision
        self.__state = state

    def sample(self, rng: Random) -> Value:
        """A random legal answer."""
        return self.game.families[self.decision.kind].sample(self.__state, self.decision, rng)

    def listed(self) -> list[Value]:
        """All legal answers, or the notable ones of a region."""
        return self.game.families[self.decision.kind].listed(self.__state, self.decision)

    def view(self) -> dict[str, Json]:
        """What the deciding player sees."""
        return self.game.view(self.__state, self.decision.player)

    def imagine(self, rng: Random) -> State:
        """A full state that fits what the player knows, with the same decision pending."""
        return self.game.determinise(self.view(), rng)


class Bot(Protocol):
    """A player that is a program. It remembers nothing, so one bot can sit at many tables."""

    name: str

    def choose(self, seat: Seat, rng: Random) -> Value:
        """A legal answer to the seat's decision; all chance comes from `rng`."""
        ...
