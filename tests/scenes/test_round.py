"""The course of a whole game in which nobody attacks."""

from functools import cache
from random import Random

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.game import Warhammer, training
from flipfield.kernel.run import apply, start
from flipfield.kernel.state import Event
from flipfield.kernel.value import Value
from tests.proves import proves


def peaceful(game: Warhammer, battle: Battle, rng: Random) -> Value:
    """An answer that harms nobody: cards are played and disks pass."""
    decision = battle.pending[0]
    if decision.kind == "roll":
        return (2, 5)
    if decision.kind == "scout":
        return ("done",)
    if decision.kind == "turn":
        return ("pass",)
    family = game.families[decision.kind]
    if decision.kind == "resolve":
        activations = [("activate", int(disk.id)) for disk in battle.army_of(decision.player)]
        legal = [answer for answer in activations if family.refusal(battle, decision, answer) is None]
        return legal[0] if legal else ("done",)
    return family.sample(battle, decision, rng)


@cache
def whole_game() -> tuple[Battle, list[Event]]:
    """The battle at its end, and all that happened."""
    game, rng, events = training(), Random(1), list[Event]()
    battle = start(game, {})
    assert isinstance(battle, Battle)
    while not battle.over:
        events += apply(game, battle, int(battle.pending[0].id), peaceful(game, battle, rng))
        assert len(events) < 5000
    return battle, events


def rounds() -> list[list[Event]]:
    """The events of each round."""
    found: list[list[Event]] = []
    for event in whole_game()[1]:
        if event.name == "round":
            found.append([])
        if found:
            found[-1].append(event)
    return found


@proves("wd.activation.round-structure", "wd.victory.five-rounds", "wd.end-phase.next-round")
def test_five_rounds_of_activation_melee_and_end() -> None:
    assert [course[0].data[0] for course in rounds()] == [1, 2, 3, 4, 5]
    for course in rounds():
        phases = [event.data[0] for event in course if event.name == "phase"]
        assert phases == ["activation", "melee", "end"]


@proves("wd.activation.steps")
def test_in_each_cycle_everybody_with_cards_plays_one() -> None:
    for course in rounds():
        hands = [4, 4]
        names = ("chosen", "reveal", "resolve", "discard")
        steps = [(event.name, event.data[0]) for event in course if event.name in names]
        while steps:
            playing = [seat for seat in (0, 1) if hands[seat]]
            cycle, steps = steps[: 4 * len(playing)], steps[4 * len(playing) :]
            assert [name for name, _ in cycle] == [name for name in names for _ in playing]
            for name in names:
                assert sorted(str(seat) for step, seat in cycle if step == name) == [str(s) for s in playing]
            for seat in playing:
                hands[seat] -= 1


@proves("wd.activation.end-condition")
def test_each_activation_phase_lasts_until_all_are_activated_or_pinned_or_the_cards_are_played() -> None:
    battle, _ = whole_game()
    for course in rounds():
        tokens = len([event for event in course if event.name == "activated"])
        played = len([event for event in course if event.name == "discard"])
        buried = len([disk for disk in battle.disks if battle.pinned(disk)])
        assert tokens == 18 - buried or played == 8


@proves("wd.initiative.fixed", "wd.initiative.order", "wd.victory.tie")
def test_the_first_player_stays_first_and_wins_the_tie() -> None:
    battle, _ = whole_game()
    assert battle.initiative == (1, 0)
    assert battle.first_player() == 1
    assert battle.scores == (0, 0)
    assert battle.winner == 1


@proves("wd.setup-training.deploy-order")
def test_the_first_player_placed_nine_disks_before_the_other_placed_any() -> None:
    battle, events = whole_game()
    seats = [battle.disks[int(str(event.data[0]))].owner for event in events if event.name == "deploy"]
    assert seats == [1] * 9 + [0] * 9


@proves("wd.end-phase.positions-stay")
def test_nothing_moves_that_is_not_moved() -> None:
    battle, events = whole_game()
    places = {event.data[0]: event.data[1:] for event in events if event.name == "deploy"}
    assert {int(disk.id): (disk.x, disk.y) for disk in battle.disks} == places
