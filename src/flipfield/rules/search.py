"""Finding rules and terms by words of any of the four languages."""

import difflib
import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final

import msgspec

from flipfield.rules.entries import LANGUAGES, Rule, Term, Translation, check_language

ALIKE: Final = 0.82
"""How much of a mistyped or inflected word has to be as in the word that is meant."""
MOST: Final = 8
"""Who writes more words is not searching for one that he mistyped."""


class Found(msgspec.Struct, frozen=True):
    """What a search found; rules with the words in their title come first."""

    terms: list[Term]
    rules: list[Rule]


class Index:
    """The folded texts of a catalogue, to search in."""

    def __init__(
        self, rules: Mapping[str, Rule], texts: Mapping[str, Mapping[str, Translation]], terms: Sequence[Term]
    ) -> None:
        self._rules = rules
        self._terms = terms
        everything: dict[str, Mapping[str, Rule | Translation]] = {"en": rules, **texts}
        self._titles = {
            lang: {rule_id: fold(f"{rule_id} {text.title}") for rule_id, text in written.items()}
            for lang, written in everything.items()
        }
        self._bodies = {
            lang: {rule_id: fold(text.says) for rule_id, text in written.items()}
            for lang, written in everything.items()
        }

    def search(self, words: str, lang: str | None) -> Found:
        """Terms and rules that hold all the words; accents and case do not matter.

        A word that is a term also finds the rules that use its English word, translated or not.
        """
        if lang is not None:
            check_language(lang)
        langs = LANGUAGES if lang is None else (lang,)
        wanted = fold(words).split()
        if not wanted:
            return Found([], [])
        terms = [term for term in self._terms if any(_holds(fold(term.word(code)), wanted) for code in langs)]
        meant = [pattern for term in terms for pattern in _english(term, " ".join(wanted), langs)]
        hits: list[list[Rule]] = [[], [], []]
        for rule in self._rules.values():
            rank = self._rank(rule.id, wanted, langs, meant)
            if rank is not None:
                hits[rank].append(rule)
        return Found(terms, [rule for rank in hits for rule in rank])

    def nearest(self, words: str) -> str:
        """The words with those that stand nowhere replaced by the known ones most like them."""
        wanted = fold(words).split()
        if len(wanted) > MOST:
            return ""
        known = [self._known(word) for word in wanted]
        return " ".join(known) if all(known) else ""

    def _known(self, word: str) -> str:
        if any(word in other for other in self._words):
            return word
        return next(iter(difflib.get_close_matches(word, self._words, 1, ALIKE)), "")

    @cached_property
    def _words(self) -> list[str]:
        """All words of all languages, those of terms first."""
        texts = [fold(term.word(lang)) for term in self._terms for lang in LANGUAGES]
        for part in (self._titles, self._bodies):
            texts += [text for written in part.values() for text in written.values()]
        return list(dict.fromkeys(word for text in texts for word in re.findall(r"\w{3,}", text)))

    def _rank(
        self, rule_id: str, wanted: list[str], langs: Sequence[str], meant: list[re.Pattern[str]]
    ) -> int | None:
        """0 for words in the title, 1 in the text, 2 for a term in the English text."""
        written = [lang for lang in langs if rule_id in self._titles.get(lang, {})]
        if any(_holds(self._titles[lang][rule_id], wanted) for lang in written):
            return 0
        if any(
            _holds(self._titles[lang][rule_id] + " " + self._bodies[lang][rule_id], wanted)
            for lang in written
        ):
            return 1
        english = self._titles["en"][rule_id] + " " + self._bodies["en"][rule_id]
        return 2 if any(pattern.search(english) for pattern in meant) else None


def fold(text: str) -> str:
    """Text without case, accents and strokes: `Przyszpilić` and `przyszpilic` are the same."""
    plain = unicodedata.normalize("NFKD", text.casefold()).replace("ł", "l")
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def _holds(text: str, wanted: list[str]) -> bool:
    return all(word in text for word in wanted)


def _english(term: Term, phrase: str, langs: Sequence[str]) -> list[re.Pattern[str]]:
    """Patterns for the English words of a term, if the phrase is exactly that term in a language."""
    if not any(phrase in _forms(term.word(lang)) for lang in langs):
        return []
    return [re.compile(rf"\b{re.escape(form)}") for form in _forms(term.en)]


def _forms(word: str) -> list[str]:
    """The ways to write a term: `Sprung (springen)` is both words, `Impact X` is `impact`."""
    parts = re.split(r"[()/]", fold(word))
    names = [part.strip().removesuffix(" x") for part in parts]
    return [name for name in names if name not in ("", "x")]
