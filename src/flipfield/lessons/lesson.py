"""One lesson as its file tells it: the position, the opponent's answers, the dice and the steps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from flipfield.cases.source import Source, Table
from flipfield.games.warhammer.kinds import Terrain
from flipfield.kernel.value import Json, Value, from_json

LEARNER = 0
"""The seat of who learns; the other one is the tutor's."""

LETTERS = ["A", "B"]
ANYTHING = "*"
"""Stands for any answer, or any part of one."""

HEAD_KEYS = ("title", "setup", "disk", "hands", "opponent", "dice", "step")
SETUP_KEYS = ("players", "round")
DISK_KEYS = ("name", "player", "unit", "at", "damage", "wounds", "activated", "empowered")
STEP_KEYS = (
    "name",
    "rules",
    "disks",
    "cards",
    "buttons",
    "answer",
    "expect",
    "near",
    "spend",
    "try",
    "wrong",
)
NEAR_KEYS = ("disk", "place", "within")


@dataclass(frozen=True)
class Near:
    """A disk is to come to rest with its centre close to a place."""

    disk: int
    x: int
    y: int
    within: int


@dataclass(frozen=True)
class Step:
    """Something to read, or something to do: an answer of a form, a state to reach, or both.

    With `spend` every answer is right until the learner's card is resolved.
    `tries` are answers that do it and `wrong` ones that are legal and get the hint: the tests play them.
    """

    name: str
    rules: tuple[str, ...]
    disks: tuple[int, ...]
    cards: tuple[str, ...]
    buttons: tuple[str, ...]
    answer: Value
    near: Near | None
    expect: dict[str, Any] | None
    spend: bool
    tries: tuple[Value, ...]
    wrong: tuple[Value, ...]
    table: Table

    @property
    def acts(self) -> bool:
        """Whether there is something to do; else it is to be read."""
        return self.answer is not None or self.near is not None or self.expect is not None or self.spend


class Lesson:
    """A lesson with the names that its file uses for disks (in the words of case files)."""

    def __init__(self, id: str, source: Source) -> None:
        head = source.head()
        head.check(HEAD_KEYS)
        self.id = id
        self.title = head.text("title")
        self.letters = LETTERS
        self.terrain: dict[str, Terrain] = {}
        self.disks: dict[str, int] = {}
        rows = [self._disk(table) for table in source.many("disk")]
        self.setup = self._setup(source.single("setup"), head, rows)
        self.opponent = tuple([self._answer(head, "opponent", item) for item in _items(head, "opponent")])
        self.dice = tuple([from_json(item) for item in _items(head, "dice")])
        self.steps = tuple([self._step(table) for table in source.many("step")])

    def _setup(self, setup: Table, head: Table, disks: list[Json]) -> dict[str, Json]:
        """The setup of the training battle that begins in this position."""
        setup.check(SETUP_KEYS)
        order = setup.names("players") if setup.has("players") else LETTERS
        if sorted(order) != LETTERS:
            raise setup.fail("players", "must name A and B in initiative order")
        position: dict[str, Json] = {
            "round": setup.whole("round", 1),
            "initiative": [LETTERS.index(letter) for letter in order],
            "hands": _items(head, "hands"),
            "disks": disks,
        }
        return {"armies": ["empire", "orc"], "position": position}

    def _disk(self, table: Table) -> Json:
        table.check(DISK_KEYS)
        name = table.text("name")
        if name in self.disks:
            raise table.fail("name", f"there are two disks called {name!r}")
        self.disks[name] = len(self.disks)
        return {
            "unit": table.text("unit"),
            "player": LETTERS.index(table.one_of("player", LETTERS)),
            "at": [*table.point("at")],
            "damage": table.whole("damage", 0),
            "wounds": table.whole("wounds", 0),
            "activated": table.flag("activated"),
            "empowered": table.flag("empowered"),
        }

    def _step(self, table: Table) -> Step:
        table.check(STEP_KEYS)
        return Step(
            table.text("name"),
            tuple(table.names("rules")),
            tuple([self._named(table, "disks", name) for name in table.names("disks")]),
            tuple(table.names("cards")),
            tuple(table.names("buttons")),
            self._answer(table, "answer", table.data["answer"]) if table.has("answer") else None,
            self._near(table) if table.has("near") else None,
            table.data.get("expect"),
            table.flag("spend"),
            tuple([self._answer(table, "try", item) for item in _items(table, "try")]),
            tuple([self._answer(table, "wrong", item) for item in _items(table, "wrong")]),
            table,
        )

    def _near(self, table: Table) -> Near:
        near = Table(table.source, table.name, table.index, table.data["near"])
        near.check(NEAR_KEYS)
        x, y = near.point("place")
        return Near(self._named(near, "disk", near.text("disk")), x, y, near.length("within"))

    def _named(self, table: Table, key: str, name: str) -> int:
        if name not in self.disks:
            raise table.fail(key, f"there is no disk called {name!r}")
        return self.disks[name]

    def _answer(self, table: Table, key: str, said: object) -> Value:
        """An answer in which disks have names and places are in millimetres."""
        if isinstance(said, list) and said[:1] == ["flip"]:
            return ("flip", *table.as_point(key, said[1:]))
        if isinstance(said, list):
            return tuple([self._answer(table, key, item) for item in said])
        if isinstance(said, str):
            return self.disks.get(said, said)
        if isinstance(said, int):
            return said
        raise table.fail(key, f"{said!r} is no answer")


def _items(table: Table, key: str) -> list[Any]:
    value = table.data.get(key, [])
    if not isinstance(value, list):
        raise table.fail(key, "must be a list")
    return value
