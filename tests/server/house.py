"""A running server and players who talk to it over real sockets."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import uvicorn
from starlette.applications import Starlette
from websockets.sync.client import connect

from flipfield.bots import Bot, Seat
from flipfield.kernel.value import Value
from flipfield.server.app import create_app
from flipfield.server.serve import configured, database_url, listen
from flipfield.server.shelf import Shelf
from tests.server import toy

Message = dict[str, Any]
HUMANS = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}]
PATIENCE = 10.0


class First:
    """Always takes the first answer of the list."""

    name = "first"

    def choose(self, seat: Seat, rng: Random) -> Value:
        return seat.listed()[0]


class Clumsy:
    """Fails at everything."""

    name = "clumsy"

    def choose(self, seat: Seat, rng: Random) -> Value:
        if seat.decision.kind == "bid":
            raise RuntimeError("no idea")
        return -1


BOTS: dict[str, Bot] = {"first": First(), "greedy": First(), "clumsy": Clumsy()}
TOYS = Shelf(lambda: ["toy"], toy.find, lambda: list(BOTS), BOTS.__getitem__)


def toy_app(database: Path | str, pace: float = 0.0, bots_alone: bool = False) -> Starlette:
    return create_app(database_url(database), pace, TOYS, bots_alone=bots_alone)


@contextmanager
def running(app: Starlette) -> Generator[str]:
    """The app on a free port; the address without a scheme."""
    listener = listen("127.0.0.1", 0)
    server = uvicorn.Server(configured(app))
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    try:
        yield f"127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


class Player:
    """One client of a game: asks, hears, remembers the newest state and every text it was sent."""

    def __init__(self, address: str, game: str, keys: list[str | None], seat: int, **more: object) -> None:
        self.line = connect(f"ws://{address}/ws/{game}", max_size=None)
        self.hello = {"type": "join", "keys": keys, "seat": seat, **more}
        self.ref = 0
        self.heard: list[str] = []
        self.events: list[Message] = []
        self.state: Message = {}
        self.seat = seat

    def __enter__(self) -> Player:
        self.socket = self.line.__enter__()
        self.joined = self.ask(**self.hello)
        return self

    def __exit__(self, *error: object) -> None:
        self.line.__exit__(None, None, None)

    def hear(self) -> Message:
        """The next message."""
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Message = json.loads(text)
        if message["type"] == "state":
            self.state = message
            self.events += message["events"]
        return message

    def send(self, text: str | bytes) -> Message:
        """Send a text as it is and hear the next message."""
        self.socket.send(text)
        return self.hear()

    def ask(self, **message: object) -> Message:
        """Send a request and wait for its reply; one that came too fast is sent again."""
        self.ref += 1
        self.socket.send(json.dumps({**message, "ref": self.ref}))
        while True:
            reply = self.hear()
            if reply.get("ref") == self.ref:
                if reply.get("code") != "too-fast":
                    return reply
                time.sleep(0.1)
                return self.ask(**message)

    def answer(self, decision: int, answer: object) -> Message:
        version = self.state.get("version", 0)
        return self.ask(type="answer", seat=self.seat, version=version, decision=decision, answer=answer)

    def undo(self) -> Message:
        return self.ask(type="undo", seat=self.seat, version=self.state.get("version", 0))

    def until(self, reached: Callable[[Message], bool]) -> Message:
        """Listen until the state is as wanted."""
        while not reached(self.state):
            self.hear()
        return self.state

    def reach(self, version: int) -> Message:
        """Listen until the state has that version or a later one."""
        return self.until(lambda state: bool(state["version"] >= version))

    def decide(self, choice: int = 0) -> Message:
        """Answer the first open decision with one of its options and wait for the state that follows."""
        decision = self.until(lambda state: bool(state["decisions"]))["decisions"][0]
        options = decision["options"]["options"]
        reply = self.answer(decision["id"], options[choice % len(options)])
        if reply["type"] == "accepted":
            self.reach(reply["version"])
        return reply


def new_game(address: str, seats: list[Message] = HUMANS, **options: object) -> tuple[str, list[str | None]]:
    body = {"game": "toy", "seats": seats, "options": options}
    reply = httpx.post(f"http://{address}/api/games", json=body)
    assert reply.status_code == 201, reply.text
    made = reply.json()
    return made["id"], made["keys"]


def finish(players: list[Player], choice: int = 0) -> None:
    """Play until the game is over: whoever is waited for decides."""
    while not players[0].state["over"]:
        newest = max(players, key=lambda player: int(player.state["version"]))
        waited = {item["player"] for item in newest.state["waiting"]}
        for player in players:
            if player.seat in waited:
                player.decide(choice)
        version = max(int(player.state["version"]) for player in players)
        for player in players:
            player.reach(version)
