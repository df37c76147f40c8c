"""What the rules carry at run time: all ids of events, refusals and broken limits of a long proof run."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from unittest.mock import patch

from flipfield.armies.text import ArmyError, read
from flipfield.cases import stage
from flipfield.cases.run import find_cases, run_case
from flipfield.cases.steps import Steps
from flipfield.games.warhammer.army import ArmyList, RegimentList, check, prebuilt
from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.game import Warhammer, standard, training
from flipfield.games.warhammer.muster import random_setup
from flipfield.games.warhammer.pack import core
from flipfield.games.warhammer.supply import shortages
from flipfield.kernel.game import Game
from flipfield.kernel.run import apply, start
from flipfield.kernel.state import CHANCE, Event, Refused, State
from flipfield.kernel.value import Json, Value
from flipfield.replay.record import Record
from tests.golden.record import eager, load

CASES = Path(__file__).parents[1] / "cases"
ARMIES = 400
"""Random armies, nearly all of them illegal."""
PROBED = 40
"""Every so many-th decision is tried with wrong answers, and the first one of each kind."""


class Collector:
    """Gathers rule ids."""

    def __init__(self) -> None:
        self.rules: set[str] = set()
        self.probed: set[tuple[int, str]] = set()
        self.count = 0

    def apply(self, game: Game, state: State, decision: int, answer: Value) -> list[Event]:
        """As the kernel's `apply`, noting what it tells and refuses."""
        before = state.clone()
        try:
            events = apply(game, state, decision, answer)
        except Refused as no:
            self.rules |= set(no.refusal.rules)
            raise
        self.note(before, events)
        return events

    def note(self, before: State, events: list[Event]) -> None:
        """Note what an answer brought about; `before` is the state before it."""
        for event in events:
            self.rules |= set(event.rules)

    def probe(self, game: Game, state: State) -> None:
        """Now and then try all sorts of answers to what is pending."""
        assert isinstance(state, Battle)
        self.count += 1
        for decision in state.pending:
            kind = (len(state.players), decision.kind)
            if decision.player != CHANCE and (self.count % PROBED == 0 or kind not in self.probed):
                self.probed.add(kind)
                family = game.families[decision.kind]
                for answer in wrong(state):
                    no = family.refusal(state, decision, answer)
                    self.rules |= set(no.rules if no is not None else ())


def wrong(state: State) -> Iterator[Value]:
    """Answers of every shape, about every disk and many places."""
    assert isinstance(state, Battle)
    yield from (0, 99, (), "nothing", ("done",), ("pass",), ("end",), ("back",))
    for disk in range(len(state.disks)):
        yield from (disk, (disk,), ("activate", disk), ("reinforce", disk), ("battle", disk))
        yield from (("shoot", 0, disk), ("shoot", 9, disk), ("focus", "magic", disk), ("scout", disk))
        for x, y in ((100, 100), (45000, 9000), (45000, 45000), (88000, 88000)):
            yield from ((disk, x, y), (x, y), ("flip", x, y))
    for card in (*state.offer, "none"):
        for place in (-1, 0, 9000, 30000, 90000):
            yield from ((card, "text", place), (card, "no side", place))
            yield from ((card, "front", place, place, 0), (card, "no side", 0, 0, 0))
        yield ("aside", card)
    yield from (("focus", "marshal", -1), ("focus", "rouse", -1), ("focus", "summon", -1))


def carried() -> set[str]:
    """The rules that events and refusals carried in all cases, the golden games, further random games with
    wrong answers in between, and those that random armies break.
    """
    found = Collector()
    play_cases(found)
    for record in load():
        replay(found, record)
    for setup in variants():
        play(found, standard(), setup)
    play(found, training(), {})
    break_limits(found)
    return found.rules


def play_cases(found: Collector) -> None:
    steps = Steps.play

    def noting(self: Steps) -> None:
        try:
            steps(self)
        except Refused as no:
            found.rules |= set(no.refusal.rules)
            raise

    with patch.object(stage, "apply", found.apply), patch.object(Steps, "play", noting):
        for path in find_cases([CASES]):
            assert run_case(path).holds, path


def replay(found: Collector, record: Record) -> None:
    state = start(record.game, record.setup)
    for given in record.inputs:
        found.probe(record.game, state)
        found.apply(record.game, state, given.decision, given.answer)


def variants() -> Iterator[dict[str, Json]]:
    """Setups that the golden games do not have: several core sets, Strongholds, teams."""
    pack = core()
    yield {**random_setup(pack, 2, 2, Random(1)), "sets": 2, "special": "strongholds"}
    yield {**random_setup(pack, 4, 1, Random(2)), "teams": [0, 1, 0, 1]}


def play(found: Collector, game: Warhammer, setup: dict[str, Json]) -> None:
    rng = Random(3)
    state = start(game, setup)
    while not state.over:
        found.probe(game, state)
        decision = state.pending[0]
        answer = eager(game, state, decision, rng)
        if decision.kind == "zone":
            answer = game.families["zone"].listed(state, decision)[-1]
        found.apply(game, state, int(decision.id), answer)


def break_limits(found: Collector) -> None:
    """Armies thrown together at random, and a text that is none."""
    pack, rng = core(), Random(4)
    heroes = sorted(id for id, unit in pack.units.items() if unit.hero)
    units = sorted(set(pack.units) - set(heroes))
    for _ in range(ARMIES):
        regiments = tuple(
            RegimentList(rng.choice(heroes), {unit: rng.randint(1, 4) for unit in rng.sample(units, 4)})
            for _ in range(rng.randint(0, 2))
        )
        cards = tuple(rng.choice(sorted(pack.cards)) for _ in range(rng.randint(3, 5)))
        found.rules |= {broken.rule for broken in check(pack, ArmyList(regiments, cards), rng.randint(1, 3))}
    whole = prebuilt(pack, list(pack.regiments))
    found.rules |= {broken.rule for broken in shortages(pack, [whole, whole], 1)}
    try:
        read("Orc Boyz: 1 Arrer Boyz")
    except ArmyError as error:
        found.rules.add(error.rule)
