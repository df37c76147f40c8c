"""Names of those who sit at a table, as records keep and show them."""

from __future__ import annotations

import unicodedata
from typing import Any, Final

from flipfield.kernel.value import Json

LONGEST: Final = 60
"""So many characters a name has at most."""

LINES: Final = ("Zl", "Zp")


def plain(name: str) -> str:
    """A name in one line, without control and direction characters that would upset the text around it."""
    spaced = " ".join(unicodedata.normalize("NFC", name).split())
    kept = [letter for letter in spaced if not _upsets(unicodedata.category(letter))]
    return "".join(kept).strip()[:LONGEST]


def shown(seat: dict[str, Any]) -> dict[str, Json]:
    """A seat of a foreign file or an old database; its name stands beside other words."""
    name = seat.get("name")
    return {**seat, "name": plain(name)} if isinstance(name, str) else seat


def _upsets(category: str) -> bool:
    return category.startswith("C") or category in LINES
