"""The course of a battle: rounds, their three phases, scoring."""

from __future__ import annotations

from typing import Final

from flipfield.games.warhammer.battle import ROUNDS, Battle
from flipfield.games.warhammer.command import activation_refusal, eligible
from flipfield.games.warhammer.damage import remove
from flipfield.games.warhammer.engage import plague
from flipfield.games.warhammer.kinds import Zone
from flipfield.games.warhammer.move import NO_MOVE
from flipfield.games.warhammer.rows import CASUALTY, RESERVE, TABLE, Disk
from flipfield.games.warhammer.table import controller_of
from flipfield.games.warhammer.turn import open_turn
from flipfield.games.warhammer.zones import enemy_zones, has_ground, touches
from flipfield.kernel.game import Flow
from flipfield.kernel.state import NOBODY, Decision, Frame, Refusal, State
from flipfield.kernel.value import Value, pair

ROUND: Final = ("wd.activation.round-structure",)
ACTIVATION: Final = ("wd.activation.steps",)
NEXT_ROUND: Final = ("wd.end-phase.next-round",)
MELEE: Final = ("wd.melee.phase", "wd.activation.end-condition")
END: Final = ("wd.melee.phase", "wd.activation.round-structure")
CLEARED: Final = (
    "wd.end-phase.remove-tokens",
    "wd.end-phase.cards-to-hand",
    "wd.end-phase.positions-stay",
)
NOT_EMPOWERED: Final = ("wd.empower.ends",)
RESERVES_LOST: Final = ("wd.reserve.end-of-game",)
LATE_HERO: Final = ("wd.deployment.heroes",)
"""A hero that found no place and did not reinforce in round 1 is lost (ruling deployment-shortage)."""
SCORED: Final = ("wd.victory.points", "wd.victory.five-rounds")
TRAINING: Final = ("wd.victory.training-objective",)
WON: Final = ("wd.victory.points",)
TIED: Final = ("wd.victory.tie",)
TEAM: Final = ("wd.variant.free-variants",)
HEARTENED: Final = ("wd.scenario.active-ability", "wd.empower.effect")
SCOUTING: Final = ("wd.keyword.scout", "wd.keyword.scout-order")


class RoundFlow(Flow):
    """Activation, melee, end (wd.activation.round-structure); five times (wd.victory.five-rounds)."""

    def __init__(self, ask_all: bool) -> None:
        self.ask_all = ask_all

    def run(self, state: State, frame: Frame) -> None:
        assert isinstance(state, Battle)
        battle = state
        if frame.step == 0:
            battle.round += 1
            battle.tell("round", (int(battle.round),), ROUND + NEXT_ROUND if battle.round > 1 else ROUND)
            enter(battle, "activation", ACTIVATION)
            if battle.scenario == "grim resolve":
                hearten(battle)
            battle.goto(1)
            battle.push(Frame("cycle"))
        elif frame.step == 1:
            enter(battle, "melee", MELEE)
            self.border(battle, "melee", 2)
        elif frame.step == 2:
            battle.goto(3)
            battle.push(Frame("melee"))
        elif frame.step == 3:
            enter(battle, "end", END)
            self.border(battle, "end", 4)
        else:
            end_phase(battle)
            if battle.round >= ROUNDS:
                score(battle)
            else:
                battle.goto(0)

    def border(self, battle: Battle, phase: str, step: int) -> None:
        """A referee is asked before the next phase begins; a game goes on."""
        if self.ask_all:
            battle.ask(NOBODY, "border", (phase,))
        else:
            battle.goto(step)

    def answered(self, state: State, frame: Frame, decision: Decision, answer: Value) -> None:
        state.goto(frame.step + 1)


def hearten(battle: Battle) -> None:
    """Grim resolve: every hero starts the round empowered (wd.scenario.active-ability)."""
    for disk in battle.disks:
        if disk.place == TABLE and disk.unit.hero and not disk.empowered:
            battle.put(disk.with_tokens(disk.damage, disk.wounds, disk.activated, True))
            battle.tell("empower", (int(disk.id),), HEARTENED)
    plague(battle)


def enter(battle: Battle, phase: str, rules: tuple[str, ...]) -> None:
    battle.phase = phase
    battle.tell("phase", (phase,), rules)


def end_phase(battle: Battle) -> None:
    """All tokens but wounds go at once, so nothing is wounded by it (ruling toughness-drop); cards go back
    to hand.
    """
    empowered = any([disk.empowered for disk in battle.disks])
    for disk in battle.disks:
        if disk.damage or disk.activated or disk.empowered or disk.weak:
            battle.put(disk.with_tokens(0, disk.wounds, False, False).with_weakness(0))
    for player in battle.players:
        if player.discard and not player.eliminated:
            battle.players[player.seat] = player.with_cards((*player.hand, *player.discard), "", ())
    battle.tell("cleared", (), CLEARED + NOT_EMPOWERED if empowered else CLEARED)
    if battle.round == 1:
        for disk in battle.disks:
            if disk.place == RESERVE and disk.unit.hero:
                remove(battle, disk, LATE_HERO)


def score(battle: Battle) -> None:
    """Count victory points after the last round; ties go to the player earlier in initiative.

    wd.victory.tie. A team's points are those of its players together; its first player stands for it.
    """
    for disk in battle.disks:
        if disk.place == RESERVE:
            remove(battle, disk, RESERVES_LOST)
    scores = [points(battle, int(player.seat)) for player in battle.players]
    battle.scores = tuple(scores)
    battle.tell("score", (battle.scores,), SCORED + TRAINING if training(battle) else SCORED, False)
    best = NOBODY
    for seat in battle.initiative:
        if battle.players[seat].eliminated:
            continue
        if best == NOBODY or together(battle, scores, seat) > together(battle, scores, best):
            best = seat
    battle.winner = best
    battle.phase = "over"
    battle.tell("over", (best,), _won(battle, scores, best))
    battle.finish()


def training(battle: Battle) -> bool:
    """Whether everybody has the objective of the training battle (wd.victory.training-objective)."""
    return all([player.objective == "training" for player in battle.players])


def _won(battle: Battle, scores: list[int], best: int) -> tuple[str, ...]:
    """Why a player wins on points: with the most, or earlier in initiative; alone or with a team."""
    rules = WON + TEAM if battle.printed.teams else WON
    rivals = [player for player in battle.players if not battle.allied(player.seat, best)]
    most = together(battle, scores, best)
    even = [together(battle, scores, int(rival.seat)) == most and not rival.eliminated for rival in rivals]
    return rules + TIED if any(even) else rules


def together(battle: Battle, scores: list[int], seat: int) -> int:
    """The points of a player and of his team-mates (wd.variant.free-variants)."""
    return sum([score for mate, score in enumerate(scores) if battle.allied(seat, mate)])


def points(battle: Battle, seat: int) -> int:
    """Victory points by a player's objective (wd.victory.points, wd.victory.training-objective).

    Who is eliminated scores nothing (ruling elimination-aftermath).
    """
    if battle.players[seat].eliminated:
        return 0
    kind, worth = battle.printed.objectives[battle.players[seat].objective]
    return worth * counted(battle, seat, kind)


def counted(battle: Battle, seat: int, kind: str) -> int:
    """How often an objective is met. Casualties count whatever their cause.

    ruling objective-points-training
    """
    own = battle.army_of(seat)
    if kind == "casualties":
        foes = [player.seat for player in battle.players if not battle.allied(player.seat, seat)]
        return sum([battle.casualties_of(foe) for foe in foes])
    if kind == "heroes":
        return len(
            [
                disk
                for disk in battle.disks
                if not battle.allied(disk.owner, seat) and disk.place == CASUALTY and disk.unit.hero
            ]
        )
    if kind == "terrain":
        return len([piece for piece in battle.terrain if controller_of(battle, piece) == seat])
    if kind == "ground":
        return len(within(own, enemy_zones(battle, seat)))
    home = [zone for zone in battle.zones if zone.player == seat]
    return len(own) - len(within(own, home))


def within(disks: list[Disk], zones: list[Zone]) -> list[Disk]:
    """The disks that reach into any of the zones."""
    return [disk for disk in disks if any([touches(zone, disk.x, disk.y, disk.r) for zone in zones])]


class ScoutingFlow(Flow):
    """Scout moves before round 1, player by player in initiative order. Frame args: the disks that are
    through.
    """

    def run(self, state: State, frame: Frame) -> None:
        assert isinstance(state, Battle)
        battle = state
        if battle.phase != "scouting":
            enter(battle, "scouting", SCOUTING)
        for seat in battle.initiative:
            scouts = waiting_scouts(battle, seat, frame.args)
            if scouts:
                battle.ask(seat, "scout")
                return
        battle.pop()

    def answered(self, state: State, frame: Frame, decision: Decision, answer: Value) -> None:
        assert isinstance(state, Battle) and isinstance(answer, tuple)
        if answer[0] == "scout":
            id = pair(answer, 1)
            state.frames[-1] = frame.with_args((*frame.args, id))
            open_turn(state, state.disks[id], True)
        else:
            rest: list[Value] = [
                int(disk.id) for disk in waiting_scouts(state, int(decision.player), frame.args)
            ]
            state.frames[-1] = frame.with_args((*frame.args, *rest))


def waiting_scouts(battle: Battle, seat: int, through: tuple[Value, ...]) -> list[Disk]:
    """A player's scouts that have not moved yet and can: on the battlefield, not pinned, able to move."""
    return [
        disk
        for disk in eligible(battle, seat)
        if (disk.unit.scout or has_ground(battle, disk, "scout"))
        and disk.unit.movement > 0
        and int(disk.id) not in through
    ]


def scouted(battle: Battle) -> tuple[Value, ...] | None:
    """The scouts that are through, or None when nobody scouts."""
    for frame in reversed(battle.frames):
        if frame.op == "scouting":
            return frame.args
    return None


def scout_refusal(battle: Battle, seat: int, through: tuple[Value, ...] | None, disk: Disk) -> Refusal | None:
    """Why a disk may not make its scout move now: one free move of a deployed scout before round 1.

    wd.keyword.scout, wd.keyword.scout-order
    """
    facts: tuple[tuple[str, Value], ...] = (("disk", int(disk.id)),)
    scouts = disk.unit.scout or has_ground(battle, disk, "scout")
    if not scouts or disk.place == RESERVE:
        return Refusal("not-a-scout", SCOUTING[:1], facts)
    if through is None or int(disk.id) in through:
        rules = SCOUTING if through is None or _moved_on(battle, seat, through) else SCOUTING[:1]
        return Refusal("not-a-scout", rules, facts)
    for earlier in battle.initiative[: battle.rank(seat)]:
        if waiting_scouts(battle, earlier, through):
            return Refusal("not-your-turn", ("wd.keyword.scout-order",), facts)
    if disk.unit.movement <= 0:
        return Refusal("no-movement", NO_MOVE, facts)
    return activation_refusal(battle, seat, disk)


def _moved_on(battle: Battle, seat: int, through: tuple[Value, ...]) -> bool:
    """Whether a player later in initiative has scouted already."""
    scouts = [disk for disk in battle.disks if int(disk.id) in through]
    return any([battle.rank(disk.controller) > battle.rank(seat) for disk in scouts])
