"""What `expect` can ask for, read off a battle."""

from __future__ import annotations

from decimal import Decimal
from typing import Protocol

from flipfield.cases.position import card_name
from flipfield.cases.source import UNIT, Table
from flipfield.cases.stage import Failure
from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.kinds import NO_MOVEMENT, Terrain
from flipfield.games.warhammer.phases import points
from flipfield.games.warhammer.rows import CASUALTY, RESERVE, TABLE, Disk
from flipfield.games.warhammer.stats import attack, counter, keywords, movement, toughness
from flipfield.games.warhammer.table import (
    band_name,
    controller_of,
    embattled,
    engaged_with,
    overlapped,
    pieces_at,
    pinned_by,
    pinning,
    sees,
)
from flipfield.kernel.state import NOBODY

GAME_FACTS = ("order", "phase", "round", "to_move", "winner", "sees", "range", "players")


class Named(Protocol):
    """Whoever gives names to disks and terrain, and letters to players."""

    disks: dict[str, int]
    terrain: dict[str, Terrain]
    letters: list[str]


class Facts:
    """Compares what a case expects with what is."""

    def __init__(self, position: Named, battle: Battle, order: list[int]) -> None:
        self.position = position
        self.battle = battle
        self.order = order
        self.names = {id: name for name, id in position.disks.items()}

    def check(self, table: Table, expected: object) -> None:
        """Fail on the first fact that is not as expected."""
        if not isinstance(expected, dict):
            raise table.fail("expect", "must be a table")
        for name, wanted in expected.items():
            if name in GAME_FACTS:
                self.game_fact(table, name, wanted)
            elif name in self.position.disks:
                self.disk_facts(table, name, wanted)
            elif name in self.position.terrain:
                self.terrain_facts(table, name, wanted)
            else:
                raise table.fail("expect", f"there is nothing called {name!r}")

    def compare(self, what: str, wanted: object, found: object) -> None:
        if (
            isinstance(wanted, list)
            and isinstance(found, list)
            and what not in ("order",)
            and not what.endswith(" at")
        ):
            wanted, found = sorted(map(str, wanted)), sorted(map(str, found))
        if wanted != found:
            raise Failure(f"{what} is {found}, not {wanted}")

    def letter(self, seat: int) -> str:
        return "none" if seat == NOBODY else self.position.letters[seat]

    def named(self, disks: list[Disk]) -> list[str]:
        return [self.names[int(disk.id)] for disk in disks]

    def game_fact(self, table: Table, name: str, wanted: object) -> None:
        battle = self.battle
        if name == "players":
            self.players(table, wanted)
        elif name == "sees":
            self.sights(table, wanted)
        elif name == "range":
            self.ranges(table, wanted)
        else:
            found: object = {
                "order": [self.letter(seat) for seat in self.order],
                "phase": battle.phase,
                "round": int(battle.round),
                "to_move": sorted({self.letter(int(d.player)) for d in battle.pending if d.player >= 0}),
                "winner": self.letter(int(battle.winner)),
            }[name]
            self.compare(name, wanted, found)

    def players(self, table: Table, wanted: object) -> None:
        if not isinstance(wanted, dict):
            raise table.fail("expect", "players must be a table")
        for letter, facts in wanted.items():
            if letter not in self.position.letters or not isinstance(facts, dict):
                raise table.fail("expect", f"there is no player {letter!r}")
            seat = self.position.letters.index(letter)
            player = self.battle.players[seat]
            found: dict[str, object] = {
                "score": self.battle.scores[seat] if self.battle.scores else points(self.battle, seat),
                "eliminated": player.eliminated,
                "hand": [card_name(id) for id in player.hand],
                "discard": [card_name(id) for id in player.discard],
            }
            for key, value in facts.items():
                if key not in found:
                    raise table.fail("expect", f"a player has no fact {key!r}; known are {', '.join(found)}")
                self.compare(f"{letter}'s {key}", value, found[key])

    def sights(self, table: Table, wanted: object) -> None:
        if not isinstance(wanted, dict):
            raise table.fail("expect", "sees must be a table")
        for name, others in wanted.items():
            disk = self.disk(table, name)
            seen = [
                other
                for other in self.battle.disks
                if other.place == TABLE and other.id != disk.id and sees(self.battle, disk, other)
            ]
            self.compare(f"{name} sees", others, self.named(seen))

    def ranges(self, table: Table, wanted: object) -> None:
        if not isinstance(wanted, dict):
            raise table.fail("expect", "range must be a table")
        for name, others in wanted.items():
            if not isinstance(others, dict):
                raise table.fail("expect", 'range must name two disks, such as range = { a.b = "medium" }')
            for other, band in others.items():
                for end in (name, other):
                    if self.disk(table, end).place != TABLE:
                        raise Failure(f"{end} is not on the battlefield, so it has no range to anything")
                found = band_name(self.battle, self.disk(table, name), self.disk(table, other))
                self.compare(f"range {name}.{other}", band, found)

    def disk(self, table: Table, name: str) -> Disk:
        if name not in self.position.disks:
            raise table.fail("expect", f"there is no disk called {name!r}")
        return self.battle.disks[self.position.disks[name]]

    def disk_facts(self, table: Table, name: str, wanted: object) -> None:
        if not isinstance(wanted, dict):
            raise table.fail("expect", f"{name} must be a table of facts")
        disk = self.disk(table, name)
        for key, value in wanted.items():
            if key == "at":
                x, y = table.as_point("expect", value)
                if (x, y) != (disk.x, disk.y):
                    raise Failure(f"{name} is at {_mm(disk.x)}, {_mm(disk.y)}, not at {value[0]}, {value[1]}")
            else:
                self.compare(f"{name}'s {key}", value, self.disk_fact(table, name, disk, key))

    def disk_fact(self, table: Table, name: str, disk: Disk, key: str) -> object:
        battle = self.battle
        flips = movement(battle, disk)
        plain: dict[str, object] = {
            "damage": int(disk.damage),
            "wounds": int(disk.wounds),
            "activated": disk.activated,
            "empowered": disk.empowered,
            "casualty": disk.place == CASUALTY,
            "reserve": disk.place == RESERVE,
            "attack": attack(disk),
            "counter": counter(disk),
            "toughness": toughness(disk),
            "movement": "-" if flips == NO_MOVEMENT else flips,
            "controller": self.letter(int(disk.controller)),
        }
        if key in plain:
            return plain[key]
        if key == "pins":
            return self.named(pinning(battle, disk))
        if key == "pinned_by":
            return self.named(pinned_by(battle, disk))
        if key == "engaged_with":
            return self.named(engaged_with(battle, disk))
        if key == "embattled":
            return embattled(battle, disk)
        if key == "keywords":
            return keywords(battle, disk)
        if key == "overlaps":
            below = (
                [piece.id for piece in pieces_at(battle, disk.x, disk.y, disk.r)]
                if disk.place == TABLE
                else []
            )
            return self.named(overlapped(battle, disk)) + below
        raise table.fail("expect", f"a disk has no fact {key!r}")

    def terrain_facts(self, table: Table, name: str, wanted: object) -> None:
        if not isinstance(wanted, dict) or set(wanted) - {"controller"}:
            raise table.fail("expect", f"of the terrain {name} only the controller can be asked")
        found = self.letter(controller_of(self.battle, self.position.terrain[name]))
        self.compare(f"{name}'s controller", wanted["controller"], found)


def _mm(units: int) -> Decimal:
    return Decimal(units) / UNIT
