"""The credits: everything that is not ours is named with its licence."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import httpx
from playwright.sync_api import expect

from tests.browser.browsing import Window
from tests.browser.serving import House

LOCK = Path(__file__).resolve().parents[2] / "web" / "package-lock.json"


def test_licences_lie_beside_what_they_are_about(window: Callable[..., Window], house: House) -> None:
    page = window().open("/#/credits")
    expect(page.get_by_role("link", name="CC BY 3.0")).to_have_attribute(
        "href", "https://creativecommons.org/licenses/by/3.0/"
    )
    for name, words in (("Alegreya:", "SIL OPEN FONT LICENSE"), ("@fluent/bundle", "Apache License")):
        link = page.get_by_role("link", name=name)
        assert words in httpx.get(f"{house.address}/{link.get_attribute('href')}").text
    for name in ("svelte", "clsx"):
        page.locator("summary", has_text=name).click()
    expect(page.get_by_text("Copyright (c)")).to_have_count(2)


def test_every_package_of_the_client_is_named(house: House) -> None:
    wanted = set(json.loads(LOCK.read_text("utf-8"))["packages"][""]["dependencies"])
    named = {one["name"] for one in httpx.get(f"{house.address}/licences.json").json()}
    assert {name for name in wanted if not name.startswith("@fontsource")} <= named
