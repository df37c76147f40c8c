"""The melee phase: engagements, scrums, victims, strike steps."""

from __future__ import annotations

from typing import Final

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.damage import Dealing, standing_pins
from flipfield.games.warhammer.kinds import PHYSICAL
from flipfield.games.warhammer.rows import TABLE, Disk
from flipfield.games.warhammer.stats import attack, blow_modifiers, counter, swift_counter, told
from flipfield.games.warhammer.table import pieces_at, pinning
from flipfield.kernel.game import Flow
from flipfield.kernel.state import Decision, Frame, Refusal, State
from flipfield.kernel.value import Value, pair

Pin = tuple[int, int]
"""Attacker and defender: the upper and the lower disk (wd.melee.attacker-defender)."""
Fight = tuple[Pin, ...]

FIGHT: Final = (
    "wd.melee.phase",
    "wd.melee.engagement-exists",
    "wd.scrum.engagement-extent",
    "wd.melee.attacker-defender",
)
CHOICE: Final = ("wd.melee.choice-order",)
TOGETHER: Final = ("wd.multiplayer.joint-engagements",)
ONE_ROLE: Final = ("wd.scrum.no-double-role", "wd.scrum.embattled-defends-first")
STRIKE: Final = ("wd.melee.simultaneous", "wd.keyword.melee-steps")
SPEEDS: Final = (("wd.keyword.swift",), (), ("wd.keyword.slow",))
"""The rule of each strike step."""
DEFENSIVE: Final = ("wd.terrain.defensive",)
BLOWS: Final = ("wd.melee.physical", "wd.melee.no-dice")
FRENZY: Final = ("wd.keyword.frenzy",)
PERSISTS: Final = ("wd.melee.damage-persists",)
WAITS: Final = ("wd.scrum.embattled-defends-first", "wd.scrum.several-embattled")
STEPS: Final = ("swift", "normal", "slow")
SWIFT: Final = 0
NORMAL: Final = 1
SLOW: Final = 2


def engagements(pins: list[Pin]) -> list[Fight]:
    """The pins in engagements: linked through common attackers or defenders (wd.scrum.engagement-extent).

    A disk in both roles of one part keeps its defence there; its own attacks make a later engagement
    (wd.scrum.no-double-role, ruling engagement-components).

    wd.scrum.definition, wd.scrum.two-player-sides, wd.scrum.example
    """
    found: list[Fight] = []
    left = pins.copy()
    while left:
        part = [left.pop(0)]
        grown = True
        while grown:
            linked = [
                pin for pin in left if any([pin[0] == known[0] or pin[1] == known[1] for known in part])
            ]
            grown = bool(linked)
            part += linked
            left = [pin for pin in left if pin not in linked]
        both = [pin for pin in part if any([pin[0] == known[1] for known in part])]
        if both:
            found += engagements([pin for pin in part if pin not in both])
            found += engagements(both)
        else:
            found.append(tuple(sorted(part)))
    return found


def present(battle: Battle, fight: Fight) -> Fight:
    """What is left of an engagement: pins whose disks are both there and still one on the other.

    ruling engagement-list-fixed, wd.scrum.dead-embattled, wd.melee.new-engagements-wait
    """
    found: list[Pin] = []
    for attacker, defender in fight:
        if any([int(other.id) == defender for other in pinning(battle, battle.disks[attacker])]):
            found.append((attacker, defender))
    return tuple(found)


def waits_for(fight: Fight, other: Fight) -> bool:
    """Whether a disk attacks in one engagement that defends in the other.

    wd.scrum.embattled-defends-first
    """
    return any([pin[0] == known[1] for pin in fight for known in other])


def ready(fights: list[Fight]) -> list[int]:
    """Which engagements may be resolved next.

    One that waits for another may not, unless the two wait for each other in a circle (ruling scrum-cycle).
    """
    count = len(fights)
    reach = [[waits_for(fights[i], fights[j]) and i != j for j in range(count)] for i in range(count)]
    for k in range(count):
        for i in range(count):
            if reach[i][k]:
                for j in range(count):
                    if reach[k][j]:
                        reach[i][j] = True
    return [i for i in range(count) if all([not reach[i][j] or reach[j][i] for j in range(count)])]


def next_fights(battle: Battle) -> list[int]:
    """Which of the engagements left may be resolved next: a disk whose attackers all fell defends no more.

    wd.scrum.dead-embattled
    """
    return ready([present(battle, fight) for fight in battle.fights])


class MeleeFlow(Flow):
    """Resolves every engagement that stood at the start of the phase once, in the first player's order."""

    def __init__(self, ask_all: bool) -> None:
        self.ask_all = ask_all

    def run(self, state: State, frame: Frame) -> None:
        """Go on with an engagement that is left, or end the phase (wd.melee.phase)."""
        assert isinstance(state, Battle)
        battle = state
        if frame.step == 0:
            battle.fights = tuple(engagements(standing_pins(battle)))
            battle.goto(1)
            return
        left = [fight for fight in battle.fights if present(battle, fight)]
        battle.fights = tuple(left)
        if not left:
            battle.pop()
            return
        options = next_fights(battle)
        if len(options) == 1 and not self.ask_all:
            self.open(battle, options[0])
        else:
            spec: list[Value] = list(options)
            battle.ask(battle.first_player(), "engagement", tuple(spec))

    def answered(self, state: State, frame: Frame, decision: Decision, answer: Value) -> None:
        assert isinstance(state, Battle) and isinstance(answer, int)
        self.open(state, answer)

    def open(self, battle: Battle, index: int) -> None:
        fights = list(battle.fights)
        fight = present(battle, fights.pop(index))
        battle.fights = tuple(fights)
        battle.tell("fight", (fight,), fight_rules(battle, fight))
        battle.push(Frame("fight", (fight, (), SWIFT)))


def orderer_refusal(battle: Battle, seat: int) -> Refusal | None:
    """Why a player may not say in which order the engagements are resolved."""
    if seat != battle.first_player():
        return Refusal("not-first-player", ("wd.melee.order-first-player",))
    return None


def fight_rules(battle: Battle, fight: Fight) -> tuple[str, ...]:
    """Why these disks fight, who names victims first, and why others on top or below fight apart."""
    rules: tuple[str, ...] = FIGHT
    if any([len(victims_of(battle, fight, id)) > 1 for pin in fight for id in pin]):
        rules += CHOICE if len(battle.players) == 2 else TOGETHER
    if any([waits_for(other, fight) or waits_for(fight, other) for other in battle.fights]):
        rules += ONE_ROLE
    return rules


def order_refusal(battle: Battle, index: int) -> Refusal | None:
    """Why an engagement cannot be resolved next."""
    if not 0 <= index < len(battle.fights):
        return Refusal("no-such-option", ("wd.melee.order-first-player",))
    if index not in next_fights(battle):
        return Refusal("scrum-order", WAITS)
    return None


class FightFlow(Flow):
    """One engagement. Frame args: its pins, the victims declared so far, the strike step.

    A declaration is (disk, victims). Victims are declared once, openly, and again only by a disk whose victim
    fell in an earlier strike step (ruling melee-target-declaration).
    """

    def __init__(self, ask_all: bool) -> None:
        self.ask_all = ask_all

    def run(self, state: State, frame: Frame) -> None:
        assert isinstance(state, Battle)
        battle = state
        fight, named, step = parts(frame)
        declared = living(battle, named)
        asked = self.next_choice(battle, fight, declared, step)
        if asked is not None:
            disk, options = asked
            if len(options) == 1 and not self.ask_all:
                self.declare(battle, frame, int(disk.id), options)
            else:
                battle.ask(disk.controller, "strike", (int(disk.id), *options))
            return
        if step == SLOW:
            battle.pop()
        else:
            battle.frames[-1] = frame.with_args((fight, declared, step + 1))
        self.strike(battle, fight, declared, step)

    def next_choice(
        self, battle: Battle, fight: Fight, declared: tuple[Value, ...], step: int
    ) -> tuple[Disk, tuple[int, ...]] | None:
        """The next disk that has to name its victims, with those it may strike (wd.melee.choice-order)."""
        named = [pair(item, 0) for item in declared]
        for id in strikers(battle, fight):
            if id not in named and speed(battle, battle.disks[id], is_attacker(fight, id)) >= step:
                options = victims_of(battle, fight, id)
                if options:
                    return battle.disks[id], options
        return None

    def answered(self, state: State, frame: Frame, decision: Decision, answer: Value) -> None:
        assert isinstance(state, Battle)
        chosen: tuple[Value, ...] = answer if isinstance(answer, tuple) else (answer,)
        self.declare(state, frame, pair(decision.spec, 0), chosen)

    def declare(self, battle: Battle, frame: Frame, id: int, victims: tuple[Value, ...]) -> None:
        fight, declared, step = parts(frame)
        battle.frames[-1] = frame.with_args((fight, (*declared, (id, victims)), step))

    def strike(self, battle: Battle, fight: Fight, declared: tuple[Value, ...], step: int) -> None:
        """All blows of one step fall together, then wounds and removals (wd.keyword.melee-steps).

        wd.melee.example-boyz-swordsmen, wd.melee.example-karl-franz
        """
        dealing = Dealing(battle)
        for item in declared:
            assert isinstance(item, tuple)
            id, victims = item
            assert isinstance(id, int) and isinstance(victims, tuple)
            disk = battle.disks[id]
            attacks = is_attacker(fight, id)
            if disk.place != TABLE or speed(battle, disk, attacks) != step:
                continue
            amount = attack(disk) if attacks else counter(disk)
            modifiers = told(blow_modifiers(disk))
            for victim in victims:
                assert isinstance(victim, int)
                hurt = battle.disks[victim]
                rules = strike_rules(battle, disk, attacks, step)
                if len(victims) > 1:
                    rules += FRENZY
                battle.tell("strike", (id, victim, amount, STEPS[step], modifiers), rules)
                dealing.add(hurt, amount, PHYSICAL, PERSISTS if hurt.damage else ())
        dealing.fall(BLOWS)


def parts(frame: Frame) -> tuple[Fight, tuple[Value, ...], int]:
    """The arguments of a fight's frame."""
    pins, declared, step = frame.args
    assert isinstance(pins, tuple) and isinstance(declared, tuple) and isinstance(step, int)
    return tuple([(pair(pin, 0), pair(pin, 1)) for pin in pins]), declared, step


def living(battle: Battle, declared: tuple[Value, ...]) -> tuple[Value, ...]:
    """The declarations that still stand: those with a victim that was not removed in an earlier step.

    A disk all of whose victims fell before it struck picks another one (wd.melee.must-deal).
    """
    found: list[Value] = []
    for item in declared:
        assert isinstance(item, tuple)
        id, victims = item
        assert isinstance(id, int) and isinstance(victims, tuple)
        left: list[Value] = []
        for victim in victims:
            assert isinstance(victim, int)
            if battle.disks[victim].place == TABLE:
                left.append(victim)
        if left:
            found.append((id, tuple(left)))
    return tuple(found)


def strike_rules(battle: Battle, disk: Disk, attacks: bool, step: int) -> tuple[str, ...]:
    """Why a blow falls in a strike step."""
    rules = STRIKE + SPEEDS[step]
    if attacks or disk.unit.swift_counter:
        return rules
    ground = any([piece.defensive for piece in pieces_at(battle, disk.x, disk.y, disk.r)])
    return rules + DEFENSIVE if ground else rules


def is_attacker(fight: Fight, id: int) -> bool:
    return any([pin[0] == id for pin in fight])


def victims_of(battle: Battle, fight: Fight, id: int) -> tuple[int, ...]:
    """Whom a disk may strike: those it is engaged with in this engagement (wd.melee.one-target)."""
    found: list[int] = []
    for attacker, defender in fight:
        other = defender if attacker == id else attacker if defender == id else -1
        if other >= 0 and battle.disks[other].place == TABLE:
            found.append(other)
    return tuple(found)


def strikers(battle: Battle, fight: Fight) -> list[int]:
    """The disks of an engagement in the order of naming victims.

    With two players the attackers first (wd.melee.choice-order), with more by initiative, each player's
    attackers first (wd.multiplayer.joint-engagements, ruling multiplayer-choice-order).
    """
    attackers: list[int] = []
    defenders: list[int] = []
    for attacker, defender in fight:
        if attacker not in attackers:
            attackers.append(attacker)
        if defender not in defenders:
            defenders.append(defender)
    everybody = [id for id in attackers + defenders if battle.disks[id].place == TABLE]
    if len(battle.players) == 2:
        return everybody
    found: list[int] = []
    for seat in battle.initiative:
        found += [id for id in everybody if battle.disks[id].controller == seat]
    return found


def speed(battle: Battle, disk: Disk, attacks: bool) -> int:
    """The strike step of a disk's blow; Swift and Slow on one strength cancel.

    wd.keyword.swift, wd.keyword.slow
    """
    if attacks:
        swift, slow = disk.unit.swift_attack, disk.unit.slow_attack
    else:
        swift, slow = swift_counter(battle, disk), disk.unit.slow_counter
    if swift == slow:
        return NORMAL
    return SWIFT if swift else SLOW
