"""The game can be installed as an app: a manifest, our own icons, colours for the frame."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO

import httpx
from PIL import Image

from tests.browser.browsing import Window
from tests.browser.serving import House


def test_a_browser_finds_nothing_against_installing(window: Callable[..., Window], house: House) -> None:
    page = window().open()
    asked = page.context.new_cdp_session(page)
    found = asked.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"].startswith(house.address)
    errors = {one["errorId"] for one in asked.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    # The windows of these tests keep nothing, and nothing is installed from such a window.
    assert errors <= {"in-incognito"}


def test_icons_are_as_large_as_they_say(house: House) -> None:
    told = httpx.get(f"{house.address}/manifest.webmanifest")
    assert told.headers["content-type"].startswith("application/manifest+json")
    icons = [icon for icon in told.json()["icons"] if icon["type"] == "image/png"]
    assert {icon["purpose"] for icon in icons} == {"any", "maskable"}
    for icon in icons:
        picture = Image.open(BytesIO(httpx.get(f"{house.address}/{icon['src']}").content))
        assert f"{picture.width}x{picture.height}" == icon["sizes"]
