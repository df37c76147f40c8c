"""Nothing is lost: undo, reload, a second tab, a killed server."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.browsing import PATIENCE_MS, Window
from tests.browser.player import Player, activating, moving, toward
from tests.browser.reading import Offer, offer, until_changed
from tests.browser.serving import House


def places(seen: Offer) -> list[tuple[int, int, int, str]]:
    return sorted((disk.id, disk.x, disk.y, disk.label) for disk in seen.disks)


def flip_once(player: Player) -> tuple[Offer, Offer]:
    """What the table looked like before and after one flip of the active disk."""
    seen = player.play(moving)
    [active] = seen.glowing("active")
    enemies = [disk for disk in seen.disks if "(Ann)" not in disk.label]
    x, y = toward(active, enemies[0], active.r * 1.6)
    player.point(x, y)
    after = player.watch(lambda now: now.closing and now.disk(active.id).y != active.y)
    return seen, after


def shown(page: Page, wanted: Offer) -> None:
    """The page comes to show the same table and asks the same."""
    expect(page.locator(".say .sentence")).to_have_text(wanted.sentence)
    expect(page.locator(".say.mine")).to_be_visible()
    late = time.monotonic() + PATIENCE_MS / 1000
    while places(seen := offer(page)) != places(wanted) and time.monotonic() < late:
        until_changed(page, seen, PATIENCE_MS)
    assert places(seen) == places(wanted)


def log(page: Page) -> list[str]:
    return page.locator(".log p").all_inner_texts()


def test_undo_reload_and_a_second_tab(window: Callable[..., Window]) -> None:
    browser = window()
    page = browser.open()
    player = Player(page)
    player.start()
    player.play(moving)
    lines = log(page)
    before, after = flip_once(player)
    assert places(before) != places(after)
    assert log(page) != lines

    page.reload()
    shown(page, after)
    second = browser.open(page.url.removeprefix(browser.address))
    shown(second, after)

    page.get_by_role("button", name="Undo").click()
    for tab in (page, second):
        shown(tab, before)
        assert log(tab) == lines


def test_a_killed_server_comes_back(window: Callable[..., Window], tmp_path: Path) -> None:
    with House(tmp_path / "games.sqlite") as house:
        browser = window(house.address)
        browser.allow("WebSocket connection to")
        browser.allow("Failed to load resource: net::ERR_")
        page = browser.open()
        player = Player(page)
        player.start()
        _, after = flip_once(player)

        house.kill()
        banner = page.get_by_role("status").filter(has_text="The connection is lost")
        expect(banner).to_be_visible()
        house.start()
        expect(banner).to_have_count(0)
        shown(page, after)
        player.act("end", page.locator(".actions .closing:enabled"))
        player.play(lambda seen: activating(seen) or seen.cards > 0)
