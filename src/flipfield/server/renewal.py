"""Games of other rules: they go on if all their answers play, or else end at the last that does."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from random import SystemRandom

from flipfield.kernel.value import Json
from flipfield.replay.record import Record, RulesChanged, verify
from flipfield.server.match import News, go_on
from flipfield.server.messages import Problem
from flipfield.server.shelf import Shelf
from flipfield.server.store import Overtaken, Store, Stored


def record_of(stored: Stored, shelf: Shelf) -> Record:
    """The record of a stored game, with the numbers that it was begun with."""
    game = shelf.game(stored.game)
    if stored.numbers is not None:
        game = game.with_numbers(stored.numbers)
    return Record(game, stored.setup, stored.seats, stored.inputs, version=stored.made_by, rules=stored.rules)


def has_stopped(stored: Stored, record: Record) -> bool:
    """Whether a game was ended by today's rules; others may let it go on."""
    return stored.stopped is not None and stored.stopped["by"] == record.game.rules_version


def renewed(stored: Stored, shelf: Shelf, store: Store) -> Stored:
    """A stored game as today's rules play it; raises `Problem` where they do not play it to its end.

    Its answers stay in the database whatever happens.
    """
    record = record_of(stored, shelf)
    if not record.foreign:
        return stored
    if has_stopped(stored, record):
        raise Problem("rules-changed", stored.stopped)
    try:
        return _finished(stored, record) if stored.over else _gone_on(stored, record, shelf, store)
    except RulesChanged as error:
        stop: dict[str, Json] = {"by": record.game.rules_version}
        stop.update({name: error.facts[name] for name in ("played", "rules")})
        if not stored.over:
            store.stop(stored.id, stored.version, stop)
        raise Problem("rules-changed", stop) from error


def news_of(stored: Stored, record: Record) -> News | None:
    """What the players of a game that went on by other rules have to be told."""
    if stored.renewed is None:
        return None
    return News(record.game.changed_since(stored.renewed["rules"]), stored.renewed["inputs"])


def _finished(stored: Stored, record: Record) -> Stored:
    """A finished game stays finished: nobody plays on where today's rules see no end."""
    if verify(record).over:
        return replace(stored, snapshot=None)
    rules = record.game.changed_since(record.rules)
    raise Problem("rules-changed", {"played": len(record.inputs), "rules": [*rules]})


def _gone_on(stored: Stored, record: Record, shelf: Shelf, store: Store) -> Stored:
    """A running game whose answers all play goes on by today's rules."""
    change = go_on(record, stored.version, SystemRandom())
    unheard = stored.renewed is not None and stored.renewed["inputs"] == len(stored.inputs)
    since = stored.renewed["rules"] if stored.renewed is not None and unheard else stored.rules
    news = {"rules": since, "inputs": change.start + len(change.inputs)}
    # Another server on the same database may have been faster.
    with suppress(Overtaken):
        store.renew(stored.id, change, record.game.rules_version, record.game.numbers(record.setup), news)
    again = store.load(stored.id)
    assert again is not None
    return renewed(again, shelf, store)
