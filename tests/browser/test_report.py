"""A problem is reported, and files are dropped on the page."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from flipfield import __version__, bots, games
from flipfield.lab.sim import play
from flipfield.replay.record import seal, write
from tests.browser.axe import violations
from tests.browser.browsing import Window
from tests.browser.player import Player, deployed
from tests.browser.reading import flaws

DROP = """([name, text]) => {
  const brought = new DataTransfer();
  brought.items.add(new File([text], name));
  const options = { dataTransfer: brought, bubbles: true, cancelable: true };
  for (const type of ["dragover", "drop"]) document.body.dispatchEvent(new DragEvent(type, options));
}"""


def drop(page: Page, name: str, text: str) -> None:
    page.evaluate(DROP, [name, text])


def reported(page: Page, file: Path, words: str = "") -> Any:
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("What went wrong?").fill(words)
    with page.expect_download() as download:
        page.get_by_role("button", name="Report a problem").click()
    assert download.value.suggested_filename.startswith("flipfield-report-")
    expect(page.get_by_text("Attach this file")).to_be_visible()
    assert flaws(page) == []
    download.value.save_as(file)
    return json.loads(file.read_text(encoding="utf-8"))


def test_a_report_of_a_running_game_holds_no_secret(window: Callable[..., Window], tmp_path: Path) -> None:
    browser = window()
    page = browser.open()
    player = Player(page)
    player.start("A friend", friend="Ben")
    player.play(deployed)
    report = reported(page, tmp_path / "report.json", "Where is my card?")
    seen = report["seen"]
    assert report["replay"] is None
    assert seen["decisions"][0]["kind"] == "command"
    assert 0 < len(seen["events"]) <= 50
    hands = [row["hand"] for row in seen["view"]["players"]]
    assert [hand is None for hand in hands] == [one != seen["seat"] for one in range(2)]
    keys = page.evaluate("Object.values(JSON.parse(localStorage['flipfield.keys'])).flat()")
    assert len(keys) == 2
    assert not [key for key in keys if key in json.dumps(report)]

    with page.expect_download() as download:
        page.get_by_role("button", name="Picture (SVG)").click()
    assert download.value.suggested_filename.endswith(".svg")

    page.goto(browser.address)
    expect(page.get_by_role("button", name="To battle!")).to_be_visible()
    drop(page, "report.json", json.dumps(report))
    expect(page.locator("details blockquote")).to_have_text("Where is my card?")
    expect(page.get_by_text("to choose a command card")).to_be_visible()
    expect(page.locator(".hand .card")).to_have_count(len(hands[seen["seat"]]))
    expect(page.locator(".pane [data-disk]")).to_have_count(len(seen["view"]["disks"]))
    expect(page.get_by_role("slider", name="Timeline")).to_have_count(0)
    assert flaws(page) + violations(page) == []
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("Open the file again")
    drop(page, "odd.json", json.dumps({**report, "seen": {**seen, "view": {**seen["view"], "disks": 5}}}))
    expect(page.get_by_role("alert")).to_contain_text("damaged")


def test_dropped_files_are_opened_or_refused(window: Callable[..., Window], tmp_path: Path) -> None:
    browser = window()
    browser.allow("status of 400")
    page = browser.open()
    expect(page.get_by_role("button", name="To battle!")).to_be_visible()
    for name, text, words in (
        ("other.json", '{"some": "thing"}', "neither a replay nor a report"),
        ("half.flip.json", '{"header": ', "damaged or not complete"),
        ("picture.png", "\0\0", "not a text file"),
        ("none.txt", "", "empty"),
        ("army.txt", "no such army\n" * 50, "was not opened"),
        ("army.army", "x" * 70_000, "large"),
        ("numbers.toml", "[unit.karl-franz\ncounter = = 3", "no number"),
        ("numbers.toml", "[unit.nobody]\ncounter = 3", "no number"),
        ("odd.flip.json", '{"header": 5, "inputs": {}}', "damaged"),
        ("deep.flip.json", '{"header": ' + "[" * 200_000, "damaged"),
        ("deeper.flip.json", '{"header": ' + "[" * 20_000 + "]" * 20_000 + "}", "damaged"),
        ("huge.flip.json", '{"header": "' + "x" * 8 * 1024 * 1024 + '"}', "too large"),
    ):
        drop(page, name, text)
        expect(page.get_by_role("alert")).to_contain_text(f"“{name}” was not opened.")
        expect(page.get_by_role("alert")).to_contain_text(words)
        expect(page.get_by_role("button", name="To battle!")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("alert")).to_have_count(0)

    random = bots.find("random")
    record = seal(play(games.find("training"), [random, random], Random(1)).record)
    drop(page, "battle.flip.json", write(record).decode())
    timeline = page.get_by_role("slider", name="Timeline")
    expect(timeline).to_have_attribute("max", str(len(record.inputs)))

    page.get_by_role("button", name="To round 2").click()
    step = timeline.input_value()
    assert int(step) > 0
    report = reported(page, tmp_path / "report.json", "The <b>boar</b> jumped.\nTwice!")
    assert len(report["replay"]["inputs"]) == len(record.inputs)
    page.goto(browser.address)
    expect(page.get_by_role("button", name="To battle!")).to_be_visible()
    drop(page, "report.json", json.dumps(report))
    expect(timeline).to_have_value(step)
    told = page.locator("details", has_text="Problem report of")
    expect(told.locator("blockquote")).to_have_text("The <b>boar</b> jumped.\nTwice!")
    expect(told).to_contain_text(f"Flipfield {__version__}, page index-")
    assert flaws(page) == []
    page.goto(browser.address)
    expect(page.get_by_role("button", name="To battle!")).to_be_visible()
    odd = {**report, "problems": [5, {"refusal": 5}, {"key": "offline"}], "browser": None, "step": 99999}
    drop(page, "odd.json", json.dumps(odd))
    expect(timeline).to_have_value(str(len(record.inputs)))
    expect(told).to_contain_text("The connection is lost")

    drop(page, "mine.toml", "# Mine\n[unit.karl-franz]\ncounter = 9\n")
    expect(page.get_by_label("Name", exact=False).first).to_be_visible()
    assert "#/numbers/" in page.url
