"""Records of other rules and numbers: they keep their numbers and play as far as today's rules let them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from flipfield.content.pack import Row
from flipfield.games.warhammer.begin import begin_standard
from flipfield.games.warhammer.changes import CHANGES
from flipfield.games.warhammer.game import Warhammer, standard, training
from flipfield.games.warhammer.muster import random_setup
from flipfield.games.warhammer.numbers import IN_PART, numbers_of
from flipfield.games.warhammer.pack import Pack, core
from flipfield.kernel.game import Game, NumbersError, SetupError
from flipfield.kernel.wire import dumps, loads, save
from flipfield.replay.record import Record, ReplayError, RulesChanged, read, seal, steps, verify, write
from flipfield.replay.transcript import transcript
from flipfield.rules.catalogue import find as find_catalogue
from tests.replay.test_record import SEATS, played
from tests.server.toy import BIDS, GAME, mended

OLD_NUMBERS = "ff60f2d373078d8a603b582b1754d887f1187523d8a0db9565b8220529a9741a"


def has(game: Game) -> Callable[[str], Game]:
    return lambda name: game


@pytest.fixture(scope="module")
def record() -> Record:
    return played(GAME, {"rounds": 20})


def first_format(record: Record) -> bytes:
    """The file that the version before would have written."""
    data: dict[str, Any] = json.loads(write(record))
    data["header"]["format"] = 1
    del data["header"]["rules"], data["numbers"]
    return json.dumps(data).encode()


def test_a_file_of_the_first_format_plays_by_the_rules_of_today(record: Record) -> None:
    again = read(first_format(record), has(mended()))
    assert (again.rules, again.game.rules_version, again.foreign) == (1, 2, True)
    assert verify(again).over
    assert not read(first_format(record), has(GAME)).foreign


def first_high_bid(record: Record, most: int) -> int:
    kinds = [step.kind for step in steps(record)][1:]
    answers = [row.answer for row in record.inputs]
    high = [isinstance(answer, int) and answer > most for answer in answers]
    return [kind == "bid" and over for kind, over in zip(kinds, high, strict=True)].index(True)


def test_an_answer_that_the_rules_refuse_now_ends_the_record(record: Record) -> None:
    strict = mended(BIDS[:5])
    n = first_high_bid(record, BIDS[4])
    again = read(first_format(record), has(strict))
    with pytest.raises(RulesChanged) as caught:
        verify(again)
    assert (caught.value.code, caught.value.place) == ("rules-changed", f"inputs[{n}]")
    facts = caught.value.facts
    assert (facts["played"], facts["reason"], facts["rules"]) == (n, "no-such-bid", ["toy.bid"])
    assert facts["refusal"] == {"code": "no-such-bid", "rules": ["toy.bid"], "facts": {}}
    text = transcript(again).splitlines()
    assert text[-1].startswith(f"stopped after {n} of {len(record.inputs)} answers: played by version 1")
    assert "toy.bid" in text[-1]


def test_a_record_of_the_same_rules_that_does_not_play_is_broken(record: Record) -> None:
    strict = mended(BIDS[:5])
    own = Record(strict, record.setup, record.seats, record.inputs, record.digests)
    with pytest.raises(ReplayError) as caught:
        verify(own)
    assert caught.value.code == "broken-replay"


def test_a_record_of_other_rules_is_written_as_it_was(record: Record) -> None:
    again = read(first_format(record), has(mended(BIDS[:5])))
    third = read(write(again), has(GAME))
    assert third == record


def test_a_setup_that_cannot_be_any_more_is_no_broken_file(record: Record) -> None:
    data: dict[str, Any] = json.loads(first_format(record))
    data["header"]["setup"]["rounds"] = 1000
    with pytest.raises(RulesChanged) as caught:
        verify(read(json.dumps(data).encode(), has(mended())))
    assert caught.value.facts["played"] == 0


def test_what_changed_is_told_by_rules_that_exist() -> None:
    rules = [rule for changed in CHANGES.values() for rule in changed]
    assert len(rules) == len(set(rules))
    for rule in rules:
        assert find_catalogue(rule).rule(rule).id == rule
    game = standard()
    assert game.rules_version == max(CHANGES) == 2
    assert game.changed_since(1) == [*CHANGES[2]]
    assert game.changed_since(2) == []


def with_toughness(pack: Pack, unit: str, toughness: int) -> Pack:
    """A pack with one number changed."""
    rows = dict(pack.tables["unit"])
    row = rows[unit]
    rows[unit] = Row(unit, {**row.values, "toughness": toughness}, row.provenance)
    return Pack({**pack.tables, "unit": rows}, "changed")


def test_a_later_change_of_a_number_does_not_reach_a_record() -> None:
    ours = training()
    record = played(ours, {})
    text = write(record)
    theirs = Warhammer("training", with_toughness(core(), "orc-boyz", 9))
    again = read(text, has(theirs))
    assert again.game is not theirs
    assert save(ours, verify(again)) == save(ours, verify(record))
    assert write(again) == text
    data: dict[str, Any] = json.loads(text)
    del data["numbers"]
    with pytest.raises(ReplayError, match="broken-replay"):
        verify(read(json.dumps(data).encode(), has(theirs)))


def test_the_numbers_of_a_record_that_are_ours_make_no_game_of_their_own() -> None:
    game = standard()
    setup = random_setup(game.pack, 3, 2, Random(5))
    numbers = loads(dumps(game.numbers(setup)))
    assert isinstance(numbers, dict)
    assert game.with_numbers(numbers) is game
    assert game.with_numbers(numbers).numbers(setup) == numbers


def test_a_game_with_its_own_numbers_is_played_like_one_with_the_whole_box() -> None:
    game = standard()
    setup = random_setup(game.pack, 2, 1, Random(5))
    hero = next(iter(begin_standard(game.pack, setup).printed.units))
    record = played(game, setup)
    part = Warhammer("warhammer", with_toughness(core(), hero, 9)).with_numbers(game.numbers(setup))
    assert isinstance(part, Warhammer)
    assert len(part.pack.units) < len(game.pack.units)
    sealed = seal(Record(part, setup, SEATS, record.inputs))
    assert sealed.digests == record.digests


def test_the_numbers_do_not_tell_what_lies_in_whose_hand() -> None:
    game = standard()
    numbers = game.numbers(random_setup(game.pack, 2, 1, Random(5)))
    cards = numbers["card"]
    assert isinstance(cards, list)
    assert len(cards) == len(game.pack.cards)


def forged(change: str) -> dict[str, Any]:
    numbers: dict[str, Any] = json.loads(dumps(training().numbers({})))
    match change:
        case "no list":
            numbers["unit"] = {}
        case "no row":
            numbers["unit"][0] = 5
        case "no id":
            del numbers["unit"][0]["id"]
        case "table missing":
            del numbers["ruler"]
        case "unit missing":
            del numbers["unit"][0]
            numbers["unit"][0]["toughness"] += 1
        case "unknown key":
            numbers["unit"][0]["colour"] = "red"
        case "unknown ability":
            numbers["unit"][0]["abilities"] = ["win"]
        case "many dice":
            numbers["unit"][0]["ranged"] = [{"dice": 10**9, "range": "long", "strength": 1}]
        case "a word for a number":
            numbers["unit"][0]["toughness"] = "five"
        case "a word for a cost":
            numbers["unit"][1]["cost"] = "five"
        case "no toughness":
            numbers["unit"][0]["toughness"] = 0
        case "a fraction":
            numbers["sizes"][0]["small"] = 4000.5
        case "a point":
            numbers["sizes"][0]["small"] = 0
        case "a huge field":
            numbers["field"][0]["width"] = 10**9
        case "a long list":
            numbers["unit"][0]["keywords"] = ["flying"] * 1000
        case "deep":
            numbers["unit"][0]["traits"] = [[[[[[["x"]]]]]]]
        case "two provenances":
            numbers["unit"][0]["printed"] = ["size", "size"]
        case "provenance of nothing":
            numbers["unit"][0]["printed"] = 7
        case "copies":
            numbers["army"][0]["units"] = [["orc-boyz", "three"]]
        case "many copies":
            numbers["army"][0]["units"][0][1] = 10**6
    return numbers


FORGED = (
    *("no list", "no row", "no id", "table missing", "unit missing", "unknown key", "unknown ability"),
    *("many dice", "a word for a number", "a word for a cost", "no toughness", "a fraction", "a point"),
    *("a huge field", "a long list", "deep", "two provenances", "provenance of nothing", "copies"),
    "many copies",
)


@pytest.mark.parametrize("change", FORGED)
def test_numbers_that_cannot_be_are_refused(change: str) -> None:
    with pytest.raises(NumbersError):
        training().with_numbers(forged(change))


def test_a_file_with_wrong_numbers_is_refused_with_its_place() -> None:
    data: dict[str, Any] = json.loads(write(played(training(), {})))
    data["numbers"] = forged("many dice")
    with pytest.raises(ReplayError) as caught:
        read(json.dumps(data).encode())
    assert (caught.value.place, caught.value.code) == ("numbers", "broken-replay")


def test_a_field_of_a_record_must_have_room_for_all_zones() -> None:
    tables = dict(core().tables)
    tables["field"] = {"field": Row("field", {"width": 60_000, "height": 59_000}, {})}
    setup = random_setup(core(), 2, 1, Random(5))
    with pytest.raises(SetupError) as caught:
        begin_standard(Pack(tables, "small"), setup)
    assert caught.value.key == "field"


def test_files_without_numbers_still_have_theirs() -> None:
    """Files of the first format and games of old databases carry no numbers: they have those of the pack.

    Before a number of the pack is changed, a copy of the old pack has to be kept for them.
    """
    everything = numbers_of(core(), {name: [*core().tables[name]] for name in IN_PART})
    assert hashlib.sha256(dumps(everything)).hexdigest() == OLD_NUMBERS
