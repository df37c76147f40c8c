"""The course of a ranged attack: target, roll, scatter, then everything at once."""

import pytest

from flipfield.games.warhammer.shotodds import shot_odds
from flipfield.kernel.state import CHANCE, Refused
from tests.proves import proves
from tests.scenes.stage import Stage

SCENE = """
[setup]
ruler = [75, 150, 300]

[[disk]]
name = "archer"
player = "A"
at = [200, 200]
toughness = 9
ranged = [{ dice = 2, range = "long", strength = 2, type = "physical" }]

[[disk]]
name = "orc"
player = "B"
at = [260, 200]
toughness = 9
"""
ARCHER, ORC = 0, 1


def aimed() -> Stage:
    """The archer has chosen the orc as its target."""
    stage = Stage(SCENE)
    stage.say("referee", ("activate", 0, ARCHER))
    events = stage.say("turn", ("shoot", 0, ORC))
    assert [(event.name, event.data[:2]) for event in events] == [("shoot", (ARCHER, ORC))]
    return stage


@proves("wd.target.chosen-first")
def test_the_target_is_fixed_before_the_dice_are_rolled() -> None:
    stage = aimed()
    assert stage.asked() == [("roll", CHANCE)]
    assert stage.open("roll").spec == ("battle", "battle")
    with pytest.raises(Refused):
        stage.say("roll", ("shoot", 0, ARCHER))
    stage.say("roll", ("hit", "hit"))
    assert (stage.battle.disks[ORC].damage, stage.battle.disks[ARCHER].damage) == (4, 0)


@proves("wd.scatter.order")
def test_scatter_is_rerolled_before_the_critical_counts() -> None:
    stage = aimed()
    stage.say("roll", ("critical", "scatter"))
    assert stage.open("roll").spec == ("battle",)
    orc = stage.battle.disks[ORC]
    assert (orc.damage, orc.activated) == (0, False)
    stage.say("roll", ("hit",))
    orc = stage.battle.disks[ORC]
    assert (orc.damage, orc.activated) == (2, True)
    assert stage.battle.disks[ARCHER].damage == 2


@proves("wd.dice.critical")
def test_two_criticals_bring_one_token() -> None:
    stage = aimed()
    events = stage.say("roll", ("critical", "critical"))
    assert [event.data[0] for event in events if event.name == "activated"] == [ORC, ARCHER]
    assert stage.battle.disks[ORC].damage == 4


@proves("wd.dice.critical")
def test_a_shooter_that_strikes_itself_gets_one_token() -> None:
    """Ruling critical-on-self."""
    stage = aimed()
    stage.say("roll", ("scatter", "scatter"))
    events = stage.say("roll", ("critical", "critical"))
    assert [event.data[0] for event in events if event.name == "activated"] == [ARCHER]
    assert (stage.battle.disks[ARCHER].damage, stage.battle.disks[ARCHER].activated) == (4, True)


@proves("wd.dice.critical")
def test_an_activated_target_gets_no_second_token() -> None:
    stage = aimed()
    stage.battle.put(stage.battle.disks[ORC].with_activation(True))
    events = stage.say("roll", ("critical", "miss"))
    assert [event.data[0] for event in events if event.name == "activated"] == [ARCHER]
    assert stage.battle.disks[ORC].damage == 2


HELLCANNON = """
[setup]
ruler = [75, 150, 300]

[[disk]]
name = "cannon"
player = "A"
at = [200, 200]
unit = "hellcannon"
ranged = [{ dice = 1, range = "siege", strength = 3, type = "arcane" }]

[[disk]]
name = "orc"
player = "B"
at = [500, 200]

[[disk]]
name = "boar"
player = "B"
at = [550, 200]
"""


@proves("wd.dice.chaos")
def test_chaos_counts_where_the_attacker_has_an_ability_for_it() -> None:
    stage = Stage(HELLCANNON)
    stage.say("referee", ("activate", 0, stage.disks["cannon"]))
    stage.say("turn", ("shoot", 0, stage.disks["orc"]))
    stage.say("roll", ("chaos",))
    assert stage.asked() == [("shove", 0)]


@proves("wd.ranged.trigger-first-roll-only")
def test_chaos_on_a_scatter_reroll_triggers_nothing() -> None:
    stage = Stage(HELLCANNON)
    cannon = stage.disks["cannon"]
    stage.say("referee", ("activate", 0, cannon))
    stage.say("turn", ("shoot", 0, stage.disks["orc"]))
    stage.say("roll", ("scatter",))
    stage.say("roll", ("chaos",))
    assert [kind for kind, _ in stage.asked()] == ["referee"]
    assert (stage.battle.disks[cannon].x, stage.battle.disks[cannon].activated) == (20000, True)


@proves("wd.dice.scatter-result", "wd.scatter.none-in-range")
def test_a_shot_tells_of_scatter_only_where_a_die_scatters() -> None:
    hits = aimed().say("roll", ("hit", "miss"))
    assert [event.name for event in hits] == ["roll", "damage", "activated"]
    stray = aimed().say("roll", ("hit", "scatter"))
    assert [event.name for event in stray] == ["roll", "scatter"]


@proves("wd.keyword.immune")
def test_the_odds_against_an_immune_disk_are_no_damage_at_all() -> None:
    stage = Stage(
        """
        [[disk]]
        name = "archer"
        player = "A"
        at = [200, 200]
        ranged = [{ dice = 1, range = "long", strength = 2, type = "physical" }]

        [[disk]]
        name = "ghost"
        player = "B"
        at = [300, 200]
        keywords = ["immune physical"]
        """
    )
    stage.say("referee", ("activate", 0, stage.disks["archer"]))
    odds = shot_odds(stage.battle, ("hit", "miss"), ("shoot", 0, stage.disks["ghost"]))
    assert odds == {"total": 2, "damage": [[0, 2]], "wound": 0, "token": 0}
