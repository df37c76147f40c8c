"""Damage, wounds, casualties and elimination."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.kinds import IMPACT
from flipfield.games.warhammer.rows import AIR, CASUALTY, TABLE, Disk
from flipfield.games.warhammer.stats import immune, resistant, toughness
from flipfield.games.warhammer.table import embattled, enemies, pieces_at, pinning
from flipfield.kernel.state import NOBODY, Frame

IMMUNE: Final = ("wd.keyword.immune",)
FORTIFIED: Final = ("wd.terrain.fortified",)
RESISTANT: Final = ("wd.keyword.resistant",)
DAMAGE: Final = ("wd.damage.tokens",)
FRIENDLY: Final = ("wd.damage.friendly",)
WOUND: Final = ("wd.wound.stamina", "wd.damage.threshold")
EXCESS: Final = ("wd.wound.excess-lost",)
ONE_WOUND: Final = ("wd.wound.max-one",)
KILLED: Final = ("wd.wound.casualty", "wd.damage.threshold")
WORN_OUT: Final = ("wd.wound.stamina", "wd.damage.threshold")
EMBATTLED: Final = ("wd.scrum.dead-embattled", "wd.melee.new-engagements-wait")
LIFTED: Final = ("wd.move.lifting",)
OFF_FIELD: Final = ("wd.move.off-battlefield",)
ELIMINATED: Final = ("wd.elimination.condition",)
RESERVE_TOO: Final = ("wd.elimination.reserve-irrelevant",)
LAST_STANDING: Final = ("wd.victory.last-standing",)
ALL_GONE: Final = ("wd.elimination.simultaneous",)


def soften(battle: Battle, disk: Disk, amount: i64, marks: i64) -> i64:
    """What one source's damage comes to: nothing when immune, half rounded up when resistant.

    `marks` says what the source is: its damage type and its kind (wd.damage.types, wd.keyword.immune,
    wd.keyword.resistant, rulings immune-by-type and resistant-batching).
    """
    if amount <= 0:
        return 0
    if immune(battle, disk) & marks:
        return 0
    if resistant(battle, disk) & marks:
        return (amount + 1) // 2
    return amount


class Dealing:
    """All damage that falls at one moment: at most one wound a disk.

    wd.wound.max-one, ruling damage-events-batching
    """

    def __init__(self, battle: Battle) -> None:
        self.battle = battle
        self.totals: dict[int, int] = {}
        self.reasons: dict[int, tuple[str, ...]] = {}

    def add(self, victim: Disk, amount: i64, marks: i64, rules: tuple[str, ...] = ()) -> None:
        """One source strikes a disk; friend or foe makes no difference (wd.damage.friendly).

        `rules` say why this disk is struck, beside those that hold for all.
        """
        soft = soften(self.battle, victim, amount, marks)
        id = int(victim.id)
        if soft < amount:
            self.battle.tell(
                "guarded",
                (id, int(amount), int(soft)),
                RESISTANT if soft else _immunity(self.battle, victim, marks),
            )
        if soft > 0:
            self.totals[id] = self.totals.get(id, 0) + int(soft)
            known = self.reasons.get(id, ())
            self.reasons[id] = known + tuple([rule for rule in rules if rule not in known])

    def fall(self, rules: tuple[str, ...]) -> None:
        """Put the damage on the disks, then wounds and removals, then eliminations."""
        battle = self.battle
        for id, amount in self.totals.items():
            disk = battle.disks[id]
            hurt = disk.with_tokens(disk.damage + amount, disk.wounds, disk.activated, disk.empowered)
            battle.put(hurt)
            battle.tell("damage", (id, amount, int(hurt.damage)), rules + self.reasons[id] + DAMAGE)
        settle(battle, list(self.totals))


def _immunity(battle: Battle, disk: Disk, marks: i64) -> tuple[str, ...]:
    """Why a disk is immune: by itself, or by the fortified ground that it lies on."""
    ground = any([piece.fortified for piece in pieces_at(battle, disk.x, disk.y, disk.r)])
    return IMMUNE + FORTIFIED if ground and marks & IMPACT and not disk.unit.immune & marks else IMMUNE


def settle(battle: Battle, ids: list[int]) -> None:
    """Wound every named disk whose damage has reached its toughness; remove those that cannot bear it.

    The engagements of before are noted for what the removals bring about (ruling pin-by-removal-triggers).
    """
    gone = False
    before = standing_pins(battle) if battle.printed.engaging else []
    for id in ids:
        disk = battle.disks[id]
        if disk.place not in (TABLE, AIR) or disk.damage < toughness(disk):
            continue
        if disk.wounds + 1 > disk.unit.stamina:
            remove(battle, disk, _deadly(battle, disk))
            gone = True
        else:
            battle.put(disk.with_tokens(0, disk.wounds + 1, disk.activated, disk.empowered))
            battle.tell("wound", (id, int(disk.wounds) + 1), _wounding(disk))
    if gone:
        eliminate(battle)
        if battle.printed.engaging and not battle.over:
            engage(battle, [pin for pin in standing_pins(battle) if pin not in before])


def _wounding(disk: Disk) -> tuple[str, ...]:
    """Why a disk takes one wound, and what becomes of damage beyond its toughness."""
    excess = EXCESS if disk.damage > toughness(disk) else ()
    return WOUND + excess + (ONE_WOUND if disk.damage >= 2 * toughness(disk) else ())


def _deadly(battle: Battle, disk: Disk) -> tuple[str, ...]:
    """Why a disk falls, and in the melee what that means for the engagements above and below it."""
    fallen = WORN_OUT if disk.unit.stamina else KILLED
    return fallen + EMBATTLED if battle.phase == "melee" and embattled(battle, disk) else fallen


def standing_pins(battle: Battle) -> list[tuple[int, int]]:
    """All enemy pins on the table, as upper and lower disk (wd.melee.engagement-exists)."""
    found: list[tuple[int, int]] = []
    for disk in battle.disks:
        if disk.place == TABLE:
            found += enemy_pins(battle, disk, pinning(battle, disk))
    return found


def enemy_pins(battle: Battle, disk: Disk, below: list[Disk]) -> list[tuple[int, int]]:
    """The pins of a disk on those below it that are its enemies."""
    return [(int(disk.id), int(other.id)) for other in below if enemies(battle, disk, other)]


def engage(battle: Battle, pins: list[tuple[int, int]]) -> None:
    """Note enemy pins for the abilities that engaging triggers: all that one landing makes wait together.

    ruling archaon-once-a-landing
    """
    if not pins or not battle.printed.engaging:
        return
    if battle.frames and battle.frames[-1].op == "engage":
        battle.frames[-1] = battle.frames[-1].with_args((*battle.frames[-1].args, *pins))
    else:
        battle.push(Frame("engage", tuple(pins)))


def remove(battle: Battle, disk: Disk, rules: tuple[str, ...]) -> None:
    """Put a disk on its owner's casualty pile (wd.wound.casualty-pile); what lies on it sinks, nothing
    moves.

    wd.move.lifting
    """
    fallen = disk.at(CASUALTY, disk.x, disk.y, 0)
    covered = disk.place == TABLE and battle.pinned(disk)
    battle.put(fallen.with_tokens(0, disk.wounds, False, False))
    battle.tell("casualty", (int(disk.id),), rules + LIFTED if covered else rules)


def eliminate(battle: Battle) -> None:
    """Take out players without a disk on the battlefield; the last one standing, or the last team, wins
    at once.
    """
    if battle.phase in ("setup", "deployment"):
        return
    out: list[int] = []
    left: list[int] = []
    for player in battle.players:
        if player.eliminated:
            continue
        seat = int(player.seat)
        if battle.army_of(seat):
            left.append(seat)
        else:
            out.append(seat)
    for seat in out:
        reserve = battle.reserve_of(seat)
        rules = ELIMINATED + RESERVE_TOO if reserve else ELIMINATED
        for disk in reserve:
            remove(battle, disk, rules)
        battle.players[seat] = battle.players[seat].out()
        battle.tell("eliminated", (seat,), rules)
    if out and all([battle.allied(left[0], seat) for seat in left]):
        battle.winner = battle.first_player() if left else NOBODY
        battle.phase = "over"
        battle.tell("over", (int(battle.winner),), LAST_STANDING if left else ALL_GONE)
        battle.activation = None
        battle.resolution = None
        battle.resolved = ()
        battle.fights = ()
        battle.finish()
