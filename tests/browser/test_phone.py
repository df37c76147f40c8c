"""The training battle on a phone, by touch, from the start page to the result."""

from __future__ import annotations

from collections.abc import Callable

import httpx
from playwright.sync_api import expect

from tests.browser.browsing import PHONE, Window
from tests.browser.player import Player, activating, deployed, moving, over, toward
from tests.browser.reading import flaws
from tests.browser.serving import House


def test_a_whole_battle_by_touch(window: Callable[..., Window], house: House) -> None:
    page = window(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2).open()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    player = Player(page, touch=True)
    player.start()
    seen = player.play(lambda seen: seen.tray > 1 and seen.zone)
    left = seen.tray
    expect(page.locator(".layer .zone").first).to_be_visible()
    zone = page.locator(".layer .zone").first.evaluate("(zone) => zone.getBoundingClientRect().toJSON()")
    player.point(zone["x"] + zone["width"] / 2, zone["y"] + zone["height"] / 2)
    expect(page.locator(".tray button")).to_have_count(left - 1)

    player.play(deployed)
    assert flaws(page) == []
    player.play(activating)
    assert player.done["card"] >= 1
    seen = player.play(moving)
    assert player.done["activate"] >= 1
    [active] = seen.glowing("active")
    enemies = [disk for disk in seen.disks if "(Ann)" not in disk.label]
    player.point(*toward(active, enemies[0], active.r * 1.6))
    label = active.label.partition(":")[0]
    flipped = page.locator(".log p").filter(has_text=label.partition(" (")[0])
    player.press(page.get_by_role("tab", name="Log"))
    expect(flipped.last).to_be_visible()
    expect(page.get_by_role("button", name="End activation")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    player.play(over, seconds=400)
    print(f"\n{dict(player.done)}")
    assert {"deploy", "card", "activate", "flip", "end"} <= set(player.done)
    assert player.done["shoot"] or not player.done["target"]
    [game] = [game for game in httpx.get(f"{house.address}/api/games").json() if game["id"] in page.url]
    assert game["over"]
    result = page.get_by_role("dialog")
    names = ["Ann", "Bot (random)"]
    expect(result.get_by_role("heading")).to_contain_text(
        "Nobody" if game["winner"] is None else names[game["winner"]]
    )
    player.press(result.get_by_role("button", name="Look at the table"))
    expect(result).to_have_count(0)
