"""A game on record: who played what, every answer, and digests that prove a replay."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from pathlib import Path
from threading import Lock
from typing import Annotated, Any, Final, NamedTuple, TypeVar

import msgspec

from flipfield import __version__, games
from flipfield.content.foreign import Foreign, read_json
from flipfield.kernel.game import Game, NumbersError, SetupError
from flipfield.kernel.run import apply, find, refusal_json, start
from flipfield.kernel.state import Event, Refusal, Refused, State
from flipfield.kernel.value import BadValue, Json, Value, from_json, to_json
from flipfield.kernel.wire import dumps, save
from flipfield.replay.seats import shown

Form = TypeVar("Form")

FORMAT: Final = 2
OLDEST: Final = 1
"""The first format says neither by which rules a game was played nor its numbers: version 1, and ours."""
SUFFIX: Final = ".flip.json"
MARK: Final = 50
"""A digest is kept each time that so many inputs have been added."""

LARGEST: Final = 10**9
"""No answer holds a larger integer: the squares of all distances fit 64 bits."""

Number = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
"""An id; integers beyond this are not the same in every language."""


class Input(NamedTuple):
    """One accepted answer, of a player or of chance."""

    decision: int
    player: int
    answer: Value


class Step(NamedTuple):
    """What a viewer shows: the input, the kind of its decision, what it caused and the state it led to."""

    state: State
    events: list[Event]
    input: Input | None
    kind: str


class ReplayError(Exception):
    """A replay that cannot be read or does not play as it says; `place` names the line, key or input."""

    def __init__(self, place: str, code: str, facts: dict[str, Json]) -> None:
        super().__init__(f"{place}: {code} {facts}")
        self.place = place
        self.code = code
        self.facts: dict[str, Json] = {"place": place, **facts}


class RulesChanged(ReplayError):
    """A record that was played by other rules and does not play on by today's. It is not broken: it ends.

    The facts tell how many answers play, and the rules that changed.
    """


@dataclass
class Record:
    """A game with the numbers it was begun with, its setup, seats and inputs.

    `digests` are SHA-256 of the state after so many inputs, by the rules of the version `rules`.
    """

    game: Game
    setup: dict[str, Json]
    seats: list[dict[str, Json]]
    inputs: list[Input]
    digests: dict[int, str] = field(default_factory=dict)
    version: str = __version__
    rules: int = 0

    def __post_init__(self) -> None:
        self.rules = self.rules or self.game.rules_version

    @property
    def foreign(self) -> bool:
        """Whether it was played by other rules than today's: then it may differ, and may end early."""
        return self.rules != self.game.rules_version

    def header(self) -> dict[str, Json]:
        return {
            "format": FORMAT,
            "flipfield": self.version,
            "game": self.game.name,
            "rules": self.rules,
            "setup": self.setup,
            "seats": [*self.seats],
        }


class _Header(msgspec.Struct, forbid_unknown_fields=True):
    format: int
    flipfield: str
    game: str
    setup: dict[str, Any]
    seats: list[dict[str, Any]]
    rules: Annotated[int, msgspec.Meta(ge=1, le=LARGEST)] = 1


class _Document(msgspec.Struct, forbid_unknown_fields=True):
    header: _Header
    inputs: list[tuple[Number, Number, Any]]
    digests: list[tuple[int, str]]
    digest: str
    numbers: dict[str, Any] = {}


def digest(state_bytes: bytes) -> str:
    """What a record keeps of a state's canonical bytes."""
    return hashlib.sha256(state_bytes).hexdigest()


def answer_value(data: object) -> Value:
    """The answer that decoded JSON holds; raises `BadValue` for anything that no answer can be."""
    value = from_json(data)
    if not _small(value):
        raise BadValue("a number is too large")
    return value


def _small(value: Value) -> bool:
    if isinstance(value, tuple):
        return all(_small(item) for item in value)
    return not isinstance(value, int) or -LARGEST <= value <= LARGEST


def seal(record: Record) -> Record:
    """The record with the digests of its own replay, ready to be written."""
    digests: dict[int, str] = {}
    for n, step in enumerate(steps(record)):
        if _marked(record, n):
            digests[n] = digest(save(record.game, step.state))
    return Record(record.game, record.setup, record.seats, record.inputs, digests, record.version)


def write(record: Record) -> bytes:
    """The record as a file's content: JSON with one input on each line.

    Raises `ReplayError` for a setup that no game begins with.
    """
    try:
        numbers = record.game.numbers(record.setup)
    except SetupError as error:
        raise _no_start(record, error) from error
    rows = [dumps([row.decision, row.player, to_json(row.answer)]) for row in record.inputs]
    marks = [dumps([n, text]) for n, text in sorted(record.digests.items()) if n != len(record.inputs)]
    return b"".join(
        (
            b'{"header": ' + dumps(record.header()),
            b',\n"numbers": ' + dumps(numbers),
            b',\n"inputs": [\n' + b",\n".join(rows),
            b'\n],\n"digests": [\n' + b",\n".join(marks),
            b'\n],\n"digest": ' + dumps(record.digests[len(record.inputs)]) + b"}\n",
        )
    )


def read(text: bytes, find_game: Callable[[str], Game] = games.find) -> Record:
    """The record of a file's content; raises `ReplayError` when it is broken."""
    document = decoded(text, _Document, "broken-replay")
    header = document.header
    if not OLDEST <= header.format <= FORMAT:
        raise ReplayError("header.format", "wrong-version", {"version": header.flipfield})
    try:
        game = find_game(header.game)
        game = game.with_numbers(document.numbers) if document.numbers else game
    except games.UnknownGame:
        raise ReplayError("header.game", "broken-replay", {"reason": "no-such-game"}) from None
    except NumbersError as error:
        raise ReplayError("numbers", "broken-replay", {"reason": str(error)}) from error
    inputs: list[Input] = []
    for n, (decision, player, answer) in enumerate(document.inputs):
        try:
            inputs.append(Input(decision, player, answer_value(answer)))
        except BadValue as error:
            raise ReplayError(f"inputs[{n}][2]", "broken-replay", {"reason": str(error)}) from error
    digests = {**dict(document.digests), len(inputs): document.digest}
    seats = [shown(seat) for seat in header.seats]
    return Record(game, header.setup, seats, inputs, digests, header.flipfield, header.rules)


def read_file(path: Path) -> Record:
    """The record in a file."""
    return read(path.read_bytes())


def write_file(record: Record, path: Path) -> None:
    """Put a record into a file."""
    path.write_bytes(write(record))


_DECODING = Lock()
MOST_BYTES: Final = 8 * 1024 * 1024
"""No battle's file is nearly as large."""


def decoded(text: bytes, form: type[Form], code: str) -> Form:
    """A file's JSON as what it should be; raises `ReplayError` with the code and the place that is wrong."""
    try:
        # msgspec works out a form at its first use; two threads at once would crash the process.
        with _DECODING:
            return read_json(text, form, MOST_BYTES)
    except msgspec.ValidationError as error:
        where = re.search(r"at `\$\.?([^`]*)`", str(error))
        missing = re.search(r"field `([^`]*)`", str(error))
        names = [match.group(1) for match in (where, missing) if match]
        raise ReplayError(".".join(names) or "file", code, {"reason": str(error)}) from error
    except Foreign as error:
        place = f"line {error.line}" if error.line else "file"
        raise ReplayError(place, code, {"reason": str(error)}) from error


def steps(record: Record) -> Generator[Step]:
    """Play a record: the start, then one step for each input. The state plays on: clone it to keep it."""
    try:
        state = start(record.game, record.setup)
    except SetupError as error:
        raise _no_start(record, error) from error
    events = state.events
    state.events = []
    yield Step(state, events, None, "")
    yield from play_on(record, state, 0)


def play_on(record: Record, state: State, played: int) -> Generator[Step]:
    """The steps after the first `played` inputs, from the state that they led to."""
    for n, row in enumerate(record.inputs[played:], played):
        decision = find(state, row.decision)
        if decision is None or decision.player != row.player:
            raise _mismatch(record, f"inputs[{n}]", "stale", n)
        try:
            events = apply(record.game, state, row.decision, row.answer)
        except Refused as error:
            raise _mismatch(record, f"inputs[{n}]", error.refusal.code, n, error.refusal) from error
        except Exception as error:
            # Numbers that a stranger wrote may lead where no rule was meant to go.
            raise _mismatch(record, f"inputs[{n}]", "rules", n) from error
        yield Step(state, events, row, decision.kind)


def checked(record: Record) -> Generator[Step]:
    """The steps of a record, each compared with its digest unless it was played by other rules."""
    for n, step in enumerate(steps(record)):
        if not record.foreign and differs(record, n, step.state):
            place = "digest" if n == len(record.inputs) else f"digests, after {n} inputs"
            raise _mismatch(record, place, "digest", n)
        yield step


def differs(record: Record, n: int, state: State) -> bool:
    """Whether the state after so many inputs is not the one that was recorded."""
    return _marked(record, n) and record.digests.get(n) != digest(save(record.game, state))


def verify(record: Record) -> State:
    """Replay from scratch and compare all digests; the final state."""
    state: State | None = None
    for step in checked(record):
        state = step.state
    assert state is not None
    return state


def _marked(record: Record, n: int) -> bool:
    return n == len(record.inputs) or (n > 0 and n % MARK == 0)


def _no_start(record: Record, error: SetupError) -> ReplayError:
    return _mismatch(record, f"header.setup.{error.key}", error.code, 0)


def _mismatch(record: Record, place: str, reason: str, played: int, no: Refusal | None = None) -> ReplayError:
    """What is wrong with a record. Of changed rules it tells those that refuse the answer, or else all."""
    if not record.foreign:
        return ReplayError(place, "broken-replay", {"reason": reason})
    changed = record.game.changed_since(record.rules)
    telling = [rule for rule in changed if no is not None and rule in no.rules]
    facts: dict[str, Json] = {"reason": reason, "played": played, "rules": [*(telling or changed)]}
    facts["refusal"] = refusal_json(no) if no is not None else None
    return RulesChanged(place, "rules-changed", facts)
