"""A whole battle is begun and played without any pointer."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.browsing import Window
from tests.browser.player import activating, moving, over
from tests.browser.typist import Typist, tab_to


def test_a_battle_without_a_pointer(window: Callable[..., Window]) -> None:
    page = window().open()
    keys = page.keyboard
    player = Typist(page)
    tab_to(page, page.locator("input[name=opponent]:checked"))
    keys.press("ArrowRight")
    expect(page.locator("input[value=random]")).to_be_checked()
    tab_to(page, page.get_by_label("Your name"))
    keys.type("Ann")
    keys.press("Enter")

    seen = player.play(lambda seen: seen.tray > 1)
    left = seen.tray
    keys.press("ArrowUp")
    keys.press("Shift+ArrowLeft")
    keys.press("Enter")
    expect(page.locator(".tray button")).to_have_count(left - 1)
    player.play(activating)
    assert {"deploy", "raise", "card"} <= set(player.done)

    keys.press("ArrowUp")
    keys.press("Enter")
    seen = player.watch(moving)
    [active] = seen.glowing("active")
    for _ in range(3):
        keys.press("ArrowUp")
    keys.press("Enter")
    player.watch(lambda now: now.closing and now.disk(active.id).y < active.y)
    keys.press("e")
    player.watch(lambda now: not any(disk.id == active.id for disk in now.glowing("active")))
    keys.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Keys")
    keys.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    player.play(over, seconds=240)
    print(f"\n{dict(player.done)}")
    assert {"activate", "flip", "end"} <= set(player.done)
    tab_to(page, page.get_by_role("button", name="Look at the table"))
    keys.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
