"""axe-core objects to no page: in all languages, dark and light, and to the table in none of its phases."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from flipfield.texts import LANGUAGES
from tests.browser.axe import violations
from tests.browser.browsing import PHONE, Window
from tests.browser.player import Player, activating, deployed, moving

THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
PAGES = ("/", "/#/rules", "/#/credits", "/#/lessons", "/#/armies", "/#/battle", "/#/numbers")


def speak(page: Page, language: str) -> None:
    """Chooses a language in the menu."""
    page.locator(".menu .icon-button").click()
    page.locator(".menu select").first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("Escape")


def objections(page: Page, languages: tuple[str, ...] = LANGUAGES) -> list[str]:
    """What axe says about the page in both themes and some languages."""
    found: list[str] = []
    for language in languages:
        if page.locator("html").get_attribute("lang") != language:
            speak(page, language)
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50)))")
            found += [f"{page.url} {language} {theme}: {one}" for one in violations(page)]
    return found


@pytest.mark.parametrize("path", PAGES)
def test_a_page(window: Callable[..., Window], path: str) -> None:
    page = window().open(path)
    expect(page.get_by_role("heading").first).to_be_visible()
    assert objections(page) == []


def test_found_rules(window: Callable[..., Window]) -> None:
    page = window().open("/#/rules")
    page.get_by_role("searchbox").fill("pin")
    expect(page.locator("article").first).to_be_visible()
    assert objections(page, ("en", "pl")) == []


def test_a_replay(window: Callable[..., Window], battle: str) -> None:
    page = window().open(f"/#/replay/{battle}")
    page.get_by_role("button", name="To the end").click()
    assert objections(page, ("en", "de")) == []


@pytest.mark.parametrize("touch", [False, True])
def test_the_table(window: Callable[..., Window], touch: bool) -> None:
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    page = window(**(phone if touch else {})).open()
    player = Player(page, touch=touch)
    player.start()
    found: list[str] = []
    player.play(lambda seen: seen.tray > 1)
    found += objections(page, ("en",))
    player.play(deployed)
    found += objections(page, ("en",))
    player.play(activating)
    found += objections(page, LANGUAGES)
    speak(page, "en")
    player.play(moving)
    page.keyboard.press("i")
    found += objections(page, ("en",))
    page.keyboard.press("i")
    page.keyboard.press("?")
    found += objections(page, ("en",))
    assert found == []
