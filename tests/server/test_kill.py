"""The server is killed at random moments: what it acknowledged is there, and the game goes on."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import httpx
from websockets.exceptions import ConnectionClosed

from tests.server.house import Player, new_game

ROOT = Path(__file__).parents[2]
KILLS = 4


@contextmanager
def process(database: Path) -> Generator[tuple[str, subprocess.Popen[str]]]:
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

    def __init__(self) -> None:
        self.accepted: dict[int, tuple[object, int]] = {}
        self.unsure: tuple[int, object] | None = None
        self.version = 0
        self.rng = Random(5)
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


def test_a_killed_server_has_lost_nothing(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "first"}]
    survivor = Survivor()
    game: str | None = None
    keys: list[str | None] = []
    deaths = 0
    while True:
        with process(database) as (address, server):
            if game is None:
                game, keys = new_game(address, seats, rounds=25)
            survivor.kill = server.kill
            survivor.before_death = survivor.rng.randint(1, 12) if deaths < KILLS else -1
            try:
                with Player(address, game, keys, 0, since=survivor.version) as ann:
                    survivor.play(ann)
                break
            except (ConnectionClosed, OSError):
                deaths += 1
    with process(database) as (address, server):
        replay = httpx.get(f"http://{address}/api/games/{game}/replay")
        assert httpx.post(f"http://{address}/api/replays", content=replay.content).status_code == 200
    assert deaths == KILLS
    kept = {row[0]: row[2] for row in replay.json()["inputs"] if row[1] == 0}
    assert kept == {decision: answer for decision, (answer, _) in survivor.accepted.items()}
