"""Cards and zones that the case language cannot play out, and what every command card has in common."""

import pytest

from flipfield.games.warhammer.damage import standing_pins
from flipfield.games.warhammer.phases import waiting_scouts
from flipfield.games.warhammer.shot import can_shoot
from tests.proves import proves
from tests.scenes.stage import Stage

HEAD = """
title = "scene"
game = "warhammer"
[setup]
ruler = [75, 150, 300]
"""
CARDED = (
    HEAD
    + """
[[card]]
player = "A"
card = "CARD"
[[card]]
player = "B"
name = "hold"
strategy = "slow"
activations = 1
"""
)


def disk(name: str, player: str, at: tuple[int, int], **more: str) -> str:
    rows = "".join(f"{key} = {value}\n" for key, value in more.items())
    return f'[[disk]]\nname = "{name}"\nplayer = "{player}"\nat = [{at[0]}, {at[1]}]\ndiameter = 40\n{rows}'


def in_play(card: str, disks: str) -> Stage:
    """A scene in which the first player's card is being resolved."""
    scene = Stage(CARDED.replace("CARD", card) + disks)
    scene.say("command", card, 0)
    scene.say("command", "hold", 1)
    return scene


EMBATTLED = (
    disk("under", "B", (300, 260), toughness="20")
    + disk("hero", "A", (300, 290), hero="true", toughness="20", attack="5", counter="4")
    + disk("over", "B", (300, 320), toughness="20", attack="3", counter="1")
    + disk("x", "A", (600, 600), toughness="20")
    + disk("y", "B", (610, 600), toughness="20")
)


def fight(scene: Stage, pins: tuple[tuple[int, int], ...]) -> None:
    """Resolve an engagement at once; each disk strikes the only enemy it can."""
    scene.say("bloodshed", pins)
    while scene.battle.pending[0].kind == "strike":
        scene.say("strike", scene.open("strike").spec[1])


@proves("wd.card.blood-for-the-blood-god")
def test_blood_for_the_blood_god_ignores_the_scrum_order() -> None:
    """The hero defends against one enemy and attacks another; either fight may be resolved first."""
    scene = in_play("blood-for-the-blood-god", EMBATTLED)
    hero = scene.disks["hero"]
    scene.say("resolve", ("battle", hero))
    attacking = ((hero, scene.disks["under"]),)
    defending = ((scene.disks["over"], hero),)
    assert set(scene.open("bloodshed").spec) == {attacking, defending}
    elsewhere = ((scene.disks["y"], scene.disks["x"]),)
    assert scene.forbids("bloodshed", elsewhere) == ("wd.card.blood-for-the-blood-god",)
    fight(scene, attacking)
    found = {name: int(scene.battle.disks[id].damage) for name, id in scene.disks.items()}
    assert found == {"under": 5, "hero": 2, "over": 0, "x": 0, "y": 0}
    assert scene.battle.phase == "activation"


@proves("wd.card.blood-for-the-blood-god")
def test_an_engagement_fought_early_is_fought_again() -> None:
    """Ruling blood-god-refight."""
    scene = in_play("blood-for-the-blood-god", EMBATTLED)
    hero = scene.disks["hero"]
    scene.say("resolve", ("battle", hero))
    fight(scene, ((scene.disks["over"], hero),))
    assert [int(scene.battle.disks[scene.disks[name]].damage) for name in ("over", "hero")] == [4, 3]
    assert (scene.disks["over"], hero) in standing_pins(scene.battle)
    while scene.battle.round == 1 and not scene.battle.over and scene.battle.phase == "activation":
        decision = scene.battle.pending[0]
        scene.say(decision.kind, scene.game.families[decision.kind].listed(scene.battle, decision)[-1])
    assert scene.battle.phase == "melee"
    scene.say("border", "melee")
    assert ((scene.disks["over"], hero),) in scene.battle.fights


@proves("wd.card.blood-for-the-blood-god")
def test_a_hero_in_no_engagement_cannot_use_it() -> None:
    alone = disk("hero", "A", (300, 290), hero="true") + disk("orc", "B", (600, 600))
    scene = in_play("blood-for-the-blood-god", alone)
    assert scene.forbids("resolve", ("battle", scene.disks["hero"])) == (
        "wd.command.battle-ability-user",
        "wd.card.blood-for-the-blood-god",
    )


CARDS = [
    ("waaagh", "bold"),
    ("eager-soldiers", "steady"),
    ("bait", "devious"),
    ("approach", "slow"),
    ("entrap", "devious"),
    ("myrmidias-blessing", "bold"),
    ("push", "bold"),
    ("rally", "steady"),
    ("fists-of-mork", "devious"),
    ("strength-of-gork", "steady"),
    ("storm-of-chaos", "bold"),
    ("assault", "bold"),
    ("intimidate", "devious"),
    ("nurgles-rot", "devious"),
    ("blood-for-the-blood-god", "bold"),
    ("stall", "slow"),
    ("speed-of-asuryan", "bold"),
    ("arcane-attack", "steady"),
    ("shield-of-saphery", "steady"),
    ("winds-of-morai-heg", "devious"),
    ("fulminating-cage", "devious"),
    ("inspire", "steady"),
    ("garrison", "slow"),
    ("attack", "steady"),
]


def test_every_card_is_in_the_list() -> None:
    scene = Stage(HEAD + disk("a", "A", (100, 100)) + disk("b", "B", (800, 800)))
    assert {id for id, _ in CARDS} == set(scene.game.pack.cards)
    assert all(scene.game.pack.cards[id].strategy == strategy for id, strategy in CARDS)


@proves("wd.command.activation-value")
@pytest.mark.parametrize("card", [id for id, _ in CARDS])
def test_a_card_activates_as_many_disks_as_it_says(card: str) -> None:
    row = "".join(disk(f"a{i}", "A", (60 + 60 * i, 100)) for i in range(8))
    scene = in_play(card, row + disk("b1", "B", (800, 800)))
    activations = int(scene.game.pack.cards[card].activations)
    for i in range(activations):
        scene.say("resolve", ("activate", scene.disks[f"a{i}"]))
        scene.say("turn", ("pass",))
    assert [d.activated for d in scene.battle.disks].count(True) == activations
    assert scene.battle.resolution is None or scene.battle.resolution.player == 1


GROUND = disk("inn", "A", (200, 100), ranged='[{ dice = 1, range = "medium", strength = 2 }]') + disk(
    "out", "A", (600, 100), ranged='[{ dice = 1, range = "medium", strength = 2 }]'
)


def with_zone(zone: str, disks: str, head: str = HEAD) -> Stage:
    """A scene in which the first player has a zone with an ability in the west of the south edge."""
    zones = '[[zone]]\nplayer = "A"\nedge = "south"\nfrom = 100\nto = 400\n'
    zones += f'card = "{zone}"\n[[zone]]\nplayer = "B"\nedge = "north"\nfrom = 100\nto = 400\n'
    return Stage(head + disks + zones)


@proves("wd.components.deployment-card")
def test_war_engines_shoot_one_band_farther() -> None:
    scene = with_zone(zone="war-engines", disks=GROUND + disk("orc", "B", (400, 350)))
    inn, out, orc = (scene.battle.disks[scene.disks[name]] for name in ("inn", "out", "orc"))
    assert can_shoot(scene.battle, inn, 0, orc)
    assert not can_shoot(scene.battle, out, 0, orc)


@proves("wd.components.deployment-card")
@pytest.mark.parametrize(("round", "hidden"), [(1, True), (2, False)])
def test_a_hidden_path_hides_in_the_first_round(round: int, hidden: bool) -> None:
    bow = disk("bow", "B", (200, 200), ranged='[{ dice = 1, range = "long", strength = 2 }]')
    scene = with_zone(zone="hidden-path", disks=GROUND + bow, head=HEAD + f"round = {round}\n")
    inn, archer = (scene.battle.disks[scene.disks[name]] for name in ("inn", "bow"))
    assert can_shoot(scene.battle, archer, 0, inn) != hidden
    assert can_shoot(scene.battle, inn, 0, archer)


@proves("wd.components.deployment-card", "wd.keyword.scout")
def test_disks_in_a_scout_zone_scout() -> None:
    scene = with_zone(zone="scout", disks=GROUND + disk("b1", "B", (300, 850)))
    scouts = waiting_scouts(scene.battle, 0, ())
    assert [int(scout.id) for scout in scouts] == [scene.disks["inn"]]
    assert waiting_scouts(scene.battle, 0, (scene.disks["inn"],)) == []
    assert waiting_scouts(scene.battle, 1, ()) == []


@proves("wd.unit.steam-tank")
def test_a_steam_tank_is_offered_the_attacks_that_reach() -> None:
    """The target is in medium range: of siege, medium and short attacks two reach."""
    guns = ", ".join(
        f'{{ dice = 1, range = "{band}", strength = 2 }}' for band in ("siege", "medium", "short")
    )
    tank = disk("tank", "A", (200, 200), unit='"steam-tank"', ranged=f"[{guns}]")
    scene = Stage(HEAD + tank + disk("orc", "B", (340, 200)))
    scene.say("referee", ("activate", 0, scene.disks["tank"]))
    options = scene.game.families["turn"].listed(scene.battle, scene.open("turn"))
    shots = [answer[1] for answer in options if isinstance(answer, tuple) and answer[0] == "shoot"]
    assert shots == [0, 1]


@proves("wd.damage.threshold")
def test_a_disk_with_a_toughness_of_nothing_breaks_no_law() -> None:
    """Ruling toughness-nothing: it took its wound and bears no damage."""
    scene = in_play(
        "nurgles-rot",
        disk("daemon", "A", (300, 300), traits='["daemonic"]')
        + disk("orc", "B", (390, 300), toughness="1", stamina="1"),
    )
    scene.say("resolve", ("battle", scene.disks["daemon"]))
    scene.say("target", scene.disks["orc"])
    orc = scene.battle.disks[scene.disks["orc"]]
    assert (orc.wounds, orc.damage) == (1, 0)
    assert not scene.game.broken(scene.battle)
