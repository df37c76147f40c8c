"""What blows, wounds, removals, shots and the end tell as their reasons, and when they do not."""

import pytest

from flipfield.games.warhammer.phases import score
from flipfield.kernel.state import Event
from flipfield.kernel.value import Value
from tests.proves import proves
from tests.scenes.stage import Stage

PAIR = """
[setup]
phase = "melee"

[[terrain]]
name = "ground"
keywords = ["GROUND"]
shape = [[100, 100], [300, 100], [300, 300], [100, 300]]

[[disk]]
name = "low"
player = "B"
at = [200, 200]
attack = 1
LOW

[[disk]]
name = "second"
player = "B"
at = [240, 200]
toughness = 9

[[disk]]
name = "top"
player = "A"
at = [220, 200]
toughness = 9
TOP
"""


def fought(
    low: str = "toughness = 9", top: str = "attack = 1", ground: str = "rough", more: str = ""
) -> list[Event]:
    """The events of a melee in which everybody takes the first option."""
    stage = Stage(PAIR.replace("LOW", low).replace("TOP", top).replace("GROUND", ground) + more)
    events = stage.say("referee", ("melee", 0))
    while stage.battle.pending and stage.battle.pending[0].kind in ("engagement", "strike"):
        decision = stage.battle.pending[0]
        listed = stage.game.families[decision.kind].listed(stage.battle, decision)
        events += stage.say(decision.kind, listed[0])
    return events


def carries(events: list[Event], name: str, disk: Value, rule: str) -> bool:
    """Whether the event of a kind about a disk carries a rule."""
    [event] = [event for event in events if event.name == name and event.data[0] == disk]
    return rule in event.rules


@proves("wd.wound.excess-lost", "wd.wound.max-one", "wd.wound.stamina")
@pytest.mark.parametrize(("attack", "excess", "one"), [(2, False, False), (3, True, False), (4, True, True)])
def test_a_wound_tells_what_became_of_further_damage(attack: int, excess: bool, one: bool) -> None:
    events = fought("toughness = 2\nstamina = 2", f"attack = {attack}")
    assert carries(events, "wound", 0, "wd.wound.excess-lost") == excess
    assert carries(events, "wound", 0, "wd.wound.max-one") == one


@proves("wd.wound.casualty", "wd.wound.stamina")
@pytest.mark.parametrize(("stamina", "rule"), [("", "casualty"), ("stamina = 1\nwounds = 1", "stamina")])
def test_a_fall_tells_whether_stamina_was_used_up(stamina: str, rule: str) -> None:
    events = fought(f"toughness = 1\n{stamina}")
    assert carries(events, "casualty", 0, "wd.wound.casualty") == (rule == "casualty")
    assert carries(events, "casualty", 0, "wd.wound.stamina") == (rule == "stamina")


@proves("wd.scrum.dead-embattled", "wd.melee.new-engagements-wait", "wd.move.lifting")
@pytest.mark.parametrize("middle", [True, False])
def test_the_fall_of_an_embattled_disk_tells_what_follows(middle: bool) -> None:
    """The middle one of three falls while it defends; alone it would have had nothing below."""
    stage = Stage(f"""
[setup]
phase = "melee"

[[disk]]
name = "bottom"
player = "A"
at = [{200 if middle else 700}, 200]
toughness = 9

[[disk]]
name = "middle"
player = "B"
at = [220, 200]
toughness = 1

[[disk]]
name = "top"
player = "A"
at = [240, 200]
toughness = 9
attack = 2

[[disk]]
name = "other"
player = "B"
at = [800, 800]
""")
    events = stage.say("referee", ("melee", 0))
    while stage.battle.pending and stage.battle.pending[0].kind in ("engagement", "strike"):
        decision = stage.battle.pending[0]
        events += stage.say(
            decision.kind, stage.game.families[decision.kind].listed(stage.battle, decision)[0]
        )
    for rule in ("wd.scrum.dead-embattled", "wd.melee.new-engagements-wait"):
        assert carries(events, "casualty", 1, rule) == middle
    assert carries(events, "casualty", 1, "wd.move.lifting")
    [fight, *_] = [event for event in events if event.name == "fight"]
    assert ("wd.scrum.no-double-role" in fight.rules) == middle


@proves("wd.scrum.no-double-role", "wd.move.lifting")
def test_a_disk_that_nothing_covers_is_not_lifted_off() -> None:
    events = fought("toughness = 9\ncounter = 9", "attack = 1")
    assert not carries(events, "casualty", 2, "wd.move.lifting")


@proves("wd.terrain.defensive", "wd.keyword.swift")
@pytest.mark.parametrize(("ground", "low", "told"), [("defensive", "", True), ("rough", "", False)])
def test_a_counter_on_defensive_ground_says_so(ground: str, low: str, told: bool) -> None:
    events = fought("toughness = 9", ground=ground)
    assert carries(events, "strike", 0, "wd.terrain.defensive") == told
    assert carries(events, "strike", 0, "wd.keyword.swift") == told
    assert not carries(events, "strike", 2, "wd.terrain.defensive")


@proves("wd.keyword.frenzy")
@pytest.mark.parametrize("keywords", ["", 'keywords = ["frenzy"]'])
def test_blows_in_frenzy_say_so(keywords: str) -> None:
    events = fought(top=f"attack = 1\n{keywords}")
    blows = [event for event in events if event.name == "strike" and event.data[0] == 2]
    assert len(blows) == (2 if keywords else 1)
    assert {"wd.keyword.frenzy" in event.rules for event in blows} == {bool(keywords)}


@proves("wd.melee.damage-persists")
@pytest.mark.parametrize("damage", [0, 1])
def test_a_blow_on_a_damaged_disk_says_that_damage_stays(damage: int) -> None:
    events = fought(f"toughness = 9\ndamage = {damage}")
    assert carries(events, "damage", 0, "wd.melee.damage-persists") == bool(damage)


SHOOTERS = """
[setup]
ruler = [75, 150, 300]

[[terrain]]
name = "wall"
keywords = ["fortified"]
shape = [[400, 400], [500, 400], [500, 500], [400, 500]]

[[disk]]
name = "xbow"
player = "A"
at = [200, 200]
keywords = ["impact 1"]
ranged = [{ dice = 2, range = "siege", strength = 1, type = "physical" }]

[[disk]]
name = "orc"
player = "B"
at = [PLACE]
toughness = 9

[[disk]]
name = "by"
player = "SIDE"
at = [BESIDE]
toughness = 9
"""


def shot(roll: list[str], again: list[str], far: bool = False, side: str = "B") -> list[Event]:
    """A shot with two dice at the orc, who has somebody beside him; those that scatter are rolled again."""
    place, beside = ("200, 700", "270, 700") if far else ("200, 300", "270, 300")
    stage = Stage(SHOOTERS.replace("PLACE", place).replace("BESIDE", beside).replace("SIDE", side))
    stage.say("referee", ("activate", 0, 0))
    events = stage.say("turn", ("shoot", 0, 1))
    events += stage.say("roll", tuple(roll))
    return events + stage.say("roll", tuple(again)) if again else events


@proves("wd.dice.hit", "wd.dice.critical", "wd.ranged.simultaneous-damage")
@pytest.mark.parametrize(
    ("roll", "hit", "critical"),
    [(["hit", "miss"], True, False), (["critical", "miss"], False, True), (["hit", "critical"], True, True)],
)
def test_the_damage_of_a_shot_tells_by_which_results(roll: list[str], hit: bool, critical: bool) -> None:
    events = shot(roll, [])
    assert carries(events, "damage", 1, "wd.dice.hit") == hit
    assert carries(events, "damage", 1, "wd.dice.critical") == critical


@proves("wd.dice.hit", "wd.dice.critical")
def test_each_disk_that_a_shot_damages_tells_its_own_results() -> None:
    events = shot(["critical", "scatter"], ["hit"])
    assert carries(events, "damage", 1, "wd.dice.critical")
    assert not carries(events, "damage", 1, "wd.dice.hit")
    assert carries(events, "damage", 2, "wd.dice.hit")
    assert not carries(events, "damage", 2, "wd.dice.critical")


@proves("wd.range.effective", "wd.scatter.range-inherited")
def test_a_hit_at_siege_range_tells_whose_range_counts() -> None:
    events = shot(["hit", "scatter"], ["hit"], far=True)
    assert carries(events, "siege", 1, "wd.range.effective")
    assert not carries(events, "siege", 1, "wd.scatter.range-inherited")
    assert carries(events, "siege", 2, "wd.scatter.range-inherited")
    assert not carries(events, "siege", 2, "wd.range.effective")


@proves("wd.damage.friendly")
@pytest.mark.parametrize("side", ["A", "B"])
def test_damage_to_a_friend_says_so(side: str) -> None:
    events = shot(["hit", "scatter"], ["hit"], side=side)
    assert carries(events, "damage", 2, "wd.damage.friendly") == (side == "A")
    assert not carries(events, "damage", 1, "wd.damage.friendly")


@proves("wd.terrain.fortified", "wd.keyword.immune")
@pytest.mark.parametrize(
    ("place", "keywords", "fortified"),
    [("450, 450", "", True), ("450, 450", 'keywords = ["immune impact"]', False)],
)
def test_fortified_ground_is_told_where_it_alone_protects(place: str, keywords: str, fortified: bool) -> None:
    text = SHOOTERS.replace("PLACE", f"{place}]\n{keywords}\ncounter = 1 #").replace("BESIDE", "700, 700")
    stage = Stage(text.replace("SIDE", "B").replace("[200, 200]", "[400, 450]"))
    stage.say("referee", ("activate", 0, 0))
    events = stage.say("turn", ("flip", 42500, 45000))
    assert carries(events, "guarded", 1, "wd.terrain.fortified") == fortified
    assert carries(events, "guarded", 1, "wd.keyword.immune")


@proves("wd.victory.tie", "wd.victory.points")
@pytest.mark.parametrize(("fallen", "tie"), [(1, False), (0, True)])
def test_a_win_tells_whether_initiative_broke_a_tie(fallen: int, tie: bool) -> None:
    stage = Stage(SHOOTERS.replace("PLACE", "200, 300").replace("BESIDE", "700, 700").replace("SIDE", "B"))
    if fallen:
        orc = stage.battle.disks[1]
        stage.battle.put(orc.at(2, 0, 0, 0))
    stage.battle.events = []
    score(stage.battle)
    over = stage.battle.events[-1]
    assert over.data == (0,)
    assert ("wd.victory.tie" in over.rules) == tie


@proves("wd.empower.ends", "wd.end-phase.remove-tokens")
@pytest.mark.parametrize("empowered", [True, False])
def test_the_end_phase_tells_of_empowerment_only_where_there_was_any(empowered: bool) -> None:
    text = SHOOTERS.replace("PLACE", f"200, 300]\nempowered = {str(empowered).lower()} #")
    stage = Stage(text.replace("BESIDE", "700, 700").replace("SIDE", "B"))
    [cleared] = [event for event in stage.say("referee", ("end",)) if event.name == "cleared"]
    assert ("wd.empower.ends" in cleared.rules) == empowered
