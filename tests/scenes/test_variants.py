"""Variants of the standard setup: core sets, the special scenario, regiments, battlefields."""

from random import Random

import pytest

from flipfield.games import find
from flipfield.games.warhammer.army import Violation, disks_of, prebuilt
from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.damage import eliminate, remove
from flipfield.games.warhammer.muster import random_setup
from flipfield.games.warhammer.pack import core
from flipfield.games.warhammer.phases import counted, score
from flipfield.games.warhammer.rows import TABLE
from flipfield.games.warhammer.setup import in_enemy_zone
from flipfield.games.warhammer.supply import shortages
from flipfield.games.warhammer.table import controller_of, enemies, engaged_with
from flipfield.kernel.game import SetupError
from flipfield.kernel.run import apply, start
from flipfield.kernel.value import Json
from tests.proves import proves


def set_up(options: dict[str, Json], players: int = 2, until: str = "deploy") -> tuple[Battle, list[str]]:
    """A random setup played until a kind of decision, and the terrain cards that were shuffled."""
    game = find("warhammer")
    rng = Random(5)
    battle = start(game, random_setup(core(), players, 2, rng) | options)
    assert isinstance(battle, Battle)
    shuffled: list[str] = []
    while battle.pending[0].kind != until:
        decision = battle.pending[0]
        if decision.kind == "shuffle" and "gully" in decision.spec:
            shuffled = [str(item) for item in decision.spec]
        apply(game, battle, decision.id, game.families[decision.kind].sample(battle, decision, rng))
    return battle, shuffled


@proves("wd.variant.several-core-sets", "wd.terrain-placement.reveal")
@pytest.mark.parametrize("sets", [1, 2, 3])
def test_the_terrain_cards_of_all_core_sets_are_shuffled_and_four_are_laid_out(sets: int) -> None:
    battle, shuffled = set_up({"sets": sets})
    assert len(shuffled) == 5 * sets
    assert len(set(shuffled)) == 5 * sets
    assert len(battle.terrain) == 4


@proves("wd.variant.several-core-sets", "wd.army.copies")
def test_a_second_core_set_does_not_raise_the_copies_of_a_regiment() -> None:
    four: Json = {"regiments": [{"hero": "grimgor-ironhide", "units": {"orc-boyz": 4}}, "grom"]}
    with pytest.raises(SetupError) as error:
        start(find("warhammer"), {"armies": [four, {"regiments": ["teclis", "tyrion"]}], "sets": 2})
    assert error.value.code == "too-many-copies"


@proves("wd.variant.strongholds")
def test_strongholds_needs_one_core_set_for_each_player() -> None:
    with pytest.raises(SetupError) as error:
        set_up({"special": "strongholds", "sets": 1})
    assert (error.value.key, error.value.code) == ("sets", "sets-for-strongholds")
    with pytest.raises(SetupError):
        set_up({"special": "strongholds", "sets": 2}, players=3)
    battle, _ = set_up({"special": "strongholds", "sets": 2})
    assert [player.objective for player in battle.players] == ["strongholds", "strongholds"]


@proves("wd.variant.special-scenarios")
def test_a_special_scenario_overrides_only_the_steps_that_it_mentions() -> None:
    battle, shuffled = set_up({"special": "strongholds", "sets": 3}, players=3)
    # What it mentions: no scenario card and no draft of terrain, but a stronghold for each player.
    assert battle.scenario == ""
    assert battle.deck == ()
    assert shuffled == []
    assert sorted(piece.id for piece in battle.terrain) == ["watchtower", "watchtower/2", "watchtower/3"]
    # What it does not mention is as in every standard game.
    assert sorted(battle.initiative) == [0, 1, 2]
    assert {zone.player for zone in battle.zones} == {0, 1, 2}
    assert len({player.edge for player in battle.players}) == 3


def test_an_unknown_special_scenario_is_refused() -> None:
    with pytest.raises(SetupError) as error:
        set_up({"special": "castles"})
    assert error.value.code == "unknown-special"


@proves("wd.variant.free-variants", "wd.deployment.reveal-count")
def test_one_regiment_each_lays_out_one_deployment_card_for_each_player() -> None:
    game = find("warhammer")
    rng = Random(1)
    battle = start(game, random_setup(core(), 2, 1, rng))
    assert isinstance(battle, Battle)
    while battle.pending[0].kind != "zone":
        decision = battle.pending[0]
        apply(game, battle, decision.id, game.families[decision.kind].sample(battle, decision, rng))
    assert len(battle.offer) == 2


@proves("wd.army.prebuilt-exhaust-box", "wd.variant.several-core-sets")
def test_a_core_set_holds_what_the_ready_made_regiments_take() -> None:
    pack = core()
    order = prebuilt(pack, ["karl-franz", "luthor-huss", "volkmar", "alarielle", "teclis", "tyrion"])
    destruction = prebuilt(pack, ["azhag", "grimgor", "grom", "archaon", "kairos", "valkia"])
    assert shortages(pack, [order, destruction], 1) == []
    assert shortages(pack, [order, order], 2) == []
    short = shortages(pack, [order, order], 1)
    assert len(short) == len(disks_of(order)) + len(order.cards)
    swordsmen = (("unit", "marienburg-swordsmen"), ("wanted", 6), ("held", 3), ("short", 3))
    assert Violation("wd.army.prebuilt-exhaust-box", "too-few-disks", swordsmen) in short
    rally = (("card", "rally"), ("wanted", 2), ("held", 1), ("short", 1))
    assert Violation("wd.army.prebuilt-exhaust-box", "too-few-cards", rally) in short


@proves("wd.army.prebuilt-exhaust-box", "wd.variant.several-core-sets")
def test_players_may_agree_that_the_core_sets_limit_the_armies() -> None:
    grimgor: Json = {
        "regiments": [{"hero": "grimgor-ironhide", "units": {"orc-boyz": 3}}],
        "cards": ["push", "bait"],
    }
    grom: Json = {
        "regiments": [{"hero": "grom-the-paunch", "units": {"orc-boyz": 1}}],
        "cards": ["push", "stall"],
    }
    setup: dict[str, Json] = {"armies": [grimgor, grom], "regiments": 1}
    start(find("warhammer"), setup)
    start(find("warhammer"), {**setup, "supply": False})
    start(find("warhammer"), {**setup, "supply": True, "sets": 2})
    with pytest.raises(SetupError) as error:
        start(find("warhammer"), {**setup, "supply": True})
    assert (error.value.key, error.value.code) == ("supply", "supply-short")
    assert dict(error.value.facts) == {
        "rule": "wd.army.prebuilt-exhaust-box",
        "sets": 1,
        "missing": (("unit", "orc-boyz", 1), ("card", "push", 1)),
    }


@pytest.mark.parametrize("supply", [1, "yes", None, []])
def test_the_supply_is_agreed_or_not(supply: Json) -> None:
    with pytest.raises(SetupError) as error:
        set_up({"supply": supply})
    assert (error.value.key, error.value.code) == ("supply", "supply-shape")


@proves("wd.setup-standard.army-size")
@pytest.mark.parametrize("regiments", [0, 7, "2", True])
def test_armies_have_one_to_six_regiments(regiments: Json) -> None:
    with pytest.raises(SetupError) as error:
        start(find("warhammer"), {"armies": [], "regiments": regiments})
    assert (error.value.code, dict(error.value.facts)) == ("regiments-range", {"least": 1, "most": 6})


@proves("wd.setup-standard.battlefield", "wd.multiplayer.four-player-corners")
def test_a_battlefield_has_room_for_all_deployment_cards() -> None:
    """Six cards of 89 mm between corners that are clear to more than medium range."""
    setup = random_setup(core(), 4, 6, Random(1))
    least = 6 * 8_900 + 2 * 15_001
    start(find("warhammer"), {**setup, "field": [least, least]})
    with pytest.raises(SetupError) as error:
        start(find("warhammer"), {**setup, "field": [least, least - 1]})
    assert dict(error.value.facts) == {"least": least}


TEAMS: Json = [0, 1, 0, 1]


def fielded(battle: Battle) -> None:
    """Everybody gets the first disk of the army on the battlefield, far from the others."""
    battle.phase = "activation"
    for seat in range(len(battle.players)):
        disk = next(disk for disk in battle.disks if disk.owner == seat)
        battle.put(disk.at(TABLE, 10_000 + 15_000 * seat, 45_000, seat + 1))


@proves("wd.variant.free-variants", "wd.control.enemy", "wd.control.ally")
def test_team_mates_are_no_enemies() -> None:
    battle, _ = set_up({"teams": TEAMS}, players=4)
    fielded(battle)
    first, second, mate, _ = battle.on_table()
    assert enemies(battle, first, second)
    assert not enemies(battle, first, mate)
    battle.put(mate.at(TABLE, first.x + first.r, first.y, 9))
    assert engaged_with(battle, battle.disks[first.id]) == []
    battle.put(second.at(TABLE, first.x - first.r, first.y, 10))
    assert [disk.id for disk in engaged_with(battle, battle.disks[first.id])] == [second.id]
    zone = next(zone for zone in battle.zones if zone.player == 2)
    middle = (zone.x0 + zone.x1) // 2, (zone.y0 + zone.y1) // 2
    assert not in_enemy_zone(battle, first, *middle)
    assert in_enemy_zone(battle, second, *middle)


@proves("wd.variant.free-variants", "wd.victory.points", "wd.elimination.condition")
def test_a_team_wins_together() -> None:
    battle, _ = set_up({"teams": TEAMS}, players=4)
    fielded(battle)
    battle.initiative = (3, 2, 1, 0)
    own, _foe, mate, _ = battle.on_table()
    remove(battle, mate, ())
    eliminate(battle)
    assert battle.players[2].eliminated
    assert not battle.over
    assert counted(battle, 0, "casualties") == 0
    assert counted(battle, 1, "casualties") == battle.casualties_of(2)
    remove(battle, own, ())
    eliminate(battle)
    assert battle.over
    assert battle.winner == 3
    assert find("warhammer").result(battle)["winners"] == [1, 3]


@proves("wd.variant.free-variants", "wd.victory.tie", "wd.control.terrain")
def test_the_points_of_a_team_are_added_up() -> None:
    battle, _ = set_up({"teams": TEAMS}, players=4)
    fielded(battle)
    for player in battle.players:
        battle.players[player.seat] = player.with_objective("training")
    battle.initiative = (0, 1, 2, 3)
    fallen = [disk for disk in battle.disks if disk.owner == 0 and disk.place != TABLE]
    remove(battle, fallen[0], ())
    piece = battle.terrain[0]
    x, y = (piece.shape.x0 + piece.shape.x1) // 2, (piece.shape.y0 + piece.shape.y1) // 2
    own, foe, mate, _ = battle.on_table()
    battle.put(mate.at(TABLE, x, y, 8))
    assert controller_of(battle, piece) == 2
    battle.put(own.at(TABLE, x, y, 9))
    assert controller_of(battle, piece) == 0
    battle.put(foe.at(TABLE, x, y, 10))
    assert controller_of(battle, piece) == -2
    lost = [battle.casualties_of(seat) + len(battle.reserve_of(seat)) for seat in range(4)]
    score(battle)
    assert battle.scores == (lost[1] + lost[3], lost[0] + lost[2]) * 2
    assert (battle.winner in (0, 2)) == (lost[1] + lost[3] >= lost[0] + lost[2])


@proves("wd.victory.points", "wd.elimination.condition")
def test_who_is_eliminated_scores_nothing_for_the_team() -> None:
    """ruling elimination-aftermath; zones of the eliminated are no ground, their casualties still count."""
    battle, _ = set_up({"teams": TEAMS}, players=4)
    fielded(battle)
    for player in battle.players:
        battle.players[player.seat] = player.with_objective(
            "forced-march" if player.seat == 1 else "training"
        )
    first, second, mate, _ = battle.on_table()
    zone = next(zone for zone in battle.zones if zone.player == 2)
    battle.put(second.at(TABLE, (zone.x0 + zone.x1) // 2, (zone.y0 + zone.y1) // 2, 20))
    assert counted(battle, 1, "ground") == 1
    remove(battle, mate, ())
    eliminate(battle)
    assert counted(battle, 1, "ground") == 0
    assert counted(battle, 3, "casualties") == battle.casualties_of(2) > 0
    assert battle.army_of(0) == [first]
    score(battle)
    assert battle.scores[0] > 0
    assert battle.scores[1:3] == (0, 0)
    assert [event.data[0] for event in battle.events if event.name == "score"] == [battle.scores]
    assert find("warhammer").result(battle)["scores"] == list(battle.scores)


def test_the_result_of_a_battle_that_one_survives_gives_the_others_nothing() -> None:
    battle, _ = set_up({}, players=3)
    fielded(battle)
    for player in battle.players:
        battle.players[player.seat] = player.with_objective("training")
    for disk in battle.on_table()[1:]:
        remove(battle, disk, ())
        eliminate(battle)
    assert battle.over
    lost = battle.casualties_of(1) + battle.casualties_of(2)
    assert find("warhammer").result(battle)["scores"] == [lost, 0, 0]


@pytest.mark.parametrize("teams", [[0, 1], [0, 0, 0, 0], ["a", 0, 1, 1], 3, {}, [0, 1, 0, {}]])
def test_teams_that_cannot_be_are_refused(teams: Json) -> None:
    with pytest.raises(SetupError) as error:
        set_up({"teams": teams}, players=4)
    assert (error.value.key, error.value.code) == ("teams", "teams-shape")
