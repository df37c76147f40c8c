"""Perft: how many sequences of listed answers there are from fixed positions, chance enumerated too.

`python -m tests.perft.count` compares all positions and prints a divide where the numbers differ;
with `--write` it stores the numbers found, after a change that is meant to change them.
"""

import json
import sys
from pathlib import Path
from typing import Any

from flipfield.games import find
from flipfield.kernel.game import Game
from flipfield.kernel.run import start
from flipfield.kernel.state import State
from flipfield.kernel.value import Value, from_json
from tests.scenes.stage import Stage, say

HOME = Path(__file__).parent
DATA = HOME / "positions.json"


def positions() -> dict[str, dict[str, Any]]:
    """The positions: a game's setup or a scene, the answers that lead there, the counts by depth.

    An answer that is null is the first one listed.
    """
    found: dict[str, dict[str, Any]] = json.loads(DATA.read_text("utf-8"))
    return found


def reached(position: dict[str, Any]) -> tuple[Game, State]:
    """The game and the state of a position."""
    game: Game
    state: State
    if "scene" in position:
        stage = Stage((HOME / position["scene"]).read_text("utf-8"))
        game, state = stage.game, stage.battle
    else:
        game = find(position["game"])
        state = start(game, position["setup"])
    for answer in position["answers"]:
        value = options(game, state)[0] if answer is None else from_json(answer)
        say(game, state, state.pending[0], value)
    return game, state


def options(game: Game, state: State) -> list[Value]:
    """The listed answers to the first open decision; none when the game is over."""
    if state.over:
        return []
    decision = state.pending[0]
    return game.families[decision.kind].listed(state, decision)


def after(game: Game, state: State, answer: Value) -> State:
    """A copy of the state in which an answer was given."""
    copy = state.clone()
    say(game, copy, copy.pending[0], answer)
    return copy


def perft(game: Game, state: State, depth: int) -> int:
    """The number of answer sequences of a length."""
    answers = options(game, state)
    if depth == 1:
        return len(answers)
    return sum(perft(game, after(game, state, answer), depth - 1) for answer in answers)


def divide(game: Game, state: State, depth: int) -> list[tuple[Value, int]]:
    """The same number by first answer, to find out where it differs."""
    return [
        (answer, perft(game, after(game, state, answer), depth - 1) if depth > 1 else 1)
        for answer in options(game, state)
    ]


def report(name: str, position: dict[str, Any]) -> str:
    """Where the counts of a position differ, with a divide of the first depth that does; empty if nowhere."""
    game, state = reached(position)
    for depth, count in enumerate(position["counts"], 1):
        found = perft(game, state, depth)
        if found != count:
            lines = [f"{answer}: {number}" for answer, number in divide(game, state, depth)]
            return "\n".join([f"{name}, depth {depth}: {found}, not {count}", *lines])
    return ""


def main() -> None:
    """Compare or store the counts."""
    found = positions()
    if "--write" in sys.argv:
        for position in found.values():
            game, state = reached(position)
            position["counts"] = [
                perft(game, state, depth) for depth in range(1, len(position["counts"]) + 1)
            ]
        rows = [f"{json.dumps(name)}: {json.dumps(position)}" for name, position in found.items()]
        DATA.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")
        return
    reports = [text for name, position in found.items() if (text := report(name, position))]
    sys.stdout.write("\n".join(reports) + "\n" if reports else "All counts agree.\n")
    if reports:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
