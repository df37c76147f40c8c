"""Answers that are none: what is not formed as an answer is refused as such, whatever disk is active."""

import pytest

from flipfield.kernel.run import refusal
from flipfield.kernel.value import Value
from tests.scenes.stage import Stage

SCENE = """
[[disk]]
name = "mage"
player = "A"
at = [200, 200]
keywords = ["magic 1"]
ranged = [{ dice = 1, range = "medium", strength = 2, type = "physical" }]

[[disk]]
name = "orc"
player = "B"
at = [260, 200]
"""


def code(answer: Value) -> str:
    """The code with which the mage's turn refuses an answer; empty if it does not."""
    stage = Stage(SCENE)
    stage.say("referee", ("activate", 0, stage.disks["mage"]))
    no = refusal(stage.game, stage.battle, stage.open("turn"), answer)
    return "" if no is None else no.code


@pytest.mark.parametrize(
    "answer",
    [
        (),
        7,
        "pass",
        ("sing",),
        ("flip", 20000),
        ("flip", 20000, "20000"),
        ("flip", 20000, 20000, 0),
        ("shoot", 0),
        ("shoot", "0", 1),
        ("shoot", 0, True),
        ("focus", "magic"),
        ("focus", "magic", "1"),
        ("focus", "magic", True),
        ("focus", 1, 1),
        ("focus", "magic", 1, 0),
    ],
    ids=str,
)
def test_nonsense(answer: Value) -> None:
    assert code(answer) == "malformed"


def test_what_is_formed_well_is_judged_by_the_rules() -> None:
    assert code(("focus", "magic", 1)) == ""
    assert code(("focus", "magic", 2)) == "no-such-disk"
    assert code(("focus", "magic", -1)) == "no-such-disk"
    assert code(("focus", "magic", 0)) == "magic-needs-enemy"
    assert code(("focus", "sing", 1)) == "no-focus"
    assert code(("shoot", 0, 1)) == ""
    assert code(("shoot", 1, 1)) == "no-ranged-attack"
    assert code(("flip", 21000, 20000)) == ""
    assert code(("pass",)) == ""


def test_a_flip_too_far_is_told_with_its_reach() -> None:
    stage = Stage(SCENE)
    stage.say("referee", ("activate", 0, stage.disks["mage"]))
    no = refusal(stage.game, stage.battle, stage.open("turn"), ("flip", 24001, 20000))
    assert no is not None
    assert (no.code, dict(no.facts)) == ("too-far", {"disk": stage.disks["mage"], "reach": 4000})
