"""The ruler and the sight line of the table: from disk or point to disk or point, at any time."""

from typing import Any

import pytest

from flipfield.games.warhammer.queries import BadQuery
from tests.proves import proves
from tests.scenes.stage import Stage

TABLE = """
[setup]
ruler = [75, 150, 300]

[[terrain]]
name = "wood"
shape = [[290, 100], [310, 100], [310, 300], [290, 300]]
keywords = ["blocks sight"]

[[terrain]]
name = "gully"
shape = [[390, 100], [410, 100], [410, 300], [390, 300]]
keywords = ["rough"]

[[terrain]]
name = "hill"
shape = [[180, 380], [220, 380], [220, 420], [180, 420]]
keywords = ["high ground"]

[[disk]]
name = "spear"
player = "A"
at = [200, 200]
diameter = 40

[[disk]]
name = "scout"
player = "A"
at = [200, 400]
diameter = 40

[[disk]]
name = "orc"
player = "B"
at = [500, 200]
diameter = 60

[[disk]]
name = "late"
player = "B"
"""


def ask(name: str, *args: Any) -> Any:
    stage = Stage(TABLE)
    ends = tuple(stage.disks[end] if isinstance(end, str) else end for end in args)
    return stage.game.query(stage.battle, 1, name, ends)


@proves("wd.range.measure-any-time", "wd.range.measure")
@pytest.mark.parametrize(
    ("a", "b", "band", "gap"),
    [
        ("spear", (22000, 20000), "short", 0),
        ("spear", (29500, 20000), "short", 7500),
        ("spear", (29501, 20000), "medium", 7501),
        ((29500, 20000), "spear", "short", 7500),
        ((0, 0), (30000, 40000), "siege", 50000),
        ("spear", "spear", "short", 0),
        ((7, 7), (7, 7), "short", 0),
    ],
)
def test_the_ruler_measures_from_edge_to_edge(a: Any, b: Any, band: str, gap: int) -> None:
    assert ask("range", a, b) == {"band": band, "gap": gap}


@proves("wd.sight.any-line", "wd.sight.blocked-by")
@pytest.mark.parametrize(
    ("a", "b", "across"),
    [
        ("spear", "orc", [0]),
        ((20000, 20000), "orc", [0]),
        ("spear", (50000, 20000), [0]),
        ((20000, 20000), (50000, 20000), [0]),
    ],
)
def test_what_blocks_a_line_of_sight_is_told(a: Any, b: Any, across: list[int]) -> None:
    assert ask("sight", a, b) == {"sees": False, "line": None, "across": across}


@pytest.mark.parametrize(
    ("a", "b"),
    [((20000, 31000), (50000, 31000)), ((30000, 20000), "orc"), ("spear", (20000, 39000)), ((5, 5), (5, 5))],
)
def test_a_free_line_is_drawn(a: Any, b: Any) -> None:
    found = ask("sight", a, b)
    assert found["sees"]
    assert len(found["line"]) == 4
    assert found["across"] == []


@proves("wd.terrain.high-ground")
def test_from_high_ground_a_disk_sees_past_the_piece() -> None:
    assert ask("sight", "scout", "orc")["sees"]
    assert ask("sight", "orc", "scout") == ask("sight", "orc", "scout")


@pytest.mark.parametrize(
    "args", [("spear",), ("spear", "late"), ("spear", 99), ("spear", (1, 2, 3)), (None, "orc")]
)
@pytest.mark.parametrize("name", ["range", "sight"])
def test_ends_that_are_nowhere_are_a_bad_question(name: str, args: Any) -> None:
    with pytest.raises(BadQuery):
        ask(name, *args)


def test_only_enemies_that_find_a_way_are_a_threat() -> None:
    rows = """
[setup]
ruler = [75, 150, 300]

[[terrain]]
name = "bog"
shape = [[380, 0], [420, 0], [420, 900], [380, 900]]
keywords = ["rough"]
"""
    for name, player, x in (("spear", "A", 200), ("beyond", "B", 470), ("near", "B", 330)):
        rows += (
            f'[[disk]]\nname = "{name}"\nplayer = "{player}"\nat = [{x}, 200]\ndiameter = 40\nmovement = 6\n'
        )
    stage = Stage(rows)
    found: Any = stage.game.query(stage.battle, 0, "threats", (stage.disks["spear"],))
    assert found == {"disks": [stage.disks["near"]]}


@proves("wd.move.stop-on-enemy-pin")
@pytest.mark.parametrize("distance", [50, 60, 66, 75, 90])
def test_a_wish_to_land_on_an_enemy_stops_where_it_must(distance: int) -> None:
    rows = "[setup]\nruler = [75, 150, 300]\n"
    for name, player, x in (("spear", "A", 200), ("orc", "B", 200 + distance)):
        rows += (
            f'[[disk]]\nname = "{name}"\nplayer = "{player}"\nat = [{x}, 200]\ndiameter = 40\nmovement = 5\n'
        )
    stage = Stage(rows)
    stage.say("referee", ("activate", 0, stage.disks["spear"]))
    orc = stage.battle.disks[stage.disks["orc"]]
    found: Any = stage.game.query(stage.battle, 0, "plan", (int(orc.x), int(orc.y)))
    for x, y in found["path"]:
        stage.say("turn", ("flip", x, y))
    spear = stage.battle.disks[stage.disks["spear"]]
    assert (spear.x - orc.x) ** 2 + (spear.y - orc.y) ** 2 < 4000**2


def test_a_wish_far_beyond_reach_is_refused() -> None:
    stage = Stage(
        '[setup]\n[[disk]]\nname = "spear"\nplayer = "A"\nat = [200, 200]\ndiameter = 40\nmovement = 2\n'
    )
    stage.say("referee", ("activate", 0, stage.disks["spear"]))
    near: Any = stage.game.query(stage.battle, 0, "plan", (28900, 20000))
    assert abs(near["path"][-1][0] - 28000) < 30
    far: Any = stage.game.query(stage.battle, 0, "plan", (30200, 20000))
    assert far["refusal"]["code"] == "out-of-reach"
