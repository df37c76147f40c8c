"""The training battle: armies, initiative, zones, deployment, scouting."""

from collections import Counter
from typing import Any

import pytest

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.game import Warhammer, standard, training
from flipfield.games.warhammer.rows import RESERVE, TABLE
from flipfield.kernel.game import SetupError
from flipfield.kernel.run import apply, refusal, start
from flipfield.kernel.state import CHANCE
from flipfield.kernel.value import Value
from tests.proves import proves

EMPIRE, ORC = 0, 1
ARMIES = {
    "empire": (
        {
            "karl-franz": 1,
            "bright-wizard": 1,
            "hochland-pistoliers": 2,
            "marienburg-swordsmen": 3,
            "reikland-crossbowmen": 2,
        },
        {"entrap", "myrmidias-blessing", "push", "rally"},
    ),
    "orc": (
        {
            "grom-the-paunch": 1,
            "arrer-boyz": 2,
            "boar-boyz": 1,
            "orc-boyz": 3,
            "stone-fangz-shaman": 1,
            "wolf-riders": 1,
        },
        {"approach", "eager-soldiers", "bait", "waaagh"},
    ),
}


class Training:
    """A training battle with the Empire in the south."""

    def __init__(self) -> None:
        self.game: Warhammer = training()
        battle = start(self.game, {"armies": ["empire", "orc"]})
        assert isinstance(battle, Battle)
        self.battle = battle

    def say(self, answer: Value) -> None:
        apply(self.game, self.battle, int(self.battle.pending[0].id), answer)

    def forbids(self, answer: Value) -> tuple[str, ...] | None:
        no = refusal(self.game, self.battle, self.battle.pending[0], answer)
        return None if no is None else no.rules

    def deployed(self) -> "Training":
        """With all disks in two rows; the Orcs are first player."""
        self.say((1, 6))
        for seat in (ORC, EMPIRE):
            for i, disk in enumerate(self.battle.reserve_of(seat)):
                row, column = divmod(i, 5)
                near = 3000 + 6000 * row
                self.say((int(disk.id), 34500 + 5200 * column, near if seat == EMPIRE else 90000 - near))
        return self

    def scout(self) -> int:
        return next(int(disk.id) for disk in self.battle.disks if disk.unit.scout)


@proves("wd.setup-training.empire-army", "wd.setup-training.orc-army", "wd.setup-training.armies")
@pytest.mark.parametrize("seat", [EMPIRE, ORC])
def test_each_army_is_nine_disks_and_four_cards(seat: int) -> None:
    battle = Training().battle
    units, cards = ARMIES[("empire", "orc")[seat]]
    disks = [disk for disk in battle.disks if disk.owner == seat]
    assert Counter(disk.unit.id for disk in disks) == units
    assert len(disks) == 9
    assert set(battle.players[seat].hand) == cards
    assert len(battle.players[seat].hand) == 4
    assert [disk.unit.id for disk in disks if disk.unit.hero] == [next(iter(units))]


@proves("wd.setup-training.armies", "wd.components.player-count")
def test_two_players_with_different_armies() -> None:
    swapped = start(training(), {"armies": ["orc", "empire"]})
    assert isinstance(swapped, Battle)
    assert {disk.unit.race for disk in swapped.disks if disk.owner == 0} == {"orc"}
    wrong: list[list[Any]] = [["orc"], ["orc", "orc"], ["orc", "empire", "orc"], ["orc", "chaos"]]
    for armies in wrong:
        with pytest.raises(SetupError):
            start(training(), {"armies": armies})


@proves("wd.setup-training.armies")
@pytest.mark.parametrize("army", ["empire", "orc"])
def test_a_training_army_is_legal_in_training_only(army: str) -> None:
    units, cards = ARMIES[army]
    hero, *others = units
    regiment = {"hero": hero, "units": {unit: units[unit] for unit in others}}
    armies: list[Any] = [{"regiments": [regiment], "cards": sorted(cards)}, {"regiments": ["teclis"]}]
    with pytest.raises(SetupError):
        start(standard(), {"armies": armies, "regiments": 1})


@proves("wd.setup-training.overview")
def test_no_terrain_no_scenario_and_no_reserve() -> None:
    battle = Training().deployed().battle
    assert battle.terrain == []
    assert battle.scenario == ""
    assert [disk for disk in battle.disks if disk.place == RESERVE] == []
    assert {player.objective for player in battle.players} == {"training"}


@proves("wd.setup-training.battlefield")
def test_the_battlefield_is_a_square_of_90_cm() -> None:
    battle = Training().battle
    assert (battle.printed.width, battle.printed.height) == (90_000, 90_000)


@proves("wd.setup-training.initiative")
@pytest.mark.parametrize(("rolls", "order"), [((4, 2), (0, 1)), ((2, 4), (1, 0)), ((1, 6), (1, 0))])
def test_the_higher_roll_is_first_player(rolls: tuple[int, int], order: tuple[int, int]) -> None:
    scene = Training()
    assert scene.battle.pending[0].player == CHANCE
    scene.say(rolls)
    assert scene.battle.initiative == order
    assert (scene.battle.pending[0].kind, scene.battle.pending[0].player) == ("deploy", order[0])


@proves("wd.setup-training.initiative")
def test_equal_rolls_are_rolled_again() -> None:
    scene = Training()
    for _ in range(3):
        scene.say((3, 3))
        assert scene.battle.pending[0].kind == "roll"
    scene.say((1, 5))
    assert scene.battle.first_player() == 1


@proves("wd.setup-training.zones", "wd.components.deployment-card")
def test_each_zone_is_three_cards_in_the_middle_of_an_edge_without_abilities() -> None:
    scene = Training()
    half = 3 * scene.game.pack.card_width // 2
    medium = scene.game.pack.ruler[1]
    south, north = scene.battle.zones
    assert (south.player, south.x0, south.x1, south.y0, south.y1) == (
        0,
        45000 - half,
        45000 + half,
        0,
        medium,
    )
    assert (north.player, north.x0, north.x1) == (1, south.x0, south.x1)
    assert (north.y0, north.y1) == (90000 - medium, 90000)
    assert south.cards == north.cards == ()


@proves("wd.setup-training.deploy-order")
def test_all_nine_disks_of_the_first_player_come_first() -> None:
    scene = Training()
    scene.say((6, 1))
    for i in range(9):
        assert scene.battle.pending[0].player == EMPIRE
        rules = scene.forbids((9, 45000, 87000))
        assert rules is not None
        assert "wd.setup-training.deploy-order" in rules
        scene.say((i, 45000, 7000))
    assert scene.battle.pending[0].player == ORC
    assert len(Training().deployed().battle.on_table()) == 18


@proves("wd.setup-training.deploy-example")
@pytest.mark.parametrize("side", [-1, 1])
def test_a_disk_lies_wholly_inside_the_zone(side: int) -> None:
    scene = Training()
    scene.say((6, 1))
    zone = scene.battle.zones[0]
    disk = scene.battle.disks[0]
    border = int(zone.x1 - disk.r if side > 0 else zone.x0 + disk.r)
    assert scene.forbids((0, border, 7000)) is None
    for answer in (
        (0, border + side, 7000),
        (0, border, int(disk.r) - 1),
        (0, border, int(zone.y1 - disk.r) + 1),
    ):
        rules = scene.forbids(answer)
        assert rules is not None
        assert "wd.setup-training.deploy-example" in rules


@proves("wd.setup-training.simplified-keywords")
def test_the_training_armies_use_six_keywords() -> None:
    words = {keyword.split()[0] for disk in Training().battle.disks for keyword in disk.unit.keywords}
    assert words == {"flying", "impact", "magic", "mobile", "relentless", "scout"}


@proves("wd.keyword.scout", "wd.setup-training.simplified-keywords", "wd.keyword.scout-limits")
def test_wolf_riders_scout_between_deployment_and_the_first_round() -> None:
    scene = Training().deployed()
    wolf = scene.scout()
    assert (scene.battle.phase, scene.battle.round) == ("scouting", 0)
    assert [(asked.kind, asked.player) for asked in scene.battle.pending] == [("scout", ORC)]
    scene.say(("scout", wolf))
    riders = scene.battle.disks[wolf]
    foe = scene.battle.disks[EMPIRE]
    scene.battle.put(foe.at(TABLE, riders.x, riders.y - 7000, foe.z))
    rules = scene.forbids(("flip", int(riders.x), int(riders.y) - 4000))
    assert rules is not None
    assert "wd.keyword.scout-limits" in rules
    for i in range(1, int(riders.unit.movement) + 1):
        scene.say(("flip", int(riders.x), int(riders.y) + (1000 if i % 2 else 0)))
    scene.say(("end",))
    assert not scene.battle.disks[wolf].activated
    assert (scene.battle.phase, scene.battle.round) == ("activation", 1)


@proves("wd.card.empower-hero")
def test_each_training_army_has_one_card_by_which_a_hero_empowers() -> None:
    game = training()
    for army in game.pack.armies.values():
        cards = [game.pack.cards[id] for id in army.cards]
        assert [card.user for card in cards if card.battle == "empower"] == ["hero"]
