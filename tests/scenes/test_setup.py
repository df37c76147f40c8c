"""The standard setup from the edges to the deployment, decision by decision."""

from itertools import groupby
from random import Random
from typing import Any

import pytest

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.game import Warhammer, standard
from flipfield.games.warhammer.kinds import Terrain
from flipfield.games.warhammer.rows import RESERVE, TABLE
from flipfield.games.warhammer.zones import deployed_in, has_ground
from flipfield.geometry.shape import Polygon
from flipfield.kernel.game import SetupError
from flipfield.kernel.run import apply, refusal, start
from flipfield.kernel.state import Decision, Event
from flipfield.kernel.value import Json, Value
from tests.proves import proves

ARMIES = [
    ["azhag", "grom", "grimgor"],
    ["karl-franz", "luthor-huss", "volkmar"],
    ["archaon", "kairos", "valkia"],
    ["teclis", "tyrion", "alarielle"],
]
EDGES = ["south", "north", "west", "east"]
SHORT, MEDIUM, LONG, SIDE = 7_500, 15_000, 30_000, 90_000


class Setup:
    """A standard setup; seats take their edges south, north, west, east and initiative is by seat."""

    def __init__(self, players: int = 2, regiments: int = 1, **more: Json) -> None:
        self.game: Warhammer = standard()
        armies: list[Any] = [{"regiments": ids[:regiments]} for ids in ARMIES[:players]]
        battle = start(self.game, {"armies": armies, "regiments": regiments, **more})
        assert isinstance(battle, Battle)
        self.battle = battle
        self.kinds: list[str] = []
        self.width = self.game.pack.card_width

    @property
    def open(self) -> Decision:
        return self.battle.pending[0]

    def say(self, answer: Value) -> list[Event]:
        self.kinds.append(self.open.kind)
        return apply(self.game, self.battle, int(self.open.id), answer)

    def forbids(self, answer: Value) -> tuple[str, ...] | None:
        no = refusal(self.game, self.battle, self.open, answer)
        return None if no is None else no.rules

    def usual(self) -> Value:
        """What this setup answers when a test does not care: everything in order, cards text side up."""
        decision = self.open
        if decision.kind == "edge":
            return EDGES[int(decision.player)]
        if decision.kind == "roll":
            return (6, *[1] * (len(decision.spec) - 1))
        if decision.kind in ("zone", "terrain", "deploy"):
            return self.game.families[decision.kind].listed(self.battle, decision)[0]
        if decision.kind == "shuffle":
            return decision.spec
        return ("done",) if decision.kind == "scout" else decision.spec[0]

    def until(self, kind: str) -> "Setup":
        while self.open.kind != kind:
            self.say(self.usual())
        return self

    def through(self, kind: str) -> list[int]:
        """Answer as long as a kind is asked; who was asked."""
        asked: list[int] = []
        while self.open.kind == kind:
            asked.append(int(self.open.player))
            self.say(self.usual())
        return asked


@proves("wd.setup-standard.overview")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_steps_follow_each_other_in_order(players: int) -> None:
    setup = Setup(players).until("command")
    steps = [kind for kind, _ in groupby(setup.kinds) if kind not in ("shuffle", "scout")]
    assert steps == ["edge", "roll", "tokens", "scenario", "zone", "terrain", "deploy"]
    assert (setup.battle.phase, setup.battle.round) == ("activation", 1)


@proves("wd.setup-standard.overview")
def test_scouts_move_after_the_deployment() -> None:
    """Azhag brings Wolf Riders, who scout once they are deployed; no zone has an ability here."""
    setup = Setup().until("zone")
    while setup.open.kind == "zone":
        setup.say((setup.battle.offer[0], "picture", 40_000))
    setup.until("deploy")
    riders = next(disk for disk in setup.battle.disks if disk.unit.scout)
    while setup.open.kind == "deploy":
        answers = setup.game.families["deploy"].listed(setup.battle, setup.open)
        first = [answer for answer in answers if isinstance(answer, tuple) and answer[0] == riders.id]
        setup.say(first[0] if first else answers[-1])
    assert setup.battle.disks[riders.id].place == TABLE
    assert (setup.open.kind, setup.open.player, setup.battle.phase) == ("scout", 0, "scouting")


@proves("wd.setup-standard.battlefield")
def test_the_battlefield_is_three_feet_square() -> None:
    printed = Setup().battle.printed
    assert (printed.width, printed.height) == (SIDE, SIDE)


@proves("wd.variant.free-variants")
def test_players_may_agree_on_another_battlefield_and_one_regiment() -> None:
    setup = Setup(2, 1, field=[120_000, 80_000])
    assert (setup.battle.printed.width, setup.battle.printed.height) == (120_000, 80_000)
    assert len(setup.until("zone").battle.offer) == 2
    setup.through("zone")
    assert {zone.y1 for zone in setup.battle.zones} == {MEDIUM, 80_000}
    with pytest.raises(SetupError, match="field-too-small"):
        Setup(2, 1, field=[30_000, 80_000])


@proves("wd.setup-standard.edges")
@pytest.mark.parametrize(
    ("first", "second"), [("south", "north"), ("north", "south"), ("west", "east"), ("east", "west")]
)
def test_two_players_sit_opposite(first: str, second: str) -> None:
    setup = Setup().until("edge")
    setup.say(first)
    assert [player.edge for player in setup.battle.players] == [first, second]
    assert setup.open.kind == "roll"


@proves("wd.setup-standard.edges")
@pytest.mark.parametrize("players", [3, 4])
def test_no_two_players_share_an_edge(players: int) -> None:
    setup = Setup(players).until("edge")
    setup.say("west")
    assert setup.open.player == 1
    assert setup.forbids("west") == ("wd.setup-standard.edges",)
    assert setup.forbids("east") is None
    setup.say("east")
    assert setup.forbids("east") == ("wd.setup-standard.edges",)
    setup.say("north")
    edges = [player.edge for player in setup.battle.players]
    assert edges == ["west", "east", "north", "south"][:players]


@proves("wd.scenario.choose")
def test_the_last_player_chooses_one_of_two_scenarios() -> None:
    setup = Setup(3).until("tokens")
    setup.say((2, 0, 1))
    setup.say(("volleys", "bloodlust", "forced-march", "winds-of-magic", "grim-resolve"))
    assert (setup.open.kind, setup.open.player) == ("scenario", 1)
    assert setup.open.spec == ("volleys", "bloodlust")
    assert setup.forbids("forced-march") == ("wd.scenario.choose",)
    events = setup.say("bloodlust")
    assert ("scenario", ("bloodlust",)) in [(event.name, event.data) for event in events]
    assert setup.battle.scenario == "bloodlust"
    assert set(setup.open.spec) == {"volleys", "forced-march", "winds-of-magic", "grim-resolve"}


@proves("wd.scenario.objectives", "wd.scenario.active-ability", "wd.scenario.card-anatomy")
@pytest.mark.parametrize(("players", "unused"), [(2, 2), (3, 1), (4, 0)])
def test_each_player_gets_another_objective(players: int, unused: int) -> None:
    setup = Setup(players).until("scenario")
    setup.say(active := str(setup.open.spec[0]))
    setup.until("zone")
    dealt = [player.objective for player in setup.battle.players]
    assert len({*dealt, *setup.battle.deck, active}) == 5
    assert len(setup.battle.deck) == unused
    assert active not in dealt
    assert setup.battle.scenario == setup.game.pack.scenarios[active].ability


@proves("wd.scenario.card-anatomy")
def test_a_scenario_card_has_an_ability_and_an_objective() -> None:
    cards = list(standard().pack.scenarios.values())
    assert len(cards) == 5
    assert len({card.ability for card in cards}) == 5
    assert len({card.objective for card in cards}) == 5
    assert all(card.points > 0 for card in cards)


@proves("wd.scenario.secrecy", "wd.scenario.objectives")
def test_an_objective_is_seen_by_its_player_alone() -> None:
    setup = Setup(3).until("zone")
    for seat in range(3):
        seen = setup.game.view(setup.battle, seat)
        rows: Any = seen["players"]
        own = setup.battle.players[seat].objective
        assert [row["objective"] for row in rows] == [own if other == seat else None for other in range(3)]
        assert seen["deck"] == 1
    setup.until("command")
    rows = setup.game.view(setup.battle, 0)["players"]
    assert rows[1]["objective"] is None


@proves("wd.scenario.secrecy")
def test_nobody_sees_which_scenarios_were_drawn() -> None:
    setup = Setup(2).until("scenario")
    assert setup.open.player == 1
    assert setup.game.view(setup.battle, 0)["pending"] == []
    assert setup.game.view(setup.battle, 0)["deck"] == 5
    assert setup.game.view(setup.battle, 1)["pending"] != []


@proves("wd.deployment.reveal-count", "wd.variant.free-variants")
@pytest.mark.parametrize(("players", "regiments"), [(2, 1), (2, 2), (2, 3), (3, 2), (4, 1), (4, 3)])
def test_as_many_cards_as_regiments_are_laid_out(players: int, regiments: int) -> None:
    setup = Setup(players, regiments).until("zone")
    assert len(set(setup.battle.offer)) == players * regiments


@proves("wd.deployment.draft")
@pytest.mark.parametrize(
    ("players", "regiments", "order"), [(2, 2, [1, 0, 1, 0]), (2, 3, [1, 0] * 3), (3, 2, [2, 1, 0] * 2)]
)
def test_cards_are_picked_in_reverse_initiative_order(players: int, regiments: int, order: list[int]) -> None:
    setup = Setup(players, regiments).until("zone")
    assert setup.through("zone") == order
    assert setup.battle.offer == ()


@proves("wd.deployment.draft")
def test_a_picked_card_lies_at_once_at_its_players_edge() -> None:
    setup = Setup(2, 2).until("zone")
    card, other = setup.battle.offer[:2]
    setup.say((card, "text", 1_000))
    (zone,) = setup.battle.zones
    assert (zone.player, zone.y1) == (1, SIDE)
    assert setup.forbids((card, "text", 1_000)) == ("wd.deployment.draft", "wd.deployment.reveal-count")
    assert setup.forbids((other, "text", 1_000)) is None
    unknown = next(id for id in setup.game.pack.deployment_cards if id not in (card, *setup.battle.offer))
    assert setup.forbids((unknown, "text", 1_000)) is not None


@proves("wd.deployment.either-side")
def test_a_card_lies_with_either_side_up() -> None:
    for side in ("text", "picture"):
        setup = Setup(2, 1).until("zone")
        card = setup.game.pack.deployment_cards[setup.battle.offer[0]]
        setup.say((setup.battle.offer[0], side, 0))
        (zone,) = setup.battle.zones
        assert zone.cards == ((card.ability,) if side == "text" else ())
        assert zone.value == (card.value if side == "text" else card.plain)
    assert setup.forbids((setup.battle.offer[0], "edge", 0)) == ("wd.deployment.either-side",)


def two_cards(gap: int, first: str, second: str) -> Setup:
    """The last player lays two cards of a known order, the second a gap after the first, text side up."""
    setup = Setup(2, 2)
    while setup.open.kind != "zone":
        ids = setup.game.pack.deployment_cards
        if setup.open.kind == "shuffle" and set(setup.open.spec) == set(ids):
            rest = [id for id in ids if id not in (first, second)]
            setup.say((first, second, *rest))
        else:
            setup.say(setup.usual())
    setup.say((first, "text", 20_000))
    setup.say((setup.battle.offer[1], "text", 0))
    setup.say((second, "text", 20_000 + setup.width + gap))
    return setup


@proves("wd.deployment.adjacent-cards-merge")
@pytest.mark.parametrize("gap", [0, "left"])
def test_cards_side_by_side_make_one_zone(gap: int | str) -> None:
    width = standard().pack.card_width
    setup = two_cards(0 if gap == 0 else -2 * width, "hill", "banners")
    zones = [zone for zone in setup.battle.zones if zone.player == 1]
    assert len(zones) == 1
    low = 20_000 if gap == 0 else 20_000 - width
    assert (zones[0].x0, zones[0].x1) == (low, low + 2 * width)
    assert zones[0].value == 5
    assert set(zones[0].cards) == {"hill", "banners"}
    disk = next(disk for disk in setup.battle.disks if disk.owner == 1)
    for card in (0, 1):
        lying = disk.at(TABLE, low + card * width + width // 2, SIDE - MEDIUM // 2, 1)
        assert has_ground(setup.battle, lying, "hill")
        assert has_ground(setup.battle, lying, "banners")


@proves("wd.deployment.separate-cards")
def test_cards_apart_make_two_zones() -> None:
    setup = two_cards(1, "hill", "banners")
    zones = [zone for zone in setup.battle.zones if zone.player == 1]
    assert [(zone.value, zone.cards) for zone in zones] == [(3, ("hill",)), (2, ("banners",))]


@proves("wd.deployment.separate-cards", "wd.deployment.zone-extent")
def test_cards_neither_overlap_nor_leave_the_edge() -> None:
    setup = Setup(2, 2).until("zone")
    setup.say((setup.battle.offer[0], "text", 20_000))
    setup.say((setup.battle.offer[0], "text", 20_000))
    card = setup.battle.offer[0]
    for start_at in (20_000, 20_000 - setup.width + 1, 20_000 + setup.width - 1):
        assert setup.forbids((card, "text", start_at)) == ("wd.deployment.separate-cards",)
    for start_at in (20_000 - setup.width, 20_000 + setup.width, 0, SIDE - setup.width):
        assert setup.forbids((card, "text", start_at)) is None
    for start_at in (-1, SIDE - setup.width + 1):
        assert setup.forbids((card, "text", start_at)) == ("wd.deployment.draft", "wd.deployment.zone-extent")


@proves("wd.deployment.zone-extent")
def test_a_zone_reaches_from_its_edge_to_medium_range() -> None:
    setup = Setup(4).until("zone")
    ends = 30_000 + setup.width
    while setup.open.kind == "zone":
        setup.say((setup.battle.offer[0], "picture", 30_000))
    found = {int(zone.player): (zone.x0, zone.y0, zone.x1, zone.y1) for zone in setup.battle.zones}
    assert found == {
        0: (30_000, 0, ends, MEDIUM),
        1: (30_000, SIDE - MEDIUM, ends, SIDE),
        2: (0, 30_000, MEDIUM, ends),
        3: (SIDE - MEDIUM, 30_000, SIDE, ends),
    }


@proves("wd.deployment.order")
@pytest.mark.parametrize("players", [2, 3])
def test_each_player_deploys_everything_before_the_next(players: int) -> None:
    setup = Setup(players, 2).until("deploy")
    asked = [seat for seat, _ in groupby(setup.through("deploy"))]
    assert asked == list(reversed(range(players)))


@proves("wd.deployment.order")
def test_a_player_deploys_only_own_disks() -> None:
    setup = Setup(2).until("deploy")
    foreign = next(disk for disk in setup.battle.disks if disk.owner == 0)
    zone = next(zone for zone in setup.battle.zones if zone.player == 1)
    place = (int(foreign.id), int(zone.x0) + 4_000, int(zone.y0) + 4_000)
    assert "wd.deployment.order" in (setup.forbids(place) or ())


@proves(
    "wd.deployment.exact-number",
    "wd.deployment.heroes",
    "wd.deployment.leftover-reserve",
    "wd.deployment.fully-inside",
)
@pytest.mark.parametrize("seed", range(6))
def test_deployment_fills_the_zones_and_leaves_the_rest_in_reserve(seed: int) -> None:
    rng = Random(seed)
    setup = Setup(2 + seed % 3, 2)
    while setup.open.kind != "deploy":
        setup.say(setup.game.families[setup.open.kind].sample(setup.battle, setup.open, rng))
    while setup.open.kind == "deploy":
        setup.say(setup.game.families["deploy"].sample(setup.battle, setup.open, rng))
    battle = setup.battle
    for player in battle.players:
        own = [disk for disk in battle.disks if disk.owner == player.seat]
        zones = [zone for zone in battle.zones if zone.player == player.seat]
        laid = [disk for disk in own if disk.place == TABLE]
        places = sum(int(zone.value) for zone in zones)
        assert len(laid) == min(places, len(own))
        assert {disk.place for disk in own} <= {TABLE, RESERVE}
        assert not [disk for disk in own if disk.place == RESERVE and disk.unit.hero]
        if places <= len(own):
            assert [deployed_in(battle, zone) for zone in zones] == [zone.value for zone in zones]


@proves("wd.terrain-placement.reveal")
def test_four_terrain_cards_are_laid_out() -> None:
    setup = Setup().until("terrain")
    assert len(set(setup.battle.offer)) == 4
    (unused,) = set(setup.game.pack.pieces) - set(setup.battle.offer)
    assert "wd.terrain-placement.reveal" in (setup.forbids((unused, "front", 45_000, 45_000, 0)) or ())
    setup.through("terrain")
    assert unused not in [piece.id for piece in setup.battle.terrain]


@proves("wd.terrain-placement.draft")
@pytest.mark.parametrize(("players", "order"), [(2, [1, 0, 1, 0]), (3, [2, 1, 0, 2]), (4, [3, 2, 1, 0])])
def test_terrain_is_placed_in_reverse_initiative_order(players: int, order: list[int]) -> None:
    """Ruling draft-remainders: of three players the last places two."""
    setup = Setup(players).until("terrain")
    offered = list(setup.battle.offer)
    assert setup.through("terrain") == order
    assert sorted(piece.id for piece in setup.battle.terrain) == sorted(offered)


def offered(*pieces: str) -> Setup:
    """A setup in which some terrain pieces are laid out first."""
    setup = Setup()
    while setup.open.kind != "terrain":
        known = setup.game.pack.pieces
        if setup.open.kind == "shuffle" and set(setup.open.spec) == set(known):
            setup.say((*pieces, *[id for id in known if id not in pieces]))
        else:
            setup.say(setup.usual())
    return setup


@proves("wd.terrain-placement.either-side", "wd.terrain-placement.card-reference")
def test_either_side_of_a_piece_has_the_keywords_of_its_card() -> None:
    shapes = []
    for side in ("front", "back"):
        setup = offered("gully")
        setup.say(("gully", side, 45_000, 45_000, 0))
        (piece,) = setup.battle.terrain
        assert piece.keywords == setup.game.pack.pieces["gully"].keywords
        assert isinstance(piece.shape, Polygon)
        shapes.append({(90_000 - x if side == "back" else x, y) for x, y in piece.shape.points})
    assert shapes[0] == shapes[1]
    assert setup.forbids(("cave", "side", 20_000, 20_000, 0)) == ("wd.terrain-placement.either-side",)


@proves("wd.terrain-placement.card-reference")
@pytest.mark.parametrize("piece", ["gully", "cave", "ruined-windmill", "old-wood", "watchtower"])
def test_a_placed_piece_has_keywords_and_ability_of_its_card(piece: str) -> None:
    setup = offered(piece)
    setup.say((piece, "front", 45_000, 45_000, 30))
    (lying,) = setup.battle.terrain
    card = setup.game.pack.pieces[piece]
    assert (lying.id, lying.keywords, lying.ability) == (piece, card.keywords, card.ability)


@proves("wd.terrain-placement.limits", "wd.terrain-placement.zones-allowed")
def test_terrain_keeps_more_than_short_range_from_the_edges() -> None:
    """The windmill reaches 46 mm from its middle; inside a deployment zone is no matter."""
    setup = offered("ruined-windmill")
    reach = 4_600
    near, far = SHORT + reach, SIDE - SHORT - reach
    limits = ("wd.terrain-placement.limits",)
    for x, y in ((near, 45_000), (far, 45_000), (45_000, near), (45_000, far), (0, 0), (-20_000, 45_000)):
        assert setup.forbids(("ruined-windmill", "front", x, y, 0)) == limits
    for x, y in ((near + 1, 45_000), (far - 1, 45_000), (45_000, near + 1), (45_000, far - 1)):
        assert setup.forbids(("ruined-windmill", "front", x, y, 0)) is None
    zone = next(zone for zone in setup.battle.zones if zone.player == 0)
    middle = (int(zone.x0) + int(zone.x1)) // 2
    setup.say(("ruined-windmill", "front", max(middle, near + 1), near + 1, 0))
    assert near + 1 - reach < zone.y1


@proves("wd.terrain-placement.limits")
def test_terrain_keeps_more_than_short_range_from_other_pieces() -> None:
    setup = offered("ruined-windmill", "watchtower")
    setup.battle.terrain = [
        Terrain(
            "block", Polygon(((30_000, 20_000), (40_000, 20_000), (40_000, 70_000), (30_000, 70_000))), (), ""
        )
    ]
    touching = 40_000 + SHORT + 4_600
    assert setup.forbids(("ruined-windmill", "front", touching, 45_000, 0)) == (
        "wd.terrain-placement.limits",
    )
    assert setup.forbids(("ruined-windmill", "front", 35_000, 45_000, 0)) == ("wd.terrain-placement.limits",)
    assert setup.forbids(("ruined-windmill", "front", touching + 1, 45_000, 0)) is None


@proves("wd.terrain-placement.limits")
def test_a_piece_is_set_aside_only_when_it_fits_nowhere() -> None:
    """Ruling terrain-blocked-placement."""
    setup = offered("gully")
    assert setup.forbids(("aside", "gully")) == ("wd.terrain-placement.limits",)
    lake = Polygon(((20_000, 20_000), (70_000, 20_000), (70_000, 70_000), (20_000, 70_000)))
    setup.battle.terrain = [Terrain("lake", lake, (), "")]
    assert setup.forbids(("aside", "gully")) is None
    setup.say(("aside", "gully"))
    assert "gully" not in setup.battle.offer
    assert [piece.id for piece in setup.battle.terrain] == ["lake"]
