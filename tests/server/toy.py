"""A tiny game for server tests: bid in secret, roll a die, then pick stones by turns of two."""

from __future__ import annotations

from random import Random

from flipfield.games import UnknownGame
from flipfield.kernel.game import Flow, Game, SetupError
from flipfield.kernel.options import Pick, Roll
from flipfield.kernel.state import CHANCE, Decision, Frame, State
from flipfield.kernel.value import Json, Value
from flipfield.kernel.wire import decode_root, encode_root, number

BIDS = tuple(range(1001, 1010))


class Toy(State):
    """Bids are secret until both are made; stones are open."""

    def __init__(self) -> None:
        super().__init__()
        self.rounds = 0
        self.round = 0
        self.bids: list[int] = []
        self.stones: list[int] = []
        self.scores = [0, 0]
        self.picks = 0

    def clone(self) -> Toy:
        other = Toy()
        other.copy_root(self)
        other.rounds = self.rounds
        other.round = self.round
        other.bids = self.bids.copy()
        other.stones = self.stones.copy()
        other.scores = self.scores.copy()
        other.picks = self.picks
        return other


class Rounds(Flow):
    """One round after the other: bid, roll, pick. `back` marks what reveals and rolls as revocable."""

    def __init__(self, back: bool, bids: tuple[int, ...]) -> None:
        self.back = back
        self.bids = bids

    def run(self, state: State, frame: Frame) -> None:
        assert isinstance(state, Toy)
        if state.stones:
            state.ask(state.picks // 2 % 2, "pick", tuple(sorted(set(state.stones))))
        elif state.bids:
            state.ask(CHANCE, "roll", ("d6",))
        elif state.round < state.rounds:
            state.round += 1
            state.picks = 0
            state.tell("round", (state.round,), ("toy.round",))
            for player in (0, 1):
                state.ask(player, "bid", self.bids, secret=True)
        else:
            state.tell("over", (), ("toy.over",), back=False)
            state.finish()

    def answered(self, state: State, frame: Frame, decision: Decision, answer: Value) -> None:
        assert isinstance(state, Toy)
        if decision.kind == "roll":
            assert isinstance(answer, tuple)
            assert isinstance(answer[0], int)
            state.stones = list(range(1, answer[0] + 4))
            state.scores[0 if state.bids[0] >= state.bids[1] else 1] += 1
            state.tell("roll", answer, ("toy.roll",), self.back)
            state.bids = []
            return
        assert isinstance(answer, int)
        if decision.kind == "bid":
            state.bids.append(answer)
            if len(state.bids) == 2:
                state.tell("reveal", tuple(state.bids), ("toy.bid",), self.back)
            return
        state.stones.remove(answer)
        state.scores[decision.player] += answer
        state.picks += 1
        state.tell("pick", (int(decision.player), answer), ("toy.pick",))


class ToyGame(Game):
    def __init__(self, back: bool = False, bids: tuple[int, ...] = BIDS) -> None:
        super().__init__("toy")
        self.flows["rounds"] = Rounds(back, bids)
        self.families["bid"] = Pick("no-such-bid", ("toy.bid",))
        self.families["pick"] = Pick("no-such-stone", ("toy.pick",))
        self.families["roll"] = Roll({"d6": (1, 2, 3, 4, 5, 6)})
        self.event_fields = {
            "round": ("round",),
            "roll": ("face",),
            "reveal": ("first", "second"),
            "pick": ("player", "stone"),
            "over": (),
        }

    def begin(self, setup: dict[str, Json]) -> State:
        rounds = setup.get("rounds", 2)
        if not isinstance(rounds, int) or not 1 <= rounds <= 100:
            raise SetupError("rounds", "not-a-number-of-rounds", (("most", 100),))
        state = Toy()
        state.rounds = rounds
        state.push(Frame("rounds"))
        return state

    def encode(self, state: State) -> dict[str, Json]:
        assert isinstance(state, Toy)
        return {
            **encode_root(state),
            "players": ["first", "second"],
            "rounds": state.rounds,
            "round": state.round,
            "phase": "pick" if state.stones else "bid",
            "bids": [*state.bids],
            "stones": [*state.stones],
            "scores": [*state.scores],
            "picks": state.picks,
        }

    def decode(self, data: dict[str, Json]) -> State:
        state = Toy()
        decode_root(state, data)
        state.rounds = number(data, "rounds")
        state.round = number(data, "round")
        state.bids = _numbers(data["bids"])
        state.stones = _numbers(data["stones"])
        state.scores = _numbers(data["scores"])
        state.picks = number(data, "picks")
        return state

    def view(self, state: State, player: int) -> dict[str, Json]:
        data = self.encode(state)
        pending = [decision for decision in state.pending if decision.player == player]
        data["pending"] = [int(decision.id) for decision in pending]
        data["given"] = [answer for decision, answer in state.given if decision.player == player]  # type: ignore[misc]
        data["seat"] = player
        return data

    def determinise(self, view: dict[str, Json], rng: Random) -> State:
        """What the seat is asked; the other one's bid is made at random, whether it has been made or not."""
        state = self.decode({**view, "pending": [], "given": []})
        assert isinstance(state, Toy)
        seat = number(view, "seat")
        for id in _numbers(view["pending"]):
            if state.stones:
                state.pending.append(Decision(id, seat, "pick", tuple(sorted(set(state.stones)))))
            else:
                state.pending.append(Decision(id, seat, "bid", BIDS, True))
                other = Decision(id + 1 - 2 * seat, 1 - seat, "bid", BIDS, True)
                state.given.append((other, rng.choice(BIDS)))
        return state

    def look(self, state: State, player: int) -> dict[str, Json]:
        assert isinstance(state, Toy)
        return {"left": len(state.stones)}

    def query(self, state: State, player: int, name: str, args: Value) -> Json:
        assert isinstance(state, Toy)
        if name == "stone":
            assert isinstance(args, tuple)
            assert isinstance(args[0], int)
            return {"lies": args[0] in state.stones}
        raise KeyError(name)

    def odds(self, state: State, decision: Decision, answer: Value) -> Json:
        return {"certain": decision.kind == "pick"}

    def result(self, state: State) -> dict[str, Json]:
        assert isinstance(state, Toy)
        first, second = state.scores
        winner = None if first == second else int(second > first)
        return {"winner": winner, "scores": [first, second]}


def _numbers(data: Json) -> list[int]:
    assert isinstance(data, list)
    return [item for item in data if isinstance(item, int)]


GAME = ToyGame()


def mended(bids: tuple[int, ...] = BIDS) -> ToyGame:
    """The next version of the rules, which lets players bid other numbers."""
    game = ToyGame(bids=bids)
    game.changes = {2: ("toy.bid",)}
    return game


def find(name: str) -> Game:
    if name != "toy":
        raise UnknownGame(name)
    return GAME
