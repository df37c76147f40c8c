"""The lexicon: areas to browse, words side by side, links to rules, one search for four languages."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.browsing import Window
from tests.browser.reading import flaws
from tests.browser.serving import House


def test_rules_are_browsed_by_area(window: Callable[..., Window]) -> None:
    page = window().open("/#/rules")
    area = page.locator("details", has=page.locator("summary", has_text="Pinning"))
    area.locator("summary").click()
    rule = area.locator("article").first
    expect(rule).to_contain_text("Source: German rulebook p.")
    link = rule.get_by_role("heading").get_by_role("link")
    title = link.inner_text()
    link.click()
    assert "#/rules/wd.pin." in page.url
    page.reload()
    named = page.locator("article.named")
    expect(named).to_contain_text(title)
    expect(named).to_be_in_viewport()
    words = page.locator("details", has=page.locator("summary", has_text="Words of the rules"))
    words.locator("summary").click()
    row = words.get_by_role("row").filter(has_text="przyszpilony")
    expect(row.get_by_role("cell")).to_have_text(["pinned", "gebunden", "przyszpilony", "vastgezet"])
    assert flaws(page) == []


def test_a_link_to_no_rule_says_so(window: Callable[..., Window]) -> None:
    page = window().open("/#/rules/wd.nothing.at-all")
    expect(page.get_by_role("alert")).to_have_text("There is no such rule.")
    expect(page.locator("summary").first).to_be_visible()


@pytest.mark.parametrize("word", ["pinned", "gebunden", "Przyszpilony", "vastgezet"])
def test_one_search_for_four_languages(window: Callable[..., Window], word: str) -> None:
    page = window().open("/#/rules")
    page.get_by_role("searchbox").fill(word)
    row = page.get_by_role("row").filter(has_text="przyszpilony")
    expect(row.get_by_role("cell")).to_have_text(["pinned", "gebunden", "przyszpilony", "vastgezet"])
    expect(page.locator("article", has_text="wd.pin.").first).to_be_visible()


def test_every_line_of_a_log_names_a_rule_with_its_source(house: House, battle: str) -> None:
    log = httpx.get(f"{house.address}/api/replays/{battle}").json()["log"]
    events = [event for moment in log for event in moment["events"]]
    assert len(events) > 100
    assert [event["event"] for event in events if not event["rules"]] == []
    for id in {event["rules"][0] for event in events}:
        rule = httpx.get(f"{house.address}/api/rules/{id}", params={"lang": "nl"}).json()
        assert rule["source"], id
