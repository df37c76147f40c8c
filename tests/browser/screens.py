"""Pictures for the documentation, docs/screens/LANGUAGE/NAME.png: `python -m tests.browser.screens [NAME…]`.

Bots with a fixed seed fight the battles, so a picture changes only when the page, the rules or a bot does.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

import httpx
import msgspec
from PIL import Image
from playwright.sync_api import Page, expect

from flipfield import games
from flipfield.bots import find
from flipfield.games.warhammer.battle import Battle
from flipfield.lab.setups import Table
from flipfield.lab.sim import play
from flipfield.replay.record import Record, seal
from flipfield.texts import LANGUAGES
from tests.browser.browsing import Window, browser
from tests.browser.moments import Film, Sitting, asks
from tests.browser.reading import offer
from tests.browser.serving import ROOT, House

FOLDER: Final = ROOT / "docs" / "screens"
SIZE: Final = {"width": 1280, "height": 800}
MOST: Final = 150_000
COLOURS: Final = (256, 192, 128, 96, 64, 48)
ROUND: Final = 2
NAME: Final = {0: "Ann"}
PINNED: Final = {"en": "pinned", "de": "gebunden", "pl": "przyszpilony", "nl": "vastgezet"}
REGIMENTS: Final = 2


class Studio:
    """What the pictures are taken of: one training battle, one standard battle, an army, a lesson."""

    def __init__(self, house: House) -> None:
        self.house = house
        training = Film(house, fought("training"))
        standard = Film(house, fought("warhammer"))
        self.replay = training.id
        self.steps = len(training.record.inputs)
        self.battle = training.play_on(training.moment(turn(training, "reach")), NAME, "greedy")
        self.shooting = training.play_on(training.moment(turn(training, "shoot")), NAME, "greedy")
        self.melee = training.play_on(training.moment(asks("engagement", 0)), NAME, "greedy")
        self.setup = standard.play_on(standard.moment(laid), NAME, "greedy")
        self.lesson = msgspec.convert(self.post("lessons/pin", {"name": NAME[0]}), Sitting)
        pack = httpx.get(f"{house.address}/api/pack").json()
        armies = [ready["army"] for ready in pack["regiments"] if ready["race"] == "empire"][:REGIMENTS]
        army = {
            "regiments": [one for ready in armies for one in ready["regiments"]],
            "cards": armies[0]["cards"],
        }
        self.army = str(self.post("armies/check", {"army": army})["code"])

    def post(self, path: str, wanted: object) -> dict[str, object]:
        answer = httpx.post(f"{self.house.address}/api/{path}", json=wanted, timeout=60)
        return dict(answer.raise_for_status().json())


def fought(game: str) -> Record:
    """A battle of two greedy bots."""
    greedy = find("greedy")
    return seal(play(games.find(game), [greedy, greedy], Random("screens"), Table(2, REGIMENTS)).record)


def turn(film: Film, wanted: str) -> Callable[[Battle], bool]:
    """The player's disk is active in a later round and can flip or shoot."""

    def fits(battle: Battle) -> bool:
        if battle.round < ROUND or not asks("turn", 0)(battle):
            return False
        options = film.record.game.describe(battle, battle.pending[0])
        return bool(options[wanted]) and bool(options["flip"])

    return fits


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
    [active] = offer(page).glowing("active")
    page.mouse.move(active.x + 1.5 * active.r, active.y - 3 * active.r)
    expect(page.locator(".say .outlook")).to_be_visible()


def shooting(page: Page, studio: Studio) -> None:
    studio.shooting.open(page)
    expect(page.locator(".piece.target").first).to_be_visible()
    target = offer(page).glowing("target")[0]
    page.mouse.click(target.x, target.y)
    expect(page.locator(".bubble .odds")).to_be_visible()


def melee(page: Page, studio: Studio) -> None:
    studio.melee.open(page)
    expect(page.locator(".fights .fight").first).to_be_visible()


def replay(page: Page, studio: Studio) -> None:
    go(page, f"replay/{studio.replay}")
    page.locator(".timeline input").fill(str(studio.steps * 3 // 4))
    expect(page.locator(".now")).not_to_be_empty()


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


def main(names: list[str]) -> None:
    wanted = [show for show in SCREENS if not names or show.__name__ in names]
    with (
        TemporaryDirectory() as folder,
        House(Path(folder) / "games.sqlite") as house,
        House(Path(folder) / "empty.sqlite") as empty,
        browser() as found,
    ):
        studio = Studio(house)
        for language in LANGUAGES:
            for show in wanted:
                # The start page of another house, which tells of no battles.
                address = empty.address if show is start else house.address
                window = Window(found, address, viewport=SIZE, locale=language, color_scheme="dark")
                page = window.open()
                expect(page.locator("main")).to_be_visible()
                show(page, studio)
                save(page, FOLDER / language / f"{show.__name__}.png")
                window.close()


def save(page: Page, path: Path) -> None:
    """Writes a picture with as many colours as fit into its file; rare ones such as the badges are kept."""
    path.parent.mkdir(parents=True, exist_ok=True)
    page.evaluate("() => document.fonts.ready")
    page.wait_for_load_state("networkidle")
    drawn = Image.open(BytesIO(page.screenshot())).convert("RGB")
    for colours in COLOURS:
        drawn.quantize(colours, Image.Quantize.MAXCOVERAGE).save(path, optimize=True)
        if path.stat().st_size <= MOST:
            print(f"{path.relative_to(ROOT)}: {path.stat().st_size} bytes, {colours} colours", flush=True)
            return
    raise RuntimeError(f"{path} is larger than {MOST} bytes.")


if __name__ == "__main__":
    main(sys.argv[1:])
