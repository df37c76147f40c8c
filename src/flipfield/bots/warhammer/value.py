"""How good a battle stands for a player: disks after the melee to come, chances to strike, and the way to the enemy."""

from __future__ import annotations

from math import hypot

from flipfield.bots.warhammer.worth import full_worth, shot, struck, worth
from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.rows import AIR, TABLE, Disk

VICTORY = 1000.0
NOW = 0.45
"""What a chance to strike counts that a disk has in this round."""
LATER = 0.2
"""The same for one that it has only in the next round."""
COUNTERED = 0.7
"""How much a fear of the counter-blow takes from the wish to strike."""
PIN = 0.08
"""The part of a disk's worth that it counts to keep it from acting."""
FAR = 0.0001
"""What each unit of the way to the nearest enemy costs a disk."""
CAUTION = 0.5
"""How much the enemies' chances count, next to the player's own."""
HURRY = 2.0
"""How much less careful and more eager a player is who would lose if the battle ended now."""


class Fighter:
    """What is looked at again and again of one disk."""

    __slots__ = ("attack", "counter", "disk", "need", "ready", "spare", "strike", "weight", "worth", "x", "y")

    def __init__(self, disk: Disk, now: bool, later: bool) -> None:
        unit = disk.unit
        plus = 1 if disk.empowered else 0
        self.disk = disk
        self.x = disk.x
        self.y = disk.y
        self.worth = worth(disk)
        self.attack = unit.attack + plus
        self.counter = unit.counter + plus
        self.need = max(1, unit.toughness + plus - disk.weak - disk.damage)
        self.spare = unit.stamina - disk.wounds
        self.ready = now
        self.weight = NOW if now else LATER if later else LATER / 2
        self.strike = disk.r * (2 * max(0, unit.movement) + 1)


def value(battle: Battle, after: Battle, player: int) -> float:
    """The value of a battle; `after` is what its melee would leave of it if it came now."""
    if after.over:
        ahead = after.casualties_of(1 - player) - after.casualties_of(player)
        return ahead + (VICTORY if after.winner == player else -VICTORY)
    own: list[Fighter] = []
    foes: list[Fighter] = []
    total = 0.0
    melee = after is not battle
    for disk in after.disks:
        place = disk.place
        mine = disk.controller == player
        if place != TABLE and place != AIR:
            if place == 0:
                total += full_worth(disk.unit) * (1 if mine else -1)
            continue
        free = not battle.pinned(disk)
        ready = free and not disk.activated
        later = free if not melee else not after.pinned(disk)
        fighter = Fighter(disk, ready, later)
        if mine:
            own.append(fighter)
            total += fighter.worth
        else:
            foes.append(fighter)
            total -= fighter.worth
    if not own or not foes:
        return total
    hurry = 1.0 if leads(after, player) else HURRY
    return total + chances(battle, own, foes, FAR * hurry, CAUTION / hurry)


def leads(battle: Battle, player: int) -> bool:
    """Whether the player would win if the battle ended now (wd.victory.tie)."""
    ahead = battle.casualties_of(1 - player) - battle.casualties_of(player)
    return ahead > 0 or (ahead == 0 and battle.first_player() == player)


def chances(battle: Battle, own: list[Fighter], foes: list[Fighter], far: float, caution: float) -> float:
    """What both sides may hope to strike, and how far the player's disks still have to go."""
    ways = [[hypot(a.x - b.x, a.y - b.y) for b in foes] for a in own]
    total = 0.0
    for fighter, row in zip(own, ways, strict=True):
        total += fighter.weight * chance(battle, fighter, foes, row) - far * min(row)
    for index, fighter in enumerate(foes):
        column = [row[index] for row in ways]
        total -= caution * fighter.weight * chance(battle, fighter, own, column)
    return total


def chance(battle: Battle, fighter: Fighter, foes: list[Fighter], ways: list[float]) -> float:
    """The best that a disk can do against any enemy: pin it, shoot it or cast at it."""
    best = 0.0
    disk = fighter.disk
    unit = disk.unit
    strike = fighter.strike
    ruler = battle.printed.ruler
    shots = [(ruler[r.band] if r.band < 3 else 10**9, r.dice, r.strength or 3) for r in unit.ranged]
    if unit.magic:
        shots.append((ruler[1], 0, unit.magic))
    for foe, way in zip(foes, ways, strict=True):
        between = way - foe.disk.r
        if between < strike:
            gain = struck(foe.worth, foe.spare, foe.need, fighter.attack)
            if foe.counter >= fighter.need:
                gain -= COUNTERED * struck(fighter.worth, fighter.spare, fighter.need, foe.counter)
            if foe.ready:
                gain += PIN * foe.worth
            if gain > best:
                best = gain
        for band, dice, strength in shots:
            if between - disk.r <= band:
                if dice:
                    gain = shot(foe.worth, foe.spare, foe.need, dice, strength)
                else:
                    gain = struck(foe.worth, foe.spare, foe.need, strength)
                if gain > best:
                    best = gain
    return best
