"""Pictures for the documentation, docs/screens/LANGUAGE/NAME.png: `python -m tests.browser.screens [NAME…]`.

Bots with a fixed seed fight the battles, so a picture changes only when the page, the rules or a bot does.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from io import BytesIO
from math import hypot
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

import httpx
import msgspec
from PIL import Image
from playwright.sync_api import Page, expect

from flipfield import games
from flipfield.bots import Seat, find
from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.table import engaged_with
from flipfield.kernel.run import apply
from flipfield.kernel.run import start as start_game
from flipfield.kernel.state import CHANCE
from flipfield.lab.setups import Table, setup_for
from flipfield.replay.record import Input, Record, seal
from flipfield.texts import LANGUAGES
from tests.browser.browsing import PATIENCE_MS, Window, browser
from tests.browser.moments import Film, Sitting, asks
from tests.browser.player import toward
from tests.browser.reading import offer
from tests.browser.serving import ROOT, House

FOLDER: Final = ROOT / "docs" / "screens"
SIZE: Final = {"width": 1280, "height": 800}
MOST: Final = 150_000
SAMPLE: Final = (480, 300)
COLOURS: Final = (256, 64, 44, 32)
ROUND: Final = 2
NAME: Final = {0: "Ann"}
PINNED: Final = {"en": "pinned", "de": "gebunden", "pl": "przyszpilony", "nl": "vastgezet"}
REGIMENTS: Final = 2
GLANCE_MS: Final = 2000
CLOSE: Final = 16_000
"""Hundredths of a millimetre."""


class Studio:
    """What the pictures are taken of: one training battle, one standard battle, an army, a lesson."""

    def __init__(self, house: House) -> None:
        self.house = house
        training = Film(house, fought("training"))
        standard = Film(house, fought("warhammer", laid))
        self.replay = training.id
        self.steps = len(training.record.inputs)
        self.battle = training.play_on(training.moment(turn(training, "reach")), NAME, "greedy")
        self.shooting = training.play_on(training.moment(turn(training, "shoot")), NAME, "greedy")
        self.melee = training.play_on(training.moment(engaged), NAME, "greedy")
        self.setup = standard.play_on(len(standard.record.inputs), NAME, "greedy")
        self.lesson = msgspec.convert(self.post("lessons/pin", {"name": NAME[0]}), Sitting)
        pack = httpx.get(f"{house.address}/api/pack").json()
        armies = [ready["army"] for ready in pack["regiments"] if ready["race"] == "empire"][:REGIMENTS]
        army = {key: [one for ready in armies for one in ready[key]] for key in ("regiments", "cards")}
        self.army = str(self.post("armies/check", {"army": army})["code"])

    def post(self, path: str, wanted: object) -> dict[str, object]:
        answer = httpx.post(f"{self.house.address}/api/{path}", json=wanted, timeout=60)
        return dict(answer.raise_for_status().json())


def never(battle: Battle) -> bool:
    return False


def fought(name: str, until: Callable[[Battle], bool] = never) -> Record:
    """A battle of two greedy bots, to its end or to a moment."""
    game, bot, rng = games.find(name), find("greedy"), Random("screens")
    setup = setup_for(game, rng, Table(2, REGIMENTS))
    record = Record(game, setup, [{"kind": "bot", "bot": bot.name}] * 2, [])
    state = start_game(game, setup)
    while not state.over:
        assert isinstance(state, Battle)
        if until(state):
            break
        asked = state.pending[0]
        if asked.player == CHANCE:
            answer = game.families[asked.kind].sample(state, asked, rng)
        else:
            answer = bot.choose(Seat(game, state, asked), rng)
        apply(game, state, asked.id, answer)
        record.inputs.append(Input(int(asked.id), int(asked.player), answer))
    return seal(record)


def turn(film: Film, wanted: str) -> Callable[[Battle], bool]:
    """The player's disk is active in a later round and can flip, or flip and shoot at an enemy."""

    def fits(battle: Battle) -> bool:
        if battle.round < ROUND or not asks("turn", 0)(battle):
            return False
        options = film.options(battle)
        if not options["flip"]:
            return False
        return film.shoots(battle) if wanted == "shoot" else near(battle, int(str(options["disk"])))

    return fits


def near(battle: Battle, active: int) -> bool:
    """A disk has an enemy close by."""
    disk = battle.disks[active]
    enemies = [one for one in battle.on_table() if one.controller != disk.controller]
    return any(hypot(one.x - disk.x, one.y - disk.y) < CLOSE for one in enemies)


def engaged(battle: Battle) -> bool:
    """The player chooses a disk while several are engaged."""
    engaged = [disk for disk in battle.on_table() if engaged_with(battle, disk)]
    return asks("resolve", 0)(battle) and len(engaged) > 1


def laid(battle: Battle) -> bool:
    """The player lays terrain, and not the first piece."""
    return asks("terrain", 0)(battle) and len(battle.terrain) > 1


def start(page: Page, studio: Studio) -> None:
    go(page, "")
    expect(page.locator(".disks span").first).to_be_visible()


def own(page: Page, studio: Studio) -> None:
    go(page, "battle")
    expect(page.locator(".seats fieldset").first).to_be_visible()


def army(page: Page, studio: Studio) -> None:
    go(page, f"army/{studio.army}")
    expect(page.locator(".verdict")).to_be_visible()


def numbers(page: Page, studio: Studio) -> None:
    go(page, "numbers")
    expect(page.locator(".things section").first).to_be_visible()


def lessons(page: Page, studio: Studio) -> None:
    go(page, "lessons")
    expect(page.locator("ol li").first).to_be_visible()


def lesson(page: Page, studio: Studio) -> None:
    studio.lesson.open(page)
    expect(page.locator(".lesson .speech")).to_be_visible()


def setup(page: Page, studio: Studio) -> None:
    studio.setup.open(page)
    page.locator(".drafts .item").first.click()
    felt = page.locator(".felt").bounding_box()
    assert felt is not None
    page.mouse.move(felt["x"] + felt["width"] * 0.62, felt["y"] + felt["height"] * 0.6)
    expect(page.locator(".layer .draft")).to_be_visible()


def battle(page: Page, studio: Studio) -> None:
    studio.battle.open(page)
    expect(page.locator(".layer .reach").first).to_be_visible()
    seen = offer(page)
    [active] = seen.glowing("active")
    enemies = [disk for disk in seen.disks if f"({NAME[0]})" not in disk.label]
    enemy = min(enemies, key=lambda disk: hypot(disk.x - active.x, disk.y - active.y))
    # Over another disk, the pointer would ask who that is.
    far = hypot(enemy.x - active.x, enemy.y - active.y) - enemy.r - 4
    for part in (1.0, 0.8, 0.6, 0.45, 0.3):
        page.mouse.move(*toward(active, enemy, far * part))
        with suppress(AssertionError):
            expect(page.locator(".ghost.last")).to_be_visible(timeout=GLANCE_MS)
            return
    raise RuntimeError("No landing on the way to the nearest enemy is told.")


def shooting(page: Page, studio: Studio) -> None:
    studio.shooting.open(page)
    expect(page.locator(".piece.target").first).to_be_visible()
    target = offer(page).glowing("target")[0]
    page.mouse.click(target.x, target.y)
    page.mouse.move(0, 0)
    expect(page.locator(".bubble .odds")).to_be_visible()


def melee(page: Page, studio: Studio) -> None:
    studio.melee.open(page)
    page.keyboard.press("f")
    expect(page.locator(".melee.sheet .row").first).to_be_visible()


def replay(page: Page, studio: Studio) -> None:
    go(page, f"replay/{studio.replay}")
    page.locator(".timeline input").fill(str(studio.steps * 3 // 4))
    expect(page.locator(".pane .piece").first).to_be_visible()


def lexicon(page: Page, studio: Studio) -> None:
    go(page, "rules")
    language = page.locator("html").get_attribute("lang")
    assert language is not None
    page.get_by_role("searchbox").fill(PINNED[language])
    expect(page.locator("article").first).to_be_visible()


SCREENS: Final[tuple[Callable[[Page, Studio], None], ...]] = (
    start,
    own,
    army,
    numbers,
    lessons,
    lesson,
    setup,
    battle,
    shooting,
    melee,
    replay,
    lexicon,
)


def go(page: Page, path: str) -> None:
    page.evaluate("(path) => (location.hash = `#/${path}`)", path)
    page.evaluate("scrollTo(0, 0)")


def main(names: list[str]) -> None:
    expect.set_options(timeout=PATIENCE_MS)
    wanted = [show for show in SCREENS if not names or show.__name__ in names]
    with TemporaryDirectory() as folder, House(Path(folder) / "games.sqlite") as house, browser() as found:
        studio = Studio(house)
        for language in LANGUAGES:
            window = Window(found, house.address, viewport=SIZE, locale=language, color_scheme="dark")
            page = window.open()
            for show in wanted:
                page.mouse.move(0, 0)
                show(page, studio)
                save(page, FOLDER / language / f"{show.__name__}.png")
            window.close()


def save(page: Page, path: Path) -> None:
    """Writes a picture with as many colours as fit into its file; rare ones such as the badges are kept."""
    path.parent.mkdir(parents=True, exist_ok=True)
    page.evaluate("() => document.fonts.ready")
    # A rule's title follows its tag.
    expect(page.locator(".tag").filter(has_text="§")).to_have_count(0)
    drawn = Image.open(BytesIO(page.screenshot())).convert("RGB")
    sample = drawn.resize(SAMPLE, Image.Resampling.NEAREST)
    for colours in COLOURS:
        palette = sample.quantize(colours, Image.Quantize.MAXCOVERAGE, kmeans=2)
        drawn.quantize(palette=palette, dither=Image.Dither.NONE).save(path, optimize=True)
        if path.stat().st_size <= MOST:
            print(f"{path.relative_to(ROOT)}: {path.stat().st_size} bytes, {colours} colours", flush=True)
            return
    raise RuntimeError(f"{path} is larger than {MOST} bytes.")


if __name__ == "__main__":
    main(sys.argv[1:])
