"""The client holds no rule: another number on the server is played by the same client."""

from __future__ import annotations

import json
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import expect

from flipfield.games.warhammer.pack import core
from tests.browser.browsing import Window
from tests.browser.player import Player, activating
from tests.browser.serving import House

UNIT = "bright-wizard"


@pytest.mark.parametrize("movement", [1, 9])
def test_another_movement_is_played_by_the_same_client(
    window: Callable[..., Window], house: House, movement: int
) -> None:
    assert core().units[UNIT].movement != movement
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    options = {"armies": ["empire", "orc"], "overlay": f"[unit.{UNIT}]\nmovement = {movement}\n"}
    wanted = {"game": "training", "seats": seats, "options": options}
    made = httpx.post(f"{house.address}/api/games", json=wanted)
    assert made.status_code == 201, made.text
    game, keys = made.json()["id"], made.json()["keys"]

    browser = window()
    kept = json.dumps({game: keys})
    browser.context.add_init_script(f"localStorage.setItem('flipfield.keys', {json.dumps(kept)})")
    page = browser.open(f"/#/game/{game}")
    player = Player(page)
    player.play(activating)
    disk = page.locator(".pane [data-disk].touch").and_(page.get_by_label("Bright Wizard")).first
    disk.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".say .sentence")).to_contain_text(f"{movement} flip")
    expect(page.locator(".layer path.reach")).to_have_count(movement)
