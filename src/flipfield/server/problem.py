"""Problems: what cannot be done, with a code that clients have a sentence for."""

from __future__ import annotations

from flipfield.kernel.value import BadValue, Json
from flipfield.replay.record import ReplayError
from flipfield.server.match import Stale


class Problem(Exception):
    """Something that cannot be done, with a code that clients have a sentence for."""

    def __init__(self, code: str, facts: dict[str, Json] | None = None, ref: Json = None) -> None:
        super().__init__(code)
        self.code = code
        self.facts: dict[str, Json] = facts or {}
        self.ref = ref

    def json(self) -> dict[str, Json]:
        return {"code": self.code, "facts": self.facts}


def meant(error: Exception) -> Problem | None:
    """The problem that an exception means to a client; None for a defect."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, Stale):
        return Problem("stale", {"decision": error.decision})
    if isinstance(error, ReplayError):
        return Problem(error.code, error.facts)
    if isinstance(error, BadValue):
        return Problem("malformed", {"reason": str(error)})
    return None
