"""Lessons are learned by mouse, by touch and by keys: one does what the tutor points at."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.browsing import PHONE, Window
from tests.browser.player import Player
from tests.browser.typist import tab_to

SECONDS = 60
MARKED = """() => [...document.querySelectorAll(".ring, [data-points] .circle")]
  .map((element) => element.getBoundingClientRect())
  .map((box) => [box.x + box.width / 2, box.y + box.height / 2])"""


class Pupil(Player):
    """Follows the tutor: reads on, touches what is marked, presses what glows."""

    def begin(self, title: str) -> None:
        """Begin a lesson from the page of lessons."""
        self.page.goto(self.page.url.partition("#")[0] + "#/lessons")
        self.press(self.page.get_by_role("button", name=f"Begin: {title}"))
        expect(self.page.locator(".lesson .speech")).to_be_visible()

    def learn(self) -> None:
        """To the end of the lesson."""
        late = time.monotonic() + SECONDS
        while not self.page.locator(".lesson .speech b").count():
            assert time.monotonic() < late, f"still at: {self.page.locator('.lesson').inner_text()}"
            self.do()
            self.page.wait_for_timeout(200)
        expect(self.page.locator(".lesson .speech")).to_contain_text("Well done!")

    def do(self) -> None:
        """One thing that the tutor points at now."""
        page = self.page
        for name, where in (
            ("read", page.locator(".lesson footer .main")),
            ("shoot", page.locator(".bubble .main").first),
            ("press", page.locator(".actions .taught:enabled")),
            ("fight", page.locator(".fights button:enabled").first),
        ):
            if where.count():
                self.act(name, where)
                return
        boxes = page.evaluate(MARKED)
        if boxes:
            self.act("touch")
            self.point(*boxes[0])


def middle(where: Locator) -> tuple[float, float]:
    box = where.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def said(page: Page) -> Locator:
    return page.locator(".lesson .speech")


def test_the_first_lessons_by_mouse(window: Callable[..., Window]) -> None:
    page = window().open()
    pupil = Pupil(page)
    page.get_by_role("button", name="First lesson").click()
    expect(said(page)).to_contain_text("Welcome!")
    page.get_by_role("button", name="Go on").click()
    expect(page.locator("[data-points]")).to_have_count(1)
    wrong = page.locator(".pane [data-disk]").nth(1)
    page.mouse.click(*middle(wrong))
    hint = page.get_by_role("alert").filter(has_text="Crossbowmen")
    expect(hint).to_be_visible()
    assert violations(page) == []
    pupil.learn()
    assert violations(page) == []
    expect(hint).to_have_count(0)

    page.get_by_role("button", name="Next lesson: The pin").click()
    expect(said(page)).to_contain_text("Ouch!")
    expect(page.locator(".piece.touch")).to_have_count(2)
    pinned = page.locator("[data-points] .circle").bounding_box()
    assert pinned is not None
    page.mouse.click(pinned["x"] + pinned["width"] / 2, pinned["y"] + pinned["height"] * 0.85)
    expect(page.locator(".say .complaint")).to_contain_text("pinned")
    pupil.learn()

    page.get_by_role("link", name="All lessons").click()
    expect(page.locator("li.done")).to_have_count(2)
    expect(page.get_by_text("2 of 8 done")).to_be_visible()
    expect(page.locator("li.next")).to_contain_text("Command cards")
    page.get_by_role("link", name="Flipfield").click()
    expect(page.get_by_role("button", name="Go on with lesson 3")).to_be_visible()
    expect(page.get_by_text("Bot (tutor)")).to_have_count(0)


def test_shooting_is_learned_on_a_phone(window: Callable[..., Window]) -> None:
    page = window(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2).open()
    pupil = Pupil(page, touch=True)
    pupil.begin("Shooting")
    pupil.learn()
    assert pupil.done["shoot"] == 2
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_flip_is_learned_without_a_pointer(window: Callable[..., Window]) -> None:
    page = window().open()
    keys = page.keyboard
    tab_to(page, page.get_by_role("button", name="First lesson"))
    keys.press("Enter")
    expect(page.get_by_role("button", name="Go on")).to_be_focused()
    keys.press("Enter")
    expect(said(page)).to_contain_text("Tap the Swordsmen")
    keys.press("ArrowUp")
    keys.press("Enter")
    expect(page.locator(".ring")).to_be_visible()
    walk(page, up=4, right=0)
    expect(said(page)).to_contain_text("That was one flip")
    walk(page, up=10, right=2)
    expect(said(page)).to_contain_text("end the activation")
    keys.press("e")
    expect(said(page)).to_contain_text("Well done!")
    expect(page.get_by_role("button", name="Next lesson: The pin")).to_be_focused()


def walk(page: Page, up: int, right: int) -> None:
    """Moves the landing cursor and lands there."""
    for key, times in (("ArrowUp", up), ("ArrowRight", right)):
        for _ in range(times):
            page.keyboard.press(key)
    page.keyboard.press("Enter")
