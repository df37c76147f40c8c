"""Current values of disks: printed numbers, tokens, terrain and the command card in play."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.kinds import (
    ARCANE,
    GUARDS,
    IMPACT,
    NO_MOVEMENT,
    RANGED,
    SIEGE,
    Card,
    Ranged,
)
from flipfield.games.warhammer.rows import AIR, NO_DISK, PINNED_ENEMY, TABLE, Disk, Resolution
from flipfield.games.warhammer.zones import has_ground
from flipfield.geometry.shape import shape_overlaps
from flipfield.kernel.value import Value

Modifier = tuple[str, int]
"""What changes a printed number, one of the sources, and by how much."""

CARDS: Final = {
    "waaagh": ("wd.card.waaagh",),
    "eager-soldiers": ("wd.card.eager-soldiers",),
    "myrmidias-blessing": ("wd.card.myrmidias-blessing",),
    "winds-of-morai-heg": ("wd.card.winds-of-morai-heg",),
}
"""The rules of single cards with a passive ability."""
AFTER_MOVE: Final = ("wd.keyword.mobile",)
AFTER_PIN: Final = ("wd.keyword.mobile", "wd.keyword.mobile-after-pin")
SOURCES: Final = ("empowered", "cover", "card", "scenario", "orcs")


def change(modifiers: list[Modifier]) -> int:
    return sum([amount for _, amount in modifiers])


def told(modifiers: list[Modifier]) -> tuple[Value, ...]:
    """Modifiers as an event tells them."""
    return tuple([(source, amount) for source, amount in modifiers])


def blow_modifiers(disk: Disk) -> list[Modifier]:
    """What changes attack and counter strength (wd.empower.effect)."""
    return [("empowered", 1)] if disk.empowered else []


def attack(disk: Disk) -> int:
    """Attack strength, one more while empowered (wd.empower.effect)."""
    return int(disk.unit.attack) + change(blow_modifiers(disk))


def counter(disk: Disk) -> int:
    """Counter strength, one more while empowered (wd.empower.effect)."""
    return int(disk.unit.counter) + change(blow_modifiers(disk))


def toughness(disk: Disk) -> int:
    """Toughness, one more while empowered (wd.empower.effect), less while weakened (wd.card.nurgles-rot)."""
    return int(disk.unit.toughness) + (1 if disk.empowered else 0) - int(disk.weak)


def movement(battle: Battle, disk: Disk) -> int:
    """Flips that a move action of the disk may have, the card in play included (wd.move.flip-count)."""
    printed = int(disk.unit.movement)
    if printed == NO_MOVEMENT:
        return printed
    if battle.scenario == "forced march":
        printed += 1
    if has_ground(battle, disk, "road"):
        printed += 1
    return printed + bonus_for_all(battle, disk) + bonus_for_one(battle, disk)


def bonus_for_all(battle: Battle, disk: Disk) -> int:
    """What the card in play adds to the movement of every disk activated with it (wd.card.eager-soldiers)."""
    card = card_for(battle, disk)
    return int(card.amount) if card is not None and card.passive == "movement" else 0


def bonus_for_one(battle: Battle, disk: Disk) -> int:
    """What a card adds to the movement of the one disk that took it; the active one may still do so.

    wd.card.myrmidias-blessing
    """
    resolution, card = command_for(battle, disk), card_for(battle, disk)
    if resolution is None or card is None or card.passive != "movement for one":
        return 0
    activation = battle.activation
    active = activation is not None and activation.disk == disk.id
    if resolution.claimed == disk.id or (active and resolution.claimed == NO_DISK):
        return int(card.amount)
    return 0


def card_for(battle: Battle, disk: Disk) -> Card | None:
    """The card whose passive ability works on a disk."""
    resolution = command_for(battle, disk)
    if resolution is None:
        return None
    card = battle.printed.cards[resolution.card]
    if card.race and card.race != disk.unit.race:
        return None
    return card


def command_for(battle: Battle, disk: Disk) -> Resolution | None:
    """The card that a disk was activated with, until it is discarded (wd.command.passive-duration)."""
    if disk.place not in (TABLE, AIR):
        return None
    if battle.resolution is not None and int(disk.id) in battle.resolution.activated:
        return battle.resolution
    for resolution in battle.resolved:
        if int(disk.id) in resolution.activated:
            return resolution
    return None


def card_rules(battle: Battle, disk: Disk, passive: str) -> tuple[str, ...]:
    """The rule of the card that gives a disk an ability, where that card has one of its own."""
    card = card_for(battle, disk)
    return CARDS.get(card.id, ()) if card is not None and card.passive == passive else ()


def after_move(battle: Battle) -> tuple[str, ...]:
    """Why the active disk may act though it has moved, even onto an enemy (wd.keyword.mobile-after-pin)."""
    activation = battle.activation
    if activation is None or activation.flips == 0:
        return ()
    return AFTER_PIN if activation.stopped & PINNED_ENEMY else AFTER_MOVE


def card_for_reinforcing(battle: Battle, passive: str) -> bool:
    """Whether the card in play has an ability for disks that reinforce with it.

    ruling passive-with-reserve
    """
    resolution = battle.resolution
    return resolution is not None and battle.printed.cards[resolution.card].passive == passive


def relentless(battle: Battle, disk: Disk) -> bool:
    """wd.keyword.relentless, printed or given by a card such as Waaagh! (wd.card.waaagh)."""
    if disk.unit.relentless:
        return True
    card = card_for(battle, disk)
    return card is not None and card.passive == "relentless"


def impact(battle: Battle, disk: Disk) -> int:
    """The X of Impact X (wd.keyword.impact), cards included; 0 without it."""
    return int(disk.unit.impact) + change(impact_modifiers(battle, disk))


def impact_modifiers(battle: Battle, disk: Disk) -> list[Modifier]:
    return raised(battle, disk, "bloodlust", "impact")


def raised(battle: Battle, disk: Disk, scenario: str, passive: str) -> list[Modifier]:
    """What a scenario and the card in play add to a number of a disk."""
    found: list[Modifier] = []
    if battle.scenario == scenario:
        found.append(("scenario", 1))
    card = card_for(battle, disk)
    if card is not None and card.passive == passive:
        found.append(("card", int(card.amount)))
    return found


def farther(battle: Battle, disk: Disk) -> int:
    """How many bands farther a disk shoots from where it lies."""
    return 1 if has_ground(battle, disk, "war engines") else 0


def at_siege(battle: Battle, disk: Disk) -> bool:
    """Whether an attack of a disk has siege range without a card (ruling winds-whole-disk)."""
    ground = farther(battle, disk)
    return any([int(attack.band) + ground >= SIEGE for attack in disk.unit.ranged])


def maximum_band(battle: Battle, disk: Disk, attack: Ranged) -> int:
    """The maximum range of a ranged attack; Winds of Morai-Heg raise it unless one of the disk's attacks
    has siege range already (ruling winds-whole-disk).

    wd.card.winds-of-morai-heg
    """
    band = int(attack.band) + farther(battle, disk)
    card = card_for(battle, disk)
    if card is not None and card.passive == "range" and not at_siege(battle, disk):
        band += int(card.amount)
    return min(SIEGE, band)


def magic(battle: Battle, disk: Disk) -> int:
    """The X of Magic X of a disk that has it (wd.magic.effect), card and scenario included."""
    return int(disk.unit.magic) + change(magic_modifiers(battle, disk))


def magic_modifiers(battle: Battle, disk: Disk) -> list[Modifier]:
    return raised(battle, disk, "winds of magic", "magic")


def swift_counter(battle: Battle, disk: Disk) -> bool:
    """wd.keyword.swift for the counter, printed or given by defensive terrain (wd.terrain.defensive)."""
    if disk.unit.swift_counter:
        return True
    for piece in battle.terrain:
        if piece.defensive and shape_overlaps(piece.shape, disk.x, disk.y, disk.r):
            return True
    return False


def immune(battle: Battle, disk: Disk) -> i64:
    """What the disk is immune to; fortified terrain adds impact damage (wd.terrain.fortified)."""
    mask = disk.unit.immune
    for piece in battle.terrain:
        if piece.fortified and shape_overlaps(piece.shape, disk.x, disk.y, disk.r):
            mask |= IMPACT
    if has_ground(battle, disk, "palisade"):
        mask |= IMPACT
    if battle.round == 1 and has_ground(battle, disk, "hidden path"):
        mask |= RANGED
    return mask


def resistant(battle: Battle, disk: Disk) -> i64:
    """What the disk is resistant to; trenches and shrines in its own zone add to it."""
    mask = disk.unit.resistant
    if has_ground(battle, disk, "trenches"):
        mask |= RANGED
    if has_ground(battle, disk, "shrine"):
        mask |= ARCANE
    return mask


def keywords(battle: Battle, disk: Disk) -> list[str]:
    """All keywords now in force on a disk, in the order printed, then what it gained.

    wd.control.stat-duration
    """
    found = [keyword for keyword in disk.unit.keywords if not keyword.startswith(("impact ", "magic "))]
    if disk.unit.magic:
        found.append(f"magic {magic(battle, disk)}")
    value = impact(battle, disk)
    if value:
        found.append(f"impact {value}")
    if disk.place == TABLE:
        if not disk.unit.swift_counter and swift_counter(battle, disk):
            found.append("swift counter")
        found += _gained("immune", immune(battle, disk) & ~disk.unit.immune)
        found += _gained("resistant", resistant(battle, disk) & ~disk.unit.resistant)
    if not disk.unit.relentless and relentless(battle, disk):
        found.append("relentless")
    return found


def _gained(keyword: str, mask: i64) -> list[str]:
    return [f"{keyword} {name}" for name, bit in GUARDS if mask & bit]
