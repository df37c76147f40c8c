"""What scenario cards do: the active one's ability for all players, a dealt one's objective for its own."""

from flipfield.games.warhammer.phases import points
from flipfield.games.warhammer.rows import CASUALTY
from flipfield.games.warhammer.stats import movement
from flipfield.kernel.value import Value
from tests.proves import proves
from tests.scenes.stage import Stage

TABLE = """
title = "scene"
game = "warhammer"
[setup]
ruler = [75, 150, 300]
OBJECTIVES
[[disk]]
name = "a1"
player = "A"
at = [200, 200]
movement = 3
toughness = 20
keywords = ["magic 2"]
ranged = [{ dice = 1, range = "long", strength = 2, type = "physical" }]
[[disk]]
name = "a2"
player = "A"
at = [700, 200]
hero = true
[[disk]]
name = "gun"
player = "A"
at = [500, 60]
movement = "-"
[[disk]]
name = "b1"
player = "B"
at = [265, 200]
movement = 3
toughness = 20
keywords = ["impact 1"]
[[disk]]
name = "b2"
player = "B"
at = [700, 700]
hero = true
[[terrain]]
name = "wood"
keywords = ["cover"]
circle = [700, 200, 50]
"""


CARDS = """
[[card]]
player = "A"
name = "one"
strategy = "bold"
activations = 1
[[card]]
player = "B"
name = "two"
strategy = "slow"
activations = 1
"""


def stage(scenario: str = "", objectives: str = "", more: str = "") -> Stage:
    text = TABLE.replace("OBJECTIVES", f"objectives = {{ {objectives} }}" if objectives else "")
    scene = Stage(text + more)
    scene.battle.scenario = scenario
    return scene


def act(scene: Stage, name: str, *answers: Value) -> None:
    """Let the referee activate a disk and answer for it."""
    disk = scene.battle.disks[scene.disks[name]]
    scene.say("referee", ("activate", int(disk.owner), int(disk.id)))
    for answer in answers:
        kind = scene.battle.pending[0].kind
        scene.say(kind, answer)


def damage(scene: Stage, name: str) -> int:
    return int(scene.battle.disks[scene.disks[name]].damage)


@proves("wd.scenario.active-ability")
def test_on_a_forced_march_every_disk_flips_once_more() -> None:
    for scenario, flips in (("", 3), ("forced march", 4)):
        scene = stage(scenario)
        disks = {name: scene.battle.disks[id] for name, id in scene.disks.items()}
        assert [movement(scene.battle, disks[name]) for name in ("a1", "b1")] == [flips, flips]
        assert movement(scene.battle, disks["gun"]) < 0


@proves("wd.scenario.active-ability")
def test_in_volleys_a_shot_rolls_one_die_more() -> None:
    for scenario, dice in (("", 1), ("volleys", 2)):
        scene = stage(scenario)
        act(scene, "a1", ("shoot", 0, scene.disks["b1"]))
        assert scene.open("roll").spec == ("battle",) * dice


@proves("wd.scenario.active-ability")
def test_bloodlust_gives_impact_to_all_players() -> None:
    for scenario, dealt in (("", (0, 1)), ("bloodlust", (1, 2))):
        scene = stage(scenario)
        act(scene, "a1", ("flip", 23_000, 20_000))
        assert damage(scene, "b1") == dealt[0]
        scene = stage(scenario)
        act(scene, "b1", ("flip", 23_500, 20_000))
        assert damage(scene, "a1") == dealt[1]


@proves("wd.scenario.active-ability")
def test_winds_of_magic_make_magic_stronger() -> None:
    for scenario, dealt in (("", 2), ("winds of magic", 3)):
        scene = stage(scenario)
        act(scene, "a1", ("focus", "magic", scene.disks["b1"]))
        assert damage(scene, "b1") == dealt


@proves("wd.scenario.active-ability")
def test_grim_resolve_empowers_the_heroes_of_all_players_each_round() -> None:
    for scenario, empowered in (("", False), ("grim resolve", True)):
        scene = stage(scenario, more=CARDS)
        while scene.battle.round == 1:
            decision = scene.battle.pending[0]
            answers = scene.game.families[decision.kind].listed(scene.battle, decision)
            scene.say(
                decision.kind, ("pass",) if decision.kind == "turn" else answers[0], int(decision.player)
            )
        found = {name: scene.battle.disks[id].empowered for name, id in scene.disks.items()}
        assert (found["a2"], found["b2"]) == (empowered, empowered)
        assert not found["a1"]
        assert not found["b1"]


@proves("wd.scenario.objectives", "wd.scenario.card-anatomy")
def test_the_ability_of_a_dealt_card_never_works() -> None:
    """Both hold cards whose abilities would change flips and shots; no scenario is active."""
    scene = stage("", 'A = "forced-march", B = "volleys"')
    disk = scene.battle.disks[scene.disks["a1"]]
    assert movement(scene.battle, disk) == 3
    act(scene, "a1", ("shoot", 0, scene.disks["b1"]))
    assert scene.open("roll").spec == ("battle",)


@proves("wd.scenario.active-ability", "wd.scenario.card-anatomy")
def test_the_objective_of_the_active_card_scores_for_nobody() -> None:
    """Active is the card that counts survivors; both players count casualties, and there are none."""
    scene = stage("grim resolve", 'A = "volleys", B = "volleys"')
    assert [points(scene.battle, seat) for seat in (0, 1)] == [0, 0]


@proves("wd.scenario.objectives")
def test_each_objective_counts_what_its_card_says() -> None:
    counted = {
        "volleys": (2, 0),
        "bloodlust": (1, 0),
        "winds-of-magic": (1, 0),
        "grim-resolve": (2, 1),
        "forced-march": (0, 0),
    }
    for card, counts in counted.items():
        scene = stage("", f'A = "{card}", B = "{card}"')
        each = scene.battle.printed.objectives[card][1]
        for name in ("b1", "b2"):
            disk = scene.battle.disks[scene.disks[name]]
            scene.battle.put(disk.at(CASUALTY, disk.x, disk.y, 0))
        spare = scene.battle.disks[scene.disks["b2"]]
        if card == "grim-resolve":
            scene.battle.put(spare.at(1, 70_000, 70_000, 9))
        assert [points(scene.battle, seat) for seat in (0, 1)] == [count * each for count in counts], card


@proves("wd.scenario.objectives")
def test_ground_counts_disks_that_reach_into_an_enemy_zone() -> None:
    scene = stage("", 'A = "forced-march", B = "volleys"')
    assert points(scene.battle, 0) == 0
    disk = scene.battle.disks[scene.disks["a1"]]
    scene.battle.put(disk.at(1, 20_000, 75_000 - 2_000, 9))
    assert points(scene.battle, 0) == 0
    scene.battle.put(disk.at(1, 20_000, 75_000 - 1_999, 9))
    assert points(scene.battle, 0) == scene.battle.printed.objectives["forced-march"][1]


@proves("wd.scenario.objectives")
def test_survivors_count_outside_their_own_zones() -> None:
    scene = stage("", 'A = "grim-resolve", B = "volleys"')
    disk = scene.battle.disks[scene.disks["a1"]]
    scene.battle.put(disk.at(1, 20_000, 15_000 + 2_000, 9))
    outside = points(scene.battle, 0)
    scene.battle.put(disk.at(1, 20_000, 15_000 + 1_999, 9))
    assert points(scene.battle, 0) == outside - 1
    scene.battle.put(disk.at(1, 20_000, 75_000 + 5_000, 9))
    assert points(scene.battle, 0) == outside
