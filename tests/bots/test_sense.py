"""Small scenes in which there is one sensible thing to do, and the greedy bot does it."""

from __future__ import annotations

from random import Random

from flipfield.bots import Seat, find
from flipfield.games import find as find_game
from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.rows import CASUALTY, TABLE
from flipfield.games.warhammer.table import pinning
from flipfield.kernel.run import advance, apply, start
from flipfield.kernel.state import CHANCE, Frame
from flipfield.kernel.value import Value

GAME = find_game("training")
GREEDY = find("greedy")


def scene(player: int, places: dict[str, tuple[int, int]], damage: dict[str, int] | None = None) -> Battle:
    """A battle at a `resolve` decision of a player, with the named units in their places and nobody else."""
    rng = Random(0)
    state = start(GAME, {})
    while not (state.pending[0].kind == "resolve" and state.pending[0].player == player):
        decision = state.pending[0]
        apply(GAME, state, decision.id, GAME.families[decision.kind].sample(state, decision, rng))
        assert not state.over
    assert isinstance(state, Battle)
    for disk in list(state.disks):
        state.put(disk.at(CASUALTY, 0, 0, 0).with_tokens(0, 0, False, False))
    for name, (x, y) in places.items():
        state.top += 1
        disk = state.disks[number(state, name)].at(TABLE, x * 100, y * 100, state.top)
        state.put(disk.with_tokens((damage or {}).get(name, 0), 0, False, False))
    return state


def number(battle: Battle, name: str) -> int:
    """The first disk of a unit, or its copy with a number, such as `orc-boyz 2`."""
    unit, _, copy = name.partition(" ")
    ids = [int(disk.id) for disk in battle.disks if disk.unit.id == unit]
    return ids[int(copy or 1) - 1]


def choice(battle: Battle) -> Value:
    decision = battle.pending[0]
    return GREEDY.choose(Seat(GAME, battle, decision), Random(1))


def act(battle: Battle, name: str) -> list[Value]:
    """Activate a disk and let the bot play its turn; what it did."""
    decision = battle.pending[0]
    id = number(battle, name)
    if decision.kind == "resolve":
        apply(GAME, battle, decision.id, ("activate", id))
    done: list[Value] = []
    while battle.activation is not None and battle.activation.disk == id and not battle.over:
        decision = battle.pending[0]
        if decision.player == CHANCE:
            apply(GAME, battle, decision.id, ("miss",) * len(decision.spec))
            continue
        answer = choice(battle)
        done.append(answer)
        apply(GAME, battle, decision.id, answer)
    return done


def test_a_shooter_shoots_whom_it_may_kill() -> None:
    battle = scene(
        0,
        {
            "karl-franz": (450, 100),
            "reikland-crossbowmen": (450, 300),
            "grom-the-paunch": (400, 400),
            "boar-boyz": (500, 400),
        },
        {"boar-boyz": 3},
    )
    assert act(battle, "reikland-crossbowmen")[0] == ("shoot", 0, number(battle, "boar-boyz"))


def test_magic_is_cast_on_whom_it_kills() -> None:
    battle = scene(
        0,
        {
            "karl-franz": (450, 60),
            "bright-wizard": (450, 300),
            "grom-the-paunch": (400, 420),
            "wolf-riders": (500, 420),
        },
    )
    assert act(battle, "bright-wizard")[0] == ("focus", "magic", number(battle, "wolf-riders"))


def test_a_fighter_goes_onto_an_enemy_that_it_kills_for_nothing() -> None:
    battle = scene(
        0,
        {
            "karl-franz": (450, 60),
            "marienburg-swordsmen": (450, 300),
            "wolf-riders": (450, 470),
            "grom-the-paunch": (800, 850),
        },
    )
    act(battle, "marienburg-swordsmen")
    swordsmen = battle.disks[number(battle, "marienburg-swordsmen")]
    assert [disk.unit.id for disk in pinning(battle, swordsmen)] == ["wolf-riders"]


def test_the_disk_that_can_strike_is_activated_first() -> None:
    battle = scene(
        0,
        {
            "karl-franz": (100, 60),
            "marienburg-swordsmen": (100, 200),
            "marienburg-swordsmen 2": (450, 300),
            "wolf-riders": (450, 440),
            "grom-the-paunch": (800, 850),
        },
    )
    assert choice(battle) == ("activate", number(battle, "marienburg-swordsmen 2"))


def test_nobody_walks_off_the_battlefield() -> None:
    battle = scene(
        0,
        {"karl-franz": (30, 60), "reikland-crossbowmen": (25, 25), "grom-the-paunch": (150, 150)},
    )
    act(battle, "reikland-crossbowmen")
    disk = battle.disks[number(battle, "reikland-crossbowmen")]
    assert disk.place == TABLE
    assert min(disk.x, disk.y) >= disk.r


def test_a_disk_strikes_the_enemy_that_dies_of_it() -> None:
    battle = scene(
        0,
        {
            "orc-boyz": (480, 450),
            "wolf-riders": (420, 450),
            "karl-franz": (450, 100),
            "grom-the-paunch": (450, 850),
            "marienburg-swordsmen": (450, 450),
        },
        {"wolf-riders": 0},
    )
    battle.resolution = None
    battle.frames = [Frame("round", (), 1)]
    battle.pending = []
    # A swordsman has attack 4: the boyz' toughness is 4, too, but one of them is sturdier now.
    boyz = battle.disks[number(battle, "orc-boyz")]
    battle.put(boyz.with_tokens(0, 0, False, True))
    advance(GAME, battle)
    while battle.pending[0].kind != "strike":
        apply(GAME, battle, battle.pending[0].id, battle.pending[0].spec[0])
    assert battle.pending[0].spec[0] == number(battle, "marienburg-swordsmen")
    assert choice(battle) == number(battle, "wolf-riders")


def test_shooters_stand_behind_fighters_and_nobody_on_another() -> None:
    rng = Random(4)
    state = start(GAME, {})
    while state.pending[0].kind in ("roll", "deploy"):
        decision = state.pending[0]
        family = GAME.families[decision.kind]
        answer = family.sample(state, decision, rng)
        if decision.player != CHANCE:
            answer = GREEDY.choose(Seat(GAME, state, decision), rng)
        apply(GAME, state, decision.id, answer)
    assert isinstance(state, Battle)
    assert not any(state.pinned(disk) for disk in state.disks)
    swords = state.disks[number(state, "marienburg-swordsmen")]
    bows = state.disks[number(state, "reikland-crossbowmen")]
    assert swords.y > bows.y
    assert state.disks[number(state, "orc-boyz")].y < state.disks[number(state, "arrer-boyz")].y
