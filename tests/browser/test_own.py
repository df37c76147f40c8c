"""What is a player's own: the language at a shared device, and the list of battles."""

from __future__ import annotations

import json
from collections.abc import Callable

import httpx
from playwright.sync_api import expect

from tests.browser.browsing import Window
from tests.browser.player import Player
from tests.browser.reading import flaws
from tests.browser.serving import House


def test_each_player_reads_the_own_language(window: Callable[..., Window]) -> None:
    browser = window()
    page = browser.open()
    player = Player(page)
    html = page.locator("html")
    page.locator("label").filter(has_text="A friend").click()
    page.get_by_label("Your friend’s language").select_option("Deutsch")
    player.start("A friend", friend="Ben")
    dialog = page.get_by_role("dialog")
    spoken = {"Ann": "en", "Ben": "de"}
    for turn in range(6):
        player.play(lambda seen: seen.handover, seconds=90)
        title = dialog.get_by_role("heading").inner_text()
        name = "Ann" if "Ann" in title else "Ben"
        expect(html).to_have_attribute("lang", spoken[name])
        expected = {"en": "Pass the device to", "de": "Gib das Gerät an", "pl": "Urządzenie przejmuje"}
        assert title.startswith(expected[spoken[name]])
        assert flaws(page) == []
        if turn == 2:
            dialog.get_by_role("combobox").select_option("Polski")
            spoken[name] = "pl"
            expect(html).to_have_attribute("lang", "pl")
        dialog.locator(".main").click()
        expect(dialog).to_have_count(0)
        expect(html).to_have_attribute("lang", spoken[name])
    assert "pl" in spoken.values()

    page.reload()
    expect(page.locator(".say .sentence, #handover-title").first).to_be_visible()
    page.goto(browser.address)
    expect(html).to_have_attribute("lang", "en")


def own_games(browser: Window, house: House, count: int) -> list[str]:
    """Battles under way whose keys the browser keeps, the newest last."""
    seats = [
        {"kind": "human", "name": "Ann"},
        {"kind": "bot", "bot": "greedy"},
        {"kind": "bot", "bot": "greedy"},
    ]
    armies = [{"regiments": [name]} for name in ("karl-franz", "grom", "tyrion")]
    wanted = {"game": "warhammer", "seats": seats, "options": {"regiments": 1, "armies": armies}}
    made = [httpx.post(f"{house.address}/api/games", json=wanted).json() for _ in range(count)]
    keys = json.dumps({one["id"]: one["keys"] for one in made})
    script = (
        f"if (!localStorage['flipfield.keys']) localStorage.setItem('flipfield.keys', {json.dumps(keys)})"
    )
    browser.context.add_init_script(script)
    return [one["id"] for one in made]


def test_battles_are_taken_off_the_list_and_put_back(window: Callable[..., Window], house: House) -> None:
    browser = window()
    games = own_games(browser, house, 7)
    page = browser.open()
    running = page.get_by_role("region", name="Battles under way")
    rows = running.get_by_role("listitem")
    expect(rows).to_have_count(5)
    expect(rows.first).to_contain_text("Ann – Bot 1 (greedy) – Bot 2 (greedy)")
    running.get_by_role("button", name="Show all 7 battles").click()
    expect(rows).to_have_count(7)

    gone = running.locator(f"a[href='#/game/{games[3]}']")
    row = rows.filter(has=page.locator(f"a[href='#/game/{games[3]}']"))
    row.get_by_role("button", name="Take “Ann").click()
    expect(gone).to_have_count(0)
    assert flaws(page) == []
    running.get_by_role("button", name="Undo").click()
    expect(gone).to_have_count(1)
    row.get_by_role("button", name="Take “Ann").click()
    page.reload()
    expect(rows).to_have_count(5)
    running.get_by_role("button", name="Show all 6 battles").click()
    expect(gone).to_have_count(0)
    page.get_by_role("button", name="Bring 1 battle back").click()
    expect(gone).to_have_count(1)
    gone.click()
    expect(page.locator(".pane")).to_be_visible()


def test_finished_battles_of_others_are_not_on_the_list(
    window: Callable[..., Window], house: House, battle: str
) -> None:
    page = window().open()
    finished = page.get_by_role("region", name="Finished battles")
    expect(finished.locator(f"a[href='#/replay/{battle}']")).to_contain_text(
        "Bot 1 (random) – Bot 2 (random)"
    )
    expect(page.get_by_role("region", name="Battles under way")).to_contain_text("None yet")
