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


@proves("wd.keyword.flying", "wd.keyword.mobile")
def test_a_mobile_flier_lands_before_it_shoots() -> None:
    stage = Stage("""
[[disk]]
name = "eagle"
player = "A"
at = [200, 200]
movement = 2
keywords = ["flying", "mobile"]
ranged = [{ dice = 1, range = "long", strength = 2, type = "physical" }]

[[disk]]
name = "orc"
player = "B"
at = [400, 200]
""")
    shot = ("shoot", 0, stage.disks["orc"])
    stage.say("referee", ("activate", 0, stage.disks["eagle"]))
    assert stage.forbids("turn", shot) is None
    stage.say("turn", ("flip", 22000, 20000))
    assert stage.forbids("turn", shot) is not None
    stage.say("turn", ("end",))
    assert stage.forbids("turn", shot) is None


@proves("wd.unit.karl-franz")
def test_karl_franz_is_asked_for_two_tokens_at_most() -> None:
    rows = [
        f'[[disk]]\nname = "s{i}"\nplayer = "A"\nat = [{100 * i}, 300]\nactivated = {str(i < 4).lower()}\n'
        for i in range(1, 7)
    ]
    karl = '[[disk]]\nname = "karl"\nplayer = "A"\nat = [200, 100]\nunit = "karl-franz"\n'
    stage = Stage("\n".join([*rows, karl, '[[disk]]\nname = "orc"\nplayer = "B"\nat = [800, 800]\n']))
    stage.say("referee", ("activate", 0, stage.disks["karl"]))
    stage.say("turn", ("focus", "marshal", -1))
    for giver, taker in (("s1", "s4"), ("s2", "s5")):
        stage.say("token", stage.disks[giver])
        stage.say("token", stage.disks[taker])
    assert "token" not in [kind for kind, _ in stage.asked()]
    activated = [stage.battle.disks[stage.disks[f"s{i}"]].activated for i in range(1, 7)]
    assert activated == [False, False, True, True, True, False]


@proves("wd.unit.archaon", "wd.unit.tyrion")
def test_a_player_orders_two_triggers_of_one_landing() -> None:
    """ruling simultaneous-triggers"""
    stage = Stage("""
[[disk]]
name = "arch"
player = "A"
at = [200, 200]
unit = "archaon-the-everchosen"

[[disk]]
name = "tyr"
player = "A"
at = [300, 200]
unit = "tyrion"

[[disk]]
name = "orc"
player = "B"
at = [250, 250]
diameter = 72
toughness = 9
""")
    stage.say("referee", ("activate", 1, stage.disks["orc"]))
    stage.say("turn", ("flip", 25000, 20000))
    assert stage.asked() == [("trigger", 0)]
    duel = next(item for item in stage.open("trigger").spec if isinstance(item, tuple) and item[0] == "duel")
    stage.say("trigger", duel)
    stage.say("roll", (4,))
    assert stage.battle.disks[stage.disks["orc"]].damage == 3


@proves("wd.unit.steam-tank", "wd.ranged.action")
@pytest.mark.parametrize("attacks", [1, 2])
def test_out_of_range_cites_the_choice_of_attacks_only_where_there_is_one(attacks: int) -> None:
    attack = '{ dice = 1, range = "short", strength = 2, type = "physical" }'
    stage = Stage(f"""
[[disk]]
name = "tank"
player = "A"
at = [100, 100]
ranged = [{", ".join([attack] * attacks)}]

[[disk]]
name = "orc"
player = "B"
at = [800, 800]
""")
    stage.say("referee", ("activate", 0, stage.disks["tank"]))
    rules = stage.forbids("turn", ("shoot", 0, stage.disks["orc"]))
    assert rules is not None
    assert "wd.ranged.action" in rules
    assert ("wd.unit.steam-tank" in rules) == (attacks == 2)
