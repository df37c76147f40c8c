"""`flipfield replay` opens problem reports."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from flipfield import bots, games
from flipfield.lab.sim import play
from flipfield.replay.record import seal, write
from tests.cli.calling import call


def report(**more: Any) -> dict[str, Any]:
    return {
        "report": 1,
        "made": "2026-01-02T03:04:05.000Z",
        "flipfield": {"version": "0.1.0", "compiled": True, "client": "index-abc.js"},
        "browser": {"agent": "Some/1", "window": [390, 844], "language": "de", "languages": ["de"]},
        "problems": [],
        "seen": None,
        "step": None,
        "replay": None,
        **more,
    }


SEEN = {
    "game": "g1",
    "seat": 1,
    "version": 41,
    "view": {"round": 3, "phase": "melee", "disks": []},
    "decisions": [{"id": 17, "player": 1, "kind": "strike", "secret": False, "options": {}}],
    "waiting": [{"player": 1, "kind": "strike"}],
    "events": [{"version": 40, "event": "stop", "data": {"disk": 7}, "rules": [], "back": True}],
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "report.json"


def test_what_a_seat_saw_is_told(file: Path) -> None:
    trouble = {"refusal": {"code": "too-far"}, "seat": 1, "version": 40}
    file.write_text(json.dumps(report(seen=SEEN, problems=[trouble])))
    said = call("replay", "verify", str(file))
    assert said.code == 0
    for words in (
        "server 0.1.0 (compiled), client index-abc.js",
        "390×844, de",
        "seat 1, version 41: round 3, phase melee",
        "decision 17, strike",
        "too-far",
        "no replay",
    ):
        assert words in said.out
    assert "stop" not in said.out
    assert '40  stop {"disk": 7}' in call("replay", "show", str(file)).out


def test_a_replay_inside_is_verified(file: Path) -> None:
    random = bots.find("random")
    record = seal(play(games.find("training"), [random, random], Random(1)).record)
    inside = json.loads(write(record))
    file.write_text(json.dumps(report(replay=inside, step=12)))
    said = call("replay", "verify", str(file))
    assert said.code == 0
    assert "shown: step 12" in said.out
    assert f"report.json plays as it says: {len(record.inputs)} answers." in said.out
    assert call("replay", "show", str(file)).out.count("\n") > len(record.inputs)

    file.write_text(json.dumps(report(replay={**inside, "digest": "0" * 64})))
    said = call("replay", "verify", str(file))
    assert said.code == 1
    assert "not a good replay: digest" in said.err


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (json.dumps(report(report=2)), "wrong-version"),
        (json.dumps(report(seen={**SEEN, "view": {"phase": "melee"}})), "seen.view.round"),
        (json.dumps(report(browser=None)), "browser"),
        (json.dumps(report(seen=SEEN))[:300], "not a good report: line 1"),
        (json.dumps(report(replay=[])), "not a good replay"),
    ],
    ids=["version", "view", "browser", "half", "replay"],
)
def test_a_broken_report_is_told_in_one_sentence(file: Path, text: str, words: str) -> None:
    file.write_text(text)
    for command in ("verify", "show"):
        said = call("replay", command, str(file))
        assert (said.code, said.out) == (1, "")
        assert words in said.err
        assert said.err.count("\n") == 1
