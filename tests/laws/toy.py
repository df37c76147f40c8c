"""A tiny game without disks: cards are bid in secret for points, a coin breaks ties, the winner may share.

Each player has a goal that nobody else sees until it is added to the points at the end.
"""

from __future__ import annotations

from collections.abc import Generator
from random import Random

from flipfield.kernel.game import Effect, Flow, Game
from flipfield.kernel.options import Pick, Roll, Shuffle
from flipfield.kernel.script import EffectFlow, ScriptFlow, ask, script_frame
from flipfield.kernel.state import CHANCE, Decision, Frame, State
from flipfield.kernel.value import Json, Value, from_json, pair, to_json
from flipfield.kernel.wire import decode_root, encode_root

CARDS = (1, 2, 3, 4)
GOALS = (0, 3, 6)
NOT_HELD = ("toy.hold",)
NOT_OFFERED = ("toy.offer",)
ROUND = ("toy.round",)


class Auction(State):
    """Everything is open but a bid that waits for the other one and the goals: one for each player, one face
    down.
    """

    def __init__(self) -> None:
        super().__init__()
        self.goals: tuple[int, ...] = ()
        self.hands: list[tuple[int, ...]] = [CARDS, CARDS]
        self.bids: list[int] = [0, 0]
        self.scores: list[int] = [0, 0]

    def clone(self) -> Auction:
        copy = Auction()
        copy.copy_root(self)
        copy.goals = self.goals
        copy.hands = self.hands.copy()
        copy.bids = self.bids.copy()
        copy.scores = self.scores.copy()
        return copy


class Rounds(Flow):
    """Deal goals, then bid, break a tie, let the winner take the prize; until the hands are empty."""

    def run(self, state: State, frame: Frame) -> None:
        assert isinstance(state, Auction)
        first, second = state.bids
        if not state.goals:
            state.ask(CHANCE, "deal", GOALS)
        elif frame.step == 0:
            if not state.hands[0]:
                self.end(state)
                return
            state.goto(1)
            for player in (0, 1):
                state.ask(player, "bid", state.hands[player], True)
        elif first == second:
            state.ask(CHANCE, "roll", ("coin",))
        else:
            self.award(state, int(second > first))

    def answered(self, state: State, frame: Frame, decision: Decision, answer: Value) -> None:
        assert isinstance(state, Auction)
        if decision.kind == "roll":
            self.award(state, pair(answer, 0))
            return
        if decision.kind == "deal":
            state.goals = _numbers(answer)
            return
        assert isinstance(answer, int)
        player = int(decision.player)
        state.bids[player] = answer
        state.hands[player] = tuple([card for card in state.hands[player] if card != answer])

    def end(self, state: Auction) -> None:
        state.scores = [points + goal for points, goal in zip(state.scores, state.goals, strict=False)]
        state.tell("over", tuple(state.scores), ROUND, False)
        state.finish()

    def award(self, state: Auction, winner: int) -> None:
        state.tell("won", (winner, *state.bids), ROUND, False)
        prize = sum(state.bids)
        state.bids = [0, 0]
        state.goto(0)
        state.push(script_frame("prize", (winner, prize)))


def prize(state: State, args: tuple[Value, ...]) -> Generator[Decision, Value, list[Effect]]:
    """The winner keeps the points or gives some of them away."""
    winner, points = pair(args, 0), pair(args, 1)
    kept = yield ask(winner, "choice", ("keep", "share"))
    if kept == "keep":
        return [("score", winner, points)]
    given = yield ask(winner, "share", tuple(range(1, points)))
    assert isinstance(given, int)
    return [("score", winner, points - given), ("score", 1 - winner, given)]


def score(state: State, args: tuple[Value, ...]) -> None:
    assert isinstance(state, Auction)
    state.scores[pair(args, 0)] += pair(args, 1)
    state.tell("score", args, ROUND)


class AuctionGame(Game):
    """The registrations."""

    def __init__(self) -> None:
        super().__init__("auction")
        self.flows = {"rounds": Rounds(), "script": ScriptFlow(self), "effect": EffectFlow(self)}
        self.families = {
            "bid": Pick("not-in-hand", NOT_HELD),
            "choice": Pick("not-offered", NOT_OFFERED),
            "share": Pick("not-offered", NOT_OFFERED),
            "roll": Roll({"coin": (0, 1)}),
            "deal": Shuffle(),
        }
        self.scripts["prize"] = prize
        self.writers["score"] = score
        self.event_fields = {
            "over": ("first", "second"),
            "won": ("winner", "first", "second"),
            "score": ("player", "points"),
        }

    def begin(self, setup: dict[str, Json]) -> State:
        state = Auction()
        state.push(Frame("rounds"))
        return state

    def encode(self, state: State) -> dict[str, Json]:
        assert isinstance(state, Auction)
        return {
            **encode_root(state),
            "goals": [*state.goals],
            "hands": to_json(tuple(state.hands)),
            "bids": [*state.bids],
            "scores": [*state.scores],
        }

    def decode(self, data: dict[str, Json]) -> State:
        state = Auction()
        decode_root(state, data)
        state.goals = _numbers(from_json(data["goals"]))
        hands = from_json(data["hands"])
        state.hands = [_numbers(pair_of) for pair_of in _tuple(hands)]
        state.bids = list(_numbers(from_json(data["bids"])))
        state.scores = list(_numbers(from_json(data["scores"])))
        return state

    def view(self, state: State, player: int) -> dict[str, Json]:
        """Hands are open, since every bid is seen in the end; a bid is secret until both lie, a goal to the
        end.
        """
        assert isinstance(state, Auction)
        data = self.encode(state)
        data["goals"] = [goal if seat == player else None for seat, goal in enumerate(state.goals)]
        data["pending"] = [to_json(asked.value()) for asked in state.pending if asked.player == player]
        data["given"] = [
            to_json((asked.value(), said)) for asked, said in state.given if asked.player == player
        ]
        data["waiting"] = [int(asked.player) for asked in state.pending]
        data["seat"] = player
        return data

    def determinise(self, view: dict[str, Json], rng: Random) -> State:
        """The other player's bid is made at random, whether it has been made or not; goals are dealt anew."""
        state = self.decode({**view, "goals": []})
        assert isinstance(state, Auction)
        seat, goals = view["seat"], view["goals"]
        assert isinstance(seat, int)
        assert isinstance(goals, list)
        state.goals = _dealt([goal if isinstance(goal, int) else None for goal in goals], rng)
        if any(asked.kind == "bid" for asked in state.pending):
            hand = state.hands[1 - seat]
            other = Decision(int(state.serial) - seat - 1, 1 - seat, "bid", hand, True)
            state.given = [(other, rng.choice(hand))]
        return state

    def shuffled(self, state: State, player: int, rng: Random) -> State:
        copy = state.clone()
        assert isinstance(copy, Auction)
        copy.goals = _dealt([goal if seat == player else None for seat, goal in enumerate(copy.goals)], rng)
        copy.given = [
            (asked, said if asked.player == player else rng.choice(asked.spec)) for asked, said in state.given
        ]
        return copy

    def look(self, state: State, player: int) -> dict[str, Json]:
        assert isinstance(state, Auction)
        return {"left": len(state.hands[0])}

    def broken(self, state: State) -> str:
        assert isinstance(state, Auction)
        return "" if len(state.hands[0]) == len(state.hands[1]) else "one hand is larger"

    def result(self, state: State) -> dict[str, Json]:
        assert isinstance(state, Auction)
        first, second = state.scores
        winner: Json = None if first == second else int(second > first)
        return {"winner": winner, "scores": [first, second]}


def _dealt(known: list[int | None], rng: Random) -> tuple[int, ...]:
    """All goals, those that are not known in any order."""
    left = [goal for goal in GOALS if goal not in known]
    rng.shuffle(left)
    return tuple([left.pop() if goal is None else goal for goal in known])


def _tuple(value: Value) -> tuple[Value, ...]:
    assert isinstance(value, tuple)
    return value


def _numbers(value: Value) -> tuple[int, ...]:
    return tuple([item for item in _tuple(value) if isinstance(item, int)])
