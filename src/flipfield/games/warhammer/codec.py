"""Battles as JSON: `encode` writes everything, `decode` reads it back."""

from __future__ import annotations

from flipfield.games.warhammer.battle import Battle, Printed
from flipfield.games.warhammer.kinds import (
    card_from_json,
    numbers,
    terrain_from_json,
    texts,
    unit_from_json,
    whole,
    zone_from_json,
)
from flipfield.games.warhammer.rows import PLACES, Activation, Disk, Player, Resolution
from flipfield.kernel.value import Json, from_json, to_json
from flipfield.kernel.wire import decode_root, encode_root, number, text


def encode(battle: Battle) -> dict[str, Json]:
    """The whole battle as JSON data."""
    printed = battle.printed
    data = encode_root(battle)
    data["printed"] = {
        "scenario": printed.scenario,
        "field": [int(printed.width), int(printed.height)],
        "ruler": [int(length) for length in printed.ruler],
        "units": {id: unit.json() for id, unit in printed.units.items()},
        "cards": {id: card.json() for id, card in printed.cards.items()},
        "objectives": {id: to_json(objective) for id, objective in printed.objectives.items()},
        "overlay": printed.overlay,
        "teams": to_json(printed.teams),
    }
    data["disks"] = [disk.json() for disk in battle.disks]
    data["players"] = [player.json() for player in battle.players]
    data["terrain"] = [piece.json() for piece in battle.terrain]
    data["zones"] = [zone.json() for zone in battle.zones]
    data["initiative"] = to_json(battle.initiative)
    data["round"] = int(battle.round)
    data["phase"] = battle.phase
    data["scenario"] = battle.scenario
    data["offer"] = to_json(battle.offer)
    data["deck"] = to_json(battle.deck)
    data["top"] = int(battle.top)
    data["queue"] = to_json(battle.queue)
    data["resolution"] = battle.resolution.json() if battle.resolution is not None else None
    data["resolved"] = [resolution.json() for resolution in battle.resolved]
    data["activation"] = battle.activation.json() if battle.activation is not None else None
    data["fights"] = to_json(battle.fights)
    data["winner"] = int(battle.winner)
    data["scores"] = to_json(battle.scores)
    return data


def decode(data: dict[str, Json]) -> Battle:
    """The battle that `encode` wrote."""
    battle = Battle(_printed(data["printed"]))
    decode_root(battle, data)
    battle.disks = [_disk(battle.printed, item) for item in _list(data, "disks")]
    battle.players = [_player(item) for item in _list(data, "players")]
    battle.terrain = [terrain_from_json(item) for item in _list(data, "terrain")]
    battle.zones = [zone_from_json(item) for item in _list(data, "zones")]
    battle.initiative = tuple(numbers(from_json(data["initiative"])))
    battle.round = number(data, "round")
    battle.phase = text(data, "phase")
    battle.scenario = text(data, "scenario")
    battle.offer = texts(data, "offer")
    battle.deck = texts(data, "deck")
    battle.top = number(data, "top")
    battle.queue = tuple(numbers(from_json(data["queue"])))
    battle.resolution = _resolution(data["resolution"]) if data["resolution"] is not None else None
    battle.resolved = tuple([_resolution(item) for item in _list(data, "resolved")])
    battle.activation = _activation(data["activation"])
    battle.fights = tuple([_fight(fight) for fight in _list(data, "fights")])
    battle.winner = number(data, "winner")
    battle.scores = tuple(numbers(from_json(data["scores"])))
    return battle


def _list(data: dict[str, Json], key: str) -> list[Json]:
    items = data[key]
    assert isinstance(items, list)
    return items


def _printed(data: Json) -> Printed:
    assert isinstance(data, dict)
    width, height = numbers(from_json(data["field"]))
    short, medium, long = numbers(from_json(data["ruler"]))
    units, cards = data["units"], data["cards"]
    assert isinstance(units, dict) and isinstance(cards, dict)
    printed = Printed(
        str(data["scenario"]),
        width,
        height,
        (short, medium, long),
        {id: card_from_json(card) for id, card in cards.items()},
        _objectives(data["objectives"]),
        str(data["overlay"]),
        tuple(numbers(from_json(data["teams"]))),
    )
    for unit in units.values():
        printed.add(unit_from_json(unit))
    return printed


def _objectives(data: Json) -> dict[str, tuple[str, int]]:
    assert isinstance(data, dict)
    found: dict[str, tuple[str, int]] = {}
    for id, item in data.items():
        assert isinstance(item, list)
        kind, points = item
        assert isinstance(points, int)
        found[id] = (str(kind), points)
    return found


def _disk(printed: Printed, data: Json) -> Disk:
    assert isinstance(data, dict)
    x, y = numbers(from_json(data["at"]))
    return Disk(
        whole(data, "id"),
        printed.units[str(data["unit"])],
        whole(data, "owner"),
        whole(data, "controller"),
        PLACES.index(str(data["place"])),
        x,
        y,
        whole(data, "z"),
        whole(data, "damage"),
        whole(data, "wounds"),
        bool(data["activated"]),
        bool(data["empowered"]),
        whole(data, "weak"),
    )


def _player(data: Json) -> Player:
    assert isinstance(data, dict)
    return Player(
        whole(data, "seat"),
        str(data["army"]),
        str(data["edge"]),
        texts(data, "deck"),
        bool(data["deck_open"]),
        texts(data, "hand"),
        str(data["chosen"]),
        texts(data, "discard"),
        str(data["objective"]),
        whole(data, "lost"),
        bool(data["eliminated"]),
    )


def _resolution(data: Json) -> Resolution:
    assert isinstance(data, dict)
    return Resolution(
        whole(data, "player"),
        str(data["card"]),
        whole(data, "left"),
        bool(data["used"]),
        whole(data, "claimed"),
        tuple(numbers(from_json(data["activated"]))),
    )


def _activation(data: Json) -> Activation | None:
    if data is None:
        return None
    assert isinstance(data, dict)
    x, y = numbers(from_json(data["from"]))
    return Activation(
        whole(data, "disk"),
        bool(data["scouting"]),
        whole(data, "flips"),
        whole(data, "limit"),
        whole(data, "stopped"),
        bool(data["ran"]),
        bool(data["acted"]),
        tuple(numbers(from_json(data["held"]))),
        x,
        y,
    )


def _fight(data: Json) -> tuple[tuple[int, int], ...]:
    assert isinstance(data, list)
    pins: list[tuple[int, int]] = []
    for item in data:
        attacker, defender = numbers(from_json(item))
        pins.append((attacker, defender))
    return tuple(pins)
