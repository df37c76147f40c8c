"""The messages use the words of the lexicon, are whole sentences and leave no hole."""

import re

import pytest

from flipfield.games.warhammer.cardscripts import CAGE_DAMAGE, ROT, STORM_DAMAGE
from flipfield.games.warhammer.engage import DOOM_DAMAGE, DUEL_DAMAGE, DUEL_NEEDS
from flipfield.games.warhammer.pack import core
from flipfield.rules.catalogue import load
from flipfield.texts import LANGUAGES, bundle, translator
from tests.texts.messages import messages
from tests.texts.sources import limits
from tests.texts.vocabulary import slug

TERMS = {
    "race-empire": "Empire",
    "race-high-elf": "High Elf",
    "race-orc": "Orc",
    "race-chaos": "Chaos",
    "faction-order": "Order",
    "faction-destruction": "Destruction",
    "strategy-bold": "bold",
    "strategy-steady": "steady",
    "strategy-devious": "devious",
    "strategy-slow": "slow (strategy)",
    "phase-activation": "activation phase",
    "phase-melee": "melee phase",
    "phase-end": "end phase",
    "range-short": "short range",
    "range-medium": "medium range",
    "range-long": "long range",
    "range-siege": "siege range",
    "die-hit": "hit",
    "die-critical": "critical hit",
    "die-scatter": "scatter",
    "die-miss": "miss",
    "stat-movement": "movement",
    "stat-attack": "attack strength",
    "stat-counter": "counter strength",
    "stat-toughness": "toughness",
    "stat-stamina": "stamina",
    "stat-command": "command value",
    "stat-cost": "recruitment cost",
    "stat-points": "recruitment points",
    "trait-hero": "hero",
    "trait-daemonic": "Daemonic",
    "token-damage": "damage token",
    "token-wound": "wound token",
    "token-activation": "activation token",
    "token-empowerment": "empowerment token",
    "keyword-flank": "Flank",
    "keyword-flying": "Flying",
    "keyword-frenzy": "Frenzy",
    "keyword-impact": "Impact X",
    "keyword-magic": "Magic X",
    "keyword-mobile": "Mobile",
    "keyword-relentless": "Relentless",
    "keyword-scout": "Scout",
    "keyword-strider": "Strider",
    "terrain-keyword-blocks-sight": "Blocks Sight",
    "terrain-keyword-cover": "Cover",
    "terrain-keyword-defensive": "Defensive",
    "terrain-keyword-fortified": "Fortified",
    "terrain-keyword-high-ground": "High Ground",
    "terrain-keyword-rough": "Rough",
}
BEGINNINGS = {
    "keyword-immune-": "Immune (X)",
    "keyword-resistant-": "Resistant (X)",
    "keyword-slow-": "Slow",
    "keyword-swift-": "Swift",
    "terrain-keyword-dangerous-": "Dangerous",
}
FACTION_ONLY = {
    "order only": {
        "en": "Order Only. ",
        "de": "Nur für Ordnung. ",
        "pl": "Tylko Porządek. ",
        "nl": "Alleen voor Orde. ",
    },
    "destruction only": {
        "en": "Destruction Only. ",
        "de": "Nur für Zerstörung. ",
        "pl": "Tylko Zniszczenie. ",
        "nl": "Alleen voor Vernietiging. ",
    },
}
NAMED = {"disk": "unit-", "card": "card-", "terrain": "terrain-"}
SENTENCES = ("decision-", "event-", "refusal-", "error-", "setup-", "objective-")


def term(english: str, lang: str) -> str:
    """The word of the lexicon."""
    found = [entry for entry in load("warhammer").terms if entry.en == english and entry.kind == "term"]
    return str(getattr(found[0], lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_disks_cards_and_terrain_are_called_as_in_the_lexicon(lang: str) -> None:
    words = translator(lang)
    entries = [entry for entry in load("warhammer").terms if entry.kind in NAMED]
    assert len(entries) == 47 + 25 + 3
    for entry in entries:
        assert words.text(NAMED[entry.kind] + slug(entry.en)) == getattr(entry, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_terms_are_those_of_the_lexicon(lang: str) -> None:
    words = translator(lang)
    for key, english in TERMS.items():
        shown = term(english, lang).removesuffix(" (strategy)")
        assert words.text(key, value="X").lower() == shown.lower(), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_compound_keywords_begin_as_in_the_lexicon(lang: str) -> None:
    words = translator(lang)
    for beginning, english in BEGINNINGS.items():
        keys = [key for key in messages(lang) if key.startswith(beginning) and not key.endswith("-text")]
        assert keys, beginning
        for key in keys:
            assert words.text(key).startswith(term(english, lang).removesuffix("X)")), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_tell_who_uses_them_and_for_which_faction(lang: str) -> None:
    words = translator(lang)
    for id, card in core().cards.items():
        said = words.text(f"card-{id}-text")
        for keyword, start in FACTION_ONLY.items():
            assert said.startswith(start[lang]) == (keyword in card.keywords), id
        text = said.casefold()
        assert (term("battle ability", lang).casefold() + ": " in text) == bool(card.battle), id
        assert (term("Unstable", lang).casefold() + ": " in text) == ("unstable" in card.keywords), id
        if card.battle:
            assert words.text(f"trait-{card.user}").casefold() in text, id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_and_abilities_tell_their_amounts(lang: str) -> None:
    words = translator(lang)
    amounts: dict[str, list[int]] = {
        f"card-{id}-text": [int(card.amount)]
        for id, card in core().cards.items()
        if card.passive in ("movement", "movement for one", "impact", "magic")
    }
    amounts["ability-doom-text"] = [DOOM_DAMAGE]
    amounts["ability-duel-text"] = [DUEL_NEEDS, DUEL_DAMAGE]
    amounts["card-nurgles-rot-text"] = amounts["ability-rot-text"] = [ROT]
    amounts["card-fulminating-cage-text"] = amounts["ability-cage-text"] = [CAGE_DAMAGE]
    amounts["card-storm-of-chaos-text"] = amounts["ability-storm-text"] = [STORM_DAMAGE]
    assert {key: numbers(words.text(key)) for key in amounts} == {
        key: sorted({str(amount) for amount in found}) for key, found in amounts.items()
    }


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_all_languages_tell_the_same_numbers(lang: str) -> None:
    english, words = translator("en"), translator(lang)
    for key, variables in messages("en").items():
        values = dict.fromkeys(variables, 7)
        assert numbers(words.text(key, **values)) == numbers(english.text(key, **values)), key


def numbers(text: str) -> list[str]:
    """Numbers that stand alone, not that of d6; each once."""
    return sorted(set(re.findall(r"(?<![a-zA-Z])\d+", text)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_end_like_sentences(lang: str) -> None:
    words = translator(lang)
    keys = {key for key in messages(lang) if key.startswith(SENTENCES) or key.endswith("-text")}
    keys |= {f"army-{code}" for code in limits()}
    for key in sorted(keys - {"side-text"}):
        values = dict.fromkeys(messages(lang)[key], 7)
        assert words.text(key, **values).endswith((".", "!", "?")), key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("value", ["Ann", -2, 0, 1, 3, 5, 22])
def test_no_message_leaves_a_hole(lang: str, value: str | int) -> None:
    words = bundle(lang)
    for key, variables in messages(lang).items():
        pattern = words.get_message(key).value
        assert pattern is not None, key
        said, wrong = words.format_pattern(pattern, dict.fromkeys(variables, value))
        assert wrong == [], key
        assert str(said) == str(said).strip(), key
        assert "  " not in str(said), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mutual_sight_names_both_of_its_exceptions(lang: str) -> None:
    says = load("warhammer").text("wd.sight.symmetric", lang).says
    for exception in ("terrain-keyword-high-ground", "deployment-hill"):
        assert translator(lang).text(exception) in says


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_scout_reads_that_mobile_allows_more(lang: str) -> None:
    said = translator(lang).text("refusal-scouts-do-no-harm", disk="X")
    assert translator(lang).text("keyword-mobile") in said


@pytest.mark.parametrize(
    ("lang", "round"), [("en", "round"), ("de", "Runde"), ("pl", "rund"), ("nl", "ronde")]
)
def test_a_disk_waits_for_its_token_and_not_for_the_round(lang: str, round: str) -> None:
    """A token may be removed within the round, and then the disk may be activated again."""
    said = translator(lang).text("refusal-already-activated", disk="X")
    assert round not in said
