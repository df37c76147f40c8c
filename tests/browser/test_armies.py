"""Armies, own battles and own numbers: built, shared, spoilt and led into battle by a person."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Locator, Page, expect

from flipfield.games.warhammer.army import army_to_json, prebuilt
from flipfield.games.warhammer.pack import core
from tests.browser.browsing import PHONE, Window

NO_STORAGE = "Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused'); } });"
REFUSED = "status of 400"


def kept(window: Window, title: str, regiments: list[str]) -> None:
    """Lets the browser know an army from an earlier visit."""
    army = {"id": "own-1", "title": title, "army": army_to_json(prebuilt(core(), regiments))}
    value = json.dumps(json.dumps([army]))
    window.context.add_init_script(
        f"if (!localStorage.length) localStorage.setItem('flipfield.armies', {value})"
    )


def add(page: Page, unit: str, copies: int = 1) -> None:
    for _ in range(copies):
        page.get_by_role("button", name=f"Add: {unit}").click()


def hire(page: Page) -> None:
    """Karl Franz with a legal regiment and two cards."""
    page.get_by_role("button", name="Karl Franz").click()
    add(page, "Marienburg Swordsmen", 3)
    add(page, "Huntsmen")
    page.get_by_role("button", name="Rally").click()
    page.get_by_role("button", name="Push").click()


def started(page: Page) -> dict[str, Any]:
    """Presses the button and gives what the server was asked for."""
    with page.expect_request(
        lambda request: request.url.endswith("/api/games") and request.method == "POST"
    ) as sent:
        page.get_by_role("button", name="To battle!").click()
    expect(page.locator(".pane")).to_be_visible()
    asked: dict[str, Any] = json.loads(sent.value.post_data or "{}")
    return asked


def test_an_army_is_recruited_refused_with_a_rule_and_set_right(window: Callable[..., Window]) -> None:
    page = window().open("/#/armies")
    page.get_by_role("link", name="New army").click()
    hire(page)
    expect(page.get_by_text("This army is legal.")).to_be_visible()
    add(page, "Marienburg Swordsmen")
    broken = page.get_by_label("Regiment 1").get_by_text("4 copies of Marienburg Swordsmen are too many")
    expect(broken).to_be_visible()
    broken.get_by_role("button").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("code")).to_have_text("wd.army.copies")
    sheet.get_by_role("button").click()
    page.get_by_role("button", name="Take one out: Marienburg Swordsmen").click()
    expect(broken).to_have_count(0)
    page.get_by_label("Name of the army").fill("Reikland")
    page.get_by_label("Name of the army").blur()
    page.reload()
    expect(page.get_by_role("heading", name="Reikland")).to_be_visible()
    expect(page.get_by_text("This army is legal.")).to_be_visible()


def test_a_link_shows_the_army_and_a_file_brings_it_back(
    window: Callable[..., Window], tmp_path: Path
) -> None:
    first = window()
    kept(first, "Reikland", ["karl-franz"])
    page = first.open("/#/army/own-1")
    code = page.get_by_label("Share code").input_value()
    assert code.startswith("1")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as text").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert file.name == "Reikland.army"
    with page.expect_download() as drawn:
        page.get_by_role("button", name="Save picture").click()
    assert Path(drawn.value.path()).read_bytes().startswith(b"\x89PNG")

    other = window()
    page = other.open(f"/#/army/{code}")
    expect(page.get_by_role("heading", name="Karl Franz").first).to_be_visible()
    page.get_by_role("button", name="Keep it").click()
    expect(page.get_by_text("Kept in this browser.")).to_be_visible()
    page.goto(f"{other.address}/#/armies")
    expect(page.locator("article")).to_have_count(1)
    page.get_by_label("Open a file").set_input_files(file)
    expect(page.get_by_role("heading", name="Reikland")).to_be_visible()
    expect(page.get_by_label("Share code")).to_have_value(code)


def test_wrong_codes_texts_and_files_are_told_and_nothing_is_lost(
    window: Callable[..., Window], tmp_path: Path
) -> None:
    browser = window()
    browser.allow(REFUSED)
    page = browser.open("/#/armies")
    words = page.get_by_label("Share code or text of an army")
    alert = page.get_by_role("alert")
    for text, said in (
        ("Karl Franz: 2 Huntsman\n", "Line 1: No unit is called “Huntsman”. Did you mean “Huntsmen”?"),
        ("# My army\nKarl Franz: 2 Huntsmen\nCrads: Push", "Line 3: No hero is called “Crads”."),
        ("1ABCDEFGH", "check digits"),
    ):
        words.fill(text)
        page.get_by_role("button", name="Open", exact=True).click()
        expect(alert).to_contain_text(said)
        expect(words).to_have_value(text)
    for name, content, said in (
        ("large.army", b"x" * 70_000, "too large"),
        ("picture.png", b"\x89PNG\r\n\x1a\n\x00\xff", "not a text file"),
    ):
        (tmp_path / name).write_bytes(content)
        page.get_by_label("Open a file").set_input_files(tmp_path / name)
        expect(alert).to_contain_text(said)
    page.goto(f"{browser.address}/#/army/1ABCDEFGH")
    expect(page.get_by_role("alert")).to_contain_text("check digits")


def test_a_browser_that_keeps_nothing_says_so_and_builds_all_the_same(window: Callable[..., Window]) -> None:
    browser = window()
    browser.context.add_init_script(NO_STORAGE)
    page = browser.open("/#/army/new")
    hire(page)
    expect(page.get_by_text("This army is legal.")).to_be_visible()
    expect(page.get_by_text("This browser keeps nothing between visits.")).to_be_visible()
    page.get_by_role("button", name="To battle with it").click()
    expect(page.get_by_role("combobox", name="One of your armies")).to_be_visible()
    page.get_by_role("button", name="1", exact=True).click()
    asked = started(page)
    assert asked["options"]["armies"][0]["regiments"][0]["hero"] == "karl-franz"


def test_a_deleted_army_comes_back(window: Callable[..., Window]) -> None:
    browser = window()
    kept(browser, "Reikland", ["karl-franz"])
    page = browser.open("/#/armies")
    page.get_by_role("button", name="Delete: Reikland").click()
    expect(page.locator("article")).to_have_count(0)
    page.get_by_role("button", name="Bring it back").click()
    expect(page.locator("article")).to_have_count(1)


def test_from_the_start_page_to_the_own_battle_in_two_clicks(window: Callable[..., Window]) -> None:
    page = window().open()
    page.locator("form").get_by_role("link", name="Your own battle").click()
    asked = started(page)
    assert asked["game"] == "warhammer"
    assert [seat["kind"] for seat in asked["seats"]] == ["human", "bot"]
    assert [len(army["regiments"]) for army in asked["options"]["armies"]] == [2, 2]


def test_a_kept_army_fights_in_two_clicks(window: Callable[..., Window]) -> None:
    browser = window()
    kept(browser, "Reikland", ["karl-franz"])
    page = browser.open("/#/armies")
    page.get_by_role("link", name="To battle with it").click()
    asked = started(page)
    assert asked["options"]["regiments"] == 1
    assert asked["options"]["armies"][0] == army_to_json(prebuilt(core(), ["karl-franz"]))


def test_four_players_in_teams_with_armies_of_every_kind(window: Callable[..., Window]) -> None:
    browser = window()
    kept(browser, "Reikland", ["karl-franz"])
    told = httpx.post(f"{browser.address}/api/armies/draw", json={"race": "orc", "regiments": 1}).json()
    page = browser.open("/#/battle/own-1")
    page.get_by_role("group", name="How many players?").get_by_role("button", name="4").click()
    page.get_by_label("Play in two teams").check()
    seats = [page.get_by_role("group", name=f"Player {number}") for number in range(1, 5)]
    choose(seats[1], "Army", "Share code or text")
    seats[1].get_by_label("Share code or text of an army").fill(told["code"])
    choose(seats[2], "Army", "Drawn from a race")
    choose(seats[2], "Race", "High Elf")
    choose(seats[3], "Regiment 1", "Regiment of Grimgor")
    asked = started(page)["options"]
    assert asked["teams"] == [0, 1, 0, 1]
    assert asked["armies"][1] == told["army"]
    assert core().units[asked["armies"][2]["regiments"][0]["hero"]].race == "high elf"
    assert asked["armies"][3] == {"regiments": ["grimgor"]}


def test_six_regiments_each_out_of_the_core_sets(window: Callable[..., Window]) -> None:
    browser = window()
    browser.allow(REFUSED)
    page = browser.open("/#/battle")
    regiments = page.get_by_role("group", name="Regiments for each player")
    regiments.get_by_role("button", name="1").click()
    seats = [page.get_by_role("group", name=f"Player {number}") for number in (1, 2)]
    for seat in seats:
        choose(seat, "Regiment 1", "Regiment of Grom")
    page.get_by_text("Scenario, battlefield and numbers").click()
    page.get_by_label("Armies take only what the core sets hold").check()
    page.get_by_role("button", name="To battle!").click()
    alert = page.locator("details").get_by_role("alert")
    expect(alert).to_contain_text("One core set is not enough for all armies together.")
    expect(alert).to_contain_text("1 × Grom the Paunch")
    choose(seats[1], "Regiment 1", "Regiment of Teclis")
    regiments.get_by_role("button", name="6").click()
    asked = started(page)["options"]
    assert (asked["regiments"], asked["supply"]) == (6, True)
    assert [len(set(army["regiments"])) for army in asked["armies"]] == [6, 6]


def choose(seat: Locator, label: str, option: str) -> None:
    seat.get_by_role("combobox", name=label, exact=True).select_option(label=option)


def test_a_setup_that_cannot_be_is_told_where_it_is_wrong(window: Callable[..., Window]) -> None:
    browser = window()
    browser.allow(REFUSED)
    kept(browser, "Reikland", ["karl-franz"])
    page = browser.open("/#/battle/own-1")
    page.get_by_role("button", name="2", exact=True).last.click()
    page.get_by_role("button", name="To battle!").click()
    mine = page.get_by_role("group", name="Player 1")
    expect(mine.get_by_role("alert")).to_contain_text("Number of regiments: 1. Agreed were 2.")
    mine.get_by_role("alert").get_by_role("button").click()
    expect(page.get_by_role("dialog").locator("code")).to_have_text("wd.setup-standard.army-size")
    page.get_by_role("dialog").get_by_role("button").click()
    choose(mine, "Army", "Share code or text")
    mine.get_by_label("Share code or text of an army").fill("Karl Franz: Tyrion")
    page.get_by_role("button", name="To battle!").click()
    expect(mine.get_by_role("alert")).to_contain_text("Line 1: “Tyrion” is a hero")
    choose(mine, "Army", "Ready-made regiments")
    page.get_by_text("Scenario, battlefield and numbers").click()
    page.get_by_label("Width of the battlefield in cm").fill("20")
    page.get_by_role("button", name="To battle!").click()
    expect(page.locator("details").get_by_role("alert")).to_contain_text("The battlefield is too small")
    page.locator("details").get_by_role("link", name="Numbers").click()
    page.go_back()
    expect(page.get_by_label("Width of the battlefield in cm")).to_have_value("20")
    expect(mine.get_by_label("Share code or text of an army")).to_have_count(0)
    expect(page.get_by_role("button", name="2", exact=True).last).to_have_attribute("aria-pressed", "true")


def test_own_numbers_are_checked_kept_saved_and_played_with(
    window: Callable[..., Window], tmp_path: Path
) -> None:
    page = window().open("/#/numbers")
    karl = page.get_by_role("region", name="Karl Franz")
    karl.get_by_role("button", name="Karl Franz: Attack strength").click()
    expect(karl).to_contain_text("A rulebook states this number: it cannot be changed.")
    counter = karl.get_by_label("Karl Franz: Counter strength", exact=True)
    counter.fill("600")
    counter.blur()
    expect(karl.get_by_role("alert")).to_have_text("This must be a whole number from 0 to 99.")
    expect(page.get_by_role("button", name="To battle with these numbers")).to_be_disabled()
    page.get_by_role("button", name="Chaos", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text("Karl Franz: This must be a whole number from 0 to 99.")
    page.get_by_role("button", name="Empire", exact=True).click()
    counter.fill("6")
    counter.blur()
    expect(karl).to_contain_text("Instead of 4")
    karl.get_by_role("combobox", name="Karl Franz: Keywords").select_option(label="Strider")
    expect(page.get_by_text("2 numbers are changed.")).to_be_visible()
    page.get_by_label("Name of this set").fill("My box")
    page.get_by_label("Name of this set").blur()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert file.read_text(encoding="utf-8") == (
        '# My box\n\n[unit.karl-franz]\ncounter = 6\nkeywords = ["flying", "impact 1", "strider"]\n'
    )
    page.reload()
    expect(page.get_by_text("2 numbers are changed.")).to_be_visible()
    page.get_by_role("button", name="To battle with these numbers").click()
    choose(page.get_by_role("group", name="Player 1"), "Regiment 1", "Regiment of Karl Franz")
    asked = started(page)
    assert asked["options"]["overlay"] == file.read_text(encoding="utf-8")


def test_a_wrong_file_of_numbers_is_told_line_by_line(window: Callable[..., Window], tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        "# Mine\n[unit.karl-franz]\ncounter = 5\ncuonter = 5\nattack = 6\n[unit.nobody]\nattack = 1\n",
        encoding="utf-8",
    )
    page = window().open("/#/numbers")
    page.get_by_label("Open a file").set_input_files(file)
    stray = page.get_by_role("region", name="Your sets of numbers").get_by_role("alert")
    expect(stray).to_contain_text("Line 4: “cuonter” is not known here. Did you mean “counter”?")
    expect(stray).to_contain_text("Line 6: “nobody” is not known here.")
    karl = page.get_by_role("region", name="Karl Franz")
    expect(karl.get_by_role("alert")).to_contain_text("A rulebook states “5” here")
    expect(karl.get_by_label("Karl Franz: Counter strength", exact=True)).to_have_value("5")


def test_all_pages_fit_a_phone(window: Callable[..., Window]) -> None:
    browser = window(viewport=PHONE, has_touch=True, is_mobile=True)
    kept(browser, "Reikland", ["karl-franz", "volkmar"])
    page = browser.page()
    for path, ready in (
        ("armies", "article"),
        ("army/own-1", ".stepper"),
        ("battle", ".begin"),
        ("numbers", ".fields"),
    ):
        page.goto(f"{browser.address}/#/{path}")
        expect(page.locator(ready).first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], path
