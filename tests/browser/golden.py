"""The moments of a golden game with a scrum, each opened at the seat of whoever has to decide."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from flipfield.kernel.value import Value
from flipfield.replay.record import steps
from tests.browser.browsing import Window
from tests.browser.moments import Film
from tests.browser.serving import House
from tests.golden.record import load


def anything(answer: Value) -> bool:
    return True


def shot(answer: Value) -> bool:
    return isinstance(answer, tuple) and answer[:1] == ("shoot",)


def flipped(answer: Value) -> bool:
    return isinstance(answer, tuple) and answer[:1] == ("flip",)


class Golden(Film):
    def __init__(self, house: House) -> None:
        having = [
            record for record in load() if {"engagement", "strike"} <= {step.kind for step in steps(record)}
        ]
        super().__init__(house, min(having, key=lambda record: len(record.seats)))
        self.kinds = [step.kind for step in steps(self.record)][1:]

    def steps(self, kind: str, wanted: Callable[[Value], bool] = anything) -> list[int]:
        """After how many answers somebody decided this, and so."""
        decided = zip(self.kinds, self.record.inputs, strict=True)
        return [given for given, (one, input) in enumerate(decided) if one == kind and wanted(input.answer)]

    def last(self) -> int:
        """After how many answers a player decided for the last time."""
        return max(given for given, input in enumerate(self.record.inputs) if input.player >= 0)

    def open(self, window: Window, given: int) -> Page:
        page = window.open()
        self.play_on(given, {int(self.record.inputs[given].player): "Ann"}).open(page)
        expect(page.locator("main[data-kind]")).to_be_visible()
        return page
