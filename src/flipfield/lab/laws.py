"""The laws that every game keeps at every decision, checked in random games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from flipfield.kernel.game import Game
from flipfield.kernel.run import apply, event_json, preview, start
from flipfield.kernel.state import CHANCE, NOBODY, Decision, Refused, State
from flipfield.kernel.value import Value
from flipfield.kernel.wire import dumps, load, save
from flipfield.lab.junk import broken_answers
from flipfield.lab.secrets import Leak, twins
from flipfield.lab.setups import Table, setup_for
from flipfield.lab.sim import ENDLESS, TWO, game_rng

QUESTIONS = 0.1
"""How often players ask where all laws are checked; under the law of secrets alone they always do."""

ADVICE = 0.25
"""How often those who ask questions also ask for a suggestion, which takes longest."""

FORM = ("malformed", "no-such-disk", "stale")
"""Codes of refusals that need no rule: what was said is no answer at all."""


class Broken(Exception):
    """A law that does not hold: its name and what was seen."""

    def __init__(self, law: str, what: str) -> None:
        super().__init__(f"{law}: {what}")


@dataclass(frozen=True)
class Violation:
    """Where a law was broken: `flipfield laws` with the same seed comes there again."""

    seed: int
    game: int
    decision: int
    what: str

    def __str__(self) -> str:
        return f"seed {self.seed}, game {self.game}, decision {self.decision}: {self.what}"


def check(
    game: Game,
    games: range,
    seed: int,
    every: int,
    progress: Callable[[], None] = lambda: None,
    table: Table = TWO,
    law: str = "all",
) -> Violation | None:
    """Play the numbered games of a seed and check the laws, the costly ones at each `every`th decision.

    The first violation is returned. With `every` 0 the costly laws are left out.
    """
    for index in games:
        course = LAWS[law](game, game_rng(seed, index), every, table)
        try:
            course.run()
        except Broken as error:
            return Violation(seed, index, len(course.answers), str(error))
        except Exception as error:
            return Violation(seed, index, len(course.answers), f"{type(error).__name__}: {error}")
        progress()
    return None


class Course:
    """One random game under the laws."""

    def __init__(self, game: Game, rng: Random, every: int, table: Table) -> None:
        self.game = game
        self.rng = rng
        self.every = every
        self.table = table
        self.setup = setup_for(game, rng, table)
        self.answers: list[tuple[Decision, Value]] = []
        self.marks: dict[int, bytes] = {}

    def run(self) -> None:
        """Play to the end; raises `Broken` at the first law that does not hold."""
        state = start(self.game, self.setup)
        while not state.over:
            if not state.pending:
                raise Broken("dead end", "nobody is asked and the game is not over")
            if len(self.answers) >= ENDLESS:
                raise Broken("endless", f"not over after {ENDLESS} decisions")
            decision = self.rng.choice(state.pending)
            answer = self.game.families[decision.kind].sample(state, decision, self.rng)
            self.judge(state, decision, answer)
            apply(self.game, state, decision.id, answer)
            self.answers.append((decision, answer))
        invariants(self.game, state)
        if self.every:
            self.marks[len(self.answers)] = save(self.game, state)
            self.replay()

    def judge(self, state: State, decision: Decision, answer: Value) -> None:
        """All laws that are due at a decision. The state must come out as it went in."""
        game, rng = self.game, self.rng
        before = save(game, state)
        copy = state.clone()
        if save(game, copy) != before:
            raise Broken("clone", "a clone differs from its original")
        invariants(game, state)
        options(game, state, decision, answer)
        others = [said for asked, said in self.answers[-40:] if asked.kind != decision.kind]
        refusals(game, state, decision, others, rng)
        events = apply(game, copy, decision.id, answer)
        if self.every and len(self.answers) % self.every == 0:
            self.marks[len(self.answers)] = before
            dumps([event_json(game, event) for event in events])
            wire(game, before, decision, answer, save(game, copy))
            descriptions(game, state, decision, answer)
            self.unchanged(state, before)
            self.keep_secrets(state, decision, answer, self.rng.random() < QUESTIONS)
        self.unchanged(state, before)

    def unchanged(self, state: State, before: bytes) -> None:
        if save(self.game, state) != before:
            raise Broken("unchanged", "the state changed without an answer")

    def keep_secrets(self, state: State, decision: Decision, answer: Value, questions: bool) -> None:
        """Nobody is shown or told what is hidden from him; he who decides and one by lot may ask."""
        seats = [*range(self.table.players), NOBODY]
        asking = (decision.player, self.rng.choice(seats)) if questions else ()
        for player in seats:
            pair = twins(self.game, state, player, self.rng)
            try:
                pair.look_alike()
                pair.go_on_alike(decision, answer)
                if player in asking:
                    own = [(int(decision.id), answer)] if player == decision.player else []
                    pair.answer_alike(own + pair.tries())
                    if self.rng.random() < ADVICE:
                        pair.advise_alike()
            except Leak as leak:
                raise Broken(leak.way, leak.what) from leak
            if any(asked.player == player for asked in state.pending):
                imagined(self.game, state, player, self.rng)

    def replay(self) -> None:
        """The recorded answers, played again, give the same bytes."""
        state = start(self.game, self.setup)
        for n, (decision, answer) in enumerate(self.answers):
            self.compare(n, state)
            apply(self.game, state, decision.id, answer)
        self.compare(len(self.answers), state)

    def compare(self, n: int, state: State) -> None:
        if n in self.marks and self.marks[n] != save(self.game, state):
            raise Broken("replay", f"the replay differs at decision {n}")


class Secrecy(Course):
    """One random game under the law of secrets alone, also wherever an answer shows something or is the
    last.
    """

    def judge(self, state: State, decision: Decision, answer: Value) -> None:
        after = state.clone()
        events = apply(self.game, after, decision.id, answer)
        shows = after.over or (decision.player != CHANCE and not all(event.back for event in events))
        if shows or (self.every and len(self.answers) % self.every == 0):
            self.keep_secrets(state, decision, answer, True)


LAWS: dict[str, type[Course]] = {"all": Course, "secrets": Secrecy}


def invariants(game: Game, state: State) -> None:
    """What must be true of every state."""
    what = game.broken(state)
    if what:
        raise Broken("invariants", what)


def options(game: Game, state: State, decision: Decision, sampled: Value) -> None:
    """Listed and sampled answers are legal, and there always is one."""
    family = game.families[decision.kind]
    listed = family.listed(state, decision)
    if not listed:
        raise Broken("listed", f"{decision.kind} lists nothing")
    for answer in [*listed, sampled]:
        no = family.refusal(state, decision, answer)
        if no is not None:
            raise Broken("listed", f"{decision.kind} offers {answer!r} and refuses it: {no.code}")


def refusals(game: Game, state: State, decision: Decision, others: list[Value], rng: Random) -> None:
    """An illegal answer is refused with a rule and changes nothing (the caller compares the bytes)."""
    family = game.families[decision.kind]
    for answer in broken_answers(family.listed(state, decision), others, rng):
        no = family.refusal(state, decision, answer)
        if no is None:
            continue
        if not no.code or (not no.rules and no.code not in FORM and decision.player != CHANCE):
            raise Broken("refusal", f"{decision.kind} refuses {answer!r} without a rule: {no.code!r}")
        try:
            apply(game, state, decision.id, answer)
        except Refused:
            continue
        raise Broken("refusal", f"{decision.kind} took {answer!r} in spite of {no.code}")
    try:
        apply(game, state, int(state.serial), None)
    except Refused:
        return
    raise Broken("refusal", "an answer to no decision was taken")


def wire(game: Game, before: bytes, decision: Decision, answer: Value, after: bytes) -> None:
    """JSON there and back plays on identically."""
    read = load(game, before)
    if save(game, read) != before:
        raise Broken("JSON", "a state read back differs")
    apply(game, read, decision.id, answer)
    if save(game, read) != after:
        raise Broken("JSON", f"a state read back plays on differently after {answer!r}")


def descriptions(game: Game, state: State, decision: Decision, answer: Value) -> None:
    """What clients draw and preview can be sent."""
    dumps(game.families[decision.kind].describe(state, decision))
    if "refusal" in preview(game, state, decision, answer):
        raise Broken("preview", f"{decision.kind} previews {answer!r} as refused")
    dumps(preview(game, state, decision, answer))


def imagined(game: Game, state: State, player: int, rng: Random) -> None:
    """A deciding player's imagined state is whole and looks the same to him.

    Secret choices that others still have to make are made in it, so then the view only stays as it is when
    imagined again.
    """
    view = game.view(state, player)
    image = game.determinise(view, rng)
    what = game.broken(image)
    if what:
        raise Broken("determinise", what)
    if any(asked.secret and asked.player != player for asked in state.pending):
        view = game.view(image, player)
        image = game.determinise(view, rng)
    if dumps(game.view(image, player)) != dumps(view):
        raise Broken("determinise", f"player {player} imagines what does not fit the view")
