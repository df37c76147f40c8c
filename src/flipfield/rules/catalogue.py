"""The rule catalogue of a game: rules, rulings and words, with texts in four languages."""

import difflib
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock
from typing import Protocol, TypeVar

import msgspec

from flipfield.rules.entries import (
    LANGUAGES,
    CatalogueError,
    Conflict,
    Entry,
    Name,
    Rule,
    RuleText,
    Ruling,
    Term,
    Translation,
    UnknownRule,
    Words,
    check_language,
)
from flipfield.rules.search import Found, Index


class _Meta(Entry, frozen=True):
    game: Words
    sources: tuple[Words, ...]
    rules: int
    conflicts: int
    ambiguities: int
    names: int
    outside: Words


class _CatalogueFile(Entry, frozen=True):
    meta: _Meta
    rule: list[Rule]
    conflict: list[Conflict]
    ambiguity: list[Ruling]
    names: list[Name]


class _TermsFile(Entry, frozen=True):
    term: list[Term]


@dataclass(frozen=True)
class Catalogue:
    """All that is known about the rules of one game."""

    game: str
    title: str
    rules: dict[str, Rule]
    rulings: dict[str, Ruling]
    conflicts: dict[str, Conflict]
    names: list[Name]
    terms: list[Term]
    texts: dict[str, dict[str, Translation]]

    def rule(self, rule_id: str) -> Rule:
        """The rule with this id, or UnknownRule with the ids that look like it."""
        if rule_id not in self.rules:
            raise unknown(rule_id, self.rules)
        return self.rules[rule_id]

    def text(self, rule_id: str, lang: str) -> RuleText:
        """Title and text in a language, in English where the translation is missing."""
        rule = self.rule(rule_id)
        check_language(lang)
        translation = self.texts.get(lang, {}).get(rule_id)
        if translation is not None:
            return RuleText(translation.title, translation.says, lang, fallback=False)
        return RuleText(rule.title, rule.says, "en", fallback=lang != "en")

    def rulings_on(self, rule_id: str) -> list[Ruling | Conflict]:
        """The rulings and the resolved conflicts that affect a rule."""
        everything: list[Ruling | Conflict] = [*self.rulings.values(), *self.conflicts.values()]
        return [ruling for ruling in everything if rule_id in ruling.affects]

    def search(self, words: str, lang: str | None = None) -> Found:
        """Terms and rules that hold all the words, in one language or in any of the four."""
        return self._index.search(words, lang)

    def nearest(self, words: str) -> str:
        """What somebody means whose words stand nowhere; nothing where no known word is like them."""
        return self._index.nearest(words)

    @cached_property
    def _index(self) -> Index:
        return Index(self.rules, self.texts, self.terms)


_READING = Lock()


@cache
def games() -> tuple[str, ...]:
    """The games that have a catalogue."""
    found = (entry.name for entry in _home().iterdir() if entry.name.endswith(".toml"))
    return tuple(sorted(name.removesuffix(".toml") for name in found if name != "terms.toml"))


@cache
def load(game: str) -> Catalogue:
    """The catalogue of a game, read once."""
    if game not in games():
        raise CatalogueError(f"no rule catalogue for {game!r}; there are {', '.join(games())}")
    # msgspec works out a form at its first use; two threads at once would crash the process.
    with _READING:
        return read(_home(), game)


def find(rule_id: str) -> Catalogue:
    """The catalogue that has this rule."""
    catalogues = [load(game) for game in games()]
    for catalogue in catalogues:
        if rule_id in catalogue.rules:
            return catalogue
    raise unknown(rule_id, [known for catalogue in catalogues for known in catalogue.rules])


def unknown(rule_id: str, known: Iterable[str]) -> UnknownRule:
    """The error for an id that no rule has, naming the ids that look like it."""
    close = difflib.get_close_matches(rule_id, list(known), n=3)
    hint = f"; did you mean {' or '.join(close)}?" if close else ""
    return UnknownRule(f"unknown rule {rule_id!r}{hint}")


def read(folder: Traversable, game: str) -> Catalogue:
    """Read and check the catalogue of a game from a folder laid out like this package."""
    where = f"{game}.toml"
    data = _parse(folder / where, _CatalogueFile)
    rules = _by_id(data.rule, where)
    rulings = _by_id(data.ambiguity, where)
    conflicts = _by_id(data.conflict, where)
    _check_counts(data, where)
    affecting: list[Ruling | Conflict] = [*data.ambiguity, *data.conflict]
    for ruling in affecting:
        _check_known(ruling.affects, rules, f"{where}: {ruling.id}")
    texts: dict[str, dict[str, Translation]] = {}
    for lang in LANGUAGES[1:]:
        path = folder / "texts" / lang / where
        if path.is_file():
            texts[lang] = _translations(path)
            _check_known(texts[lang], rules, f"texts/{lang}/{where}")
    terms = _parse(folder / "terms.toml", _TermsFile).term
    return Catalogue(game, data.meta.game, rules, rulings, conflicts, data.names, terms, texts)


class _HasId(Protocol):
    @property
    def id(self) -> str: ...


T = TypeVar("T")
WithId = TypeVar("WithId", bound=_HasId)


def _home() -> Traversable:
    return files("flipfield.rules")


def _parse(path: Traversable, form: type[T]) -> T:
    return _convert(_toml(path), form, str(path))


def _translations(path: Traversable) -> dict[str, Translation]:
    return {
        rule_id: _convert(text, Translation, f"{path}: {rule_id}") for rule_id, text in _toml(path).items()
    }


def _toml(path: Traversable) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise CatalogueError(f"{path}: {error}") from error


def _convert(data: object, form: type[T], where: str) -> T:
    try:
        return msgspec.convert(data, form)
    except msgspec.ValidationError as error:
        raise CatalogueError(f"{where}: {error}") from error


def _by_id(entries: list[WithId], where: str) -> dict[str, WithId]:
    found: dict[str, WithId] = {}
    for entry in entries:
        if entry.id in found:
            raise CatalogueError(f"{where}: the id {entry.id!r} stands twice")
        found[entry.id] = entry
    return found


def _check_counts(data: _CatalogueFile, where: str) -> None:
    meta = data.meta
    stated = (meta.rules, meta.conflicts, meta.ambiguities, meta.names)
    counted = (len(data.rule), len(data.conflict), len(data.ambiguity), len(data.names))
    if stated != counted:
        raise CatalogueError(f"{where}: [meta] counts {stated}, but the file holds {counted}")


def _check_known(ids: Iterable[str], rules: dict[str, Rule], where: str) -> None:
    for rule_id in ids:
        if rule_id not in rules:
            raise CatalogueError(f"{where}: {unknown(rule_id, rules)}")
