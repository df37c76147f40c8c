"""Decisions that few games come to are answered by mouse: golden games are played on from there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from flipfield.replay.record import Record, steps
from tests.browser.browsing import Window
from tests.browser.moments import Film
from tests.browser.player import Player
from tests.browser.serving import House
from tests.golden.record import load, names

SELDOM = (
    "engagement",
    "nearest",
    "place edge",
    "place ring",
    "place terrain",
    "scout",
    "shove",
    "strike",
    "strike some",
    "summon",
    "target",
    "token",
)
Moment = tuple[Record, int, int]
"""A golden game, after how many of its answers a decision is open, and whose it is."""


@pytest.fixture(scope="module")
def moments() -> dict[str, Moment]:
    """Where each kind of decision first comes up."""
    found: dict[str, Moment] = {}
    for record in load():
        for given, step in enumerate(steps(record)):
            for decision in step.state.pending:
                for name in names(record.game, step.state, decision):
                    found.setdefault(name, (record, given, int(decision.player)))
    return found


@pytest.mark.parametrize("what", SELDOM)
def test_a_seldom_decision_is_answered_by_mouse(
    window: Callable[..., Window], house: House, moments: dict[str, Moment], what: str
) -> None:
    record, given, asked = moments[what]
    page = window().open()
    Film(house, record).play_on(given, {asked: "Ann"}).open(page)
    expect(page.locator(f"main[data-kind={what.split(' ')[0]}]")).to_be_visible()
    here = page.locator(f"main[data-decision='{page.locator('main').get_attribute('data-decision')}']")
    Player(page).play(lambda _: here.count() == 0)
