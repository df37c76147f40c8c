"""The plain data of every game: frames, decisions, events, refusals and the root they hang on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from flipfield.kernel.value import Value

CHANCE: Final = -1
"""The player who rolls dice and shuffles cards."""

NOBODY: Final = -2
"""Stands where no player is meant: no winner, no controller."""


class Frame:
    """One open step of the rules: a flow's name, its arguments and how far it has come. Immutable."""

    def __init__(
        self, op: str, args: tuple[Value, ...] = (), step: int = 0, answers: tuple[Value, ...] = ()
    ) -> None:
        self.op = op
        self.args = args
        self.step = step
        self.answers = answers

    def at(self, step: int) -> Frame:
        return Frame(self.op, self.args, step, self.answers)

    def with_args(self, args: tuple[Value, ...]) -> Frame:
        return Frame(self.op, args, self.step, self.answers)

    def value(self) -> tuple[Value, ...]:
        return (self.op, self.args, self.step, self.answers)


class Decision:
    """A choice that one player has to make. `kind` names the option family, `spec` is what it needs.
    Immutable.
    """

    def __init__(
        self, id: i64, player: i64, kind: str, spec: tuple[Value, ...], secret: bool = False
    ) -> None:
        self.id = id
        self.player = player
        self.kind = kind
        self.spec = spec
        self.secret = secret

    def value(self) -> tuple[Value, ...]:
        return (self.id, self.player, self.kind, self.spec, self.secret)


class Event:
    """Something that happened and that everybody may see.

    `back` tells whether it can be taken back: not where it shows a die or what was hidden until then.
    """

    def __init__(self, name: str, data: tuple[Value, ...], rules: tuple[str, ...], back: bool = True) -> None:
        self.name = name
        self.data = data
        self.rules = rules
        self.back = back


class Refusal:
    """Why an answer is not legal: a text's key, the rules that forbid it (most telling first) and the
    facts.
    """

    def __init__(self, code: str, rules: tuple[str, ...], facts: tuple[tuple[str, Value], ...] = ()) -> None:
        self.code = code
        self.rules = rules
        self.facts = facts


def combined(found: list[Refusal]) -> Refusal | None:
    """One refusal with the rules of all, the first one telling the reason; None when there is none."""
    if not found:
        return None
    rules: list[str] = []
    for no in found:
        for rule in no.rules:
            if rule not in rules:
                rules.append(rule)
    return Refusal(found[0].code, tuple(rules), found[0].facts)


class Refused(Exception):
    """An illegal answer. The state is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The mutable root of a game. A game's own root adds its tables of immutable rows."""

    def __init__(self) -> None:
        self.frames: list[Frame] = []
        self.pending: list[Decision] = []
        self.given: list[tuple[Decision, Value]] = []
        self.serial: i64 = 1
        self.over: bool = False
        self.events: list[Event] = []

    def clone(self) -> State:
        """An independent copy that shares the rows."""
        raise NotImplementedError

    def copy_root(self, other: State) -> None:
        """Copy what every game has from another root; part of each game's `clone`."""
        self.frames = other.frames.copy()
        self.pending = other.pending.copy()
        self.given = other.given.copy()
        self.serial = other.serial
        self.over = other.over

    def push(self, frame: Frame) -> None:
        self.frames.append(frame)

    def pop(self) -> None:
        del self.frames[-1]

    def goto(self, step: int) -> None:
        """Let the open frame go on at another step."""
        top = self.frames[-1]
        self.frames[-1] = Frame(top.op, top.args, step, top.answers)

    def ask(self, player: i64, kind: str, spec: tuple[Value, ...] = (), secret: bool = False) -> None:
        """Add a pending decision for a player."""
        self.pending.append(Decision(self.serial, player, kind, spec, secret))
        self.serial += 1

    def tell(self, name: str, data: tuple[Value, ...], rules: tuple[str, ...], back: bool = True) -> None:
        """Record that something happened."""
        self.events.append(Event(name, data, rules, back))

    def finish(self) -> None:
        """The game is over: nothing is open any more."""
        self.over = True
        self.frames = []
        self.pending = []
        self.given = []
