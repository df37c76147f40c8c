"""The lint sees what it is meant to see."""

import ast

import pytest

from tests.texts.sources import (
    asked,
    decisions,
    errors,
    events,
    facts,
    limits,
    mentioned,
    prefixes,
    refusals,
    setups,
    table,
)
from tests.texts.vocabulary import built, slug, traits


def test_codes_are_found_with_their_facts() -> None:
    found = refusals()
    assert found["too-far"] == {"disk", "reach"}
    assert found["no-flips-left"] == {"disk", "flips"}
    assert found["not-in-hand"] == set()
    assert found["not-on-table"] == {"disk"}


def test_setups_and_limits_are_found_with_their_facts() -> None:
    assert setups()["players-range"] == {"key", "least", "most"}
    assert setups()["unknown-regiment"] == {"key", "regiment", "known"}
    assert setups()["wrong-number"] == {"key", "players"}
    assert setups()["unknown-bot"] == {"key"}
    assert limits()["too-many-copies"] == {"regiment", "unit", "copies", "most"}
    assert limits()["too-few-small"] == {"regiment", "small", "bigger"}
    assert limits()["two-factions"] == set()


def test_facts_that_cannot_be_read_are_told() -> None:
    given = ast.parse("somewhere()", mode="eval").body
    with pytest.raises(AssertionError, match="cannot be read: somewhere"):
        facts(given, given)


def test_events_decisions_and_errors_are_found() -> None:
    assert {"flip", "shift", "over"} <= events()
    assert {"turn", "token", "command"} <= decisions()
    assert {"not-json", "broken-replay", "setup"} <= errors()


def test_the_tables_of_the_protocol_are_read() -> None:
    assert table("event")["pin"] == {"disk", "other"}
    assert table("event")["reinforce"] == {"disk", "x", "y"}
    assert {"roll", "shuffle", "strike"} <= table("kind").keys()


def test_the_client_is_read() -> None:
    assert "close" in asked()
    assert "unit-" in prefixes()
    assert "close" in mentioned()


def test_the_packs_are_read() -> None:
    assert {"daemonic", "war-machine"} <= traits()
    assert "regiment-luthor-huss" in built()
    assert "deployment-war-engines-text" in built()


def test_ids_are_made_of_names() -> None:
    assert slug("Waaagh!") == "waaagh"
    assert slug("Myrmidia's Blessing") == "myrmidias-blessing"
    assert slug("Winds of Morai-Heg") == "winds-of-morai-heg"
