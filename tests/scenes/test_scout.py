"""Scouting player by player, and disks that effects bring in."""

from flipfield.kernel.run import advance
from flipfield.kernel.state import Frame
from tests.proves import proves
from tests.scenes.stage import Stage

SCOUTS = """
[setup]
players = ["B", "A"]
phase = "scouting"

[[disk]]
name = "a1"
player = "A"
at = [200, 200]
keywords = ["scout"]

[[disk]]
name = "b1"
player = "B"
at = [200, 700]
keywords = ["scout"]

[[disk]]
name = "b2"
player = "B"
at = [300, 700]
keywords = ["scout"]

[[disk]]
name = "b3"
player = "B"
at = [400, 700]

[[disk]]
name = "b4"
player = "B"
keywords = ["scout"]
"""
A, B = 0, 1
KAIROS = """
[setup]
ruler = [75, 150, 300]

[[disk]]
name = "kairos"
player = "A"
unit = "kairos-fateweaver"
at = [400, 400]

[[disk]]
name = "horror"
player = "A"
diameter = 40
traits = ["daemonic"]
keywords = ["impact 2"]

[[disk]]
name = "fury"
player = "A"
diameter = 40
traits = ["daemonic"]

[[disk]]
name = "knight"
player = "A"
diameter = 40

[[disk]]
name = "orc"
player = "B"
at = [470, 400]
diameter = 40
"""


def scouting() -> Stage:
    """The scene above in the scouting of a real game."""
    stage = Stage(SCOUTS)
    stage.battle.pending.clear()
    stage.battle.push(Frame("scouting"))
    advance(stage.game, stage.battle)
    return stage


@proves("wd.keyword.scout-order", "wd.initiative.order")
def test_the_first_player_makes_all_scout_moves_before_the_second() -> None:
    stage = scouting()
    for name in ("b2", "b1"):
        id = stage.disks[name]
        assert stage.asked() == [("scout", B)]
        assert stage.forbids("scout", ("scout", stage.disks["a1"])) is not None
        stage.say("scout", ("scout", id))
        disk = stage.battle.disks[id]
        stage.say("turn", ("flip", int(disk.x), int(disk.y) - 1000))
        stage.say("turn", ("end",))
        assert not stage.battle.disks[id].activated
    assert stage.asked() == [("scout", A)]


@proves("wd.keyword.scout")
def test_only_deployed_scouts_are_asked_once() -> None:
    stage = scouting()
    for name in ("b3", "b4"):
        assert stage.forbids("scout", ("scout", stage.disks[name])) == ("wd.keyword.scout",)
    stage.say("scout", ("scout", stage.disks["b1"]))
    stage.say("turn", ("pass",))
    assert stage.forbids("scout", ("scout", stage.disks["b1"])) == ("wd.keyword.scout",)
    stage.say("scout", ("done",))
    assert stage.asked() == [("scout", A)]


@proves("wd.keyword.scout-limits")
def test_a_mobile_scout_does_not_shoot() -> None:
    """Ruling mobile-scout."""
    text = SCOUTS.replace('at = [200, 200]\nkeywords = ["scout"]', SHOOTER).replace('"B", "A"', '"A", "B"')
    stage = Stage(text)
    stage.battle.pending.clear()
    stage.battle.push(Frame("scouting"))
    advance(stage.game, stage.battle)
    stage.say("scout", ("scout", stage.disks["a1"]))
    rules = stage.forbids("turn", ("shoot", 0, stage.disks["b1"]))
    assert rules is not None
    assert "wd.keyword.scout-limits" in rules


SHOOTER = """at = [200, 600]
keywords = ["scout", "mobile"]
ranged = [{ dice = 1, range = "long", strength = 2, type = "physical" }]
"""


@proves("wd.reinforce.by-effect", "wd.keyword.impact-not-on-placement")
def test_a_disk_that_kairos_brings_in_has_a_token() -> None:
    stage = Stage(KAIROS)
    horror, knight = stage.disks["horror"], stage.disks["knight"]
    stage.say("referee", ("activate", A, stage.disks["kairos"]))
    stage.say("turn", ("focus", "summon", -1))
    assert stage.forbids("summon", knight) is not None
    stage.say("summon", horror)
    stage.say("place", (47000, 42000))
    assert stage.battle.disks[horror].activated
    assert stage.battle.disks[stage.disks["orc"]].damage == 0
    assert stage.battle.disks[stage.disks["kairos"]].activated
    rules = stage.forbids("referee", ("activate", A, horror))
    assert rules is not None
    assert "wd.activation.activated-state" in rules
