"""What is said over a socket: messages of all types, legal or not, spoiled or not messages at all."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from flipfield import games
from flipfield.fuzz.mutation import NESTS, mutated, odd, odd_word, spoiled, text_of
from flipfield.fuzz.openings import Opened
from flipfield.kernel.run import family_of, find
from flipfield.kernel.value import Json, to_json
from flipfield.server.connection import ONLOOKER
from flipfield.server.messages import SIZE

TYPES: Final = (
    "join",
    "sit",
    "answer",
    "preview",
    "query",
    "undo",
    "suggest",
    "ping",
    "shout",
    "",
    "why_not",
)
CHEAP: Final = ("range", "sight", "snap")
WISHES: Final = ("touch", "activate", "reinforce", "battle", "scout", "move", "engagement", "done", "")
QUERIES: Final = (*CHEAP, "plan", "reach", "threats", "landing", "melee", "secrets", "__class__", "")


@dataclass
class Known:
    """What a client at a table knows."""

    opened: Opened
    state: dict[str, Any] = field(default_factory=dict)
    accepted: dict[str, Json] = field(default_factory=dict)
    """The last answer that was accepted, to be sent again."""

    @property
    def seat(self) -> int:
        return int(self.state.get("seat", 0))

    @property
    def version(self) -> int:
        return int(self.state.get("version", 0))

    def decisions(self) -> list[dict[str, Any]]:
        return list(self.state.get("decisions", []))

    def legal(self, decision: dict[str, Any], rng: Random) -> Json:
        """An answer that is legal as far as the seat can know."""
        game = games.find(self.opened.game)
        state = game.determinise(self.state["view"], rng)
        asked = find(state, decision["id"])
        if asked is None:
            return odd(rng)
        return to_json(family_of(game, asked).sample(state, asked, rng))


@dataclass(frozen=True)
class Said:
    """A frame: its bytes, and whether it says that it is text."""

    data: bytes
    text: bool = True


def said(known: Known, rng: Random) -> Said:
    """Anything at all."""
    way = rng.random()
    message = plain(known, rng)
    if way < 0.35:
        return Said(text_of(message, rng))
    if way < 0.75:
        return Said(text_of(mutated(message, rng), rng))
    if way < 0.93:
        return Said(spoiled(text_of(message, rng), rng))
    if way < 0.96:
        return Said(text_of(message, rng), text=False)
    if way < 0.98:
        return Said(rng.randbytes(rng.choice((0, 1, 40, 3000))), text=rng.random() < 0.5)
    return Said(_large(message, rng))


def _large(message: dict[str, Json], rng: Random) -> bytes:
    depth = rng.choice(NESTS)
    many: dict[str, Json] = {str(n): n for n in range(3000)}
    fillings: list[Json] = ["x" * (SIZE - 300), "x" * SIZE, "ä" * SIZE, [0] * 15_000, "x" * (17 * SIZE), many]
    text = text_of({**message, rng.choice((*message, "more")): rng.choice(fillings)}, rng)
    return text if rng.random() < 0.6 else b'{"type": "ping", "ref": ' + b"[" * depth + b"]" * depth + b"}"


def plain(known: Known, rng: Random) -> dict[str, Json]:
    """A message with everything that its type needs; mostly about what is asked now."""
    ref = rng.choice((rng.randrange(1000), f"r{rng.randrange(1000)}"))
    return {"type": (kind := _type(rng)), "ref": ref, **_rest(kind, known, rng)}


def _type(rng: Random) -> str:
    return rng.choices(TYPES, (3, 8, 40, 9, 16, 6, 0.5, 5, 2, 1, 6))[0]


def _rest(kind: str, known: Known, rng: Random) -> dict[str, Json]:
    seat = _seat(known, rng)
    if kind == "join":
        return {
            "keys": _keys(known, rng),
            "seat": seat,
            "since": rng.choice((None, 0, 1, known.version, 10**6)),
        }
    if kind == "query":
        name = rng.choice(CHEAP) if rng.random() < 0.7 else rng.choice(QUERIES)
        return {"seat": known.seat, "name": name, "args": _args(name, known, rng)}
    if kind == "why_not":
        wish: list[Json] = [rng.choice(WISHES), rng.randrange(-1, 40)]
        return {"seat": known.seat, "wish": wish if rng.random() < 0.8 else odd(rng)}
    if kind == "undo":
        return {"seat": seat, "version": known.version - rng.choice((0, 0, 0, 1, 5))}
    if kind in ("answer", "preview", "suggest"):
        return _answer(kind, known, rng)
    return {"seat": seat}


def _answer(kind: str, known: Known, rng: Random) -> dict[str, Json]:
    asked = known.decisions()
    if kind == "answer" and known.accepted and rng.random() < 0.08:
        return known.accepted
    if not asked:
        none = rng.choice((0, 1, 5, 100, -1))
        return {"seat": known.seat, "version": known.version, "decision": none, "answer": odd(rng)}
    decision = rng.choice(asked)
    told: dict[str, Json] = {"seat": known.seat, "decision": decision["id"]}
    if kind == "suggest":
        return told
    told["answer"] = known.legal(decision, rng) if rng.random() < 0.9 else odd(rng)
    if kind == "answer":
        told["version"] = known.version - rng.choice((0, 0, 0, 0, 1))
    return told


def _seat(known: Known, rng: Random) -> int:
    """A seat that is asked, most of the time, so that the game goes on."""
    waiting = [int(one["player"]) for one in known.state.get("waiting", [])]
    if waiting and rng.random() < 0.7:
        return rng.choice(waiting)
    return rng.choice((0, 1, 1, 2, 3, -1, ONLOOKER, 7))


def _keys(known: Known, rng: Random) -> list[Json]:
    keys: list[Json] = [*known.opened.keys]
    return keys if rng.random() < 0.6 else [odd_word(rng) for _ in range(rng.randrange(20))]


def _args(name: str, known: Known, rng: Random) -> Json:
    if name == "snap" and known.decisions():
        return known.legal(known.decisions()[0], rng)
    count = {"range": 2, "sight": 2, "plan": 2, "reach": 1, "threats": 1, "melee": 0}.get(
        name, rng.randrange(4)
    )
    if name == "landing" or (name in CHEAP and rng.random() < 0.4):
        return [[rng.randrange(90_000), rng.randrange(90_000)] for _ in range(max(1, count))]
    if name == "plan":
        return [rng.randrange(90_000), rng.randrange(90_000)]
    return [rng.randrange(-1, 24) for _ in range(count)]
