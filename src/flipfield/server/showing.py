"""What workers do with replays: verify one, show some of its steps, reach one of them for a question."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from flipfield.kernel.game import Game
from flipfield.kernel.run import apply, event_json
from flipfield.kernel.state import State
from flipfield.kernel.value import Json, to_json
from flipfield.kernel.wire import loads
from flipfield.replay.record import MARK, Record, RulesChanged, Step, answer_value, checked, differs, read
from flipfield.server.shelf import Shelf


class Shown(msgspec.Struct):
    """What a replay tells at each step, and the states to start showing from."""

    marks: list[Any] = []
    log: list[Any] = []
    over: bool = False
    changed: list[str] = []
    """The rules that changed since it was played, if it goes another way by today's."""
    stopped: Any = None
    """Why it does not play on: what refuses the next answer, if anything does."""


def verified(shelf: Shelf, text: bytes) -> Json:
    """A replay as it is shown; one that was played by other rules as far as it plays."""
    record = read(text, shelf.game)
    shown = Shown()
    try:
        for n, step in enumerate(checked(record)):
            _show(record, n, step, shown)
    except RulesChanged as error:
        if not shown.log:
            raise
        shown.stopped = {"reason": error.facts["reason"], "refusal": error.facts["refusal"]}
        shown.changed = msgspec.convert(error.facts["rules"], list[str])
    found: Json = msgspec.to_builtins(shown)
    return found


def _show(record: Record, n: int, step: Step, shown: Shown) -> None:
    if n % MARK == 0:
        shown.marks.append(record.game.encode(step.state))
    shown.log.append(_told(record.game, step))
    shown.over = step.state.over
    if record.foreign and differs(record, n, step.state):
        shown.changed = record.game.changed_since(record.rules)


def _told(game: Game, step: Step) -> Json:
    decision: Json = None
    if step.input is not None:
        decision = {
            "id": step.input.decision,
            "player": step.input.player,
            "kind": step.kind,
            "answer": to_json(step.input.answer),
        }
    events = [event_json(game, event) for event in step.events]
    waiting: list[Json] = [{"player": int(asked.player), "kind": asked.kind} for asked in step.state.pending]
    return {"decision": decision, "events": [*events], "waiting": waiting}


def page(game: Game, passage: bytes, skip: int) -> list[Json]:
    """The steps of a passage after the first few."""
    return [
        {"view": game.encode(state), "look": game.look(state, 0)}
        for n, state in enumerate(_states(game, passage))
        if n >= skip
    ]


def last(game: Game, passage: bytes) -> State:
    """The state to which a passage leads."""
    for state in _states(game, passage):
        found = state
    return found


def _states(game: Game, passage: bytes) -> Iterator[State]:
    """The state of a mark, then that after each of the answers that follow; it plays on."""
    data = loads(passage)
    assert isinstance(data, dict)
    mark, inputs = data["mark"], data["inputs"]
    assert isinstance(mark, dict)
    assert isinstance(inputs, list)
    state = game.decode(mark)
    yield state
    for row in inputs:
        assert isinstance(row, list)
        assert isinstance(row[0], int)
        apply(game, state, row[0], answer_value(row[2]))
        yield state
