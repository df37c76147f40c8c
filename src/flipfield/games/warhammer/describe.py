"""What clients draw: options of a decision, reach maps, the look of the table."""

from __future__ import annotations

from flipfield.games.warhammer.battle import ROUNDS, Battle
from flipfield.games.warhammer.focus import magic_strength
from flipfield.games.warhammer.melee import present
from flipfield.games.warhammer.paths import reach_layers
from flipfield.games.warhammer.rows import TABLE, Activation
from flipfield.games.warhammer.setup import unlimited, windmills
from flipfield.games.warhammer.shot import dice_count
from flipfield.games.warhammer.stats import attack, counter, keywords, movement, toughness
from flipfield.games.warhammer.table import band_name, embattled, engaged_with, pinned_by, pinning
from flipfield.games.warhammer.zones import slots_left
from flipfield.geometry.disk import gap
from flipfield.kernel.value import Json, Value, pair, to_json


def boxes(battle: Battle, seat: int) -> list[Json]:
    found: list[Json] = []
    for zone in battle.zones:
        if zone.player == seat:
            found.append([int(zone.x0), int(zone.y0), int(zone.x1), int(zone.y1)])
    return found


def deploy(battle: Battle, seat: int) -> dict[str, Json]:
    disks = battle.reserve_of(seat)
    left = len(disks) if unlimited(battle, seat) else min(len(disks), slots_left(battle, seat))
    return {"disks": [int(disk.id) for disk in disks], "zones": boxes(battle, seat), "left": left}


def place(battle: Battle, seat: int, disk: int, summoner: int) -> dict[str, Json]:
    ring: list[Json] | None = None
    if summoner >= 0:
        anchor = battle.disks[summoner]
        reach = int(anchor.r) + int(battle.disks[disk].r) + battle.printed.ruler[0]
        ring = [int(anchor.x), int(anchor.y), reach]
    return {
        "disk": disk,
        "zones": boxes(battle, seat) if summoner < 0 else [],
        "ring": ring,
        "terrain": [battle.terrain.index(piece) for piece in windmills(battle, seat)],
        "edge": battle.disks[disk].unit.flank,
    }


def resolve(battle: Battle, answers: list[Value]) -> dict[str, Json]:
    resolution = battle.resolution
    assert resolution is not None
    groups: dict[str, list[Json]] = {"activate": [], "reinforce": [], "battle": []}
    for answer in answers:
        assert isinstance(answer, tuple)
        if answer != ("done",):
            groups[str(answer[0])].append(pair(answer, 1))
    return {
        "card": resolution.card,
        "left": int(resolution.left),
        "activate": groups["activate"],
        "reinforce": groups["reinforce"],
        "battle": groups["battle"],
        "done": ("done",) in answers,
    }


def turn(
    battle: Battle, activation: Activation, flips: bool, shots: list[Value], focus: list[Value], end: str
) -> dict[str, Json]:
    """The options of the active disk, its reach map included."""
    disk = battle.disks[activation.disk]
    return {
        "disk": int(disk.id),
        "scouting": activation.scouting,
        "flips": max(0, int(activation.limit - activation.flips)),
        "limit": int(activation.limit),
        "flip": flips,
        "reach": reach_layers(battle, activation) if flips else [],
        "shoot": [_shot(battle, int(disk.id), shot) for shot in shots],
        "focus": [_focus(battle, int(disk.id), option) for option in focus],
        "end": None if end == "back" else end,
        "back": end == "back",
    }


def _shot(battle: Battle, id: int, shot: Value) -> Json:
    disk, target = battle.disks[id], battle.disks[pair(shot, 2)]
    attack = disk.unit.ranged[pair(shot, 1)]
    return {
        "attack": pair(shot, 1),
        "target": int(target.id),
        "range": band_name(battle, disk, target),
        "gap": round(gap(disk, target)),
        "dice": dice_count(battle, attack, target),
        "strength": int(attack.strength) if attack.strength else "d6",
    }


def _focus(battle: Battle, id: int, option: Value) -> Json:
    assert isinstance(option, tuple)
    target = pair(option, 2)
    strength: Json = magic_strength(battle, battle.disks[id]) if option[1] == "magic" else None
    return {"ability": to_json(option[1]), "target": target, "strength": strength}


def engagement(battle: Battle, options: tuple[Value, ...]) -> dict[str, Json]:
    fights: list[Json] = []
    for option in options:
        assert isinstance(option, int)
        fights.append(to_json(present(battle, battle.fights[option])))
    return {"options": [to_json(option) for option in options], "fights": fights}


def look(battle: Battle) -> dict[str, Json]:
    """What can be worked out about each disk (the same for every viewer)."""
    disks: dict[str, Json] = {}
    for disk in battle.disks:
        disks[str(disk.id)] = {
            "movement": movement(battle, disk),
            "attack": attack(disk),
            "counter": counter(disk),
            "toughness": toughness(disk),
            "keywords": list[Json](keywords(battle, disk)),
            "pins": [int(other.id) for other in pinning(battle, disk)],
            "pinned_by": [int(other.id) for other in pinned_by(battle, disk)],
            "engaged_with": [int(other.id) for other in engaged_with(battle, disk)],
            "embattled": disk.place == TABLE and embattled(battle, disk),
        }
    return {
        "disks": disks,
        "casualties": [battle.casualties_of(player.seat) for player in battle.players],
        "first_player": battle.first_player() if battle.initiative else None,
        "rounds": ROUNDS,
    }
