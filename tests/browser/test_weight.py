"""What the browser has to carry: the scripts of the first load, and the work while a flip is shown."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Response

from tests.browser.browsing import Window

MOST = 200_000


def test_the_first_load_is_light(window: Callable[..., Window]) -> None:
    page = window().open("/api/info")
    scripts: list[Response] = []

    def heard(response: Response) -> None:
        if response.request.resource_type == "script":
            scripts.append(response)

    page.on("response", heard)
    page.goto(page.url.removesuffix("api/info"), wait_until="networkidle")
    sizes = {script.url.rpartition("/")[2]: script.request.sizes()["responseBodySize"] for script in scripts}
    print(f"\nScripts of the first load: {sum(sizes.values())} bytes in {len(sizes)} files")
    assert sizes
    assert all(size > 0 for size in sizes.values()), sizes
    assert all(script.header_value("content-encoding") == "gzip" for script in scripts if sizes[script.url.rpartition("/")[2]] > 1000)
    assert sum(sizes.values()) <= MOST, sizes
