"""`flipfield army`: texts and share codes there and back, violations with rule and line, bad input."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flipfield.armies.code import DIGITS, decode, encode
from flipfield.armies.draw import draw
from flipfield.armies.limits import sentence
from flipfield.armies.names import id_of, name_of
from flipfield.armies.register import REGISTER
from flipfield.armies.text import ArmyError, read, write
from flipfield.games.warhammer.army import ArmyList, RegimentList, check, unspent
from flipfield.games.warhammer.pack import FACTIONS, RACES, core
from flipfield.games.warhammer.supply import shortages
from flipfield.texts import LANGUAGES
from tests.cli.calling import call

PACK = core()
STORM = """# Storm of the Empire
Karl Franz: 3 Marienburg Swordsmen, Huntsmen, Helblaster Volley Gun
Volkmar the Grim: 2 Reikland Crossbowmen, Steam Tank, Hochland Pistoliers
Cards: Rally, Push, Attack, Garrison
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "storm.army"
    path.write_text(STORM, encoding="utf-8")
    return path


armies = st.builds(
    lambda race, regiments, seed: draw(PACK, race, regiments, Random(seed)),
    st.sampled_from(RACES),
    st.integers(1, 6),
    st.integers(0, 10**6),
)


@given(armies, st.sampled_from(LANGUAGES), st.sampled_from(("", "Storm", "Ünïcode: 3, # x")))
@settings(max_examples=150, deadline=None)
def test_text_to_army_and_back(army: ArmyList, lang: str, title: str) -> None:
    text = write(army, lang, title)
    listing = read(text)
    assert (listing.title, listing.army) == (title, army)
    assert write(listing.army, lang, listing.title) == text


@given(armies)
@settings(max_examples=150, deadline=None)
def test_code_to_army_and_back(army: ArmyList) -> None:
    code = encode(army)
    assert decode(code) == army
    assert encode(decode(code)) == code
    assert re.fullmatch(r"1[0-9A-HJKMNP-TV-Z]{6,128}", code)


@given(st.integers(0, 10**6), st.sampled_from(RACES), st.integers(1, 6))
@settings(max_examples=100, deadline=None)
def test_a_drawn_army_is_legal_and_spends_what_it_can(seed: int, race: str, regiments: int) -> None:
    army = draw(PACK, race, regiments, Random(seed))
    assert check(PACK, army, regiments) == []
    cheapest = min(
        int(row.values["cost"])
        for id, row in PACK.tables["unit"].items()
        if FACTIONS[PACK.units[id].race] == FACTIONS[race] and "cost" in row.values
    )
    assert 0 <= unspent(PACK, army) <= regiments * 4 * cheapest


def checked(body: str) -> str:
    """A code with right check digits."""
    found = 0
    for letter in body:
        found = (32 * found + DIGITS.index(letter)) % 1021
    return body + DIGITS[found // 32] + DIGITS[found % 32]


def decoded(word: str) -> ArmyList | None:
    try:
        return decode(word)
    except ArmyError:
        return None


@given(st.text(alphabet=DIGITS[:10], min_size=2, max_size=12))
@settings(max_examples=300, deadline=None)
def test_a_word_with_right_check_digits_is_refused_or_the_one_code_of_its_army(word: str) -> None:
    code = checked(f"1{word}")
    army = decoded(code)
    assert army is None or encode(army) == code


def test_illegal_armies_have_texts_and_codes_too() -> None:
    army = ArmyList((RegimentList("tyrion", {"orc-boyz": 11, "sun-dragon": 4}),), ("waaagh", "waaagh"))
    assert decode(encode(army)) == army
    assert read(write(army, "pl")).army == army


def test_every_wrong_digit_and_every_swap_is_noticed() -> None:
    code = encode(read(STORM).army)
    spoilt = {code[:i] + digit + code[i + 1 :] for i in range(len(code)) for digit in DIGITS}
    spoilt |= {code[:i] + code[i + 1] + code[i] + code[i + 2 :] for i in range(len(code) - 1)}
    spoilt |= {code[:i] + code[i + 1 :] for i in range(len(code))}
    for word in spoilt - {code}:
        with pytest.raises(ArmyError):
            decode(word)


def test_a_code_read_aloud_is_the_same_code() -> None:
    code = encode(read(STORM).army)
    assert decode("-".join(code[i : i + 4] for i in range(0, len(code), 4)).lower()) == decode(code)
    assert decode(code.replace("1", "l").replace("0", "o")) == decode(code)


def test_codes_of_version_1_stay_what_they_are() -> None:
    karl = RegimentList("karl-franz", {"marienburg-swordsmen": 3})
    assert decode("1144T881R") == ArmyList((karl,), ("rally",))


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("", "is empty"),
        ("1U", "Character 2 of the share code, “U”, cannot be"),
        ("2ABCD", "version 2, but this Flipfield reads version 1"),
        ("1ABC", "4 characters cannot be"),
        (checked("1ZZ"), "does not know"),
        (checked("14R"), "a hero must come first. (wd.army.regiments)"),
        (checked("15W"), "no regiment in the share code"),
        (checked("1195W4R"), "roundabout"),
    ],
)
def test_a_wrong_code_says_what_is_wrong(code: str, said: str) -> None:
    with pytest.raises(ArmyError, match=re.escape(said)):
        decode(code)


def test_the_register_holds_all_units_and_cards_once() -> None:
    assert len(REGISTER) == len(set(REGISTER)) <= 256
    assert set(REGISTER) == PACK.units.keys() | PACK.cards.keys()


@pytest.mark.parametrize("kind", ["unit", "card"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_stands_for_one_thing_in_all_languages(kind: str, lang: str) -> None:
    for id in PACK.tables[kind]:
        name = name_of(kind, id, lang)
        assert not set(name) & set(",:#\n")
        assert id_of(kind, name) == id_of(kind, name.upper()) == id_of(kind, id) == id


def test_names_of_several_languages_and_comments() -> None:
    mixed = (
        "# A\n\n# a comment\nkarl-franz: 2 marienburg-swordsmen,\tMarienburg   Swordsmen\nKarty: Waaagh!\n"
    )
    listing = read(mixed)
    assert listing.title == "A"
    assert listing.army == ArmyList((RegimentList("karl-franz", {"marienburg-swordsmen": 3}),), ("waaagh",))
    assert (listing.lines, listing.cards_line) == ((4,), 5)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("Huntsmen", "Huntsman", "line 2: No unit is called “Huntsman”. Did you mean “Huntsmen”?"),
        ("Huntsmen", "Qqqq", "line 2: No unit is called “Qqqq”."),
        ("Volkmar the Grim", "Volkmar", "line 3: No hero is called “Volkmar”. Did you mean “Volkmar"),
        ("Cards", "Crads", "line 4: No hero is called “Crads”. Did you mean “Cards”?"),
        ("Push", "Pusch", "line 4: No card is called “Pusch”. Did you mean “Push”?"),
        ("Karl Franz", "Huntsmen", "line 2: “Huntsmen” is no hero and cannot lead a regiment. (wd.army.regi"),
        (
            "Steam Tank",
            "Tyrion",
            "line 3: “Tyrion” is a hero and leads a regiment of their own. (wd.army.reg",
        ),
        ("3 Marien", "0 Marien", "line 2: “0 Marienburg Swordsmen” is no number of copies. Write 1 or more"),
        ("Karl Franz:", "Karl Franz", "line 2: “Karl Franz 3 Marienburg Swordsmen, Huntsmen, Helblaster "),
        ("Push,", "Push,,", "line 4: Nothing stands between two commas"),
        ("Cards:", "Cards: Bait\nCards:", "line 5: The cards are there twice, first in line 4"),
    ],
)
def test_a_wrong_text_says_line_and_remedy(file: Path, old: str, new: str, said: str) -> None:
    file.write_text(STORM.replace(old, new), encoding="utf-8")
    result = call("army", "check", str(file))
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(f"flipfield: storm.army: {said}")


def test_a_text_without_a_regiment() -> None:
    with pytest.raises(ArmyError, match="There is no regiment"):
        read("# Nothing\n")


def test_check_says_that_an_army_is_legal(file: Path) -> None:
    file.write_text(write(draw(PACK, "empire", 2, Random(1)), "de"), encoding="utf-8")
    result = call("army", "check", str(file), "--regiments", "2")
    assert (result.code, result.out) == (0, "The army is legal.\n")


def test_check_tells_each_violation_with_line_sentence_and_rule(file: Path) -> None:
    wrong = STORM.replace("3 Marienburg", "4 Marienburg").replace("Steam Tank", "Sun Dragon")
    file.write_text(wrong.replace("Push", "Waaagh!, Fists of Mork"), encoding="utf-8")
    result = call("army", "check", str(file), "--regiments", "1")
    assert result.code == 1
    lines = result.out.splitlines()
    assert "Number of regiments: 2. Agreed were 1. (wd.setup-standard.army-size)" in lines
    assert (
        "line 2: Regiment 1: 4 copies of Marienburg Swordsmen are too many; 3 at most. (wd.army.copies)"
        in lines
    )
    assert any(line.startswith("line 3: Regiment 2: Sun Dragon cannot be recruited") for line in lines)
    assert any(line.startswith("line 4: Command cards: 5.") for line in lines)
    assert any(
        "“Fists of Mork” is for the other faction only. (wd.card.faction-only)" in line for line in lines
    )


def test_check_tells_that_another_race_may_be_the_other_faction_too(file: Path) -> None:
    file.write_text("Karl Franz: Orc Boyz\nCards: Rally, Push\n", encoding="utf-8")
    result = call("army", "check", str(file))
    assert result.code == 1
    assert re.findall(r"\((wd\.\S+)\)", result.out) == ["wd.army.own-race", "wd.army.one-faction"]


def test_several_armies_are_checked_together(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.army"
    other.write_text(STORM.replace("3 Marien", "4 Marien"), encoding="utf-8")
    legal = encode(draw(PACK, "orc", 2, Random(2)))
    result = call("army", "check", str(file), str(other), legal)
    assert result.code == 1
    assert f"{other}: line 2: Regiment 1: 4 copies of Marienburg" in result.out
    assert str(file) not in result.out
    result = call("army", "check", str(file), legal)
    assert (result.code, result.out) == (0, "All armies are legal.\n")


def test_armies_fit_into_so_many_core_sets(file: Path) -> None:
    once = call("army", "check", str(file), "--sets", "1")
    assert once.code == 0
    assert once.out.startswith("The army is legal.\nCore sets: 1.")
    twice = call("army", "check", str(file), str(file), "--sets", "1")
    assert twice.code == 1
    lines = twice.out.splitlines()
    assert (
        "Marienburg Swordsmen: all armies together want 6, the core sets hold 3. Missing: 3. "
        "(wd.army.prebuilt-exhaust-box)" in lines
    )
    assert (
        "The command card “Push”: all armies together want 2, the core sets hold 1. Missing: 1. "
        "(wd.army.prebuilt-exhaust-box)" in lines
    )
    assert len(lines) == 11  # the box holds two Hochland Pistoliers
    assert call("army", "check", str(file), str(file), "--sets", "2").code == 0


@pytest.mark.parametrize(
    "heading",
    ["Command cards", "COMMAND CARDS", "Befehlskarten", "Karty dowodzenia", "Bevelkaarten", "Cards"],
)
def test_the_heading_of_the_book_is_understood(heading: str) -> None:
    listing = read(STORM.replace("Cards:", f"{heading}:"))
    assert (listing.army, listing.cards_line) == (read(STORM).army, 4)


def test_a_heading_of_the_book_with_a_slip_is_suggested() -> None:
    with pytest.raises(ArmyError, match="Did you mean “Command cards”"):
        read(STORM.replace("Cards:", "Comand cards:"))


def test_sentences_come_in_every_language_with_their_values() -> None:
    army = read(STORM.replace("3 Marienburg", "4 Marienburg")).army
    for lang in LANGUAGES:
        said = [sentence(violation, lang) for violation in check(PACK, army) + shortages(PACK, [army], 1)]
        assert any(name_of("unit", "marienburg-swordsmen", lang) in one for one in said)
        assert not any(one.startswith("army-") or "{" in one for one in said)


def test_show_tells_points_costs_cards_and_the_code(file: Path) -> None:
    result = call("army", "show", str(file), "--lang", "de")
    assert result.code == 0
    assert "Storm of the Empire" in result.out
    assert name_of("unit", "steam-tank", "de") in result.out
    assert f"Karten: {name_of('card', 'rally', 'de')}, " in result.out
    code = result.out.split("Share code: ")[1].strip()
    assert decode(code) == read(STORM).army


def test_show_takes_a_code_and_prints_json() -> None:
    army = draw(PACK, "chaos", 2, Random(5))
    told = json.loads(call("army", "show", encode(army), "--json").out)
    assert told["code"] == encode(army)
    assert told["army"]["cards"] == list(army.cards)
    assert sum(regiment["unspent"] for regiment in told["regiments"]) == told["unspent"]
    assert told["unspent"] == unspent(PACK, army)


def test_random_is_a_text_that_the_seed_decides() -> None:
    first = call("army", "random", "--race", "high-elf", "--regiments", "3", "--seed", "7")
    assert first.out == call("army", "random", "--race", "high elf", "--regiments", "3", "--seed", "7").out
    army = read(first.out).army
    assert check(PACK, army, 3) == []
    assert {PACK.units[regiment.hero].race for regiment in army.regiments} == {"high elf"}
    unseeded = call("army", "random", "--race", "orc").out
    seed = unseeded.splitlines()[0].rpartition(" ")[2]
    assert call("army", "random", "--race", "orc", "--seed", seed).out == unseeded


def test_a_large_random_army_takes_heroes_of_the_faction() -> None:
    army = read(call("army", "random", "--race", "orc", "--regiments", "6", "--seed", "1").out).army
    races = [PACK.units[regiment.hero].race for regiment in army.regiments]
    assert races == ["orc"] * 3 + ["chaos"] * 3


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("random --race ork", "unknown race 'ork'; did you mean 'orc'?"),
        ("random --race orc --regiments 7", "should be less than or equal to 6"),
        ("check 1144T881R --regiments 7", "should be less than or equal to 6"),
        ("check 1144T881R --sets 0", "should be greater than or equal to 1"),
        ("check no-such.army", "no-such.army cannot be read: No such file or directory."),
        ("check NOCODE", "no file is called 'NOCODE'; read as a share code: The share code is of version 21"),
        ("show 1ABCDE", "A share code of 6 characters cannot be"),
    ],
)
def test_misuse_ends_with_2_and_a_sentence(arguments: str, said: str) -> None:
    result = call("army", *arguments.split())
    assert (result.code, result.out) == (2, "")
    assert said in result.err
