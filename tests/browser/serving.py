"""The real server in a process of its own: `python -m tests.browser.serving DATABASE PORT STATIC`."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Self

from flipfield.server import app
from flipfield.server.app import STATIC
from flipfield.server.serve import run

ROOT = Path(__file__).parents[2]


class House:
    """A server on a port of its own that can be killed and started again."""

    def __init__(self, database: Path) -> None:
        if not (STATIC / "index.html").is_file():
            raise RuntimeError("The client is not built: cd web, then npm ci and npm run build.")
        self.database = database
        self.static = STATIC
        self.port = 0
        self.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.kill()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        told = [str(self.database), str(self.port), str(self.static)]
        argv = [sys.executable, "-m", "tests.browser.serving", *told]
        self.process = subprocess.Popen(argv, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            self.kill()
            raise RuntimeError("The server did not start; its own message is above.")
        self.port = int(line.partition("http://127.0.0.1:")[2].partition("/")[0])

    def kill(self) -> None:
        """As a power cut would: SIGKILL."""
        self.process.kill()
        self.process.communicate()

    def answers(self, game: str) -> list[tuple[int, int]]:
        """The decisions that were answered in a game, each with its player, as the database has them."""
        with closing(sqlite3.connect(self.database)) as database:
            query = "SELECT decision, player FROM input WHERE game = ? ORDER BY n"
            return list(database.execute(query, (game,)))


if __name__ == "__main__":
    vars(app)["STATIC"] = Path(sys.argv[3])
    run(port=int(sys.argv[2]), database=Path(sys.argv[1]), pace=0.0, bots_alone=True)
