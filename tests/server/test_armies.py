"""Armies and overlays over HTTP: what is in the box, checks, codes, texts, and what can be wrong."""

from __future__ import annotations

import json
from collections.abc import Generator
from pathlib import Path
from typing import Any

import httpx
import pytest

from flipfield.games.warhammer.army import army_to_json, prebuilt
from flipfield.games.warhammer.pack import SCHEMAS, core
from flipfield.server.app import create_app
from tests.server.house import Player, running

ARMY = army_to_json(prebuilt(core(), ["karl-franz", "volkmar"]))
OVERLAY = "[unit.karl-franz]\ncounter = 6\n"


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Generator[httpx.Client]:
    database: Path = tmp_path_factory.mktemp("armies") / "games.sqlite"
    with (
        running(create_app(f"sqlite:///{database}", 0.0)) as address,
        httpx.Client(base_url=f"http://{address}", timeout=20) as client,
    ):
        yield client


def post(web: httpx.Client, path: str, **body: object) -> Any:
    reply = web.post(f"/api/{path}", json=body)
    assert reply.status_code == 200, reply.text
    return reply.json()


def refused(web: httpx.Client, path: str, **body: object) -> tuple[str, dict[str, Any]]:
    reply = web.post(f"/api/{path}", json=body)
    assert reply.status_code == 400, reply.text
    error = reply.json()["error"]
    return error["code"], error["facts"]


def test_the_box_tells_units_cards_regiments_and_limits(web: httpx.Client) -> None:
    box = web.get("/api/pack").json()
    units = {unit["id"]: unit for unit in box["units"]}
    assert units.keys() == core().units.keys()
    karl = units["karl-franz"]
    assert (karl["points"], karl["command"], karl["hero"], karl["faction"]) == (33, 2, True, "order")
    assert {card["id"]: card["faction"] for card in box["cards"]}["waaagh"] == ""
    assert {card["id"]: card["faction"] for card in box["cards"]}["fists-of-mork"] == "destruction"
    ready = {regiment["id"]: regiment for regiment in box["regiments"]}
    assert ready["karl-franz"]["army"]["regiments"][0]["hero"] == "karl-franz"
    assert box["provenance"]["karl-franz"]["counter"] == "house"
    assert box["copies"] == {"small": 3, "medium": 2, "large": 1}
    assert (box["players"], box["sizes"], box["sets"]) == ([2, 4], [1, 6], [1, 4])


def test_the_box_with_an_overlay_has_its_numbers(web: httpx.Client) -> None:
    box = post(web, "pack", overlay=OVERLAY)
    assert next(unit for unit in box["units"] if unit["id"] == "karl-franz")["counter"] == 6
    assert box["provenance"]["karl-franz"]["counter"] == "overlay"
    code, facts = refused(web, "pack", overlay="[unit.karl-franz]\nattack = 6\n")
    assert (code, facts["key"], facts["reason"]) == ("setup", "overlay", "bad-overlay")


def test_every_number_says_where_it_comes_from_and_whether_it_may_change(web: httpx.Client) -> None:
    numbers = {(one["table"], one["id"], one["key"]): one for one in web.get("/api/numbers").json()}
    assert {key for _, _, key in numbers} >= SCHEMAS["unit"].facts | SCHEMAS["card"].facts
    assert numbers["unit", "karl-franz", "attack"]["open"] is False
    assert numbers["unit", "karl-franz", "attack"]["provenance"] == "printed"
    assert numbers["unit", "karl-franz", "counter"]["open"] is True
    assert numbers["unit", "karl-franz", "ranged"]["value"] is None
    assert ("unit", "karl-franz", "cost") not in numbers
    assert ("unit", "orc-boyz", "points") not in numbers
    assert numbers["ruler", "ruler", "short"]["open"] is False
    assert numbers["unit", "karl-franz", "size"]["choices"] == ["small", "medium", "large"]


def test_a_legal_army_has_points_a_code_and_a_text(web: httpx.Client) -> None:
    told = post(web, "armies/check?lang=de", army=ARMY, regiments=2, title="Reich")
    assert told["violations"] == []
    assert told["army"] == ARMY
    assert told["hand"] == len(ARMY["cards"])  # type: ignore[arg-type]
    assert told["cards"] == []
    assert told["text"].startswith("# Reich\nKarl Franz: ")
    assert "\nKarten: " in told["text"]
    assert all(one["left"] == one["points"] - one["cost"] for one in told["regiments"])
    for text in (told["code"], told["text"]):
        assert post(web, "armies/read", text=text)["army"] == ARMY


def test_the_order_of_units_does_not_change_the_code(web: httpx.Client) -> None:
    units = {"huntsmen": 1, "marienburg-swordsmen": 3}
    codes = [
        post(web, "armies/check", army={"regiments": [{"hero": "karl-franz", "units": dict(order)}]})["code"]
        for order in (units.items(), reversed(units.items()))
    ]
    assert codes[0] == codes[1]


def test_an_empty_army_may_be_checked(web: httpx.Client) -> None:
    told = post(web, "armies/check", army={"regiments": [], "cards": []})
    assert (told["code"], told["hand"], told["regiments"]) == ("", 0, [])
    assert [one["code"] for one in told["violations"]] == ["no-unique-hero"]


def test_each_broken_limit_comes_with_its_rule(web: httpx.Client) -> None:
    units = {"orc-boyz": 1, "marienburg-swordsmen": 4, "steam-tank": 1, "huntsmen": 3}
    army = {"regiments": [{"hero": "karl-franz", "units": units}], "cards": ["fists-of-mork"]}
    told = post(web, "armies/check", army=army, regiments=2)
    found = {one["code"]: (one["rule"], one["facts"]) for one in told["violations"]}
    assert found["other-race"] == ("wd.army.own-race", {"regiment": 1, "unit": "orc-boyz"})
    assert found["too-many-copies"][1]["unit"] == "marienburg-swordsmen"
    assert found["other-faction"][0] == "wd.card.faction-only"
    assert found["army-size"][1] == {"regiments": 1, "agreed": 2}
    assert found["over-budget"][1]["points"] == 33


def test_what_may_still_join_keeps_the_army_legal(web: httpx.Client) -> None:
    army: dict[str, Any] = {"regiments": [{"hero": "karl-franz", "units": {}}], "cards": []}
    told = post(web, "armies/check", army=army)
    assert told["regiments"][0]["fits"]
    assert "fists-of-mork" not in told["cards"]
    while fits := told["regiments"][0]["fits"]:
        units = army["regiments"][0]["units"]
        units[fits[-1]] = units.get(fits[-1], 0) + 1
        told = post(web, "armies/check", army=army)
    assert told["regiments"][0]["left"] >= 0
    assert [one["code"] for one in told["violations"]] == ["hand-size"]


def test_costs_come_from_the_overlay(web: httpx.Client) -> None:
    army = {"regiments": [{"hero": "karl-franz", "units": {"huntsmen": 1}}], "cards": []}
    overlay = "[unit.huntsmen]\ncost = 30\n"
    assert post(web, "armies/check", army=army, overlay=overlay)["regiments"][0]["cost"] == 30


@pytest.mark.parametrize("race", ["empire", "high elf", "orc", "chaos"])
def test_a_drawn_army_is_legal(web: httpx.Client, race: str) -> None:
    assert post(web, "armies/draw", race=race, regiments=3)["violations"] == []
    assert post(web, "armies/draw", race=race, regiments=6)["violations"] == []


WRONG_TEXTS: dict[str, dict[str, object]] = {
    "Karl Franz: 2 Huntsman\n": {"reason": "unknown-near", "line": 1, "near": "Huntsmen", "what": "unit"},
    "# A\n\nQqqq: 2 Huntsmen\n": {"reason": "unknown", "line": 3, "name": "Qqqq", "what": "hero"},
    "Karl Franz: Tyrion\n": {"reason": "hero-recruited", "line": 1, "rule": "wd.army.regiments"},
    "Karl Franz: 0 Huntsmen\n": {"reason": "copies", "line": 1},
    "Karl Franz\nCards: Push": {"reason": "no-colon", "line": 1},
    "": {"reason": "code-empty", "line": 0},
    "1144T881S": {"reason": "code-check"},
    "hello world": {"reason": "code-version"},
    "PK\x03\x04\x00": {"reason": "not-text"},
}


@pytest.mark.parametrize("text", WRONG_TEXTS)
def test_a_wrong_text_is_told_with_line_and_reason(web: httpx.Client, text: str) -> None:
    code, facts = refused(web, "armies/read", text=text)
    assert code == "listing"
    assert WRONG_TEXTS[text].items() <= facts.items()


def test_wrong_armies_are_told(web: httpx.Client) -> None:
    for army, reason in (
        ({"regiments": [{"hero": "sauron"}]}, "unknown-hero"),
        ({"regiments": [{"hero": "tyrion", "units": {"balrog": 1}}]}, "unknown-unit"),
        ({"regiments": [{"hero": "tyrion", "units": {"sun-dragon": 0}}]}, "bad-copies"),
        ({"regiments": [{"hero": "tyrion", "units": {"sun-dragon": 100}}]}, "far-too-many"),
        ({"regiments": [{"hero": "tyrion", "unit": {}}]}, "regiment-shape"),
        ({"regiments": ["nobody"]}, "unknown-regiment"),
        ({"regiments": [], "cards": [["push"]]}, "unknown-card"),
        ({"regiment": []}, "army-shape"),
    ):
        code, facts = refused(web, "armies/check", army=army)
        assert (code, facts["reason"]) == ("setup", reason)


def test_nonsense_and_too_much_are_refused(web: httpx.Client) -> None:
    assert web.post("/api/armies/read", content=b"\xff\xfe\x00").json()["error"]["code"] == "not-json"
    assert web.post("/api/armies/read", content=b"{}").json()["error"]["code"] == "malformed"
    large = web.post("/api/armies/read", content=json.dumps({"text": "x" * 70_000}))
    assert (large.status_code, large.json()["error"]["code"]) == (413, "too-large")
    assert web.post("/api/armies/check?lang=xx", json={"army": ARMY}).status_code == 400
    assert refused(web, "armies/draw", race="elf", regiments=1)[0] == "malformed"
    assert refused(web, "armies/draw", race="orc", regiments=7)[0] == "malformed"


def test_an_overlay_is_told_with_everything_that_is_wrong(web: httpx.Client) -> None:
    text = (
        "[unit.karl-franz]\nattack = 6\ncommand = 3\ncounter = 5\ncuonter = 5\nsize = 'huge'\n"
        "[unit.bright-wizard]\ntoughness = 0\nkeywords = 3\n[unit.karl-frank]\ncounter = 5\n"
    )
    told = post(web, "overlays/check", text=text)
    flaws = {tuple(flaw["where"]): (flaw["code"], flaw["line"]) for flaw in told["flaws"]}
    assert flaws == {
        ("unit", "karl-franz", "attack"): ("printed", 2),
        ("unit", "karl-franz", "command"): ("forced", 3),
        ("unit", "karl-franz", "cuonter"): ("near", 5),
        ("unit", "karl-franz", "size"): ("value", 6),
        ("unit", "bright-wizard", "toughness"): ("number", 8),
        ("unit", "bright-wizard", "keywords"): ("list", 9),
        ("unit", "karl-frank"): ("near", 10),
    }
    assert [(one["key"], one["old"], one["new"]) for one in told["changes"]] == [("counter", 4, 5)]


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("x = 1\n[unit.karl-franz", "not-toml", 2),
        ("[" * 3000, "too-deep", 1),
        ("unit = 3", "table-shape", 1),
        ("[unit]\nkarl-franz = 3", "row-shape", 2),
        ("[unit.karl-franz]\ncounter = 10000", "number", 2),
        ("[qqqqqq.karl-franz]\ncounter = 1", "unknown", 1),
    ],
)
def test_an_overlay_of_the_wrong_shape(web: httpx.Client, text: str, code: str, line: int) -> None:
    (flaw,) = post(web, "overlays/check", text=text)["flaws"]
    assert (flaw["code"], flaw["line"]) == (code, line)


def test_armies_that_the_core_sets_do_not_hold_are_refused_where_that_is_agreed(web: httpx.Client) -> None:
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}]
    options = {"armies": [{"regiments": ["grom"]}] * 2, "regiments": 1}
    assert post_game(web, seats, options).status_code == 201
    assert post_game(web, seats, {**options, "supply": True, "sets": 2}).status_code == 201
    reply = post_game(web, seats, {**options, "supply": True})
    assert reply.status_code == 400
    facts = reply.json()["error"]["facts"]
    assert (facts["key"], facts["reason"]) == ("supply", "supply-short")
    assert facts["rule"] == "wd.army.prebuilt-exhaust-box"
    assert ["unit", "grom-the-paunch", 1] in facts["missing"]
    assert ["unit", "wolf-riders", 1] not in facts["missing"]
    assert ["card", "bait", 1] in facts["missing"]


def post_game(web: httpx.Client, seats: list[dict[str, str]], options: dict[str, Any]) -> httpx.Response:
    return web.post("/api/games", json={"game": "warhammer", "seats": seats, "options": options})


def test_a_game_with_an_overlay_tells_its_provenance(web: httpx.Client) -> None:
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}]
    options = {"overlay": OVERLAY}
    made = web.post("/api/games", json={"game": "training", "seats": seats, "options": options}).json()
    address = str(web.base_url).removeprefix("http://").rstrip("/")
    with Player(address, made["id"], made["keys"], 0) as player:
        look = player.state["look"]
        assert look["provenance"]["karl-franz"]["counter"] == "overlay"
        assert look["provenance"]["karl-franz"]["attack"] == "printed"
        assert player.state["view"]["printed"]["overlay"] == OVERLAY
