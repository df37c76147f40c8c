"""What workers do with replays: verify one, show some of its steps, reach one of them for a question."""

from __future__ import annotations

from collections.abc import Iterator

from flipfield.kernel.game import Game
from flipfield.kernel.run import apply, event_json
from flipfield.kernel.state import State
from flipfield.kernel.value import Json, to_json
from flipfield.kernel.wire import loads
from flipfield.replay.record import MARK, Step, answer_value, checked, read
from flipfield.server.shelf import Shelf


def verified(shelf: Shelf, text: bytes) -> Json:
    """What a replay tells at each step, whether its game is over, and the states to start showing from."""
    record = read(text, shelf.game)
    marks: list[Json] = []
    log: list[Json] = []
    over = False
    for n, step in enumerate(checked(record)):
        if n % MARK == 0:
            marks.append(record.game.encode(step.state))
        log.append(_told(record.game, step))
        over = step.state.over
    return {"marks": marks, "log": log, "over": over}


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
