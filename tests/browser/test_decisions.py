"""Decisions that few games come to are answered by mouse: golden games are played on from there."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import expect

from flipfield.replay.record import steps, write
from tests.browser.browsing import Window
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


@pytest.fixture(scope="module")
def moments() -> dict[str, tuple[int, int, int]]:
    """Where a decision first comes up: the golden game, how many answers were given, who is asked."""
    found: dict[str, tuple[int, int, int]] = {}
    for game, record in enumerate(load()):
        for given, step in enumerate(steps(record)):
            for decision in step.state.pending:
                for name in names(record.game, step.state, decision):
                    found.setdefault(name, (game, given, int(decision.player)))
    return found


@pytest.mark.parametrize("what", SELDOM)
def test_a_seldom_decision_is_answered_by_mouse(
    window: Callable[..., Window], house: House, moments: dict[str, tuple[int, int, int]], what: str
) -> None:
    game, step, asked = moments[what]
    record = load()[game]
    replay = httpx.post(f"{house.address}/api/replays", content=write(record)).json()["id"]
    seats: list[dict[str, str]] = [{"kind": "bot", "bot": "random"} for _ in record.seats]
    seats[asked] = {"kind": "human", "name": "Ann"}
    page = window().sit(
        httpx.post(f"{house.address}/api/replays/{replay}/games", json={"step": step, "seats": seats})
    )
    kind = what.split(" ")[0]
    expect(page.locator(f"main[data-kind={kind}]")).to_be_visible()
    here = page.locator(f"main[data-decision='{page.locator('main').get_attribute('data-decision')}']")
    Player(page).play(lambda _: here.count() == 0)
