"""Golden games: standard games of random players, eager to fight, that must replay bit for bit.

Played anew by `python -m tests.golden.record`, after a change that is meant to change games.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.game import Warhammer, standard
from flipfield.games.warhammer.muster import random_setup
from flipfield.games.warhammer.rows import TABLE
from flipfield.kernel.run import apply, start
from flipfield.kernel.state import Decision, State
from flipfield.kernel.value import Json, Value, pair
from flipfield.replay.record import SUFFIX, Input, Record, read_file, seal, steps, write_file

HOME = Path(__file__).parent
GAMES = 10
CANDIDATES = 60
"""So many games are played, and those kept that together show most."""
TRIES = 12
EVENTS = (
    "fight",
    "strike",
    "stop",
    "scatter",
    "magic",
    "wound",
    "casualty",
    "danger",
    "unstable",
    "reinforce",
)
REGIMENTS = {2: (1, 2, 3), 3: (1, 2), 4: (1, 2, 3)}


def files() -> list[Path]:
    """The golden games."""
    return sorted(HOME.glob(f"*{SUFFIX}"))


def play(game: Warhammer, seed: int) -> Record:
    """A random game of two to four players."""
    rng = Random(seed)
    players = 2 + seed % 3
    sizes = REGIMENTS[players]
    setup = random_setup(game.pack, players, sizes[seed // 3 % len(sizes)], rng)
    seats: list[dict[str, Json]] = [
        {"kind": "bot", "name": f"Random {seat + 1}", "bot": "random"} for seat in range(players)
    ]
    inputs: list[Input] = []
    state = start(game, setup)
    while not state.over:
        decision = state.pending[0]
        answer = eager(game, state, decision, rng)
        inputs.append(Input(int(decision.id), int(decision.player), answer))
        apply(game, state, int(decision.id), answer)
    return seal(Record(game, setup, seats, inputs))


def eager(game: Warhammer, state: State, decision: Decision, rng: Random) -> Value:
    """A random answer; every other turn the flip of several that comes nearest to an enemy.

    Purely random players seldom meet, and games without a melee would not notice when its rules change.
    """
    assert isinstance(state, Battle)
    family = game.families[decision.kind]
    if decision.kind != "turn" or rng.random() < 0.5:
        return family.sample(state, decision, rng)
    answers = [family.sample(state, decision, rng) for _ in range(TRIES)]
    foes = [disk for disk in state.on_table() if disk.controller != decision.player]
    best, nearest = answers[0], -1
    for answer in answers:
        if isinstance(answer, tuple) and answer[0] == "flip":
            x, y = pair(answer, 1), pair(answer, 2)
            gap = min([int((x - foe.x) ** 2 + (y - foe.y) ** 2) for foe in foes])
            if nearest < 0 or gap < nearest:
                best, nearest = answer, gap
    return best


def wanted(game: Warhammer) -> set[str]:
    """What the golden games have to show together."""
    pack = game.pack
    found = {f"unit {id}" for id in pack.units} | {f"card {id}" for id in pack.cards}
    found |= {f"deployment {id}" for id in pack.deployment_cards} | {f"terrain {id}" for id in pack.pieces}
    found |= {f"scenario {card.ability}" for card in pack.scenarios.values()}
    return found | {f"event {name}" for name in EVENTS}


def used(record: Record) -> set[str]:
    """Which units came to the battlefield, which cards were resolved, and what was laid out in a game."""
    found: set[str] = set()
    for step in steps(record):
        for event in step.events:
            if event.name == "zone":
                found.add(f"deployment {event.data[1]}")
            found.add(f"event {event.name}")
        battle = step.state
        assert isinstance(battle, Battle)
        if battle.resolution is not None:
            found.add(f"card {battle.resolution.card}")
        found |= {f"terrain {piece.id}" for piece in battle.terrain}
        found |= {f"unit {disk.unit.id}" for disk in battle.disks if disk.place == TABLE}
        found.add(f"scenario {battle.scenario}")
    return found


def chosen(records: list[Record], goal: set[str]) -> Iterator[Record]:
    """The games that add most, one after another, then the first of the others."""
    left = [(record, used(record)) for record in records]
    missing = set(goal)
    for _ in range(GAMES):
        best = max(left, key=lambda item: len(item[1] & missing))
        left.remove(best)
        missing -= best[1]
        yield best[0]
    if missing:
        raise SystemExit(f"no golden game uses {sorted(missing)}: play more candidates")


def main() -> None:
    """Play the golden games anew."""
    game = standard()
    games = list(chosen([play(game, seed) for seed in range(CANDIDATES)], wanted(game)))
    for path in files():
        path.unlink()
    for number, record in enumerate(games, 1):
        write_file(record, HOME / f"game-{number:02}{SUFFIX}")


def load() -> list[Record]:
    """All golden games."""
    return [read_file(path) for path in files()]


if __name__ == "__main__":
    main()
