"""When something goes wrong: broken lines, tabs that slept, servers killed or renewed, no storage."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page, expect

from tests.browser.browsing import Window
from tests.browser.player import Player, activating, moving, toward
from tests.browser.reading import flaws, offer
from tests.browser.serving import House
from tests.browser.test_resume import places, shown
from tests.browser.wire import Wire

MOTION: dict[str, Literal["no-preference"]] = {"reduced_motion": "no-preference"}
NO_STORAGE = """
Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused'); } });
Object.defineProperty(navigator, 'clipboard', { value: undefined });
"""
WAKE = "document.dispatchEvent(new Event('visibilitychange'))"


def game_of(page: Page) -> str:
    return page.url.partition("#/game/")[2].partition("/")[0]


def lines(page: Page) -> list[str]:
    """The log, without what is read out."""
    return page.locator("[role=log] p").all_inner_texts()


def once_each(house: House, page: Page) -> list[tuple[int, int]]:
    """The stored answers of the game; none of them was played twice."""
    answers = house.answers(game_of(page))
    assert len({decision for decision, _ in answers}) == len(answers)
    return answers


def seated(browser: Window) -> tuple[Page, Wire, Player]:
    page = browser.page()
    wire = Wire(page)
    page.goto(browser.address)
    player = Player(page)
    player.start()
    return page, wire, player


def test_a_lost_line_is_told_and_mended(window: Callable[..., Window], house: House) -> None:
    page, wire, player = seated(window())
    seen = player.play(moving)
    before = len(once_each(house, page))

    wire.cut()
    banner = page.get_by_role("status").filter(has_text="The connection is lost")
    expect(banner).to_be_visible()
    [active] = seen.glowing("active")
    enemy = next(disk for disk in seen.disks if "(Ann)" not in disk.label)
    player.point(*toward(active, enemy, active.r * 1.6))
    expect(page.locator(".say .complaint")).to_contain_text("Nothing was played")
    page.locator(".actions .closing:enabled").click()
    expect(banner).to_contain_text("Your answer is sent once it is back")
    expect(page.locator(".actions .closing:enabled")).to_have_count(0)
    calls = wire.calls
    page.get_by_role("button", name="Try now").click()
    assert flaws(page) == []
    assert len(once_each(house, page)) == before

    wire.mend()
    expect(banner).to_have_count(0)
    assert wire.calls > calls
    player.watch(lambda now: all(disk.id != active.id for disk in now.glowing("active")))
    assert len(once_each(house, page)) > before
    player.play(lambda now: activating(now) or now.cards > 0)


def test_two_tabs_and_an_answer_that_comes_too_late(window: Callable[..., Window], house: House) -> None:
    browser = window()
    page, wire, player = seated(browser)
    player.play(activating)
    second = browser.open(page.url.removeprefix(browser.address))
    other = Player(second)
    expect(second.locator(".say .sentence")).to_have_text(page.locator(".say .sentence").inner_text())

    wire.holding = True
    seen = offer(page)
    mine = seen.glowing("touch")
    assert len(mine) > 1
    taken = offer(second).disk(mine[0].id)
    other.point(taken.x, taken.y)
    after = other.watch(moving)
    assert [disk.id for disk in after.glowing("active")] == [mine[0].id]
    answers = once_each(house, page)

    player.point(mine[1].x, mine[1].y)
    expect(page.locator(".say .complaint")).to_contain_text("The game has moved on")
    assert once_each(house, page) == answers
    wire.release()
    shown(page, other.watch(moving))
    assert lines(page) == lines(second)

    page.locator(".actions .closing:enabled").click()
    other.watch(lambda now: not moving(now))
    assert len(once_each(house, page)) > len(answers)


def test_a_tab_that_slept_catches_up(window: Callable[..., Window], house: House) -> None:
    browser = window()
    page, wire, player = seated(browser)
    player.play(activating)
    second = browser.open(page.url.removeprefix(browser.address))
    other = Player(second)
    other.watch(activating)
    wire.dead = True
    other.play(moving)
    seen = other.play(lambda now: activating(now) and len(house.answers(game_of(page))) > 0)

    page.evaluate(WAKE)
    shown(page, seen)
    assert lines(page) == lines(second)
    once_each(house, page)


def test_a_server_killed_in_mid_flip(window: Callable[..., Window], tmp_path: Path) -> None:
    with House(tmp_path / "games.sqlite") as house:
        browser = window(house.address, **MOTION)
        browser.allow("WebSocket connection to")
        browser.allow("Failed to load resource: net::ERR_")
        page = browser.open()
        player = Player(page)
        player.start()
        seen = player.play(moving)
        [active] = seen.glowing("active")
        page.mouse.move(active.x, active.y - active.r * 4.2)
        ghosts = page.locator(".ghost")
        expect(page.locator(".ghost.last")).to_be_visible()
        wanted = ghosts.count()
        assert wanted > 1
        before = len(once_each(house, page))

        player.point(active.x, active.y - active.r * 4.2)
        page.wait_for_selector(".moving")
        house.kill()
        expect(page.get_by_role("status").filter(has_text="The connection is lost")).to_be_visible()
        house.start()
        expect(page.get_by_role("status").filter(has_text="The connection is lost")).to_have_count(0)
        flips = page.locator("[role=log] p", has_text="flipped").last
        expect(flips).to_contain_text(str(wanted))
        after = player.watch(moving)
        assert [player for _, player in once_each(house, page)[before:]] == [0] * wanted
        page.reload()
        shown(page, after)


def renewed(old: Path, new: Path) -> None:
    """The same page as another build: all its scripts have other names."""
    shutil.copytree(old, new)
    assets = new / "assets"
    names = sorted((path.name for path in assets.iterdir()), key=len, reverse=True)
    for path in [new / "index.html", *(path for path in assets.iterdir() if path.suffix in (".js", ".css"))]:
        text = path.read_text("utf-8")
        for name in names:
            text = text.replace(name, re.sub(r"(\.\w+)$", r"2\1", name))
        path.write_text(text, "utf-8")
    for name in names:
        (assets / name).rename(assets / re.sub(r"(\.\w+)$", r"2\1", name))


def test_a_page_older_than_its_server_says_so(window: Callable[..., Window], tmp_path: Path) -> None:
    with House(tmp_path / "games.sqlite") as house:
        browser = window(house.address)
        for expected in (
            "WebSocket connection to",
            "Failed to load resource",
            "dynamically imported module",
            "Refused to apply style",
        ):
            browser.allow(expected)
        page = browser.open()
        player = Player(page)
        player.start()
        seen = player.play(moving)
        elsewhere = browser.open()
        expect(elsewhere.get_by_role("button", name="To battle!")).to_be_visible()
        notice = page.get_by_role("alert").filter(has_text="Flipfield was renewed")
        expect(notice).to_have_count(0)

        house.kill()
        renewed(house.static, tmp_path / "static")
        house.static = tmp_path / "static"
        house.start()
        expect(notice).to_be_visible()
        assert flaws(page) == []
        notice.get_by_role("button", name="Reload").click()
        shown(page, seen)
        expect(notice).to_have_count(0)

        elsewhere.goto(f"{browser.address}/#/credits")
        expect(elsewhere.get_by_role("alert").filter(has_text="could not be loaded")).to_be_visible()
        expect(elsewhere.get_by_role("alert").filter(has_text="renewed while")).to_be_visible()
        elsewhere.get_by_role("main").get_by_role("button", name="Reload").click()
        expect(elsewhere.get_by_role("heading", name="Credits")).to_be_visible()


def test_a_browser_without_storage(window: Callable[..., Window]) -> None:
    browser = window()
    browser.context.add_init_script(NO_STORAGE)
    page = browser.open()
    expect(page.get_by_role("note")).to_contain_text("battles are not remembered here")
    player = Player(page)
    player.start()
    note = page.get_by_role("note")
    expect(note).to_contain_text("Its address is your way back")
    note.get_by_role("button", name="Copy the link").click()
    link = note.get_by_role("textbox").input_value()
    assert link == page.url
    assert flaws(page) == []
    note.get_by_role("button", name="Understood").click()
    seen = player.play(activating)
    page.reload()
    shown(page, seen)

    other = window().open(link.removeprefix(browser.address))
    shown(other, seen)
    assert other.url.endswith(f"#/game/{game_of(page)}")
    other.reload()
    shown(other, seen)
    assert places(offer(other)) == places(seen)


def test_an_address_of_no_battle_says_so(window: Callable[..., Window]) -> None:
    for name in ("__proto__", "constructor", "none"):
        page = window().open(f"/#/game/{name}")
        expect(page.get_by_text("There is no such battle here.")).to_be_visible()
