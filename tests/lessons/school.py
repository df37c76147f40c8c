"""A lesson played by its own file: what it says can be done is done, the tutor answers from the script."""

from __future__ import annotations

from random import Random

from flipfield.games import find as find_game
from flipfield.kernel.state import Refusal, Refused
from flipfield.kernel.value import Value
from flipfield.lessons.guide import Guide
from flipfield.lessons.lesson import LEARNER, Lesson, Step
from flipfield.server.match import Match, begin
from flipfield.server.teaching import seats_for


class School:
    """A match in memory with a guide."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.guide = Guide(lesson)
        match, _ = begin(find_game("training"), lesson.setup, seats_for(lesson, "Ann"), Random(1))
        match.guide = self.guide
        self.match: Match = match
        self.tutor()

    @property
    def at(self) -> int:
        return self.guide.progress(self.match.record).step

    @property
    def over(self) -> bool:
        return self.at == len(self.lesson.steps)

    def say(self, answer: Value) -> None:
        """The learner answers, and the tutor until it is the learner's turn again."""
        asked = [decision for decision in self.match.state.pending if decision.player == LEARNER]
        assert asked, f"{self.lesson.id}: nothing is asked at step {self.at}"
        self.match.submit(LEARNER, int(asked[0].id), answer, self.match.version)
        self.tutor()

    def tutor(self) -> None:
        """Every answer of the script is legal, and it lasts as long as the lesson."""
        while True:
            asked = [decision for decision in self.match.state.pending if decision.player == 1 - LEARNER]
            if not asked or self.over:
                return
            answer = self.guide.reply(self.match.record)
            assert answer is not None, f"{self.lesson.id}: the tutor has no answer to {asked[0].kind}"
            self.match.submit(1 - LEARNER, int(asked[0].id), answer, self.match.version)

    def objection(self, answer: Value) -> Refusal:
        """What is said against a wrong answer."""
        try:
            self.say(answer)
        except Refused as no:
            return no.refusal
        raise AssertionError(f"{self.lesson.id}: {answer} was taken")

    def do(self, step: Step) -> None:
        """What the file says that does a step."""
        for answer in step.tries:
            assert self.lesson.steps[self.at] is step, f"{self.lesson.id}: {step.name} was done too early"
            self.say(answer)
        assert self.over or self.lesson.steps[self.at] is not step, f"{self.lesson.id}: {step.name}"
