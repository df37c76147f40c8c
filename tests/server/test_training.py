"""The training battle over the wire."""

from __future__ import annotations

import json
import time
from collections.abc import Generator
from pathlib import Path

import httpx
import pytest

from flipfield import games
from flipfield.server.app import create_app
from tests.server.house import Message, Player, running

RULES = int(games.find("training").rules_version)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Generator[str]:
    folder: Path = tmp_path_factory.mktemp("training")
    with running(create_app(f"sqlite:///{folder / 'games.sqlite'}", pace=0.0, bots_alone=True)) as address:
        yield address


def battle(address: str, seats: list[Message]) -> tuple[str, list[str | None]]:
    body = {"game": "training", "seats": seats, "options": {"armies": ["orc", "empire"]}}
    made = httpx.post(f"http://{address}/api/games", json=body).json()
    return made["id"], made["keys"]


def test_two_bots_fight_it_out_and_the_replay_is_sound(address: str) -> None:
    game, _ = battle(address, [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}])
    deadline = time.monotonic() + 60
    while not httpx.get(f"http://{address}/api/games").json()[0]["over"]:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    replay = httpx.get(f"http://{address}/api/games/{game}/replay")
    assert httpx.post(f"http://{address}/api/replays", content=replay.content).status_code == 200
    log = httpx.get(f"http://{address}/api/replays/{game}").json()["log"]
    assert [step["decision"]["id"] for step in log[1:]] == [row[0] for row in replay.json()["inputs"]]
    steps = httpx.get(f"http://{address}/api/replays/{game}/steps", params={"from": 20, "count": 5}).json()
    assert len(steps) == 5


@pytest.mark.parametrize(
    ("rules", "code"), [(RULES, (400, "broken-replay")), (RULES - 1, (409, "rules-changed"))]
)
def test_a_replay_whose_setup_no_battle_begins_with_is_refused(
    address: str, rules: int, code: tuple[int, str]
) -> None:
    header = {"format": 2, "flipfield": "0.1.0", "game": "training", "rules": rules, "seats": []}
    header["setup"] = {"armies": ["orc", "orc"]}
    body = {"header": header, "inputs": [], "digests": [], "digest": ""}
    reply = httpx.post(f"http://{address}/api/replays", json=body)
    told = reply.json()["error"]
    assert (reply.status_code, told["code"]) == code
    assert told["facts"]["place"] == "header.setup.armies"


def test_a_person_follows_suggestions_and_sees_no_hand_but_his_own(address: str) -> None:
    game, keys = battle(address, [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "random"}])
    with Player(address, game, keys[:1], 0, since=0) as ann:
        assert ann.events[0]["event"] == "initiative"
        while "reveal" not in [event["event"] for event in ann.events]:
            decision = ann.until(lambda state: bool(state["decisions"]))["decisions"][0]
            answer = ann.ask(type="suggest", seat=0, decision=decision["id"])["answer"]
            preview = ann.ask(type="preview", seat=0, decision=decision["id"], answer=answer)
            assert "events" in preview["result"]
            reply = ann.answer(decision["id"], answer)
            assert reply["type"] == "accepted"
            ann.reach(reply["version"])
        told = [json.loads(text) for text in ann.heard]
    states = [message for message in told if message["type"] == "state"]
    assert len(states) > 10
    for message in states:
        own, other = message["view"]["players"]
        assert isinstance(own["hand"], list)
        assert other["hand"] is None
