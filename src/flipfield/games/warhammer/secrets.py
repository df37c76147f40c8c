"""What a player may not see: other hands, the card lying face down, other secret answers (ruling secrecy)."""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import i64

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.codec import decode, encode
from flipfield.games.warhammer.kinds import texts
from flipfield.games.warhammer.pack import FACTIONS
from flipfield.kernel.options import below
from flipfield.kernel.state import Decision
from flipfield.kernel.value import Json, Value

OPEN_OBJECTIVES: Final = ("", "training", "strongholds")
"""Objectives that are no secret: none dealt yet, or one that all players share."""


def face_down(battle: Battle) -> bool:
    """Whether chosen cards still lie face down: the choosing is not over (wd.command.choose)."""
    return bool(battle.frames) and battle.frames[-1].op == "cycle" and battle.frames[-1].step <= 1


def view(battle: Battle, seat: i64) -> dict[str, Json]:
    """The battle as a seat sees it. The same for two battles that differ only in what is hidden."""
    data = encode(battle)
    hidden = face_down(battle)
    players: list[Json] = []
    for player in battle.players:
        row = player.json()
        row["hand_count"] = len(player.hand) + (1 if hidden and player.chosen else 0)
        if player.seat != seat:
            row["hand"] = None
            if not player.deck_open:
                row["deck"] = None
            row["objective"] = player.objective if player.objective in OPEN_OBJECTIVES else None
            if hidden:
                row["chosen"] = True if player.chosen or _answered(battle, player.seat) else ""
            if hidden and (player.chosen or _answered(battle, player.seat)):
                row["hand_count"] = len(player.hand) - (0 if player.chosen else 1)
        players.append(row)
    data["players"] = players
    data["given"] = [
        item for item, (asked, _) in zip(_given(data), battle.given, strict=True) if asked.player == seat
    ]
    data["pending"] = [
        item
        for item, asked in zip(_pending(data), battle.pending, strict=True)
        if not asked.secret or asked.player == seat
    ]
    data["waiting"] = [{"player": int(asked.player), "kind": asked.kind} for asked in battle.pending]
    data["deck"] = len(battle.deck)
    data["seat"] = int(seat)
    return data


def _given(data: dict[str, Json]) -> list[Json]:
    items = data["given"]
    assert isinstance(items, list)
    return items


def _pending(data: dict[str, Json]) -> list[Json]:
    items = data["pending"]
    assert isinstance(items, list)
    return items


def _answered(battle: Battle, seat: i64) -> bool:
    """Whether a player has already given a secret answer that waits for the others."""
    return any([asked.player == seat for asked, _ in battle.given])


def determinise(data: dict[str, Json], rng: Random) -> Battle:
    """A whole battle that fits a view: hidden cards are dealt at random from what they can be.

    The open decisions of others are left out and their hidden choice is made for them, so that the seat can
    look ahead from its own decision.
    """
    filled = {key: value for key, value in data.items() if key not in ("waiting", "seat")}
    rows = data["players"]
    assert isinstance(rows, list)
    players: list[Json] = []
    for item in rows:
        assert isinstance(item, dict)
        row = {key: value for key, value in item.items() if key != "hand_count"}
        if row["hand"] is None:
            _fill(row, item, data, rng)
        players.append(row)
    filled["players"] = players
    _fill_scenarios(filled, players, rng)
    battle = decode(filled)
    _choose_for_others(battle, data, rng)
    return battle


def _fill(row: dict[str, Json], seen: dict[str, Json], data: dict[str, Json], rng: Random) -> None:
    """Deal a hidden hand and face-down card, from the deck if it is known, else from all cards that fit."""
    discard, chosen, count = row["discard"], row["chosen"], seen["hand_count"]
    assert isinstance(discard, list) and isinstance(count, int)
    deck = row["deck"] if isinstance(row["deck"], list) else _cards_for(row, data)
    pool = [card for card in deck if card not in discard and card != chosen]
    dealt: list[Json] = []
    while pool and len(dealt) < count + (1 if chosen is True else 0):
        dealt.append(pool.pop(below(rng, len(pool))))
    if row["deck"] is None:
        row["deck"] = [*dealt, *discard] if chosen in (True, "") else [*dealt, *discard, chosen]
    if chosen is True:
        row["chosen"] = dealt.pop()
    row["hand"] = dealt


def _cards_for(row: dict[str, Json], data: dict[str, Json]) -> list[Json]:
    """The command cards that a player's faction may have (wd.card.faction-only)."""
    printed, disks = data["printed"], data["disks"]
    assert isinstance(printed, dict) and isinstance(disks, list)
    units, cards = printed["units"], printed["cards"]
    assert isinstance(units, dict) and isinstance(cards, dict)
    own = [disk for disk in disks if isinstance(disk, dict) and disk["owner"] == row["seat"]]
    factions: list[str] = []
    for disk in own:
        unit = units[str(disk["unit"])]
        assert isinstance(unit, dict)
        factions.append(FACTIONS.get(str(unit["race"]), ""))
    found: list[Json] = []
    for id in sorted(cards):
        card = cards[id]
        assert isinstance(card, dict)
        limits = [
            faction for faction in ("order", "destruction") if f"{faction} only" in texts(card, "keywords")
        ]
        if all([limit in factions for limit in limits]):
            found.append(id)
    return found


def _fill_scenarios(data: dict[str, Json], players: list[Json], rng: Random) -> None:
    """Deal hidden objectives and the rest of the scenario cards from those that nobody has shown."""
    printed, count = data["printed"], data["deck"]
    assert isinstance(printed, dict) and isinstance(count, int)
    known = printed["objectives"]
    assert isinstance(known, dict)
    rows = [row for row in players if isinstance(row, dict)]
    seen = [row["objective"] for row in rows]
    active = str(data["scenario"]).replace(" ", "-")
    drawn = _drawn(data)
    pool = [card for card in known if card not in OPEN_OBJECTIVES and card not in seen and card != active]
    pool = [card for card in pool if card not in drawn]
    dealt: list[Json] = list[Json](drawn)
    while pool and len(dealt) < count:
        dealt.append(pool.pop(below(rng, len(pool))))
    for row in rows:
        if row["objective"] is None:
            row["objective"] = pool.pop(below(rng, len(pool)))
    data["deck"] = dealt


def _drawn(data: dict[str, Json]) -> list[str]:
    """The scenario cards that the viewer has drawn and chooses from."""
    for item in _pending(data):
        assert isinstance(item, list)
        if item[2] == "scenario":
            spec = item[3]
            assert isinstance(spec, list)
            return [str(card) for card in spec]
    return []


def _choose_for_others(battle: Battle, data: dict[str, Json], rng: Random) -> None:
    """Make the hidden command choice of every player who still has to choose."""
    waiting, seat = data["waiting"], data["seat"]
    assert isinstance(waiting, list) and isinstance(seat, int)
    for item in waiting:
        assert isinstance(item, dict)
        other = item["player"]
        assert isinstance(other, int)
        if other == seat or item["kind"] != "command":
            continue
        player = battle.players[other]
        hand = list(player.hand)
        chosen = hand.pop(below(rng, len(hand)))
        battle.players[other] = player.with_cards(tuple(hand), chosen, player.discard)


def shuffled(battle: Battle, seat: i64, rng: Random) -> Battle:
    """The same battle with other hidden things: hands and face-down cards of the others dealt anew."""
    copy = battle.clone()
    hidden = face_down(battle)
    for player in battle.players:
        if player.seat == seat:
            continue
        down = [player.chosen] if hidden and player.chosen else []
        pool = list(player.hand) + down
        dealt: list[str] = []
        while pool:
            dealt.append(pool.pop(below(rng, len(pool))))
        chosen = dealt.pop() if down else player.chosen
        copy.players[player.seat] = player.with_cards(tuple(dealt), chosen, player.discard)
    _shuffle_scenarios(battle, copy, seat, rng)
    copy.pending = [_redealt(copy, asked, seat) for asked in battle.pending]
    copy.given = [
        (asked, answer) if asked.player == seat else _other(copy, asked, rng)
        for asked, answer in battle.given
    ]
    return copy


def _shuffle_scenarios(battle: Battle, copy: Battle, seat: i64, rng: Random) -> None:
    """Exchange the hidden objectives and undrawn scenario cards among each other."""
    own_draw = any([asked.kind == "scenario" and asked.player == seat for asked in battle.pending])
    kept = list(battle.deck[:2]) if own_draw else []
    hidden = [
        player for player in battle.players if player.seat != seat and player.objective not in OPEN_OBJECTIVES
    ]
    pool = [player.objective for player in hidden] + list(battle.deck[len(kept) :])
    for player in hidden:
        objective = pool.pop(below(rng, len(pool)))
        copy.players[player.seat] = copy.players[player.seat].with_objective(objective)
    rest: list[str] = []
    while pool:
        rest.append(pool.pop(below(rng, len(pool))))
    copy.deck = (*kept, *rest)


def _redealt(battle: Battle, asked: Decision, seat: i64) -> Decision:
    if asked.secret and asked.player != seat and asked.kind == "scenario":
        return Decision(asked.id, asked.player, asked.kind, battle.deck[:2], True)
    if asked.secret and asked.player != seat:
        return Decision(asked.id, asked.player, asked.kind, battle.players[asked.player].hand, True)
    return asked


def _other(battle: Battle, asked: Decision, rng: Random) -> tuple[Decision, Value]:
    hand = battle.players[asked.player].hand
    return Decision(asked.id, asked.player, asked.kind, hand, True), hand[below(rng, len(hand))]
