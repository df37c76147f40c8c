"""Those who besiege a server, each kind in a process of its own: `tests.server.besiegers PART PORT`.

Every one has an address of its own, so that quotas by address do not end the siege. They say "ready" when
they have begun, and stop when their input ends.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache
from itertools import count
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from flipfield import bots, games
from flipfield.lab.setups import Table
from flipfield.lab.sim import play
from flipfield.replay.record import Record, seal, write
from flipfield.server.connection import ONLOOKER

BOTS, SLOW, READERS, ASKERS = 60, 900, 20, 10
HALF = (
    b"",
    b"GET /api/in",
    b"GET /api/info HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ",
    b'POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n\r\n{"game"',
)
GONE = 60.0
"""Seconds to wait until all slow connections are gone."""


class Besieger:
    """One stranger with an address of its own."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self.web = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=120)

    async def post(self, path: str, data: Any) -> Any:
        """What is answered; who is told to wait waits."""
        while True:
            more = {"content": data} if isinstance(data, bytes) else {"json": data}
            reply = await self.web.post(path, **more)
            if reply.status_code != 429:
                return reply.raise_for_status().json()
            await asyncio.sleep(1)

    def sit(self, game: str) -> connect:
        url = f"ws://127.0.0.1:{self.port}/ws/{game}"
        return connect(url, max_size=None, open_timeout=120, local_addr=(self.address, 0))


async def watch(port: int, number: int, begun: Callable[[], None]) -> None:
    """A game between bots, watched to its end; then another."""
    one = Besieger(port, f"127.0.2.{number + 1}")
    seats = [{"kind": "bot", "bot": "greedy"}] * 2
    while True:
        game = (await one.post("/api/games", {"game": "training", "seats": seats}))["id"]
        with suppress(ConnectionClosed):
            async with one.sit(game) as line:
                await line.send(json.dumps({"type": "join", "keys": [], "seat": ONLOOKER}))
                begun()
                while '"over":true' not in str(await line.recv()):
                    pass


async def read(port: int, number: int, begun: Callable[[], None]) -> None:
    """A whole replay, page by page, again and again."""
    one = Besieger(port, f"127.0.4.{number + 1}")
    replay = await one.post("/api/replays", _file(number % 4))
    for n in count():
        first = 40 * n % replay["steps"]
        reply = await one.web.get(f"/api/replays/{replay['id']}/steps?from={first}&count=40")
        begun()
        if reply.status_code == 429:
            await asyncio.sleep(1)


async def question(port: int, number: int, begun: Callable[[], None]) -> None:
    """The most costly questions about a standard game in its middle, one after the other."""
    one, rng = Besieger(port, f"127.0.5.{number + 1}"), Random(number)
    record = _record(number % 4)
    replay = (await one.post("/api/replays", _file(number % 4)))["id"]
    while True:
        step = rng.randrange(len(record.inputs) // 3, len(record.inputs) - 1)
        body = {"step": step, "seats": [{"kind": "human", "name": "Ann"}] * 2}
        told = await one.post(f"/api/replays/{replay}/games", body)
        with suppress(ConnectionClosed):
            async with one.sit(told["id"]) as line:
                await line.send(json.dumps({"type": "join", "keys": told["keys"], "seat": 0, "ref": 0}))
                state = await _reply(line, 0)
                disks = state["view"]["disks"]
                begun()
                for ref in range(1, 40):
                    await line.send(json.dumps(_question(ref, disks, rng)))
                    await _reply(line, ref)


def _question(ref: int, disks: list[Any], rng: Random) -> dict[str, Any]:
    name = rng.choice(("reach", "threats", "melee", "landing", "reach"))
    args: list[Any] = [] if name == "melee" else [rng.randrange(len(disks))]
    if name == "landing":
        args = [[rng.randrange(90_000), rng.randrange(90_000)] for _ in range(3)]
    return {"type": "query", "ref": ref, "seat": 0, "name": name, "args": args}


async def _reply(line: ClientConnection, ref: int) -> Any:
    while True:
        message = json.loads(await line.recv())
        if message.get("ref") == ref:
            return message


async def dawdle(port: int, number: int, begun: Callable[[], None]) -> None:
    """Half a request, and again when the line is closed."""
    while True:
        await half_request(port, number, begun)


async def half_request(port: int, number: int, begun: Callable[[], None] = lambda: None) -> None:
    with suppress(OSError):
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", port, local_addr=(f"127.0.3.{number % 9 + 1}", 0)
        )
        writer.write(HALF[number % len(HALF)])
        begun()
        with suppress(OSError):
            await reader.read(1000)
        writer.close()
    await asyncio.sleep(0.05)


@cache
def _record(seed: int) -> Record:
    """A whole standard game between bots."""
    bot = bots.find("random")
    return play(games.find("warhammer"), [bot] * 2, Random(seed), Table(2, 2)).record


@cache
def _file(seed: int) -> bytes:
    return write(seal(_record(seed)))


PARTS: dict[str, tuple[int, Callable[[int, int, Callable[[], None]], Awaitable[None]]]] = {
    "bots": (BOTS, watch),
    "slow": (SLOW, dawdle),
    "readers": (READERS, read),
    "questions": (ASKERS, question),
}


async def besiege(part: str, port: int) -> None:
    many, act = PARTS[part]
    begun: set[int] = set()

    async def one(number: int) -> None:
        while True:
            try:
                await act(port, number, lambda: begun.add(number))
            except (httpx.HTTPError, OSError, TimeoutError, ConnectionClosed) as error:
                print(f"{part} {number}: {type(error).__name__} {error}", file=sys.stderr, flush=True)
                await asyncio.sleep(1)

    tasks = [asyncio.create_task(one(number)) for number in range(many)]
    while len(begun) < many:
        await asyncio.sleep(0.1)
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    if part == "slow":
        print(json.dumps(await _gone(port)), flush=True)


async def _gone(port: int) -> float:
    """The seconds until as many slow requests as before are closed when nobody opens them again."""
    began = time.monotonic()
    with suppress(TimeoutError):
        async with asyncio.timeout(GONE):
            await asyncio.gather(*(half_request(port, number) for number in range(SLOW)))
    return round(time.monotonic() - began, 1)


if __name__ == "__main__":
    asyncio.run(besiege(sys.argv[1], int(sys.argv[2])))
