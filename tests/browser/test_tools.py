"""Tools of the table: ruler, landing outlook, odds, engagements, drafts that are dragged, sound."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable
from math import hypot
from typing import Any

import httpx
import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.browsing import PHONE, Window
from tests.browser.moments import Sitting
from tests.browser.player import Player, activating, moving, toward
from tests.browser.serving import House

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
BATTLE = {"armies": [{"regiments": ["karl-franz"]}, {"regiments": ["grom"]}], "regiments": 1}


def middle(what: Locator, share: float = 0.5) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] * share, box["y"] + box["height"] * 0.5


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=8)
    page.mouse.up()


def seated(window: Window, house: House, game: str, options: dict[str, Any]) -> Page:
    """A new game against a random bot, opened at its first seat."""
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    wanted = {"game": game, "seats": seats, "options": options}
    made = httpx.post(f"{house.address}/api/games", json=wanted).raise_for_status().json()
    page = window.open()
    msgspec.convert(made, Sitting).open(page)
    return page


def until_kind(page: Page, kind: str) -> None:
    """Lets the page do everything before a decision of a kind."""
    for _ in range(40):
        expect(page.locator("main[data-kind]")).to_be_visible()
        if page.locator(f"main[data-kind={kind}]").count():
            return
        decision = page.locator("main").get_attribute("data-decision")
        page.locator(".actions .help:enabled").click()
        expect(page.locator(f"main[data-decision='{decision}']")).to_have_count(0)
    raise AssertionError(f"no {kind} came")


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_the_ruler_measures_whoever_is_to_move(window: Callable[..., Window], touch: bool) -> None:
    page = window(**(TOUCH if touch else {})).open()
    player = Player(page, touch=touch)
    player.start()
    seen = player.play(activating)
    player.press(page.get_by_role("button", name="Ruler and line of sight"))
    inside = [disk for disk in seen.disks if seen.inside(disk.x, disk.y)]
    a, b = inside[0], max(inside, key=lambda disk: hypot(disk.x - inside[0].x, disk.y - inside[0].y))
    if touch:
        player.point(a.x, a.y)
        player.point(b.x, b.y)
    else:
        drag(page, (a.x, a.y), (b.x, b.y))
    label = page.locator(".label .text")
    expect(label).to_have_text(re.compile(r"range · \d+ mm"))
    assert page.locator("main").get_attribute("data-kind") == "resolve"
    page.keyboard.press("Escape")
    expect(label).to_have_count(0)


def test_the_ruler_works_by_keys(window: Callable[..., Window]) -> None:
    page = window().open()
    player = Player(page)
    player.start()
    player.play(activating)
    page.keyboard.press("m")
    for key in ("ArrowUp", "Enter", *["ArrowRight"] * 9, "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".label .text")).to_contain_text("medium range · 90 mm")


def test_a_landing_is_told_before_it_is_made(window: Callable[..., Window]) -> None:
    page = window().open()
    player = Player(page)
    player.start()
    seen = player.play(moving)
    [active] = seen.glowing("active")
    enemies = [disk for disk in seen.disks if "(Ann)" not in disk.label]
    enemy = min(enemies, key=lambda disk: hypot(disk.x - active.x, disk.y - active.y))
    page.mouse.move(*toward(active, enemy, 3 * active.r))
    expect(page.locator(".say .outlook")).to_contain_text(re.compile("reach"))
    expect(page.locator(".ghost.last")).to_be_visible()


def test_a_look_at_the_active_disk_costs_no_move(window: Callable[..., Window]) -> None:
    page = window().open()
    player = Player(page)
    player.start()
    seen = player.play(moving)
    [active] = seen.glowing("active")
    enemy = next(disk for disk in seen.disks if "(Ann)" not in disk.label)
    player.point(active.x, active.y)
    expect(page.locator(".inspector .fixed")).to_be_visible()
    decision = page.locator("main").get_attribute("data-decision")
    player.point(*toward(active, enemy, 1.5 * active.r))
    expect(page.locator(f"main[data-decision='{decision}']")).to_have_count(0)


def test_odds_and_engagements_are_charts(window: Callable[..., Window]) -> None:
    page = window().open()
    player = Player(page)
    player.start(opponent="Greedy bot")
    player.play(lambda seen: seen.bubble > 0, seconds=150)
    bars = page.locator(".bubble .odds .bar small")
    expect(bars.first).to_be_visible()
    assert 98 <= sum(int(text.split()[0]) for text in bars.all_inner_texts()) <= 102
    page.keyboard.press("Escape")
    count = page.locator(".tools .count")
    player.play(lambda seen: count.count() > 0 and not seen.moving and not seen.bubble, seconds=150)
    page.get_by_role("button", name="Engagements").click()
    panel = page.get_by_role("complementary", name="Engagements")
    expect(panel.locator(".blows li").first).to_contain_text("→")
    expect(panel.locator(".fates li, .soft").first).to_be_visible()


def test_a_deployed_disk_snaps_into_its_zone(window: Callable[..., Window]) -> None:
    page = window().open()
    player = Player(page)
    player.start()
    seen = player.play(lambda seen: seen.tray > 1)
    zone = page.locator(".layer .zone").last.bounding_box()
    assert zone is not None
    disk = page.locator(".tray button").first
    drag(page, middle(disk), (zone["x"] - 60, zone["y"] + zone["height"] / 2))
    expect(page.locator(".tray button")).to_have_count(seen.tray - 1)
    page.locator(".actions .undo:enabled").click()
    expect(page.locator(".tray button")).to_have_count(seen.tray)


def test_setup_by_drag_and_turn(window: Callable[..., Window], house: House) -> None:
    page = seated(window(), house, "warhammer", BATTLE)
    until_kind(page, "zone")
    card = page.locator(".drafts .item").first
    card.click()
    expect(card).to_have_class(re.compile("plain"))
    felt = page.locator(".felt").bounding_box()
    assert felt is not None
    decision = page.locator("main").get_attribute("data-decision")
    drag(page, middle(card), (felt["x"] + felt["width"] * 0.3, felt["y"] + felt["height"] - 9))
    expect(page.locator(f"main[data-decision='{decision}']")).to_have_count(0)
    until_kind(page, "terrain")
    expect(page.locator("#forbidden")).to_be_attached()
    page.mouse.move(felt["x"] + felt["width"] / 2, felt["y"] + felt["height"] / 2)
    piece = page.locator("path.draft")
    expect(piece).to_be_visible()
    lies = piece.get_attribute("d") or ""
    page.mouse.wheel(0, -120)
    expect(piece).not_to_have_attribute("d", lies)
    lies = piece.get_attribute("d") or ""
    page.keyboard.press("r")
    expect(piece).not_to_have_attribute("d", lies)
    decision = page.locator("main").get_attribute("data-decision")
    # The bot's piece may lie in the middle.
    for across, down in ((0.5, 0.5), (0.3, 0.35), (0.7, 0.35), (0.3, 0.65), (0.7, 0.65)):
        page.mouse.move(felt["x"] + felt["width"] * across, felt["y"] + felt["height"] * down)
        with contextlib.suppress(AssertionError):
            expect(page.get_by_role("button", name="Lay it here")).to_be_enabled(timeout=3000)
            break
    page.get_by_role("button", name="Lay it here").click()
    expect(page.locator(f"main[data-decision='{decision}']")).to_have_count(0)


def test_sound_is_off_until_asked_for_and_remembered(window: Callable[..., Window]) -> None:
    page = window().open()
    scripts: list[str] = []
    page.on("request", lambda request: scripts.append(request.url))
    page.get_by_role("button", name="Menu").click()
    switch = page.get_by_role("checkbox", name="Sound")
    expect(switch).not_to_be_checked()
    assert not [url for url in scripts if "sound" in url]
    switch.check()
    page.wait_for_function(
        "() => performance.getEntriesByType('resource').some(({ name }) => /sound/.test(name))"
    )
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(switch).to_be_checked()
