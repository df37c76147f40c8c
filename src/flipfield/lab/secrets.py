"""The law of secrets: what a player may not see changes nothing that he is shown or told, by any way out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import zip_longest
from random import Random

from flipfield.bots import Seat
from flipfield.bots import find as find_bot
from flipfield.kernel.game import Game
from flipfield.kernel.run import apply, certain, event_json, find, refusal, refusal_json
from flipfield.kernel.state import Decision, Event, State
from flipfield.kernel.value import Json, Value, to_json
from flipfield.kernel.wire import dumps
from flipfield.lab.junk import broken_answers, spoilt
from flipfield.odds.questions import answer_in, outlook, outlook_in, query

HINTS = "greedy"
"""The bot that makes suggestions."""

Told = tuple[str, Json, Json]
"""A way out, what was asked there, and what it tells."""

Try = tuple[int, Value]
"""A decision's id and an answer to be previewed."""

Outlook = Callable[[Game, State, Decision, Value], dict[str, Json]]
Query = Callable[[Game, State, int, str, Value], Json]


class Leak(Exception):
    """What came out where, though a player may not know it."""

    def __init__(self, way: str, what: str) -> None:
        super().__init__(f"{way}: {what}")
        self.way = way
        self.what = what


@dataclass(frozen=True)
class Glance:
    """A state as one player meets it. With the same seed the same is asked."""

    game: Game
    state: State
    player: int
    seed: float

    def shown(self) -> Iterator[Told]:
        """What a player sees of the state unasked, and why his answers are refused."""
        game, state = self.game, self.state
        yield "view", None, game.view(state, self.player)
        yield "look", None, game.look(state, self.player)
        yield "waiting", None, [[int(asked.player), asked.kind] for asked in state.pending]
        for wish in game.wishes(state, self.player, Random(self.seed)):
            no = game.why_not(state, self.player, wish)
            yield "why not", to_json(wish), None if no is None else refusal_json(no)
        for decision in self.own():
            family = game.families[decision.kind]
            listed = family.listed(state, decision)
            yield "decision", None, to_json(decision.value())
            yield "describe", decision.kind, family.describe(state, decision)
            yield "listed", decision.kind, to_json(tuple(listed))
            for answer in broken_answers(listed, [], Random(self.seed)):
                no = family.refusal(state, decision, answer)
                yield "refusal", to_json(answer), None if no is None else refusal_json(no)

    def foretold(self, tries: list[Try], outlook: Outlook, query: Query) -> Iterator[Told]:
        """What a player is told of the state when he asks."""
        for id, answer in tries:
            decision = find(self.state, id)
            assert decision is not None
            told = outlook(self.game, self.state, decision, answer)
            yield "odds", to_json(answer), told.pop("odds", None)
            yield "preview", to_json(answer), told
        for name, args in self.game.questions(self.state, self.player, Random(self.seed)):
            try:
                found = query(self.game, self.state, self.player, name, args)
            except (LookupError, TypeError, ValueError, AssertionError) as error:
                found = {"error": str(error)}
            yield "query", [name, to_json(args)], found

    def suggested(self) -> Iterator[Told]:
        for decision in self.own():
            said = find_bot(HINTS).choose(Seat(self.game, self.state, decision), Random(self.seed))
            yield "suggest", decision.kind, to_json(said)

    def own(self) -> list[Decision]:
        return [decision for decision in self.state.pending if decision.player == self.player]


@dataclass(frozen=True)
class Twins:
    """Two states that differ only in what is hidden from a player."""

    game: Game
    state: State
    other: State
    player: int
    seed: float

    def look_alike(self) -> None:
        """The player is shown the same. Raises `Leak`, as all do here."""
        mine, theirs = self.glances()
        same(mine.shown(), theirs.shown(), f"player {self.player} sees what is hidden")

    def answer_alike(self, tries: list[Try]) -> None:
        """The player is told the same, and nothing of it is guessed: it is true in the state as it is."""
        mine, theirs = self.glances()
        told = list(mine.foretold(tries, outlook, query))
        same(told, theirs.foretold(tries, outlook, query), f"player {self.player} hears what is hidden")
        same(told, mine.foretold(tries, outlook_in, answer_in), f"player {self.player} hears a guess")

    def advise_alike(self) -> None:
        """The player is suggested the same."""
        mine, theirs = self.glances()
        same(mine.suggested(), theirs.suggested(), f"player {self.player} gets help from what is hidden")

    def tries(self) -> list[Try]:
        """For each of the player's decisions an answer that is listed and one that is likely broken."""
        rng = Random(self.seed)
        found: list[Try] = []
        for decision in self.glances()[0].own():
            listed = self.game.families[decision.kind].listed(self.state, decision)
            found += [
                (int(decision.id), rng.choice(listed)),
                (int(decision.id), spoilt(rng.choice(listed), rng)),
            ]
        return found

    def go_on_alike(self, decision: Decision, answer: Value) -> None:
        """After the same answer everybody is told the same until something is shown that lies open then; what
        has shown it cannot be taken back.
        """
        one, two = self.state.clone(), self.other.clone()
        asked = find(two, decision.id)
        assert asked is not None
        said = answer
        if refusal(self.game, two, asked, answer) is not None:
            said = self.game.families[asked.kind].sample(two, asked, Random(self.seed))
        mine = apply(self.game, one, decision.id, answer)
        theirs = apply(self.game, two, decision.id, said)
        if self.told(certain(mine)) != self.told(certain(theirs)):
            raise Leak("events", f"they tell player {self.player} more than they say they show")
        seen = dumps(self.game.view(one, self.player)) != dumps(self.game.view(two, self.player))
        if not seen and self.told(mine) != self.told(theirs):
            raise Leak("events", f"they tell player {self.player} what stays hidden")
        if seen and all(event.back for event in mine + theirs):
            raise Leak("undo", f"player {self.player} could take back after seeing what was hidden")

    def glances(self) -> tuple[Glance, Glance]:
        return (
            Glance(self.game, self.state, self.player, self.seed),
            Glance(self.game, self.other, self.player, self.seed),
        )

    def told(self, events: list[Event]) -> bytes:
        return dumps([event_json(self.game, event) for event in events])


def twins(game: Game, state: State, player: int, rng: Random) -> Twins:
    """A state and one in which everything hidden from a player is another."""
    return Twins(game, state, game.shuffled(state, player, rng), player, rng.random())


def same(one: Iterable[Told], two: Iterable[Told], what: str) -> None:
    for mine, theirs in zip_longest(one, two, fillvalue=("nothing", None, None)):
        if dumps([*mine]) != dumps([*theirs]):
            way, asked, _ = mine
            raise Leak(way, what if asked is None else f"{what}, asked {dumps(asked).decode()}")
