"""Rows of a battle: disks, players, the card in play, the activation under way. Immutable once made."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flipfield.games.warhammer.kinds import Unit
from flipfield.geometry.disk import Disc
from flipfield.kernel.value import Json

RESERVE: Final = 0
TABLE: Final = 1
CASUALTY: Final = 2
AIR: Final = 3
"""A flying disk between its flips: it pins and overlaps nothing (ruling flying-in-flight)."""

PLACES: Final = ("reserve", "table", "casualty", "air")
NO_DISK: Final = -1

# Why a move is over; several reasons can hold at once.
GOING: Final = 0
PINNED_ENEMY: Final = 1
ROUGH_GROUND: Final = 2
ENDED: Final = 4


class Disk(Disc):
    """A disk of the battle. Owner and controller are seats; `z` is its height order on the table.

    wd.control.owner, wd.control.controller
    """

    def __init__(
        self,
        id: i64,
        unit: Unit,
        owner: i64,
        controller: i64,
        place: i64,
        x: i64,
        y: i64,
        z: i64,
        damage: i64,
        wounds: i64,
        activated: bool,
        empowered: bool,
        weak: i64 = 0,
    ) -> None:
        self.x = x
        self.y = y
        self.r = unit.r
        self.z = z
        self.id = id
        self.unit = unit
        self.owner = owner
        self.controller = controller
        self.place = place
        self.damage = damage
        self.wounds = wounds
        self.activated = activated
        self.empowered = empowered
        self.weak = weak

    def at(self, place: i64, x: i64, y: i64, z: i64) -> Disk:
        """The disk somewhere else, its tokens kept."""
        return Disk(
            self.id,
            self.unit,
            self.owner,
            self.controller,
            place,
            x,
            y,
            z,
            self.damage,
            self.wounds,
            self.activated,
            self.empowered,
            self.weak,
        )

    def with_tokens(self, damage: i64, wounds: i64, activated: bool, empowered: bool) -> Disk:
        """The disk in its place with other tokens."""
        return Disk(
            self.id,
            self.unit,
            self.owner,
            self.controller,
            self.place,
            self.x,
            self.y,
            self.z,
            damage,
            wounds,
            activated,
            empowered,
            self.weak,
        )

    def with_weakness(self, weak: i64) -> Disk:
        """The disk with its toughness lowered until the end phase."""
        disk = self.with_tokens(self.damage, self.wounds, self.activated, self.empowered)
        disk.weak = weak
        return disk

    def with_activation(self, activated: bool) -> Disk:
        return self.with_tokens(self.damage, self.wounds, activated, self.empowered)

    def json(self) -> dict[str, Json]:
        return {
            "id": int(self.id),
            "unit": self.unit.id,
            "owner": int(self.owner),
            "controller": int(self.controller),
            "place": PLACES[self.place],
            "at": [int(self.x), int(self.y)],
            "z": int(self.z),
            "damage": int(self.damage),
            "wounds": int(self.wounds),
            "activated": self.activated,
            "empowered": self.empowered,
            "weak": int(self.weak),
        }


class Player:
    """A player's cards and standing. `deck` is what the army brought; it is known to all when `deck_open`."""

    def __init__(
        self,
        seat: i64,
        army: str,
        edge: str,
        deck: tuple[str, ...],
        deck_open: bool,
        hand: tuple[str, ...],
        chosen: str,
        discard: tuple[str, ...],
        objective: str,
        lost: i64,
        eliminated: bool,
    ) -> None:
        self.seat = seat
        self.army = army
        self.edge = edge
        self.deck = deck
        self.deck_open = deck_open
        self.hand = hand
        self.chosen = chosen
        self.discard = discard
        self.objective = objective
        self.lost = lost
        self.eliminated = eliminated

    def with_cards(self, hand: tuple[str, ...], chosen: str, discard: tuple[str, ...]) -> Player:
        return Player(
            self.seat,
            self.army,
            self.edge,
            self.deck,
            self.deck_open,
            hand,
            chosen,
            discard,
            self.objective,
            self.lost,
            self.eliminated,
        )

    def _copy(self) -> Player:
        return self.with_cards(self.hand, self.chosen, self.discard)

    def at_edge(self, edge: str) -> Player:
        player = self._copy()
        player.edge = edge
        return player

    def with_objective(self, objective: str) -> Player:
        player = self._copy()
        player.objective = objective
        return player

    def with_deck(self, deck: tuple[str, ...]) -> Player:
        player = self._copy()
        player.deck = deck
        return player

    def out(self) -> Player:
        """The player eliminated: the cards leave play unseen (ruling elimination-aftermath)."""
        player = self.with_cards((), "", ())
        player.eliminated = True
        return player

    def json(self) -> dict[str, Json]:
        return {
            "seat": int(self.seat),
            "army": self.army,
            "edge": self.edge,
            "deck": list(self.deck),
            "deck_open": self.deck_open,
            "hand": list(self.hand),
            "chosen": self.chosen,
            "discard": list(self.discard),
            "objective": self.objective,
            "lost": int(self.lost),
            "eliminated": self.eliminated,
        }


class Resolution:
    """A command card from its resolution until it is discarded: activations left, battle ability used, the
    disk that took a bonus for one, the disks activated with it.
    """

    def __init__(
        self, player: i64, card: str, left: i64, used: bool, claimed: i64, activated: tuple[int, ...]
    ) -> None:
        self.player = player
        self.card = card
        self.left = left
        self.used = used
        self.claimed = claimed
        self.activated = activated

    def spent(self, disk: i64) -> Resolution:
        """With an activation less, which went to a disk."""
        return Resolution(
            self.player, self.card, self.left - 1, self.used, self.claimed, (*self.activated, int(disk))
        )

    def after_battle(self) -> Resolution:
        """With its battle ability used."""
        return Resolution(self.player, self.card, self.left, True, self.claimed, self.activated)

    def claimed_by(self, disk: i64) -> Resolution:
        return Resolution(self.player, self.card, self.left, self.used, disk, self.activated)

    def json(self) -> Json:
        return {
            "player": int(self.player),
            "card": self.card,
            "left": int(self.left),
            "used": self.used,
            "claimed": int(self.claimed),
            "activated": list(self.activated),
        }


class Activation:
    """The activation (or scout move) under way.

    `flips` were made of at most `limit`; `stopped` says why the move is over, if it is; `ran` means that
    Relentless is used up; `acted` that a ranged attack or focus ability was used; `held` are the disks that
    it pinned before it took off.
    """

    def __init__(
        self,
        disk: i64,
        scouting: bool,
        flips: i64,
        limit: i64,
        stopped: i64,
        ran: bool,
        acted: bool,
        held: tuple[int, ...],
        x: i64,
        y: i64,
    ) -> None:
        self.disk = disk
        self.scouting = scouting
        self.flips = flips
        self.limit = limit
        self.stopped = stopped
        self.ran = ran
        self.acted = acted
        self.held = held
        self.x = x
        self.y = y

    def limited(self, limit: i64) -> Activation:
        """With so many flips; what a card adds is known only once the disk is active."""
        return Activation(
            self.disk,
            self.scouting,
            self.flips,
            limit,
            self.stopped,
            self.ran,
            self.acted,
            self.held,
            self.x,
            self.y,
        )

    def moved(self, flips: i64, stopped: i64, ran: bool, held: tuple[int, ...]) -> Activation:
        return Activation(
            self.disk, self.scouting, flips, self.limit, stopped, ran, self.acted, held, self.x, self.y
        )

    def done(self) -> Activation:
        """After its ranged attack or focus ability; one after a move ends the move."""
        stopped: i64 = self.stopped
        if stopped == GOING and self.flips > 0:
            stopped = ENDED
        return Activation(
            self.disk,
            self.scouting,
            self.flips,
            self.limit,
            stopped,
            self.ran,
            True,
            self.held,
            self.x,
            self.y,
        )

    def json(self) -> Json:
        return {
            "disk": int(self.disk),
            "scouting": self.scouting,
            "flips": int(self.flips),
            "limit": int(self.limit),
            "stopped": int(self.stopped),
            "ran": self.ran,
            "acted": self.acted,
            "held": list(self.held),
            "from": [int(self.x), int(self.y)],
        }
