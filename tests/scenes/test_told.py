"""What a landing tells: flip, pins, why the move stopped, the token; and what a forced flip is offered."""

import pytest

from flipfield.kernel.value import Value
from tests.proves import proves
from tests.scenes.stage import Stage

WALKER = """
[setup]
ruler = [75, 150, 300]

[[terrain]]
name = "marsh"
keywords = ["rough"]
shape = [[100, 290], [500, 290], [500, 310], [100, 310]]

[[disk]]
name = "ally"
player = "A"
at = [200, 240]

[[disk]]
name = "orc"
player = "B"
at = [260, 240]
toughness = 9

[[disk]]
name = "bog"
player = "B"
at = [340, 300]
toughness = 9

[[disk]]
name = "walker"
player = "A"
at = [200, 200]
movement = 5
"""


def told(*path: tuple[int, int], words: str = "") -> list[tuple[str, tuple[Value, ...], tuple[str, ...]]]:
    """The events of the last flip of a path: name, facts, the rules they cite."""
    stage = Stage(WALKER + words)
    stage.say("referee", ("activate", 0, stage.disks["walker"]))
    for x, y in path:
        events = stage.say("turn", ("flip", 100 * x, 100 * y))
    return [(event.name, event.data, event.rules) for event in events]


@proves("wd.move.flip", "wd.pin.definition", "wd.pin.any-side", "wd.move.ally-no-stop")
def test_a_flip_onto_an_ally_tells_flip_and_pin() -> None:
    assert told((200, 210)) == [
        ("flip", (3, 20000, 20000, 20000, 21000), ("wd.move.flip", "wd.move.flip-reach")),
        ("pin", (3, 0), ("wd.pin.definition", "wd.pin.any-side", "wd.move.ally-no-stop")),
    ]


@proves("wd.pin.engages", "wd.move.stop-on-enemy-pin")
def test_a_flip_onto_an_enemy_tells_that_they_engage_and_why_it_stopped() -> None:
    assert told((230, 218))[1:3] == [
        ("pin", (3, 0), ("wd.pin.definition", "wd.pin.any-side", "wd.move.ally-no-stop")),
        ("pin", (3, 1), ("wd.pin.engages", "wd.pin.definition")),
    ]
    assert ("stop", (3,), ("wd.move.stop-on-enemy-pin",)) in told((230, 218))


@proves("wd.terrain.rough", "wd.move.stop-on-enemy-pin")
def test_a_stop_tells_each_of_its_reasons() -> None:
    assert told((200, 235), (200, 271))[-2] == ("stop", (3,), ("wd.terrain.rough",))
    around = ((239, 198), (278, 200), (315, 215), (325, 252), (325, 272))
    assert told(*around)[-2] == ("stop", (3,), ("wd.move.stop-on-enemy-pin", "wd.terrain.rough"))
    assert told(*around, words='keywords = ["strider"]')[-2] == ("stop", (3,), ("wd.move.stop-on-enemy-pin",))


@proves("wd.keyword.relentless")
def test_relentless_is_told_in_place_of_the_stop() -> None:
    events = told((230, 218), words='keywords = ["relentless"]')
    assert ("relentless", (3,), ("wd.keyword.relentless",)) in events
    assert "stop" not in [name for name, _, _ in events]


@proves("wd.keyword.flying")
def test_a_flight_tells_each_flip_once() -> None:
    stage = Stage(WALKER + 'keywords = ["flying"]')
    stage.say("referee", ("activate", 0, stage.disks["walker"]))
    names = [event.name for event in stage.say("turn", ("flip", 22000, 21000))]
    assert names == ["flip"]
    names = [event.name for event in stage.say("turn", ("end",))]
    assert names == ["pin", "activated"]


@proves("wd.activation.pass", "wd.activation.token-after-action")
@pytest.mark.parametrize(
    ("answers", "rule"), [([("pass",)], "pass"), ([("flip", 20000, 19000), ("end",)], "")]
)
def test_a_token_tells_whether_the_disk_passed(answers: list[Value], rule: str) -> None:
    stage = Stage(WALKER)
    stage.say("referee", ("activate", 0, stage.disks["walker"]))
    for answer in answers:
        events = stage.say("turn", answer)
    token = next(event for event in events if event.name == "activated")
    assert ("wd.activation.pass" in token.rules) == (rule == "pass")


CANNON = """
[[disk]]
name = "first"
player = "A"
at = [800, 800]

[[disk]]
name = "cannon"
player = "A"
at = [400, 400]
unit = "hellcannon"
diameter = 72
ranged = [{ dice = 1, range = "siege", strength = 3, type = "physical" }]

[[disk]]
name = "orc"
player = "B"
at = [%s]
toughness = 9
"""


def lurching(place: str) -> Stage:
    """The Hellcannon has rolled chaos and must flip toward the orc."""
    stage = Stage(CANNON % place)
    stage.say("referee", ("activate", 0, stage.disks["cannon"]))
    stage.say("turn", ("shoot", 0, stage.disks["orc"]))
    stage.say("roll", ("chaos",))
    return stage


@proves("wd.unit.hellcannon")
@pytest.mark.parametrize(
    ("place", "straight"),
    [
        ("460, 420", (46000, 42000)),
        ("472, 400", (47200, 40000)),
        ("400, 328", (40000, 32800)),
        ("500, 400", (47200, 40000)),
        ("400, 260", (40000, 32800)),
        ("280, 240", (35680, 34240)),
    ],
)
def test_a_lurch_straight_to_the_nearest_disk_is_offered_first(place: str, straight: tuple[int, int]) -> None:
    """Onto its centre where one flip gets there, else a whole flip along the line."""
    stage = lurching(place)
    decision = stage.open("shove")
    family = stage.game.families["shove"]
    assert family.listed(stage.battle, decision)[0] == straight
    assert family.describe(stage.battle, decision) == {
        "disk": stage.disks["cannon"],
        "reach": 7200,
        "toward": stage.disks["orc"],
    }


@proves("wd.unit.hellcannon")
def test_a_lurch_along_a_slanted_line_is_offered_on_the_grid_around_its_end() -> None:
    """The line ends at 352.62…, 454.21…; the upper left one of the four places around is out of reach."""
    stage = lurching("303, 511")
    found = stage.game.families["shove"].listed(stage.battle, stage.open("shove"))
    assert found[:4] == [(35262, 45421), (35263, 45421), (35263, 45422), (40000, 47200)]


@proves("wd.unit.hellcannon")
@pytest.mark.parametrize(
    ("place", "only", "short"),
    [
        ("527.99, 400", (47200, 40000), (47199, 40000)),
        ("272.01, 400", (32800, 40000), (32801, 40000)),
        ("400, 527.99", (40000, 47200), (40000, 47199)),
        ("400, 272.01", (40000, 32800), (40000, 32801)),
    ],
)
def test_a_lurch_that_overlaps_by_a_hundredth_has_one_place(
    place: str, only: tuple[int, int], short: tuple[int, int]
) -> None:
    stage = lurching(place)
    assert stage.forbids("shove", short) == ("wd.unit.hellcannon",)
    assert stage.forbids("shove", only) is None
    assert set(stage.game.families["shove"].listed(stage.battle, stage.open("shove"))) == {only}


@proves("wd.unit.hellcannon")
def test_all_offered_lurches_come_nearer_or_overlap() -> None:
    for place in ("600, 400", "400, 700", "200, 220", "505, 505"):
        stage = lurching(place)
        found = stage.game.families["shove"].listed(stage.battle, stage.open("shove"))
        assert len(set(found)) > 2
        assert [point for point in found if stage.forbids("shove", point) is not None] == []


@proves("wd.victory.last-standing", "wd.elimination.simultaneous")
@pytest.mark.parametrize(
    ("toughness", "rule"), [(9, "wd.victory.last-standing"), (1, "wd.elimination.simultaneous")]
)
def test_the_end_tells_whether_anybody_is_left(toughness: int, rule: str) -> None:
    stage = Stage(f"""
[setup]
phase = "melee"

[[disk]]
name = "low"
player = "B"
at = [200, 200]
toughness = 1

[[disk]]
name = "top"
player = "A"
at = [210, 200]
toughness = {toughness}
""")
    events = stage.say("referee", ("melee", 0))
    while not stage.battle.over:
        decision = stage.battle.pending[0]
        events = stage.say(
            decision.kind, stage.game.families[decision.kind].listed(stage.battle, decision)[0]
        )
    over = next(event for event in events if event.name == "over")
    assert over.rules == (rule,)


@proves("wd.keyword.melee-steps", "wd.keyword.swift", "wd.keyword.slow")
def test_each_blow_tells_its_strike_step() -> None:
    stage = Stage("""
[setup]
phase = "melee"

[[disk]]
name = "low"
player = "B"
at = [200, 200]
toughness = 9
keywords = ["slow counter"]

[[disk]]
name = "plain"
player = "A"
at = [185, 200]
toughness = 9

[[disk]]
name = "quick"
player = "A"
at = [215, 200]
diameter = 20
toughness = 9
keywords = ["swift attack"]
""")
    events = stage.say("referee", ("melee", 0))
    while stage.battle.pending[0].kind in ("engagement", "strike"):
        decision = stage.battle.pending[0]
        events += stage.say(
            decision.kind, stage.game.families[decision.kind].listed(stage.battle, decision)[0]
        )
    blows = [(event.data[0], event.data[3]) for event in events if event.name == "strike"]
    assert blows == [(2, "swift"), (1, "normal"), (0, "slow")]
