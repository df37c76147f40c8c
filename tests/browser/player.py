"""Somebody who plays with mouse or finger: looks at what the page offers and clicks on it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from math import hypot
from random import Random

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.reading import Disk, Offer, offer, until_changed

FLIPS = 3.0
"""How many diameters away a wish to land is, at first."""
CHANGE_MS = 2500
HURRY_MS = 300
STUCK = 30.0
"""Seconds in which the page's sentence has to change."""
TRIES = 4
GLANCE_MS = 1000
"""What was there a moment ago may be gone; then one looks again."""

TOPS = """(spots) => spots.map(([x, y]) => {
  const hit = document.elementFromPoint(x, y);
  if (hit?.closest(".complaint")) return "complaint";
  return hit?.closest(".pane") && !hit.closest(".tools") ? "table" : "";
})"""
"""What lies uppermost at some places of the window."""


class Player:
    """Plays for whoever sits at the device; `name` is the player whose disks are not attacked."""

    def __init__(self, page: Page, name: str = "Ann", touch: bool = False) -> None:
        self.page = page
        self.name = name
        self.touch = touch
        self.done: Counter[str] = Counter()
        self.mover = -1
        self.far = FLIPS
        self.tries = 0
        self.used: set[str] = set()
        self.dice = Random(1)

    def start(self, opponent: str = "Random bot", friend: str = "", battle: str = "Training battle") -> None:
        """From the start page to the table of a new battle."""
        page = self.page
        self.press(page.locator("label").filter(has_text=battle))
        self.press(page.locator("label").filter(has_text=opponent))
        page.get_by_label("Your name").fill(self.name)
        if friend:
            page.get_by_label("Your friend’s name").fill(friend)
        self.press(page.get_by_role("button", name="To battle!"))
        expect(page.locator(".pane")).to_be_visible()

    def play(self, until: Callable[[Offer], bool], seconds: float = 60) -> Offer:
        """Does what is offered until the page shows what is wanted."""
        return self._look(until, seconds, self.step)

    def watch(self, until: Callable[[Offer], bool], seconds: float = 20) -> Offer:
        """Waits until the page shows what is wanted."""
        return self._look(until, seconds, None)

    def _look(
        self, until: Callable[[Offer], bool], seconds: float, step: Callable[[Offer], None] | None
    ) -> Offer:
        late = time.monotonic() + seconds
        stuck, last = late, ""
        while True:
            seen = offer(self.page)
            if not seen.moving and until(seen):
                return seen
            if last != seen.sentence:
                stuck, last = time.monotonic() + STUCK, seen.sentence
            assert time.monotonic() < min(late, stuck), f"still at: {seen} {self.done}"
            before = self.done.total()
            if step is not None and not seen.moving:
                step(seen)
            until_changed(self.page, seen, HURRY_MS if self.done.total() == before else CHANGE_MS)

    def step(self, seen: Offer) -> None:
        """One thing that a person would do now."""
        page = self.page
        if seen.rule:
            # A tap on the table may hit the rule of what was refused, which on a small screen lies above it.
            self.act("close", page.locator("[role=dialog]:has(#rule-title) .icon-button"))
        elif seen.inspector:
            self.act("close", page.locator(".inspector .fixed .icon-button"))
        elif seen.handover:
            self.act("handover", page.locator("[role=dialog] .main"))
        elif seen.bubble:
            self.act("shoot", page.locator(".bubble .main").first)
        elif seen.fan:
            self.act("fan", page.locator(".fan button").first)
        elif seen.tray:
            self.deploy(seen)
        elif seen.offers:
            self.act("offer", page.locator(".offers button:enabled").first)
        elif seen.draft:
            self.draft(seen)
        elif seen.cards:
            self.lay(seen)
        elif seen.fights:
            self.act("fight", page.locator(".fights button:enabled").first)
        elif seen.several and page.locator(".actions .main:enabled").count():
            self.act("strike", page.locator(".actions .main:enabled"))
        elif new := [name for name in seen.special if name not in self.used]:
            self.used.add(new[0])
            self.act("special", page.get_by_role("button", name=new[0], exact=True).first)
        elif seen.listed:
            self.act("choose", page.locator(".options button:enabled").first)
        elif seen.glowing("target", "touch"):
            disks = seen.glowing("target") or seen.glowing("touch")
            self.touch_one(disks)
        elif seen.zone and seen.helped:
            self.place(seen)
        elif seen.landing or seen.closing:
            self.move(seen)
        else:
            self.hurry(seen)

    def deploy(self, seen: Offer) -> None:
        """The rest is placed by the page's own proposal."""
        if seen.helped:
            self.act("deploy", self.page.locator(".actions .help:enabled"))

    def draft(self, seen: Offer) -> None:
        """A deployment card goes to the lower edge, terrain anywhere; at last as proposed."""
        field = self.page.locator(".felt").bounding_box()
        if field is None or not seen.helped:
            return
        piece = self.page.locator(".drafts .icon-button").count() > 0
        high = self.dice.uniform(0.2, 0.8) if piece else 0.97
        spot = field["x"] + field["width"] * self.dice.uniform(0.1, 0.9), field["y"] + field["height"] * high
        self.aim_at(seen, "terrain" if piece else "zone", spot)

    def place(self, seen: Offer) -> None:
        """A disk comes in somewhere in the marked zones; at last as proposed."""
        zones = self.page.evaluate(
            "[...document.querySelectorAll('.layer .zone')].map((e) => e.getBoundingClientRect().toJSON())"
        )
        if not zones:
            return
        zone = self.dice.choice(zones)
        x = zone["x"] + zone["width"] * self.dice.random()
        y = zone["y"] + zone["height"] * self.dice.random()
        self.aim_at(seen, "place", (x, y))

    def aim_at(self, seen: Offer, what: str, spot: tuple[float, float]) -> None:
        self.tries = self.tries + 1 if seen.complaint else 0
        if self.tries < TRIES and seen.inside(*spot):
            self.act(what)
            self.point(*spot)
        else:
            self.tries = 0
            self.act("help", self.page.locator(".actions .help:enabled"))

    def lay(self, seen: Offer) -> None:
        if seen.raised:
            self.act("card", self.page.locator(".actions .main:enabled"))
        else:
            self.act("raise", self.page.locator(".hand .slot.open").first)

    def move(self, seen: Offer) -> None:
        """One wish toward the nearest enemy for each activation; nearer when it is refused."""
        active = next(iter(seen.glowing("active")), None)
        if active is not None and active.id != self.mover:
            self.mover, self.far = active.id, FLIPS
        enemies = [disk for disk in seen.disks if f"({self.name})" not in disk.label]
        if seen.closing and (not seen.landing or active is None or not enemies or self.far < FLIPS / 4):
            self.mover = -1
            self.act("end", self.page.locator(".actions .closing:enabled"))
            return
        if not seen.closing or active is None:
            self.hurry(seen)
            return
        enemy = min(enemies, key=lambda disk: hypot(disk.x - active.x, disk.y - active.y))
        x, y = toward(active, enemy, self.far * 2 * active.r)
        self.far /= 2
        if seen.inside(x, y) and hypot(x - active.x, y - active.y) > active.r:
            self.act("flip")
            self.point(x, y)

    def touch_one(self, disks: list[Disk]) -> None:
        """One that lies in the window and free: on a small screen what was refused may be told above it."""
        tops = self.page.evaluate(TOPS, [[disk.x, disk.y] for disk in disks])
        free = [disk for disk, top in zip(disks, tops, strict=True) if top == "table"]
        if free:
            self.touch_disk(free[0])
        elif "complaint" in tops:
            self.act("hear", self.page.locator(".say .away"))
        else:
            self.act("whole", self.page.locator(".pane .tools .icon-button").last)

    def touch_disk(self, disk: Disk) -> None:
        self.act("target" if disk.glow == "target" else "activate")
        self.point(disk.x, disk.y)

    def hurry(self, seen: Offer) -> None:
        """A click on the table's wooden frame ends what is being shown."""
        left, top, right, _ = seen.pane
        if right > left:
            self.point((left + right) / 2, top + 3)

    def act(self, what: str, where: Locator | None = None) -> None:
        try:
            if where is not None:
                self.press(where, GLANCE_MS)
            self.done[what] += 1
        except TimeoutError:
            self.done["too late"] += 1

    def press(self, where: Locator, most_ms: float | None = None) -> None:
        if self.touch:
            where.tap(timeout=most_ms)
        else:
            where.click(timeout=most_ms)

    def point(self, x: float, y: float) -> None:
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)


def toward(start: Disk, end: Disk, far: float) -> tuple[float, float]:
    """A point on the way from one disk to another, at most so far."""
    whole = hypot(end.x - start.x, end.y - start.y) or 1.0
    part = min(far, whole) / whole
    return start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part


def deployed(seen: Offer) -> bool:
    return bool(seen.cards)


def activating(seen: Offer) -> bool:
    """A disk can be activated now."""
    return bool(seen.glowing("touch")) and not (
        seen.inspector or seen.fights or seen.listed or seen.cards or seen.tray
    )


def moving(seen: Offer) -> bool:
    """A disk is active and can be flipped."""
    return seen.landing and seen.closing and not seen.inspector and bool(seen.glowing("active"))


def over(seen: Offer) -> bool:
    return seen.over
