"""What is right and will be spoiled: replays, reports, armies, overlays, packs and cases."""

from __future__ import annotations

import json
from functools import cache, cached_property
from pathlib import Path
from random import Random
from typing import Final

from flipfield import bots, games
from flipfield.armies.code import encode
from flipfield.armies.draw import draw
from flipfield.armies.text import write as write_army
from flipfield.games.warhammer import pack as packs
from flipfield.games.warhammer.muster import random_setup
from flipfield.games.warhammer.pack import RACES, core
from flipfield.kernel.value import Json
from flipfield.lab.setups import Table
from flipfield.lab.sim import play
from flipfield.replay.record import Record, seal, write
from flipfield.rules.entries import LANGUAGES

SAMPLE: Final = Path(__file__).parent / "sample.toml"
"""A case that holds."""

OVERLAY: Final = """[unit.grom-the-paunch]
attack = 6
toughness = 9
keywords = ["relentless", "magic 2"]

[unit.arrer-boyz]
movement = 4
ranged = [{ dice = 2, range = "long", strength = 3, type = "physical" }]

[card.rally]
activations = 2
"""
SHORT: Final = (5, 20, 60)
"""So many answers the short replays have: a whole battle takes long to verify."""


class Corpus:
    """Good things of every kind, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    @cached_property
    def records(self) -> list[Record]:
        """Whole battles between bots: training, and standard games for two and for three."""
        return [self._played("training", 2), self._played("warhammer", 2), self._played("warhammer", 3)]

    def _played(self, name: str, players: int) -> Record:
        rng = Random(f"{self.seed}/{name}/{players}")
        bot = bots.find("random")
        return play(games.find(name), [bot] * players, rng, Table(players, 1)).record

    @cached_property
    def replays(self) -> list[bytes]:
        """Replay files, short ones first and one of a whole battle."""
        short = [_first(record, count) for record in self.records for count in SHORT]
        return [*(write(seal(record)) for record in short), self.whole[0]]

    @cached_property
    def whole(self) -> list[bytes]:
        """The files of the whole battles."""
        return [write(seal(record)) for record in self.records]

    @cached_property
    def reports(self) -> list[bytes]:
        return [json.dumps(_report(json.loads(replay))).encode() for replay in self.replays[:3]] + [
            json.dumps(_report(None)).encode()
        ]

    def setup(self, rng: Random) -> dict[str, Json]:
        """A standard game for two, three or four."""
        return random_setup(core(), rng.choice((2, 2, 3, 4)), rng.choice((1, 1, 2)), rng)

    def army(self, rng: Random) -> bytes:
        found = draw(core(), rng.choice(RACES), rng.choice((1, 2, 3)), rng)
        return write_army(found, rng.choice(LANGUAGES), rng.choice(("", "Mine"))).encode()

    def code(self, rng: Random) -> bytes:
        return encode(draw(core(), rng.choice(RACES), rng.choice((1, 2, 3)), rng)).encode()

    def overlay(self, rng: Random) -> bytes:
        return OVERLAY.encode()

    def case(self, rng: Random) -> bytes:
        return SAMPLE.read_bytes()

    def pack(self, rng: Random) -> bytes:
        files = sorted((Path(packs.__file__).parent / "packs").glob("*.toml"))
        return rng.choice(files).read_bytes()

    def replay(self, rng: Random) -> bytes:
        return rng.choice(self.replays[:-1] if rng.random() < 0.98 else self.replays)

    def report(self, rng: Random) -> bytes:
        return rng.choice(self.reports)


@cache
def corpus_of(seed: int) -> Corpus:
    """The corpus of a seed; its battles take a while to play."""
    return Corpus(seed)


def _first(record: Record, count: int) -> Record:
    return Record(record.game, record.setup, record.seats, record.inputs[:count])


def _report(replay: Json) -> Json:
    seen: Json = {
        "game": "g1",
        "seat": 1,
        "version": 41,
        "view": {"round": 3, "phase": "melee", "disks": []},
        "decisions": [{"id": 17, "player": 1, "kind": "strike", "secret": False, "options": {}}],
        "waiting": [{"player": 1, "kind": "strike"}],
        "events": [{"version": 40, "event": "stop", "data": {"disk": 7}, "rules": [], "back": True}],
    }
    return {
        "report": 1,
        "made": "2026-01-02T03:04:05.000Z",
        "flipfield": {"version": "0.1.0", "compiled": True, "client": "index-abc.js"},
        "browser": {"agent": "Some/1", "window": [390, 844], "language": "de", "languages": ["de"]},
        "problems": [{"refusal": {"code": "too-far"}, "seat": 1, "version": 40}],
        "seen": seen if replay is None else None,
        "step": None if replay is None else 3,
        "replay": replay,
    }
