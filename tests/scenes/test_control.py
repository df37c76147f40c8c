"""Who owns and who controls a disk, and what changes when control does."""

from typing import Any

import pytest

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.focus import magic_refusal
from flipfield.games.warhammer.game import training
from flipfield.games.warhammer.rows import CASUALTY
from flipfield.games.warhammer.table import controller_of, engaged_with, pinned_by
from flipfield.kernel.run import start
from flipfield.kernel.state import NOBODY
from tests.proves import proves
from tests.scenes.stage import Stage

SCENE = """
[setup]
ruler = [75, 150, 300]

[[terrain]]
name = "wood"
keywords = ["cover"]
shape = [[180, 180], [220, 180], [220, 220], [180, 220]]

[[disk]]
name = "turncoat"
player = "A"
at = [200, 200]
toughness = 2
keywords = ["magic 2"]

[[disk]]
name = "orc"
player = "B"
at = [230, 200]

[[disk]]
name = "spear"
player = "A"
at = [300, 300]
movement = 4

[[disk]]
name = "boar"
player = "B"
at = [200, 300]
"""
TURNCOAT, ORC, SPEAR, BOAR = 0, 1, 2, 3
A, B = 0, 1


APART = SCENE.replace("at = [230, 200]", "at = [500, 200]")
"""The orc does not lie on the turncoat."""


def staged(controller: int, text: str = SCENE) -> Stage:
    """The scene above; the turncoat belongs to A and obeys whom the test says."""
    stage = Stage(text)
    data: dict[str, Any] = stage.game.encode(stage.battle)
    data["disks"][TURNCOAT]["controller"] = controller
    battle = stage.game.decode(data)
    assert isinstance(battle, Battle)
    stage.battle = battle
    return stage


@proves("wd.control.owner", "wd.control.controller")
def test_players_own_and_control_their_own_army_and_cards() -> None:
    game = training()
    battle = start(game, {"armies": ["orc", "empire"]})
    assert isinstance(battle, Battle)
    for seat, army in enumerate(("orc", "empire")):
        own = [disk for disk in battle.disks if disk.owner == seat]
        assert {disk.unit.race for disk in own} == {army}
        assert all(disk.controller == seat for disk in own)
        assert sorted(battle.players[seat].hand) == sorted(game.pack.armies[army].cards)


@proves("wd.control.activate-own", "wd.control.controller")
@pytest.mark.parametrize("controller", [A, B])
def test_a_disk_is_activated_by_the_player_who_controls_it_now(controller: int) -> None:
    stage = staged(controller, APART)
    assert stage.forbids("referee", ("activate", controller, TURNCOAT)) is None
    no = stage.forbids("referee", ("activate", 1 - controller, TURNCOAT))
    assert no is not None
    assert "wd.control.activate-own" in no


@proves("wd.control.enemy", "wd.control.ally", "wd.pin.any-side")
def test_an_engagement_ends_when_the_pinned_disk_changes_sides() -> None:
    before, after = staged(A).battle, staged(B).battle
    assert [int(other.id) for other in engaged_with(before, before.disks[ORC])] == [TURNCOAT]
    assert engaged_with(after, after.disks[ORC]) == []
    assert engaged_with(after, after.disks[TURNCOAT]) == []
    assert [int(other.id) for other in pinned_by(after, after.disks[TURNCOAT])] == [ORC]


@proves("wd.control.ally", "wd.control.enemy")
def test_a_disk_under_changed_control_has_new_allies_and_enemies() -> None:
    battle = staged(B).battle
    turncoat, orc, spear = battle.disks[TURNCOAT], battle.disks[ORC], battle.disks[SPEAR]
    assert magic_refusal(battle, turncoat, spear) is None
    refused = magic_refusal(battle, turncoat, orc)
    assert refused is not None
    assert "wd.magic.effect" in refused.rules


@proves("wd.control.terrain")
@pytest.mark.parametrize(("controller", "holder"), [(A, NOBODY), (B, B)])
def test_terrain_goes_by_who_controls_the_disks_on_it(controller: int, holder: int) -> None:
    battle = staged(controller).battle
    assert controller_of(battle, battle.terrain[0]) == holder


@proves("wd.control.ally", "wd.move.ally-no-stop", "wd.move.stop-on-enemy-pin")
@pytest.mark.parametrize(("controller", "goes_on"), [(A, True), (B, False)])
def test_a_disk_stops_on_whoever_is_its_enemy_now(controller: int, goes_on: bool) -> None:
    stage = staged(controller, APART)
    stage.say("referee", ("activate", A, SPEAR))
    for place in ((28000, 27000), (25500, 24000), (22500, 21500)):
        stage.say("turn", ("flip", *place))
    assert (stage.battle.pending[0].kind == "turn") == goes_on


@proves("wd.control.owner")
def test_a_disk_lost_under_enemy_control_lies_in_its_owners_pile() -> None:
    """Ruling casualty-pile-owner."""
    text = SCENE.replace("[300, 300]", "[300, 200]").replace(
        "movement = 4", 'ranged = [{ dice = 1, range = "long", strength = 2, type = "physical" }]'
    )
    stage = staged(B, text)
    stage.say("referee", ("activate", A, SPEAR))
    stage.say("turn", ("shoot", 0, TURNCOAT))
    stage.say("roll", ("hit",))
    assert stage.battle.disks[TURNCOAT].place == CASUALTY
    assert (stage.battle.casualties_of(A), stage.battle.casualties_of(B)) == (1, 0)
