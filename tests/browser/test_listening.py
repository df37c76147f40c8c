"""Somebody who sees nothing plays: everything is found by its role and its name, and told in words."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.browsing import Window
from tests.browser.reading import flaws

MINE = re.compile(r"\(Ann\).*Can be chosen\.")
FLIPPED = re.compile("flip", re.I)


def begin(page: Page) -> None:
    page.get_by_role("radio", name="Random bot").check(force=True)
    page.get_by_role("textbox", name="Your name").fill("Ann")
    page.get_by_role("button", name="To battle!").press("Enter")


def test_a_battle_by_roles_and_names(window: Callable[..., Window]) -> None:
    page = window().open()
    begin(page)
    page.get_by_role("button", name="Place the rest for me").press("Enter")
    hand = page.get_by_role("group", name="Your command cards")
    lay = page.get_by_role("button", name=re.compile("^Lay"))
    expect(page.get_by_role("button", name="Choose a card")).to_be_attached()
    hand.get_by_role("button").first.press("Enter")
    lay.press("Enter")
    ours = page.get_by_role("button", name=MINE)
    expect(ours).not_to_have_count(0)

    disks = page.get_by_role("button", name=re.compile(r"movement \d")).count()
    assert disks > 9
    page.keyboard.press("t")
    words = page.get_by_role("dialog", name="The table in words")
    expect(words.get_by_role("listitem")).to_have_count(disks)
    told = words.get_by_role("listitem").first.inner_text()
    assert re.search(r"In [A-I][1-9]\. Nearest enemy: .* at \d+ o’clock, \d+ mm\.", told), told
    words.get_by_role("button", name=re.compile("^What can reach")).first.press("Enter")
    expect(words.get_by_role("status").first).to_contain_text("reach")
    assert flaws(page) == []
    page.keyboard.press("Escape")
    expect(words).to_have_count(0)
    expect(page.locator(":focus")).to_have_count(1)

    able = ours.count()
    ours.first.press("Enter")
    expect(page.get_by_role("button", name=re.compile("^Pass"))).to_be_attached()
    for _ in range(3):
        page.keyboard.press("ArrowUp")
    expect(page.get_by_role("application")).to_be_focused()
    heard = page.get_by_role("status").filter(has_text=re.compile(r"In [A-I]\d\. \d flip"))
    expect(heard).to_contain_text("Nearest enemy")
    page.keyboard.press("Enter")
    end = page.get_by_role("button", name="End activation")
    expect(end).to_be_enabled()
    expect(page.get_by_role("log")).to_contain_text(FLIPPED)
    expect(page.locator("[aria-live=polite]").filter(has_text=FLIPPED)).not_to_have_count(0)
    end.press("Enter")
    expect(ours).not_to_have_count(able)
