"""Lessons at the server: the list of them, a game that one is played in, and its guide."""

from __future__ import annotations

from typing import Final

from flipfield.kernel.value import Json
from flipfield.lessons import find
from flipfield.lessons.guide import Guide
from flipfield.lessons.lesson import Lesson, Step

TUTOR: Final = "tutor"
"""The opponent of every lesson: it does what the lesson says and after that what the greedy bot would do."""


def seats_for(lesson: Lesson, name: str) -> list[dict[str, Json]]:
    """Who sits at a lesson's table. The tutor's seat says which lesson it is."""
    return [
        {"kind": "human", "name": name, "bot": None},
        {"kind": "bot", "name": "", "bot": TUTOR, "lesson": lesson.id},
    ]


def guide_of(seats: list[dict[str, Json]]) -> Guide | None:
    """The guide of the lesson that a game is, if it is one."""
    for seat in seats:
        lesson = seat.get("lesson")
        if isinstance(lesson, str):
            return Guide(find(lesson))
    return None


def lesson_json(lesson: Lesson) -> Json:
    """What a client shows of a lesson; the words are in the texts under `lesson-<id>-<step>`."""
    return {"id": lesson.id, "steps": [_step_json(step) for step in lesson.steps]}


def _step_json(step: Step) -> Json:
    place: Json = None
    if step.near is not None:
        place = {"at": [step.near.x, step.near.y], "within": step.near.within}
    return {
        "name": step.name,
        "acts": step.acts,
        "rules": list(step.rules),
        "disks": list(step.disks),
        "cards": list(step.cards),
        "buttons": list(step.buttons),
        "place": place,
    }
