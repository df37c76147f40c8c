"""The rulebook's example of army building, step by step: the Kairos regiment and its command cards."""

from flipfield.armies.text import read
from flipfield.games.warhammer.army import budget, check, cost, hand_size, spent, unspent
from flipfield.games.warhammer.command import activation_refusal
from flipfield.games.warhammer.pack import core
from tests.proves import proves
from tests.scenes.stage import Stage

PACK = core()
KAIROS = "kairos-fateweaver"


def army(units: str, cards: str = "Eager Soldiers, Intimidate") -> list[str]:
    """The rules that the regiment breaks."""
    return [v.rule for v in check(PACK, read(f"Kairos Fateweaver: {units}\nCards: {cards}").army, 1)]


@proves("wd.army.example-kairos", "wd.army.recruitment-points", "wd.army.small-quota")
def test_the_regiment() -> None:
    assert budget(PACK, KAIROS) == 33
    first = read("Kairos Fateweaver: Bloodthirster, Bloodcrushers").army
    assert (cost(PACK, "bloodthirster"), cost(PACK, "bloodcrushers")) == (15, 10)
    assert (spent(PACK, first.regiments[0]), unspent(PACK, first)) == (25, 8)
    assert army("Bloodthirster, Bloodcrushers") == ["wd.army.small-quota"]
    small = [
        cost(PACK, id)
        for id, unit in PACK.units.items()
        if unit.race == "chaos" and not unit.hero and PACK.tables["unit"][id].values["size"] == "small"
    ]
    assert min(small) == cost(PACK, "kurgan-marauders") == 5
    assert 2 * min(small) > unspent(PACK, first)
    assert army("Bloodthirster, Bloodcrushers, Kurgan Marauders") == ["wd.army.small-quota"]
    assert army("Bloodthirster, Bloodcrushers, 2 Kurgan Marauders") == ["wd.army.recruitment-points"]
    assert army("Bloodthirster, Plaguebearers, 2 Kurgan Marauders") == []
    final = read("Kairos Fateweaver: Bloodthirster, Plaguebearers, 2 Kurgan Marauders").army
    assert (spent(PACK, final.regiments[0]), unspent(PACK, final)) == (33, 0)


@proves("wd.army.example-kairos-cards", "wd.army.command-cards")
def test_the_command_cards() -> None:
    units = "Bloodthirster, Plaguebearers, 2 Kurgan Marauders"
    assert hand_size(PACK, read(f"Kairos Fateweaver: {units}").army) == 2
    assert army(units, "Eager Soldiers") == ["wd.army.command-cards"]
    assert army(units, "Eager Soldiers, Nurgle's Rot") == []
    assert army(units, "Eager Soldiers, Nurgle's Rot, Intimidate") == ["wd.army.command-cards"]
    assert army(units, "Eager Soldiers, Intimidate") == []


SCENE = """
[setup]
ruler = [75, 150, 300]

[[disk]]
name = "kairos"
player = "A"
at = [450, 450]
unit = "kairos-fateweaver"

[[disk]]
name = "orc"
player = "B"
at = [500, 450]
unit = "orc-boyz"

[[disk]]
name = "thirster"
player = "A"
unit = "bloodthirster"

[[card]]
player = "A"
card = "intimidate"
"""


@proves("wd.army.example-kairos-cards", "wd.card.intimidate")
def test_intimidate_frees_kairos_for_his_focus_ability() -> None:
    stage = Stage(SCENE)
    kairos, orc = (stage.disks[name] for name in ("kairos", "orc"))
    stage.say("command", "intimidate")
    pinned = activation_refusal(stage.battle, 0, stage.battle.disks[kairos])
    assert pinned is not None
    stage.say("resolve", ("battle", kairos))
    if stage.asked()[0][0] == "target":
        stage.say("target", orc)
    stage.say("shove", (53700, 45000))
    assert not stage.battle.pinned(stage.battle.disks[kairos])
    stage.say("resolve", ("activate", kairos))
    assert stage.forbids("turn", ("focus", "summon", -1)) is None
