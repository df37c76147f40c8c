"""Putting disks on the battlefield: deployment and reinforcement."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.damage import enemy_pins, engage
from flipfield.games.warhammer.kinds import NO_MOVEMENT, Terrain
from flipfield.games.warhammer.move import endanger, open_auras
from flipfield.games.warhammer.rows import RESERVE, TABLE, Disk
from flipfield.games.warhammer.stats import card_for_reinforcing
from flipfield.games.warhammer.table import controller_of, enemies, pieces_at, pinning, within
from flipfield.games.warhammer.zones import deployed_in, enemy_zones, slots_left, touches, zone_at
from flipfield.geometry.disk import overlaps_at
from flipfield.geometry.shape import shape_overlaps
from flipfield.kernel.game import Flow
from flipfield.kernel.state import Decision, Frame, Refusal, State, combined
from flipfield.kernel.value import Value, is_ints, pair

DEPLOYED: Final = ("wd.deployment.fully-inside",)
STACKED: Final = ("wd.deployment.stacking",)
NO_DANGER: Final = ("wd.terrain.dangerous-deploy",)
BANNERS: Final = ("wd.empower.effect",)
WHOLE_ZONE: Final = ("wd.deployment.adjacent-cards-merge",)
OUTSIDE: Final = ("wd.deployment.fully-inside", "wd.deployment.zone-extent")
OUTSIDE_TRAINING: Final = (*OUTSIDE, "wd.setup-training.deploy-example")
TRAINING_ORDER: Final = ("wd.setup-training.deploy-order",)
STANDARD_ORDER: Final = ("wd.deployment.order",)
FULL: Final = ("wd.deployment.exact-number", "wd.deployment.leftover-reserve")
HEROES: Final = ("wd.deployment.heroes",)
REINFORCED: Final = ("wd.reinforce.action",)
MAY_PIN: Final = ("wd.reinforce.may-pin",)
NO_IMPACT: Final = ("wd.keyword.impact-not-on-placement",)
UNMOVING: Final = ("wd.reinforce.without-movement",)
SUMMONED: Final = ("wd.unit.kairos", "wd.reinforce.by-effect")
OUTSIDE_REINFORCING: Final = ("wd.reinforce.action", "wd.deployment.fully-inside")
NOWHERE: Final = ("wd.keyword.flank", "wd.reinforce.action")
FLANKED: Final = ("wd.keyword.flank",)
ON_ENEMY: Final = ("wd.deployment.stacking",)
WINDMILL: Final = ("wd.terrain.ruined-windmill", "wd.control.terrain")
SHORT: Final = 0
ANYWHERE: Final = -1
"""No disk to stay near: an ordinary reinforcement."""


class DeployFlow(Flow):
    """A player places disks, one decision each, until the zones are full. Frame args: the player.

    Zones without a value take all disks, as in the training battle (wd.setup-training.deploy-order). What is
    left stays in the reserve (wd.deployment.leftover-reserve).
    """

    def run(self, state: State, frame: Frame) -> None:
        assert isinstance(state, Battle)
        seat = pair(frame.args, 0)
        if state.reserve_of(seat) and (unlimited(state, seat) or slots_left(state, seat) > 0):
            state.ask(seat, "deploy")
        else:
            state.pop()

    def answered(self, state: State, frame: Frame, decision: Decision, answer: Value) -> None:
        assert isinstance(state, Battle)
        x, y = pair(answer, 1), pair(answer, 2)
        disk = state.disks[pair(answer, 0)]
        put_down(state, disk, x, y)
        state.tell("deploy", (int(disk.id), x, y), _deployed(state, state.disks[disk.id]))
        zone = zone_at(state, disk.controller, x, y, disk.r)
        if zone is not None and "banners" in zone.cards:
            landed = state.disks[disk.id]
            state.put(landed.with_tokens(landed.damage, landed.wounds, landed.activated, True))
            state.tell("empower", (int(disk.id),), BANNERS + WHOLE_ZONE if len(zone.cards) > 1 else BANNERS)
        open_auras(state)


def _deployed(battle: Battle, disk: Disk) -> tuple[str, ...]:
    """Why a disk may lie where it was deployed, and why dangerous ground does not hurt it there."""
    rules = DEPLOYED + STACKED if pinning(battle, disk) else DEPLOYED
    danger = any([piece.danger for piece in pieces_at(battle, disk.x, disk.y, disk.r)])
    return rules + NO_DANGER if danger else rules


def unlimited(battle: Battle, seat: int) -> bool:
    """Whether a player's zones take any number of disks."""
    return all([zone.value == 0 for zone in battle.zones if zone.player == seat])


def put_down(battle: Battle, disk: Disk, x: i64, y: i64) -> None:
    """Place a disk from the reserve on top of what is there (ruling z-order)."""
    battle.top += 1
    battle.put(disk.at(TABLE, x, y, battle.top))


def deploy_refusal(battle: Battle, seat: int, answer: Value) -> Refusal | None:
    """Why a disk may not be deployed there (wd.deployment.fully-inside)."""
    if not isinstance(answer, tuple) or len(answer) != 3 or not is_ints(answer, 3):
        return Refusal("malformed", ())
    id, x, y = pair(answer, 0), pair(answer, 1), pair(answer, 2)
    if not 0 <= id < len(battle.disks):
        return Refusal("no-such-disk", ())
    disk = battle.disks[id]
    facts: tuple[tuple[str, Value], ...] = (("disk", id),)
    if disk.controller != seat:
        return Refusal("not-your-disk", order_rules(battle), facts)
    if disk.place != RESERVE:
        return Refusal("already-deployed", order_rules(battle), facts)
    zone = zone_at(battle, seat, x, y, disk.r)
    if zone is None:
        outside = Refusal("outside-zone", OUTSIDE_TRAINING if in_training(battle) else OUTSIDE, facts)
        below = ground_refusal(battle, disk, x, y)
        return outside if below is None else combined([outside, below])
    if zone.value and deployed_in(battle, zone) >= zone.value:
        return Refusal("zone-full", FULL, facts)
    if (
        not disk.unit.hero
        and not unlimited(battle, seat)
        and heroes_waiting(battle, seat) >= slots_left(battle, seat)
    ):
        return Refusal("heroes-first", HEROES, facts)
    return ground_refusal(battle, disk, x, y)


def order_rules(battle: Battle) -> tuple[str, ...]:
    """The rule of the game being played on who deploys when."""
    return TRAINING_ORDER if in_training(battle) else STANDARD_ORDER


def in_training(battle: Battle) -> bool:
    return battle.printed.scenario == "training"


def deploy_order(battle: Battle, seat: int) -> Refusal | None:
    """Why a player may not deploy now: one after the other deploys everything."""
    if any([decision.kind == "deploy" and decision.player == seat for decision in battle.pending]):
        return None
    code = "not-your-turn" if battle.phase == "deployment" else "wrong-phase"
    return Refusal(code, order_rules(battle))


def heroes_waiting(battle: Battle, seat: int) -> int:
    return len([disk for disk in battle.reserve_of(seat) if disk.unit.hero])


def ground_refusal(battle: Battle, disk: Disk, x: i64, y: i64) -> Refusal | None:
    """Nobody deploys on an enemy or into an enemy's zone (ruling deploy-on-enemy)."""
    facts: tuple[tuple[str, Value], ...] = (("disk", int(disk.id)),)
    enemy = enemy_below(battle, disk, x, y)
    if enemy is not None:
        return Refusal("on-enemy", ON_ENEMY, (*facts, ("other", int(enemy.id))))
    if in_enemy_zone(battle, disk, x, y):
        return Refusal("in-enemy-zone", ON_ENEMY, facts)
    return None


def in_enemy_zone(battle: Battle, disk: Disk, x: i64, y: i64) -> bool:
    """Whether a disk would reach into a zone of a player still in the game (ruling elimination-aftermath)."""
    return any([touches(zone, x, y, disk.r) for zone in enemy_zones(battle, disk.controller)])


def enemy_below(battle: Battle, disk: Disk, x: i64, y: i64) -> Disk | None:
    """An enemy that a placed disk would lie on."""
    for other in battle.disks:
        if other.place == TABLE and enemies(battle, disk, other) and overlaps_at(x, y, disk.r, other):
            return other
    return None


class ReinforceFlow(Flow):
    """A reserve disk comes in. Frame args: the disk, and the disk whose ability brings it in, or -1."""

    def run(self, state: State, frame: Frame) -> None:
        assert isinstance(state, Battle)
        disk = state.disks[pair(frame.args, 0)]
        state.ask(disk.controller, "place", frame.args)

    def answered(self, state: State, frame: Frame, decision: Decision, answer: Value) -> None:
        assert isinstance(state, Battle)
        state.pop()
        reinforce(state, pair(frame.args, 0), pair(frame.args, 1), pair(answer, 0), pair(answer, 1))


def reinforce(battle: Battle, id: int, anchor: int, x: i64, y: i64) -> None:
    """Place a reserve disk with an activation token (wd.reinforce.action, wd.reinforce.by-effect).

    Dangerous ground rolls; Impact does not work (wd.keyword.impact-not-on-placement); disks are engaged.

    wd.reinforce.example
    """
    put_down(battle, battle.disks[id], x, y)
    disk = battle.disks[id]
    zone = zone_at(battle, disk.controller, x, y, disk.r)
    fresh = (zone is not None and "rendezvous" in zone.cards) or card_for_reinforcing(battle, "garrison")
    if anchor != ANYWHERE or not fresh:
        disk = disk.with_activation(True)
    if zone is not None and "relief" in zone.cards:
        disk = disk.with_tokens(disk.damage, disk.wounds, disk.activated, True)
    battle.put(disk)
    below = pinning(battle, disk)
    battle.tell("reinforce", (id, int(x), int(y)), _reinforced(battle, disk, anchor, below))
    engage(battle, enemy_pins(battle, disk, below))
    open_auras(battle)
    endanger(battle, id)


def _reinforced(battle: Battle, disk: Disk, anchor: int, below: list[Disk]) -> tuple[str, ...]:
    """Why a disk may come in here, on others, and what does not happen to these."""
    rules: tuple[str, ...] = SUMMONED
    if anchor == ANYWHERE:
        rules = REINFORCED
        if zone_at(battle, disk.controller, disk.x, disk.y, disk.r) is None:
            rules = WINDMILL if _on_windmill(battle, disk, disk.x, disk.y) else FLANKED
        if disk.unit.movement == NO_MOVEMENT:
            rules += UNMOVING
    if below:
        rules += MAY_PIN
        if disk.unit.impact:
            rules += NO_IMPACT
    return rules


def place_refusal(battle: Battle, disk: Disk, anchor: int, x: i64, y: i64) -> Refusal | None:
    """Why a reserve disk may not come in there.

    A zone of its player, an edge with Flank (wd.keyword.flank), the Ruined Windmill for who controls it
    (wd.terrain.ruined-windmill); near the summoner when an ability brings it in (wd.unit.kairos).
    """
    facts: tuple[tuple[str, Value], ...] = (("disk", int(disk.id)),)
    if anchor != ANYWHERE:
        near = disk.at(TABLE, x, y, 0)
        if on_battlefield(battle, x, y, disk.r) and within(battle, battle.disks[anchor], near, SHORT):
            return None
        return Refusal("too-far-from-summoner", SUMMONED[:1], (*facts, ("other", anchor)))
    if zone_at(battle, disk.controller, x, y, disk.r) is not None or _on_windmill(battle, disk, x, y):
        return None
    if not disk.unit.flank:
        return Refusal("outside-zone", OUTSIDE_REINFORCING, facts)
    return _flank_refusal(battle, disk, x, y)


def on_battlefield(battle: Battle, x: i64, y: i64, r: i64) -> bool:
    """Whether a disk lies completely on the battlefield."""
    return x >= r and y >= r and x <= battle.printed.width - r and y <= battle.printed.height - r


def windmills(battle: Battle, seat: i64) -> list[Terrain]:
    """The windmills that a player controls."""
    return [
        piece
        for piece in battle.terrain
        if piece.ability == "windmill" and controller_of(battle, piece) == seat
    ]


def _on_windmill(battle: Battle, disk: Disk, x: i64, y: i64) -> bool:
    return on_battlefield(battle, x, y, disk.r) and any(
        [shape_overlaps(piece.shape, x, y, disk.r) for piece in windmills(battle, disk.controller)]
    )


def _flank_refusal(battle: Battle, disk: Disk, x: i64, y: i64) -> Refusal | None:
    """wd.keyword.flank: touching an edge, wholly on the field, no opponent's zone, no enemy pinned."""
    facts: tuple[tuple[str, Value], ...] = (("disk", int(disk.id)),)
    r, width, height = disk.r, battle.printed.width, battle.printed.height
    touching = x == r or y == r or x == width - r or y == height - r
    if not touching or not on_battlefield(battle, x, y, r):
        return Refusal("not-at-edge", NOWHERE, facts)
    if in_enemy_zone(battle, disk, x, y):
        return Refusal("in-enemy-zone", FLANKED, facts)
    for other in pinning(battle, disk.at(TABLE, x, y, battle.top + 1)):
        if enemies(battle, disk, other):
            return Refusal("on-enemy", FLANKED, (*facts, ("other", int(other.id))))
    return None
