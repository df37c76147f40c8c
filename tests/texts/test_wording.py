"""The messages use the words of the lexicon, are whole sentences and leave no hole."""

import pytest

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
