"""Two players at one device: secrets stay hidden while it goes from hand to hand, and from who looks on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import expect

from tests.browser.browsing import Window
from tests.browser.player import Player, deployed
from tests.browser.reading import Offer
from tests.browser.serving import House

GAME = Path(__file__).parent.parent / "golden" / "game-07.flip.json"
BOTH = [{"kind": "human", "name": name} for name in ("Ann", "Ben")]

WITNESS = """(secrets) => {
  window.witnessed = [];
  new MutationObserver(() => {
    const text = document.body.textContent;
    window.witnessed.push(...secrets.filter((secret) => text.includes(secret)));
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""
"""Notes what stands in the document at any moment, however short."""


def test_the_first_card_is_hidden_from_the_second_player(window: Callable[..., Window], house: House) -> None:
    page = window().open()
    player = Player(page)
    player.start("A friend", friend="Ben")
    player.play(deployed)
    titles = page.locator(".hand .slot .title")
    first_hand = titles.all_inner_texts()
    chosen = first_hand[0]
    assert chosen in page.content()
    player.press(page.locator(".hand .slot.open").first)
    player.press(page.get_by_role("button", name=f"Lay “{chosen}” face down"))

    eve = window().open(page.url.removeprefix(page.url.partition("#")[0].rstrip("/")))
    expect(eve.get_by_text("You are looking on")).to_be_visible()
    expect(eve.locator(".pane [data-disk]")).not_to_have_count(0)
    assert not [title for title in first_hand if title in eve.content()]

    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Pass the device to")
    expect(titles).to_have_count(0)
    for title in first_hand:
        assert title not in page.content()

    dialog.get_by_role("button", name="Undo").click()
    expect(dialog).to_have_count(0)
    assert titles.all_inner_texts() == first_hand
    player.press(page.locator(".hand .slot.open").first)
    player.press(page.get_by_role("button", name=f"Lay “{chosen}” face down"))
    expect(titles).to_have_count(0)

    page.evaluate(WITNESS, first_hand)
    dialog.locator(".main").click()
    expect(page.locator(".hand .slot.open")).not_to_have_count(0)
    assert not set(titles.all_inner_texts()) & set(first_hand)
    assert page.evaluate("window.witnessed") == []

    def revealed(seen: Offer) -> bool:
        return not seen.cards and not seen.handover and chosen in page.locator(".log").first.inner_text()

    player.play(revealed)

    player.play(lambda seen: seen.handover)
    name = dialog.get_by_role("heading").inner_text().rpartition(" ")[2]
    dialog.get_by_role("button", name=f"{name} plays on another device").click()
    link = dialog.get_by_role("textbox").input_value()
    away = window().open(link.removeprefix(house.address))
    expect(away.get_by_text(f"You play for {name}.")).to_be_visible()
    expect(dialog).to_have_count(1)
    away.get_by_role("button", name="Take the seat").click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".say .sentence")).to_contain_text(f"Waiting for {name}")
    too_late = window()
    too_late.allow("404")
    late = too_late.open(link.removeprefix(house.address))
    expect(late.get_by_role("alert")).to_contain_text("This invitation has been used")
    expect(away.locator("main[data-decision]")).to_be_visible()
    Player(away, name).play(lambda seen: "Waiting for" in seen.sentence, seconds=120)
    expect(page.locator("main[data-decision]")).to_be_visible()
    expect(dialog).to_have_count(0)

    away.locator(".menu .icon-button").click()
    away.get_by_role("button", name=f"{name} plays on another device").click()
    back = away.locator(".menu input[readonly]").input_value()
    assert back != link
    page.goto(back)
    page.get_by_role("button", name="Take the seat").click()
    expect(page.locator("main")).to_be_visible()
    expect(away.get_by_text("You are looking on")).to_be_visible()
    expect(away.locator(".complaint")).to_have_count(0)


def test_a_secret_objective_is_hidden_while_the_device_goes_round(
    window: Callable[..., Window], house: House
) -> None:
    with httpx.Client(base_url=f"{house.address}/api") as web:
        opened = web.post("/replays", content=GAME.read_bytes())
        path = f"/replays/{opened.json()['id']}"
        step = next(n for n, one in enumerate(web.get(path).json()["log"]) if bens(one["waiting"]))
        made = web.post(f"{path}/games", json={"step": step, "seats": BOTH}).json()
    page = window().open(f"/#/game/{made['id']}/{'.'.join(made['keys'])}")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Pass the device to Ben")
    assert "Your secret objective" not in page.content()
    dialog.locator(".main").click()
    expect(page.get_by_text("Your secret objective")).to_be_visible()


def bens(waiting: list[dict[str, Any]]) -> bool:
    return [(one["player"], one["kind"]) for one in waiting] == [(1, "resolve")]
