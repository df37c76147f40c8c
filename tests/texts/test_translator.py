"""The translator finds words, counts rightly and falls back to English."""

import pytest

from flipfield.texts import LANGUAGES, Translator, bundle, translator


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Orc Boyz"), ("de", "Ork-Jungz"), ("pl", "Orcze Chopaki"), ("nl", "Ork-Jongenz")],
)
def test_each_language_has_its_own_words(lang: str, said: str) -> None:
    assert translator(lang).text("unit-orc-boyz") == said


def test_values_are_filled_in_without_isolation_marks() -> None:
    said = translator("en").text("event-pin", disk="Karl Franz", other="Orc Boyz")
    assert said == "Karl Franz pinned Orc Boyz."


@pytest.mark.parametrize(
    ("amount", "said"),
    [
        (1, "1 obrażenie"),
        (2, "2 obrażenia"),
        (5, "5 obrażeń"),
        (12, "12 obrażeń"),
        (22, "22 obrażenia"),
        (25, "25 obrażeń"),
    ],
)
def test_polish_counts_damage(amount: int, said: str) -> None:
    assert f" {said} (" in translator("pl").text("event-damage", disk="Tyrion", amount=amount, total=amount)


@pytest.mark.parametrize(
    ("lang", "none", "one", "several"),
    [
        ("en", "no flips left", "1 flip left", "3 flips left"),
        ("de", "kein Sprung mehr", "noch 1 Sprung", "noch 3 Sprünge"),
        ("pl", "brak obrotów", "pozostał 1 obrót", "pozostały 3 obroty"),
        ("nl", "geen kantelingen meer", "nog 1 kanteling", "nog 3 kantelingen"),
    ],
)
def test_flips_left_are_counted(lang: str, none: str, one: str, several: str) -> None:
    for flips, said in ((0, none), (1, one), (3, several)):
        told = translator(lang).text("decision-turn", player="Ann", disk="Tyrion", flips=flips)
        assert told.endswith(f"({said}).")


def test_empty_lists_and_no_winner_have_sentences_of_their_own() -> None:
    english = translator("en")
    assert english.text("event-scatter", target="Tyrion", victims=0).endswith("found nobody.")
    assert english.text("event-scatter", target="Tyrion", victims="Teclis").endswith("flew towards Teclis.")
    assert english.text("event-initiative", rolls="4, 4", order=0).endswith("rolled again.")
    assert english.text("event-over", winner=-2).startswith("Nobody won")
    assert english.text("event-over", winner="Ann") == "Ann won the battle!"


def test_a_missing_key_comes_in_english_and_else_as_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    dutch = Translator("nl")
    monkeypatch.delitem(bundle("nl")._messages, "unit-orc-boyz")
    assert dutch.text("unit-orc-boyz") == "Orc Boyz"
    assert dutch.text("no-such-key") == "no-such-key"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no texts in 'fr'; there are en, de, pl, nl"):
        translator("fr")


def test_there_are_four_languages() -> None:
    assert [translator(lang).lang for lang in LANGUAGES] == ["en", "de", "pl", "nl"]
