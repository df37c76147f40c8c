"""Whoever lets the browser write everything twice as large can read and use every page."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.browsing import Window
from tests.browser.fitting import misfits, settled
from tests.browser.golden import Golden
from tests.browser.serving import House
from tests.browser.stages import STAGES

TWICE = {"fontSizes": {"standard": 32, "fixed": 26}}


@pytest.fixture(scope="module")
def golden(house: House) -> Golden:
    return Golden(house)


@pytest.mark.parametrize("stage", STAGES)
def test_text_of_twice_the_size(window: Callable[..., Window], golden: Golden, stage: str) -> None:
    page, top = STAGES[stage](window(), golden)
    page.context.new_cdp_session(page).send("Page.setFontSizes", TWICE)
    page.wait_for_function("() => parseFloat(getComputedStyle(document.body).fontSize) === 34")
    settled(page)
    assert misfits(page, top) == []
