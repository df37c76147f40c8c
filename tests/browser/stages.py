"""What a person may have before the eyes: every page, and the table in each of its phases."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.browsing import Window
from tests.browser.golden import Golden, anything, shot
from tests.browser.player import Player, over
from tests.browser.test_armies import kept

Stage = Callable[[Window, Golden], tuple[Page, str]]
"""Opens a page and names what lies on top of it."""


def at(path: str) -> Stage:
    def stage(window: Window, golden: Golden) -> tuple[Page, str]:
        page = window.open(path)
        expect(page.get_by_role("heading").first).to_be_visible()
        return page, "body"

    return stage


def army(window: Window, golden: Golden) -> tuple[Page, str]:
    kept(window, "Altdorf", ["karl-franz"])
    page = window.open("/#/army/own-1")
    expect(page.get_by_role("button", name="Rally")).to_be_visible()
    return page, "body"


def menu(window: Window, golden: Golden) -> tuple[Page, str]:
    page, _ = moment("command")(window, golden)
    page.locator(".menu .icon-button").click()
    return page, ".menu .sheet"


def moment(kind: str) -> Stage:
    def stage(window: Window, golden: Golden) -> tuple[Page, str]:
        steps = golden.steps(kind, shot if kind == "turn" else anything)
        page = golden.open(window, steps[len(steps) // 2])
        Player(page).watch(lambda seen: bool(seen.sentence))
        return page, "body"

    return stage


def bubble(window: Window, golden: Golden) -> tuple[Page, str]:
    page, _ = moment("turn")(window, golden)
    target = page.locator(".grip:is(.target, .ally)").first
    target.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".bubble .odds")).to_be_visible()
    return page, ".popup"


def inspector(window: Window, golden: Golden) -> tuple[Page, str]:
    page, _ = moment("resolve")(window, golden)
    page.locator(".grip.touch").first.focus()
    page.keyboard.press("i")
    expect(page.locator(".inspector .fixed")).to_be_visible()
    return page, ".inspector"


def engagements(window: Window, golden: Golden) -> tuple[Page, str]:
    page, _ = moment("engagement")(window, golden)
    expect(page.locator(".fights .blows").first).to_be_visible()
    page.keyboard.press("f")
    expect(page.locator("aside.melee .blows").first).to_be_visible()
    return page, "aside.melee"


def result(window: Window, golden: Golden) -> tuple[Page, str]:
    page = golden.open(window, golden.last())
    Player(page).play(over)
    return page, "[role=dialog]"


def replay(window: Window, golden: Golden) -> tuple[Page, str]:
    page = window.open(f"/#/replay/{golden.id}")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text("is over").first).to_be_visible()
    return page, "body"


def lesson(window: Window, golden: Golden) -> tuple[Page, str]:
    page = window.open("/#/lessons")
    page.get_by_role("button", name="Begin:").nth(3).click()
    expect(page.locator(".lesson .speech")).to_be_visible()
    return page, "body"


STAGES: dict[str, Stage] = {
    "start": at("/"),
    "lessons": at("/#/lessons"),
    "rules": at("/#/rules"),
    "armies": at("/#/armies"),
    "battle": at("/#/battle"),
    "numbers": at("/#/numbers"),
    "credits": at("/#/credits"),
    "army": army,
    "menu": menu,
    "zone": moment("zone"),
    "terrain": moment("terrain"),
    "deploy": moment("deploy"),
    "command": moment("command"),
    "resolve": moment("resolve"),
    "turn": moment("turn"),
    "bubble": bubble,
    "inspector": inspector,
    "engagement": moment("engagement"),
    "engagements": engagements,
    "strike": moment("strike"),
    "result": result,
    "replay": replay,
    "lesson": lesson,
}
