"""Every key is there in four languages with the same variables; none is missing, none is left over."""

import pytest
from fluent.syntax import ast

from flipfield.games.warhammer.events import FIELDS
from flipfield.games.warhammer.pack import OBJECTIVES
from flipfield.texts import LANGUAGES
from tests.texts.messages import entries, messages
from tests.texts.sources import asked, limits, listings, mentioned, prefixes, refusals, setups, table
from tests.texts.vocabulary import VOCABULARY, built

ENGLISH = messages("en")
GRAMMAR = {"many"}
"""What only some languages need to know: whether a verb needs its plural."""
TOLD = {"times", "cause", *GRAMMAR}
"""What the client adds to the fields of an event: how often it happened in a row, and by which rule."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_files_are_well_formed(lang: str) -> None:
    broken = [(name, entry.content) for name, entry in entries(lang) if isinstance(entry, ast.Junk)]
    assert broken == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_stands_twice(lang: str) -> None:
    keys = [entry.id.name for _, entry in entries(lang) if isinstance(entry, ast.Message)]
    assert sorted({key for key in keys if keys.count(key) > 1}) == []


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_all_languages_have_the_same_keys(lang: str) -> None:
    assert sorted(messages(lang).keys() ^ ENGLISH.keys()) == []


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_all_languages_use_the_same_variables(lang: str) -> None:
    other = messages(lang)
    different = {key: other[key] ^ ENGLISH[key] for key in other.keys() & ENGLISH.keys()}
    assert {key: names for key, names in different.items() if names - GRAMMAR} == {}


def test_no_key_is_missing() -> None:
    missing = (built() | asked()) - ENGLISH.keys()
    assert not missing, ", ".join(sorted(missing))


def test_no_key_is_left_over() -> None:
    unused = ENGLISH.keys() - built() - asked() - mentioned()
    assert not unused, ", ".join(sorted(unused))


def test_the_client_builds_only_keys_that_the_vocabulary_knows() -> None:
    unknown = prefixes() - VOCABULARY.keys()
    assert not unknown, ", ".join(sorted(unknown))


@pytest.mark.parametrize(
    ("prefix", "codes"),
    [("refusal-", refusals()), ("setup-", setups()), ("army-", limits()), ("listing-", listings())],
)
def test_codes_use_only_facts_that_they_are_given(prefix: str, codes: dict[str, set[str]]) -> None:
    assert codes
    used = {code: ENGLISH.get(prefix + code, frozenset()) for code in codes}
    assert {code: used[code] - facts for code, facts in codes.items() if used[code] - facts} == {}


def test_a_broken_limit_and_a_wrong_setup_never_share_a_code() -> None:
    assert limits().keys() & setups().keys() == set()


def test_objectives_tell_their_points() -> None:
    assert {kind for kind in OBJECTIVES if "points" not in ENGLISH[f"objective-{kind}"]} == set()


def test_events_use_only_fields_that_they_have() -> None:
    used = {name: ENGLISH.get(f"event-{name}", frozenset()) for name in FIELDS}
    assert {
        name: used[name].difference(fields, TOLD)
        for name, fields in FIELDS.items()
        if used[name].difference(fields, TOLD)
    } == {}


def test_decisions_use_only_fields_of_the_protocol() -> None:
    used = {kind: ENGLISH.get(f"decision-{kind}", frozenset()) - {"player"} for kind in table("kind")}
    assert {kind: used[kind] - fields for kind, fields in table("kind").items() if used[kind] - fields} == {}


def test_who_waits_knows_for_whom_and_what_lies_open() -> None:
    known = {"decision-turn-wait": {"player", "disk"}}
    assert {
        key
        for key in ENGLISH
        if key.startswith("decision-") and key.endswith("-wait") and ENGLISH[key] - known.get(key, {"player"})
    } == set()
