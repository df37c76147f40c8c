"""What an activated disk is offered: only what it could really do."""

import pytest

from flipfield.kernel.value import Value
from tests.proves import proves
from tests.scenes.stage import Stage

SCENE = """
[setup]
ruler = [75, 150, 300]

[[terrain]]
name = "wall"
keywords = ["blocks sight"]
shape = [[560, 100], [570, 100], [570, 300], [560, 300]]

[[disk]]
name = "tower"
player = "A"
at = [100, 800]
movement = "-"

[[disk]]
name = "archer"
player = "A"
at = [200, 200]
ranged = [{ dice = 1, range = "medium", strength = 2, type = "physical" }]

[[disk]]
name = "guard"
player = "A"
at = [300, 200]

[[disk]]
name = "lonely"
player = "A"
at = [800, 800]
ranged = [{ dice = 1, range = "medium", strength = 2, type = "physical" }]
keywords = ["magic 1"]

[[disk]]
name = "blind"
player = "A"
at = [520, 200]
ranged = [{ dice = 1, range = "short", strength = 2, type = "physical" }]
keywords = ["magic 1"]

[[disk]]
name = "orc"
player = "B"
at = [610, 200]
"""


def offers(name: str) -> list[Value]:
    """What the disk is offered when it is activated."""
    stage = Stage(SCENE)
    stage.say("referee", ("activate", 0, stage.disks[name]))
    return stage.game.families["turn"].listed(stage.battle, stage.open("turn"))


def kinds(options: list[Value]) -> set[Value]:
    return {option[0] for option in options if isinstance(option, tuple)}


@proves("wd.move.no-movement-value")
def test_a_disk_without_movement_is_offered_no_flip() -> None:
    assert kinds(offers("tower")) == {"pass"}
    assert kinds(offers("guard")) == {"flip", "pass"}


@proves("wd.ranged.action", "wd.focus.action")
@pytest.mark.parametrize("name", ["lonely", "blind"])
def test_without_a_disk_in_range_and_sight_there_is_no_attack_and_no_magic(name: str) -> None:
    assert kinds(offers(name)) == {"flip", "pass"}


@proves("wd.ranged.not-self", "wd.ranged.may-target-ally")
def test_the_targets_of_an_attack_are_other_disks_friend_or_foe() -> None:
    shots = [option for option in offers("archer") if isinstance(option, tuple) and option[0] == "shoot"]
    assert shots == [("shoot", 0, Stage(SCENE).disks["guard"])]


@proves("wd.focus.action")
def test_a_disk_without_focus_ability_is_offered_none() -> None:
    assert "focus" not in kinds(offers("archer"))
