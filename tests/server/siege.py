"""A siege: how long an honest player waits while strangers do their worst.

`python -m tests.server.siege [--seconds S] [--without PART]… [--json]` starts a server as `flipfield serve`
does, lets 60 games between bots be watched, 900 slow half requests dawdle, 20 readers page through replays
and 10 ask costly questions, all at once, and plays a training battle meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from flipfield import games
from flipfield.kernel.run import family_of, find
from flipfield.kernel.value import Json, to_json
from tests.server.besiegers import PARTS

PAUSE = 0.2
"""Seconds between the honest player's answers."""


@contextmanager
def serving() -> Iterator[int]:
    """A server with the settings of `flipfield serve`; its port."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = int(free.getsockname()[1])
    with TemporaryDirectory() as folder:
        database = str(Path(folder) / "games.sqlite")
        server = subprocess.Popen(
            [sys.executable, "-m", "flipfield.cli", "serve", "--port", str(port), "--database", database],
            stdout=subprocess.PIPE,
        )
        try:
            assert server.stdout is not None
            server.stdout.readline()
            yield port
        finally:
            server.terminate()
            server.communicate()


class Besiegers:
    """One kind of strangers, in a process of their own."""

    def __init__(self, part: str, port: int) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.besiegers", part, str(port)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def wait(self) -> None:
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == "ready\n"

    def stop(self) -> str:
        """End the siege; the last words."""
        return self.process.communicate()[0].strip()


class Honest:
    """Two people's training battle, one answer after the other, at the pace of people."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.waits: list[float] = []
        self.rng = Random(0)

    async def play(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            await self._battle(end)

    async def _battle(self, end: float) -> None:
        people = [{"kind": "human", "name": name} for name in ("Ann", "Ben")]
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=120) as web:
            told = (await web.post("/api/games", json={"game": "training", "seats": people})).json()
        url = f"ws://127.0.0.1:{self.port}/ws/{told['id']}"
        async with connect(url, max_size=None, open_timeout=120) as ann, connect(url, max_size=None) as ben:
            lines = [ann, ben]
            states = [await self._join(line, told["keys"], seat) for seat, line in enumerate(lines)]
            while time.monotonic() < end and not states[0]["over"]:
                seat = next(seat for seat in (0, 1) if states[seat]["decisions"])
                version = await self._answer(lines[seat], states[seat])
                for other, line in enumerate(lines):
                    states[other] = await self._state(line, version)
                await asyncio.sleep(PAUSE)

    async def _join(self, line: ClientConnection, keys: list[str], seat: int) -> dict[str, Any]:
        await line.send(json.dumps({"type": "join", "keys": keys, "seat": seat}))
        return await self._state(line, 1)

    async def _state(self, line: ClientConnection, version: int) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(await line.recv())
            if message["type"] == "state" and message["version"] >= version:
                return message

    async def _answer(self, line: ClientConnection, state: dict[str, Any]) -> int:
        """Give a legal answer; the version that it makes. The wait ends when it is accepted."""
        decision = state["decisions"][0]
        message = {
            "type": "answer",
            "seat": state["seat"],
            "version": state["version"],
            "decision": decision["id"],
            "answer": self._legal(state, decision["id"]),
        }
        began = time.perf_counter()
        await line.send(json.dumps(message))
        while True:
            reply = json.loads(await line.recv())
            if reply["type"] == "accepted":
                self.waits.append(time.perf_counter() - began)
                return int(reply["version"])
            assert reply["type"] == "state", reply

    def _legal(self, state: dict[str, Any], decision: int) -> Json:
        game = games.find("training")
        known = game.determinise(state["view"], self.rng)
        asked = find(known, decision)
        assert asked is not None
        return to_json(family_of(game, asked).sample(known, asked, self.rng))


def siege(seconds: float, parts: list[str]) -> dict[str, Json]:
    """The honest player's waits in milliseconds, and the seconds after which the slow ones were gone."""
    with serving() as port, ExitStack() as ends:
        strangers = {part: Besiegers(part, port) for part in parts}
        for one in strangers.values():
            ends.callback(one.process.kill)
        for one in strangers.values():
            one.wait()
        honest = Honest(port)
        asyncio.run(honest.play(seconds))
        words = {part: one.stop() for part, one in strangers.items()}
        waits = [1000 * wait for wait in honest.waits]
        cuts = quantiles(waits, n=100)
        return {
            "parts": [*parts],
            "answers": len(waits),
            **{f"p{n}": round(cuts[n - 1], 1) for n in (50, 95, 99)},
            "worst": round(max(waits), 1),
            "slow_gone": float(words["slow"]) if "slow" in words else None,
        }


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("--seconds", type=float, default=60)
    asked.add_argument("--without", action="append", choices=list(PARTS), default=[])
    asked.add_argument("--json", action="store_true")
    given = asked.parse_args()
    told = siege(given.seconds, [part for part in PARTS if part not in given.without])
    print(json.dumps(told) if given.json else "\n".join(f"{key:10} {value}" for key, value in told.items()))


if __name__ == "__main__":
    main()
