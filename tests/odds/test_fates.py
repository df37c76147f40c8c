"""What the table tells before dice are rolled and blows fall is exactly what the rules then do."""

from fractions import Fraction
from typing import Any

import pytest

from flipfield.games.warhammer.queries import BadQuery
from flipfield.odds import fates
from flipfield.odds.questions import outlook, query
from tests.odds.test_monte_carlo import SHOOTERS, Shot
from tests.scenes.stage import Stage

HEAD = """
[setup]
ruler = [75, 150, 300]
"""


def disk(name: str, player: str, x: int, y: int, more: str = "") -> str:
    return f'[[disk]]\nname = "{name}"\nplayer = "{player}"\nat = [{x}, {y}]\ndiameter = 40\n{more}\n'


def told(stage: Stage, found: Any) -> dict[str, dict[tuple[int, int, bool], tuple[Fraction, Fraction]]]:
    """For each disk that can change, by name: its fates with their least and greatest chance."""
    names = {id: name for name, id in stage.disks.items()}
    total = found["total"]
    return {
        names[row["disk"]]: {
            (end["damage"], end["wounds"], end["fallen"]): (
                Fraction(end["least"], total),
                Fraction(end["most"], total),
            )
            for end in row["ends"]
        }
        for row in found["disks"]
    }


def melee(stage: Stage) -> list[Any]:
    found: Any = query(stage.game, stage.battle, 0, "melee", ())
    fights: list[Any] = found["fights"]
    return fights


SURE = (Fraction(1), Fraction(1))
OPEN = (Fraction(0), Fraction(1))


@pytest.mark.parametrize("shooter", SHOOTERS, ids=lambda shooter: "-".join(map(str, shooter)))
def test_a_shot_tells_the_fates_of_all_that_its_dice_can_strike(shooter: tuple[str, int, str]) -> None:
    shot = Shot(*shooter)
    preview: Any = outlook(shot.game, shot.battle, shot.decision, shot.answer)
    expected: dict[int, dict[tuple[int, int, bool], Fraction]] = {}
    outcomes = shot.exact()
    for id in {row[0] for result in outcomes for row in result}:
        before = fates.fate(shot.battle.disks[id])
        mine = expected.setdefault(id, {})
        for result, chance in outcomes.items():
            rows = [(row[1], row[2], row[3]) for row in result if row[0] == id]
            end = rows[0] if rows else before
            mine[end] = mine.get(end, Fraction(0)) + chance
    hurt = {id: ends for id, ends in expected.items() if len(ends) > 1}
    names = shot.stage.disks
    found = {names[name]: ends for name, ends in told(shot.stage, preview["fates"]).items()}
    assert found == {id: {end: (p, p) for end, p in ends.items()} for id, ends in hurt.items()}


def test_a_sure_engagement_tells_its_blows_and_its_end() -> None:
    stage = Stage(
        HEAD
        + disk("orc", "B", 200, 200, "toughness = 3\ncounter = 2")
        + disk("spear", "A", 225, 200, "attack = 3\ntoughness = 4\nkeywords = ['swift attack']")
    )
    orc, spear = stage.disks["orc"], stage.disks["spear"]
    [fight] = melee(stage)
    assert fight["pins"] == [[spear, orc]]
    assert fight["strikes"] == [
        {"disk": spear, "attacks": True, "amount": 3, "step": "swift", "victims": [orc]},
        {"disk": orc, "attacks": False, "amount": 2, "step": "normal", "victims": [spear]},
    ]
    assert told(stage, fight["fates"]) == {"orc": {(0, 0, True): SURE}}


CHOICE = (
    HEAD
    + disk("left", "B", 200, 200, "toughness = 2\ncounter = 1")
    + disk("right", "B", 250, 200, "toughness = 2\ncounter = 1")
    + disk("spear", "A", 225, 200, "attack = 2\ntoughness = 9")
)


def test_what_victims_are_named_leaves_fates_open() -> None:
    stage = Stage(CHOICE)
    [fight] = melee(stage)
    assert told(stage, fight["fates"]) == {
        "left": {(0, 0, False): OPEN, (0, 0, True): OPEN},
        "right": {(0, 0, False): OPEN, (0, 0, True): OPEN},
        "spear": {(2, 0, False): SURE},
    }


def test_a_named_victim_settles_the_engagement_under_way() -> None:
    stage = Stage(CHOICE)
    stage.say("referee", ("melee", 0))
    stage.say("engagement", 0)
    strike = stage.open("strike")
    preview: Any = outlook(stage.game, stage.battle, strike, stage.disks["right"])
    assert told(stage, preview["fates"])["right"] == {(0, 0, True): SURE}
    stage.say("strike", stage.disks["right"])
    [fight] = melee(stage)
    assert fight["strikes"][0]["victims"] == [stage.disks["right"]]
    assert told(stage, fight["fates"]) == {"right": {(0, 0, True): SURE}, "spear": {(2, 0, False): SURE}}


def test_frenzy_may_strike_any_of_them() -> None:
    stage = Stage(CHOICE.replace("attack = 2", "attack = 2\nkeywords = ['frenzy']"))
    [fight] = melee(stage)
    assert told(stage, fight["fates"])["left"] == {(0, 0, False): OPEN, (0, 0, True): OPEN}


def test_too_many_ways_are_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fates, "MOST_BRANCHES", 1)
    [fight] = melee(Stage(CHOICE))
    assert fight["fates"] is None


LANDING = (
    HEAD
    + '[[terrain]]\nname = "mire"\nshape = [[250, 300], [350, 300], [350, 400], [250, 400]]\n'
    + 'keywords = ["dangerous physical"]\n'
    + disk("rider", "A", 200, 200, "movement = 4\nattack = 3\ntoughness = 4\nkeywords = ['impact 1']")
    + disk("orc", "B", 320, 200, "toughness = 4\ncounter = 2\nmovement = 3")
    + disk("near", "B", 420, 200, "movement = 3")
    + disk("far", "B", 850, 850, "movement = 2")
    + disk("tired", "B", 420, 260, "movement = 3\nactivated = true")
)


def landing(stage: Stage, *path: tuple[int, int]) -> Any:
    if stage.battle.activation is None:
        stage.say("referee", ("activate", 0, stage.disks["rider"]))
    return query(stage.game, stage.battle, 0, "landing", path)


def test_a_landing_tells_what_it_pins_hurts_and_risks() -> None:
    stage = Stage(LANDING)
    found = landing(stage, (24000, 20000), (28000, 20000), (31000, 20000))
    orc, near = stage.disks["orc"], stage.disks["near"]
    assert found["pins"] == [orc]
    assert found["overlaps"] == []
    assert found["threats"] == [near]
    assert [event["event"] for event in found["events"]] == [
        "flip",
        "flip",
        "flip",
        "pin",
        "impact",
        "damage",
        "stop",
    ]
    assert told(stage, found["fates"]) == {"orc": {(1, 0, False): SURE}}
    [fight] = found["melee"]
    assert told(stage, fight["fates"]) == {"orc": {(0, 0, True): SURE}, "rider": {(2, 0, False): SURE}}


def test_dangerous_ground_on_the_way_is_weighed() -> None:
    stage = Stage(LANDING)
    found = landing(stage, (22500, 23000), (25000, 26000), (26500, 29000))
    assert found["terrain"] == [0]
    sixth = Fraction(1, 6)
    assert told(stage, found["fates"])["rider"] == {
        **{(n, 0, False): (sixth, sixth) for n in (1, 2, 3)},
        (0, 0, True): (3 * sixth, 3 * sixth),
    }


def test_looking_changes_nothing() -> None:
    stage = Stage(LANDING)
    landing(stage, (24000, 20000))
    before = stage.game.encode(stage.battle)
    landing(stage, (24000, 20000), (27000, 29000))
    melee(stage)
    assert stage.game.encode(stage.battle) == before


@pytest.mark.parametrize("args", [(), (1, 2), ((1, 2, 3),), "there", None, (((1, 2),),)])
def test_a_landing_that_makes_no_sense_is_a_bad_question(args: Any) -> None:
    stage = Stage(LANDING)
    landing(stage, (24000, 20000))
    with pytest.raises(BadQuery):
        query(stage.game, stage.battle, 0, "landing", args)
