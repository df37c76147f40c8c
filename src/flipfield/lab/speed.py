"""How fast the engine is: random play, clones, reach maps and single answers, in this one process."""

from __future__ import annotations

import gc
import statistics
import time
from dataclasses import dataclass
from random import Random

from flipfield.games import find
from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.paths import as_if_activated, reach_layers
from flipfield.games.warhammer.rows import TABLE
from flipfield.kernel import run
from flipfield.kernel.game import Game
from flipfield.kernel.run import apply, start
from flipfield.kernel.state import CHANCE, State
from flipfield.lab.setups import Table, setup_for

TRAINING = "training"
MIDDLE = 90
"""The decision at which a game is half over, more or less."""
STATES = 20
CLONES = 500
MAPS = 60
FLIPS = 5
CROWD = 50_000
"""The side of the square in the middle of the battlefield where the disks of a reach map lie."""


@dataclass(frozen=True)
class Pace:
    """How fast random play goes; chance's decisions are not counted."""

    decisions_per_second: float
    games_per_second: float


def compiled() -> bool:
    """Whether the engine runs compiled."""
    return not (run.__file__ or "").endswith(".py")


def random_play(name: str, seconds: float, seed: int) -> Pace:
    """Play random games for so long, each to its end."""
    game = find(name)
    rng = Random(seed)
    decisions = games = 0
    gc.collect()
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        decisions += _play(game, rng)
        games += 1
    passed = time.perf_counter() - began
    return Pace(decisions / passed, games / passed)


def _play(game: Game, rng: Random) -> int:
    """One random game; how many decisions players made."""
    families = game.families
    state = start(game, setup_for(game, rng, Table()))
    count = 0
    while not state.over:
        decision = state.pending[0]
        apply(game, state, decision.id, families[decision.kind].sample(state, decision, rng))
        if decision.player != CHANCE:
            count += 1
    return count


def clone_us(name: str) -> float:
    """Microseconds for a clone of a game that is half over, the median of several games."""
    times: list[float] = []
    for state in [_middle(name, seed) for seed in range(STATES)]:
        gc.collect()
        began = time.perf_counter()
        for _ in range(CLONES):
            state.clone()
        times.append((time.perf_counter() - began) / CLONES * 1e6)
    return statistics.median(times)


def _middle(name: str, seed: int) -> State:
    game = find(name)
    rng = Random(seed)
    state = start(game, setup_for(game, rng, Table()))
    for _ in range(MIDDLE):
        decision = state.pending[0]
        apply(game, state, decision.id, game.families[decision.kind].sample(state, decision, rng))
    return state


def latency_ms(name: str, games: int) -> tuple[float, dict[str, float]]:
    """Milliseconds to apply one answer, and to describe a decision of each kind: 99th percentiles."""
    game = find(name)
    applied: list[float] = []
    described: dict[str, list[float]] = {}
    for seed in range(games):
        rng = Random(seed)
        state = start(game, setup_for(game, rng, Table()))
        while not state.over:
            decision = state.pending[0]
            family = game.families[decision.kind]
            began = time.perf_counter()
            family.describe(state, decision)
            described.setdefault(decision.kind, []).append((time.perf_counter() - began) * 1e3)
            answer = family.sample(state, decision, rng)
            began = time.perf_counter()
            apply(game, state, decision.id, answer)
            applied.append((time.perf_counter() - began) * 1e3)
    return _p99(applied), {kind: _p99(times) for kind, times in sorted(described.items())}


def _p99(times: list[float]) -> float:
    return sorted(times)[len(times) * 99 // 100]


def reach_ms() -> tuple[float, float]:
    """Milliseconds for a reach map of five flips among the disks of both armies: median, 95th percentile."""
    gc.collect()
    times: list[float] = []
    for seed in range(MAPS):
        battle = _crowd(seed)
        mover = next(disk for disk in battle.disks if disk.unit.movement == FLIPS)
        activation = as_if_activated(battle, mover)
        began = time.perf_counter()
        reach_layers(battle, activation)
        times.append((time.perf_counter() - began) * 1e3)
    cuts = statistics.quantiles(times, n=20)
    return statistics.median(times), cuts[-1]


def _crowd(seed: int) -> Battle:
    """A battle in which every disk lies somewhere about the middle."""
    battle = find(TRAINING).begin({})
    assert isinstance(battle, Battle)
    rng = Random(seed)
    corner = (int(battle.printed.width) - CROWD) // 2
    for z, disk in enumerate(list(battle.disks), 1):
        x, y = corner + rng.randrange(CROWD), corner + rng.randrange(CROWD)
        battle.put(disk.at(TABLE, x, y, z))
    return battle
