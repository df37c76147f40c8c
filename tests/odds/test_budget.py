"""Odds give up before they list more ways than they would count."""

from __future__ import annotations

from pathlib import Path

import pytest

from flipfield.cases.stage import Failure
from flipfield.games import find
from flipfield.kernel.options import MOST_LISTED
from flipfield.kernel.run import refusal, start
from flipfield.kernel.state import CHANCE, Decision
from flipfield.odds import fates
from flipfield.odds.exact import TooMany, rolls
from flipfield.odds.fates import MOST_BRANCHES, Walk
from flipfield.odds.questions import outlook
from tests.odds.scenes import SHOT, archer, disk
from tests.odds.scenes import fates as case_fates
from tests.odds.test_fates import HEAD
from tests.scenes.stage import Stage

HUNDREDS = Decision(1, CHANCE, "roll", ("battle",) * 800, False)
"""So many dice have more rolls than there are atoms."""


def test_rolls_are_counted_before_they_are_listed() -> None:
    game = find("training")
    with pytest.raises(TooMany):
        rolls(game, HUNDREDS)
    few = Decision(1, CHANCE, "roll", ("battle",) * 3, False)
    assert len(rolls(game, few, 125)) == 125
    with pytest.raises(TooMany):
        rolls(game, few, 124)


def test_of_many_dice_a_few_rolls_are_listed_and_all_are_legal() -> None:
    game = find("training")
    state = start(game, {})
    listed = game.families["roll"].listed(state, HUNDREDS)
    assert len(listed) == 5
    assert all(refusal(game, state, HUNDREDS, roll) is None for roll in listed)
    few = Decision(1, CHANCE, "roll", ("battle", "d6"), False)
    assert len(game.families["roll"].listed(state, few)) == 30 < MOST_LISTED


def test_a_shot_of_many_dice_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve dice fall in 1,820 ways, twenty in 10,626: those are not begun with."""
    branches: list[int] = []
    branch = Walk.branch

    def counted(walk: Walk, *rest: object) -> fates.Fates:
        branches.append(1)
        return branch(walk, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(Walk, "branch", counted)
    stage = Stage(HEAD + archer(20, 2) + disk("orc", "B", 200, "toughness = 9"))
    stage.say("referee", ("activate", 0, stage.disks["archer"]))
    answer = ("shoot", 0, stage.disks["orc"])
    told = outlook(stage.game, stage.battle, stage.open("turn"), answer)
    assert told["fates"] is None
    assert told["odds"] is not None
    assert branches == []


def test_a_choice_of_many_victims_is_not_counted() -> None:
    game = find("training")
    state = start(game, {})
    walk = Walk(game, state, 0)  # type: ignore[arg-type]
    walk.afford(MOST_BRANCHES)
    with pytest.raises(TooMany):
        walk.afford(MOST_BRANCHES + 1)


def test_the_odds_of_a_case_with_many_dice_are_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(Failure, match="more rolls than can be counted"):
        case_fates(tmp_path, archer(20, 2) + disk("orc", "B", 200, "toughness = 9") + SHOT)
