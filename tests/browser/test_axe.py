"""axe-core objects to no page and to no state of the table, in all languages, dark and light."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

import httpx
import msgspec
import pytest
from playwright.sync_api import Page, expect

from flipfield.games.warhammer.battle import Battle
from flipfield.texts import LANGUAGES
from tests.browser.axe import CONTRAST, violations
from tests.browser.browsing import PHONE, Window
from tests.browser.moments import Film, Sitting, asks
from tests.browser.player import Player, activating, deployed, moving
from tests.browser.reading import offer
from tests.browser.serving import House
from tests.golden.record import load

PAGES: Final = ("/#/credits", "/#/lessons", "/#/armies", "/#/numbers")
SPEAK: Final = """(language) => {
  const menu = document.querySelector(".menu .icon-button");
  const open = menu.ariaExpanded === "true";
  if (!open) menu.click();
  return new Promise((done) => requestAnimationFrame(() => {
    const choice = document.querySelector(".menu select");
    choice.value = language;
    choice.dispatchEvent(new Event("change", { bubbles: true }));
    if (!open) menu.click();
    done();
  }));
}"""
REST: Final = "() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 20)))"
DROP: Final = """() => {
  const brought = new DataTransfer();
  brought.items.add(new File(["{}"], "broken.flip.json"));
  const options = { dataTransfer: brought, bubbles: true, cancelable: true };
  document.body.dispatchEvent(new DragEvent("drop", options));
}"""


def speak(page: Page, language: str) -> None:
    """Chooses a language in the menu, also where something lies over it."""
    if page.locator("html").get_attribute("lang") != language:
        page.evaluate(SPEAK, language)
        expect(page.locator("html")).to_have_attribute("lang", language)


def shine(page: Page, theme: str) -> None:
    page.emulate_media(color_scheme="light" if theme == "light" else "dark")
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    page.evaluate(REST)


def objections(page: Page, state: str) -> list[str]:
    """What axe says about the page in all languages by dark, and about its colours by light."""
    found: list[str] = []
    shine(page, "dark")
    for language in LANGUAGES:
        speak(page, language)
        page.evaluate(REST)
        found += [f"{state}, {language}: {one}" for one in violations(page)]
    shine(page, "light")
    found += [f"{state}, light: {one}" for one in violations(page, CONTRAST)]
    speak(page, "en")
    return found


@pytest.mark.parametrize("path", PAGES)
def test_a_page(window: Callable[..., Window], path: str) -> None:
    page = window().open(path)
    expect(page.get_by_role("heading").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert objections(page, path) == []


def test_the_start_page(window: Callable[..., Window]) -> None:
    page = window().open()
    expect(page.locator(".disks span").first).to_be_visible()
    found = objections(page, "start")
    page.locator("label").filter(has_text="Quick battle").click()
    page.locator("label").filter(has_text="A friend").click()
    expect(page.locator("select").first).to_be_visible()
    found += objections(page, "quick battle")
    page.get_by_role("button", name="Menu").click()
    found += objections(page, "menu")
    page.evaluate(DROP)
    expect(page.get_by_role("alert")).to_be_visible()
    found += objections(page, "dropped file")
    assert found == []


def test_a_battle_of_four(window: Callable[..., Window]) -> None:
    browser = window()
    browser.allow("400")
    page = browser.open("/#/battle")
    page.get_by_role("button", name="4", exact=True).first.click()
    page.locator(".together input").check()
    page.locator("summary").click()
    seats = page.locator(".seats fieldset")
    for number, source in enumerate(("saved", "code", "race")):
        seats.nth(number).locator(".row").nth(1).locator("select").first.select_option(source)
    page.get_by_role("button", name="To battle!").click()
    expect(page.get_by_role("alert").first).to_be_visible()
    assert objections(page, "own battle") == []


def test_an_army_with_violations(window: Callable[..., Window]) -> None:
    page = window().open("/#/army/new")
    page.get_by_role("button", name="Karl Franz").click()
    first = page.locator("[data-regiment]")
    add = first.locator(".stepper").first.get_by_role("button").last
    for _ in range(4):
        add.click()
    expect(page.locator("[data-regiment] .problem")).to_be_visible()
    first.locator(".disk button").first.click()
    expect(page.locator("aside.sheet")).to_be_visible()
    assert objections(page, "army") == []


def test_found_rules(window: Callable[..., Window]) -> None:
    page = window().open("/#/rules")
    page.get_by_role("searchbox").fill("pin")
    expect(page.locator("article").first).to_be_visible()
    assert objections(page, "lexicon") == []


def test_a_replay(window: Callable[..., Window], battle: str) -> None:
    page = window().open(f"/#/replay/{battle}")
    page.get_by_role("button", name="To the end").click()
    found = objections(page, "replay")
    page.locator(".timeline input").fill("20")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert found + objections(page, "play on") == []


@pytest.fixture(scope="module")
def film(house: House) -> Film:
    """A golden game in which the first player lays terrain, shoots and fights."""
    for record in load():
        found = Film(house, record)
        with suppress(LookupError):
            for wanted in (asks("terrain", 0), asks("engagement", 0), shooting(found)):
                found.moment(wanted)
            return found
    raise AssertionError("there is no such golden game")


def shooting(film: Film) -> Callable[[Battle], bool]:
    return lambda battle: asks("turn", 0)(battle) and film.shoots(battle)


def test_the_setup(window: Callable[..., Window], film: Film) -> None:
    page = window().open()
    film.play_on(film.moment(asks("zone", 0)), {0: "Ann"}).open(page)
    expect(page.locator(".drafts .item").first).to_be_visible()
    found = objections(page, "deployment cards")
    film.play_on(film.moment(asks("terrain", 0)), {0: "Ann"}).open(page)
    expect(page.locator(".drafts .icon-button").first).to_be_visible()
    found += objections(page, "terrain")
    film.play_on(film.moment(asks("command", 0)), {0: "Ann"}).open(page)
    expect(page.locator(".hand .slot.open").first).to_be_visible()
    page.locator(".hand .slot.open").first.click()
    assert found + objections(page, "command hand") == []


def test_a_shot(window: Callable[..., Window], film: Film) -> None:
    page = window().open()
    film.play_on(film.moment(shooting(film)), {0: "Ann"}).open(page)
    expect(page.locator(".piece.target").first).to_be_visible()
    target = offer(page).glowing("target")[0]
    page.mouse.click(target.x, target.y)
    expect(page.locator(".bubble .odds")).to_be_visible()
    assert objections(page, "shooting") == []


def test_a_melee(window: Callable[..., Window], film: Film) -> None:
    page = window().open()
    film.play_on(film.moment(asks("engagement", 0)), {0: "Ann"}).open(page)
    expect(page.locator(".fights button:enabled").first).to_be_visible()
    found = objections(page, "engagements to choose from")
    page.locator(".tools button").filter(has=page.locator(".count")).click()
    expect(page.locator("aside.melee .fates, aside.melee .blows").first).to_be_visible()
    found += objections(page, "list of engagements")
    page.keyboard.press("t")
    expect(page.get_by_role("dialog")).to_be_visible()
    found += objections(page, "table in words")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("What went wrong?")).to_be_visible()
    found += objections(page, "menu of a game")
    assert found == []


def test_an_opened_rule(window: Callable[..., Window]) -> None:
    page = window().open()
    player = Player(page)
    player.start()
    player.play(deployed)
    page.locator(".log .tag").last.click()
    expect(page.locator("#rule-title")).to_be_visible()
    assert objections(page, "rule") == []


def test_the_result(window: Callable[..., Window], house: House) -> None:
    ending = [record for record in load() if record.inputs[-1].answer == ("done",)]
    record = min(ending, key=lambda record: len(record.inputs))
    film, last = Film(house, record), record.inputs[-1]
    page = window().open()
    film.play_on(len(film.record.inputs) - 1, {last.player: "Ann"}).open(page)
    page.locator(".actions .closing:enabled").click()
    expect(page.locator("#result-title")).to_be_visible()
    assert objections(page, "result") == []


def test_a_lesson(window: Callable[..., Window], house: House) -> None:
    made = httpx.post(f"{house.address}/api/lessons/flip", json={"name": "Ann"}).json()
    page = window().open()
    msgspec.convert(made, Sitting).open(page)
    expect(page.locator(".lesson .speech")).to_be_visible()
    assert objections(page, "lesson") == []


@pytest.mark.parametrize("touch", [False, True])
def test_the_table(window: Callable[..., Window], touch: bool) -> None:
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    page = window(**(phone if touch else {})).open()
    player = Player(page, touch=touch)
    player.start()
    found: list[str] = []
    player.play(lambda seen: seen.tray > 1)
    found += violations(page)
    player.play(deployed)
    found += violations(page)
    player.play(activating)
    found += objections(page, "activation")
    player.play(moving)
    page.keyboard.press("i")
    found += violations(page)
    page.keyboard.press("i")
    page.keyboard.press("?")
    found += violations(page)
    assert found == []
