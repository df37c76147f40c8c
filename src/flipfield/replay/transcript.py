"""A game as readable text: one line for each decision with what it caused, for golden games."""

from __future__ import annotations

from flipfield.kernel.game import Game
from flipfield.kernel.state import CHANCE, Event
from flipfield.kernel.value import Value, to_json
from flipfield.kernel.wire import dumps
from flipfield.replay.record import Record, RulesChanged, Step, steps


def transcript(record: Record) -> str:
    """The whole game as text, as far as it plays. Equal games give equal texts."""
    game = record.game
    lines = [f"game {game.name}", f"setup {dumps(record.setup).decode()}"]
    try:
        for n, step in enumerate(steps(record)):
            lines.append(_line(n, step))
            lines += [f"      {_told(game, event)}" for event in step.events]
            if step.state.over:
                lines.append(f"result {dumps(game.result(step.state)).decode()}")
    except RulesChanged as error:
        lines.append(f"stopped {stop_text(record, error)}")
    return "\n".join(lines) + "\n"


def stop_text(record: Record, error: RulesChanged) -> str:
    """Why a record that was played by other rules does not play on."""
    facts, rules = error.facts, error.facts["rules"]
    assert isinstance(rules, list)
    changed = ", ".join([str(rule) for rule in rules]) or "not known here"
    return (
        f"after {facts['played']} of {len(record.inputs)} answers: played by version {record.rules} of the "
        f"rules, today's are version {record.game.rules_version} ({error.place}: {facts['reason']}; "
        f"changed rules: {changed})"
    )


def _line(n: int, step: Step) -> str:
    if step.input is None:
        return f"{n:4}  start"
    who = "chance" if step.input.player == CHANCE else f"player {step.input.player}"
    return f"{n:4}  {who} {step.kind} {_text(step.input.answer)}"


def _told(game: Game, event: Event) -> str:
    names = game.event_fields[event.name]
    words = [f"{name}={_text(value)}" for name, value in zip(names, event.data, strict=True)]
    return " ".join([event.name, *words, *[f"<{rule}>" for rule in event.rules]])


def _text(value: Value) -> str:
    return dumps(to_json(value)).decode()
