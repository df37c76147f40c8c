"""On phones, in a window zoomed to twice its size, with text twice as large: every control can be reached."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.browsing import DESKTOP, PHONE, Window
from tests.browser.fitting import misfits, settled
from tests.browser.golden import Golden
from tests.browser.serving import House
from tests.browser.stages import STAGES

SCREENS = {
    "phone": PHONE,
    "small phone": {"width": 360, "height": 640},
    "lying phone": {"width": 844, "height": 390},
    "twice the size": {"width": 720, "height": 450},
}
TWICE = {"fontSizes": {"standard": 32, "fixed": 26}}


@pytest.fixture(scope="module")
def golden(house: House) -> Golden:
    return Golden(house)


@pytest.mark.parametrize("stage", STAGES)
def test_small_screens_and_large_text(window: Callable[..., Window], golden: Golden, stage: str) -> None:
    page, top = STAGES[stage](window(viewport=PHONE, has_touch=True, is_mobile=True), golden)
    found: list[str] = []
    for name, size in SCREENS.items():
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        settled(page)
        found += [f"{name}: {one}" for one in misfits(page, top)]
        board = page.locator(".board").bounding_box() if page.locator(".board").count() else None
        if board and board["width"] * board["height"] < 0.28 * size["width"] * size["height"]:
            found.append(f"{name}: the table is only {board['width']:.0f} by {board['height']:.0f}")
    page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})
    page.context.new_cdp_session(page).send("Page.setFontSizes", TWICE)
    page.wait_for_function("() => parseFloat(getComputedStyle(document.body).fontSize) === 34")
    settled(page)
    found += [f"large text: {one}" for one in misfits(page, top)]
    assert found == []
