"""The standard setup, step by step (wd.setup-standard.overview).

wd.components.initiative-tokens
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.draft import DraftTerrain, lay_card, lay_terrain
from flipfield.games.warhammer.pack import Pack
from flipfield.games.warhammer.phases import enter
from flipfield.games.warhammer.zones import EDGES, OPPOSITE
from flipfield.kernel.game import Flow
from flipfield.kernel.state import CHANCE, Decision, Frame, State
from flipfield.kernel.value import Value, pair

EDGE: Final = ("wd.setup-standard.edges",)
ROLLED: Final = ("wd.initiative.roll",)
TIED: Final = ("wd.initiative.reroll-ties",)
TOKENS: Final = ("wd.initiative.winner-assigns", "wd.initiative.order", "wd.initiative.fixed")
SCENARIO: Final = ("wd.scenario.choose", "wd.scenario.active-ability")
OBJECTIVES: Final = ("wd.scenario.objectives", "wd.scenario.secrecy")
REVEALED: Final = ("wd.deployment.reveal-count",)
TERRAIN: Final = ("wd.terrain-placement.reveal",)
MANY_SETS: Final = ("wd.variant.several-core-sets",)
DEPLOYMENT: Final = ("wd.deployment.order", "wd.initiative.reverse-order")
STRONGHOLDS: Final = ("wd.variant.special-scenarios", "wd.variant.strongholds")
PIECES: Final = 4
"""How many terrain cards are laid out (wd.terrain-placement.reveal)."""

# The steps of the frame, in the order of wd.setup-standard.overview.
SEATS, EDGES_STEP, ROLL, TOKENS_STEP, DRAW, CHOOSE, DEAL, LAY_OUT, ZONES, UNCOVER, PLACE, DEPLOY, PLAY = (
    range(13)
)


class StandardFlow(Flow):
    """Edges, initiative, scenario and objectives, zones, terrain, deployment, scouting.

    Frame args: unspent points by seat, number of regiments, number of core sets, the special scenario, and
    what the present step remembers: the seats that have still to choose an edge, that roll for initiative, or
    that have drafted.
    """

    def __init__(self, pack: Pack, terrain: DraftTerrain) -> None:
        self.pack = pack
        self.terrain = terrain

    def run(self, state: State, frame: Frame) -> None:
        assert isinstance(state, Battle)
        battle = state
        step = frame.step
        if step == SEATS:
            self.shuffle(battle, [int(player.seat) for player in battle.players])
        elif step == EDGES_STEP:
            self.next_edge(battle, frame)
        elif step == ROLL:
            dice: list[Value] = ["d6" for _ in seats(frame)]
            battle.ask(CHANCE, "roll", tuple(dice))
        elif step == TOKENS_STEP:
            orders: list[Value] = list(permutations(range(len(battle.players))))
            battle.ask(seats(frame)[0], "tokens", tuple(orders))
        elif step == DRAW:
            self.shuffle(battle, list(self.pack.scenarios))
        elif step == CHOOSE:
            battle.ask(battle.initiative[-1], "scenario", battle.deck[:2], True)
        elif step == DEAL:
            self.shuffle(battle, list(battle.deck))
        elif step == LAY_OUT:
            self.shuffle(battle, deployment_cards(self.pack, pair(frame.args, 1) * len(battle.players)))
        elif step in (ZONES, PLACE):
            self.next_draft(battle, frame)
        elif step == UNCOVER and frame.args[3] == "strongholds":
            self.lay_out(battle, frame, copies("watchtower", len(battle.players)))
        elif step == UNCOVER:
            sets = pair(frame.args, 2)
            self.shuffle(battle, [copy for piece in self.pack.pieces for copy in copies(piece, sets)])
        elif step == DEPLOY:
            enter(battle, "deployment", DEPLOYMENT)
            battle.goto(PLAY)
            for seat in battle.initiative:
                battle.push(Frame("deploy", (seat,)))
        else:
            battle.pop()
            battle.push(Frame("round"))
            battle.push(Frame("scouting"))

    def shuffle(self, battle: Battle, items: list[Value] | list[str] | list[int]) -> None:
        spec: list[Value] = list(items)
        battle.ask(CHANCE, "shuffle", tuple(spec))

    def answered(self, state: State, frame: Frame, decision: Decision, answer: Value) -> None:
        assert isinstance(state, Battle)
        battle = state
        step = frame.step
        if step == SEATS:
            self.remember(battle, frame, answer, EDGES_STEP)
        elif step == EDGES_STEP:
            self.take_edge(battle, frame, str(answer))
        elif step == ROLL:
            self.rolled(battle, frame, answer)
        elif step == TOKENS_STEP:
            assert isinstance(answer, tuple)
            battle.initiative = tuple([pair(answer, i) for i in range(len(answer))])
            battle.tell("tokens", (answer,), TOKENS)
            if frame.args[3] == "strongholds":
                self.hold_strongholds(battle)
            else:
                battle.goto(DRAW)
        elif step == DRAW:
            battle.deck = texts_of(answer)
            battle.goto(CHOOSE)
        elif step == CHOOSE:
            self.choose_scenario(battle, str(answer))
        elif step == DEAL:
            self.deal(battle, texts_of(answer))
        elif step == LAY_OUT:
            count = pair(frame.args, 1) * len(battle.players)
            battle.offer = texts_of(answer)[:count]
            battle.tell("offer", (battle.offer,), REVEALED, False)
            self.remember(battle, frame, (), ZONES)
        elif step == ZONES:
            lay_card(battle, self.pack, int(decision.player), answer)
            self.drafted(battle, frame, int(decision.player), UNCOVER)
        elif step == UNCOVER:
            self.lay_out(battle, frame, list(texts_of(answer)[:PIECES]))
        else:
            lay_terrain(battle, self.terrain, int(decision.player), answer)
            self.drafted(battle, frame, int(decision.player), DEPLOY)

    def hold_strongholds(self, battle: Battle) -> None:
        """The special scenario Strongholds: no scenario cards, the same open objective for all (house).

        wd.variant.special-scenarios, wd.variant.strongholds
        """
        for player in battle.players:
            battle.players[player.seat] = player.with_objective("strongholds")
        battle.tell("special", ("strongholds",), STRONGHOLDS)
        battle.goto(LAY_OUT)

    def lay_out(self, battle: Battle, frame: Frame, pieces: list[str]) -> None:
        battle.offer = tuple(pieces)
        rules = TERRAIN + MANY_SETS if pair(frame.args, 2) > 1 else TERRAIN
        battle.tell("offer", (battle.offer,), rules, False)
        self.remember(battle, frame, (), PLACE)

    def remember(self, battle: Battle, frame: Frame, value: Value, step: int) -> None:
        battle.frames[-1] = Frame(frame.op, (*frame.args[:4], value), step)

    def next_edge(self, battle: Battle, frame: Frame) -> None:
        """Players choose edges in an order that chance gave; two sit opposite.

        wd.setup-standard.edges, ruling edge-choice-order
        """
        left = seats(frame)
        taken = [player.edge for player in battle.players if player.edge]
        if not left:
            self.remember(battle, frame, tuple([int(player.seat) for player in battle.players]), ROLL)
        elif len(battle.players) == 2 and taken:
            self.take_edge(battle, frame, OPPOSITE[taken[0]])
        else:
            free: list[Value] = [edge for edge in EDGES if edge not in taken]
            if len(free) == 1:
                self.take_edge(battle, frame, str(free[0]))
            else:
                battle.ask(left[0], "edge", tuple(free))

    def take_edge(self, battle: Battle, frame: Frame, edge: str) -> None:
        seat = seats(frame)[0]
        battle.players[seat] = battle.players[seat].at_edge(edge)
        battle.tell("edge", (seat, edge), EDGE)
        rest: list[Value] = list(seats(frame)[1:])
        self.remember(battle, frame, tuple(rest), EDGES_STEP)

    def rolled(self, battle: Battle, frame: Frame, answer: Value) -> None:
        """Each roll plus the unspent points; the highest hands out the tokens, ties roll again.

        ruling initiative-tie-partial
        """
        rolling = seats(frame)
        unspent = frame.args[0]
        totals = [pair(answer, i) + pair(unspent, seat) for i, seat in enumerate(rolling)]
        best: list[Value] = [seat for i, seat in enumerate(rolling) if totals[i] == max(totals)]
        who: list[Value] = list(rolling)
        sums: list[Value] = list(totals)
        rules = ROLLED if len(best) == 1 else ROLLED + TIED
        battle.tell("totals", (tuple(who), answer, tuple(sums)), rules, False)
        self.remember(battle, frame, tuple(best), TOKENS_STEP if len(best) == 1 else ROLL)

    def choose_scenario(self, battle: Battle, card: str) -> None:
        """The chosen card's ability holds for all; the other goes back (wd.scenario.active-ability)."""
        battle.scenario = self.pack.scenarios[card].ability
        battle.deck = tuple(sorted([other for other in battle.deck if other != card]))
        battle.tell("scenario", (card,), SCENARIO, False)
        battle.goto(DEAL)

    def deal(self, battle: Battle, cards: tuple[str, ...]) -> None:
        """One secret objective each (wd.scenario.objectives)."""
        for i, seat in enumerate(battle.initiative):
            battle.players[seat] = battle.players[seat].with_objective(cards[i])
        battle.deck = cards[len(battle.players) :]
        battle.tell("objectives", (), OBJECTIVES, False)
        battle.goto(LAY_OUT)

    def next_draft(self, battle: Battle, frame: Frame) -> None:
        """Draft in reverse initiative order (wd.initiative.reverse-order, ruling draft-remainders)."""
        done = seats(frame)
        order = list(reversed(battle.initiative))
        battle.ask(order[len(done) % len(order)], "zone" if frame.step == ZONES else "terrain")

    def drafted(self, battle: Battle, frame: Frame, seat: int, following: int) -> None:
        done: list[Value] = [*seats(frame), seat]
        if battle.offer:
            self.remember(battle, frame, tuple(done), frame.step)
        else:
            self.remember(battle, frame, (), following)


def copies(item: str, sets: int) -> list[str]:
    """A deployment card or terrain piece as often as there are core sets (wd.variant.several-core-sets)."""
    return [item if number == 1 else f"{item}/{number}" for number in range(1, sets + 1)]


def deployment_cards(pack: Pack, count: int) -> list[str]:
    """The deployment cards of as many core sets as it takes to lay out so many (house)."""
    sets = -(-count // len(pack.deployment_cards))
    return [copy for card in pack.deployment_cards for copy in copies(card, sets)]


def seats(frame: Frame) -> list[int]:
    """The seats that the present step remembers."""
    value = frame.args[4]
    assert isinstance(value, tuple)
    return [pair(value, i) for i in range(len(value))]


def texts_of(value: Value) -> tuple[str, ...]:
    assert isinstance(value, tuple)
    return tuple([str(item) for item in value])
