"""Whole games between bots, and sums of many of them. The same seed gives the same games."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from flipfield.bots import Bot, Seat
from flipfield.kernel.game import Game
from flipfield.kernel.run import RulesError, apply, start
from flipfield.kernel.state import CHANCE, State
from flipfield.kernel.value import Json
from flipfield.lab.setups import Table, setup_for
from flipfield.replay.record import SUFFIX, Input, Record, seal, write_file

TWO = Table()
ENDLESS = 20_000
"""A game with more decisions than this never ends."""


@dataclass
class Result:
    """One game: the state it came to, the accepted answers, and what went wrong, if anything did."""

    state: State
    record: Record
    decisions: int = 0
    trouble: str = ""
    dead_end: bool = False


@dataclass
class Summary:
    """Sums over many games. `saved` tells what went wrong in which game and which file holds its record."""

    games: int = 0
    decisions: int = 0
    dead_ends: int = 0
    errors: int = 0
    wins: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0
    saved: list[dict[str, str | int]] = field(default_factory=list)

    def json(self) -> dict[str, Json]:
        saved: list[Json] = [{**item} for item in self.saved]
        return {
            "games": self.games,
            "decisions": self.decisions,
            "dead_ends": self.dead_ends,
            "errors": self.errors,
            "wins": {**self.wins},
            "seconds": round(self.seconds, 3),
            "saved": saved,
        }


def game_rng(seed: int, index: int) -> Random:
    """The generator of one game of a run: all chance and all bots draw from it."""
    return Random(f"{seed}/{index}")


def play(game: Game, bots: list[Bot], rng: Random, table: Table = TWO) -> Result:
    """One game; the bots sit in the order given. An exception ends it and is told in the result."""
    setup = setup_for(game, rng, table)
    state = start(game, setup)
    seats: list[dict[str, Json]] = [{"kind": "bot", "bot": bot.name} for bot in bots]
    result = Result(state, Record(game, setup, seats, []))
    try:
        _play_out(game, bots, rng, result)
    except RulesError as error:
        result.trouble, result.dead_end = str(error), True
    except Exception as error:
        result.trouble = f"{type(error).__name__}: {error}"
    return result


def _play_out(game: Game, bots: list[Bot], rng: Random, result: Result) -> None:
    state, inputs = result.state, result.record.inputs
    while not state.over:
        if len(inputs) >= ENDLESS:
            raise RulesError(f"not over after {ENDLESS} decisions")
        decision = state.pending[0]
        player = int(decision.player)
        if player == CHANCE:
            answer = game.families[decision.kind].sample(state, decision, rng)
        else:
            answer = bots[player].choose(Seat(game, state, decision), rng)
            result.decisions += 1
        apply(game, state, decision.id, answer)
        inputs.append(Input(int(decision.id), player, answer))


def simulate(
    game: Game,
    games: int,
    bots: list[Bot],
    seed: int,
    progress: Callable[[], None] = lambda: None,
    folder: Path = Path(),
    table: Table = TWO,
) -> Summary:
    """Play many games, sides swapped every other one; `progress` is called after each.

    One bot named plays all seats. The record of a game that went wrong is saved in the folder.
    """
    summary = Summary(wins={bot.name: 0 for bot in bots} | {"none": 0})
    began = time.perf_counter()
    for index in range(games):
        seated = [bots[(seat + index) % len(bots)] for seat in range(table.players)]
        result = play(game, seated, game_rng(seed, index), table)
        summary.games += 1
        summary.decisions += result.decisions
        if result.trouble:
            summary.dead_ends += result.dead_end
            summary.errors += not result.dead_end
            summary.saved.append(_save(result, seed, index, folder))
        else:
            winner = game.result(result.state)["winner"]
            summary.wins[seated[winner].name if isinstance(winner, int) else "none"] += 1
        progress()
    summary.seconds = time.perf_counter() - began
    return summary


def _save(result: Result, seed: int, index: int, folder: Path) -> dict[str, str | int]:
    """Keep the record of a game that went wrong: all its answers up to the trouble."""
    path = folder / f"{result.record.game.name}-{seed}-{index}{SUFFIX}"
    write_file(seal(result.record), path)
    return {"seed": seed, "game": index, "trouble": result.trouble, "file": str(path)}
