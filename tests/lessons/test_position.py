"""A training battle that begins in a position: what such a position must be."""

from __future__ import annotations

from typing import Any

import pytest

from flipfield.games import find
from flipfield.games.warhammer.battle import Battle
from flipfield.kernel.game import SetupError
from flipfield.kernel.run import start

SWORDS: dict[str, Any] = {"unit": "marienburg-swordsmen", "player": 0, "at": [45000, 30000]}
BOYZ: dict[str, Any] = {"unit": "orc-boyz", "player": 1, "at": [45000, 60000]}
SOUND: dict[str, Any] = {"hands": [["rally"], ["approach", "bait"]], "disks": [SWORDS, BOYZ]}

BROKEN: dict[str, tuple[Any, str]] = {
    "no table": ([], "position"),
    "unknown key": ({**SOUND, "weather": "rain"}, "position.weather"),
    "sixth round": ({**SOUND, "round": 6}, "position.round"),
    "initiative": ({**SOUND, "initiative": [0, 0]}, "position.initiative"),
    "no hands": ({"disks": [SWORDS, BOYZ]}, "position.hands"),
    "empty hand": ({**SOUND, "hands": [["rally"], []]}, "position.hands"),
    "other's card": ({**SOUND, "hands": [["rally"], ["push"]]}, "position.hands"),
    "same card twice": ({**SOUND, "hands": [["rally", "rally"], ["bait"]]}, "position.hands"),
    "no disks": ({**SOUND, "disks": {}}, "position.disks"),
    "nobody there": ({**SOUND, "disks": [SWORDS]}, "position.disks"),
    "no disk": ({**SOUND, "disks": [SWORDS, 7]}, "position.disks[2]"),
    "third player": ({**SOUND, "disks": [{**SWORDS, "player": 2}]}, "position.disks[1].player"),
    "other's unit": ({**SOUND, "disks": [{**SWORDS, "player": 1}]}, "position.disks[1].unit"),
    "four swordsmen": ({**SOUND, "disks": [SWORDS] * 4}, "position.disks[4].unit"),
    "no place": ({**SOUND, "disks": [{**SWORDS, "at": [1]}]}, "position.disks[1].at"),
    "text as place": ({**SOUND, "disks": [{**SWORDS, "at": ["1", 2]}]}, "position.disks[1].at"),
    "off the field": ({**SOUND, "disks": [{**SWORDS, "at": [200000, 100]}]}, "position.disks[1].at"),
    "dead already": ({**SOUND, "disks": [{**SWORDS, "damage": 4}]}, "position.disks[1].damage"),
    "too many wounds": ({**SOUND, "disks": [{**SWORDS, "wounds": 1}]}, "position.disks[1].damage"),
    "no flag": ({**SOUND, "disks": [{**SWORDS, "activated": 1}]}, "position.disks[1].activated"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_wrong_position_names_its_place(name: str) -> None:
    position, place = BROKEN[name]
    with pytest.raises(SetupError) as caught:
        start(find("training"), {"position": position})
    assert caught.value.code == "bad-position"
    assert dict(caught.value.facts) == {"place": place}


def test_a_battle_goes_on_from_its_position() -> None:
    disks: list[Any] = [SWORDS, {**BOYZ, "at": [45000, 32000], "damage": 3, "activated": True}]
    position = {**SOUND, "round": 3, "initiative": [1, 0], "disks": disks}
    battle = start(find("training"), {"position": position})
    assert isinstance(battle, Battle)
    assert battle.round == 3
    assert battle.first_player() == 1
    assert [decision.kind for decision in battle.pending] == ["command"]
    assert battle.players[1].discard == ("eager-soldiers", "waaagh")
    swords, boyz = battle.disks
    assert battle.pinned(swords)
    assert not battle.pinned(boyz)
    assert (boyz.damage, boyz.activated) == (3, True)
