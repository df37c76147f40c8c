"""The texts in German, Polish and Dutch, and the words of the four languages."""

import re
from pathlib import Path

import pytest

from flipfield.rules.catalogue import load
from flipfield.rules.entries import LANGUAGES

DOCS = Path(__file__).parents[2] / "docs"
TRANSLATED = ("de", "pl", "nl")
PIN = {"de": "Binden", "pl": "Przyszpilanie", "nl": "Vastzetten"}


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_rule_is_translated(lang: str) -> None:
    catalogue = load("warhammer")
    assert [rule_id for rule_id in catalogue.rules if catalogue.text(rule_id, lang).fallback] == []
    assert list(catalogue.texts[lang]) == list(catalogue.rules)
    text = catalogue.text("wd.pin.definition", lang)
    assert (text.title, text.lang) == (PIN[lang], lang)


@pytest.mark.parametrize("lang", TRANSLATED)
def test_translations_are_not_left_in_english(lang: str) -> None:
    catalogue = load("warhammer")
    for rule_id, text in catalogue.texts[lang].items():
        assert text.says != catalogue.rules[rule_id].says, rule_id


@pytest.mark.parametrize("lang", TRANSLATED)
def test_translations_keep_the_numbers(lang: str) -> None:
    catalogue = load("warhammer")
    for rule_id, text in catalogue.texts[lang].items():
        assert numbers(text.title, text.says) == numbers(
            catalogue.rules[rule_id].title, catalogue.rules[rule_id].says
        ), rule_id


def numbers(*texts: str) -> list[str]:
    """Numbers that stand alone, not those of d6 or r1."""
    return sorted(re.findall(r"(?<![a-zA-Z])\d+", " ".join(texts)))


def test_terms_agree_with_the_names_of_the_books() -> None:
    catalogue = load("warhammer")
    terms = {(term.kind, term.en, term.de, term.pl) for term in catalogue.terms}
    names = {(name.kind, name.english, name.german, name.polish) for name in catalogue.names}
    assert names <= terms
    assert len({term.en for term in catalogue.terms}) == len(catalogue.terms)


@pytest.mark.parametrize("lang", TRANSLATED)
def test_rules_about_a_disk_card_terrain_or_keyword_bear_its_name(lang: str) -> None:
    catalogue = load("warhammer")
    words = {term.en: term.word(lang) for term in catalogue.terms}
    titles = {
        rule.title: catalogue.texts[lang][rule.id].title
        for rule in catalogue.rules.values()
        if rule.area in ("card", "keyword", "magic", "terrain", "unit") and rule.title in words
    }
    assert len(titles) == 40
    assert titles == {title: words[title] for title in titles}


@pytest.mark.parametrize("lang", TRANSLATED)
def test_armies_list_their_disks_and_cards_by_name(lang: str) -> None:
    catalogue = load("warhammer")
    terms = [term for term in catalogue.terms if term.kind in ("disk", "card")]
    lists = [id for id in catalogue.rules if id.startswith("wd.army.prebuilt-") or id.endswith("-army")]
    assert len(lists) == 12 + 2 + 2
    for rule_id in lists:
        named = {term.word(lang) for term in terms if term.en in catalogue.rules[rule_id].says}
        says = catalogue.texts[lang][rule_id].says.casefold()
        assert {name for name in named if name.casefold() not in says} == set(), rule_id


def test_the_list_of_dutch_terms_agrees_with_the_terms() -> None:
    rows = re.findall(r"^\| (.+?) \| (.+?) \|", (DOCS / "dutch-terms.md").read_text("utf-8"), re.MULTILINE)
    listed = {english: dutch for english, dutch in rows if english not in ("English", "---")}
    terms = {term.en: term.nl for term in load("warhammer").terms}
    assert listed == {english: terms.get(english) for english in listed}
    assert {term.en for term in load("warhammer").terms if term.en != term.nl} <= set(listed)


def test_every_language_has_a_word_for_every_term() -> None:
    for term in load("warhammer").terms:
        assert all(term.word(lang).strip() == term.word(lang) != "" for lang in LANGUAGES), term.en
