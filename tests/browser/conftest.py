"""One Chromium and one server for the browser tests of a module; a new window for each test."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browsing import PATIENCE_MS, Window, browser
from tests.browser.serving import House

expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="module")
def chromium() -> Generator[Browser]:
    with browser() as found:
        yield found


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Generator[House]:
    with House(tmp_path_factory.mktemp("browser") / "games.sqlite") as house:
        yield house


@pytest.fixture(scope="module")
def battle(house: House) -> str:
    """The id of a battle that two bots fought."""
    bots = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    wanted = {"game": "training", "seats": bots, "options": {"armies": ["empire", "orc"]}}
    id = str(httpx.post(f"{house.address}/api/games", json=wanted).json()["id"])
    late = time.monotonic() + 90
    while time.monotonic() < late:
        if httpx.get(f"{house.address}/api/games/{id}/replay").status_code == 200:
            return id
        time.sleep(0.2)
    raise AssertionError("the bots did not finish")


@pytest.fixture
def window(chromium: Browser, house: House) -> Generator[Callable[..., Window]]:
    """Opens windows at the server; at the end they are checked and closed."""
    opened: list[Window] = []

    def open_window(address: str = house.address, **settings: Any) -> Window:
        opened.append(Window(chromium, address, **settings))
        return opened[-1]

    yield open_window
    for one in opened:
        one.close()
