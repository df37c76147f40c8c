"""What disks are worth, and what a blow or a shot at one may be expected to take."""

from __future__ import annotations

from functools import cache
from math import comb

from flipfield.games.warhammer.kinds import Unit
from flipfield.games.warhammer.rows import Disk
from flipfield.games.warhammer.stats import toughness

BODY = 6.0
"""What every disk is worth for being there; its strength comes on top."""
WOUNDED = 0.45
"""The part of its worth that a disk has lost when one more wound removes it."""
DENT = 0.3
"""The part of a wound that damage just short of it is worth: others may finish the work in the same round."""
HIT = 0.5
"""The chance that a battle die strikes, criticals included."""
D6 = 3
"""What a strength that is rolled is taken for."""


@cache
def full_worth(unit: Unit) -> float:
    """What an unhurt disk is worth."""
    attack: int = unit.attack
    counter: int = unit.counter
    bearing: int = unit.toughness * (unit.stamina + 1)
    pace: int = max(0, unit.movement)
    magic: int = unit.magic
    shots = max([int(ranged.dice) * strength(int(ranged.strength)) for ranged in unit.ranged], default=0)
    return BODY + 0.5 * (attack + 0.5 * counter + 0.8 * bearing + 0.3 * pace + 0.5 * shots + 1.2 * magic)


def worth(disk: Disk) -> float:
    """What a disk is worth with its wounds."""
    wounds: int = disk.wounds
    stamina: int = disk.unit.stamina
    return full_worth(disk.unit) * (1 - WOUNDED * wounds / stamina if wounds else 1)


def strength(printed: int) -> int:
    """The strength of a ranged attack; 0 stands for a d6."""
    return printed or D6


def need(disk: Disk) -> int:
    """How much damage a disk's next wound needs."""
    return max(1, toughness(disk) - int(disk.damage))


def spare(disk: Disk) -> int:
    """How many wounds a disk bears before the one that removes it."""
    return int(disk.unit.stamina - disk.wounds)


@cache
def struck(worth: float, spare: int, need: int, amount: int) -> float:
    """What so much damage takes from a disk."""
    wound = worth if spare == 0 else worth * WOUNDED / spare
    return wound if amount >= need else DENT * wound * amount / need


@cache
def shot(worth: float, spare: int, need: int, dice: int, strength: int) -> float:
    """What a ranged attack may be expected to take from a disk."""
    total = 0.0
    for hits in range(1, dice + 1):
        odds = comb(dice, hits) * HIT**hits * (1 - HIT) ** (dice - hits)
        total += odds * struck(worth, spare, need, hits * strength)
    return total


def hurt(disk: Disk, amount: int) -> float:
    """What so much damage takes from a disk as it is now."""
    return struck(worth(disk), spare(disk), need(disk), amount)
