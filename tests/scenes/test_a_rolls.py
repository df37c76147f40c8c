"""The course of a ranged attack: target, roll, scatter, then everything at once."""

from pathlib import Path

import pytest

from flipfield.cases.run import Case
from flipfield.cases.source import Source
from flipfield.kernel.run import apply
from flipfield.kernel.state import CHANCE, Decision, Event, Refused
from flipfield.kernel.value import Value
from tests.proves import proves

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


class Shot:
    """An attack of the archer on the orc, die by die."""

    def __init__(self) -> None:
        self.case = Case(Source(Path("scene.toml"), SCENE))
        self.battle = self.case.battle
        self.say(("activate", 0, ARCHER))
        self.events = self.say(("shoot", 0, ORC))

    def say(self, answer: Value) -> list[Event]:
        return apply(self.case.game, self.battle, int(self.decision().id), answer)

    def decision(self) -> Decision:
        assert len(self.battle.pending) == 1
        return self.battle.pending[0]


@proves("wd.target.chosen-first")
def test_the_target_is_fixed_before_the_dice_are_rolled() -> None:
    shot = Shot()
    assert [(event.name, event.data[:2]) for event in shot.events] == [("shoot", (ARCHER, ORC))]
    assert (shot.decision().player, shot.decision().spec) == (CHANCE, ("battle", "battle"))
    with pytest.raises(Refused):
        shot.say(("shoot", 0, ARCHER))
    shot.say(("hit", "hit"))
    assert (shot.battle.disks[ORC].damage, shot.battle.disks[ARCHER].damage) == (4, 0)


@proves("wd.scatter.order")
def test_scatter_is_rerolled_before_the_critical_counts() -> None:
    shot = Shot()
    shot.say(("critical", "scatter"))
    assert (shot.decision().player, shot.decision().spec) == (CHANCE, ("battle",))
    orc = shot.battle.disks[ORC]
    assert (orc.damage, orc.activated) == (0, False)
    shot.say(("hit",))
    orc = shot.battle.disks[ORC]
    assert (orc.damage, orc.activated) == (2, True)
    assert shot.battle.disks[ARCHER].damage == 2


@proves("wd.dice.critical")
@pytest.mark.parametrize(
    ("first", "again", "struck"), [("critical", "critical", ORC), ("scatter", "critical", ARCHER)]
)
def test_nobody_gets_two_activation_tokens(first: str, again: str, struck: int) -> None:
    """Two criticals on one target, or two on the shooter itself (ruling critical-on-self)."""
    shot = Shot()
    events = shot.say((first, first))
    if first == "scatter":
        events = shot.say((again, again))
    tokens = [event.data[0] for event in events if event.name == "activated"]
    assert tokens.count(struck) == 1
    assert shot.battle.disks[struck].damage == 4
    assert shot.battle.disks[ARCHER].activated


@proves("wd.dice.critical")
def test_an_activated_target_gets_no_second_token() -> None:
    shot = Shot()
    shot.battle.put(shot.battle.disks[ORC].with_activation(True))
    events = shot.say(("critical", "miss"))
    assert [event.data[0] for event in events if event.name == "activated"] == [ARCHER]
    assert shot.battle.disks[ORC].damage == 2
