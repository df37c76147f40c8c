"""The limits that an army breaks, as sentences."""

from __future__ import annotations

from flipfield.armies.names import name_of
from flipfield.games.warhammer.army import Violation
from flipfield.texts import translator


def sentence(violation: Violation, lang: str) -> str:
    """What is wrong, in one of the languages."""
    values: dict[str, str | int] = {}
    for key, value in violation.facts:
        if key in ("unit", "card"):
            values[key] = name_of(key, str(value), lang)
        else:
            values[key] = value if isinstance(value, int) else str(value)
    return translator(lang).text(f"army-{violation.code}", **values)
