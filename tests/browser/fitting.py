"""Whether a page fits its window: every control can be reached, no text is cut off or covered."""

from __future__ import annotations

from playwright.sync_api import Page

MISFITS = """([within, texts]) => {
  const found = [];
  const root = [...document.querySelectorAll(within)].at(-1);
  if (!root) return [`there is no ${within}`];
  const [wide, high] = [document.documentElement.clientWidth, innerHeight];
  const called = (element) => {
    const name = [...element.classList].filter((one) => !one.startsWith("svelte-")).join(".");
    const words = (element.getAttribute("aria-label") ?? element.innerText ?? "").trim().slice(0, 40);
    return `${element.tagName.toLowerCase()}${name && "." + name} “${words}”`;
  };
  // Of a long list, the first and the last rows: the others are like them.
  const alike = new Set(
    [...root.querySelectorAll("ul, ol")].flatMap((list) => [...list.children].slice(20, -4)),
  );
  const among = (element) => alike.has(element.closest("li"));
  const ASIDE = ".unseen, .world, [inert], option, svg, script, style";
  const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(ASIDE);
  const scrolled = [...document.querySelectorAll("*")]
    .filter((element) => element.scrollTop || element.scrollLeft)
    .map((element) => [element, element.scrollTop, element.scrollLeft]);
  const touched = new Set();
  const show = (element) => {
    for (let up = element.parentElement; up; up = up.parentElement) touched.add(up);
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  };

  const most = document.documentElement.scrollWidth;
  if (most > wide) found.push(`the page is ${most} wide in a window of ${wide}`);
  for (const control of root.querySelectorAll("button, a[href], input, select, textarea, summary")) {
    if (among(control) || !seen(control) || control.matches("[type=file]")) continue;
    show(control);
    const box = control.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    const tall = box.height > high;
    if (box.left < -1 || box.right > wide + 1 || (!tall && (box.top < -1 || box.bottom > high + 1))) {
      found.push(`outside: ${called(control)} ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
      continue;
    }
    for (const [across, down] of [[0.5, 0.5], [0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]]) {
      const y = Math.min(high - 1, Math.max(0, box.top + box.height * down));
      const hit = document.elementFromPoint(box.left + box.width * across, y);
      if (hit && [control, ...(control.labels ?? [])].some((own) => own.contains(hit))) continue;
      // A link of several lines has corners that are not its own.
      if (getComputedStyle(control).display === "inline") continue;
      found.push(`covered: ${called(control)} by ${hit ? called(hit) : "nothing"}`);
      break;
    }
  }

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); texts && node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!node.data.trim() || !holder || among(holder) || !seen(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    show(holder);
    for (const line of range.getClientRects()) {
      if (line.width < 1) continue;
      const words = node.data.trim().slice(0, 40);
      const [x, y] = [(line.left + line.right) / 2, (line.top + line.bottom) / 2];
      let [scrolls, away] = [false, x < 0 || x >= wide || y < 0 || y >= high];
      for (let up = holder; up; up = up.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(up);
        const box = up.getBoundingClientRect();
        const hides = (flow) => flow === "hidden" || flow === "clip";
        const beside = hides(overflowX) && (line.right > box.right + 2 || line.left < box.left - 2);
        const below = hides(overflowY) && (line.bottom > box.bottom + 3 || line.top < box.top - 3);
        if (!scrolls && (beside || below)) found.push(`cut off: “${words}” in ${called(up)}`);
        const inside = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
        if ([overflowX, overflowY].some((flow) => flow !== "visible")) {
          scrolls ||= overflowX === "auto" || overflowY === "auto";
          away ||= !inside;
        }
        if (position === "fixed") break;
      }
      if (!scrolls && (line.left < -1 || line.right > wide + 1)) found.push(`outside: “${words}”`);
      const hit = away ? null : document.elementFromPoint(x, y);
      if (!hit || hit.contains(holder) || holder.contains(hit)) continue;
      const { opacity, position } = getComputedStyle(hit);
      if (opacity === "0" || position === "sticky") continue;
      if (getComputedStyle(holder).pointerEvents === "none") continue;
      found.push(`written over: “${words}” by ${called(hit)}`);
    }
  }
  for (const element of touched) [element.scrollTop, element.scrollLeft] = [0, 0];
  for (const [element, top, left] of scrolled) [element.scrollTop, element.scrollLeft] = [top, left];
  return [...new Set(found)];
}"""


def misfits(page: Page, within: str = "body", texts: bool = True) -> list[str]:
    """What lies outside the window or under something else, cannot be scrolled to, or is cut off."""
    found = page.evaluate(MISFITS, [within, texts])
    return [str(one) for one in found]


def settled(page: Page) -> None:
    """The page is laid out anew and the table has glided to its place."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.wait_for_function("() => document.querySelector('.gliding, .shifted') === null")
