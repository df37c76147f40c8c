"""A game as readable text: one line for each decision with what it caused, for golden games."""

from __future__ import annotations

from flipfield.kernel.game import Game
from flipfield.kernel.state import CHANCE, Event
from flipfield.kernel.value import Value, to_json
from flipfield.kernel.wire import dumps
from flipfield.replay.record import Record, Step, steps


def transcript(record: Record) -> str:
    """The whole game as text. Equal games give equal texts."""
    game = record.game
    lines = [f"game {game.name}", f"setup {dumps(record.setup).decode()}"]
    for n, step in enumerate(steps(record)):
        lines.append(_line(n, step))
        lines += [f"      {_told(game, event)}" for event in step.events]
        if step.state.over:
            lines.append(f"result {dumps(game.result(step.state)).decode()}")
    return "\n".join(lines) + "\n"


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
