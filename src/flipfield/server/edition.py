"""Which build of the page this server hands out: a page of another build says that it should be reloaded."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

HEADER: Final = "Flipfield-Client"
SCRIPT: Final = re.compile(r"<script[^>]*\bsrc=\"[^\"]*?([^/\"]+)\"")


def client(static: Path) -> str:
    """The name of the page's first script, which changes with everything that it loads; "" without a page."""
    page = static / "index.html"
    try:
        return _script(page, page.stat().st_mtime_ns)
    except OSError:
        return ""


@lru_cache(maxsize=4)
def _script(page: Path, changed: int) -> str:
    found = SCRIPT.search(page.read_text("utf-8"))
    return found.group(1) if found else ""
