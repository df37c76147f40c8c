"""How quick the pages are: `python -m tests.browser.figures` prints a table of what was measured."""

from __future__ import annotations

import json
import statistics
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

import httpx
from playwright.sync_api import Browser, Page, Response

from flipfield.armies.draw import draw
from flipfield.bots.random import RandomBot
from flipfield.games.warhammer.army import ArmyList
from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.game import standard
from flipfield.kernel.value import Json
from flipfield.lab.setups import Table
from flipfield.lab.sim import play
from flipfield.replay.record import Record, seal, steps
from tests.browser.browsing import DESKTOP, PHONE, Window, browser
from tests.browser.moments import Film, Sitting, asks
from tests.browser.player import Player, activating
from tests.browser.serving import House

SCRIPT_BYTES: Final = 250_000
PAINT_MS: Final = 1500.0
SHIFT: Final = 0.05
FRAME_MS: Final = 16.0
REACH_MS: Final = 100.0
RACES: Final = ("empire", "orc", "high elf", "chaos")
REGIMENTS: Final = 3
DRAWN_ARMIES: Final = 40
STEPS: Final = 60

SCREENS: Final[dict[str, dict[str, Any]]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2},
}
SHIFTS: Final = """
window.shifts = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""
PAINT: Final = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity"
DRAWN: Final = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
"""From the press of the pointer to the frame after the one in which the reach map is in the page."""
REACH: Final = """() => new Promise((done) => {
  addEventListener("pointerdown", () => {
    const begun = performance.now();
    const look = () => {
      if (document.querySelector(".layer .reach")) setTimeout(() => done(performance.now() - begun));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, { once: true, capture: true });
})"""
TRACED: Final = ["toplevel", "devtools.timeline", "blink.user_timing"]
TASKS: Final = {"RunTask", "ThreadControllerImpl::RunTask"}


class Figure(NamedTuple):
    """What was measured, and the most that it may be."""

    name: str
    value: float
    most: float
    unit: str = "ms"

    @property
    def kept(self) -> bool:
        return self.value <= self.most


def main() -> int:
    figures: list[Figure] = []
    print(f"{'':2}{'figure':58}{'measured':>12}{'at most':>12}")
    with TemporaryDirectory() as folder, House(Path(folder) / "games.sqlite") as house, browser() as found:
        for figure in measured(found, house):
            mark = " " if figure.kept else "!"
            print(f"{mark:2}{figure.name:58}{figure.value:12.4g}{figure.most:12g} {figure.unit}", flush=True)
            figures.append(figure)
    return 0 if all(figure.kept for figure in figures) else 1


def measured(found: Browser, house: House) -> Iterator[Figure]:
    yield scripts(found, house)
    film = Film(house, crowded())
    yield from painting(found, house, film)
    yield from reaching(found, house)
    yield from table(found, house, film)


def scripts(found: Browser, house: House) -> Figure:
    """Bytes of script that the start page loads, as they are sent."""
    window = Window(found, house.address)
    page = window.page()
    sent: list[Response] = []
    page.on("response", lambda one: sent.append(one) if one.request.resource_type == "script" else None)
    page.goto(house.address, wait_until="networkidle")
    whole = sum(one.request.sizes()["responseBodySize"] for one in sent)
    window.close()
    return Figure("scripts of the first load", whole, SCRIPT_BYTES, "bytes")


def painting(found: Browser, house: House, film: Film) -> Iterator[Figure]:
    """First paint and layout shifts of every page, each in a browser that has never seen it."""
    sitting = film.play_on(film.moment(asks("turn", 0)), {0: "Ann"})
    lesson = post(house, "lessons/flip", {"name": "Ann"})
    pack = httpx.get(f"{house.address}/api/pack").json()
    army = post(house, "armies/check", {"army": pack["regiments"][0]["army"], "lang": "en"})
    pages: dict[str, str] = {
        "start": "#/",
        "lessons": "#/lessons",
        "lesson": f"#/game/{lesson['id']}",
        "armies": "#/armies",
        "army": f"#/army/{army['code']}",
        "numbers": "#/numbers",
        "own battle": "#/battle",
        "game": f"#/game/{sitting.id}",
        "replay": f"#/replay/{film.id}",
        "rules": "#/rules",
        "credits": "#/credits",
    }
    keys = {sitting.id: sitting.keys, lesson["id"]: lesson["keys"]}
    for screen, settings in SCREENS.items():
        for name, path in pages.items():
            window = Window(found, house.address, **settings)
            window.context.add_init_script(
                f"localStorage.setItem('flipfield.keys', {json.dumps(json.dumps(keys))});{SHIFTS}"
            )
            page = window.page()
            page.goto(f"{house.address}/{path}", wait_until="networkidle")
            page.evaluate(DRAWN)
            yield Figure(f"{name}, {screen}: first contentful paint", page.evaluate(PAINT), PAINT_MS)
            yield Figure(f"{name}, {screen}: layout shifts", page.evaluate("shifts"), SHIFT, "")
            window.close()


def reaching(found: Browser, house: House) -> Iterator[Figure]:
    """From choosing a disk in a training battle to its reach map, the answer of the server included."""
    window = Window(found, house.address)
    page = window.open()
    player = Player(page)
    player.start()
    took: list[float] = []
    while len(took) < 3:
        seen = player.play(activating)
        took.append(chosen(page, *[(disk.x, disk.y) for disk in seen.glowing("touch")][len(took) % 2]))
        player.play(lambda seen: seen.closing)
        page.locator(".actions .closing:enabled").click()
    window.close()
    yield Figure("training battle: the reach map of a chosen disk", statistics.median(took), REACH_MS)


def chosen(page: Page, x: float, y: float) -> float:
    """Milliseconds from a click on a disk until its reach map is drawn."""
    page.mouse.move(x, y)
    page.evaluate(f"() => {{ window.reached = ({REACH})() }}")
    page.mouse.click(x, y)
    return float(page.evaluate("reached"))


def crowded() -> Record:
    """A battle of four players with as many disks as their points buy."""
    game, rng = standard(), Random("crowded")
    drawn = [[draw(game.pack, race, REGIMENTS, rng) for _ in range(DRAWN_ARMIES)] for race in RACES]
    armies = tuple(to_setup(max(some, key=disks_of)) for some in drawn)
    table = Table(len(RACES), REGIMENTS, armies)
    return seal(play(game, [RandomBot()] * len(RACES), rng, table).record)


def disks_of(army: ArmyList) -> int:
    return sum(1 + sum(regiment.units.values()) for regiment in army.regiments)


def to_setup(army: ArmyList) -> dict[str, Json]:
    regiments: list[Json] = [{"hero": one.hero, "units": {**one.units}} for one in army.regiments]
    return {"regiments": regiments, "cards": [*army.cards]}


def fullest(film: Film) -> tuple[int, int]:
    """After how many answers player 0 chooses a disk while most disks are on the table, and how many."""
    found = [
        (len(step.state.on_table()), number)
        for number, step in enumerate(steps(film.record))
        if isinstance(step.state, Battle) and asks("resolve", 0)(step.state)
    ]
    disks, number = max(found)
    return number, disks


def table(found: Browser, house: House, film: Film) -> Iterator[Figure]:
    """Panning and zooming, and a reach map, with the table full of disks."""
    step, disks = fullest(film)
    sitting = film.play_on(step, {0: "Ann"})
    yield Figure("disks on the table", disks, float("inf"), "")
    yield from moving(found, house, sitting)


def moving(found: Browser, house: House, sitting: Sitting) -> Iterator[Figure]:
    window = Window(found, house.address)
    page = window.open()
    sitting.open(page)
    pane = page.locator(".pane").bounding_box()
    assert pane is not None
    x, y = pane["x"] + pane["width"] / 2, pane["y"] + pane["height"] / 2
    for _ in range(3):
        page.get_by_role("button", name="Closer").click()
    page.mouse.move(x, y)
    page.mouse.down(button="middle")

    def drag(step: int) -> None:
        page.mouse.move(x + 4 * (step % 30), y + 3 * (step % 20))

    def wheel(step: int) -> None:
        page.mouse.wheel(0, -60 if step % 20 < 10 else 60)

    for name, step in {"dragging": drag, "wheeling": wheel}.items():
        longest = traced(found, page, step)
        yield Figure(f"{name} with a full table: longest task", longest, FRAME_MS)
        page.mouse.up(button="middle")
    window.close()


def traced(found: Browser, page: Page, step: Callable[[int], None]) -> float:
    """Milliseconds of the longest task while something is done again and again."""
    # What loading the page left behind is not what is measured.
    page.context.new_cdp_session(page).send("HeapProfiler.collectGarbage")
    found.start_tracing(page=page, categories=TRACED)
    page.evaluate("performance.mark('begins')")
    for number in range(STEPS):
        step(number)
        page.evaluate(DRAWN)
    page.evaluate("performance.mark('ends')")
    return longest_task(found.stop_tracing())


def longest_task(trace: bytes) -> float:
    """Milliseconds of processor time of the page's longest task between the marks."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    timing = [one for one in events if one["cat"].endswith("user_timing")]
    marks = {one["name"]: one for one in timing if one["name"] in ("begins", "ends")}
    thread = marks["begins"]["pid"], marks["begins"]["tid"]
    took = [
        one.get("tdur", one["dur"])
        for one in events
        if one["name"] in TASKS
        and (one["pid"], one["tid"]) == thread
        and marks["begins"]["ts"] < one["ts"] < marks["ends"]["ts"]
    ]
    return max(took, default=0) / 1000


def post(house: House, path: str, wanted: object) -> Any:
    return httpx.post(f"{house.address}/api/{path}", json=wanted, timeout=60).raise_for_status().json()


if __name__ == "__main__":
    sys.exit(main())
