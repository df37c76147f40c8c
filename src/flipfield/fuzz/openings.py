"""Games to throw at: new, under way and nearly over, among people, with bots and with a tutor."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from flipfield.fuzz.corpus import Corpus
from flipfield.fuzz.wire import obtain
from flipfield.lessons import lessons

PERSON: Final = {"kind": "human", "name": "Ann"}
BOT: Final = {"kind": "bot", "bot": "random"}


@dataclass(frozen=True)
class Opened:
    """A game with the keys of its seats."""

    id: str
    game: str
    keys: list[str | None]
    steady: bool
    """Whether nothing happens by itself: only people sit there, and no lesson takes back."""


async def opened(port: int, corpus: Corpus, rng: Random) -> Opened:
    """A game of any kind."""
    way = rng.random()
    if way < 0.15:
        return _told(await obtain(port, "POST", "/api/games", _new("training", [PERSON] * 2, {})), "training")
    if way < 0.3:
        setup = corpus.setup(rng)
        armies = setup["armies"]
        assert isinstance(armies, list)
        body = _new("warhammer", [PERSON] * len(armies), setup)
        return _told(await obtain(port, "POST", "/api/games", body), "warhammer")
    if way < 0.4:
        body = _new("training", rng.choice(([PERSON, BOT], [BOT, BOT])), {})
        return _told(await obtain(port, "POST", "/api/games", body), "training", False)
    if way < 0.45:
        lesson = rng.choice(lessons()).id
        return _told(await obtain(port, "POST", f"/api/lessons/{lesson}", {"name": "Ann"}), "training", False)
    return await _branched(port, corpus, rng)


async def _branched(port: int, corpus: Corpus, rng: Random) -> Opened:
    """A game that people take over from a replay, now and then shortly before its end."""
    number = rng.randrange(len(corpus.whole))
    record = corpus.records[number]
    replay = (await obtain(port, "POST", "/api/replays", corpus.whole[number]))["id"]
    step = rng.randrange(len(record.inputs)) if rng.random() < 0.7 else len(record.inputs) - 1
    body = {"step": step, "seats": [PERSON] * len(record.seats)}
    return _told(await obtain(port, "POST", f"/api/replays/{replay}/games", body), record.game.name)


def _new(game: str, seats: list[dict[str, str]], options: dict[str, Any]) -> dict[str, Any]:
    return {"game": game, "seats": seats, "options": options}


def _told(answer: Any, game: str, steady: bool = True) -> Opened:
    return Opened(answer["id"], game, answer["keys"], steady)
