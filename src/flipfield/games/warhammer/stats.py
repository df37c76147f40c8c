"""Current values of disks: printed numbers, tokens, terrain and the command card in play."""

from __future__ import annotations

from mypy_extensions import i64

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.kinds import IMPACT, NO_MOVEMENT, Card
from flipfield.games.warhammer.rows import NO_DISK, TABLE, Disk
from flipfield.geometry.shape import shape_overlaps


def attack(disk: Disk) -> int:
    """Attack strength, one more while empowered (wd.empower.effect)."""
    return int(disk.unit.attack) + (1 if disk.empowered else 0)


def counter(disk: Disk) -> int:
    """Counter strength, one more while empowered (wd.empower.effect)."""
    return int(disk.unit.counter) + (1 if disk.empowered else 0)


def toughness(disk: Disk) -> int:
    """Toughness, one more while empowered (wd.empower.effect)."""
    return int(disk.unit.toughness) + (1 if disk.empowered else 0)


def movement(battle: Battle, disk: Disk) -> int:
    """Flips that a move action of the disk may have, the card in play included (wd.move.flip-count)."""
    printed = int(disk.unit.movement)
    if printed == NO_MOVEMENT:
        return printed
    card = card_for(battle, disk)
    if card is None:
        return printed
    if card.passive == "movement":
        return printed + int(card.amount)
    if card.passive == "movement for one" and _bonus_open(battle, disk):
        return printed + int(card.amount)
    return printed


def _bonus_open(battle: Battle, disk: Disk) -> bool:
    resolution = battle.resolution
    return resolution is not None and resolution.claimed in (NO_DISK, disk.id)


def card_for(battle: Battle, disk: Disk) -> Card | None:
    """The card whose passive ability works on a disk: it is being activated with it (wd.command.passive-
    duration).
    """
    activation = battle.activation
    resolution = battle.resolution
    if activation is None or resolution is None or activation.disk != disk.id or activation.scouting:
        return None
    card = battle.printed.cards[resolution.card]
    if card.race and card.race != disk.unit.race:
        return None
    return card


def relentless(battle: Battle, disk: Disk) -> bool:
    """wd.keyword.relentless, printed or given by a card such as Waaagh! (wd.card.waaagh)."""
    if disk.unit.relentless:
        return True
    card = card_for(battle, disk)
    return card is not None and card.passive == "relentless"


def impact(battle: Battle, disk: Disk) -> int:
    """The X of Impact X (wd.keyword.impact), cards included; 0 without it."""
    value = int(disk.unit.impact)
    card = card_for(battle, disk)
    if card is not None and card.passive == "impact":
        value += int(card.amount)
    return value


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
    return mask


def keywords(battle: Battle, disk: Disk) -> list[str]:
    """All keywords now in force on a disk, in the order printed, then what it gained (wd.control.stat-
    duration).
    """
    found = [keyword for keyword in disk.unit.keywords if not keyword.startswith("impact ")]
    value = impact(battle, disk)
    if value:
        found.append(f"impact {value}")
    if disk.place == TABLE:
        if not disk.unit.swift_counter and swift_counter(battle, disk):
            found.append("swift counter")
        if not disk.unit.immune & IMPACT and immune(battle, disk) & IMPACT:
            found.append("immune impact")
    if not disk.unit.relentless and relentless(battle, disk):
        found.append("relentless")
    return found
