"""The loop: `start` a game, `apply` an answer, and read-only previews."""

from __future__ import annotations

from random import Random

from mypy_extensions import i64

from flipfield.kernel.game import Family, Game
from flipfield.kernel.state import Decision, Event, Refusal, Refused, State
from flipfield.kernel.value import Json, Value, to_json

STEP_LIMIT = 10_000
"""More steps than this between two decisions means that the rules run in a circle."""


class RulesError(Exception):
    """The rules ran into a dead end or a circle: a defect of the game, never of a player."""


def start(game: Game, setup: dict[str, Json]) -> State:
    """A new game, advanced to its first decision."""
    state = game.begin(setup)
    advance(game, state)
    return state


def find(state: State, decision_id: int) -> Decision | None:
    """The pending decision with that id."""
    for decision in state.pending:
        if decision.id == decision_id:
            return decision
    return None


def family_of(game: Game, decision: Decision) -> Family:
    return game.families[decision.kind]


def refusal(game: Game, state: State, decision: Decision, answer: Value) -> Refusal | None:
    """Why an answer would be refused, or None."""
    return game.families[decision.kind].refusal(state, decision, answer)


def apply(game: Game, state: State, decision_id: int, answer: Value) -> list[Event]:
    """Take an answer, play on to the next decision or the end, and tell what happened.

    Raises `Refused` and leaves the state as it is when the answer is not legal.
    """
    decision = find(state, decision_id)
    if decision is None:
        raise Refused(Refusal("stale", (), (("decision", decision_id),)))
    no = game.families[decision.kind].refusal(state, decision, answer)
    if no is not None:
        raise Refused(no)
    state.events = []
    take(game, state, decision, answer)
    events = state.events
    state.events = []
    return events


def take(game: Game, state: State, decision: Decision, answer: Value) -> None:
    """Take a legal answer and play on. Several open decisions wait until all of them are answered."""
    state.pending.remove(decision)
    if state.pending or state.given:
        state.given.append((decision, answer))
        if state.pending:
            return
        given = sorted(state.given, key=_asked)
        state.given = []
        for asked, said in given:
            frame = state.frames[-1]
            game.flows[frame.op].answered(state, frame, asked, said)
    else:
        frame = state.frames[-1]
        game.flows[frame.op].answered(state, frame, decision, answer)
    advance(game, state)


def _asked(item: tuple[Decision, Value]) -> int:
    return item[0].id


def advance(game: Game, state: State) -> None:
    """Run the open frames until a decision is pending or the game is over."""
    flows = game.flows
    steps = 0
    while not state.pending and not state.over:
        if not state.frames:
            raise RulesError("no frame is open and the game is not over")
        frame = state.frames[-1]
        flows[frame.op].run(state, frame)
        steps += 1
        if steps > STEP_LIMIT:
            raise RulesError(f"the rules run in a circle at {frame.op}")


def known(game: Game, state: State, player: i64) -> State:
    """The state as far as a player knows it, what is hidden filled in always alike.

    Two states that look the same to him give the same: what is answered from here cannot tell them apart.
    """
    return game.determinise(game.view(state, player), Random(0))


def preview(game: Game, state: State, decision: Decision, answer: Value) -> dict[str, Json]:
    """What an answer would cause as far as its player can be certain, and the odds of the rest."""
    return foresee(game, known(game, state, decision.player), decision, answer)


def foresee(game: Game, state: State, decision: Decision, answer: Value) -> dict[str, Json]:
    """What an answer would cause in this very state, up to the first die, secret or choice."""
    no = refusal(game, state, decision, answer)
    if no is not None:
        return {"refusal": refusal_json(no)}
    odds = game.odds(state, decision, answer)
    copy = state.clone()
    copy.events = []
    if not decision.secret:
        asked = find(copy, decision.id)
        assert asked is not None
        take(game, copy, asked, answer)
    return {"events": [event_json(game, event) for event in certain(copy.events)], "odds": odds}


def certain(events: list[Event]) -> list[Event]:
    """The events before the first that shows a die or a secret: what comes after may hang on it."""
    for n, event in enumerate(events):
        if not event.back:
            return events[:n]
    return events


def refusal_json(no: Refusal) -> dict[str, Json]:
    facts: dict[str, Json] = {name: to_json(value) for name, value in no.facts}
    return {"code": no.code, "rules": list(no.rules), "facts": facts}


def event_json(game: Game, event: Event) -> dict[str, Json]:
    """An event with its fields by name, as clients get it."""
    data: dict[str, Json] = {}
    for name, value in zip(game.event_fields[event.name], event.data, strict=True):
        data[name] = to_json(value)
    return {"event": event.name, "data": data, "rules": list(event.rules), "back": event.back}
