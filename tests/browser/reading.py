"""What a page shows, read from its document as a person would see it."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from playwright.sync_api import Page

PREFIXES = (
    "event|refusal|decision|error|button|phase|unit|card|ability|keyword|race|strategy|range|die|army|"
    "opponent|aim|inspect|notice|replay|result|start|type|stat|provenance|handover|learn|lesson"
)
RAW = re.compile(rf"(?<![\w.#/-])(?:{PREFIXES})-[a-z]+(?:-[a-z]+)*")
NAMELESS = re.compile(
    r"^\s*- (?:button|link|textbox|combobox|radio|slider|tab|checkbox|dialog)(?: \[.*\])?:?$", re.M
)

WORDS = """() => {
  const said = [document.body.innerText];
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]"))
    for (const name of ["aria-label", "title", "placeholder"]) said.push(element.getAttribute(name) ?? "");
  return said.join("\\n");
}"""

OFFER = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const GLOWS = ["touch", "target", "ally", "chosen", "active", "point"];
  const pane = document.querySelector(".pane")?.getBoundingClientRect();
  const disks = all(".pane [data-disk]").map((element) => {
    const box = element.getBoundingClientRect();
    return {
      id: Number(element.dataset.disk),
      glow: GLOWS.find((glow) => element.classList.contains(glow)) ?? "none",
      // Adding 0 makes -0 a whole number for the reader.
      x: Math.round(box.x + box.width / 2) + 0,
      y: Math.round(box.y + box.height / 2) + 0,
      r: Math.round(box.width / 2),
      label: element.getAttribute("aria-label") ?? "",
    };
  });
  const count = (selector) => all(selector).length;
  const gliding = all(".world").some((world) => {
    const drawn = new DOMMatrix(getComputedStyle(world).transform);
    const meant = new DOMMatrix(world.style.transform);
    return Math.abs(drawn.e - meant.e) + Math.abs(drawn.f - meant.f) + Math.abs(drawn.a - meant.a) > 0.01;
  });
  return {
    over: count("#result-title") > 0,
    handover: count("#handover-title") > 0,
    moving: gliding || count(".moving, .pane.shifted") > 0,
    shown: all(".middle").map((element) => element.innerText).join(" "),
    bubble: count(".bubble .main"),
    fan: count(".fan button"),
    inspector: count(".inspector .fixed") > 0,
    rule: count("#rule-title") > 0,
    tray: count(".tray button"),
    zone: count(".layer .zone") > 0,
    offers: count(".offers button:enabled"),
    draft: all(".drafts").map((element) => element.innerText).join(" "),
    cards: count(".hand .slot.open"),
    raised: count(".hand .slot.raised") > 0,
    fights: count(".fights button:enabled"),
    listed: count(".options button:enabled"),
    several: count(".options button[aria-pressed]") > 0,
    landing: count(".layer .reach") > 0,
    closing: count(".actions .closing:enabled") > 0,
    helped: count(".actions .help:enabled") > 0,
    special: all(".actions .special:enabled").map((element) => element.innerText.trim()),
    undo: count(".actions .undo:enabled") > 0,
    sentence: document.querySelector(".say .sentence")?.innerText ?? "",
    complaint: document.querySelector(".say .complaint")?.getAttribute("aria-label") ?? "",
    pane: pane ? [pane.x, pane.y, pane.right, pane.bottom].map((n) => Math.round(n) + 0) : [0, 0, 0, 0],
    disks,
  };
}"""

CHANGE = f"""([before, most]) => new Promise((done) => {{
  const look = {OFFER};
  const late = performance.now() + most;
  const check = () => {{
    if (JSON.stringify(look()) !== before || performance.now() > late) done();
    else setTimeout(check, 15);
  }};
  check();
}})"""


class Disk(msgspec.Struct, frozen=True):
    id: int
    glow: str
    x: int
    y: int
    r: int
    label: str


class Offer(msgspec.Struct, frozen=True):
    """What the table page offers at this moment."""

    over: bool
    handover: bool
    moving: bool
    shown: str
    bubble: int
    fan: int
    inspector: bool
    rule: bool
    tray: int
    zone: bool
    offers: int
    draft: str
    cards: int
    raised: bool
    fights: int
    listed: int
    several: bool
    landing: bool
    closing: bool
    helped: bool
    special: list[str]
    undo: bool
    sentence: str
    complaint: str
    pane: list[int]
    disks: list[Disk]

    def glowing(self, *glows: str) -> list[Disk]:
        return [disk for disk in self.disks if disk.glow in glows]

    def disk(self, id: int) -> Disk:
        return next(disk for disk in self.disks if disk.id == id)

    def inside(self, x: float, y: float) -> bool:
        left, top, right, bottom = self.pane
        return left + 4 < x < right - 4 and top + 4 < y < bottom - 4


def raw_offer(page: Page) -> Any:
    return page.evaluate(OFFER)


def offer(page: Page) -> Offer:
    return msgspec.convert(raw_offer(page), Offer)


def until_changed(page: Page, before: Offer, most_ms: int) -> None:
    """Waits until the page offers something else, or a while."""
    page.evaluate(CHANGE, [msgspec.json.encode(before).decode(), most_ms])


def flaws(page: Page) -> list[str]:
    """Message keys that nobody translated, and controls without a name."""
    words = str(page.evaluate(WORDS))
    raw = [f"a raw key is shown: {key}" for key in sorted(set(RAW.findall(words)))]
    tree = page.locator("body").aria_snapshot()
    return raw + [f"a control has no name: {line.strip()}" for line in NAMELESS.findall(tree)]
