"""What a game registers with the kernel: flows, option families, scripts, effects and its views."""

from __future__ import annotations

from collections.abc import Callable, Generator
from random import Random

from mypy_extensions import i64, mypyc_attr

from flipfield.kernel.state import Decision, Frame, Refusal, State, combined
from flipfield.kernel.value import Json, Value

Effect = tuple[Value, ...]
"""A writer's name and its arguments, as scripts return them."""

Script = Callable[[State, tuple[Value, ...]], Generator[Decision, Value, list[Effect]]]
Writer = Callable[[State, tuple[Value, ...]], None]


@mypyc_attr(allow_interpreted_subclasses=True)
class Flow:
    """A step of the rules. `run` goes on until it asks, pushes another frame or pops its own."""

    def run(self, state: State, frame: Frame) -> None:
        raise NotImplementedError

    def answered(self, state: State, frame: Frame, decision: Decision, answer: Value) -> None:
        """Take in the answer to a decision that `run` asked."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Family:
    """A family of options: the five operations that every decision of one kind has."""

    def refusal(self, state: State, decision: Decision, answer: Value) -> Refusal | None:
        """The truth: None when the answer is legal, else why not."""
        raise NotImplementedError

    def listed(self, state: State, decision: Decision) -> list[Value]:
        """All legal answers, or the notable ones of a region. Never empty."""
        raise NotImplementedError

    def sample(self, state: State, decision: Decision, rng: Random) -> Value:
        """One legal answer: the kind of option first, then the item, then the point, each uniformly."""
        raise NotImplementedError

    def describe(self, state: State, decision: Decision) -> dict[str, Json]:
        """What a client draws for this decision."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A set of registrations. Subclasses fill the registries and the hooks."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.flows: dict[str, Flow] = {}
        self.families: dict[str, Family] = {}
        self.scripts: dict[str, Script] = {}
        self.writers: dict[str, Writer] = {}
        self.event_fields: dict[str, tuple[str, ...]] = {}
        self.changes: dict[int, tuple[str, ...]] = {}
        """The rules that each version of the rules changed; the first version has none."""

    @property
    def rules_version(self) -> int:
        """The version of the rules: records of another one need not play as they did."""
        return max(self.changes, default=1)

    def changed_since(self, version: int) -> list[str]:
        """The rules that changed after a version, each once."""
        later = [rules for number, rules in sorted(self.changes.items()) if number > version]
        return list(dict.fromkeys([rule for rules in later for rule in rules]))

    def numbers(self, setup: dict[str, Json]) -> dict[str, Json]:
        """The numbers that a game of this setup is played with: its record carries them."""
        return {}

    def with_numbers(self, numbers: dict[str, Json]) -> Game:
        """This game with the numbers of a record; those that cannot be raise `NumbersError`."""
        return self

    def begin(self, setup: dict[str, Json]) -> State:
        """A fresh state with its first frame pushed; a wrong setup raises `SetupError`."""
        raise NotImplementedError

    def encode(self, state: State) -> dict[str, Json]:
        """The whole state as JSON data."""
        raise NotImplementedError

    def decode(self, data: dict[str, Json]) -> State:
        """The state that `encode` wrote."""
        raise NotImplementedError

    def view(self, state: State, player: i64) -> dict[str, Json]:
        """The encoded state without what this player may not see."""
        raise NotImplementedError

    def determinise(self, view: dict[str, Json], rng: Random) -> State:
        """A full state that fits a view: every hidden thing is filled in at random."""
        raise NotImplementedError

    def look(self, state: State, player: i64) -> dict[str, Json]:
        """What a client wants to know beyond the view: current values, pins, names of packs."""
        raise NotImplementedError

    def query(self, state: State, player: i64, name: str, args: Value) -> Json:
        """Answer a read-only question; an unknown one raises `KeyError`."""
        raise NotImplementedError

    def why_not(self, state: State, player: i64, wish: Value) -> Refusal | None:
        """Why a player cannot do what he wishes now, asked or not; None when it would be legal.

        Here a wish is an answer to what the player is asked; a game adds those outside their moment.
        """
        found: list[Refusal] = []
        for decision in state.pending:
            if decision.player == player:
                no = self.families[decision.kind].refusal(state, decision, wish)
                if no is None:
                    return None
                found.append(no)
        return combined(found) or Refusal("not-your-turn", ())

    def odds(self, state: State, decision: Decision, answer: Value) -> Json:
        """The odds of what is not certain about an answer, or None."""
        return None

    def shuffled(self, state: State, player: i64, rng: Random) -> State:
        """A state that differs only in what this player may not see (the laws compare the views)."""
        raise NotImplementedError

    def questions(self, state: State, player: i64, rng: Random) -> list[tuple[str, Value]]:
        """Some questions with their args that make sense now (the laws compare the answers)."""
        return []

    def wishes(self, state: State, player: i64, rng: Random) -> list[Value]:
        """Some wishes that a player may have now (the laws compare why they cannot be)."""
        return []

    def broken(self, state: State) -> str:
        """The first broken invariant of a state, or an empty string."""
        raise NotImplementedError

    def result(self, state: State) -> dict[str, Json]:
        """The outcome of a finished game: winner (a seat or None), scores."""
        raise NotImplementedError


class NumbersError(Exception):
    """Numbers that no game can be played with; the message says which, and what is wrong."""


class SetupError(Exception):
    """A setup that cannot be: names the key and says what would be right."""

    def __init__(self, key: str, code: str, facts: tuple[tuple[str, Value], ...] = ()) -> None:
        super().__init__(f"{key}: {code}")
        self.key = key
        self.code = code
        self.facts = facts
