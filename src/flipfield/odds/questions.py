"""Questions about what may come: engagements before they are fought, a landing before the disk is let go."""

from __future__ import annotations

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.damage import standing_pins
from flipfield.games.warhammer.melee import (
    STEPS,
    SWIFT,
    Fight,
    engagements,
    is_attacker,
    parts,
    present,
    speed,
    strikers,
    victims_of,
)
from flipfield.games.warhammer.paths import laid, threats
from flipfield.games.warhammer.queries import BadQuery
from flipfield.games.warhammer.rows import TABLE
from flipfield.games.warhammer.stats import attack, counter
from flipfield.games.warhammer.table import overlapped, pieces_at, pinning
from flipfield.kernel.game import Game
from flipfield.kernel.run import certain, event_json, foresee, known
from flipfield.kernel.state import Decision, Frame, State
from flipfield.kernel.value import Json, Value, is_ints, pair
from flipfield.odds.exact import TooMany
from flipfield.odds.fates import Walk, answer_fates, fates_json, path_walk

MOST_FLIPS = 20
WEIGHED = ("turn", "engagement", "strike", "target", "shove", "place")
"""Decisions whose answers can hurt disks at once."""


def query(game: Game, state: State, seat: int, name: str, args: Value) -> Json:
    """Answer a seat's question from what it knows."""
    return answer_in(game, known(game, state, seat), seat, name, args)


def answer_in(game: Game, state: State, seat: int, name: str, args: Value) -> Json:
    """The answer in this very state: questions about odds here, all others by the game itself."""
    if isinstance(state, Battle):
        if name == "melee":
            return {"fights": melee(game, state)}
        if name == "landing":
            return landing(game, state, args)
    return game.query(state, seat, name, args)


def outlook(game: Game, state: State, decision: Decision, answer: Value) -> dict[str, Json]:
    """The preview of an answer, with the chances of all disks where dice or victims are still open."""
    return outlook_in(game, known(game, state, decision.player), decision, answer)


def outlook_in(game: Game, state: State, decision: Decision, answer: Value) -> dict[str, Json]:
    """The outlook in this very state."""
    told = foresee(game, state, decision, answer)
    if isinstance(state, Battle) and "refusal" not in told and decision.kind in WEIGHED:
        told["fates"] = answer_fates(game, state, decision, answer)
    return told


def melee(game: Game, battle: Battle) -> list[Json]:
    """Each engagement as if it were fought next: who strikes whom, and what can become of them.

    In the melee phase those that are left, the one under way first; else those that stand now.
    """
    found: list[Json] = []
    depth = next((i for i, frame in enumerate(battle.frames) if frame.op == "fight"), None)
    if depth is not None:
        found.append(under_way(game, battle, depth))
    if battle.phase == "melee":
        waiting = [present(battle, fight) for fight in battle.fights]
    else:
        waiting = engagements(standing_pins(battle))
    return found + [fight_json(game, battle, fight) for fight in waiting if fight]


def under_way(game: Game, battle: Battle, depth: int) -> Json:
    """The engagement that is being fought: victims that were named are settled."""
    fight, declared, step = parts(battle.frames[depth])
    walk = Walk(game, battle, depth)
    return fight_row(battle, fight, declared, step, counted(walk, battle.clone()))


def fight_json(game: Game, battle: Battle, fight: Fight) -> Json:
    copy = battle.clone()
    copy.pending = []
    copy.given = []
    copy.frames.append(Frame("fight", (fight, (), SWIFT)))
    walk = Walk(game, battle, len(battle.frames))
    return fight_row(battle, fight, (), SWIFT, counted(walk, copy))


def counted(walk: Walk, state: Battle) -> Json:
    try:
        return fates_json(walk.fates(state))
    except TooMany:
        return None


def fight_row(
    battle: Battle, fight: Fight, declared: tuple[Value, ...], step: int, fates: Json
) -> dict[str, Json]:
    named: dict[int, Value] = {}
    for item in declared:
        assert isinstance(item, tuple)
        named[pair(item, 0)] = item[1]
    strikes: list[Json] = []
    for id in strikers(battle, fight):
        disk = battle.disks[id]
        attacks = is_attacker(fight, id)
        pace = speed(battle, disk, attacks)
        victims = named.get(id, victims_of(battle, fight, id))
        assert isinstance(victims, tuple)
        if pace < step or not victims:
            continue
        strikes.append(
            {
                "disk": id,
                "attacks": attacks,
                "amount": attack(disk) if attacks else counter(disk),
                "step": STEPS[pace],
                "victims": [victim for victim in victims if isinstance(victim, int)],
            }
        )
    return {"pins": [[upper, lower] for upper, lower in fight], "strikes": strikes, "fates": fates}


def landing(game: Game, battle: Battle, args: Value) -> Json:
    """What a chain of flips of the active disk would bring about, and who could land on it then."""
    activation = battle.activation
    if activation is None or not isinstance(args, tuple) or not 0 < len(args) <= MOST_FLIPS:
        raise BadQuery("args")
    if not battle.pending or battle.pending[0].kind != "turn" or not all(is_ints(p, 2) for p in args):
        raise BadQuery("args")
    flips: list[Value] = [("flip", pair(point, 0), pair(point, 1)) for point in args]
    walk, fates = path_walk(game, battle, tuple(flips))
    disk = battle.disks[activation.disk]
    last = args[-1]
    x, y = pair(last, 0), pair(last, 1)
    after = walk.end
    if after is None or after.disks[disk.id].place != TABLE:
        after = laid(battle, disk, x, y)
    there = after.disks[disk.id]
    below = pinning(after, there)
    fights = [fight for fight in engagements(standing_pins(after)) if any(disk.id in pin for pin in fight)]
    events = [event_json(game, event) for event in certain(walk.certain or [])]
    return {
        "events": list[Json](events),
        "pins": [int(other.id) for other in below],
        "overlaps": [int(other.id) for other in overlapped(after, there) if other not in below],
        "terrain": [battle.terrain.index(piece) for piece in pieces_at(battle, x, y, disk.r)],
        "threats": list[Json](threats(after, there)),
        "fates": fates,
        "melee": [fight_json(game, after, fight) for fight in fights],
    }
