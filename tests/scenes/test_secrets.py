"""What is hidden in a battle stays hidden: in previews, after an elimination, and in a shuffled battle."""

from __future__ import annotations

from random import Random

import pytest

from flipfield.games import find
from flipfield.games.warhammer.battle import Battle
from flipfield.kernel.run import apply, preview, start
from flipfield.kernel.state import Decision
from flipfield.kernel.value import Value
from flipfield.kernel.wire import dumps
from flipfield.lab.setups import Table, setup_for
from tests.proves import proves
from tests.scenes.stage import Stage

STANDARD = find("warhammer")
HIDDEN = ("reveal", "order", "score", "over")
"""Events that come of cards lying face down and of secret objectives."""

THREE = """
[setup]
players = ["A", "B", "C"]

[[disk]]
name = "charger"
player = "A"
at = [300, 300]
diameter = 40
keywords = ["impact 3"]

[[disk]]
name = "last"
player = "B"
at = [340, 300]
diameter = 40
toughness = 1

[[disk]]
name = "far"
player = "C"
at = [800, 800]
diameter = 40

[[card]]
player = "A"
name = "a1"
strategy = "bold"
activations = 1

[[card]]
player = "A"
name = "a2"
strategy = "bold"
activations = 1

[[card]]
player = "B"
name = "b1"
strategy = "steady"
activations = 1

[[card]]
player = "B"
name = "b2"
strategy = "steady"
activations = 1

[[card]]
player = "C"
name = "c1"
strategy = "steady"
activations = 1
"""


def showing(seed: int, kind: str) -> list[tuple[Battle, Decision, Value]]:
    """The open answers of a random battle that bring on an event, each with its battle and decision."""
    rng = Random(seed)
    battle = start(STANDARD, setup_for(STANDARD, rng, Table()))
    found: list[tuple[Battle, Decision, Value]] = []
    while not battle.over:
        decision = rng.choice(battle.pending)
        answer = STANDARD.families[decision.kind].sample(battle, decision, rng)
        before = battle.clone()
        events = apply(STANDARD, battle, decision.id, answer)
        if decision.player >= 0 and not decision.secret and any(event.name == kind for event in events):
            assert isinstance(before, Battle)
            found.append((before, decision, answer))
    return found


@proves("wd.scenario.secrecy", "wd.command.choose")
@pytest.mark.parametrize("kind", ["reveal", "score"])
def test_a_preview_ends_before_what_is_hidden(kind: str) -> None:
    shown = [moment for seed in range(30) for moment in showing(seed, kind)]
    assert shown, "no answer showed anything: choose other seeds"
    for battle, decision, answer in shown:
        told = preview(STANDARD, battle, decision, answer)
        events = told["events"]
        assert isinstance(events, list)
        assert not [event for event in events if isinstance(event, dict) and event["event"] in HIDDEN]
        other = STANDARD.shuffled(battle, decision.player, Random(1))
        assert dumps(preview(STANDARD, other, decision, answer)) == dumps(told)


def test_a_preview_tells_all_that_is_certain() -> None:
    """What an answer really causes begins with what its preview told."""
    for battle, decision, answer in showing(7, "discard"):
        told = preview(STANDARD, battle, decision, answer)["events"]
        assert isinstance(told, list)
        names = [event["event"] for event in told if isinstance(event, dict)]
        events = apply(STANDARD, battle.clone(), decision.id, answer)
        assert names == [event.name for event in events][: len(names)]
        assert "discard" in names


@proves("wd.elimination.condition", "wd.command.choose")
def test_the_hand_of_an_eliminated_player_stays_unseen() -> None:
    """Else one could look at it and take the move back (ruling elimination-aftermath)."""
    stage = Stage(THREE)
    for card, seat in (("a1", 0), ("b1", 1), ("c1", 2)):
        stage.say("command", card, seat)
    while stage.open("resolve").player != 0:
        stage.say("resolve", ("activate", stage.disks["far"]))
        stage.say("turn", ("pass",))
    stage.say("resolve", ("activate", stage.disks["charger"]))
    events = stage.say("turn", ("flip", 33000, 30000))
    assert "eliminated" in [event.name for event in events]
    for viewer in (0, 2):
        assert "b2" not in str(stage.game.view(stage.battle, viewer)["players"])


def hidden(battle: Battle, seat: int) -> dict[str, Value]:
    """What a seat does not see of the others, by what it is."""
    others = [player for player in battle.players if player.seat != seat]
    return {
        "hand": tuple([player.hand for player in others]),
        "cards": tuple([tuple(sorted(player.deck)) for player in others]),
        "objective": tuple([player.objective for player in others]),
        "deck": battle.deck,
        "given": tuple([answer for asked, answer in battle.given if asked.player != seat]),
        "drawn": tuple([asked.spec for asked in battle.pending if asked.secret and asked.player != seat]),
    }


def test_a_shuffled_battle_has_everything_hidden_dealt_anew() -> None:
    changed: set[str] = set()
    for seed in range(4):
        rng = Random(seed)
        state = start(STANDARD, setup_for(STANDARD, rng, Table(players=3)))
        while not state.over:
            decision = rng.choice(state.pending)
            for seat in range(3):
                other = STANDARD.shuffled(state, seat, rng)
                assert isinstance(state, Battle)
                assert isinstance(other, Battle)
                mine, theirs = hidden(state, seat), hidden(other, seat)
                changed |= {name for name in mine if mine[name] != theirs[name]}
                assert other.players[seat].json() == state.players[seat].json()
                assert STANDARD.broken(other) == ""
            apply(
                STANDARD,
                state,
                decision.id,
                STANDARD.families[decision.kind].sample(state, decision, rng),
            )
    assert changed == {"hand", "cards", "objective", "deck", "given", "drawn"}


def test_a_shuffled_battle_has_another_card_face_down() -> None:
    """As when somebody's last card was laid and the others still choose."""
    rng = Random(5)
    state = start(STANDARD, setup_for(STANDARD, rng, Table()))
    while not all(asked.kind == "command" for asked in state.pending):
        decision = state.pending[0]
        answer = STANDARD.families[decision.kind].sample(state, decision, rng)
        apply(STANDARD, state, decision.id, answer)
    assert isinstance(state, Battle)
    player = state.players[1]
    state.pending = [asked for asked in state.pending if asked.player == 0]
    state.players[1] = player.with_cards(player.hand[1:], player.hand[0], player.discard)
    down: set[str] = set()
    for seed in range(5):
        other = STANDARD.shuffled(state, 0, Random(seed))
        assert isinstance(other, Battle)
        assert STANDARD.view(other, 0) == STANDARD.view(state, 0)
        down.add(other.players[1].chosen)
    assert len(down) > 1
