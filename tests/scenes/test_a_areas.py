"""Effects on every disk in an area: they measure from their own disk and target nothing."""

import pytest

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


def engage(mover: str, hidden: str = "315") -> tuple[Stage, list[Event]]:
    """One of the two flips onto the other."""
    stage = Stage(SCENE.replace("{hidden}", hidden))
    places = {"archaon": ("swordsmen", (20000, 15000)), "swordsmen": ("archaon", (17000, 15000))}
    if mover == "archaon":
        stage.say("referee", ("activate", 0, stage.disks["archaon"]))
        events = stage.say("turn", ("flip", 18900, 15000))
    else:
        stage.say("referee", ("activate", 1, stage.disks["swordsmen"]))
        events = stage.say("turn", ("flip", *places["swordsmen"][1]))
    return stage, events
