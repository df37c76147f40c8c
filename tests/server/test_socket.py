"""Games over the socket: whole games, secrets, bad messages, undo, coming back."""

from __future__ import annotations

import json

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from flipfield import __version__
from flipfield.server.connection import ONLOOKER
from tests.server.house import BOTS, Player, finish, new_game


def test_two_people_play_a_whole_game(address: str) -> None:
    game, keys = new_game(address, rounds=3)
    with Player(address, game, keys[:1], 0) as ann, Player(address, game, keys[1:], 1) as ben:
        finish([ann, ben])
        assert ann.state["result"] == ben.state["result"]
        assert ann.state["decisions"] == []
        assert ann.events == ben.events
        assert [event["event"] for event in ann.events].count("roll") == 3
        assert ann.events[-1] == {
            "version": ann.state["version"],
            "event": "over",
            "data": {},
            "rules": ["toy.over"],
            "back": False,
        }
    replay = httpx.get(f"http://{address}/api/games/{game}/replay")
    assert replay.status_code == 200
    assert httpx.post(f"http://{address}/api/replays", content=replay.content).status_code == 200


def test_the_reply_comes_before_the_state_it_made(address: str) -> None:
    game, keys = new_game(address)
    with Player(address, game, keys, 0) as ann:
        decision = ann.state["decisions"][0]["id"]
        assert ann.answer(decision, 1003) == {"type": "accepted", "version": 2, "ref": ann.ref}
        state = ann.hear()
        assert (state["type"], state["version"], state["decisions"]) == ("state", 2, [])
        assert state["waiting"] == [{"player": 1, "kind": "bid"}]


def test_a_secret_answer_is_never_sent_to_the_other_seat(address: str) -> None:
    game, keys = new_game(address, rounds=1)
    with (
        Player(address, game, keys[:1], 0, since=0) as ann,
        Player(address, game, keys[1:], 1, since=0) as ben,
    ):
        ann.decide(7)
        ben.reach(2)
        assert "1008" in ann.heard[-1]
        told = [json.loads(text) for text in ben.heard]
        for message in told:
            message["decisions"] = []
        assert "1008" not in json.dumps(told)
        assert ben.state["decisions"][0]["player"] == 1
        assert ben.ask(type="preview", seat=1, decision=1, answer=1008)["code"] == "stale"
        assert ben.answer(1, 1008)["code"] == "stale"
        assert ben.ask(type="suggest", seat=1, decision=1)["code"] == "stale"
        ben.decide(0)
        ben.reach(3)
        assert {"first": 1008, "second": 1001} in [event["data"] for event in ben.events]


def bad(**message: object) -> str:
    return json.dumps(message)


BAD_MESSAGES: dict[str, tuple[str | bytes, str]] = {
    "no json": ("{", "not-json"),
    "no text": (b"\xff\xfe", "not-json"),
    "endless nesting": ("[" * 60_000, "too-deep"),
    "too large": (bad(type="ping", ref="x" * 70_000), "too-large"),
    "no object": ("[1, 2]", "malformed"),
    "no type": (bad(seat=0), "malformed"),
    "unknown type": (bad(type="cheat"), "malformed"),
    "second join": (bad(type="join", keys=[], seat=0), "malformed"),
    "no decision": (bad(type="answer", seat=0, version=1, answer=1001), "malformed"),
    "decision of a wrong type": (
        bad(type="answer", seat=0, version=1, decision="1", answer=1001),
        "malformed",
    ),
    "huge decision": (bad(type="answer", seat=0, version=1, decision=10**30, answer=1001), "long-number"),
    "huge answer": (bad(type="answer", seat=0, version=1, decision=1, answer=[2**32]), "malformed"),
    "answer with a fraction": (bad(type="answer", seat=0, version=1, decision=1, answer=1.5), "malformed"),
    "answer with an object": (
        bad(type="answer", seat=0, version=1, decision=1, answer={"a": 1}),
        "malformed",
    ),
    "answer too deep": (
        bad(type="answer", seat=0, version=1, decision=1, answer=[[[[[[[[[[1]]]]]]]]]]),
        "malformed",
    ),
    "unknown decision": (bad(type="answer", seat=0, version=1, decision=99, answer=1001), "stale"),
    "other seat's decision": (bad(type="answer", seat=0, version=1, decision=2, answer=1001), "stale"),
    "other seat": (bad(type="answer", seat=1, version=1, decision=2, answer=1001), "no-such-seat"),
    "sit elsewhere": (bad(type="sit", seat=1), "no-such-seat"),
    "look elsewhere": (bad(type="query", seat=1, name="stone", args=[1]), "no-such-seat"),
    "no such seat": (bad(type="undo", seat=7, version=1), "no-such-seat"),
    "unknown query": (bad(type="query", seat=0, name="secrets", args=[]), "malformed"),
    "query with wrong arguments": (bad(type="query", seat=0, name="stone", args="x"), "malformed"),
}


@pytest.mark.parametrize("name", BAD_MESSAGES)
def test_a_bad_message_harms_nothing(address: str, name: str) -> None:
    text, code = BAD_MESSAGES[name]
    game, keys = new_game(address, rounds=1)
    with Player(address, game, keys[:1], 0) as ann, Player(address, game, keys[1:], 1) as ben:
        reply = ann.send(text)
        assert (reply["type"], reply["code"]) == ("error", code)
        assert ann.ask(type="sit", seat=0)["version"] == 1
        ann.decide()
        ben.decide()
        assert ben.state["version"] == 3


def test_an_illegal_answer_is_refused_with_its_rule(address: str) -> None:
    game, keys = new_game(address)
    with Player(address, game, keys, 0) as ann:
        reply = ann.answer(1, 5)
        refusal = {"code": "no-such-bid", "rules": ["toy.bid"], "facts": {}}
        assert reply == {"type": "refused", "refusal": refusal, "ref": ann.ref}
        assert ann.ask(type="sit", seat=0)["version"] == 1
        assert ann.ask(type="preview", seat=0, decision=1, answer=5)["result"] == {"refusal": refusal}


def test_why_a_wish_cannot_be_is_told_to_its_seat_alone(address: str) -> None:
    game, keys = new_game(address)
    with Player(address, game, keys[:1], 0) as ann:
        refusal = {"code": "no-such-bid", "rules": ["toy.bid"], "facts": {}}
        assert ann.ask(type="why_not", seat=0, wish=5) == {
            "type": "why_not",
            "refusal": refusal,
            "ref": ann.ref,
        }
        assert ann.ask(type="why_not", seat=0, wish=1003)["refusal"] is None
        assert ann.ask(type="why_not", seat=0, wish={"bid": 5})["code"] == "malformed"
        assert ann.ask(type="why_not", seat=0)["code"] == "malformed"
        assert ann.ask(type="why_not", seat=1, wish=5)["code"] == "no-such-seat"
        assert ann.ask(type="sit", seat=0)["version"] == 1
    with Player(address, game, [], -2) as guest:
        assert guest.ask(type="why_not", seat=-2, wish=5)["code"] == "no-such-seat"


def test_the_same_answer_again_is_accepted_and_another_is_stale(address: str) -> None:
    game, keys = new_game(address)
    with Player(address, game, keys, 0) as ann:
        assert ann.answer(1, 1003)["version"] == 2
        assert ann.answer(1, 1003)["version"] == 2
        assert ann.answer(1, 1004)["code"] == "stale"
        assert ann.answer(1, [1003])["code"] == "stale"
        assert ann.ask(type="sit", seat=0)["version"] == 2


def test_a_game_that_does_not_exist(address: str) -> None:
    with connect(f"ws://{address}/ws/nowhere") as socket:
        assert json.loads(socket.recv(timeout=5)) == {
            "type": "error",
            "code": "no-such-game",
            "facts": {"game": "nowhere"},
        }
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=5)


def test_a_seat_needs_its_key(address: str) -> None:
    game, keys = new_game(address)
    for given in ([], ["wrong"], keys[1:]):
        with Player(address, game, list(given), 0) as ann:
            assert (ann.joined["code"], ann.joined["facts"]) == ("no-such-seat", {"seat": 0})
            with pytest.raises(ConnectionClosed):
                ann.hear()


def test_who_looks_on_sees_no_secret_and_changes_nothing(address: str) -> None:
    game, keys = new_game(address, rounds=1)
    with Player(address, game, keys, 0) as ann, Player(address, game, [], ONLOOKER) as eve:
        assert (eve.joined["type"], eve.joined["decisions"]) == ("state", [])
        decision = ann.state["decisions"][0]["id"]
        assert eve.answer(decision, 1003)["code"] == "no-such-seat"
        assert eve.ask(type="undo", seat=ONLOOKER, version=1)["code"] == "no-such-seat"
        assert eve.ask(type="suggest", seat=ONLOOKER, decision=decision)["code"] == "no-such-seat"
        assert eve.ask(type="query", seat=ONLOOKER, name="stone", args=[1])["type"] == "result"
        assert eve.ask(type="query", seat=0, name="stone", args=[1])["code"] == "no-such-seat"
        ann.decide(7)
        eve.reach(2)
        assert "1008" not in "".join(eve.heard)


def test_the_first_message_is_join(address: str) -> None:
    game, _ = new_game(address)
    with connect(f"ws://{address}/ws/{game}") as socket:
        hello = json.loads(socket.recv(timeout=5))
        assert (hello["type"], hello["version"]) == ("hello", __version__)
        assert [seat["name"] for seat in hello["seats"]] == ["Ann", "Ben"]
        socket.send(bad(type="sit", seat=0, ref=4))
        reply = json.loads(socket.recv(timeout=5))
        assert (reply["code"], reply["ref"]) == ("malformed", 4)
        socket.send(bad(type="ping", ref="p"))
        assert json.loads(socket.recv(timeout=5)) == {"type": "pong", "ref": "p"}


def test_pages_of_others_are_kept_out(address: str) -> None:
    game, _ = new_game(address)
    with pytest.raises(InvalidStatus):
        connect(f"ws://{address}/ws/{game}", origin=Origin("http://elsewhere.example"))
    with connect(f"ws://{address}/ws/{game}", origin=Origin(f"http://{address}")):
        pass


def test_too_many_messages_are_dropped_with_a_word(address: str) -> None:
    game, keys = new_game(address)
    with Player(address, game, keys, 0) as ann:
        for _ in range(120):
            ann.socket.send(bad(type="ping"))
        replies = [ann.hear() for _ in range(120)]
        kinds = {reply.get("code", reply["type"]) for reply in replies}
        assert kinds == {"pong", "too-fast"}


def test_the_hot_seat_changes_chairs(address: str) -> None:
    game, keys = new_game(address)
    with Player(address, game, keys, 0) as both:
        both.decide(2)
        assert both.ask(type="sit", seat=1)["seat"] == 1
        both.seat = 1
        assert both.state["decisions"][0]["player"] == 1
        both.decide(0)
        assert both.state["seat"] == 1
        assert both.state["version"] == 3


def test_questions_change_nothing(address: str) -> None:
    game, keys = new_game(address)
    with Player(address, game, keys[:1], 0) as ann, Player(address, game, keys[1:], 1) as ben:
        ann.decide(1)
        ben.decide(0)
        ann.reach(3)
        decision = ann.state["decisions"][0]
        assert decision["kind"] == "pick"
        stone = decision["options"]["options"][0]
        preview = ann.ask(type="preview", seat=0, decision=decision["id"], answer=stone)["result"]
        assert preview["odds"] == {"certain": True}
        assert [event["data"] for event in preview["events"]] == [{"player": 0, "stone": stone}]
        assert ann.ask(type="query", seat=0, name="stone", args=[stone])["result"] == {"lies": True}
        assert ann.ask(type="suggest", seat=0, decision=decision["id"])["answer"] == stone
        assert ann.ask(type="sit", seat=0)["version"] == 3


def test_undo_takes_back_what_showed_nothing(address: str) -> None:
    game, keys = new_game(address)
    with Player(address, game, keys[:1], 0) as ann, Player(address, game, keys[1:], 1) as ben:
        refused = ann.undo()
        assert (refused["type"], refused["refusal"]["code"]) == ("refused", "cannot-undo")
        ann.decide(1)
        assert ann.state["undo"]
        assert ann.undo() == {"type": "accepted", "version": 3, "ref": ann.ref}
        assert ann.hear()["decisions"][0]["id"] == 1
        ann.decide(2)
        ben.decide(0)
        ann.reach(5)
        for player in (ann, ben):
            assert not player.state["undo"]
            assert player.undo()["type"] == "refused"
        before = ann.state["view"]
        ann.decide(0)
        ann.decide(0)
        ben.reach(7)
        assert not ben.state["undo"]
        ann.undo()
        assert ann.hear()["undo"]
        ann.undo()
        assert ann.hear()["view"] == before
        assert not ann.state["undo"]


def test_coming_back_tells_what_was_missed(address: str) -> None:
    game, keys = new_game(address)
    with Player(address, game, keys[:1], 0, since=0) as ann, Player(address, game, keys[1:], 1) as ben:
        assert [event["event"] for event in ann.events] == ["round"]
        assert ben.events == []
        seen = ben.state["version"]
        ben.socket.close()
        ann.decide(1)
        with Player(address, game, keys[1:], 1, since=seen) as again:
            assert again.joined["version"] == 2
            again.decide(0)
            ann.decide(0)
            again.reach(4)
            missed = ["reveal", "roll", "pick"]
            assert [event["event"] for event in again.events] == missed
        with Player(address, game, keys[1:], 1, since=2) as later:
            assert [event["event"] for event in later.events] == missed
        with Player(address, game, keys[1:], 1, since=0) as anew:
            assert [event["event"] for event in anew.events] == ["round", *missed]
        with Player(address, game, keys[1:], 1, since=99) as ahead:
            assert ahead.events == []


@pytest.mark.parametrize("bot", BOTS)
def test_bots_play_to_the_end(address: str, bot: str) -> None:
    game, keys = new_game(address, [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": bot}], rounds=2)
    assert keys[1] is None
    with Player(address, game, keys[:1], 0) as ann:
        while not ann.state["over"]:
            ann.until(lambda state: bool(state["decisions"] or state["over"]))
            if not ann.state["over"]:
                ann.decide()
    replay = httpx.get(f"http://{address}/api/games/{game}/replay")
    assert {row[1] for row in replay.json()["inputs"]} == {-1, 0, 1}
