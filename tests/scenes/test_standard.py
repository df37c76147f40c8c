"""Initiative of the standard game, and where three and four players may lay their deployment cards."""

from random import Random
from typing import Any

import pytest

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.game import Warhammer, standard
from flipfield.games.warhammer.muster import random_setup
from flipfield.kernel.run import apply, refusal, start
from flipfield.kernel.state import CHANCE, Event
from flipfield.kernel.value import Value, pair
from tests.proves import proves

ORCS = ["azhag", "grimgor", "grom"]
MEN = ["karl-franz", "luthor-huss", "volkmar"]
ELVES = ["teclis", "tyrion", "alarielle"]
CHAOS = ["archaon", "kairos", "valkia"]
REGIMENTS = [ORCS + CHAOS, MEN + ELVES, ELVES + MEN, CHAOS + ORCS]
SIDES = ["south", "west", "east", "north"]
LONG, MEDIUM, EDGE = 30_000, 15_000, 90_000


class Setup:
    """A standard setup, by default with one regiment each; seats take their edges in the order given.

    A thrifty first player has four recruitment points left.
    """

    def __init__(
        self, players: int, edges: list[str] = SIDES, thrifty: bool = False, regiments: int = 1
    ) -> None:
        self.game: Warhammer = standard()
        armies: list[Any] = [{"regiments": ids[:regiments]} for ids in REGIMENTS[:players]]
        if thrifty:
            armies[0] = {
                "regiments": [
                    {"hero": "karl-franz", "units": {"marienburg-swordsmen": 3, "reikland-crossbowmen": 2}}
                ],
                "cards": ["rally", "push"],
            }
            armies[1] = {"regiments": ["azhag"]}
        battle = start(self.game, {"armies": armies, "regiments": regiments})
        assert isinstance(battle, Battle)
        self.battle = battle
        self.say(tuple(range(players)))
        while self.battle.pending[0].kind == "edge":
            self.say(edges[int(self.battle.pending[0].player)])

    def say(self, answer: Value) -> list[Event]:
        return apply(self.game, self.battle, int(self.battle.pending[0].id), answer)

    def forbids(self, answer: Value) -> tuple[str, ...] | None:
        no = refusal(self.game, self.battle, self.battle.pending[0], answer)
        return None if no is None else no.rules

    def asked(self) -> tuple[str, int]:
        decision = self.battle.pending[0]
        return decision.kind, int(decision.player)

    def drafting(self) -> "Setup":
        """As far as the deployment cards, which the last seat drafts first."""
        self.say((6, *[1] * (len(self.battle.players) - 1)))
        self.say(tuple(range(len(self.battle.players))))
        while self.battle.pending[0].kind != "zone":
            decision = self.battle.pending[0]
            self.say(decision.spec if decision.kind == "shuffle" else decision.spec[0])
        return self

    def stretch(self) -> tuple[int, int] | None:
        """Between which points of the edge the asked player may lay a card; None where nothing is legal."""
        card, width = self.battle.offer[0], self.game.pack.card_width
        legal = [
            begin
            for begin in range(0, EDGE - width + 1, 100)
            if self.forbids((card, "picture", begin)) is None
        ]
        return (legal[0], legal[-1] + width) if legal else None


def stretches(setup: Setup) -> dict[str, tuple[int, int] | None]:
    """Where each player may lay the first card, by edge."""
    found: dict[str, tuple[int, int] | None] = {}
    while setup.battle.pending[0].kind == "zone":
        decision = setup.battle.pending[0]
        found[setup.battle.players[decision.player].edge] = setup.stretch()
        setup.say(setup.game.families["zone"].listed(setup.battle, decision)[0])
    return found


@proves("wd.initiative.roll")
def test_unspent_points_are_added_to_the_roll() -> None:
    setup = Setup(2, thrifty=True)
    events = setup.say((3, 6))
    assert [event.data[2] for event in events if event.name == "totals"] == [(7, 6)]
    assert setup.asked() == ("tokens", 0)


@proves("wd.initiative.roll")
def test_a_spent_army_adds_nothing() -> None:
    setup = Setup(2)
    events = setup.say((3, 4))
    assert [event.data[2] for event in events if event.name == "totals"] == [(3, 4)]
    assert setup.asked() == ("tokens", 1)


@proves("wd.initiative.reroll-ties")
def test_the_tied_highest_roll_again() -> None:
    """Ruling initiative-tie-partial."""
    setup = Setup(3)
    setup.say((5, 2, 5))
    assert setup.asked() == ("roll", CHANCE)
    assert setup.battle.pending[0].spec == ("d6", "d6")
    setup.say((4, 4))
    setup.say((1, 2))
    assert setup.asked() == ("tokens", 2)


@proves("wd.initiative.reroll-ties")
def test_unspent_points_count_in_the_second_roll_too() -> None:
    setup = Setup(2, thrifty=True)
    setup.say((1, 5))
    assert setup.asked() == ("roll", CHANCE)
    setup.say((2, 5))
    assert setup.asked() == ("tokens", 0)


@proves("wd.initiative.winner-assigns", "wd.components.initiative-tokens", "wd.initiative.order")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_winner_hands_out_the_tokens_as_he_likes(players: int) -> None:
    setup = Setup(players)
    setup.say((6, *[1] * (players - 1)))
    assert setup.asked() == ("tokens", 0)
    order = tuple(reversed(range(players)))
    assert setup.forbids((0,) * players) is not None
    assert setup.forbids(tuple(range(players + 1))) is not None
    setup.say(order)
    assert setup.battle.initiative == order
    assert setup.battle.rank(0) == players - 1


@proves("wd.initiative.reverse-order")
def test_cards_are_drafted_in_reverse_initiative_order() -> None:
    setup = Setup(3).drafting()
    drafted: list[int] = []
    while setup.battle.pending[0].kind == "zone":
        decision = setup.battle.pending[0]
        drafted.append(int(decision.player))
        setup.say(setup.game.families["zone"].listed(setup.battle, decision)[0])
    assert drafted == [2, 1, 0]


@proves("wd.multiplayer.three-player-pinched")
@pytest.mark.parametrize(
    ("edges", "free"),
    [
        (["south", "west", "east"], (EDGE - LONG, EDGE)),
        (["north", "west", "east"], (0, LONG)),
        (["west", "south", "north"], (EDGE - LONG, EDGE)),
        (["east", "south", "north"], (0, LONG)),
    ],
)
def test_of_three_players_the_pinched_one_has_the_whole_edge(edges: list[str], free: tuple[int, int]) -> None:
    found = stretches(Setup(3, edges).drafting())
    assert found == {edges[0]: (0, EDGE), edges[1]: free, edges[2]: free}


@proves("wd.multiplayer.three-player-pinched", "wd.deployment.draft")
def test_a_card_leaves_room_for_the_player_s_next_cards() -> None:
    """Three cards of 89 mm only just fit into the 300 mm of an outer player of three."""
    setup = Setup(3, ["south", "west", "east"], regiments=3).drafting()
    setup.say((setup.battle.offer[0], "text", EDGE - LONG))
    setup.say((setup.battle.offer[0], "text", EDGE - LONG))
    setup.say((setup.battle.offer[0], "text", 0))
    assert setup.forbids((setup.battle.offer[0], "text", EDGE - LONG + 8_900 + 3_301)) == (
        "wd.deployment.draft",
        "wd.deployment.separate-cards",
    )
    assert setup.forbids((setup.battle.offer[0], "text", EDGE - LONG + 8_900 + 3_300)) is None


@proves("wd.multiplayer.four-player-corners")
def test_four_players_keep_clear_of_the_corners() -> None:
    """A card exactly at medium range is within it (ruling range-boundary)."""
    setup = Setup(4).drafting()
    low, high = MEDIUM, EDGE - MEDIUM - setup.game.pack.card_width
    for _ in SIDES:
        card = setup.battle.offer[0]
        for begin, refused in ((low, True), (low + 1, False), (high - 1, False), (high, True)):
            rules = setup.forbids((card, "text", begin))
            wanted = ("wd.multiplayer.four-player-corners", "wd.multiplayer.precedence")
            assert rules == (wanted if refused else None)
        setup.say((card, "text", low + 1))


@proves("wd.multiplayer.four-player-corners", "wd.deployment.draft")
def test_what_is_offered_to_four_players_lies_clear_of_the_corners() -> None:
    setup = Setup(4, regiments=3).drafting()
    family = setup.game.families["zone"]
    width = setup.game.pack.card_width
    rng = Random(3)
    while setup.asked()[0] == "zone":
        decision = setup.battle.pending[0]
        told = family.describe(setup.battle, decision)
        assert (told["from"], told["to"]) == (MEDIUM + 1, EDGE - MEDIUM - 1)
        begins = [pair(answer, 2) for answer in family.listed(setup.battle, decision)]
        assert MEDIUM < min(begins) <= max(begins) < EDGE - MEDIUM - width
        setup.say(family.sample(setup.battle, decision, rng))


@proves("wd.setup-standard.army-size", "wd.deployment.reveal-count", "wd.deployment.draft")
@pytest.mark.parametrize("regiments", range(1, 7))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_number_of_regiments_can_be_set_up(players: int, regiments: int) -> None:
    """As many deployment cards as regiments, of as many core sets as that takes, and room for all of them."""
    game, rng = standard(), Random(regiments)
    battle = start(game, random_setup(game.pack, players, regiments, rng))
    assert isinstance(battle, Battle)
    laid: list[Value] = []
    while battle.phase in ("setup", "deployment"):
        decision = battle.pending[0]
        if decision.kind == "zone" and not laid:
            assert len(set(battle.offer)) == players * regiments
        events = apply(game, battle, decision.id, game.families[decision.kind].sample(battle, decision, rng))
        laid += [event.data[0] for event in events if event.name == "zone"]
    assert [laid.count(seat) for seat in range(players)] == [regiments] * players
    assert [len(player.deck) for player in battle.players] == [2 * regiments] * players


@proves("wd.multiplayer.three-player-pinched")
def test_an_outer_player_of_three_has_room_for_all_cards() -> None:
    """Three cards fit into long range of the corner; six get the strip that they fill."""
    width = standard().pack.card_width
    free = {3: LONG, 4: 4 * width, 6: 6 * width}
    for regiments, strip in free.items():
        setup = Setup(3, ["south", "west", "east"], regiments=regiments).drafting()
        told = setup.game.families["zone"].describe(setup.battle, setup.battle.pending[0])
        assert (told["edge"], told["from"], told["to"]) == ("east", EDGE - strip, EDGE)
        begin = EDGE - strip - 1
        assert setup.forbids((setup.battle.offer[0], "text", begin)) == (
            "wd.multiplayer.three-player-pinched",
            "wd.multiplayer.precedence",
        )


@proves("wd.multiplayer.precedence")
def test_two_players_may_use_the_corners() -> None:
    found = stretches(Setup(2, ["south", "north"]).drafting())
    assert found == {"south": (0, EDGE), "north": (0, EDGE)}


@proves("wd.components.deployment-card")
def test_the_picture_side_has_no_ability() -> None:
    for side, cards in (("text", True), ("picture", False)):
        setup = Setup(2).drafting()
        card = setup.battle.offer[0]
        setup.say((card, side, 0))
        (zone,) = setup.battle.zones
        printed = setup.game.pack.deployment_cards[card]
        assert bool(zone.cards) == cards
        assert zone.value == (printed.value if cards else printed.plain)
