"""The pictures of the documentation: `python -m tests.browser.screens` writes docs/screens/*.png."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Browser, Page

from tests.browser.browsing import PHONE, Window, browser
from tests.browser.player import Player, moving
from tests.browser.reading import Offer
from tests.browser.serving import ROOT, House

FOLDER = ROOT / "docs" / "screens"
ROUND = 2
MOST = 480_000
COLOURS = (256, 192, 128, 96, 64)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, House(Path(folder) / "games.sqlite") as house, browser() as found:
        desktop(found, house)
        phone(found, house)


def desktop(found: Browser, house: House) -> None:
    window = Window(found, house.address, color_scheme="dark")
    page = window.open()
    save(page, "start")
    player = Player(page)
    player.start("Greedy bot")
    seen = player.play(midgame(page), seconds=240)
    [active] = seen.glowing("active")
    page.mouse.move(active.x + 2.5 * active.r, active.y - 3.5 * active.r)
    page.locator(".say .more p").first.wait_for()
    save(page, "battle")
    window.close()


def phone(found: Browser, house: House) -> None:
    window = Window(
        found,
        house.address,
        color_scheme="dark",
        viewport=PHONE,
        has_touch=True,
        is_mobile=True,
        device_scale_factor=1.5,
    )
    page = window.open()
    player = Player(page, touch=True)
    player.start("Greedy bot")
    player.play(moving, seconds=240)
    save(page, "phone")
    window.close()


def midgame(page: Page) -> Callable[[Offer], bool]:
    """A disk is active in a later round."""
    now = page.locator(".where [aria-current]")
    return lambda seen: moving(seen) and int(now.inner_text()) >= ROUND


def save(page: Page, name: str) -> None:
    """Writes a picture with as many colours as fit into its file; rare ones such as the badges are kept."""
    drawn = Image.open(BytesIO(page.screenshot())).convert("RGB")
    path = FOLDER / f"{name}.png"
    for colours in COLOURS:
        drawn.quantize(colours, Image.Quantize.MAXCOVERAGE).save(path, optimize=True)
        if path.stat().st_size <= MOST:
            return
    raise RuntimeError(f"{path} is larger than {MOST} bytes.")


if __name__ == "__main__":
    main()
