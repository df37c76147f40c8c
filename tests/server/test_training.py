"""The training battle over the wire."""

from __future__ import annotations

import json
from collections.abc import Generator
from pathlib import Path

import httpx
import pytest

from flipfield.server.app import create_app
from tests.server.house import Message, Player, running


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Generator[str]:
    folder: Path = tmp_path_factory.mktemp("training")
    with running(create_app(f"sqlite:///{folder / 'games.sqlite'}", pace=0.0)) as address:
        yield address


def battle(address: str, seats: list[Message]) -> tuple[str, list[str | None]]:
    body = {"game": "training", "seats": seats, "options": {"armies": ["orc", "empire"]}}
    made = httpx.post(f"http://{address}/api/games", json=body).json()
    return made["id"], made["keys"]


def test_a_person_plays_a_bot_by_suggestions_and_the_replay_is_sound(address: str) -> None:
    game, keys = battle(address, [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "random"}])
    with Player(address, game, keys[:1], 0, since=0) as ann:
        assert ann.events[0]["event"] == "initiative"
        while not ann.until(lambda state: bool(state["decisions"] or state["over"]))["over"]:
            decision = ann.state["decisions"][0]
            answer = ann.ask(type="suggest", seat=0, decision=decision["id"])["answer"]
            preview = ann.ask(type="preview", seat=0, decision=decision["id"], answer=answer)
            assert "events" in preview["result"]
            reply = ann.answer(decision["id"], answer)
            assert reply["type"] == "accepted"
            ann.reach(reply["version"])
        assert ann.state["result"]["winner"] in (0, 1, None)
        told = [json.loads(text) for text in ann.heard]
    for message in told:
        if message["type"] == "state" and not message["over"]:
            assert message["view"]["players"][1]["hand"] is None
    steps = httpx.get(f"http://{address}/api/replays/{game}/steps", params={"from": 20, "count": 5}).json()
    assert len(steps) == 5
    replay = httpx.get(f"http://{address}/api/games/{game}/replay")
    assert httpx.post(f"http://{address}/api/replays", content=replay.content).status_code == 200
