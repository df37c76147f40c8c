"""A finished battle is watched, saved and opened again."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import httpx
from playwright.sync_api import Page, expect

from tests.browser.browsing import Window
from tests.browser.reading import flaws
from tests.browser.serving import House


def finished_game(house: House) -> str:
    """A battle that two bots fought."""
    bots = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    wanted = {"game": "training", "seats": bots, "options": {"armies": ["empire", "orc"]}}
    id = str(httpx.post(f"{house.address}/api/games", json=wanted).json()["id"])
    late = time.monotonic() + 90
    while time.monotonic() < late:
        if httpx.get(f"{house.address}/api/games/{id}/replay").status_code == 200:
            return id
        time.sleep(0.2)
    raise AssertionError("the bots did not finish")


def scrub(page: Page) -> None:
    """From the beginning to the end and back."""
    timeline = page.get_by_role("slider", name="Timeline")
    expect(timeline).to_have_value("0")
    last = 0
    while (steps := int(timeline.get_attribute("max") or 0)) != last or steps == 0:
        last = steps
        page.wait_for_load_state("networkidle")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text(f"Step {steps} of {steps}")).to_be_visible()
    expect(page.locator(".log p").last).to_be_visible()
    assert flaws(page) == []
    page.get_by_role("button", name="One step back").click()
    expect(timeline).to_have_value(str(steps - 1))
    page.get_by_role("button", name="One step on").click()
    expect(timeline).to_have_value(str(steps))
    timeline.focus()
    page.keyboard.press("Home")
    expect(timeline).to_have_value("0")


def test_a_replay_is_scrubbed_saved_and_opened(
    window: Callable[..., Window], house: House, tmp_path: Path
) -> None:
    game = finished_game(house)
    browser = window()
    page = browser.open()
    page.locator(f"a[href='#/replay/{game}']").click()
    scrub(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Save replay").click()
    file = tmp_path / "battle.flip.json"
    download.value.save_as(file)

    page.goto(browser.address)
    page.get_by_label("Open a replay file").set_input_files(file)
    expect(page.get_by_role("slider", name="Timeline")).to_be_visible()
    assert game not in page.url
    scrub(page)

    browser.allow("status of 400")
    text = file.read_text(encoding="utf-8")
    for name, broken in {"half": text[: len(text) // 2], "other": '{"some": "thing"}', "none": ""}.items():
        page.goto(browser.address)
        spoiled = tmp_path / f"{name}.flip.json"
        spoiled.write_text(broken, encoding="utf-8")
        page.get_by_label("Open a replay file").set_input_files(spoiled)
        expect(page.get_by_role("alert")).to_be_visible()
        assert len(page.get_by_role("alert").inner_text()) > 10
        assert flaws(page) == []
