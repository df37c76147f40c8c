"""What a player may not see: other hands, the card lying face down, other secret answers (ruling secrecy)."""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import i64

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.codec import decode, encode
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
    rows, seat, count = data["players"], data["seat"], data["deck"]
    assert isinstance(rows, list) and isinstance(seat, int) and isinstance(count, int)
    blanks: list[Json] = [_blank(row) for row in rows]
    battle = decode({**data, "players": blanks, "deck": []})
    aims: list[int] = []
    for number, row in enumerate(rows):
        assert isinstance(row, dict)
        if row["hand"] is None:
            cards = row["hand_count"]
            assert isinstance(cards, int)
            _deal(battle, number, cards, row["chosen"] is True, rng)
        if row["objective"] is None:
            aims.append(number)
    _deal_scenarios(battle, seat, aims, count, rng)
    _choose_for_others(battle, data, rng)
    return battle


def _blank(row: Json) -> Json:
    """A player's row of a view with nothing where something is hidden."""
    assert isinstance(row, dict)
    blank = {key: value for key, value in row.items() if key != "hand_count"}
    for key, nothing in (("hand", list[Json]()), ("deck", list[Json]()), ("objective", "")):
        if row[key] is None:
            blank[key] = nothing
    if row["chosen"] is True:
        blank["chosen"] = ""
    return blank


def _deal(battle: Battle, seat: i64, count: int, down: bool, rng: Random) -> None:
    """Deal a hand and perhaps a card face down: from the deck if all know it, else from all that fit."""
    player = battle.players[seat]
    chosen = "" if down else player.chosen
    lying = [*player.discard, *([chosen] if chosen else [])]
    able = list(player.deck) if player.deck_open else _cards_for(battle, seat)
    dealt = _drawn([card for card in able if card not in lying], count + (1 if down else 0), rng)
    deck = player.deck if player.deck_open else (*dealt, *lying)
    if down:
        chosen = dealt.pop()
    battle.players[seat] = player.with_cards(tuple(dealt), chosen, player.discard).with_deck(deck)


def _drawn(pool: list[str], count: int, rng: Random) -> list[str]:
    """So many cards of a pool, which loses them."""
    found: list[str] = []
    while pool and len(found) < count:
        found.append(pool.pop(below(rng, len(pool))))
    return found


def _cards_for(battle: Battle, seat: i64) -> list[str]:
    """The command cards that a player's faction may have (wd.card.faction-only)."""
    factions = [FACTIONS.get(disk.unit.race, "") for disk in battle.disks if disk.owner == seat]
    found: list[str] = []
    for id, card in sorted(battle.printed.cards.items()):
        limits = [faction for faction in ("order", "destruction") if f"{faction} only" in card.keywords]
        if all([limit in factions for limit in limits]):
            found.append(id)
    return found


def _deal_scenarios(battle: Battle, seat: i64, aims: list[int], count: int, rng: Random) -> None:
    """Deal hidden objectives to the seats `aims` and so many cards to the deck, from those that nobody has
    shown; the two that the viewer has drawn to choose from stay on top.
    """
    seen = [player.objective for player in battle.players if int(player.seat) not in aims]
    kept: list[str] = []
    for asked in battle.pending:
        if asked.kind == "scenario" and asked.player == seat:
            kept = [str(card) for card in asked.spec]
    known = [*OPEN_OBJECTIVES, *seen, *kept, battle.scenario.replace(" ", "-")]
    pool = [card for card in sorted(battle.printed.objectives) if card not in known]
    for number in aims:
        battle.players[number] = battle.players[number].with_objective(_drawn(pool, 1, rng)[0])
    battle.deck = (*kept, *_drawn(pool, count - len(kept), rng))


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
    """The same battle with all that is hidden from a seat dealt anew: hands, decks and face-down cards of the
    others, their objectives, the scenario cards, their secret answers.
    """
    copy = battle.clone()
    hidden = face_down(battle)
    aims: list[int] = []
    for player in battle.players:
        if player.seat != seat:
            _deal(copy, player.seat, len(player.hand), hidden and bool(player.chosen), rng)
            if player.objective not in OPEN_OBJECTIVES:
                aims.append(int(player.seat))
    _deal_scenarios(copy, seat, aims, len(battle.deck), rng)
    copy.pending = [_redealt(copy, asked, seat) for asked in battle.pending]
    copy.given = [
        (asked, answer) if asked.player == seat else _other(copy, asked, rng)
        for asked, answer in battle.given
    ]
    return copy


def _redealt(battle: Battle, asked: Decision, seat: i64) -> Decision:
    if asked.secret and asked.player != seat and asked.kind == "scenario":
        return Decision(asked.id, asked.player, asked.kind, battle.deck[:2], True)
    if asked.secret and asked.player != seat:
        return Decision(asked.id, asked.player, asked.kind, battle.players[asked.player].hand, True)
    return asked


def _other(battle: Battle, asked: Decision, rng: Random) -> tuple[Decision, Value]:
    hand = battle.players[asked.player].hand
    return Decision(asked.id, asked.player, asked.kind, hand, True), hand[below(rng, len(hand))]
