"""Battles that begin at a chosen moment: a recorded one is played on, with people in some of its seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import httpx
import msgspec
from playwright.sync_api import Page, expect

from flipfield.games.warhammer.battle import Battle
from flipfield.kernel.value import Json
from flipfield.replay.record import Record, steps, write
from tests.browser.serving import House

PATIENCE: Final = 60.0
KEEP: Final = """([id, keys]) => {
  const kept = JSON.parse(localStorage.getItem("flipfield.keys") ?? "{}");
  localStorage.setItem("flipfield.keys", JSON.stringify({ ...kept, [id]: keys }));
}"""


class Sitting(msgspec.Struct, frozen=True):
    """A game and the keys of its seats."""

    id: str
    keys: list[str | None]

    def open(self, page: Page) -> None:
        """The game's page, as whoever has the keys sees it; the page is one of the same house."""
        page.evaluate(KEEP, [self.id, self.keys])
        page.evaluate("(id) => (location.hash = `#/game/${id}`)", self.id)
        expect(page.locator(".pane .felt")).to_be_visible(timeout=PATIENCE * 1000)


class Shot(msgspec.Struct):
    target: int


class Film:
    """A recorded battle at a server."""

    def __init__(self, house: House, record: Record) -> None:
        self.house = house
        self.record = record
        answer = httpx.post(f"{house.address}/api/replays", content=write(record), timeout=PATIENCE)
        self.id = str(answer.json()["id"])

    def moment(self, wanted: Callable[[Battle], bool]) -> int:
        """After how many answers the battle first is as wanted."""
        for number, step in enumerate(steps(self.record)):
            assert isinstance(step.state, Battle)
            if wanted(step.state):
                return number
        raise LookupError("no such moment in this battle")

    def options(self, battle: Battle) -> dict[str, Json]:
        """What the one who is asked at a moment may do."""
        asked = battle.pending[0]
        return self.record.game.families[asked.kind].describe(battle, asked)

    def shoots(self, battle: Battle) -> bool:
        """Whether the one whose turn it is may shoot at an enemy."""
        asked = battle.pending[0]
        shots = msgspec.convert(self.options(battle)["shoot"], list[Shot])
        return any(battle.disks[shot.target].controller != asked.player for shot in shots)

    def play_on(self, step: int, people: Mapping[int, str], bot: str = "random") -> Sitting:
        """A game that goes on after so many answers; bots take the seats that nobody has."""
        seats = [
            {"kind": "human", "name": people[seat]} if seat in people else {"kind": "bot", "bot": bot}
            for seat in range(len(self.record.seats))
        ]
        wanted = {"step": step, "seats": seats}
        answer = httpx.post(
            f"{self.house.address}/api/replays/{self.id}/games", json=wanted, timeout=PATIENCE
        )
        return msgspec.convert(answer.json(), Sitting)


def asks(kind: str, seat: int) -> Callable[[Battle], bool]:
    """The moment in which a player is asked for something."""
    return lambda battle: (kind, seat) in [(one.kind, int(one.player)) for one in battle.pending]
