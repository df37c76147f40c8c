"""Events say what made their numbers differ from the printed ones."""

import pytest

from flipfield.kernel.state import Event
from flipfield.kernel.value import Value
from tests.scenes.stage import Stage
from tests.scenes.test_cards import disk, in_play

SCENE = """
[setup]
ruler = [75, 150, 300]

[[disk]]
name = "actor"
player = "A"
at = [200, 200]
movement = 3
counter = 4
toughness = 20
keywords = ["magic 2", "impact 1"]
ranged = [{ dice = 2, range = "long", strength = 2, type = "physical" }]
ACTOR

[[disk]]
name = "target"
player = "B"
at = [265, 200]
toughness = 20
TARGET

[[disk]]
name = "friend"
player = "A"
at = [600, 600]
"""
WOOD = """
[[terrain]]
name = "wood"
keywords = ["cover"]
circle = [265, 200, 30]
"""
FLIP: Value = ("flip", 23_000, 20_000)
SHOT: Value = ("shoot", 0, 1)
MAGIC: Value = ("focus", "magic", 1)


def events(
    answer: Value, actor: str = "", target: str = "", more: str = "", scenario: str = ""
) -> list[Event]:
    """What is told when the actor does this."""
    stage = Stage(SCENE.replace("ACTOR", actor).replace("TARGET", target) + more)
    stage.battle.scenario = scenario
    stage.say("referee", ("activate", 0, stage.disks["actor"]))
    return stage.say("turn", answer)


def told(found: list[Event], name: str) -> Event:
    [event] = [event for event in found if event.name == name]
    return event


@pytest.mark.parametrize(
    ("answer", "name", "scenario", "more", "number", "modifiers"),
    [
        (SHOT, "shoot", "", "", 2, ()),
        (SHOT, "shoot", "volleys", "", 3, (("scenario", 1),)),
        (SHOT, "shoot", "", WOOD, 1, (("cover", -1),)),
        (SHOT, "shoot", "volleys", WOOD, 2, (("scenario", 1), ("cover", -1))),
        (MAGIC, "magic", "", "", 2, ()),
        (MAGIC, "magic", "winds of magic", "", 3, (("scenario", 1),)),
        (FLIP, "impact", "", "", 1, ()),
        (FLIP, "impact", "bloodlust", "", 2, (("scenario", 1),)),
    ],
)
def test_a_number_is_told_with_what_changed_it(
    answer: Value, name: str, scenario: str, more: str, number: int, modifiers: Value
) -> None:
    event = told(events(answer, scenario=scenario, more=more), name)
    assert event.data[-2:] == (number, modifiers)
    assert ("wd.terrain.cover" in event.rules) == bool(more)


def test_cover_leaves_the_last_die() -> None:
    one = SCENE.replace("dice = 2", "dice = 1").replace("ACTOR", "").replace("TARGET", "")
    stage = Stage(one + WOOD)
    stage.say("referee", ("activate", 0, stage.disks["actor"]))
    shot = told(stage.say("turn", SHOT), "shoot")
    assert shot.data[-2:] == (1, ())
    assert "wd.terrain.cover" not in shot.rules


def test_magic_counts_the_orcs_close_by() -> None:
    shaman = told(events(MAGIC, actor='unit = "stone-fangz-shaman"\nrace = "orc"'), "magic")
    assert shaman.data[-1] == (("orcs", 1),)


@pytest.mark.parametrize(
    ("keyword", "left", "rule"),
    [("immune impact", 0, "wd.keyword.immune"), ("resistant physical", 1, "wd.keyword.resistant")],
)
def test_what_keeps_damage_off_is_told(keyword: str, left: int, rule: str) -> None:
    found = events(FLIP, target=f'keywords = ["{keyword}"]', scenario="bloodlust")
    guarded = told(found, "guarded")
    assert guarded.data[1:] == (2, left)
    assert guarded.rules == (rule,)


@pytest.mark.parametrize(("empowered", "blow"), [("false", (4, ())), ("true", (5, (("empowered", 1),)))])
def test_an_empowered_blow_says_so(empowered: str, blow: tuple[int, Value]) -> None:
    text = SCENE.replace("ACTOR", f"empowered = {empowered}").replace("TARGET", "")
    stage = Stage(text.replace("ruler", 'phase = "melee"\nruler', 1).replace("[200, 200]", "[245, 200]"))
    found = stage.say("referee", ("melee", 0))
    while stage.battle.pending and stage.battle.pending[0].kind in ("engagement", "strike"):
        decision = stage.battle.pending[0]
        listed = stage.game.families[decision.kind].listed(stage.battle, decision)
        found += stage.say(decision.kind, listed[0])
    [strike] = [event for event in found if event.name == "strike" and event.data[0] == stage.disks["actor"]]
    assert (strike.data[2], strike.data[4]) == blow


def test_a_card_that_adds_impact_is_named() -> None:
    stage = in_play("push", disk("rider", "A", (200, 200)) + disk("orc", "B", (265, 200), toughness="20"))
    stage.say("resolve", ("activate", stage.disks["rider"]))
    assert told(stage.say("turn", ("flip", 23_500, 20_000)), "impact").data[1:] == (1, (("card", 1),))
