"""What the log may say of a failure: where it happened, never what it was about."""

from __future__ import annotations

from pathlib import Path
from traceback import extract_tb
from typing import Final

DEEP: Final = 8
"""So many places are named, the innermost first."""


def fault(error: BaseException) -> str:
    """Kind and places of an error; its own words may hold names, cards, keys or the parameters of SQL."""
    places = [f"{Path(place.filename).name}:{place.lineno}" for place in extract_tb(error.__traceback__)]
    return " < ".join([_kind(error), *reversed(places[-DEEP:])])


def _kind(error: BaseException) -> str:
    """Databases have a code for what went wrong."""
    original = getattr(error, "orig", None)
    code = getattr(original, "sqlite_errorname", None) or getattr(original, "sqlstate", None)
    return f"{type(error).__name__} ({code})" if code else type(error).__name__
