"""Values: the only data that frames, decisions, answers and events may hold."""

from __future__ import annotations

from typing import Final

Value = None | bool | int | str | tuple["Value", ...]
Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]

MAX_DEPTH: Final = 8
LIMIT: Final = 10**9
"""The largest number of an answer, either way: far beyond any table, and its square fits into 64 bits."""


class BadValue(Exception):
    """A JSON document that holds something no answer can hold."""


def from_json(data: object, depth: int = 0) -> Value:
    """Turn decoded JSON into a value: lists become tuples, objects and fractions are refused."""
    if data is None or isinstance(data, (bool, int, str)):
        return data
    if isinstance(data, (list, tuple)):
        if depth >= MAX_DEPTH:
            raise BadValue("nested too deeply")
        return tuple([from_json(item, depth + 1) for item in data])
    raise BadValue(f"{type(data).__name__} is not allowed here")


def to_json(value: Value) -> Json:
    """Turn a value into data that any JSON encoder takes."""
    if isinstance(value, tuple):
        return [to_json(item) for item in value]
    return value


def pair(value: Value, index: int) -> int:
    """The integer at a place of a tuple that has already been validated."""
    assert isinstance(value, tuple)
    item = value[index]
    assert isinstance(item, int)
    return item


def is_ints(value: Value, length: int) -> bool:
    """Whether a value is a tuple of exactly that many whole numbers."""
    if not isinstance(value, tuple) or len(value) != length:
        return False
    return all([whole(item) for item in value])


def whole(value: Value) -> bool:
    """Whether a value is an integer small enough to be squared in 64 bits."""
    return type(value) is int and -LIMIT <= value <= LIMIT
