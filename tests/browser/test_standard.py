"""A whole standard game by mouse: scenario, deployment cards, terrain, reinforcements, to the result."""

from __future__ import annotations

from collections.abc import Callable

import httpx
from playwright.sync_api import expect

from tests.browser.browsing import Window
from tests.browser.player import Player, over
from tests.browser.serving import House


def test_a_whole_standard_game_by_mouse(window: Callable[..., Window], house: House) -> None:
    page = window().open()
    player = Player(page)
    player.start(battle="Quick battle")
    player.play(over, seconds=240)
    print(f"\n{dict(player.done)}")
    assert {"zone", "terrain", "deploy", "card", "activate", "flip", "end"} <= set(player.done)
    [game] = [game for game in httpx.get(f"{house.address}/api/games").json() if game["id"] in page.url]
    assert game["game"] == "warhammer"
    assert game["over"]
    expect(page.get_by_role("dialog").get_by_role("heading")).to_be_visible()
