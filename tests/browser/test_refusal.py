"""What is not allowed is answered with a sentence and the rule; all languages speak for themselves."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import Window
from tests.browser.player import Player, activating, moving
from tests.browser.reading import flaws


def refused(player: Player, x: float, y: float) -> tuple[str, str, str]:
    """The sentence that a click there brings, the title of its first rule, and that rule's text."""
    page = player.page
    player.point(x, y)
    complaint = page.locator(".say .complaint")
    expect(complaint).to_be_visible()
    sentence = complaint.get_attribute("aria-label") or ""
    tag = complaint.locator("button").first
    expect(tag).not_to_have_text("§")
    title = tag.inner_text().strip()
    tag.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading")).to_have_text(title)
    says = sheet.locator(".says").inner_text()
    sheet.get_by_role("button").click()
    expect(sheet).to_have_count(0)
    return sentence, title, says


def wish(player: Player) -> list[tuple[str, str, str]]:
    """An enemy's disk cannot be activated, and nobody flips across the whole table."""
    told = []
    seen = player.play(activating)
    enemy = next(disk for disk in seen.disks if "(Ann)" not in disk.label)
    told.append(refused(player, enemy.x, enemy.y))
    seen = player.play(moving)
    [active] = seen.glowing("active")
    left, top, right, bottom = seen.pane
    spots = [
        ((left + right) / 2 + dx, top + (bottom - top) * dy) for dx in (-200, 0, 200) for dy in (0.2, 0.5)
    ]
    taken = [(disk.x, disk.y, disk.r) for disk in seen.disks]
    free = [(x, y) for x, y in spots if all(abs(x - a) > r or abs(y - b) > r for a, b, r in taken)]
    x, y = max(free, key=lambda spot: abs(spot[0] - active.x) + abs(spot[1] - active.y))
    told.append(refused(player, x, y))
    return told


def test_a_wish_against_the_rules_is_explained_in_english_and_german(window: Callable[..., Window]) -> None:
    spoken = {}
    for language in ("English", "Deutsch"):
        page = window().open()
        page.get_by_role("button", name=language).click()
        expect(page.locator("html")).to_have_attribute("lang", language[:2].lower())
        player = Player(page)
        page.locator("label").filter(has=page.locator("input[value=random]")).click()
        page.locator(".names input").first.fill("Ann")
        page.locator("form .begin").click()
        spoken[language] = wish(player)
        for told in spoken[language]:
            assert all(told)
    for english, german in zip(spoken["English"], spoken["Deutsch"], strict=True):
        assert all(one != other for one, other in zip(english, german, strict=True))


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("English", "Training battle"),
        ("Deutsch", "Trainingsschlacht"),
        ("Polski", "Bitwa"),
        ("Nederlands", "Oefenslag"),
    ],
)
def test_the_start_page_speaks(window: Callable[..., Window], language: str, title: str) -> None:
    page = window().open()
    page.get_by_role("button", name=language).click()
    expect(page.locator("form h2")).to_contain_text(title)
    assert flaws(page) == []
    page.reload()
    expect(page.locator("form h2")).to_contain_text(title)
