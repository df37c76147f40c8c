"""Measuring is free: at any time, for anybody, and it commits to nothing."""

import pytest

from tests.proves import proves
from tests.scenes.stage import Stage

TABLE = """
[setup]
phase = "{phase}"
ruler = [75, 150, 300]

[[disk]]
name = "spear"
player = "A"
at = [200, 200]
diameter = 40

[[disk]]
name = "orc"
player = "B"
at = [350, 200]
diameter = 60

[[disk]]
name = "late"
player = "A"

[[disk]]
name = "later"
player = "B"
"""
CARDS = """
[[card]]
player = "A"
name = "first"
strategy = "bold"
activations = 1

[[card]]
player = "B"
name = "second"
strategy = "steady"
activations = 1
"""


@proves("wd.range.measure-any-time", "wd.range.measure")
@pytest.mark.parametrize(
    ("phase", "cards", "waiting"),
    [("activation", CARDS, "command"), ("activation", "", "referee"), ("deployment", "", "deploy")],
)
@pytest.mark.parametrize("player", [0, 1])
def test_any_player_may_measure_at_any_time(phase: str, cards: str, waiting: str, player: int) -> None:
    stage = Stage(TABLE.format(phase=phase) + cards)
    game, battle = stage.game, stage.battle
    assert battle.pending[0].kind == waiting
    before = game.encode(battle)
    spear, orc = stage.disks["spear"], stage.disks["orc"]
    assert game.query(battle, player, "range", (spear, orc)) == {"band": "medium", "gap": 10000}
    assert game.query(battle, player, "range", (orc, spear)) == {"band": "medium", "gap": 10000}
    assert game.encode(battle) == before
