"""Effects on every disk in an area: they measure from their own disk and target nothing."""

import pytest

from flipfield.games.warhammer.table import sees
from flipfield.kernel.state import Event
from tests.proves import proves
from tests.scenes.stage import Stage

SCENE = """
[setup]
ruler = [75, 150, 300]

[[terrain]]
name = "wall"
keywords = ["blocks sight"]
shape = [[230, 100], [235, 100], [235, 190], [230, 190]]

[[disk]]
name = "archaon"
player = "A"
at = [200, 150]
unit = "archaon-the-everchosen"
diameter = 40

[[disk]]
name = "hidden"
player = "B"
at = [{hidden}, 150]
diameter = 40
toughness = 9

[[disk]]
name = "ally"
player = "A"
at = [200, 80]
toughness = 9

[[disk]]
name = "swordsmen"
player = "B"
at = [150, 150]
unit = "marienburg-swordsmen"
diameter = 40
toughness = 9
"""


def land(mover: str, x: int, hidden: str = "315") -> tuple[Stage, list[Event]]:
    """Archaon or the Swordsmen flip onto each other; the hidden disk stands behind the wall."""
    stage = Stage(SCENE.replace("{hidden}", hidden))
    stage.say("referee", ("activate", 0 if mover == "archaon" else 1, stage.disks[mover]))
    return stage, stage.say("turn", ("flip", x, 15000))


def damage(stage: Stage, name: str) -> int:
    return int(stage.battle.disks[stage.disks[name]].damage)


@proves("wd.pin.engages")
@pytest.mark.parametrize(("mover", "x"), [("archaon", 18000), ("swordsmen", 17000)])
def test_engaging_triggers_whichever_disk_is_on_top(mover: str, x: int) -> None:
    stage, events = land(mover, x)
    told = [event.data for event in events if event.name == "ability"]
    assert told == [(stage.disks["archaon"], "doom")]
    assert damage(stage, "swordsmen") > 0


@proves("wd.pin.engages")
def test_rim_contact_engages_nobody() -> None:
    stage, events = land("swordsmen", 16000)
    assert "ability" not in [event.name for event in events]
    assert damage(stage, "swordsmen") == 0


@proves("wd.sight.required", "wd.target.definition", "wd.range.from-own-disk")
@pytest.mark.parametrize(("hidden", "struck"), [("315", True), ("315.01", False)])
def test_an_area_strikes_all_enemies_in_range_of_its_disk_seen_or_not(hidden: str, struck: bool) -> None:
    stage, _ = land("swordsmen", 17000, hidden)
    disks = [stage.battle.disks[stage.disks[name]] for name in ("archaon", "hidden")]
    assert not sees(stage.battle, disks[0], disks[1])
    assert (damage(stage, "hidden") > 0) == struck
    assert damage(stage, "swordsmen") > 0
    assert damage(stage, "ally") == 0
