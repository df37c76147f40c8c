"""Chromium, and pages that are watched for everything that must not happen in any of them."""

from __future__ import annotations

import re
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, sync_playwright

from tests.browser.reading import flaws
from tools import chromium

ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
]
PATIENCE_MS = 20_000
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


@contextmanager
def browser() -> Generator[Browser]:
    """A Chromium with a new, empty profile."""
    program = chromium.find()
    if program is None:
        raise RuntimeError(
            f"There is no Chromium: apt install chromium, or set {chromium.VARIABLE} to the program's path."
        )
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=program, args=ARGS)
        yield found
        found.close()


class Window:
    """A browser window of one player; it collects what went wrong in its pages."""

    def __init__(self, browser: Browser, address: str, **settings: Any) -> None:
        options = {"viewport": DESKTOP, "locale": "en-US", "reduced_motion": "reduce", **settings}
        self.address = address
        self.context: BrowserContext = browser.new_context(**options)
        self.context.set_default_timeout(PATIENCE_MS)
        self.problems: list[str] = []
        self.allowed: list[str] = []

    def allow(self, pattern: str) -> None:
        """A console error that the test itself provokes."""
        self.allowed.append(pattern)

    def page(self) -> Page:
        """A page that is watched and still empty."""
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.problems.append(f"page error: {error}"))
        page.on("request", self._request)
        return page

    def open(self, path: str = "/") -> Page:
        page = self.page()
        page.goto(self.address + path)
        return page

    def close(self) -> None:
        """Raises when anything was wrong."""
        for page in self.context.pages:
            self.problems += flaws(page)
        self.context.close()
        assert not self.problems, "\n".join(self.problems)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(re.search(one, message.text) for one in self.allowed):
            self.problems.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.problems.append(f"a request to somebody else: {request.url}")
