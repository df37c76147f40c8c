"""The messages of the socket: what a client may say, and how problems are told."""

from __future__ import annotations

import logging
from typing import Annotated, Any, Final

import msgspec

from flipfield.content.foreign import Foreign, read_json
from flipfield.kernel.run import refusal_json
from flipfield.kernel.state import Refused
from flipfield.kernel.value import Json
from flipfield.replay.record import Number
from flipfield.server.fault import fault
from flipfield.server.problem import Problem as Problem
from flipfield.server.problem import meant
from flipfield.server.store import NotSaved, Unreadable

SIZE: Final = 64 * 1024
LARGEST: Final = 2 * SIZE
"""A message that is only somewhat too large gets a reply; one beyond this ends the line."""

log = logging.getLogger("flipfield")

Key = Annotated[str, msgspec.Meta(max_length=64)]


class Request(msgspec.Struct, tag_field="type"):
    """Anything a client says; the reply repeats `ref`."""

    ref: Number | Annotated[str, msgspec.Meta(max_length=64)] | None = None


class Join(Request, tag="join", kw_only=True):
    keys: Annotated[list[Key | None], msgspec.Meta(max_length=16)]
    seat: Number
    since: Number | None = None


class Sit(Request, tag="sit", kw_only=True):
    seat: Number


class Answer(Request, tag="answer", kw_only=True):
    seat: Number
    version: Number
    decision: Number
    answer: Any


class Preview(Request, tag="preview", kw_only=True):
    seat: Number
    decision: Number
    answer: Any


class Query(Request, tag="query", kw_only=True):
    seat: Number
    name: str
    args: Any = None


class WhyNot(Request, tag="why_not", kw_only=True):
    seat: Number
    wish: Any


class Undo(Request, tag="undo", kw_only=True):
    seat: Number
    version: Number


class Suggest(Request, tag="suggest", kw_only=True):
    seat: Number
    decision: Number


class Ping(Request, tag="ping"):
    pass


Said = Join | Sit | Answer | Preview | Query | WhyNot | Undo | Suggest | Ping


def parse(text: str | bytes) -> Said:
    """What a client said; raises `Problem`."""
    try:
        data: object = read_json(text.encode() if isinstance(text, str) else text, Any, SIZE)
    except Foreign as error:
        raise unread(error) from None
    except (msgspec.ValidationError, UnicodeError):
        raise Problem("not-json") from None
    if not isinstance(data, dict):
        raise Problem("malformed", {"reason": "a message is an object"})
    try:
        said: Said = msgspec.convert(data, Said)
    except msgspec.ValidationError as error:
        ref = data.get("ref")
        known = ref if isinstance(ref, int | str) and len(str(ref)) <= 64 else None
        raise Problem("malformed", {"reason": str(error)}, known) from None
    return said


def unread(error: Foreign) -> Problem:
    """The problem of a text that is not read."""
    return Problem(error.code, {name: value for name, value in error.facts.items() if name != "reason"})


def reply_to(error: Exception) -> dict[str, Json]:
    """The reply that tells a client why a request was not fulfilled."""
    if isinstance(error, Refused):
        return {"type": "refused", "refusal": refusal_json(error.refusal)}
    return {"type": "error", **problem_of(error).json()}


def problem_of(error: Exception) -> Problem:
    """The problem that an exception means to a client; a defect is logged and told without details."""
    problem = meant(error)
    if problem is not None:
        return problem
    if isinstance(error, NotSaved):
        log.error("the database does not answer: %s", fault(error.__cause__ or error))
        return Problem("not-saved", {"reason": error.reason} if error.reason else {})
    if isinstance(error, Unreadable):
        log.error("game %s cannot be read: %s", error.game, fault(error.__cause__ or error))
        return Problem("broken-game", {"game": error.game})
    log.error("a request failed: %s", fault(error))
    return Problem("server")
