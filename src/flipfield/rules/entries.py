"""What a rule catalogue is made of."""

from typing import Annotated

import msgspec

LANGUAGES = ("en", "de", "pl", "nl")

Words = Annotated[str, msgspec.Meta(pattern=r"\S")]


class CatalogueError(ValueError):
    """The data of a catalogue are broken."""


class UnknownRule(LookupError):
    """No catalogue has a rule with this id."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a catalogue; unknown keys are refused."""


class Rule(Entry, frozen=True):
    """One rule in our own words; `marked` says why it has no meaning in software.

    A definition says what something is, counts, or gives an example: it is proven, but answers no "why?".
    """

    id: Words
    title: Words
    says: Words
    source: tuple[Words, ...]
    checks: tuple[Words, ...]
    definition: bool = False
    marked: Words | None = None

    @property
    def area(self) -> str:
        """The middle part of the id: `move` of `wd.move.flip`."""
        return self.id.split(".")[1]


class Ruling(Entry, frozen=True):
    """How a question that the books leave open is decided."""

    id: Words
    title: Words
    question: Words
    ruling: Words
    why: Words
    affects: tuple[str, ...]


class Conflict(Entry, frozen=True):
    """How a contradiction between the books is resolved."""

    id: Words
    title: Words
    german: Words
    polish: Words
    english: Words
    resolution: Words
    why: Words
    affects: tuple[str, ...]


class Name(Entry, frozen=True):
    """A name or term as the books print it; the English one gives the pack id."""

    english: Words
    german: Words
    polish: Words
    kind: Words
    race: str
    note: str


class Term(Entry, frozen=True):
    """A word of the game in the four languages."""

    kind: Words
    en: Words
    de: Words
    pl: Words
    nl: Words

    def word(self, lang: str) -> str:
        """The word in one language."""
        return {"en": self.en, "de": self.de, "pl": self.pl, "nl": self.nl}[lang]


class Translation(Entry, frozen=True):
    """Title and text of a rule in another language."""

    title: Words
    says: Words


class RuleText(Entry, frozen=True):
    """A rule's text as a reader gets it; `fallback` means English for want of a translation."""

    title: str
    says: str
    lang: str
    fallback: bool


def check_language(lang: str) -> None:
    """Refuse a language that has no texts."""
    if lang not in LANGUAGES:
        raise ValueError(f"unknown language {lang!r}; there are {', '.join(LANGUAGES)}")
