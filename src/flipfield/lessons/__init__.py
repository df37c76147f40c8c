"""Lessons: guided positions of the training battle, each a text file that is also a test."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

from flipfield.cases.source import Source
from flipfield.lessons.lesson import Lesson

__all__ = ["ORDER", "Lesson", "UnknownLesson", "find", "lessons"]

ORDER = ("flip", "pin", "cards", "shooting", "melee", "scrum", "keywords", "magic")
"""The lessons in the order in which they build on each other."""


class UnknownLesson(Exception):
    """No lesson has that id."""


@cache
def find(id: str) -> Lesson:
    """The lesson with that id."""
    if id not in ORDER:
        raise UnknownLesson(id)
    file = f"{id}.toml"
    return Lesson(id, Source(Path(file), (files(__name__) / file).read_text(encoding="utf-8")))


def lessons() -> list[Lesson]:
    """All lessons, the first one first."""
    return [find(id) for id in ORDER]
