"""What the browser has to carry: the scripts of the first load, and the work while a flip is shown."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator
from typing import Any

from playwright.sync_api import Browser

from tests.browser.browsing import Window
from tests.browser.figures import DRAWN, SHIFT, painting, scripts
from tests.browser.moments import Film
from tests.browser.player import Player, activating, moving, toward
from tests.browser.serving import House
from tests.golden.record import load


def test_the_first_load_is_light(chromium: Browser, house: House) -> None:
    figure = scripts(chromium, house)
    assert 0 < figure.value <= figure.most


def test_nothing_moves_while_a_page_opens(chromium: Browser, house: House) -> None:
    figures = [one for one in painting(chromium, house, Film(house, load()[0])) if one.most == SHIFT]
    assert figures
    assert [one for one in figures if not one.kept] == []


CHANGED = """() => {
  window.changed = [];
  const seen = new MutationObserver((found) => {
    for (const { target } of found) window.changed.push(target.getAttribute?.("class") ?? target.nodeName);
  });
  seen.observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true });
}"""
PARTS = {"pane", "world", "above"}
"""The table's window, what is moved in it, and what lies above the disks and keeps its size."""


def test_moving_the_table_touches_no_disk(window: Callable[..., Window]) -> None:
    page = window().open()
    player = Player(page)
    player.start()
    player.play(activating)
    pane = page.locator(".pane").bounding_box()
    assert pane is not None
    x, y = pane["x"] + pane["width"] / 2, pane["y"] + pane["height"] / 2
    page.mouse.move(x, y)
    player.watch(lambda seen: not seen.moving)
    page.evaluate(CHANGED)
    page.mouse.down(button="middle")
    for step in range(10):
        page.mouse.move(x + 9 * step, y + 5 * step)
        page.evaluate(DRAWN)
    page.mouse.up(button="middle")
    for step in range(10):
        page.mouse.wheel(0, -40 if step < 7 else 40)
        page.evaluate(DRAWN)
    changed = [str(one).split(" ")[0] for one in page.evaluate("changed")]
    assert changed.count("world") >= 10
    assert set(changed) <= PARTS


MARKS = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
  const animation = animate.apply(this, given);
  if (!this.matches(".piece")) return animation;
  performance.mark("flip-begins");
  animation.finished.then(() => performance.mark("flip-ends"), () => performance.mark("flip-ends"));
  return animation;
};
"""
CATEGORIES = [
    "toplevel",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "blink.user_timing",
    "v8",
]
OWN = {"FunctionCall", "EvaluateScript", "TimerFire", "FireAnimationFrame", "UpdateLayoutTree", "Layout"}
LONG_MS = 50.0


class Trace:
    """What Chromium says about the main thread of the page between the marks."""

    def __init__(self, raw: bytes) -> None:
        events: list[dict[str, Any]] = json.loads(raw)["traceEvents"]
        marks = [event for event in events if event["name"] in ("flip-begins", "flip-ends")]
        self.flips = sum(event["name"] == "flip-begins" for event in marks)
        thread = {(event["pid"], event["tid"]) for event in marks}
        assert len(thread) == 1, "the marks are not of one thread"
        windows = list(spans(sorted((event["ts"], event["name"] == "flip-begins") for event in marks)))
        self.during = [
            event
            for event in events
            if (event["pid"], event["tid"]) in thread
            and "dur" in event
            and any(begin < event["ts"] and event["ts"] + event["dur"] < end for begin, end in windows)
        ]

    def longest(self, names: set[str]) -> float:
        """Milliseconds of processor time of the longest task with such a name."""
        took = [event.get("tdur", event["dur"]) for event in self.during if event["name"] in names]
        return float(max(took, default=0)) / 1000


def spans(marks: list[tuple[int, bool]]) -> Generator[tuple[int, int]]:
    """From the begin of each flip to the next mark that ends it."""
    begun: int | None = None
    for at, begins in marks:
        if begins:
            begun = at
        elif begun is not None:
            yield begun, at
            begun = None


def test_the_main_thread_is_free_while_a_flip_is_shown(
    window: Callable[..., Window], chromium: Browser
) -> None:
    browser = window(reduced_motion="no-preference")
    browser.context.add_init_script(MARKS)
    page = browser.open()
    player = Player(page)
    player.start()
    seen = player.play(moving)
    [active] = seen.glowing("active")
    enemies = [disk for disk in seen.disks if "(Ann)" not in disk.label]
    chromium.start_tracing(page=page, categories=CATEGORIES)
    player.point(*toward(active, enemies[0], active.r * 3))
    player.watch(lambda now: now.sentence != seen.sentence and now.disk(active.id) != active)
    player.watch(lambda now: now.closing or activating(now))
    trace = Trace(chromium.stop_tracing())
    task, own = trace.longest({"RunTask", "ThreadControllerImpl::RunTask"}), trace.longest(OWN)
    print(f"\n{trace.flips} flips: longest task {task:.1f} ms, longest script or layout {own:.1f} ms")
    assert trace.flips
    assert task > 0
    assert own < LONG_MS
