"""The root of a battle: its tables, how it is cloned, and small questions that everybody asks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flipfield.games.warhammer.kinds import Card, Terrain, Unit, Zone
from flipfield.games.warhammer.rows import (
    AIR,
    CASUALTY,
    RESERVE,
    TABLE,
    Activation,
    Disk,
    Player,
    Resolution,
)
from flipfield.geometry.disk import overlaps
from flipfield.kernel.state import NOBODY, State

ROUNDS: Final = 5
"""wd.victory.five-rounds"""

PHASES: Final = ("setup", "deployment", "scouting", "activation", "melee", "end", "over")


class Printed:
    """What lies in the box of one battle and never changes: shared by all clones."""

    def __init__(
        self,
        scenario: str,
        width: i64,
        height: i64,
        ruler: tuple[int, int, int],
        cards: dict[str, Card],
        objectives: dict[str, tuple[str, int]],
        overlay: str,
        teams: tuple[int, ...] = (),
    ) -> None:
        """`teams` has each seat's team; without it everybody fights alone (wd.variant.free-variants)."""
        self.scenario = scenario
        self.width = width
        self.height = height
        self.ruler = ruler
        self.units: dict[str, Unit] = {}
        self.cards = cards
        self.objectives = objectives
        self.overlay = overlay
        self.teams = teams
        self.plague: bool = False
        self.engaging: bool = False

    def add(self, unit: Unit) -> None:
        """Put a unit into the box; note the abilities that have to be watched for."""
        self.units[unit.id] = unit
        self.plague = self.plague or "plague" in unit.abilities
        self.engaging = self.engaging or "doom" in unit.abilities or "duel" in unit.abilities


class Battle(State):
    """The whole state of one battle."""

    def __init__(self, printed: Printed) -> None:
        super().__init__()
        self.printed = printed
        self.disks: list[Disk] = []
        self.players: list[Player] = []
        self.terrain: list[Terrain] = []
        self.zones: list[Zone] = []
        self.initiative: tuple[int, ...] = ()
        self.round: i64 = 0
        self.phase: str = "setup"
        self.scenario: str = ""
        self.offer: tuple[str, ...] = ()
        self.deck: tuple[str, ...] = ()
        self.top: i64 = 0
        self.queue: tuple[int, ...] = ()
        self.resolution: Resolution | None = None
        self.resolved: tuple[Resolution, ...] = ()
        self.activation: Activation | None = None
        self.fights: tuple[tuple[tuple[int, int], ...], ...] = ()
        self.winner: i64 = NOBODY
        self.scores: tuple[int, ...] = ()

    def clone(self) -> Battle:
        copy = Battle(self.printed)
        copy.copy_root(self)
        copy.disks = self.disks.copy()
        copy.players = self.players.copy()
        copy.terrain = self.terrain.copy()
        copy.zones = self.zones.copy()
        copy.initiative = self.initiative
        copy.round = self.round
        copy.phase = self.phase
        copy.scenario = self.scenario
        copy.offer = self.offer
        copy.deck = self.deck
        copy.top = self.top
        copy.queue = self.queue
        copy.resolution = self.resolution
        copy.resolved = self.resolved
        copy.activation = self.activation
        copy.fights = self.fights
        copy.winner = self.winner
        copy.scores = self.scores
        return copy

    def put(self, disk: Disk) -> None:
        """Write a disk's new row."""
        self.disks[disk.id] = disk

    def on_table(self) -> list[Disk]:
        """The disks that lie on the battlefield, in the order of their ids."""
        return [disk for disk in self.disks if disk.place == TABLE]

    def army_of(self, seat: i64) -> list[Disk]:
        """The disks on the battlefield that a player controls."""
        return [disk for disk in self.disks if disk.controller == seat and disk.place in (TABLE, AIR)]

    def reserve_of(self, seat: i64) -> list[Disk]:
        return [disk for disk in self.disks if disk.controller == seat and disk.place == RESERVE]

    def casualties_of(self, seat: i64) -> int:
        """How many disks lie in a player's casualty pile.

        wd.wound.casualty-pile, ruling casualty-pile-owner
        """
        found = int(self.players[seat].lost)
        for disk in self.disks:
            if disk.owner == seat and disk.place == CASUALTY:
                found += 1
        return found

    def allied(self, a: i64, b: i64) -> bool:
        """Whether two seats are one player's or one team's (wd.control.ally, wd.variant.free-variants)."""
        if a == b:
            return True
        teams = self.printed.teams
        return bool(teams) and teams[a] == teams[b]

    def rank(self, seat: i64) -> int:
        """A player's place in initiative order, 0 for the first player (wd.initiative.order)."""
        return self.initiative.index(seat)

    def first_player(self) -> int:
        """The first player still in the game (ruling elimination-aftermath)."""
        for seat in self.initiative:
            if not self.players[seat].eliminated:
                return seat
        return self.initiative[0]

    def pinned(self, disk: Disk) -> bool:
        """Whether anything lies on a disk (ruling unpinned-means-uncovered)."""
        for other in self.disks:
            if other.z > disk.z and other.place == TABLE and overlaps(other, disk):
                return True
        return False
