"""The server's process as the one who throws sees it: where it is, what it keeps, logs and takes."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

CHILD: Final = "flipfield.fuzz.child"
TROUBLE: Final = ("ERROR", "CRITICAL", "Traceback", "Exception")
"""Words of the log that tell of a defect."""


@dataclass(frozen=True)
class Kept:
    """A game as the database has it."""

    version: int
    keys: str
    invitations: tuple[str, ...]
    steady: bool
    """Whether only people sit there, so that nothing happens by itself."""


class Server:
    """A server of one's own on a free port, with a database in the folder."""

    def __init__(self, folder: Path, module: str = "") -> None:
        self.database = folder / "games.sqlite"
        self.log = folder / "log.txt"
        self.read = 0
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", module or CHILD, str(self.database)],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
            )
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        if not first:
            raise RuntimeError(f"the server did not start: {self.log.read_text()}")
        told = json.loads(first)
        self.port = int(told["port"])
        self.routes: list[tuple[str, str]] = [(method, path) for method, path in told["routes"]]

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *error: object) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def alive(self) -> bool:
        return self.process.poll() is None

    def trouble(self) -> Iterator[str]:
        """The lines of the log since the last time that tell of a defect."""
        with self.log.open("rb") as log:
            log.seek(self.read)
            text = log.read()
        self.read += len(text)
        for line in text.decode("utf-8", "replace").splitlines():
            if any(word in line for word in TROUBLE):
                yield line

    def memory(self) -> int:
        """Resident bytes of the server and its own children; 0 where the system does not say."""
        return sum(_resident(process) for process in _family(self.process.pid))

    def kept(self) -> dict[str, Kept]:
        """Every game of the database."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True, timeout=30)) as connection:
            invitations: dict[str, list[str]] = {}
            for game, code in connection.execute("SELECT game, code FROM invitation ORDER BY game, seat"):
                invitations.setdefault(game, []).append(code)
            rows = connection.execute("SELECT id, version, keys, seats FROM game").fetchall()
        return {
            id: Kept(version, keys, tuple(invitations.get(id, ())), '"bot": "' not in seats)
            for id, version, keys, seats in rows
        }


def _family(process: int) -> Iterator[int]:
    yield process
    for task in Path(f"/proc/{process}/task").glob("*"):
        try:
            children = (task / "children").read_text().split()
        except OSError:
            continue
        for child in children:
            yield from _family(int(child))


def _resident(process: int) -> int:
    try:
        text = Path(f"/proc/{process}/status").read_text()
    except OSError:
        return 0
    sizes = [int(line.split()[1]) for line in text.splitlines() if line.startswith("VmRSS:")]
    return 1024 * sum(sizes)
