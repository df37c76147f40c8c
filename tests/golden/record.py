"""Golden games: standard games of random players, eager to fight, that must replay bit for bit.

Played anew by `python -m tests.golden.record`, after a change that is meant to change games.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.game import Warhammer, standard
from flipfield.games.warhammer.muster import random_setup
from flipfield.games.warhammer.rows import TABLE
from flipfield.kernel.game import Game
from flipfield.kernel.run import apply, start
from flipfield.kernel.state import Decision, State
from flipfield.kernel.value import Json, Value, pair
from flipfield.replay.record import SUFFIX, Input, Record, read_file, seal, steps, write_file

HOME = Path(__file__).parent
OLD = HOME / "format-1"
"""Games of the first version of the rules, in files of the first format. They stay as they are."""
GAMES = 10
CANDIDATES = 60
"""So many games are played, and those kept that together show most."""
TRIES = 12
EVENTS = {
    "fight": 30,
    "strike": 70,
    "stop": 50,
    "relentless": 4,
    "scatter": 40,
    "siege": 10,
    "magic": 20,
    "focus": 8,
    "duel": 2,
    "ability": 4,
    "drained": 2,
    "wound": 25,
    "casualty": 80,
    "danger": 10,
    "unstable": 15,
    "reinforce": 100,
}
"""What has to happen in the golden games, and at least how often in all of them together."""
RARE = {"bloodshed", "border", "trigger"}
"""Decisions that random players hardly ever come to."""
MANIFOLD = {"place": ("edge", "ring", "terrain"), "strike": ("some",)}
"""Decisions that come in several kinds, told by what their description has."""
REGIMENTS = {2: (1, 2, 3), 3: (1, 2), 4: (1, 2, 3)}


def files(folder: Path = HOME) -> list[Path]:
    """The golden games."""
    return sorted(folder.glob(f"*{SUFFIX}"))


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
    """A random answer; in most turns a shot or a focus ability if there is any, or else of several flips the
    one that comes nearest to an enemy.

    Purely random players seldom meet, and games without a melee would not notice when its rules change.
    """
    assert isinstance(state, Battle)
    family = game.families[decision.kind]
    if decision.kind != "turn" or rng.random() < 0.1:
        return family.sample(state, decision, rng)
    answers = [family.sample(state, decision, rng) for _ in range(TRIES)]
    harm = [answer for answer in answers if isinstance(answer, tuple) and answer[0] in ("shoot", "focus")]
    if harm:
        return harm[0]
    foes = [disk for disk in state.on_table() if disk.controller != decision.player]
    best, nearest = answers[0], -1
    for answer in answers:
        if isinstance(answer, tuple) and answer[0] == "flip":
            x, y = pair(answer, 1), pair(answer, 2)
            gap = min([int((x - foe.x) ** 2 + (y - foe.y) ** 2) for foe in foes])
            if nearest < 0 or gap < nearest:
                best, nearest = answer, gap
    return best


def wanted(game: Warhammer) -> Counter[str]:
    """What the golden games have to show together, and how often."""
    pack = game.pack
    found = Counter([f"unit {id}" for id in pack.units] + [f"card {id}" for id in pack.cards])
    found.update(f"deployment {id}" for id in pack.deployment_cards)
    found.update(f"terrain {id}" for id in pack.pieces)
    found.update(f"scenario {card.ability}" for card in pack.scenarios.values())
    found.update({f"event {name}": count for name, count in EVENTS.items()})
    found.update(f"decision {kind}" for kind in game.families if kind not in RARE)
    found.update(f"decision {kind} {key}" for kind, keys in MANIFOLD.items() for key in keys)
    return found


def used(record: Record) -> Counter[str]:
    """What came to the battlefield, was resolved and laid out, what happened, what was asked."""
    found: Counter[str] = Counter()
    for step in steps(record):
        for event in step.events:
            if event.name == "zone":
                found[f"deployment {event.data[1]}"] += 1
            found[f"event {event.name}"] += 1
        found.update(
            f"decision {name}" for one in step.state.pending for name in names(record.game, step.state, one)
        )
        battle = step.state
        assert isinstance(battle, Battle)
        if battle.resolution is not None:
            found[f"card {battle.resolution.card}"] += 1
        found.update(f"terrain {piece.id}" for piece in battle.terrain)
        found.update(f"unit {disk.unit.id}" for disk in battle.disks if disk.place == TABLE)
        found[f"scenario {battle.scenario}"] += 1
    return found


def names(game: Game, state: State, decision: Decision) -> list[str]:
    """What a decision is called: its kind, and the kind with each notable thing that it offers."""
    kind = decision.kind
    keys = MANIFOLD.get(kind, ())
    options = game.families[kind].describe(state, decision) if keys else {}
    return [kind, *(f"{kind} {key}" for key in keys if options.get(key))]


def chosen(records: list[Record], goal: Counter[str]) -> Iterator[Record]:
    """The games that add most, one after another."""
    left = [(record, used(record)) for record in records]
    missing = goal
    for _ in range(GAMES):
        best = max(left, key=lambda item: sum((item[1] & missing).values()))
        left.remove(best)
        missing -= best[1]
        yield best[0]
    if missing:
        raise SystemExit(f"the golden games lack {dict(missing)}: play more candidates")


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
