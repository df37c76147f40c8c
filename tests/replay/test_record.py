"""Records: written, read, verified; broken files are refused with the place."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from flipfield.armies.draw import draw
from flipfield.games import find as find_game
from flipfield.games.warhammer.army import army_to_json
from flipfield.games.warhammer.game import standard
from flipfield.kernel.game import Game
from flipfield.kernel.run import apply, start
from flipfield.kernel.value import Json
from flipfield.kernel.wire import save
from flipfield.replay.record import (
    Input,
    Record,
    ReplayError,
    read,
    read_file,
    seal,
    steps,
    verify,
    write,
    write_file,
)
from flipfield.replay.transcript import transcript
from tests.server.toy import GAME, find

SEATS: list[dict[str, Json]] = [{"kind": "human", "name": "Ann", "bot": None}]


def played(game: Game, setup: dict[str, Json], seed: int = 1) -> Record:
    """A finished game of random answers."""
    rng = Random(seed)
    inputs: list[Input] = []
    state = start(game, setup)
    while not state.over:
        decision = state.pending[-1]
        answer = game.families[decision.kind].sample(state, decision, rng)
        inputs.append(Input(int(decision.id), int(decision.player), answer))
        apply(game, state, decision.id, answer)
    return seal(Record(game, setup, SEATS, inputs))


@pytest.fixture(scope="module")
def record() -> Record:
    return played(GAME, {"rounds": 20})


def test_a_record_comes_back_as_it_was_written(record: Record) -> None:
    text = write(record)
    again = read(text, find)
    assert again == record
    assert write(again) == text
    assert again.header() == {
        "format": 2,
        "flipfield": record.version,
        "game": "toy",
        "rules": 1,
        "setup": {"rounds": 20},
        "seats": SEATS,
    }


def test_a_record_has_a_digest_each_fifty_inputs_and_at_the_end(record: Record) -> None:
    n = len(record.inputs)
    assert n > 120
    assert sorted(record.digests) == [*range(50, n, 50), n]
    data = json.loads(write(record))
    assert [mark for mark, _ in data["digests"]] == [*range(50, n, 50)]
    assert data["digest"] == record.digests[n]


def test_verify_gives_the_final_state(record: Record) -> None:
    state = verify(record)
    assert state.over
    *_, last = steps(record)
    assert save(GAME, last.state) == save(GAME, state)


def test_steps_tell_input_kind_and_events(record: Record) -> None:
    everything = list(steps(record))
    assert len(everything) == len(record.inputs) + 1
    assert everything[0].input is None
    assert [event.name for event in everything[0].events] == ["round"]
    assert [step.input for step in everything[1:]] == record.inputs
    assert [step.kind for step in everything[1:4]] == ["bid", "bid", "roll"]


def test_a_training_battle_goes_through_a_file(tmp_path: Path) -> None:
    record = played(find_game("training"), {"armies": ["orc", "empire"]})
    path = tmp_path / "battle.flip.json"
    write_file(record, path)
    again = read_file(path)
    assert again == record
    assert verify(again).over


def test_a_battle_of_own_armies_goes_through_a_file(tmp_path: Path) -> None:
    game = standard()
    armies: list[Json] = []
    for race in ("orc", "empire"):
        army = army_to_json(draw(game.pack, race, 1, Random(3)))
        [regiment] = cast("list[dict[str, dict[str, Json]]]", army["regiments"])
        regiment["units"] = dict(sorted(regiment["units"].items(), reverse=True))
        armies.append(army)
    record = played(game, {"regiments": 1, "armies": armies})
    write_file(record, tmp_path / "own.flip.json")
    assert save(game, verify(read_file(tmp_path / "own.flip.json"))) == save(game, verify(record))


def edited(record: Record, change: str) -> dict[str, Any]:
    """A record's document with one thing wrong."""
    data: dict[str, Any] = json.loads(write(record))
    match change:
        case "format":
            data["header"]["format"] = 3
        case "game":
            data["header"]["game"] = "chess"
        case "setup":
            data["header"]["setup"]["rounds"] = 0
        case "missing":
            del data["header"]["seats"]
        case "extra":
            data["colour"] = "red"
        case "type":
            data["inputs"][3][0] = "x"
        case "huge":
            data["inputs"][3][2] = 2**60
        case "fraction":
            data["inputs"][3][2] = 0.5
        case "answer":
            data["inputs"][3][2] = 77
        case "player":
            data["inputs"][3][1] = 1 - data["inputs"][3][1]
        case "swapped":
            data["inputs"][3], data["inputs"][9] = data["inputs"][9], data["inputs"][3]
        case "shortened":
            del data["inputs"][-1]
        case "too long":
            data["inputs"].append([999, 0, 1])
        case "other legal answer":
            # The other player wins the first bid.
            (_, player, mine), (_, _, other) = data["inputs"][:2]
            first_wins = (mine >= other) if player == 0 else (other >= mine)
            bids = (1001, 1002) if first_wins else (1002, 1001)
            for row in data["inputs"][:2]:
                row[2] = bids[row[1]]
        case "digest":
            data["digest"] = "0" * 64
        case "mark":
            data["digests"][0][1] = "0" * 64
        case "no marks":
            data["digests"] = []
        case "version":
            data["header"]["flipfield"] = "9.9.9"
            data["inputs"][3][2] = 77
        case "rules":
            data["header"]["rules"] = 9
            data["inputs"][3][2] = 77
        case "no rules":
            data["header"]["rules"] = 0
    return data


@pytest.mark.parametrize(
    ("change", "place", "code", "reason"),
    [
        ("format", "header.format", "wrong-version", None),
        ("game", "header.game", "broken-replay", "no-such-game"),
        ("setup", "header.setup.rounds", "broken-replay", "not-a-number-of-rounds"),
        ("missing", "header.seats", "broken-replay", None),
        ("extra", "colour", "broken-replay", None),
        ("type", "inputs[3][0]", "broken-replay", None),
        ("huge", "inputs[3][2]", "broken-replay", None),
        ("fraction", "inputs[3][2]", "broken-replay", None),
        ("answer", "inputs[3]", "broken-replay", "no-such-stone"),
        ("player", "inputs[3]", "broken-replay", "stale"),
        ("swapped", "inputs[3]", "broken-replay", "stale"),
        ("shortened", "digest", "broken-replay", "digest"),
        ("too long", "inputs[{n}]", "broken-replay", "stale"),
        ("digest", "digest", "broken-replay", "digest"),
        ("mark", "digests, after 50 inputs", "broken-replay", "digest"),
        ("no marks", "digests, after 50 inputs", "broken-replay", "digest"),
        ("version", "inputs[3]", "broken-replay", "no-such-stone"),
        ("rules", "inputs[3]", "rules-changed", "no-such-stone"),
        ("no rules", "header.rules", "broken-replay", None),
    ],
)
def test_a_wrong_record_is_refused_with_its_place(
    record: Record, change: str, place: str, code: str, reason: str | None
) -> None:
    text = json.dumps(edited(record, change)).encode()
    with pytest.raises(ReplayError) as caught:
        verify(read(text, find))
    assert caught.value.place == place.format(n=len(record.inputs))
    assert caught.value.code == code
    assert caught.value.facts["place"] == caught.value.place
    if reason is not None:
        assert caught.value.facts["reason"] == reason


def test_a_record_that_cannot_begin_is_not_written() -> None:
    record = Record(standard(), {"armies": []}, [], [], {0: ""})
    with pytest.raises(ReplayError) as error:
        write(record)
    assert error.value.place == "header.setup.armies"


def test_another_legal_answer_does_not_pass_for_the_played_one(record: Record) -> None:
    text = json.dumps(edited(record, "other legal answer")).encode()
    with pytest.raises(ReplayError, match="digest"):
        verify(read(text, find))


@pytest.mark.parametrize("cut", [0.0, 0.3, 0.7, 0.99])
def test_a_cut_file_names_its_last_line(record: Record, cut: float) -> None:
    text = write(record)[: int(cut * len(write(record)))]
    with pytest.raises(ReplayError) as caught:
        read(text, find)
    assert caught.value.place == f"line {1 + text.count(10)}"


def test_a_garbled_line_is_named(record: Record) -> None:
    lines = write(record).split(b"\n")
    lines[6] = b"[1, oops]"
    with pytest.raises(ReplayError) as caught:
        read(b"\n".join(lines), find)
    assert caught.value.place == "line 7"


@pytest.mark.parametrize("text", [b"\xff\xfe", b"[" * 100_000, b"null", b"[]"])
def test_no_replay_at_all(text: bytes) -> None:
    with pytest.raises(ReplayError):
        read(text, find)


def test_a_transcript_tells_the_game_line_by_line() -> None:
    rows: list[tuple[int, int, Any]] = [(1, 0, 1009), (2, 1, 1001), (3, -1, (1,))]
    rows += [(4 + n, n // 2 % 2, n + 1) for n in range(4)]
    record = Record(GAME, {"rounds": 1}, SEATS, [Input(*row) for row in rows])
    assert transcript(record) == (
        "game toy\n"
        'setup {"rounds":1}\n'
        "   0  start\n"
        "      round round=1 <toy.round>\n"
        "   1  player 0 bid 1009\n"
        "   2  player 1 bid 1001\n"
        "      reveal first=1009 second=1001 <toy.bid>\n"
        "   3  chance roll [1]\n"
        "      roll face=1 <toy.roll>\n"
        "   4  player 0 pick 1\n"
        "      pick player=0 stone=1 <toy.pick>\n"
        "   5  player 0 pick 2\n"
        "      pick player=0 stone=2 <toy.pick>\n"
        "   6  player 1 pick 3\n"
        "      pick player=1 stone=3 <toy.pick>\n"
        "   7  player 1 pick 4\n"
        "      pick player=1 stone=4 <toy.pick>\n"
        "      over <toy.over>\n"
        'result {"scores":[4,7],"winner":1}\n'
    )
