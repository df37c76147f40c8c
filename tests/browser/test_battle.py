"""A whole training battle by mouse, from the start page to the result."""

from __future__ import annotations

from collections.abc import Callable

import httpx
from playwright.sync_api import expect

from tests.browser.browsing import Window
from tests.browser.player import Player, activating, over
from tests.browser.reading import offer
from tests.browser.serving import House


def test_a_whole_battle_by_mouse(window: Callable[..., Window], house: House) -> None:
    page = window().open()
    player = Player(page)
    player.start()
    seen = player.play(lambda seen: seen.tray > 1 and seen.zone)
    left = seen.tray
    disk = page.locator(".tray button").nth(1).bounding_box()
    zone = page.locator(".layer .zone").first.bounding_box()
    assert disk is not None
    assert zone is not None
    page.mouse.move(disk["x"] + disk["width"] / 2, disk["y"] + disk["height"] / 2)
    page.mouse.down()
    page.mouse.move(zone["x"] + zone["width"] / 2, zone["y"] + zone["height"] / 2, steps=6)
    page.mouse.up()
    expect(page.locator(".tray button")).to_have_count(left - 1)

    player.play(over, seconds=200)
    assert {"deploy", "card", "activate", "flip", "end"} <= set(player.done)
    assert player.done["shoot"] or not player.done["target"]

    [game] = [game for game in httpx.get(f"{house.address}/api/games").json() if game["id"] in page.url]
    assert game["over"]
    title = page.get_by_role("dialog").get_by_role("heading")
    names = ["Ann", "Bot (random)"]
    expect(title).to_contain_text("Nobody" if game["winner"] is None else names[game["winner"]])
    assert not offer(page).tray

    armies = sorted(disk.label.partition(":")[0] for disk in offer(page).disks)
    page.get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert game["id"] not in page.url
    seen = player.play(activating)
    assert armies
    assert set(armies) <= {disk.label.partition(":")[0] for disk in seen.disks}
