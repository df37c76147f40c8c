"""An event names a rule exactly when it follows from it: looked at again, from what the event itself tells.

All cases and a few golden games are played; each line of the table says when an event of a kind must carry a
rule, and never otherwise.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.command import order_rules
from flipfield.games.warhammer.kinds import NO_MOVEMENT
from flipfield.games.warhammer.rows import TABLE, Disk
from flipfield.games.warhammer.table import pieces_at, pinning
from flipfield.geometry.disk import overlaps, overlaps_at
from flipfield.kernel.game import Game
from flipfield.kernel.state import Event, State
from tests.golden.record import load
from tests.proves import proves
from tests.rules.carried import Collector, play_cases, replay

Facts = tuple[Any, ...]
When = Callable[[Battle, Facts], bool]
"""Whether a rule belongs to an event: by the battle before the answer that caused it, and by its facts."""


BLOOD = "wd.card.blood-for-the-blood-god"
"""Fights at other times are told by their own rule alone."""


class Events(Collector):
    """All events, each with the battle before the answer that brought it about."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[tuple[Battle, Event]] = []

    def note(self, before: State, events: list[Event]) -> None:
        assert isinstance(before, Battle)
        told = [event for event in events if event.name != "fight" or BLOOD not in event.rules]
        self.told += [(before, event) for event in told]

    def probe(self, game: Game, state: State) -> None:
        """Wrong answers tell no events."""


@cache
def told() -> list[tuple[Battle, Event]]:
    found = Events()
    play_cases(found)
    for record in load()[:3]:
        replay(found, record)
    return found.told


def foes(battle: Battle, a: int, b: int) -> bool:
    return not battle.allied(battle.disks[a].controller, battle.disks[b].controller)


def below(battle: Battle, disk: Disk) -> list[int]:
    return [int(other.id) for other in pinning(battle, disk)]


def put(battle: Battle, facts: Facts) -> Disk:
    """The disk of an event as it lies afterwards: on top of everything at the place told last."""
    return battle.disks[facts[0]].at(TABLE, facts[-2], facts[-1], battle.top + 1)


def moves(battle: Battle, facts: Facts) -> bool:
    """Whether a flip belongs to a move on the ground."""
    turn = any(decision.kind == "turn" for decision in battle.pending)
    return turn and not battle.disks[facts[0]].unit.flying


def kept(battle: Battle, facts: Facts) -> bool:
    """Whether a flip lands on a disk that was pinned before it."""
    disk, after = battle.disks[facts[0]], battle.clone()
    after.put(put(battle, facts))
    held, covered = below(battle, disk), below(after, after.disks[facts[0]])
    return not disk.unit.flying and bool(set(held) & set(covered))


def left(battle: Battle, facts: Facts) -> bool:
    """Whether a move leaves an enemy that was pinned."""
    held = [battle.disks[id] for id in below(battle, battle.disks[facts[0]]) if foes(battle, facts[0], id)]
    gone = [other for other in held if not overlaps_at(facts[3], facts[4], battle.disks[facts[0]].r, other)]
    return moves(battle, facts) and bool(gone)


def strides(battle: Battle, facts: Facts) -> bool:
    disk = put(battle, facts)
    ground = pieces_at(battle, disk.x, disk.y, disk.r)
    return moves(battle, facts) and disk.unit.strider and any(piece.rough or piece.danger for piece in ground)


def on_danger(battle: Battle, facts: Facts) -> bool:
    disk = put(battle, facts)
    return any(piece.danger for piece in pieces_at(battle, disk.x, disk.y, disk.r))


def card(battle: Battle) -> str:
    return battle.resolution.card if battle.resolution is not None else ""


def active(battle: Battle) -> int:
    return int(battle.activation.disk) if battle.activation is not None else -1


def moved(battle: Battle) -> bool:
    return battle.activation is not None and battle.activation.flips > 0


def meant(battle: Battle, id: int) -> bool:
    """Whether an ability of a disk refers to chaos."""
    return bool({"hellcannon", "chaos hits"} & set(battle.disks[id].unit.abilities))


def random_strength(battle: Battle, facts: Facts) -> bool:
    shot = battle.frames[-1]
    return battle.disks[facts[0]].unit.ranged[int(str(shot.args[0]))].strength == 0


def touched(battle: Battle, target: int, victims: tuple[int, ...]) -> bool:
    return any(overlaps(battle.disks[target], battle.disks[id]) for id in victims)


def engaged(battle: Battle, target: int, victims: tuple[int, ...]) -> bool:
    pins = [(target, id) for id in below(battle, battle.disks[target])]
    pins += [(id, target) for id in victims if target in below(battle, battle.disks[id])]
    return any(foes(battle, a, b) and (a in victims or b in victims) for a, b in pins)


def choice(pins: tuple[tuple[int, int], ...]) -> bool:
    """Whether a disk of an engagement has several possible victims."""
    ends = [id for pin in pins for id in pin]
    return len(ends) > len(set(ends))


def waiting(battle: Battle, seat: int) -> bool:
    """Whether a player has a disk in reserve beside the one that comes in just now."""
    coming = [decision.spec[0] for decision in battle.pending if decision.kind == "place"]
    return any(int(disk.id) not in coming for disk in battle.reserve_of(seat))


REASONS: list[tuple[str, str, When]] = [
    ("flip", "wd.keyword.flying", lambda b, f: b.disks[f[0]].unit.flying),
    ("flip", "wd.move.no-repin", kept),
    ("flip", "wd.move.leave-pinned-enemy", left),
    ("flip", "wd.keyword.strider", strides),
    ("pin", "wd.pin.engages", lambda b, f: foes(b, f[0], f[1])),
    ("pin", "wd.move.ally-no-stop", lambda b, f: not foes(b, f[0], f[1])),
    ("relentless", "wd.card.waaagh", lambda b, f: card(b) == "waaagh" and not b.disks[f[0]].unit.relentless),
    ("eliminated", "wd.elimination.reserve-irrelevant", lambda b, f: bool(b.reserve_of(f[0]))),
    ("shoot", "wd.ranged.may-target-ally", lambda b, f: not foes(b, f[0], f[1])),
    ("shoot", "wd.ranged.may-target-pinned", lambda b, f: f[1] in below(b, b.disks[f[0]])),
    ("shoot", "wd.terrain.cover", lambda b, f: ("cover", -1) in f[5]),
    ("shoot", "wd.keyword.mobile", lambda b, f: moved(b)),
    ("magic", "wd.keyword.mobile", lambda b, f: moved(b)),
    ("magic", "wd.unit.stone-fangz-shaman", lambda b, f: "orcs" in dict(f[3])),
    ("roll", "wd.dice.miss", lambda b, f: "miss" in f[2]),
    ("roll", "wd.dice.chaos", lambda b, f: "chaos" in f[2] and not meant(b, f[0])),
    ("roll", "wd.ranged.random-strength", lambda b, f: random_strength(b, f) and b.frames[-1].step == 0),
    ("roll", "wd.scatter.keeps-d6", lambda b, f: random_strength(b, f) and b.frames[-1].step > 0),
    ("scatter", "wd.scatter.none-in-range", lambda b, f: not f[1]),
    ("scatter", "wd.scatter.order", lambda b, f: bool(f[1])),
    ("scatter", "wd.scatter.multiple", lambda b, f: len(f[1]) > 1),
    ("scatter", "wd.scatter.engaged-nearest", lambda b, f: engaged(b, f[0], f[1])),
    ("scatter", "wd.scatter.can-hit-shooter", lambda b, f: active(b) in f[1]),
    ("scatter", "wd.scatter.overlapping-victims", lambda b, f: touched(b, f[0], f[1])),
    ("strike", "wd.keyword.swift", lambda b, f: f[3] == "swift"),
    ("strike", "wd.keyword.slow", lambda b, f: f[3] == "slow"),
    ("fight", "wd.melee.choice-order", lambda b, f: len(b.players) == 2 and choice(f[0])),
    ("fight", "wd.multiplayer.joint-engagements", lambda b, f: len(b.players) > 2 and choice(f[0])),
    ("discard", "wd.command.passive-duration", lambda b, f: bool(b.printed.cards[f[1]].passive)),
    ("battle", "wd.card.unstable", lambda b, f: f[1] in ("fists", "storm", "cage")),
    ("battle", "wd.card.empower-hero", lambda b, f: f[1] == "empower"),
    ("battle", "wd.card.intimidate", lambda b, f: f[1] == "intimidate"),
    ("battle", "wd.card.nurgles-rot", lambda b, f: f[1] == "rot"),
    ("battle", BLOOD, lambda b, f: f[1] == "blood"),
    ("unused", "wd.command.reserve-optional", lambda b, f: waiting(b, f[0])),
    ("round", "wd.end-phase.next-round", lambda b, f: f[0] > 1),
    ("deploy", "wd.deployment.stacking", lambda b, f: bool(below(b, put(b, f)))),
    ("deploy", "wd.terrain.dangerous-deploy", on_danger),
    ("reinforce", "wd.reinforce.may-pin", lambda b, f: bool(below(b, put(b, f)))),
    ("reinforce", "wd.reinforce.without-movement", lambda b, f: b.disks[f[0]].unit.movement == NO_MOVEMENT),
    ("score", "wd.victory.training-objective", lambda b, f: {p.objective for p in b.players} == {"training"}),
]


@proves(
    "wd.move.no-repin",
    "wd.move.leave-pinned-enemy",
    "wd.move.ally-no-stop",
    "wd.keyword.strider",
    "wd.card.waaagh",
    "wd.elimination.reserve-irrelevant",
    "wd.ranged.may-target-ally",
    "wd.ranged.may-target-pinned",
    "wd.ranged.random-strength",
    "wd.scatter.keeps-d6",
    "wd.dice.miss",
    "wd.dice.chaos",
    "wd.scatter.none-in-range",
    "wd.scatter.order",
    "wd.scatter.multiple",
    "wd.scatter.engaged-nearest",
    "wd.scatter.can-hit-shooter",
    "wd.scatter.overlapping-victims",
    "wd.keyword.swift",
    "wd.keyword.slow",
    "wd.melee.choice-order",
    "wd.multiplayer.joint-engagements",
    "wd.command.passive-duration",
    "wd.command.reserve-optional",
    "wd.card.unstable",
    "wd.card.empower-hero",
    "wd.card.intimidate",
    "wd.card.nurgles-rot",
    "wd.card.blood-for-the-blood-god",
    "wd.end-phase.next-round",
    "wd.deployment.stacking",
    "wd.terrain.dangerous-deploy",
    "wd.reinforce.may-pin",
    "wd.reinforce.without-movement",
    "wd.victory.training-objective",
)
@pytest.mark.parametrize(
    ("name", "rule", "when"), REASONS, ids=[f"{name}-{rule}" for name, rule, _ in REASONS]
)
def test_an_event_carries_a_rule_when_it_follows_from_it(name: str, rule: str, when: When) -> None:
    events = [(before, event) for before, event in told() if event.name == name]
    wrong = [event.data for before, event in events if (rule in event.rules) != when(before, event.data)]
    assert wrong == []
    assert {rule in event.rules for _, event in events} == {True, False}


CYCLE, TIE, SLOW = "wd.command.strategy-cycle", "wd.command.strategy-tie", "wd.command.slow-last"
MANY, LOOP = "wd.multiplayer.command-order", "wd.multiplayer.loop"
SLOW_FIRST, NO_CARD = "wd.multiplayer.first-player-slow", "wd.multiplayer.first-player-without-card"


@proves(
    "wd.command.strategy-cycle",
    "wd.command.strategy-tie",
    "wd.command.slow-last",
    "wd.multiplayer.command-order",
    "wd.multiplayer.loop",
    "wd.multiplayer.first-player-slow",
    "wd.multiplayer.first-player-without-card",
)
@pytest.mark.parametrize(
    ("played", "rules"),
    [
        ("bold steady", {CYCLE}),
        ("bold bold", {TIE}),
        ("slow slow", {TIE}),
        ("slow bold", {SLOW}),
        ("bold -", set()),
        ("bold steady devious", {MANY, CYCLE}),
        ("bold bold slow", {MANY, TIE, SLOW}),
        ("slow bold steady", {MANY, SLOW_FIRST, CYCLE, SLOW}),
        ("slow bold devious steady", {MANY, SLOW_FIRST, LOOP, CYCLE, SLOW}),
        ("bold slow devious steady", {MANY, CYCLE, SLOW}),
        ("- bold steady", {MANY, NO_CARD, CYCLE}),
        ("- slow bold", {MANY, NO_CARD, SLOW_FIRST, SLOW}),
        ("slow slow -", {MANY, TIE}),
    ],
)
def test_the_order_of_cards_is_told_with_its_reasons(played: str, rules: set[str]) -> None:
    words = played.split()
    strategies = {seat: word for seat, word in enumerate(words) if word != "-"}
    found = order_rules(list(range(len(words))), strategies)
    assert set(found) == rules
    assert len(found) == len(rules)
