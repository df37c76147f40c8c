"""A lesson over the wire: the tutor answers, hints come as refusals, a restart loses no step."""

from __future__ import annotations

from pathlib import Path

import httpx

from flipfield.kernel.value import to_json
from flipfield.lessons import ORDER, find
from flipfield.server.app import create_app
from tests.server.house import Player, running


def test_the_list_and_an_unknown_lesson(tmp_path: Path) -> None:
    with running(create_app(f"sqlite:///{tmp_path / 'games.sqlite'}", pace=0.0)) as address:
        listed = httpx.get(f"http://{address}/api/lessons").json()
        assert [lesson["id"] for lesson in listed] == list(ORDER)
        assert listed[0]["steps"][2]["place"] == {"at": [43000, 39600], "within": 2000}
        reply = httpx.post(f"http://{address}/api/lessons/chess", json={"name": "Ann"})
        assert (reply.status_code, reply.json()["error"]["code"]) == (404, "no-such-lesson")
        reply = httpx.post(f"http://{address}/api/lessons/flip", content=b"{")
        assert (reply.status_code, reply.json()["error"]["code"]) == (400, "not-json")


def test_a_lesson_is_played_and_goes_on_after_a_restart(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    lesson = find("pin")
    activate, pin = lesson.steps[1], lesson.steps[2]
    with running(create_app(url, pace=0.0)) as address:
        made = httpx.post(f"http://{address}/api/lessons/pin", json={"name": "Ann"}).json()
        [row] = httpx.get(f"http://{address}/api/games").json()
        assert row["seats"][1] == {"kind": "bot", "name": "", "bot": "tutor", "lesson": "pin"}
        with Player(address, made["id"], made["keys"][:1], 0) as ann:
            state = ann.until(lambda state: bool(state["decisions"]))
            assert state["lesson"] == {"id": "pin", "step": 1}
            asked = state["decisions"][0]["id"]
            refused = ann.answer(asked, to_json(activate.wrong[0]))["refusal"]
            assert refused["code"] == "lesson"
            assert refused["facts"] == {"hint": "lesson-pin-activate-hint"}
            version = ann.answer(asked, to_json(activate.tries[0]))["version"]
            assert ann.reach(version)["lesson"] == {"id": "pin", "step": 2}
    with (
        running(create_app(url, pace=0.0)) as address,
        Player(address, made["id"], made["keys"][:1], 0) as ann,
    ):
        state = ann.until(lambda state: bool(state["decisions"]))
        assert state["lesson"] == {"id": "pin", "step": 2}
        for answer in pin.tries:
            version = ann.answer(state["decisions"][0]["id"], to_json(answer))["version"]
            state = ann.reach(version)
        assert state["lesson"] == {"id": "pin", "step": len(lesson.steps)}
