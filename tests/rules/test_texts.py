"""The texts in German, Polish and Dutch, and the words of the four languages."""

import re
from pathlib import Path

import pytest

from flipfield.rules.catalogue import load
from flipfield.rules.entries import LANGUAGES

DOCS = Path(__file__).parents[2] / "docs"
TRANSLATED = ("de", "pl", "nl")
# The areas that a training battle uses as a whole; of others only some rules matter there.
TRAINING_AREAS = {
    *("setup-training", "initiative", "command", "activation", "move", "pin", "overlap", "range", "sight"),
    *(
        "ranged",
        "dice",
        "scatter",
        "focus",
        "magic",
        "melee",
        "scrum",
        "damage",
        "wound",
        "empower",
        "end-phase",
    ),
    *("victory", "elimination", "control", "target"),
}
TRAINING_RULES = {
    *("wd.deployment.zone-extent", "wd.deployment.fully-inside", "wd.deployment.stacking"),
    *("wd.keyword.keywords-and-traits", "wd.keyword.flying", "wd.keyword.impact", "wd.keyword.impact-flying"),
    *("wd.keyword.impact-not-on-placement", "wd.keyword.mobile", "wd.keyword.mobile-after-pin"),
    *("wd.keyword.relentless", "wd.keyword.scout", "wd.keyword.scout-limits", "wd.keyword.scout-order"),
    *("wd.card.golden-rule", "wd.card.cannot-beats-can", "wd.card.waaagh", "wd.card.myrmidias-blessing"),
    *("wd.card.empower-hero", "wd.card.eager-soldiers"),
    *("wd.unit.karl-franz", "wd.unit.bright-wizard", "wd.unit.stone-fangz-shaman"),
}


@pytest.mark.parametrize("lang", TRANSLATED)
def test_the_training_battle_is_translated(lang: str) -> None:
    catalogue = load("warhammer")
    wanted = {rule.id for rule in catalogue.rules.values() if rule.area in TRAINING_AREAS} | TRAINING_RULES
    missing = wanted - set(catalogue.texts[lang])
    assert not missing


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


def test_missing_translations_fall_back_to_english_and_say_so() -> None:
    catalogue = load("warhammer")
    english = catalogue.text("wd.terrain.cave", "en")
    german = catalogue.text("wd.terrain.cave", "de")
    assert (english.lang, english.fallback) == ("en", False)
    assert (german.lang, german.fallback) == ("en", True)
    assert german.says == english.says
    dutch = catalogue.text("wd.pin.definition", "nl")
    assert (dutch.title, dutch.lang, dutch.fallback) == ("Vastzetten", "nl", False)


def test_terms_agree_with_the_names_of_the_books() -> None:
    catalogue = load("warhammer")
    terms = {(term.kind, term.en, term.de, term.pl) for term in catalogue.terms}
    names = {(name.kind, name.english, name.german, name.polish) for name in catalogue.names}
    assert names <= terms
    assert len({term.en for term in catalogue.terms}) == len(catalogue.terms)


@pytest.mark.parametrize("lang", TRANSLATED)
def test_rules_about_a_disk_card_or_keyword_bear_its_name(lang: str) -> None:
    catalogue = load("warhammer")
    words = {term.en: term.word(lang) for term in catalogue.terms}
    titles = {
        rule.title: catalogue.texts[lang][rule.id].title
        for rule in catalogue.rules.values()
        if rule.area in ("card", "keyword", "magic", "unit")
        and rule.title in words
        and rule.id in catalogue.texts[lang]
    }
    assert len(titles) == 12
    assert titles == {title: words[title] for title in titles}


def test_the_list_of_dutch_terms_agrees_with_the_terms() -> None:
    rows = re.findall(r"^\| (.+?) \| (.+?) \|", (DOCS / "dutch-terms.md").read_text("utf-8"), re.MULTILINE)
    listed = {english: dutch for english, dutch in rows if english not in ("English", "---")}
    terms = {term.en: term.nl for term in load("warhammer").terms}
    assert listed == {english: terms.get(english) for english in listed}
    assert {term.en for term in load("warhammer").terms if term.en != term.nl} <= set(listed)


def test_every_language_has_a_word_for_every_term() -> None:
    for term in load("warhammer").terms:
        assert all(term.word(lang).strip() == term.word(lang) != "" for lang in LANGUAGES), term.en
