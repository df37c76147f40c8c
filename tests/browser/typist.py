"""Somebody who plays with keys alone."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, TimeoutError

from tests.browser.player import Player
from tests.browser.reading import Disk, Offer

MOST_TABS = 90
STEPS = 6
"""How many times an arrow key is pressed for a landing, at first."""
AT = "element => element === document.activeElement"


def tab_to(page: Page, wanted: Locator) -> None:
    """Presses Tab until the wanted control has the focus."""
    for _ in range(MOST_TABS):
        if wanted.evaluate(AT):
            return
        page.keyboard.press("Tab")
    raise TimeoutError(f"Tab does not reach {wanted}")


class Typist(Player):
    """Does with keys what the other player does with a pointer."""

    steps = STEPS

    def press(self, where: Locator, most_ms: float | None = None) -> None:
        where.wait_for(timeout=most_ms)
        tab_to(self.page, where)
        self.page.keyboard.press("Enter")

    def point(self, x: float, y: float) -> None:
        raise AssertionError("a keyboard does not point")

    def hurry(self, seen: Offer) -> None:
        self.page.keyboard.press("Escape")

    def touch_one(self, disks: list[Disk]) -> None:
        self.touch_disk(disks[0])

    def touch_disk(self, disk: Disk) -> None:
        """Targets are reached by Tab: while a landing is asked for, arrows move it."""
        self.act(
            "target" if disk.glow == "target" else "activate", self.page.locator(f"[data-disk='{disk.id}']")
        )

    def move(self, seen: Offer) -> None:
        """Toward the enemy: up. Fewer steps each time, then the activation is ended."""
        active = next(iter(seen.glowing("active")), None)
        if active is not None and active.id != self.mover:
            self.mover, self.steps = active.id, STEPS
        if seen.closing and (not seen.landing or active is None or self.steps < 2):
            self.mover = -1
            self.act("end")
            self.page.keyboard.press("e")
        elif not seen.landing or active is None:
            self.hurry(seen)
        else:
            self.act("flip")
            for _ in range(self.steps):
                self.page.keyboard.press("ArrowUp")
            self.page.keyboard.press("Enter")
            self.steps //= 2
