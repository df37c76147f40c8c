"""How good a battle is for a player: disks, points, the chances to strike, the way to the enemy."""

from __future__ import annotations

from math import hypot

from flipfield.bots.warhammer.plans import GROUND, HEROES, objective, places
from flipfield.bots.warhammer.worth import full_worth, need, shot, spare, strength, struck, worth
from flipfield.games.warhammer.battle import ROUNDS, Battle
from flipfield.games.warhammer.phases import points, together
from flipfield.games.warhammer.rows import AIR, RESERVE, TABLE, Disk

VICTORY = 1000.0
POINT = 2.0
"""What a victory point counts, times the round."""
RESERVED = 0.5
"""The part of its worth that a disk has in the reserve, which is lost if it never comes in."""
NOW = 0.45
"""What a chance to strike counts that a disk has in this round."""
LATER = 0.2
"""The same for one that it has only in the next round."""
COUNTERED = 0.7
"""How much the counter-blow takes from the wish to strike."""
PIN = 0.08
"""The part of a disk's worth that it counts to keep it from acting."""
BOUND = 0.12
"""The part of its worth that a disk loses by being pinned, by whomever."""
NEAR = 0.0001
"""What each unit counts that a disk is nearer to a goal than the span."""
SPAN = 30_000
FIELD = 60_000
"""How far off a disk in the reserve is taken to be."""
CAUTION = 0.4
"""How much the enemies' chances count, next to the player's own."""
HURRY = 2.0
"""How much less careful and more eager a player is who would lose if the battle ended now."""
MEDIUM = 1
SIEGE = 3
HUNT = 8.0
"""How much more enemy heroes are worth to a player whose objective counts them."""


class Fighter:
    """What is looked at again and again of one disk."""

    __slots__ = (
        "attack",
        "counter",
        "need",
        "r",
        "reach",
        "ready",
        "shots",
        "spare",
        "weight",
        "worth",
        "x",
        "y",
    )

    def __init__(
        self, disk: Disk, price: float, ready: bool, weight: float, ruler: tuple[int, int, int]
    ) -> None:
        unit = disk.unit
        plus = 1 if disk.empowered else 0
        self.x: int = disk.x
        self.y: int = disk.y
        self.r: int = disk.r
        self.attack: int = unit.attack + plus
        self.counter: int = unit.counter + plus
        self.worth = price * worth(disk)
        self.need = need(disk)
        self.spare = spare(disk)
        self.ready = ready
        self.weight = weight
        self.reach: int = disk.r * (2 * max(0, unit.movement) + 1)
        # Range from edge to edge, dice (none for magic, which is sure) and strength.
        self.shots: list[tuple[int, int, int]] = []
        for ranged in unit.ranged:
            band = ruler[ranged.band] if ranged.band < SIEGE else 10**9
            self.shots.append((band, int(ranged.dice), strength(int(ranged.strength))))
        if unit.magic:
            self.shots.append((ruler[MEDIUM], 0, int(unit.magic)))


class Aim:
    """What a player is after: fixed before plans are compared, so that all of them are measured alike.

    The goals are the places of the objective and of the enemies; for some objectives the former alone. Who
    would lose if the battle ended now is in a hurry. Nothing comes later than the last round.
    """

    def __init__(self, battle: Battle, player: int) -> None:
        lead = points_ahead(battle, player)
        losing = lead < 0 or (lead == 0 and not battle.allied(battle.first_player(), player))
        self.player = player
        self.hurry = HURRY if losing else 1.0
        self.later = LATER if battle.round < ROUNDS else 0.0
        kind = objective(battle, player)
        self.hunting = kind == HEROES
        self.goals = places(battle, player)
        if kind not in (HEROES, GROUND) or not self.goals:
            self.goals += [
                (int(disk.x), int(disk.y))
                for disk in battle.on_table()
                if not battle.allied(disk.controller, player)
            ]

    def way(self, x: int, y: int) -> float:
        """How far it is from a point to the nearest goal."""
        return min([hypot(x - gx, y - gy) for gx, gy in self.goals], default=0.0)


def value(battle: Battle, after: Battle, aim: Aim) -> float:
    """The value of a battle; `after` is what its melee would leave of it if it were fought now."""
    player = aim.player
    lead = points_ahead(after, player)
    if after.over:
        return lead + (VICTORY if after.winner >= 0 and after.allied(after.winner, player) else -VICTORY)
    own: list[Fighter] = []
    foes: list[Fighter] = []
    total = POINT * int(after.round) * lead
    near = 0.0
    ruler = battle.printed.ruler
    for disk in after.disks:
        side = 1 if after.allied(disk.controller, player) else -1
        if disk.place == RESERVE:
            total += side * RESERVED * full_worth(disk.unit)
            near -= FIELD if side == 1 else 0
        elif disk.place == TABLE or disk.place == AIR:
            free = not battle.pinned(disk)
            ready = free and not disk.activated
            weight = NOW if ready else aim.later if not after.pinned(disk) else aim.later / 2
            price = HUNT if aim.hunting and side == -1 and disk.unit.hero else 1.0
            fighter = Fighter(disk, price, ready, weight, ruler)
            total += side * fighter.worth * (1 - BOUND if after.pinned(disk) else 1)
            if side == 1:
                own.append(fighter)
                near += SPAN - aim.way(fighter.x, fighter.y)
            else:
                foes.append(fighter)
    if not own or not foes:
        return total
    return total + chances(own, foes, CAUTION / aim.hurry) + NEAR * aim.hurry * near


def points_ahead(battle: Battle, player: int) -> int:
    """How many victory points the player's side has more than the best other; none before objectives are
    dealt.
    """
    if not all(seat.objective for seat in battle.players):
        return 0
    scores = [points(battle, seat) for seat in range(len(battle.players))]
    sides = [together(battle, scores, seat) for seat in range(len(scores))]
    others = [side for seat, side in enumerate(sides) if not battle.allied(seat, player)]
    return sides[player] - max(others)


def chances(own: list[Fighter], foes: list[Fighter], caution: float) -> float:
    """What both sides may hope to strike."""
    ways = [[hypot(a.x - b.x, a.y - b.y) for b in foes] for a in own]
    total = 0.0
    for fighter, row in zip(own, ways, strict=True):
        total += fighter.weight * chance(fighter, foes, row)
    for index, fighter in enumerate(foes):
        total -= caution * fighter.weight * chance(fighter, own, [row[index] for row in ways])
    return total


def chance(fighter: Fighter, foes: list[Fighter], ways: list[float]) -> float:
    """The best that a disk can do to any enemy: pin it, shoot it or cast at it."""
    best = 0.0
    for foe, way in zip(foes, ways, strict=True):
        between = way - foe.r
        if between < fighter.reach:
            gain = struck(foe.worth, foe.spare, foe.need, fighter.attack)
            if foe.counter >= fighter.need:
                gain -= COUNTERED * struck(fighter.worth, fighter.spare, fighter.need, foe.counter)
            if foe.ready:
                gain += PIN * foe.worth
            if gain > best:
                best = gain
        for band, dice, force in fighter.shots:
            if between - fighter.r <= band:
                if dice:
                    gain = shot(foe.worth, foe.spare, foe.need, dice, force)
                else:
                    gain = struck(foe.worth, foe.spare, foe.need, force)
                if gain > best:
                    best = gain
    return best
