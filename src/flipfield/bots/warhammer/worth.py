"""What disks are worth, and what a blow or a shot at one may be expected to bring."""

from __future__ import annotations

from functools import cache
from math import comb

from flipfield.games.warhammer.kinds import Unit
from flipfield.games.warhammer.rows import Disk
from flipfield.games.warhammer.stats import toughness

CASUALTY = 8.0
"""What every disk is worth as a casualty; its strength comes on top."""
WOUNDED = 0.45
"""The part of its worth that a disk has lost with its last wound but one."""
DENT = 0.3
"""The part of a kill that damage is worth which nearly kills: others may finish it in the same round."""
HIT = 0.5
"""The chance that a battle die strikes (criticals included)."""


@cache
def full_worth(unit: Unit) -> float:
    """What an unhurt disk is worth."""
    shots = max([ranged.dice * (ranged.strength or 3.5) for ranged in unit.ranged], default=0)
    skill = unit.attack + 0.5 * unit.counter + 0.8 * unit.toughness * (unit.stamina + 1)
    return CASUALTY + 0.5 * (skill + 0.3 * max(0, unit.movement) + 0.5 * shots + 1.2 * unit.magic)


def worth(disk: Disk) -> float:
    """What a disk is worth with its wounds."""
    unit = disk.unit
    if not disk.wounds:
        return full_worth(unit)
    return full_worth(unit) * (1 - WOUNDED * disk.wounds / unit.stamina)


@cache
def struck(worth: float, spare: int, need: int, amount: int) -> float:
    """What damage takes from a disk that needs so much for its next wound, with so many wounds to spare."""
    if amount >= need:
        return worth if spare == 0 else worth * WOUNDED / spare
    return DENT * worth * amount / need if spare == 0 else DENT * WOUNDED * worth * amount / need


@cache
def shot(worth: float, spare: int, need: int, dice: int, strength: int) -> float:
    """What a ranged attack may be expected to take from a disk."""
    total = 0.0
    for hits in range(1, dice + 1):
        odds = comb(dice, hits) * HIT**hits * (1 - HIT) ** (dice - hits)
        total += odds * struck(worth, spare, need, hits * strength)
    return total


def need(disk: Disk) -> int:
    """How much damage a disk's next wound needs."""
    return max(1, toughness(disk) - int(disk.damage))


def spare(disk: Disk) -> int:
    """How many wounds a disk can bear before the one that removes it."""
    return int(disk.unit.stamina - disk.wounds)
