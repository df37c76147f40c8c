"""The order in which revealed command cards are resolved, for all plays of two to four players."""

from itertools import product

import pytest

from flipfield.games.warhammer.command import resolution_order
from flipfield.games.warhammer.kinds import STRATEGIES
from tests.proves import proves

PRECEDES = {("bold", "steady"), ("steady", "devious"), ("devious", "bold")}


def plays(players: int) -> list[tuple[str, ...]]:
    return list(product(STRATEGIES, repeat=players))


def order(play: tuple[str, ...]) -> list[int]:
    """The order for players who sit in initiative order."""
    return resolution_order(list(range(len(play))), dict(enumerate(play)))


@proves(
    "wd.command.strategies", "wd.command.strategy-cycle", "wd.command.strategy-tie", "wd.command.slow-last"
)
@pytest.mark.parametrize("play", plays(2), ids="-".join)
def test_two_cards(play: tuple[str, ...]) -> None:
    first, second = play
    later = first != second and (first == "slow" or (second, first) in PRECEDES)
    assert order(play) == ([1, 0] if later else [0, 1])


@proves("wd.command.slow-last", "wd.command.strategy-tie", "wd.multiplayer.command-order")
@pytest.mark.parametrize("players", [3, 4])
def test_slow_cards_come_last_and_equal_cards_by_initiative(players: int) -> None:
    for play in plays(players):
        found = order(play)
        assert sorted(found) == list(range(players))
        for i, earlier in enumerate(found):
            for later in found[i + 1 :]:
                assert play[earlier] != "slow" or play[later] == "slow", play
                assert play[earlier] != play[later] or earlier < later, play


@proves("wd.multiplayer.command-order")
@pytest.mark.parametrize("players", [3, 4])
def test_every_card_is_compared_with_the_first_players(players: int) -> None:
    for play in plays(players):
        if play[0] == "slow":
            continue
        found = order(play)
        for seat in range(1, players):
            before = found.index(seat) < found.index(0)
            assert before == ((play[seat], play[0]) in PRECEDES), play


@proves("wd.multiplayer.first-player-slow")
@pytest.mark.parametrize("players", [3, 4])
def test_behind_a_slow_first_player_the_others_compare_their_own_cards(players: int) -> None:
    for play in plays(players):
        others = [seat for seat in range(1, players) if play[seat] != "slow"]
        if play[0] != "slow" or len({play[seat] for seat in others}) > 2:
            continue
        found = order(play)
        for a, b in product(others, repeat=2):
            if (play[a], play[b]) in PRECEDES:
                assert found.index(a) < found.index(b), play


@proves("wd.multiplayer.loop")
@pytest.mark.parametrize(
    "loop", [play for play in plays(3) if set(play) == {"bold", "steady", "devious"}], ids="-".join
)
def test_a_loop_goes_by_initiative(loop: tuple[str, ...]) -> None:
    assert order(("slow", *loop)) == [1, 2, 3, 0]


@proves("wd.multiplayer.first-player-without-card")
def test_without_a_card_of_the_first_player_the_next_one_is_the_measure() -> None:
    assert resolution_order([0, 1, 2, 3], {1: "bold", 2: "steady", 3: "devious"}) == [3, 1, 2]
    assert resolution_order([0, 1, 2, 3], {1: "slow", 2: "bold", 3: "devious"}) == [3, 2, 1]
    assert resolution_order([3, 2, 1, 0], {0: "steady", 1: "devious", 2: "bold"}) == [1, 2, 0]


@proves("wd.initiative.order")
def test_initiative_is_not_the_order_of_seats() -> None:
    assert resolution_order([2, 0, 1], {0: "bold", 1: "bold", 2: "bold"}) == [2, 0, 1]
