"""A server that is killed at random moments, and a player who comes back every time.

`python -m tests.server.killing 200` kills it two hundred times and says what was lost or doubled.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import httpx
from websockets.exceptions import ConnectionClosed

from tests.server.house import Message, Player, new_game

ROOT = Path(__file__).parents[2]
SEATS: list[Message] = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "first"}]


@contextmanager
def process(database: Path | str) -> Generator[tuple[str, subprocess.Popen[str]]]:
    """A server process and its address."""
    argv = [sys.executable, "-m", "tests.server.serving", str(database)]
    with subprocess.Popen(argv, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield f"127.0.0.1:{int(server.stdout.readline())}", server
        finally:
            server.kill()


class Survivor:
    """A player who comes back after every crash and checks that nothing acknowledged was lost."""

    def __init__(self, seed: int) -> None:
        self.accepted: dict[int, tuple[object, int]] = {}
        self.unsure: tuple[int, object] | None = None
        self.version = 0
        self.rng = Random(seed)
        self.before_death = -1
        self.kill: Callable[[], None] | None = None

    def play(self, player: Player) -> None:
        """Play until the game is over or the server dies."""
        for decision, (answer, version) in list(self.accepted.items())[-3:]:
            assert player.answer(decision, answer)["version"] == version
        assert player.state["version"] >= self.version
        if self.unsure is not None:
            self.answer(player, *self.unsure)
        while not player.until(lambda state: bool(state["decisions"] or state["over"]))["over"]:
            decision = player.state["decisions"][0]
            self.answer(player, decision["id"], self.rng.choice(decision["options"]["options"]))

    def answer(self, player: Player, decision: int, answer: object) -> None:
        self.unsure = decision, answer
        self.before_death -= 1
        if self.before_death == 0 and self.kill is not None:
            threading.Timer(self.rng.uniform(0, 0.008), self.kill).start()
        reply = player.answer(decision, answer)
        assert reply["type"] == "accepted", reply
        self.unsure = None
        version = self.version = int(reply["version"])
        self.accepted[decision] = answer, version
        player.reach(version)


def survive(database: Path | str, kills: int, rounds: int, seed: int = 5) -> tuple[int, int]:
    """Play one battle on a server that dies so many times at most; how often it died, how much was answered.

    Asserts that the record holds every acknowledged answer, each once, and nothing else of this player.
    """
    survivor = Survivor(seed)
    game: str | None = None
    keys: list[str | None] = []
    deaths = 0
    while True:
        with process(database) as (address, server):
            if game is None:
                game, keys = new_game(address, SEATS, rounds=rounds)
            survivor.kill = server.kill
            survivor.before_death = survivor.rng.randint(1, 12) if deaths < kills else -1
            try:
                with Player(address, game, keys, 0, since=survivor.version) as ann:
                    survivor.play(ann)
                break
            except (ConnectionClosed, OSError):
                deaths += 1
    with process(database) as (address, server):
        replay = httpx.get(f"http://{address}/api/games/{game}/replay")
        assert httpx.post(f"http://{address}/api/replays", content=replay.content).status_code == 200
    kept = [[row[0], row[2]] for row in replay.json()["inputs"] if row[1] == 0]
    assert kept == [[decision, answer] for decision, (answer, _) in sorted(survivor.accepted.items())]
    return deaths, len(kept)


def main(kills: int) -> None:
    """Battle after battle on one database, until the server has died often enough."""
    with tempfile.TemporaryDirectory() as folder:
        died = answered = battles = 0
        while died < kills:
            deaths, answers = survive(Path(folder) / "games.sqlite", kills - died, 100, battles)
            died, answered, battles = died + deaths, answered + answers, battles + 1
            print(
                f"{died} kills in {battles} battles: {answered} answers, none lost, none doubled", flush=True
            )


if __name__ == "__main__":
    main(int(sys.argv[1]))
