"""Variants of the standard setup: core sets, the special scenario, regiments, battlefields."""

from random import Random

import pytest

from flipfield.games import find
from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.muster import random_setup
from flipfield.games.warhammer.pack import core
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
