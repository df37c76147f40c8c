"""Option families that every game can use: pick one, pick several, roll dice, shuffle."""

from __future__ import annotations

from random import Random
from typing import Final

from flipfield.kernel.game import Family
from flipfield.kernel.state import Decision, Refusal, State
from flipfield.kernel.value import Json, Value, to_json

MOST_LISTED: Final = 50_000
"""More answers than this are not listed."""


def below(rng: Random, n: int) -> int:
    """A uniform integer in 0..n-1."""
    return int(rng.random() * n)


class Pick(Family):
    """One of the options of the spec. `code` and `rules` explain any other answer."""

    def __init__(self, code: str, rules: tuple[str, ...]) -> None:
        self.code = code
        self.rules = rules

    def refusal(self, state: State, decision: Decision, answer: Value) -> Refusal | None:
        for option in decision.spec:
            if option == answer and type(option) is type(answer):
                return None
        return Refusal(self.code, self.rules, ())

    def listed(self, state: State, decision: Decision) -> list[Value]:
        return list(decision.spec)

    def sample(self, state: State, decision: Decision, rng: Random) -> Value:
        return decision.spec[below(rng, len(decision.spec))]

    def describe(self, state: State, decision: Decision) -> dict[str, Json]:
        return {"options": [to_json(option) for option in decision.spec]}


class PickSome(Family):
    """One or more of the options of the spec, as a tuple in the spec's order."""

    def __init__(self, code: str, rules: tuple[str, ...]) -> None:
        self.code = code
        self.rules = rules

    def refusal(self, state: State, decision: Decision, answer: Value) -> Refusal | None:
        if isinstance(answer, tuple) and answer:
            wanted = [option for option in decision.spec if option in answer]
            if tuple(wanted) == answer:
                return None
        return Refusal(self.code, self.rules, ())

    def listed(self, state: State, decision: Decision) -> list[Value]:
        found: list[Value] = [()]
        for option in decision.spec:
            for chosen in found.copy():
                assert isinstance(chosen, tuple)
                found.append((*chosen, option))
        return found[1:]

    def sample(self, state: State, decision: Decision, rng: Random) -> Value:
        options = decision.spec
        bits = 1 + below(rng, (1 << len(options)) - 1)
        return tuple([options[i] for i in range(len(options)) if bits >> i & 1])

    def describe(self, state: State, decision: Decision) -> dict[str, Json]:
        return {"options": [to_json(option) for option in decision.spec], "some": True}


class Roll(Family):
    """Dice that chance rolls together. The spec lists the dice by name; the answer one face for each, in
    order.
    """

    def __init__(self, faces: dict[str, tuple[Value, ...]]) -> None:
        self.faces = faces

    def refusal(self, state: State, decision: Decision, answer: Value) -> Refusal | None:
        if isinstance(answer, tuple) and len(answer) == len(decision.spec):
            for die, face in zip(decision.spec, answer, strict=True):
                assert isinstance(die, str)
                if not any([face == side and type(face) is type(side) for side in self.faces[die]]):
                    return Refusal("no-such-face", (), (("die", die), ("face", face)))
            return None
        return Refusal("wrong-dice", (), (("dice", len(decision.spec)),))

    def listed(self, state: State, decision: Decision) -> list[Value]:
        """All rolls; of too many dice only those where each shows its first face, its second and so on."""
        sides = [self.sides(die) for die in decision.spec]
        ways = 1
        for die_sides in sides:
            ways *= len(die_sides)
            if ways > MOST_LISTED:
                most = max([len(item) for item in sides])
                return [tuple([item[n % len(item)] for item in sides]) for n in range(most)]
        rolls: list[tuple[Value, ...]] = [()]
        for die_sides in sides:
            rolls = [(*roll, side) for roll in rolls for side in die_sides]
        return list(rolls)

    def sides(self, die: Value) -> list[Value]:
        """The different faces of a die."""
        assert isinstance(die, str)
        found: list[Value] = []
        for side in self.faces[die]:
            if side not in found:
                found.append(side)
        return found

    def sample(self, state: State, decision: Decision, rng: Random) -> Value:
        roll: list[Value] = []
        for die in decision.spec:
            assert isinstance(die, str)
            sides = self.faces[die]
            roll.append(sides[int(rng.random() * len(sides))])
        return tuple(roll)

    def describe(self, state: State, decision: Decision) -> dict[str, Json]:
        return {"dice": [to_json(die) for die in decision.spec]}


class Shuffle(Family):
    """An order of the spec's items, chosen by chance."""

    def refusal(self, state: State, decision: Decision, answer: Value) -> Refusal | None:
        if isinstance(answer, tuple) and len(answer) == len(decision.spec):
            left = list(decision.spec)
            for item in answer:
                if item not in left:
                    break
                left.remove(item)
            if not left:
                return None
        return Refusal("wrong-shuffle", (), ())

    def listed(self, state: State, decision: Decision) -> list[Value]:
        return [decision.spec, tuple(reversed(decision.spec))]

    def sample(self, state: State, decision: Decision, rng: Random) -> Value:
        left = list(decision.spec)
        order: list[Value] = []
        while left:
            order.append(left.pop(below(rng, len(left))))
        return tuple(order)

    def describe(self, state: State, decision: Decision) -> dict[str, Json]:
        return {"items": len(decision.spec)}
