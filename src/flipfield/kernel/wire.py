"""Canonical JSON: the same state always gives the same bytes."""

from __future__ import annotations

import msgspec

from flipfield.kernel.game import Game
from flipfield.kernel.state import Decision, Frame, State
from flipfield.kernel.value import Json, Value, from_json, to_json


class WireError(Exception):
    """A document that is not an encoded state."""


def dumps(data: Json) -> bytes:
    """Canonical bytes of JSON data: keys sorted, no spaces."""
    return msgspec.json.encode(data, order="deterministic")


def loads(text: bytes | str) -> Json:
    """Decoded JSON data; broken text raises `WireError` with the place."""
    try:
        data: Json = msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise WireError(str(error)) from error
    return data


def save(game: Game, state: State) -> bytes:
    """Canonical bytes of a state."""
    return dumps(game.encode(state))


def load(game: Game, text: bytes | str) -> State:
    """The state that `save` wrote."""
    data = loads(text)
    if not isinstance(data, dict):
        raise WireError("a state is a JSON object")
    return game.decode(data)


def encode_root(state: State) -> dict[str, Json]:
    """The part of a state that every game has."""
    return {
        "frames": [to_json(frame.value()) for frame in state.frames],
        "pending": [to_json(decision.value()) for decision in state.pending],
        "given": [to_json((decision.value(), answer)) for decision, answer in state.given],
        "serial": int(state.serial),
        "over": state.over,
    }


def decode_root(state: State, data: dict[str, Json]) -> None:
    """Fill in what `encode_root` wrote."""
    state.frames = [_frame(item) for item in rows(data, "frames")]
    state.pending = [_decision(item) for item in rows(data, "pending")]
    state.given = []
    for item in rows(data, "given"):
        assert isinstance(item, tuple)
        state.given.append((_decision(item[0]), item[1]))
    state.serial = number(data, "serial")
    state.over = bool(data["over"])


def rows(data: dict[str, Json], key: str) -> list[Value]:
    """The list under a key, as values."""
    value = from_json(data[key])
    if not isinstance(value, tuple):
        raise WireError(f"{key} is not a list")
    return list(value)


def number(data: dict[str, Json], key: str) -> int:
    value = data[key]
    if not isinstance(value, int):
        raise WireError(f"{key} is not a number")
    return value


def text(data: dict[str, Json], key: str) -> str:
    value = data[key]
    if not isinstance(value, str):
        raise WireError(f"{key} is not a text")
    return value


def _frame(item: Value) -> Frame:
    assert isinstance(item, tuple)
    op, args, step, answers = item
    assert isinstance(op, str) and isinstance(step, int)
    assert isinstance(args, tuple) and isinstance(answers, tuple)
    return Frame(op, args, step, answers)


def _decision(item: Value) -> Decision:
    assert isinstance(item, tuple)
    id, player, kind, spec, secret = item
    assert isinstance(id, int) and isinstance(player, int) and isinstance(kind, str)
    assert isinstance(spec, tuple)
    return Decision(id, player, kind, spec, bool(secret))
