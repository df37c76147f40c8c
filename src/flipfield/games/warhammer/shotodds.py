"""The exact odds of a ranged attack on its target, every die of the first roll counted."""

from __future__ import annotations

from math import comb

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.damage import soften
from flipfield.games.warhammer.kinds import RANGED, SIEGE
from flipfield.games.warhammer.shot import dice_count
from flipfield.games.warhammer.stats import toughness
from flipfield.games.warhammer.table import range_band
from flipfield.kernel.value import Json, Value, pair


def shot_odds(battle: Battle, faces: tuple[str, ...], answer: Value) -> Json:
    """The distribution of damage on the target: ways out of `total`, the chance of a wound and of a token."""
    activation = battle.activation
    assert activation is not None
    disk = battle.disks[activation.disk]
    attack = disk.unit.ranged[pair(answer, 1)]
    target = battle.disks[pair(answer, 2)]
    dice = dice_count(battle, attack, target)
    siege = range_band(battle, disk, target) == SIEGE
    criticals = faces.count("critical")
    striking = faces.count("hit")
    if "chaos hits" in disk.unit.abilities:
        striking += faces.count("chaos")
    good = criticals if siege else criticals + striking
    bad = len(faces) - good
    strengths = [int(attack.strength)] if attack.strength else [1, 2, 3, 4, 5, 6]
    ways: dict[int, int] = {}
    for strength in strengths:
        for hits in range(dice + 1):
            dealt = int(soften(battle, target, hits * strength, attack.type | RANGED))
            ways[dealt] = ways.get(dealt, 0) + comb(dice, hits) * good**hits * bad ** (dice - hits)
    total = len(strengths) * len(faces) ** dice
    need = toughness(target) - int(target.damage)
    calm = (len(faces) - criticals) ** dice
    return {
        "total": total,
        "damage": [[amount, count] for amount, count in sorted(ways.items())],
        "wound": sum([count for amount, count in ways.items() if amount >= need]),
        "token": (len(faces) ** dice - calm) * len(strengths),
    }
