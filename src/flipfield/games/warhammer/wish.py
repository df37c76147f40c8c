"""Wishes: what a player wants to do, whether or not it is asked now, and the rule that forbids it.

At its moment a wish is refused by what refuses the answer, outside it by what stands against the moment.
"""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import i64

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.command import resolve_refusal
from flipfield.games.warhammer.melee import order_refusal, orderer_refusal
from flipfield.games.warhammer.paths import as_if_activated
from flipfield.games.warhammer.phases import scout_refusal, scouted
from flipfield.games.warhammer.setup import deploy_order, deploy_refusal
from flipfield.games.warhammer.turn import act_refusal, move_refusal
from flipfield.kernel.game import Family
from flipfield.kernel.options import below
from flipfield.kernel.state import NOBODY, Decision, Refusal, combined
from flipfield.kernel.value import Value, is_ints, pair

LAST_STANDING: Final = ("wd.victory.last-standing",)
NOBODY_LEFT: Final = ("wd.elimination.simultaneous",)
FIVE_ROUNDS: Final = ("wd.victory.five-rounds",)
ELIMINATED: Final = ("wd.elimination.condition",)
CHOOSING: Final = ("wd.command.choose", "wd.activation.steps")
MUST_PLAY: Final = ("wd.command.must-play", "wd.command.choose")
PHASE_OVER: Final = ("wd.activation.end-condition",)
BEFORE: Final = ("wd.activation.steps",)
OTHER_CARD: Final = ("wd.command.one-card-at-a-time",)
USED_UP: Final = ("wd.command.one-card-at-a-time", "wd.command.activation-value")
ONE_BY_ONE: Final = ("wd.command.activation-value",)
BATTLE_ONCE: Final = ("wd.command.battle-ability-optional-once",)
REINFORCING: Final = ("wd.reinforce.action",)

CARD_WISHES: Final = ("activate", "reinforce", "battle")
DISK_CHOICES: Final = ("nearest", "target", "token", "summon", "strike")
"""Decisions that are answered with a disk."""
LENGTHS: Final = {
    "touch": 1,
    "activate": 1,
    "reinforce": 1,
    "battle": 1,
    "scout": 1,
    "move": 1,
    "shoot": 3,
    "focus": 3,
    "deploy": 3,
}
"""Wishes about a disk: how much they name, the disk first."""

Families = dict[str, Family]


def why_not(families: Families, battle: Battle, seat: int, wish: Value) -> Refusal | None:
    """What forbids a wish, or None when it would be legal now."""
    if not isinstance(wish, tuple) or not wish or not 0 <= seat < len(battle.players):
        return Refusal("malformed", ())
    if battle.over:
        return over_refusal(battle, seat)
    kind, args = wish[0], wish[1:]
    if kind == "done" and not args:
        return _done(battle, seat)
    if kind == "command" and len(args) == 1:
        return _command(families, battle, seat, args[0])
    if kind == "engagement" and is_ints(args, 1):
        return orderer_refusal(battle, seat) or _engagement(battle, seat, pair(args, 0))
    if not isinstance(kind, str) or LENGTHS.get(kind) != len(args) or not is_ints(args[:1], 1):
        return Refusal("malformed", ())
    if not 0 <= pair(args, 0) < len(battle.disks):
        return Refusal("no-such-disk", ())
    return _about_disk(families, battle, seat, kind, args)


def wishes(battle: Battle, seat: i64, rng: Random) -> list[Value]:
    """A wish of every kind, about disks drawn by lot and the first card in hand."""
    a, b = below(rng, len(battle.disks)), below(rng, len(battle.disks))
    found: list[Value] = [(kind, a) for kind, length in LENGTHS.items() if length == 1]
    found += [("shoot", a, 0, b), ("focus", a, "magic", b), ("deploy", a, 10_000, 10_000)]
    found += [("done",), ("engagement", 0)]
    if 0 <= seat < len(battle.players) and battle.players[seat].hand:
        found.append(("command", battle.players[seat].hand[0]))
    return found


def _about_disk(
    families: Families, battle: Battle, seat: int, kind: str, args: tuple[Value, ...]
) -> Refusal | None:
    if kind == "touch":
        return _touch(families, battle, seat, pair(args, 0))
    if kind in CARD_WISHES:
        return _use_card(battle, seat, kind, pair(args, 0))
    if kind == "scout":
        return scout_refusal(battle, seat, scouted(battle), battle.disks[pair(args, 0)])
    if kind == "deploy":
        return combined([no for no in (deploy_order(battle, seat), deploy_refusal(battle, seat, args)) if no])
    return _act(families, battle, seat, kind, args)


def asked(battle: Battle, seat: int, kind: str) -> Decision | None:
    """The pending decision of a kind that a player is asked."""
    for decision in battle.pending:
        if decision.player == seat and decision.kind == kind:
            return decision
    return None


def over_refusal(battle: Battle, seat: int) -> Refusal:
    """Nobody does anything once the battle is over."""
    rules: tuple[str, ...] = LAST_STANDING
    if battle.scores:
        rules = FIVE_ROUNDS
    elif battle.winner == NOBODY:
        rules = NOBODY_LEFT
    if battle.players[seat].eliminated:
        rules += ELIMINATED
    return Refusal("game-over", rules)


def _command(families: Families, battle: Battle, seat: int, card: Value) -> Refusal | None:
    """Why a player may not lay a command card face down: one each in every cycle."""
    decision = asked(battle, seat, "command")
    if decision is not None:
        return families["command"].refusal(battle, decision, card)
    return Refusal("wrong-phase", CHOOSING[:1] if battle.phase == "activation" else _phase(battle))


def _phase(battle: Battle) -> tuple[str, ...]:
    """Why no command card is chosen or resolved in this phase."""
    return PHASE_OVER if battle.phase in ("melee", "end") else BEFORE


def _done(battle: Battle, seat: int) -> Refusal | None:
    """Why a player cannot be done: a card waits for him, or he must play one."""
    if asked(battle, seat, "resolve") is not None:
        return resolve_refusal(battle, ("done",))
    if asked(battle, seat, "command") is not None:
        return Refusal("wrong-phase", MUST_PLAY)
    if seat in battle.queue:
        return Refusal("card-waits", OTHER_CARD)
    return None


def _use_card(battle: Battle, seat: int, kind: str, id: int) -> Refusal | None:
    """Why a player may not use the card in play for a disk."""
    if asked(battle, seat, "resolve") is not None:
        return resolve_refusal(battle, (kind, id))
    no = _card_refusal(battle, seat)
    if kind == "battle":
        return Refusal(no.code, no.rules + BATTLE_ONCE, no.facts)
    if kind == "reinforce":
        return Refusal(no.code, no.rules + REINFORCING, no.facts)
    return no


def _card_refusal(battle: Battle, seat: int) -> Refusal:
    """Why a player has no card to use now."""
    resolution, activation = battle.resolution, battle.activation
    if resolution is None:
        if battle.phase != "activation":
            return Refusal("wrong-phase", _phase(battle))
        own = asked(battle, seat, "command") is not None
        return Refusal("wrong-phase", MUST_PLAY if own else CHOOSING)
    if resolution.player != seat:
        return Refusal("card-waits", OTHER_CARD if seat in battle.queue else USED_UP)
    if activation is not None:
        return Refusal("activation-open", ONE_BY_ONE, (("disk", int(activation.disk)),))
    return Refusal("wrong-phase", ONE_BY_ONE)


def _engagement(battle: Battle, seat: int, index: int) -> Refusal | None:
    if asked(battle, seat, "engagement") is None:
        return Refusal("wrong-phase", ("wd.melee.phase",))
    return order_refusal(battle, index)


def _act(families: Families, battle: Battle, seat: int, kind: str, args: tuple[Value, ...]) -> Refusal | None:
    """Why a disk may not move, shoot or focus: it is not active and may not become so, or cannot do that."""
    disk = battle.disks[pair(args, 0)]
    activation = battle.activation
    if activation is None or activation.disk != disk.id or disk.controller != seat:
        scouting = asked(battle, seat, "scout") is not None
        no = _about_disk(families, battle, seat, "scout" if scouting else "activate", args[:1])
        if no is not None:
            return no
        activation = as_if_activated(battle, disk, scouting)
    if kind == "move":
        return move_refusal(battle, activation)
    return act_refusal(battle, activation, (kind, *args[1:]))


def _touch(families: Families, battle: Battle, seat: int, id: int) -> Refusal | None:
    """Why a disk cannot be touched: what touching it would mean for what is asked now."""
    for decision in battle.pending:
        if decision.player == seat:
            if decision.kind == "resolve":
                return resolve_refusal(battle, ("activate", id))
            if decision.kind == "scout":
                return families["scout"].refusal(battle, decision, ("scout", id))
            if decision.kind == "turn":
                return _aim(battle, id)
            if decision.kind in DISK_CHOICES and id not in decision.spec:
                return families[decision.kind].refusal(battle, decision, id)
    return None


def _aim(battle: Battle, id: int) -> Refusal | None:
    """Why the active disk can do nothing to another: none of its attacks and abilities may target it."""
    activation = battle.activation
    assert activation is not None
    unit = battle.disks[activation.disk].unit
    aims: list[tuple[Value, ...]] = [("shoot", index, id) for index in range(len(unit.ranged))]
    if unit.magic:
        aims.append(("focus", "magic", id))
    found: list[Refusal] = []
    for answer in aims:
        no = act_refusal(battle, activation, answer)
        if no is None or id == activation.disk:
            return None
        found.append(no)
    return combined(found)
