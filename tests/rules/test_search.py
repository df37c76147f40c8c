"""Rules and terms are found by the words of each language."""

import pytest

from flipfield.rules.catalogue import load
from flipfield.rules.search import Index


@pytest.mark.parametrize("words", ["pinned", "gebunden", "przyszpilony", "vastgezet", "VASTGEZET"])
def test_each_language_finds_the_term_and_its_rules(words: str) -> None:
    found = load("warhammer").search(words)
    assert "pinned" in [term.en for term in found.terms]
    assert "wd.activation.pinned-cannot" in [rule.id for rule in found.rules]


@pytest.mark.parametrize(
    ("words", "lang", "rule_id"),
    [
        ("Übrige Aktivierungen verfallen", "de", "wd.command.unused-activations"),
        ("ubrige aktivierungen", "de", "wd.command.unused-activations"),
        ("Błogosławieństwo", "pl", "wd.card.myrmidias-blessing"),
        ("blogoslawienstwo", "pl", "wd.card.myrmidias-blessing"),
        ("strategieen kringloop", "nl", "wd.command.strategy-cycle"),
        ("strategy cycle", "en", "wd.command.strategy-cycle"),
        ("wd.move.pivot", "en", "wd.move.pivot"),
    ],
)
def test_the_title_comes_first(words: str, lang: str, rule_id: str) -> None:
    found = [rule.id for rule in load("warhammer").search(words, lang).rules]
    assert found[0] == rule_id


def test_a_term_finds_rules_without_a_translation() -> None:
    catalogue = load("warhammer")
    found = Index(catalogue.rules, {}, catalogue.terms).search("mobilisieren", "de")
    assert [term.en for term in found.terms] == ["reinforce"]
    assert "wd.reinforce.action" in [rule.id for rule in found.rules]


def test_both_forms_of_a_term_and_the_name_without_its_value() -> None:
    catalogue = load("warhammer")
    assert "wd.multiplayer.joint-engagements" in [rule.id for rule in catalogue.search("Gefecht", "de").rules]
    assert "wd.terrain.rough" in [rule.id for rule in catalogue.search("springen", "de").rules]
    assert "wd.terrain.fortified" in [rule.id for rule in catalogue.search("Inslag", "nl").rules]


def test_a_language_searches_only_its_own_words() -> None:
    catalogue = load("warhammer")
    assert catalogue.search("gebunden", "nl").terms == []
    assert catalogue.search("gebunden", "nl").rules == []


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("pining", "pinning"),
        ("Embatled disks", "embattled disks"),
        ("Kritscher Trefer", "kritischer treffer"),
        ("vastgezete", "vastgezette"),
        ("przyszpilonyhc", "przyszpilonych"),
        ("pinned", "pinned"),
        ("xyzzy", ""),
        ("pining " * 9, ""),
    ],
)
def test_mistyped_words_are_understood(written: str, meant: str) -> None:
    assert load("warhammer").nearest(written) == meant


def test_nothing_wanted_finds_nothing() -> None:
    found = load("warhammer").search("  ")
    assert (found.terms, found.rules) == ([], [])


def test_unknown_languages_are_refused() -> None:
    with pytest.raises(ValueError, match="unknown language 'fr'"):
        load("warhammer").search("pin", "fr")
