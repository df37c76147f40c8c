"""Flips that an ability forces upon a disk: landings like any other, without a move action."""

from math import isqrt
from random import Random

import pytest

from flipfield.games.warhammer.rows import CASUALTY, TABLE
from tests.proves import proves
from tests.scenes.stage import Stage

SCENE = """
[setup]
ruler = [75, 150, 300]

[[terrain]]
name = "bog"
keywords = ["dangerous physical"]
shape = [[0, 150], [60, 150], [60, 250], [0, 250]]

[[disk]]
name = "hero"
player = "A"
at = [20, 100]
diameter = 40
hero = true

[[disk]]
name = "spear"
player = "A"
at = [75, 100]
diameter = 40
toughness = 9

[[disk]]
name = "statue"
player = "B"
at = [10, 100]
diameter = 40
movement = "-"
stamina = 2
toughness = 9
keywords = ["impact 2"]

[[disk]]
name = "picket"
player = "B"
at = [800, 800]

[[card]]
player = "A"
card = "intimidate"
"""


def intimidated() -> Stage:
    """The hero uses Intimidate on the enemy that lies on him; now its landing is chosen."""
    stage = Stage(SCENE)
    stage.say("command", "intimidate")
    stage.say("resolve", ("battle", stage.disks["hero"]))
    if stage.asked()[0][0] == "target":
        stage.say("target", stage.disks["statue"])
    assert stage.asked() == [("shove", 0)]
    return stage


@proves("wd.move.no-movement-value", "wd.move.flip-reach")
def test_a_disk_without_movement_can_be_flipped_by_an_ability() -> None:
    stage = intimidated()
    no = stage.forbids("shove", (5000, 10001))
    assert no is not None
    assert "wd.move.flip-reach" in no
    stage.say("shove", (5000, 10000))
    statue = stage.battle.disks[stage.disks["statue"]]
    assert (statue.place, statue.x, statue.y, statue.activated) == (TABLE, 5000, 10000, False)


@proves("wd.move.off-battlefield")
@pytest.mark.parametrize(("x", "lost"), [(-2000, True), (-1999, False)])
def test_a_forced_flip_off_the_battlefield_is_as_final_as_any(x: int, lost: bool) -> None:
    """Ruling off-field-forced-flip: stamina does not help."""
    stage = intimidated()
    stage.say("shove", (x, 10000))
    statue = stage.battle.disks[stage.disks["statue"]]
    assert (statue.place == CASUALTY) == lost


@proves("wd.move.no-repin")
def test_a_forced_flip_pins_anew_only_whom_the_disk_did_not_pin_before() -> None:
    """Ruling forced-flip-effects: impact strikes the spear, not the hero."""
    stage = intimidated()
    stage.say("shove", (4500, 10000))
    hero, spear = (stage.battle.disks[stage.disks[name]] for name in ("hero", "spear"))
    assert (hero.damage, spear.damage) == (0, 2)


@proves("wd.terrain.dangerous")
def test_dangerous_ground_rolls_after_a_forced_flip() -> None:
    """Ruling forced-flip-effects."""
    stage = intimidated()
    stage.say("shove", (2000, 13500))
    stage.say("roll", (4,))
    assert stage.battle.disks[stage.disks["statue"]].damage == 4


@proves("wd.move.flip-reach")
def test_a_free_forced_flip_is_offered_on_the_spot_and_in_eight_directions() -> None:
    stage = intimidated()
    statue = stage.battle.disks[stage.disks["statue"]]
    x, y, far = int(statue.x), int(statue.y), 2 * int(statue.r)
    slant = isqrt(far * far // 2)
    wanted = {(x, y), (x + far, y), (x - far, y), (x, y + far), (x, y - far)}
    wanted |= {(x + dx, y + dy) for dx in (slant, -slant) for dy in (slant, -slant)}
    assert set(stage.game.families["shove"].listed(stage.battle, stage.open("shove"))) == wanted


class Rolled(Random):
    """Chance that comes as it was told to."""

    def __init__(self, *numbers: float) -> None:
        super().__init__()
        self.numbers = list(numbers)

    def random(self) -> float:
        return self.numbers.pop(0)


@proves("wd.move.flip-reach")
@pytest.mark.parametrize(
    ("across", "up", "dx", "dy"),
    [(0.0, 0.5, -1, 0), (0.999999, 0.5, 1, 0), (0.5, 0.0, 0, -1), (0.5, 0.999999, 0, 1)],
)
def test_chance_flips_a_disk_as_far_as_it_goes(across: float, up: float, dx: int, dy: int) -> None:
    """A place out of reach is drawn again."""
    stage = intimidated()
    statue = stage.battle.disks[stage.disks["statue"]]
    x, y, far = int(statue.x), int(statue.y), 2 * int(statue.r)
    found = stage.game.families["shove"].sample(
        stage.battle, stage.open("shove"), Rolled(0.0, 0.0, across, up)
    )
    assert found == (x + dx * far, y + dy * far)


PILE = """
[setup]
ruler = [75, 150, 300]

[[disk]]
name = "low"
player = "A"
at = [400, 300]
diameter = 40
toughness = 9

[[disk]]
name = "mid"
player = "B"
at = [405, 300]
diameter = 54
toughness = 2

[[disk]]
name = "champion"
player = "B"
at = [430, 300]
diameter = 54
unit = "CHAMPION"

[[disk]]
name = "hero"
player = "A"
at = [300, 300]
diameter = 40
hero = true

[[disk]]
name = "orc"
player = "B"
at = [320, 300]
diameter = 40
keywords = ["impact 2"]

[[card]]
player = "A"
card = "intimidate"
"""


@proves("wd.pin.engages", "wd.unit.archaon", "wd.unit.tyrion")
@pytest.mark.parametrize(
    ("champion", "told", "asked"),
    [("archaon-the-everchosen", ["doom"], []), ("tyrion", [], [("roll", -1)])],
)
def test_a_forced_landing_tells_each_pin_and_each_ability_once(
    champion: str, told: list[str], asked: list[tuple[str, int]]
) -> None:
    """Ruling archaon-once-a-landing: the champion sinks because Impact removed what lay below."""
    stage = Stage(PILE.replace("CHAMPION", champion))
    stage.say("command", "intimidate")
    stage.say("resolve", ("battle", stage.disks["hero"]))
    stage.say("target", stage.disks["orc"])
    events = stage.say("shove", (36000, 30000))
    pins = [event.data for event in events if event.name == "pin"]
    assert pins == [(stage.disks["orc"], stage.disks["mid"])]
    assert [event.data[1] for event in events if event.name == "ability"] == told
    assert [one for one in stage.asked() if one[0] == "roll"] == asked
    if asked:
        assert stage.open("roll").spec == ("d6",)
        rolled = stage.say("roll", (6,))
        assert [event.data[1] for event in rolled if event.name == "duel"] == [(stage.disks["low"],)]
    assert not any(frame.op in ("engage", "triggers", "duel") for frame in stage.battle.frames)
