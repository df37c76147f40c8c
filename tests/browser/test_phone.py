"""The same table on a phone, by touch, to the end."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.browsing import PHONE, Window
from tests.browser.player import Player, activating, deployed, moving, toward
from tests.browser.reading import flaws


def test_a_phone_plays_by_touch(window: Callable[..., Window]) -> None:
    page = window(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2).open()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    player = Player(page, touch=True)
    player.start()
    seen = player.play(lambda seen: seen.tray > 1 and seen.zone)
    left = seen.tray
    expect(page.locator(".layer .zone").first).to_be_visible()
    zone = page.locator(".layer .zone").first.bounding_box()
    assert zone is not None
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
