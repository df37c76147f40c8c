"""Command cards: secrecy, steps of a cycle, battle abilities and what an activation offers."""

from typing import Any

import pytest

from flipfield.games.warhammer.kinds import STRATEGIES
from flipfield.games.warhammer.pack import core
from tests.proves import proves
from tests.scenes.stage import Stage

CARDS = """
[[card]]
name = "line"
player = "A"
strategy = "steady"
activations = 2
battle = "empower"

[[card]]
name = "wait"
player = "A"
strategy = "slow"
activations = 2

[[card]]
name = "charge"
player = "B"
strategy = "bold"
activations = 2

[[card]]
name = "feint"
player = "B"
strategy = "devious"
activations = 1
"""
SCENE = (
    """
[[disk]]
name = "hero"
player = "A"
at = [200, 200]
diameter = 40
hero = true

[[disk]]
name = "spear"
player = "A"
at = [300, 200]
diameter = 40

[[disk]]
name = "orc"
player = "B"
at = [200, 700]
diameter = 40

[[disk]]
name = "goblin"
player = "B"
at = [300, 700]
diameter = 40
"""
    + CARDS
)
HERO, SPEAR, ORC, GOBLIN = 0, 1, 2, 3
A, B = 0, 1


def seen(stage: Stage, viewer: int, player: int) -> dict[str, Any]:
    """A player's row as another player sees it."""
    view: dict[str, Any] = stage.game.view(stage.battle, viewer)
    row: dict[str, Any] = view["players"][player]
    return row


def revealed(text: str = SCENE) -> Stage:
    """B's bold card is resolved before A's steady one."""
    stage = Stage(text)
    stage.say("command", "line", A)
    stage.say("command", "charge", B)
    return stage


def armed(disk: str, keywords: str = "[]") -> str:
    """The scene with a ranged attack for a disk."""
    attack = 'ranged = [{ dice = 1, range = "siege", strength = 1, type = "physical" }]'
    return SCENE.replace(f'name = "{disk}"', f'name = "{disk}"\nkeywords = {keywords}\n{attack}')


def passes(stage: Stage, disk: int) -> None:
    stage.say("resolve", ("activate", disk))
    stage.say("turn", ("pass",))


@proves("wd.command.choose")
def test_the_chosen_card_is_hidden_until_all_have_chosen() -> None:
    one, other = Stage(SCENE), Stage(SCENE)
    events = one.say("command", "line", A)
    other.say("command", "wait", A)
    assert [event.name for event in events if event.name == "reveal"] == []
    assert one.game.view(one.battle, B) == other.game.view(other.battle, B)
    assert one.game.view(one.battle, A) != other.game.view(other.battle, A)
    events = one.say("command", "charge", B)
    assert sorted(event.data for event in events if event.name == "reveal") == [(A, "line"), (B, "charge")]
    assert seen(one, B, A)["chosen"] == "line"


@proves("wd.command.choose", "wd.command.must-play")
def test_only_a_card_from_the_hand_will_do() -> None:
    stage = Stage(SCENE)
    for answer in ("charge", "", None, ("pass",), ("done",)):
        assert stage.forbids("command", answer, A) is not None
    assert stage.forbids("command", "wait", A) is None
    assert stage.asked() == [("command", A), ("command", B)]


@proves("wd.command.discards-public")
def test_everybody_sees_every_discard_pile_and_nobody_another_hand() -> None:
    stage = Stage(SCENE)
    stage.say("command", "wait", A)
    stage.say("command", "feint", B)
    passes(stage, ORC)
    passes(stage, HERO)
    passes(stage, SPEAR)
    assert stage.asked() == [("command", A), ("command", B)]
    for viewer in (A, B):
        assert seen(stage, viewer, A)["discard"] == ["wait"]
        assert seen(stage, viewer, B)["discard"] == ["feint"]
        assert seen(stage, viewer, viewer)["hand"] is not None
        assert seen(stage, viewer, 1 - viewer)["hand"] is None


@proves("wd.activation.steps", "wd.command.one-card-at-a-time")
def test_a_cycle_is_choosing_resolving_discarding() -> None:
    stage = Stage(SCENE)
    events = stage.say("command", "wait", A) + stage.say("command", "feint", B)
    for disk in (ORC, HERO, SPEAR):
        events += stage.say("resolve", ("activate", disk)) + stage.say("turn", ("pass",))
    course = [
        (event.name, event.data[0])
        for event in events
        if event.name in ("chosen", "reveal", "resolve", "activated", "discard")
    ]
    assert course == [
        ("chosen", A),
        ("chosen", B),
        ("reveal", A),
        ("reveal", B),
        ("resolve", B),
        ("activated", ORC),
        ("resolve", A),
        ("activated", HERO),
        ("activated", SPEAR),
        ("discard", A),
        ("discard", B),
    ]


@proves("wd.command.battle-ability-optional-once")
def test_a_battle_ability_does_not_interrupt_an_activation() -> None:
    """Ruling battle-ability-between: never inside an activation."""
    stage = revealed()
    passes(stage, ORC)
    passes(stage, GOBLIN)
    assert stage.forbids("resolve", ("battle", HERO)) is None
    stage.say("resolve", ("activate", SPEAR))
    for x in (32000, 34000):
        stage.say("turn", ("flip", x, 20000))
        assert stage.asked() == [("turn", A)]
        assert stage.forbids("turn", ("battle", HERO)) is not None
    stage.say("turn", ("end",))
    assert stage.forbids("resolve", ("battle", HERO)) is None


@proves("wd.activation.one-action")
def test_a_plain_disk_is_offered_flips_and_passing() -> None:
    stage = revealed(SCENE.replace("[200, 700]", "[250, 300]"))
    stage.say("resolve", ("activate", ORC))
    decision = stage.open("turn")
    offered = {
        answer[0]
        for answer in stage.game.families["turn"].listed(stage.battle, decision)
        if isinstance(answer, tuple)
    }
    assert offered == {"flip", "pass"}


@proves("wd.activation.one-action")
def test_after_a_flip_a_disk_without_mobile_neither_shoots_nor_focuses() -> None:
    stage = revealed(armed("orc", '["magic 1"]').replace("[200, 700]", "[250, 300]"))
    stage.say("resolve", ("activate", ORC))
    acts = (("shoot", 0, HERO), ("focus", "magic", HERO))
    assert [stage.forbids("turn", act) for act in acts] == [None, None]
    stage.say("turn", ("flip", 25000, 31000))
    for act in acts:
        rules = stage.forbids("turn", act)
        assert rules is not None
        assert "wd.activation.one-action" in rules
    offered = stage.game.families["turn"].listed(stage.battle, stage.open("turn"))
    assert {answer[0] for answer in offered if isinstance(answer, tuple)} == {"flip", "end"}


@proves("wd.activation.one-action", "wd.keyword.mobile")
@pytest.mark.parametrize(("keywords", "next_decision"), [("[]", "resolve"), ('["mobile"]', "turn")])
def test_after_a_shot_only_a_mobile_disk_may_move(keywords: str, next_decision: str) -> None:
    stage = revealed(armed("orc", keywords))
    stage.say("resolve", ("activate", ORC))
    stage.say("turn", ("shoot", 0, HERO))
    stage.say("roll", ("miss",))
    assert stage.asked() == [(next_decision, B)]


@proves("wd.keyword.mobile")
def test_a_shot_after_a_flip_ends_the_move_of_a_mobile_disk() -> None:
    stage = revealed(armed("orc", '["mobile"]'))
    stage.say("resolve", ("activate", ORC))
    stage.say("turn", ("flip", 20000, 69000))
    stage.say("turn", ("shoot", 0, HERO))
    stage.say("roll", ("miss",))
    assert stage.asked() == [("resolve", B)]


@proves("wd.activation.token-after-action", "wd.activation.activated-state")
def test_a_shooter_struck_critically_by_its_own_scatter_gets_one_token() -> None:
    """Ruling critical-on-self."""
    stage = revealed(armed("orc").replace("[300, 700]", "[250, 700]"))
    stage.say("resolve", ("activate", ORC))
    events = stage.say("turn", ("shoot", 0, GOBLIN))
    events += stage.say("roll", ("scatter",))
    events += stage.say("roll", ("critical",))
    assert stage.battle.disks[ORC].damage == 1
    assert [event.data for event in events if event.name == "activated"] == [(ORC,)]


@proves("wd.activation.token-after-action")
def test_a_disk_lost_in_its_own_action_gets_no_token() -> None:
    stage = revealed(SCENE.replace("at = [300, 200]", "at = [10, 200]"))
    passes(stage, ORC)
    passes(stage, GOBLIN)
    events = stage.say("resolve", ("activate", SPEAR)) + stage.say("turn", ("flip", -3000, 20000))
    assert ("casualty", SPEAR) in [(event.name, event.data[0]) for event in events]
    assert [event for event in events if event.name == "activated"] == []
    assert stage.asked() == [("resolve", A)]


@proves("wd.command.strategies", "wd.command.ability-kinds")
def test_every_command_card_has_one_strategy_and_at_most_one_kind_of_ability() -> None:
    cards = core().cards
    assert {card.strategy for card in cards.values()} == set(STRATEGIES)
    assert len(STRATEGIES) == 4
    kinds = {id: (bool(card.passive), bool(card.battle)) for id, card in cards.items()}
    assert (True, True) not in kinds.values()
    assert kinds["waaagh"] == kinds["eager-soldiers"] == (True, False)
    assert kinds["rally"] == kinds["bait"] == (False, True)


@proves("wd.empower.once")
def test_an_empowered_disk_is_no_target_and_carries_one_token() -> None:
    text = SCENE.replace('name = "spear"', 'name = "spear"\nempowered = true')
    stage = revealed(text.replace("[200, 700]", "[200, 300]"))
    passes(stage, ORC)
    passes(stage, GOBLIN)
    stage.say("resolve", ("battle", HERO))
    assert set(stage.open("target").spec) == {HERO, ORC}
    assert stage.forbids("target", SPEAR) is not None
    stage.game.writers["empower"](stage.battle, (SPEAR,))
    assert stage.battle.disks[SPEAR].empowered
    assert stage.battle.events == []


@proves("wd.command.battle-ability-user", "wd.keyword.keywords-and-traits")
def test_a_card_may_name_its_user_by_trait() -> None:
    """A trait does nothing by itself, but an ability may ask for it."""
    text = SCENE.replace('name = "spear"', 'name = "spear"\ntraits = ["daemonic"]').replace(
        'name = "line"\nplayer = "A"\nstrategy = "steady"\nactivations = 2\nbattle = "empower"',
        'card = "nurgles-rot"\nplayer = "A"',
    )
    stage = Stage(text.replace("[200, 700]", "[250, 300]"))
    stage.say("command", "nurgles-rot", A)
    stage.say("command", "feint", B)
    assert stage.forbids("resolve", ("battle", SPEAR)) is None
    assert stage.forbids("resolve", ("battle", HERO)) is not None
