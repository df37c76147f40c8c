"""Problem reports that the page saves: what a seat saw of a running game, or a whole replay."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from flipfield.content.foreign import Foreign, read_json
from flipfield.kernel.value import Json
from flipfield.replay.record import MOST_BYTES, Record, ReplayError, decoded, read

FORMAT: Final = 1

Whole = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]


class _Mark(msgspec.Struct):
    report: int | msgspec.UnsetType = msgspec.UNSET


class Versions(msgspec.Struct, forbid_unknown_fields=True):
    """What was running; the server's are missing when it could not be asked."""

    version: str | None
    compiled: bool | None
    client: str


class Browser(msgspec.Struct, forbid_unknown_fields=True):
    agent: str
    window: tuple[Whole, Whole]
    language: str
    languages: list[str]


class View(msgspec.Struct):
    """The part of a seat's view that every game has."""

    round: Whole
    phase: str


class Asked(msgspec.Struct):
    id: Whole
    player: Whole
    kind: str


class Told(msgspec.Struct):
    version: Whole
    event: str
    data: dict[str, Any]


class Seen(msgspec.Struct, forbid_unknown_fields=True):
    """A running game as one seat saw it."""

    game: str
    seat: Whole
    version: Whole
    view: View
    decisions: list[Asked]
    waiting: list[dict[str, Any]]
    events: list[Told]
    seats: list[dict[str, Any]] = []
    look: dict[str, Any] = {}


class Report(msgspec.Struct, forbid_unknown_fields=True):
    """A report has a replay, or what a seat saw, or neither where the page could show nothing."""

    report: int
    made: str
    flipfield: Versions
    browser: Browser
    problems: list[dict[str, Any]]
    words: str = ""
    seen: Seen | None = None
    step: Whole | None = None
    replay: msgspec.Raw = msgspec.Raw(b"null")

    def record(self) -> Record | None:
        """The replay inside; raises `ReplayError` when it is broken."""
        text = bytes(self.replay)
        return None if text == b"null" else read(text)


def is_report(text: bytes) -> bool:
    """Whether a file calls itself a report; anything else is left to the reader of replays."""
    try:
        return read_json(text, _Mark, MOST_BYTES).report is not msgspec.UNSET
    except (Foreign, msgspec.ValidationError):
        return b'"report"' in text[:40]


def read_report(text: bytes) -> Report:
    """The report of a file's content; raises `ReplayError` when it is broken."""
    mark = decoded(text, _Mark, "broken-report").report
    if mark != FORMAT:
        facts: dict[str, Json] = {"version": str(mark)}
        raise ReplayError("report", "wrong-version", facts)
    return decoded(text, Report, "broken-report")
