"""Command cards: secret choice, order of resolution, activations, battle abilities, discard."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.battleability import battle_users, open_battle, user_refusal
from flipfield.games.warhammer.rows import NO_DISK, RESERVE, TABLE, Disk, Resolution
from flipfield.games.warhammer.turn import open_turn
from flipfield.kernel.game import Flow
from flipfield.kernel.state import Decision, Frame, Refusal, State, combined
from flipfield.kernel.value import Value, pair

IN_RESERVE: Final = ("wd.reserve.only-action", "wd.activation.eligible")
PINNED: Final = ("wd.activation.pinned-cannot", "wd.activation.eligible")
CHOSEN: Final = ("wd.command.choose", "wd.command.must-play")
REVEALED: Final = ("wd.command.choose", "wd.command.strategies")
CYCLE: Final = ("wd.command.strategy-cycle",)
TIED: Final = ("wd.command.strategy-tie",)
SLOW_LAST: Final = ("wd.command.slow-last",)
MANY: Final = ("wd.multiplayer.command-order",)
SLOW_FIRST: Final = ("wd.multiplayer.first-player-slow",)
LOOP: Final = ("wd.multiplayer.loop",)
WITHOUT_CARD: Final = ("wd.multiplayer.first-player-without-card",)
RESOLVED: Final = ("wd.command.one-card-at-a-time", "wd.command.activation-value")
DISCARDED: Final = ("wd.command.discard", "wd.command.discards-public")
PASSIVE_OVER: Final = ("wd.command.passive-duration",)
MUST_ACTIVATE: Final = ("wd.command.activation-value", "wd.activation.pass", "wd.command.unused-activations")
UNUSED: Final = ("wd.command.unused-activations",)
RESERVE_STAYS: Final = ("wd.command.reserve-optional",)

BEATS: Final = {"bold": "steady", "steady": "devious", "devious": "bold"}
"""Which strategy each one precedes (wd.command.strategy-cycle)."""


def resolution_order(initiative: list[int], strategies: dict[int, str]) -> list[int]:
    """The players with cards in the order in which these are resolved.

    `initiative` is the order of the players, `strategies` what each of them played. The reference is the card
    of the first player who played one that is not slow last resort (wd.multiplayer.command-order,
    wd.multiplayer.first-player-slow, wd.multiplayer.loop, wd.multiplayer.first-player-without-card).

    wd.command.example-assault-entrap
    """
    playing = [seat for seat in initiative if seat in strategies]
    slow = [seat for seat in playing if strategies[seat] == "slow"]
    quick = [seat for seat in playing if strategies[seat] != "slow"]
    if not quick:
        return slow
    if strategies[playing[0]] == "slow":
        ranked = _by_wins(quick, strategies)
    else:
        ranked = _against(quick, strategies, strategies[quick[0]])
    return ranked + slow


def _against(quick: list[int], strategies: dict[int, str], reference: str) -> list[int]:
    """Those that precede the reference, those equal to it, those that it precedes; each by initiative."""
    before = [seat for seat in quick if BEATS[strategies[seat]] == reference]
    equal = [seat for seat in quick if strategies[seat] == reference]
    after = [seat for seat in quick if BEATS[reference] == strategies[seat]]
    return before + equal + after


def _by_wins(quick: list[int], strategies: dict[int, str]) -> list[int]:
    """Cards compared with each other; all three strategies at once are a loop, hence a tie."""
    kinds = {strategies[seat] for seat in quick}
    if len(kinds) != 2:
        return quick
    first = next(kind for kind in kinds if BEATS[kind] in kinds)
    return [seat for seat in quick if strategies[seat] == first] + [
        seat for seat in quick if strategies[seat] != first
    ]


def order_rules(initiative: list[int], strategies: dict[int, str]) -> tuple[str, ...]:
    """Why the cards are resolved in their order."""
    playing = [seat for seat in initiative if seat in strategies]
    kinds = {strategies[seat] for seat in playing}
    quick = kinds - {"slow"}
    rules: tuple[str, ...] = MANY if len(initiative) > 2 else ()
    if len(initiative) > 2 and playing and playing[0] != initiative[0]:
        rules += WITHOUT_CARD
    if len(initiative) > 2 and quick and strategies[playing[0]] == "slow":
        rules += SLOW_FIRST + LOOP if len(quick) == 3 else SLOW_FIRST
    if len(quick) > 1:
        rules += CYCLE
    if "slow" in kinds and quick:
        rules += SLOW_LAST
    return rules + TIED if len(kinds) < len(playing) else rules


def activation_refusal(battle: Battle, seat: int, disk: Disk) -> Refusal | None:
    """Why a player may not activate a disk (wd.activation.eligible)."""
    facts: tuple[tuple[str, Value], ...] = (("disk", int(disk.id)),)
    if disk.controller != seat:
        return Refusal("not-your-disk", ("wd.control.activate-own", "wd.activation.eligible"), facts)
    if disk.place == RESERVE:
        return Refusal("in-reserve", IN_RESERVE, facts)
    if disk.place != TABLE:
        return Refusal("not-on-table", ("wd.activation.eligible", *_gone(battle, seat)), facts)
    found: list[Refusal] = []
    if disk.activated:
        rules = ("wd.activation.eligible", "wd.activation.activated-state")
        found.append(Refusal("already-activated", rules, facts))
    if battle.pinned(disk):
        found.append(Refusal("pinned-disk", PINNED, facts))
    return combined(found)


def _gone(battle: Battle, seat: int) -> tuple[str, ...]:
    """The rule that keeps the disks of an eliminated player out."""
    return ("wd.elimination.condition",) if battle.players[seat].eliminated else ()


def eligible(battle: Battle, seat: int) -> list[Disk]:
    """The disks on the battlefield that a player may activate now (ruling eligibility-recheck)."""
    return [
        disk
        for disk in battle.disks
        if disk.controller == seat and disk.place == TABLE and not disk.activated and not battle.pinned(disk)
    ]


class CycleFlow(Flow):
    """One cycle of the activation phase: choose, reveal, resolve, discard; again until the phase is over."""

    def __init__(self, ask_all: bool) -> None:
        self.ask_all = ask_all

    def run(self, state: State, frame: Frame) -> None:
        """The steps of the activation phase (wd.activation.steps)."""
        assert isinstance(state, Battle)
        battle = state
        if frame.step == 0:
            self.choose(battle)
        elif frame.step == 1:
            self.reveal(battle)
        elif frame.step == 2:
            self.next_card(battle)
        else:
            self.discard(battle)

    def choose(self, battle: Battle) -> None:
        """Everybody with cards lays one face down; a last card needs no asking (wd.command.must-play)."""
        battle.goto(1)
        for seat in battle.initiative:
            hand = battle.players[seat].hand
            if len(hand) == 1 and not self.ask_all:
                self.lay(battle, seat, hand[0])
            elif hand:
                battle.ask(seat, "command", hand, True)

    def lay(self, battle: Battle, seat: int, card: str) -> None:
        player = battle.players[seat]
        hand = list(player.hand)
        hand.remove(card)
        battle.players[seat] = player.with_cards(tuple(hand), card, player.discard)
        battle.tell("chosen", (seat,), CHOSEN)

    def answered(self, state: State, frame: Frame, decision: Decision, answer: Value) -> None:
        assert isinstance(state, Battle) and isinstance(answer, str)
        self.lay(state, decision.player, answer)

    def reveal(self, battle: Battle) -> None:
        strategies: dict[int, str] = {}
        for seat in battle.initiative:
            card = battle.players[seat].chosen
            if card:
                strategies[seat] = battle.printed.cards[card].strategy
                battle.tell("reveal", (seat, card), REVEALED, False)
        order = resolution_order(list(battle.initiative), strategies)
        battle.queue = tuple(order)
        battle.tell("order", (tuple(order),), order_rules(list(battle.initiative), strategies))
        battle.goto(2)

    def next_card(self, battle: Battle) -> None:
        """Resolve the next card completely before the one after it (wd.command.one-card-at-a-time)."""
        if not battle.queue:
            battle.goto(3)
            return
        seat = battle.queue[0]
        battle.queue = battle.queue[1:]
        player = battle.players[seat]
        if player.eliminated:
            return
        card = battle.printed.cards[player.chosen]
        battle.resolution = Resolution(seat, card.id, card.activations, False, NO_DISK, ())
        battle.tell("resolve", (seat, card.id), RESOLVED)
        battle.push(Frame("resolve"))

    def discard(self, battle: Battle) -> None:
        """The cards go to the discard piles (wd.command.discard), and with them their passive abilities.

        wd.command.passive-duration
        """
        battle.resolved = ()
        for seat in battle.initiative:
            player = battle.players[seat]
            if player.chosen:
                passive = battle.printed.cards[player.chosen].passive
                rules = DISCARDED + PASSIVE_OVER if passive else DISCARDED
                battle.tell("discard", (seat, player.chosen), rules)
                battle.players[seat] = player.with_cards(player.hand, "", (*player.discard, player.chosen))
        if phase_over(battle):
            battle.pop()
        else:
            battle.goto(0)


def phase_over(battle: Battle) -> bool:
    """No card left, or every disk of everybody activated or pinned (wd.activation.end-condition)."""
    if not any([player.hand for player in battle.players]):
        return True
    for disk in battle.disks:
        if disk.place == TABLE and not disk.activated and not battle.pinned(disk):
            return False
    return True


class ResolveFlow(Flow):
    """A player resolves a card: activations one after another, the battle ability before or after any of
    them.
    """

    def __init__(self, ask_all: bool) -> None:
        self.ask_all = ask_all

    def run(self, state: State, frame: Frame) -> None:
        assert isinstance(state, Battle)
        battle = state
        resolution = battle.resolution
        assert resolution is not None
        seat = int(resolution.player)
        if battle.players[seat].eliminated:
            self.close(battle)
            return
        able = eligible(battle, seat) if resolution.left > 0 else []
        reserve = battle.reserve_of(seat) if resolution.left > 0 else []
        users = battle_users(battle, resolution)
        if not able and not reserve and not users:
            self.close(battle)
        elif len(able) == 1 and not reserve and not users and not self.ask_all:
            self.activate(battle, able[0])
        else:
            battle.ask(seat, "resolve")

    def answered(self, state: State, frame: Frame, decision: Decision, answer: Value) -> None:
        assert isinstance(state, Battle) and isinstance(answer, tuple)
        kind = answer[0]
        if kind == "activate":
            self.activate(state, state.disks[pair(answer, 1)])
        elif kind == "reinforce":
            self.spend(state, pair(answer, 1))
            state.push(Frame("reinforce", (pair(answer, 1), NO_DISK)))
        elif kind == "battle":
            open_battle(state, state.disks[pair(answer, 1)])
        else:
            self.close(state)

    def activate(self, battle: Battle, disk: Disk) -> None:
        self.spend(battle, disk.id)
        open_turn(battle, disk, False)

    def spend(self, battle: Battle, disk: i64) -> None:
        """An activation goes to a disk; reinforcing is one too (ruling passive-with-reserve)."""
        resolution = battle.resolution
        assert resolution is not None
        battle.resolution = resolution.spent(disk)

    def close(self, battle: Battle) -> None:
        """The card is resolved; it lies there until all are (wd.command.discard)."""
        resolution = battle.resolution
        assert resolution is not None
        seat = int(resolution.player)
        if resolution.left > 0 and not battle.players[seat].eliminated:
            rules = UNUSED + RESERVE_STAYS if battle.reserve_of(seat) else UNUSED
            battle.tell("unused", (seat, int(resolution.left)), rules)
        battle.resolved = (*battle.resolved, resolution)
        battle.resolution = None
        battle.pop()


def resolve_refusal(battle: Battle, answer: Value) -> Refusal | None:
    """Why an answer to a `resolve` decision is not legal.

    wd.command.unused-activations, wd.command.reserve-optional
    """
    resolution = battle.resolution
    assert resolution is not None
    seat = int(resolution.player)
    if not isinstance(answer, tuple) or not answer:
        return Refusal("malformed", ())
    kind = answer[0]
    if kind == "done" and len(answer) == 1:
        if resolution.left > 0 and eligible(battle, seat):
            return Refusal("must-activate", MUST_ACTIVATE)
        return None
    if len(answer) != 2 or type(answer[1]) is not int or not 0 <= pair(answer, 1) < len(battle.disks):
        return Refusal("malformed", ())
    disk = battle.disks[pair(answer, 1)]
    facts: tuple[tuple[str, Value], ...] = (("disk", int(disk.id)),)
    if kind == "battle":
        return user_refusal(battle, resolution, disk)
    if kind not in ("activate", "reinforce"):
        return Refusal("malformed", ())
    if resolution.left == 0:
        return Refusal("no-activations", ("wd.command.activation-value",), facts)
    if kind == "activate":
        return activation_refusal(battle, seat, disk)
    return reinforce_refusal(battle, seat, disk)


def reinforce_refusal(battle: Battle, seat: int, disk: Disk) -> Refusal | None:
    """Why a disk cannot reinforce: only the player's own reserve can (wd.reinforce.action)."""
    facts: tuple[tuple[str, Value], ...] = (("disk", int(disk.id)),)
    if disk.controller != seat:
        return Refusal("not-your-disk", ("wd.control.activate-own",), facts)
    if disk.place != RESERVE:
        return Refusal("not-in-reserve", ("wd.reinforce.action", *_gone(battle, seat)), facts)
    return None
