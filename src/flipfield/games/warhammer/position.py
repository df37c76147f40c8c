"""A training battle that begins in the middle: a setup may bring the position it starts from."""

from __future__ import annotations

from typing import Final

from flipfield.games.warhammer.battle import ROUNDS, Battle
from flipfield.games.warhammer.pack import FAR, MOST, Pack
from flipfield.games.warhammer.rows import TABLE, Disk
from flipfield.games.warhammer.stats import toughness
from flipfield.geometry.disk import on_field
from flipfield.kernel.game import SetupError
from flipfield.kernel.state import Frame
from flipfield.kernel.value import Json

KEYS: Final = ("round", "initiative", "hands", "disks")
DISK_KEYS: Final = ("unit", "player", "at", "damage", "wounds", "activated", "empowered")
SEATS: Final = 2


def take_up(battle: Battle, pack: Pack, wanted: Json) -> None:
    """Put a battle whose players are seated into a position in which the next cards are to be chosen.

    Disks that it does not name stay in the box.
    """
    data = _table(wanted, "position", KEYS)
    battle.round = _number(data, "round", "position", 1, ROUNDS)
    battle.initiative = _order(data)
    _hands(battle, data.get("hands"))
    rows = data.get("disks")
    if not isinstance(rows, list):
        raise _wrong("position.disks")
    for number, row in enumerate(rows, 1):
        _lay(battle, pack, _table(row, f"position.disks[{number}]", DISK_KEYS), f"position.disks[{number}]")
    for player in battle.players:
        if not battle.army_of(player.seat):
            raise _wrong("position.disks")
    battle.phase = "activation"
    battle.push(Frame("round", (), 1))
    battle.push(Frame("cycle"))


def _order(data: dict[str, Json]) -> tuple[int, ...]:
    """Who is first player (wd.initiative.order)."""
    wanted = data.get("initiative", [0, 1])
    if wanted == [0, 1]:
        return (0, 1)
    if wanted == [1, 0]:
        return (1, 0)
    raise _wrong("position.initiative")


def _hands(battle: Battle, hands: Json) -> None:
    """The cards still in hand; the others of the army lie in the discard."""
    if not isinstance(hands, list) or len(hands) != SEATS:
        raise _wrong("position.hands")
    for seat, hand in enumerate(hands):
        player = battle.players[seat]
        if not isinstance(hand, list) or not hand:
            raise _wrong("position.hands")
        cards = [str(card) for card in hand]
        if len(set(cards)) != len(cards) or not set(cards) <= set(player.deck):
            raise _wrong("position.hands")
        played = [card for card in player.deck if card not in cards]
        battle.players[seat] = player.with_cards(tuple(cards), "", tuple(played))


def _lay(battle: Battle, pack: Pack, row: dict[str, Json], place: str) -> None:
    """Lay a disk of a training army on top of what lies there already."""
    seat = _number(row, "player", place, 0, SEATS - 1)
    army = pack.armies[battle.players[seat].army]
    unit = row.get("unit")
    if not isinstance(unit, str) or unit not in army.units:
        raise _wrong(f"{place}.unit")
    same = [disk for disk in battle.disks if disk.unit.id == unit]
    if len(same) >= army.units[unit]:
        raise _wrong(f"{place}.unit")
    at = row.get("at")
    if not isinstance(at, list) or len(at) != 2:
        raise _wrong(f"{place}.at")
    x, y = at
    if type(x) is not int or type(y) is not int or not 0 <= x <= FAR or not 0 <= y <= FAR:
        raise _wrong(f"{place}.at")
    battle.printed.add(pack.units[unit])
    battle.top += 1
    disk = Disk(
        len(battle.disks),
        battle.printed.units[unit],
        seat,
        seat,
        TABLE,
        x,
        y,
        battle.top,
        _number(row, "damage", place, 0, MOST),
        _number(row, "wounds", place, 0, MOST),
        _flag(row, "activated", place),
        _flag(row, "empowered", place),
    )
    if not on_field(disk, battle.printed.width, battle.printed.height):
        raise _wrong(f"{place}.at")
    if disk.damage >= toughness(disk) or disk.wounds > disk.unit.stamina:
        raise _wrong(f"{place}.damage")
    battle.disks.append(disk)


def _wrong(place: str) -> SetupError:
    return SetupError("position", "bad-position", (("place", place),))


def _table(data: Json, place: str, known: tuple[str, ...]) -> dict[str, Json]:
    if not isinstance(data, dict):
        raise _wrong(place)
    for key in data:
        if key not in known:
            raise _wrong(f"{place}.{key}")
    return data


def _number(data: dict[str, Json], key: str, place: str, least: int, most: int) -> int:
    value = data.get(key, least)
    if type(value) is not int or not least <= value <= most:
        raise _wrong(f"{place}.{key}")
    return value


def _flag(data: dict[str, Json], key: str, place: str) -> bool:
    value = data.get(key, False)
    if not isinstance(value, bool):
        raise _wrong(f"{place}.{key}")
    return value
