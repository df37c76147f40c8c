"""What the greedy bot knows of Warhammer: Diskwars: plans, the odds of dice, quick replies and values."""

from __future__ import annotations

from math import factorial
from random import Random

from flipfield.bots.warhammer.deploy import deployment, drafting, reinforcement
from flipfield.bots.warhammer.plans import paths
from flipfield.bots.warhammer.value import Aim, value
from flipfield.bots.warhammer.worth import hurt, need, shot, spare, strength, worth
from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.game import Warhammer
from flipfield.games.warhammer.stats import attack, counter
from flipfield.games.warhammer.turn import may_act, may_flip
from flipfield.kernel.game import Game
from flipfield.kernel.options import Roll
from flipfield.kernel.run import apply
from flipfield.kernel.state import Decision, Frame, State
from flipfield.kernel.value import Value, pair

Plan = list[Value]
STOP = -1
WHIM = 0.8
"""How much chance has a say in the choice of a command card, in activations."""


class WarhammerMind:
    """A mind for all battles of Warhammer: Diskwars."""

    def __init__(self, game: Game, state: State, player: int) -> None:
        assert isinstance(state, Battle)
        assert isinstance(game, Warhammer)
        self.game: Game = game
        self.pack = game.pack
        self.aim = Aim(state, player)

    def plans(self, state: State, decision: Decision, rng: Random) -> list[Plan]:
        assert isinstance(state, Battle)
        kind = decision.kind
        if kind == "deploy":
            family = self.game.families[kind]
            place = deployment(
                state,
                self.aim.player,
                lambda answer: family.refusal(state, decision, answer) is None,
            )
            return [[place if place is not None else family.sample(state, decision, rng)]]
        if kind == "command":
            return [[card(state, decision, rng)]]
        if kind == "token":
            return [[self.token(state, decision)]]
        if kind == "zone":
            return [[drafting(state, self.pack, decision, self.game.families[kind].listed(state, decision))]]
        if kind == "place":
            return [[spot] for spot in self.spots(state, decision)]
        if kind == "tokens":
            return [[self.order(decision)]]
        if kind == "turn":
            return self.turn(state, decision)
        listed = self.game.families[kind].listed(state, decision)
        if kind not in ("resolve", "scout"):
            return [[answer] for answer in listed]
        return [plan for answer in listed for plan in self.further(state, decision, answer)]

    def further(self, battle: Battle, decision: Decision, answer: Value) -> list[Plan]:
        """An answer with all that may be planned for the decision it leads to."""
        assert isinstance(answer, tuple)
        if answer == ("done",):
            return [[answer]]
        copy = battle.clone()
        apply(self.game, copy, decision.id, answer)
        if not copy.pending or copy.pending[0].player != decision.player:
            return [[answer]]
        asked = copy.pending[0]
        if asked.kind == "place":
            return [[answer, spot] for spot in self.spots(copy, asked)]
        if asked.kind == "target":
            return [[answer, said] for said in self.game.families[asked.kind].listed(copy, asked)]
        if asked.kind == "turn":
            return [[answer, *plan] for plan in self.turn(copy, asked)]
        return [[answer]]

    def spots(self, battle: Battle, decision: Decision) -> list[Value]:
        """Where a disk may come in: a good place in a zone, and all notable ones."""
        family = self.game.families[decision.kind]
        return reinforcement(
            battle, decision, lambda answer: family.refusal(battle, decision, answer) is None
        ) + family.listed(battle, decision)

    def turn(self, battle: Battle, decision: Decision) -> list[Plan]:
        """What the active disk may do: end, strike from afar, or go somewhere."""
        activation = battle.activation
        assert activation is not None
        listed = self.game.families["turn"].listed(battle, decision)
        found: list[Plan] = [[listed[-1]]]
        for answer in listed:
            assert isinstance(answer, tuple)
            if answer[0] == "focus" or (answer[0] == "shoot" and _foe(battle, decision, pair(answer, 2))):
                found.append([answer])
        if may_flip(battle, activation):
            found += paths(battle, activation)
        return found

    def outcomes(self, state: State, decision: Decision, rng: Random) -> list[tuple[float, Value]]:
        """All that battle dice may show, scatter counted as a miss; other rolls are sampled."""
        family = self.game.families[decision.kind]
        if not isinstance(family, Roll) or any(die != "battle" for die in decision.spec):
            return [(1.0, family.sample(state, decision, rng)) for _ in range(3)]
        faces = family.faces["battle"]
        hit, critical = faces.count("hit"), faces.count("critical")
        return rolls(len(decision.spec), hit, critical, len(faces) - hit - critical)

    def reply(self, state: State, decision: Decision) -> Value:
        """Melee is fought out for both; the player's own activation is brought to its end."""
        assert isinstance(state, Battle)
        kind = decision.kind
        if kind == "strike":
            return self.victim(state, decision)
        if kind == "engagement":
            return decision.spec[0]
        if decision.player != self.aim.player:
            return None
        if kind == "turn":
            return self.finish(state, decision)
        if kind == "token":
            return self.token(state, decision)
        if kind in ("nearest", "target"):
            return max(decision.spec, key=lambda id: _price(state, decision, id))
        return None

    def finish(self, battle: Battle, decision: Decision) -> Value:
        """How an activation that has begun goes on: the best shot if there is one, else its end."""
        activation = battle.activation
        assert activation is not None
        if activation.flips == 0 and not activation.acted:
            return None
        listed = self.game.families["turn"].listed(battle, decision)
        if not may_act(battle, activation):
            return listed[-1]
        return max(listed, key=lambda answer: _hope(battle, decision, answer))

    def token(self, battle: Battle, decision: Decision) -> Value:
        """Whose token goes, or who gets it: the best free disk acts again, a pinned or weak one pays."""
        options = [pair(decision.spec, i) for i in range(len(decision.spec))]
        disks = [battle.disks[id] for id in options if id != STOP]
        if disks[0].activated:
            free = [disk for disk in disks if not battle.pinned(disk)]
            if not free:
                return STOP if STOP in options else options[0]
            return int(max(free, key=worth).id)
        return int(min(disks, key=lambda disk: worth(disk) - (100 if battle.pinned(disk) else 0)).id)

    def order(self, decision: Decision) -> Value:
        """Who gets which initiative token: the first for oneself, since ties go to it."""
        own: list[Value] = [order for order in decision.spec if pair(order, 0) == self.aim.player]
        return own[0]

    def victim(self, battle: Battle, decision: Decision) -> Value:
        """Whom a disk strikes: the one whose loss hurts most, or all of them where it may."""
        listed = self.game.families[decision.kind].listed(battle, decision)
        if isinstance(listed[0], tuple):
            return listed[0]
        disk = battle.disks[pair(decision.spec, 0)]
        amount = max(attack(disk), counter(disk))
        return max(listed, key=lambda id: hurt(battle.disks[pair((id,), 0)], amount))

    def value(self, state: State) -> float:
        assert isinstance(state, Battle)
        after = self.fought(state) if state.phase == "activation" and not state.over else state
        return value(state, after, self.aim)

    def fought(self, battle: Battle) -> Battle:
        """The battle after its melee, if it were fought now."""
        copy = battle.clone()
        copy.frames = [Frame("melee")]
        copy.pending = []
        flows = self.game.flows
        while copy.frames and not copy.over:
            frame = copy.frames[-1]
            if not copy.pending:
                flows[frame.op].run(copy, frame)
                continue
            asked = copy.pending.pop()
            if asked.kind == "strike":
                said = self.victim(copy, asked)
            else:
                said = self.game.families[asked.kind].listed(copy, asked)[0]
            flows[frame.op].answered(copy, frame, asked, said)
        return copy


def rolls(dice: int, hit: int, critical: int, miss: int) -> list[tuple[float, Value]]:
    """All numbers of hits and criticals that dice may show, with their odds."""
    found: list[tuple[float, Value]] = []
    for hits in range(dice + 1):
        for criticals in range(dice - hits + 1):
            misses = dice - hits - criticals
            ways = factorial(dice) // factorial(hits) // factorial(criticals) // factorial(misses)
            weight = ways * hit**hits * critical**criticals * miss**misses
            found.append((weight, ("hit",) * hits + ("critical",) * criticals + ("miss",) * misses))
    return found


def card(battle: Battle, decision: Decision, rng: Random) -> Value:
    """A command card: many activations and abilities that help, with a whim so that nobody foresees it."""
    able = sum(
        1 for disk in battle.army_of(decision.player) if not disk.activated and not battle.pinned(disk)
    )
    best: tuple[float, Value] = (-1.0, decision.spec[0])
    for id in decision.spec:
        printed = battle.printed.cards[str(id)]
        score = min(able, int(printed.activations)) + 0.5 * bool(printed.passive) + 0.5 * bool(printed.battle)
        best = max(best, (score + WHIM * rng.random(), id), key=lambda item: item[0])
    return best[1]


def _foe(battle: Battle, decision: Decision, id: int) -> bool:
    return not battle.allied(battle.disks[id].controller, decision.player)


def _price(battle: Battle, decision: Decision, id: Value) -> float:
    """How glad a player is to see something happen to a disk."""
    disk = battle.disks[pair((id,), 0)]
    return -worth(disk) if battle.allied(disk.controller, decision.player) else worth(disk)


def _hope(battle: Battle, decision: Decision, answer: Value) -> float:
    """What a shot may be expected to bring; nothing for any other answer but the end."""
    assert isinstance(answer, tuple)
    assert battle.activation is not None
    if answer[0] != "shoot":
        return 0.0 if answer[0] == "end" else -1.0
    disk, target = battle.disks[battle.activation.disk], battle.disks[pair(answer, 2)]
    if battle.allied(target.controller, decision.player):
        return -1.0
    ranged = disk.unit.ranged[pair(answer, 1)]
    return shot(worth(target), spare(target), need(target), int(ranged.dice), strength(int(ranged.strength)))
