"""Names of units and command cards in every language, and what they stand for."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache

from flipfield.games.warhammer.pack import core
from flipfield.texts import LANGUAGES, translator

CARDS = "tab-hand"
"""The text that stands before the command cards of an army."""
BOOK = "area-command"
"""What the rulebooks write there."""


class UnknownName(Exception):
    """Nothing has that name; `near` is the name that may have been meant, or empty."""

    def __init__(self, name: str, near: str) -> None:
        super().__init__(name)
        self.name = name
        self.near = near


def name_of(kind: str, id: str, lang: str) -> str:
    """The name of a unit or a card in a language."""
    return translator(lang).text(f"{kind}-{id}")


def heading(lang: str) -> str:
    """The word before the command cards."""
    return translator(lang).text(CARDS)


def id_of(kind: str, name: str) -> str:
    """The unit or card with that id, or with that name in any language."""
    known = _known(kind)
    folded = _folded(name)
    if folded in known:
        return known[folded][0]
    near = get_close_matches(folded, known, 1)
    raise UnknownName(name, known[near[0]][1] if near else "")


def is_heading(name: str) -> bool:
    """Whether a word says that command cards follow."""
    return _folded(name) in _headings()


def near_heading(name: str) -> str:
    """The word for command cards that may have been meant, or nothing."""
    near = get_close_matches(_folded(name), _headings(), 1)
    return near[0].capitalize() if near else ""


@cache
def _headings() -> list[str]:
    return [_folded(translator(lang).text(key)) for key in (CARDS, BOOK) for lang in LANGUAGES]


@cache
def _known(kind: str) -> dict[str, tuple[str, str]]:
    """By folded name: the id, and the name as it is written."""
    found: dict[str, tuple[str, str]] = {}
    for id in core().tables[kind]:
        for name in (*(name_of(kind, id, lang) for lang in LANGUAGES), id):
            found.setdefault(_folded(name), (id, name))
    return found


def _folded(name: str) -> str:
    """A name without what people write in different ways."""
    return " ".join(name.casefold().replace("’", "'").split())
