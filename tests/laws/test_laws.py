"""The laws at every decision of random games of every game, and proof that they catch what breaks them."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from flipfield.games import find
from flipfield.kernel.game import Family, Game
from flipfield.kernel.options import Pick
from flipfield.kernel.run import apply, start
from flipfield.kernel.state import Decision, Refusal, State
from flipfield.kernel.value import Json, Value
from flipfield.kernel.wire import save
from flipfield.lab import secrets
from flipfield.lab.junk import broken_answers
from flipfield.lab.laws import check
from flipfield.lab.setups import Table
from flipfield.lab.sim import game_rng
from tests.laws import leaks
from tests.laws.toy import Auction, AuctionGame

CHUNK = 50
SOURCE = Path(__file__).resolve().parents[2] / "src"
PLAIN = """
from flipfield.kernel import run
from tests.laws.test_laws import digest
print("plain" if run.__file__.endswith(".py") else "compiled", digest(30))
"""


@pytest.mark.parametrize(
    ("name", "first"),
    [("training", n) for n in range(0, 500, CHUNK)] + [("warhammer", 0), ("warhammer", CHUNK)],
)
def test_a_game_keeps_all_laws(name: str, first: int) -> None:
    assert check(find(name), range(first, first + CHUNK), seed=1, every=10) is None


@pytest.mark.parametrize("first", [0, 30])
@pytest.mark.parametrize(
    "table",
    [Table(players=3), Table(players=4), Table(regiments=3), Table(players=4, teams=(0, 1, 0, 1))],
    ids=["three players", "four players", "three regiments", "teams"],
)
def test_a_standard_game_of_every_kind_keeps_all_laws(table: Table, first: int) -> None:
    assert check(find("warhammer"), range(first, first + 30), seed=1, every=10, table=table) is None


@pytest.mark.parametrize(
    ("name", "games", "table"),
    [
        ("training", 12, Table()),
        ("warhammer", 8, Table()),
        ("warhammer", 4, Table(players=3)),
        ("warhammer", 2, Table(players=4)),
        ("warhammer", 2, Table(players=4, teams=(0, 1, 0, 1))),
    ],
    ids=["training", "two players", "three players", "four players", "teams"],
)
def test_a_game_of_every_kind_keeps_its_secrets(name: str, games: int, table: Table) -> None:
    assert check(find(name), range(games), seed=2, every=20, table=table, law="secrets") is None


def test_a_game_without_disks_keeps_all_laws() -> None:
    assert check(AuctionGame(), range(60), seed=1, every=1) is None


class SharingState(Auction):
    def clone(self) -> Auction:
        copy = super().clone()
        copy.scores = self.scores
        return copy


class Sharing(AuctionGame):
    """Clones are not independent."""

    def begin(self, setup: dict[str, Json]) -> State:
        state = SharingState()
        state.frames = super().begin(setup).frames
        return state


class Forgetting(AuctionGame):
    """A state read back has lost its scores."""

    def decode(self, data: dict[str, Json]) -> State:
        state = super().decode(data)
        assert isinstance(state, Auction)
        state.scores = [0, 0]
        return state


class Imagining(AuctionGame):
    """An imagined state does not fit what the player sees."""

    def determinise(self, view: dict[str, Json], rng: Random) -> State:
        state = super().determinise(view, rng)
        assert isinstance(state, Auction)
        state.scores[0] += 1
        return state


class Unruly(AuctionGame):
    """Answers are refused without a rule."""

    def __init__(self) -> None:
        super().__init__()
        self.families["bid"] = Pick("no", ())


class Offering(Family):
    """Bids, and one that is not legal among the listed ones."""

    def __init__(self) -> None:
        self.pick = Pick("not-in-hand", ("toy.hold",))

    def refusal(self, state: State, decision: Decision, answer: Value) -> Refusal | None:
        return self.pick.refusal(state, decision, answer)

    def listed(self, state: State, decision: Decision) -> list[Value]:
        return [*decision.spec, 99]

    def sample(self, state: State, decision: Decision, rng: Random) -> Value:
        return self.pick.sample(state, decision, rng)


class Overstated(AuctionGame):
    """An answer is listed that is not legal."""

    def __init__(self) -> None:
        super().__init__()
        self.families["bid"] = Offering()


class Fickle(Family):
    """Choices, and a state that changes when one is refused."""

    def refusal(self, state: State, decision: Decision, answer: Value) -> Refusal | None:
        state.serial += 1
        return None if answer in decision.spec else Refusal("not-offered", ("toy.offer",))

    def listed(self, state: State, decision: Decision) -> list[Value]:
        return list(decision.spec)

    def sample(self, state: State, decision: Decision, rng: Random) -> Value:
        return rng.choice(decision.spec)

    def describe(self, state: State, decision: Decision) -> dict[str, Json]:
        return {}


class Meddling(AuctionGame):
    """Asking whether an answer is legal changes the state."""

    def __init__(self) -> None:
        super().__init__()
        self.families["choice"] = Fickle()


class Counting(AuctionGame):
    """The game depends on something outside its state."""

    games = 0

    def begin(self, setup: dict[str, Json]) -> State:
        Counting.games += 1
        state = super().begin(setup)
        assert isinstance(state, Auction)
        state.scores = [Counting.games, 0]
        return state


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (Sharing(), "unchanged"),
        (Forgetting(), "JSON"),
        (Imagining(), "determinise"),
        (Unruly(), "refusal"),
        (Overstated(), "listed"),
        (Meddling(), "unchanged"),
        (Counting(), "replay"),
    ],
    ids=lambda item: item.__doc__ if isinstance(item, Game) else item,
)
def test_a_broken_game_is_found_out(game: Game, law: str) -> None:
    violation = check(game, range(20), seed=1, every=1)
    assert violation is not None
    assert violation.what.startswith(f"{law}: "), violation


@pytest.mark.parametrize(
    ("game", "way"),
    [
        (leaks.View(), "view"),
        (leaks.Look(), "look"),
        (leaks.Describe(), "describe"),
        (leaks.Listed(), "listed"),
        (leaks.Refuse(), "refusal"),
        (leaks.Odds(), "odds"),
        (leaks.Query(), "query"),
        (leaks.Wish(), "why not"),
        (leaks.Remembering(), "suggest"),
        (leaks.Unmarked(), "events"),
        (leaks.Whispering(), "events"),
        (leaks.Peeping(), "undo"),
    ],
    ids=lambda item: item.__doc__ if isinstance(item, Game) else item,
)
def test_every_leak_is_noticed(game: Game, way: str) -> None:
    """A hole may show elsewhere first; in some game it shows where it is."""
    for index in range(100):
        violation = check(game, range(index, index + 1), seed=1, every=1, law="secrets")
        if violation is not None and violation.what.startswith(f"{way}: "):
            return
    pytest.fail(f"no leak by {way} was noticed")


def test_a_preview_that_plays_on_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "outlook", leaks.playing_on)
    violation = check(AuctionGame(), range(20), seed=1, every=1, law="secrets")
    assert violation is not None
    assert violation.what.startswith("preview: player"), violation


def digest(games: int) -> str:
    """One digest over random games: what is refused and why, and the bytes of every final state."""
    game = find("training")
    sums = hashlib.sha256()
    for index in range(games):
        rng = game_rng(5, index)
        state = start(game, {})
        while not state.over:
            decision = state.pending[0]
            family = game.families[decision.kind]
            for junk in broken_answers(family.listed(state, decision), [], rng):
                no = family.refusal(state, decision, junk)
                sums.update(b"taken" if no is None else f"{no.code} {no.rules} {no.facts}".encode())
            apply(game, state, decision.id, family.sample(state, decision, rng))
        sums.update(save(game, state))
    return sums.hexdigest()


def test_the_compiled_and_the_plain_engine_agree() -> None:
    """The installed engine here, the plain source in a process of its own."""
    root = SOURCE.parent
    environment = {**os.environ, "PYTHONPATH": f"{SOURCE}{os.pathsep}{root}"}
    done = subprocess.run(
        [sys.executable, "-c", PLAIN],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    assert done.stdout.split() == ["plain", digest(30)]
