"""Fingers on the glass: real touch events, several at a time."""

from __future__ import annotations

from math import cos, radians, sin

from playwright.sync_api import Page

Place = tuple[float, float]
STEPS = 8


class Fingers:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)

    def _say(self, kind: str, places: list[Place]) -> None:
        points = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(places)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def down(self, *places: Place) -> None:
        """One finger after the other."""
        for count in range(1, len(places) + 1):
            self._say("touchStart", list(places[:count]))

    def move(self, *places: Place) -> None:
        self._say("touchMove", list(places))

    def up(self) -> None:
        self._say("touchEnd", [])

    def drag(self, start: Place, end: Place) -> None:
        """One finger from here to there, without letting go."""
        self.down(start)
        for step in range(1, STEPS + 1):
            part = step / STEPS
            self.move((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))

    def twist(self, middle: Place, radius: float, degrees: float) -> None:
        """Two fingers turn around a place, clockwise, and let go."""

        def pair(turn: float) -> tuple[Place, Place]:
            dx, dy = radius * cos(radians(turn)), radius * sin(radians(turn))
            return (middle[0] - dx, middle[1] - dy), (middle[0] + dx, middle[1] + dy)

        self.down(*pair(0))
        for step in range(1, STEPS + 1):
            self.move(*pair(degrees * step / STEPS))
        self.up()
