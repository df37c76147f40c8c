"""The toy game with holes: each of them lets out what is hidden in another way."""

from __future__ import annotations

from random import Random

from flipfield.kernel.game import Family, Game
from flipfield.kernel.options import Pick
from flipfield.kernel.run import event_json, find, take
from flipfield.kernel.state import Decision, Refusal, State
from flipfield.kernel.value import Json, Value
from tests.laws.toy import NOT_OFFERED, ROUND, Auction, AuctionGame, Rounds


def goal_of_other(state: State, player: int) -> int:
    """What nobody may know but the other player."""
    assert isinstance(state, Auction)
    return state.goals[1 - max(0, player)] if state.goals else 0


class View(AuctionGame):
    """A view shows the other player's bid."""

    def view(self, state: State, player: int) -> dict[str, Json]:
        data = super().view(state, player)
        data["secret"] = goal_of_other(state, player)
        return data


class Look(AuctionGame):
    """What is worked out for a player shows the other's goal."""

    def look(self, state: State, player: int) -> dict[str, Json]:
        return {**super().look(state, player), "best": goal_of_other(state, player)}


class Holed(Family):
    """A choice as the toy has it; a compiled one cannot be given a hole."""

    def __init__(self) -> None:
        self.sound = Pick("not-offered", NOT_OFFERED)

    def refusal(self, state: State, decision: Decision, answer: Value) -> Refusal | None:
        return self.sound.refusal(state, decision, answer)

    def listed(self, state: State, decision: Decision) -> list[Value]:
        return self.sound.listed(state, decision)

    def sample(self, state: State, decision: Decision, rng: Random) -> Value:
        return self.sound.sample(state, decision, rng)

    def describe(self, state: State, decision: Decision) -> dict[str, Json]:
        return self.sound.describe(state, decision)


class DescribingPick(Holed):
    def describe(self, state: State, decision: Decision) -> dict[str, Json]:
        return {**super().describe(state, decision), "against": goal_of_other(state, int(decision.player))}


class Describe(AuctionGame):
    """What is drawn for a decision shows the other's goal."""

    def __init__(self) -> None:
        super().__init__()
        self.families["choice"] = DescribingPick()


class SortingPick(Holed):
    def listed(self, state: State, decision: Decision) -> list[Value]:
        return sorted(decision.spec, key=str, reverse=goal_of_other(state, int(decision.player)) > 0)


class Listed(AuctionGame):
    """The order of the answers tells the other's goal."""

    def __init__(self) -> None:
        super().__init__()
        self.families["choice"] = SortingPick()


class RefusingPick(Holed):
    def refusal(self, state: State, decision: Decision, answer: Value) -> Refusal | None:
        if super().refusal(state, decision, answer) is None:
            return None
        return Refusal("not-offered", NOT_OFFERED, (("against", goal_of_other(state, int(decision.player))),))


class Refuse(AuctionGame):
    """The facts of a refusal tell the other's goal."""

    def __init__(self) -> None:
        super().__init__()
        self.families["choice"] = RefusingPick()


class Odds(AuctionGame):
    """The odds are made from a guess of the other's goal."""

    def odds(self, state: State, decision: Decision, answer: Value) -> Json:
        return {"against": goal_of_other(state, int(decision.player))}


class Query(AuctionGame):
    """A question is answered with a guess of the other's goal."""

    def questions(self, state: State, player: int, rng: Random) -> list[tuple[str, Value]]:
        return [("goal", ())]

    def query(self, state: State, player: int, name: str, args: Value) -> Json:
        return {"goal": goal_of_other(state, player)}


class Wish(AuctionGame):
    """Why a wish cannot be tells the other's goal."""

    def wishes(self, state: State, player: int, rng: Random) -> list[Value]:
        return ["all"]

    def why_not(self, state: State, player: int, wish: Value) -> Refusal | None:
        return Refusal("not-offered", NOT_OFFERED, (("against", goal_of_other(state, player)),))


class Remembering(AuctionGame):
    """An imagined state holds the goals of the real one, so a suggestion tells them."""

    def __init__(self) -> None:
        super().__init__()
        self.goals: tuple[int, ...] = ()

    def view(self, state: State, player: int) -> dict[str, Json]:
        assert isinstance(state, Auction)
        self.goals = state.goals
        return super().view(state, player)

    def determinise(self, view: dict[str, Json], rng: Random) -> State:
        state = super().determinise(view, rng)
        assert isinstance(state, Auction)
        state.goals = self.goals
        return state


class UnmarkedRounds(Rounds):
    def end(self, state: Auction) -> None:
        super().end(state)
        state.events.pop()
        state.tell("over", tuple(state.scores), ROUND)


class Unmarked(AuctionGame):
    """The end shows the goals with an event that seems to show nothing, so a preview would tell it."""

    def __init__(self) -> None:
        super().__init__()
        self.flows["rounds"] = UnmarkedRounds()


class WhisperingRounds(Rounds):
    def award(self, state: Auction, winner: int) -> None:
        state.tell("won", (winner, state.goals[0], state.goals[1]), ROUND, False)
        super().award(state, winner)


class Whispering(AuctionGame):
    """An event tells the goals, though they stay hidden."""

    def __init__(self) -> None:
        super().__init__()
        self.flows["rounds"] = WhisperingRounds()


class Peeping(AuctionGame):
    """Goals lie open after the first points, which can be taken back."""

    def view(self, state: State, player: int) -> dict[str, Json]:
        assert isinstance(state, Auction)
        data = super().view(state, player)
        if any(state.scores):
            data["goals"] = [*state.goals]
        return data

    def shuffled(self, state: State, player: int, rng: Random) -> State:
        assert isinstance(state, Auction)
        copy = super().shuffled(state, player, rng)
        assert isinstance(copy, Auction)
        if any(state.scores):
            copy.goals = state.goals
        return copy


def playing_on(game: Game, state: State, decision: Decision, answer: Value) -> dict[str, Json]:
    """A preview that plays on in the real state and tells all that happens."""
    copy = state.clone()
    asked = find(copy, int(decision.id))
    assert asked is not None
    copy.events = []
    if not decision.secret and game.families[asked.kind].refusal(copy, asked, answer) is None:
        take(game, copy, asked, answer)
    return {"events": [event_json(game, event) for event in copy.events], "odds": None}
