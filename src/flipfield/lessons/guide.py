"""The guide through a lesson: which step it has come to, what it makes of an answer, scripted answers."""

from __future__ import annotations

from dataclasses import dataclass

from flipfield.cases.facts import Facts
from flipfield.cases.stage import Failure
from flipfield.games.warhammer.battle import Battle
from flipfield.kernel.state import CHANCE, Refusal, State
from flipfield.kernel.value import Json, Value
from flipfield.lessons.lesson import ANYTHING, LEARNER, Lesson, Step
from flipfield.replay.record import Input, Record, steps


@dataclass(frozen=True)
class Progress:
    """The step to be done next (after the last one: their number) and the inputs before its first answer."""

    step: int
    inputs: int


class Guide:
    """Leads through one lesson. All it knows comes from the record, so it outlives restarts and undos."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._seen: list[Input] | None = None
        self._progress = Progress(0, 0)

    def progress(self, record: Record) -> Progress:
        """How far the inputs of a record have come."""
        if self._seen != record.inputs:
            self._progress = self._follow(record)
            self._seen = record.inputs.copy()
        return self._progress

    def objection(self, record: Record, answer: Value, before: State, state: State) -> Refusal | None:
        """What the lesson says against a legal answer of the learner that leads to a state, if anything."""
        at = self.progress(record).step
        if at == len(self.lesson.steps):
            return None
        step = self.lesson.steps[at]
        if self._done(step, answer, state) or self._goes_on(step, answer, before, state):
            return None
        hint = f"lesson-{self.lesson.id}-{step.name}-hint" if step.wrong else "refusal-lesson"
        return Refusal("lesson", step.rules, (("hint", hint),))

    def reply(self, record: Record) -> Value:
        """The opponent's next answer; None after the last one."""
        return _next(self.lesson.opponent, record.inputs, 1 - LEARNER)

    def roll(self, inputs: list[Input]) -> Value:
        """The roll that the lesson wants after these inputs; None where chance is free."""
        return _next(self.lesson.dice, inputs, CHANCE)

    def json(self, record: Record) -> Json:
        """What a learner's state message says about the lesson."""
        return {"id": self.lesson.id, "step": self.progress(record).step}

    def _follow(self, record: Record) -> Progress:
        at, begun = self._next_act(0), 0
        inputs = record.inputs
        said: Value = None
        for n, played in enumerate(steps(record)):
            if played.input is None:
                continue
            if played.input.player == LEARNER:
                said = played.input.answer
            rolling = n < len(inputs) and inputs[n].player == CHANCE
            if said is None or rolling:
                continue
            while at < len(self.lesson.steps) and self._done(self.lesson.steps[at], said, played.state):
                at, begun, said = self._next_act(at + 1), n, None
            said = None
        return Progress(at, begun)

    def _next_act(self, at: int) -> int:
        while at < len(self.lesson.steps) and not self.lesson.steps[at].acts:
            at += 1
        return at

    def _done(self, step: Step, answer: Value, state: State) -> bool:
        """Whether an answer that led to a state is what the step wants."""
        assert isinstance(state, Battle)
        if step.answer is not None and not fits(step.answer, answer):
            return False
        if step.near is not None:
            disk = state.disks[step.near.disk]
            dx, dy = int(disk.x) - step.near.x, int(disk.y) - step.near.y
            if dx * dx + dy * dy > step.near.within**2:
                return False
        if step.spend and state.resolution is not None and state.resolution.player == LEARNER:
            return False
        if step.expect is not None:
            try:
                Facts(self.lesson, state, []).check(step.table, step.expect)
            except Failure:
                return False
        return True

    def _goes_on(self, step: Step, answer: Value, before: State, state: State) -> bool:
        """Whether the answer is a flip of a move that can still do what the step wants."""
        assert isinstance(before, Battle)
        assert isinstance(state, Battle)
        if step.spend or step.answer is not None:
            return step.spend
        was, now = before.activation, state.activation
        flip = isinstance(answer, tuple) and answer[0] == "flip"
        return flip and was is not None and now is not None and was.disk == now.disk


def fits(wanted: Value, answer: Value) -> bool:
    """Whether an answer has a wanted form."""
    if wanted == ANYTHING:
        return answer is not None
    if isinstance(wanted, tuple) and isinstance(answer, tuple):
        return len(wanted) == len(answer) and all(map(fits, wanted, answer))
    return wanted == answer


def _next(script: tuple[Value, ...], inputs: list[Input], player: int) -> Value:
    said = sum(1 for row in inputs if row.player == player)
    return script[said] if said < len(script) else None
