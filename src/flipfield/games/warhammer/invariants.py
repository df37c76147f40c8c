"""What must be true of a battle at every decision."""

from __future__ import annotations

from flipfield.games.warhammer.battle import PHASES, Battle
from flipfield.games.warhammer.rows import AIR, TABLE
from flipfield.games.warhammer.stats import toughness
from flipfield.geometry.disk import on_field


def broken(battle: Battle) -> str:
    """The first broken invariant, or an empty string."""
    heights: list[int] = []
    for index, disk in enumerate(battle.disks):
        if disk.id != index:
            return f"disk {index} carries the id {disk.id}"
        if disk.place not in (TABLE, AIR):
            if disk.damage or disk.activated or disk.empowered:
                return f"disk {index} is off the table with tokens"
            continue
        if disk.place == TABLE:
            heights.append(int(disk.z))
        if disk.damage >= max(1, toughness(disk)):  # ruling toughness-nothing
            return f"disk {index} bears {disk.damage} damage with toughness {toughness(disk)}"
        if disk.wounds > disk.unit.stamina:
            return f"disk {index} bears {disk.wounds} wounds with stamina {disk.unit.stamina}"
        if not on_field(disk, battle.printed.width, battle.printed.height):
            return f"disk {index} lies off the battlefield"
        if disk.place == AIR and (battle.activation is None or battle.activation.disk != disk.id):
            return f"disk {index} is in the air without being active"
    if len(set(heights)) != len(heights) or (heights and max(heights) > battle.top):
        return "two disks lie at the same height"
    return _cards(battle) or _course(battle)


def _cards(battle: Battle) -> str:
    for player in battle.players:
        held = [*player.hand, *player.discard, *([player.chosen] if player.chosen else [])]
        if not player.eliminated and sorted(held) != sorted(player.deck):
            return f"player {player.seat} holds {held}, not the deck"
    return ""


def _course(battle: Battle) -> str:
    if battle.phase not in PHASES:
        return f"no phase is called {battle.phase}"
    if battle.over != (battle.phase == "over"):
        return "over and not over"
    if battle.resolved and battle.phase != "activation":
        return "a card works on after it was discarded"
    if not battle.over and not battle.pending:
        return "nobody is asked"
    if battle.phase in ("scouting", "activation", "melee") and not battle.over:
        for player in battle.players:
            if not player.eliminated and not battle.army_of(player.seat):
                return f"player {player.seat} has no disk and is not eliminated"
    return ""
