"""Two players at one device: secrets stay hidden while it goes from hand to hand."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.browsing import Window
from tests.browser.player import Player, deployed
from tests.browser.reading import Offer


def test_the_first_card_is_hidden_from_the_second_player(window: Callable[..., Window]) -> None:
    page = window().open()
    player = Player(page)
    player.start("A friend", friend="Ben")
    player.play(deployed)
    titles = page.locator(".hand .slot .title")
    first_hand = titles.all_inner_texts()
    chosen = first_hand[0]
    player.press(page.locator(".hand .slot.open").first)
    player.press(page.get_by_role("button", name=f"Lay “{chosen}” face down"))

    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Pass the device to")
    expect(titles).to_have_count(0)
    for title in first_hand:
        assert title not in page.content()

    dialog.get_by_role("button").click()
    expect(titles).to_have_count(len(first_hand))
    second_hand = titles.all_inner_texts()
    assert set(second_hand) != set(first_hand)
    for title in set(first_hand) - set(second_hand):
        assert title not in page.content()

    def revealed(seen: Offer) -> bool:
        return not seen.cards and not seen.handover and chosen in page.locator(".log").first.inner_text()

    player.play(revealed)
