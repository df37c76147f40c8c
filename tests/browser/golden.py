"""The moments of a golden game with a scrum, each opened at the seat of whoever has to decide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
from playwright.sync_api import Page, expect

from flipfield.replay.record import steps
from tests.browser.browsing import Window
from tests.browser.moments import PATIENCE, Film
from tests.browser.serving import House
from tests.golden.record import load


def anything(answer: Any) -> bool:
    return True


def shot(answer: Any) -> bool:
    return isinstance(answer, list) and answer[:1] == ["shoot"]


class Golden(Film):
    def __init__(self, house: House) -> None:
        having = [
            record for record in load() if {"engagement", "strike"} <= {step.kind for step in steps(record)}
        ]
        super().__init__(house, min(having, key=lambda record: len(record.seats)))
        found = httpx.get(f"{house.address}/api/replays/{self.id}", timeout=PATIENCE)
        self.log: list[dict[str, Any]] = found.json()["log"]

    def steps(self, kind: str, wanted: Callable[[Any], bool] = anything) -> list[int]:
        """The steps at which somebody decided this, and so."""
        decided = [(step, one["decision"]) for step, one in enumerate(self.log) if one["decision"]]
        return [step - 1 for step, one in decided if one["kind"] == kind and wanted(one["answer"])]

    def last(self) -> int:
        """The step at which a player decided for the last time."""
        return max(
            step - 1
            for step, one in enumerate(self.log)
            if one["decision"] and one["decision"]["player"] >= 0
        )

    def open(self, window: Window, step: int) -> Page:
        page = window.open()
        self.play_on(step, {self.log[step + 1]["decision"]["player"]: "Ann"}).open(page)
        expect(page.locator("main[data-kind]")).to_be_visible()
        return page
