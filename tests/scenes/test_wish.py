"""Why a disk cannot be touched, and why something has to wait."""

import pytest

from flipfield.kernel.value import Value
from tests.proves import proves
from tests.scenes.stage import Stage

A, B = 0, 1
CARDS = """
[setup]
ruler = [75, 150, 300]

[[disk]]
name = "archer"
player = "A"
at = [200, 100]
diameter = 40
ranged = [{ dice = 1, range = "short", strength = 2, type = "physical" }]

[[disk]]
name = "pinned"
player = "A"
at = [400, 100]
diameter = 40

[[disk]]
name = "roof"
player = "A"
at = [410, 100]
diameter = 40

[[disk]]
name = "late"
player = "A"
diameter = 40

[[disk]]
name = "orc"
player = "B"
at = [200, 600]
diameter = 40

[[card]]
player = "A"
name = "one"
strategy = "bold"
activations = 2

[[card]]
player = "A"
name = "more"
strategy = "bold"
activations = 2

[[card]]
player = "B"
name = "two"
strategy = "slow"
activations = 1
"""


def told(stage: Stage, seat: int, wish: Value) -> tuple[str, tuple[str, ...]] | None:
    no = stage.game.why_not(stage.battle, seat, wish)
    return None if no is None else (no.code, no.rules)


def revealed() -> Stage:
    stage = Stage(CARDS)
    stage.say("command", "one", A)
    stage.say("command", "two", B)
    return stage


@proves("wd.command.must-play", "wd.command.choose")
def test_nobody_acts_before_the_cards_are_chosen() -> None:
    stage = Stage(CARDS)
    archer = stage.disks["archer"]
    must = ("wrong-phase", ("wd.command.must-play", "wd.command.choose"))
    assert told(stage, A, ("activate", archer)) == must
    assert told(stage, A, ("shoot", archer, 0, stage.disks["orc"])) == must
    assert told(stage, A, ("done",)) == must
    assert told(stage, A, ("command", "one")) is None
    assert told(stage, A, ("command", "two")) == ("not-in-hand", ("wd.command.choose", "wd.command.discard"))
    stage.say("command", "one", A)
    assert told(stage, A, ("activate", archer)) == (
        "wrong-phase",
        ("wd.command.choose", "wd.activation.steps"),
    )
    assert told(stage, A, ("command", "more")) == ("wrong-phase", ("wd.command.choose",))


@proves("wd.command.one-card-at-a-time")
def test_the_other_card_has_to_wait() -> None:
    stage = revealed()
    orc = stage.disks["orc"]
    assert told(stage, B, ("activate", orc)) == ("card-waits", ("wd.command.one-card-at-a-time",))
    assert told(stage, B, ("move", orc)) == ("card-waits", ("wd.command.one-card-at-a-time",))
    assert told(stage, B, ("done",)) == ("card-waits", ("wd.command.one-card-at-a-time",))


def test_touching_a_disk_means_what_is_asked() -> None:
    stage = revealed()
    names = ("archer", "pinned", "late", "orc")
    found = {name: told(stage, A, ("touch", stage.disks[name])) for name in names}
    assert found == {
        "archer": None,
        "pinned": ("pinned-disk", ("wd.activation.pinned-cannot", "wd.activation.eligible")),
        "late": ("in-reserve", ("wd.reserve.only-action", "wd.activation.eligible")),
        "orc": ("not-your-disk", ("wd.control.activate-own", "wd.activation.eligible")),
    }
    stage.say("resolve", ("activate", stage.disks["archer"]))
    assert told(stage, A, ("touch", stage.disks["archer"])) is None
    far = told(stage, A, ("touch", stage.disks["orc"]))
    assert far == ("out-of-range", ("wd.ranged.action", "wd.range.measure", "wd.ranged.attack-stats"))
    assert told(stage, B, ("touch", stage.disks["orc"])) is None


@proves("wd.command.battle-ability-optional-once")
def test_an_activation_is_not_interrupted() -> None:
    stage = revealed()
    archer, roof = stage.disks["archer"], stage.disks["roof"]
    assert told(stage, A, ("move", archer)) is None
    assert told(stage, A, ("shoot", archer, 0, roof)) is not None
    stage.say("resolve", ("activate", archer))
    assert told(stage, A, ("activate", roof)) == ("activation-open", ("wd.command.activation-value",))
    no = told(stage, A, ("battle", roof))
    assert no is not None
    assert "wd.command.battle-ability-optional-once" in no[1]
    stage.say("turn", ("flip", 20000, 11000))
    assert told(stage, A, ("move", archer)) == ("one-action", ("wd.activation.one-action",))
    assert told(stage, A, ("shoot", archer, 0, roof)) == ("one-action", ("wd.activation.one-action",))


@pytest.mark.parametrize(
    "wish", [(), 3, None, ("fly", 1), ("touch",), ("touch", "a"), ("shoot", 0), ("done", 1)]
)
def test_what_is_no_wish_is_told_so(wish: Value) -> None:
    assert told(revealed(), A, wish) == ("malformed", ())


def test_a_disk_that_is_not_there_is_told_so() -> None:
    assert told(revealed(), A, ("touch", 99)) == ("no-such-disk", ())


DEPLOYING = """
[setup]
phase = "deployment"

[[disk]]
name = "a"
player = "A"
diameter = 40

[[disk]]
name = "b"
player = "B"
diameter = 40
"""


@proves("wd.setup-training.deploy-order", "wd.deployment.order")
@pytest.mark.parametrize(
    ("scenario", "late", "rule"),
    [("training", "b", "wd.setup-training.deploy-order"), ("case", "a", "wd.deployment.order")],
)
def test_deploying_out_of_turn_names_the_order_of_the_game(scenario: str, late: str, rule: str) -> None:
    stage = Stage(DEPLOYING.replace("[setup]", f'[setup]\nscenario = "{scenario}"'))
    seat, y = (A, 5000) if late == "a" else (B, 85000)
    assert told(stage, seat, ("deploy", stage.disks[late], 45000, y)) == ("not-your-turn", (rule,))
    assert stage.forbids("deploy", (stage.disks[late], 45000, y)) == (rule,)


@proves("wd.keyword.scout-limits", "wd.keyword.scout")
def test_a_shot_before_round_1_is_judged_as_part_of_a_scout_move() -> None:
    scouts = CARDS.replace("[setup]", '[setup]\nphase = "scouting"').replace("[200, 600]", "[270, 100]")
    stage = Stage(scouts.replace("ranged =", 'keywords = ["scout", "mobile"]\nranged =', 1))
    archer, roof, orc = (stage.disks[name] for name in ("archer", "roof", "orc"))
    assert told(stage, A, ("shoot", archer, 0, orc)) == ("scouts-do-no-harm", ("wd.keyword.scout-limits",))
    assert told(stage, A, ("move", archer)) is None
    assert told(stage, A, ("move", roof)) == ("not-a-scout", ("wd.keyword.scout",))
