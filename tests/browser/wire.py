"""The line between a page and its server, with scissors."""

from __future__ import annotations

import json

from playwright.sync_api import Page, WebSocketRoute


class Wire:
    """Every message of a page's games passes here; a cut line takes nobody's call."""

    def __init__(self, page: Page) -> None:
        self.whole = True
        self.calls = 0
        self.holding = False
        """`state` messages wait, as for a page that sleeps."""
        self.dead = False
        """Nothing comes through, and nobody hears of it."""
        self.held: list[tuple[WebSocketRoute, str]] = []
        self.lines: list[WebSocketRoute] = []
        page.route_web_socket("**/ws/*", self._called)

    def cut(self) -> None:
        self.whole = False
        for line in self.lines:
            line.close()
        self.lines = []

    def mend(self) -> None:
        self.whole = True

    def release(self) -> None:
        """What was held comes through, in order."""
        self.holding = False
        held, self.held = self.held, []
        for line, text in held:
            line.send(text)

    def _called(self, line: WebSocketRoute) -> None:
        self.calls += 1
        if not self.whole:
            line.close()
            return
        self.dead = False
        self.lines = [line]
        server = line.connect_to_server()

        def from_page(text: str | bytes) -> None:
            if not self.dead:
                server.send(text)

        def from_server(text: str | bytes) -> None:
            assert isinstance(text, str)
            if self.dead and line in self.lines:
                return
            if self.holding and json.loads(text)["type"] == "state":
                self.held.append((line, text))
            else:
                line.send(text)

        line.on_message(from_page)
        server.on_message(from_server)
