"""Scenes set up in the case language and played decision by decision."""

from pathlib import Path

from flipfield.cases.run import Case
from flipfield.cases.source import Source
from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.game import Warhammer
from flipfield.games.warhammer.turn import active, goes_on
from flipfield.kernel.game import Game
from flipfield.kernel.run import apply, refusal
from flipfield.kernel.state import Decision, Event, State
from flipfield.kernel.value import Value


def say(game: Game, state: State, decision: Decision, answer: Value) -> list[Event]:
    """Answer a decision. A referee asks when an activation ends; in a game one with nothing left to do ends
    by itself.
    """
    events = apply(game, state, int(decision.id), answer)
    while isinstance(state, Battle) and state.pending and state.pending[0].kind == "turn":
        if goes_on(state, active(state)):
            break
        events += apply(game, state, int(state.pending[0].id), ("end",))
    return events


class Stage:
    """A battle from the text of a case; disks by name."""

    def __init__(self, text: str) -> None:
        case = Case(Source(Path("scene.toml"), text))
        self.game: Warhammer = case.game
        self.battle: Battle = case.battle
        self.disks = case.position.disks

    def open(self, kind: str, seat: int | None = None) -> Decision:
        """The pending decision of a kind, and of a player where several are asked."""
        found = [
            decision
            for decision in self.battle.pending
            if decision.kind == kind and seat in (None, decision.player)
        ]
        assert found, f"no {kind} is pending but {[decision.kind for decision in self.battle.pending]}"
        return found[0]

    def say(self, kind: str, answer: Value, seat: int | None = None) -> list[Event]:
        """Answer a pending decision, as in a game."""
        return say(self.game, self.battle, self.open(kind, seat), answer)

    def forbids(self, kind: str, answer: Value, seat: int | None = None) -> tuple[str, ...] | None:
        """The rules that forbid an answer, None if it is legal."""
        no = refusal(self.game, self.battle, self.open(kind, seat), answer)
        return None if no is None else no.rules

    def asked(self) -> list[tuple[str, int]]:
        """What is pending, and who is asked."""
        return [(decision.kind, int(decision.player)) for decision in self.battle.pending]
