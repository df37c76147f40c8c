"""The melee phase decision by decision: who orders, who chooses when, what one engagement is."""

from itertools import pairwise
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from flipfield.games.warhammer.damage import standing_pins
from flipfield.games.warhammer.melee import Fight, engagements, ready
from flipfield.games.warhammer.rows import CASUALTY
from tests.proves import proves
from tests.scenes.stage import Stage

CASES = Path(__file__).parents[1] / "cases" / "warhammer"
A, B, C = 0, 1, 2


def disk(name: str, player: str, x: int, y: int = 400, more: str = "toughness = 9") -> str:
    return f'[[disk]]\nname = "{name}"\nplayer = "{player}"\nat = [{x}, {y}]\ndiameter = 40\n{more}\n'


def melee(players: list[str], *disks: str) -> Stage:
    """A scene at the start of its melee phase."""
    stage = Stage(f"[setup]\nplayers = {players}\nphase = 'melee'\n" + "".join(disks))
    stage.say("referee", ("melee", stage.battle.first_player()))
    return stage


SQUARE = (disk("teclis", "A", 400), disk("mage", "A", 460), disk("wolf", "B", 430), disk("troll", "B", 370))


def choosers(stage: Stage) -> list[int]:
    """Which disks name their victims, in order, in the first engagement."""
    stage.say("engagement", 0)
    found: list[int] = []
    while stage.battle.pending[0].kind == "strike":
        spec = stage.open("strike").spec
        assert isinstance(spec[0], int)
        found.append(spec[0])
        stage.say("strike", spec[1])
    return found


@proves("wd.melee.choice-order")
def test_with_two_players_the_attackers_choose_first() -> None:
    for players in (["A", "B"], ["B", "A"]):
        stage = melee(players, *SQUARE)
        names = stage.disks
        found = choosers(stage)
        assert set(found[:2]) == {names["wolf"], names["troll"]}
        assert set(found[2:]) == {names["teclis"], names["mage"]}


@proves("wd.melee.choice-order")
def test_victims_are_named_openly_and_once_before_any_blow() -> None:
    """Ruling melee-target-declaration: slow and swift disks declare with the others."""
    stage = melee(
        ["A", "B"],
        disk("low", "B", 430, more='toughness = 9\nkeywords = ["slow counter"]'),
        disk("left", "A", 400, more='toughness = 9\nkeywords = ["swift attack"]'),
        disk("right", "A", 460, more='toughness = 9\nkeywords = ["slow attack"]'),
    )
    stage.say("engagement", 0)
    for name in ("left", "right"):
        assert stage.open("strike", A).spec == (stage.disks[name], stage.disks["low"])
        assert stage.say("strike", stage.disks["low"], A) == []
    assert stage.open("strike", B).spec == (stage.disks["low"], stage.disks["left"], stage.disks["right"])
    events = stage.say("strike", stage.disks["right"], B)
    strikes = [event.data[:2] for event in events if event.name == "strike"]
    low, left, right = (stage.disks[name] for name in ("low", "left", "right"))
    assert strikes[0] == (left, low)
    assert set(strikes[1:]) == {(right, low), (low, right)}


@proves("wd.multiplayer.joint-engagements", "wd.multiplayer.precedence", "wd.melee.choice-order")
def test_with_three_players_initiative_decides_who_chooses_first() -> None:
    """Ruling multiplayer-choice-order: even defenders before attackers."""
    disks = (disk("target", "A", 430), disk("b1", "B", 400), disk("c1", "C", 460))
    for players in (["A", "B", "C"], ["C", "A", "B"], ["B", "C", "A"]):
        stage = melee(players, *disks)
        owners = [stage.battle.disks[id].controller for id in choosers(stage)]
        assert owners == list(stage.battle.initiative)


@proves("wd.multiplayer.joint-engagements")
def test_a_player_with_both_roles_declares_attackers_first() -> None:
    stage = melee(
        ["A", "B", "C"],
        disk("a-low", "A", 400),
        disk("b-low", "B", 460),
        disk("c-top", "C", 430),
        disk("a-top", "A", 490),
    )
    names = stage.disks
    assert choosers(stage) == [names["a-top"], names["a-low"], names["b-low"], names["c-top"]]


@proves("wd.melee.order-first-player", "wd.scrum.definition")
def test_the_first_player_picks_among_unconnected_engagements() -> None:
    pairs = (disk("b1", "B", 100), disk("c1", "C", 125), disk("c2", "C", 300), disk("b2", "B", 325))
    for first in (0, 1):
        stage = melee(["A", "B", "C"], disk("camp", "A", 800), *pairs)
        assert stage.asked() == [("engagement", A)]
        assert list(stage.open("engagement").spec) == [0, 1]
        events = stage.say("engagement", first)
        fight = next(event.data[0] for event in events if event.name == "fight")
        names = stage.disks
        assert fight in (((names["c1"], names["b1"]),), ((names["b2"], names["c2"]),))
        stage.say("strike", stage.open("strike").spec[1])
        stage.say("strike", stage.open("strike").spec[1])
        assert list(stage.open("engagement").spec) == [0]


@proves("wd.scrum.example", "wd.scrum.embattled-defends-first", "wd.wound.stamina", "wd.damage.tokens")
def test_the_scrum_of_the_rulebook_engagement_by_engagement() -> None:
    text = (CASES / "spearmen-troll-teclis-scrum.toml").read_text("utf-8")
    stage = Stage(text[: text.index("[[step]]")])
    stage.say("referee", ("melee", B))
    troll, spear, teclis = (stage.disks[name] for name in ("troll", "spear", "teclis"))
    wolf, mage = stage.disks["wolf"], stage.disks["mage"]
    assert len(stage.battle.fights) == 2
    (index,) = stage.open("engagement").spec
    stage.say("engagement", index)
    stage.say("strike", troll)
    stage.say("strike", spear)
    state = stage.battle.disks[troll]
    assert (state.damage, state.wounds) == (3, 0)
    assert stage.battle.disks[spear].place == CASUALTY
    stage.say("engagement", 0)
    victims = {wolf: mage, troll: teclis, mage: wolf, teclis: troll}
    for _ in victims:
        striker = stage.open("strike").spec[0]
        assert isinstance(striker, int)
        stage.say("strike", victims[striker])
    state = stage.battle.disks[troll]
    assert (state.damage, state.wounds) == (0, 1)
    gone = [
        disk.place == CASUALTY
        for disk in (stage.battle.disks[id] for id in (spear, wolf, mage, teclis, troll))
    ]
    assert gone == [True, True, True, False, False]
    assert stage.battle.disks[teclis].wounds == 1


BOARD = st.lists(
    st.tuples(st.sampled_from("AB"), st.integers(300, 420), st.integers(300, 420)), min_size=2, max_size=9
)


@proves("wd.scrum.two-player-sides", "wd.scrum.engagement-extent", "wd.scrum.no-double-role")
@given(BOARD)
def test_in_a_two_player_game_each_engagement_has_two_sides(board: list[tuple[str, int, int]]) -> None:
    stage = Stage(
        "[setup]\nphase = 'melee'\n"
        + "".join(disk(f"d{i}", player, x, y) for i, (player, x, y) in enumerate(board))
    )
    battle = stage.battle
    pins = standing_pins(battle)
    fights = engagements(pins)
    assert sorted(pin for fight in fights for pin in fight) == sorted(pins)
    for fight in fights:
        attackers = {attacker for attacker, _ in fight}
        defenders = {defender for _, defender in fight}
        assert not attackers & defenders
        assert len({battle.disks[id].controller for id in attackers}) == 1
        assert len({battle.disks[id].controller for id in defenders}) == 1
    for one, other in ((f, g) for i, f in enumerate(fights) for g in fights[i + 1 :]):
        assert not {pin[0] for pin in one} & {pin[0] for pin in other}
        assert not {pin[1] for pin in one} & {pin[1] for pin in other}


@proves("wd.scrum.several-embattled", "wd.scrum.embattled-defends-first")
def test_engagements_in_a_circle_may_begin_and_what_waits_for_them_may_not() -> None:
    """Ruling scrum-cycle, with three engagements that wait for each other and two more below."""
    circle: list[Fight] = [((1, 2),), ((2, 3),), ((3, 1),)]
    assert ready([*circle, ((1, 4),), ((4, 5),)]) == [0, 1, 2]
    assert ready([((4, 5),), ((1, 4),)]) == [1]


@proves("wd.scrum.several-embattled")
def test_a_stack_of_six_is_fought_from_the_top() -> None:
    names = "uvwxyz"
    stage = melee(
        ["A", "B"],
        *[disk(name, "AB"[i % 2], 200 + 30 * i, more="toughness = 20") for i, name in enumerate(names)],
    )
    fought: list[tuple[int, int]] = []
    while stage.battle.pending[0].kind == "engagement":
        (index,) = stage.open("engagement").spec
        events = stage.say("engagement", index)
        fight = next(event.data[0] for event in events if event.name == "fight")
        assert isinstance(fight, tuple)
        (pin,) = fight
        assert isinstance(pin, tuple)
        fought.append((int(str(pin[0])), int(str(pin[1]))))
        for _ in range(2):
            stage.say("strike", stage.open("strike").spec[1])
    assert fought == [(high, low) for low, high in reversed(list(pairwise(range(6))))]
