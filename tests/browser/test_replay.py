"""A finished battle is watched, saved and opened again."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import httpx
from playwright.sync_api import Page, expect

from tests.browser.browsing import Window
from tests.browser.player import Player, activating
from tests.browser.reading import flaws
from tests.browser.serving import House
from tests.browser.test_tools import drag


def scrub(page: Page) -> None:
    """From the beginning to the end and back."""
    timeline = page.get_by_role("slider", name="Timeline")
    expect(timeline).to_have_value("0")
    steps = int(timeline.get_attribute("max") or 0)
    assert steps > 50
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text(f"Step {steps} of {steps}")).to_be_visible()
    expect(page.locator(".log li").last).to_be_in_viewport()
    assert flaws(page) == []
    page.get_by_role("button", name="One step back").click()
    expect(timeline).to_have_value(str(steps - 1))
    page.get_by_role("button", name="One step on").click()
    expect(timeline).to_have_value(str(steps))
    timeline.focus()
    page.keyboard.press("Home")
    expect(timeline).to_have_value("0")


def test_a_replay_is_scrubbed_saved_and_opened(
    window: Callable[..., Window], battle: str, tmp_path: Path
) -> None:
    browser = window()
    page = browser.open()
    page.locator(f"a[href='#/replay/{battle}']").click()
    scrub(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Save replay").click()
    file = tmp_path / "battle.flip.json"
    download.value.save_as(file)

    page.goto(browser.address)
    page.get_by_label("Open a replay file").set_input_files(file)
    expect(page.get_by_role("slider", name="Timeline")).to_be_visible()
    assert battle not in page.url
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


def test_a_replay_is_sought_by_round_phase_and_line(window: Callable[..., Window], battle: str) -> None:
    page = window().open(f"/#/replay/{battle}")
    timeline = page.get_by_role("slider", name="Timeline")
    page.get_by_role("button", name="To round 2").click()
    expect(page.locator(".log [aria-current]").last).to_have_text("Activation phase.")
    round_two = int(timeline.input_value())
    assert round_two > 0
    page.get_by_role("button", name="To the phase before").click()
    assert 0 < int(timeline.input_value()) < round_two
    page.get_by_role("button", name="To the next phase").click()
    expect(timeline).to_have_value(str(round_two))

    line = page.locator(".log li:not(.heading)", has_text="flipped").last
    line.get_by_role("button").first.click()
    assert int(timeline.input_value()) > round_two
    expect(line.get_by_role("button").first).to_have_attribute("aria-current", "step")
    expect(page.locator(".now.sheet")).to_contain_text("flipped")

    page.locator("body").press("Home")
    expect(page.locator(".now.sheet")).to_contain_text("The battle begins.")
    page.get_by_label("Speed").select_option("8×")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(timeline).not_to_have_value("0")
    page.get_by_role("button", name="Pause").click()


def test_a_replay_is_measured_and_looked_at(window: Callable[..., Window], battle: str) -> None:
    page = window().open(f"/#/replay/{battle}/40")
    expect(page.get_by_role("slider", name="Timeline")).to_have_value("40")
    expect(page.get_by_label("Seen by").locator("option")).to_have_text(["Bot 1 (random)", "Bot 2 (random)"])
    page.get_by_role("button", name="Ruler and line of sight").click()
    a, b = (box for box in (page.locator("[data-disk]").nth(n).bounding_box() for n in (0, -1)) if box)
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in (a, b)]
    drag(page, *middles)
    label = page.locator(".label .text")
    expect(label).to_have_text(re.compile(r"range · \d+ mm"))
    page.keyboard.press("Escape")
    expect(label).to_have_count(0)
    page.keyboard.press("m")
    for key in ("ArrowUp", "Enter", *["ArrowRight"] * 9, "Enter"):
        page.keyboard.press(key)
    expect(label).to_contain_text("90 mm")
    page.keyboard.press("Escape")
    page.locator("[data-disk]").first.focus()
    page.keyboard.press("Enter")
    inspector = page.locator(".inspector .fixed")
    expect(inspector).to_contain_text("Toughness")
    inspector.get_by_role("button", name="Close").click()
    expect(inspector).to_have_count(0)


def test_the_log_of_a_replay_opens_rules_with_their_source(
    window: Callable[..., Window], battle: str
) -> None:
    page = window().open(f"/#/replay/{battle}")
    page.get_by_role("button", name="To round 2").click()
    page.locator(".log li", has_text="flipped").last.get_by_role("button", name="Rule: wd.").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(re.compile(r"Source: German rulebook p\.\d+"))
    with page.context.expect_page() as opened:
        sheet.get_by_role("link", name="Open in the lexicon").click()
    expect(opened.value.locator("article.named")).to_be_in_viewport()


def test_the_shown_position_becomes_a_picture(
    window: Callable[..., Window], battle: str, tmp_path: Path
) -> None:
    page = window().open(f"/#/replay/{battle}")
    page.get_by_role("button", name="To round 2").click()
    expect(page.locator(".pane [data-disk]").first).to_be_visible()
    for kind, opening in {"svg": b"<svg xmlns=", "png": b"\x89PNG\r\n"}.items():
        with page.expect_download() as download:
            page.get_by_role("button", name=f"Picture ({kind.upper()})").click()
        assert download.value.suggested_filename.endswith(f".{kind}")
        file = tmp_path / f"table.{kind}"
        download.value.save_as(file)
        assert file.read_bytes().startswith(opening)
    drawing = ElementTree.parse(tmp_path / "table.svg").getroot()
    disks = page.locator(".pane [data-disk]").count()
    assert len(drawing.findall(".//{*}textPath")) == disks > 0


def test_a_battle_is_played_on_from_the_middle(
    window: Callable[..., Window], house: House, battle: str
) -> None:
    browser = window()
    page = browser.open(f"/#/replay/{battle}")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    page.get_by_role("button", name="To round 2").click()
    page.get_by_role("button", name="Play on from here").click()
    assert flaws(page) == []
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Army of the Orcs").select_option("Bot (random)")
    dialog.get_by_role("button", name="Play on").click()
    expect(page.locator(".hand .slot.open").first).to_be_visible()
    assert "#/game/" in page.url
    expect(page.locator(".log p", has_text="Round 2 began")).to_be_visible()
    player = Player(page, "Player 1")
    player.play(activating)
    game = page.url.rpartition("/")[2]
    assert httpx.get(f"{house.address}/api/games/{game}/replay").status_code == 409
