"""Battles that were begun by other rules: the page says what changed, or where and why they end."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Generator

import pytest
from playwright.sync_api import expect

from flipfield.games.warhammer.changes import CHANGES
from tests.browser.browsing import PHONE, Window
from tests.browser.serving import House
from tests.server.test_renewal import BEFORE


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Generator[House]:
    """A server with a database of before."""
    path = tmp_path_factory.mktemp("before") / "games.sqlite"
    path.write_bytes(gzip.decompress(BEFORE.read_bytes()))
    with House(path) as house:
        yield house


def seated(browser: Window) -> Window:
    keys = {game: [f"{game}-0", None] for game in ("running", "forged")}
    browser.context.add_init_script(f"localStorage.setItem('flipfield.keys', {json.dumps(json.dumps(keys))})")
    return browser


@pytest.mark.parametrize("size", [None, PHONE], ids=["desk", "phone"])
def test_a_battle_that_goes_on_tells_which_rules_changed(
    window: Callable[..., Window], size: dict[str, int] | None
) -> None:
    page = seated(window(**({"viewport": size} if size else {}))).open("/#/game/running")
    note = page.locator(".changed.sheet")
    expect(note).to_contain_text("It goes on by the new ones")
    note.locator("summary").click()
    expect(note.locator(".tag")).to_have_count(len(CHANGES[2]))
    expect(note.get_by_role("button", name="Kairos")).to_be_visible()
    note.get_by_role("button", name="Understood").click()
    expect(note).to_have_count(0)


def test_a_battle_that_does_not_play_on_leads_to_its_replay_and_to_a_new_battle(
    window: Callable[..., Window],
) -> None:
    browser = seated(window())
    page = browser.open("/#/game/forged")
    note = page.locator(".changed.sheet")
    expect(note).to_contain_text("It plays up to step 7 and no further.")
    note.get_by_role("link").click()
    expect(page.locator(".count")).to_have_text("Step 7 of 7")
    note = page.locator(".changed.sheet")
    expect(note).to_contain_text("It is shown up to step 7")
    expect(note).to_contain_text("must lie completely inside one of your deployment zones")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url(lambda url: "#/game/" in url and "forged" not in url)
    expect(page.locator(".say .sentence")).to_be_visible()
    start = browser.open("/")
    expect(start.get_by_text("ended by a change of the rules")).to_be_visible()
