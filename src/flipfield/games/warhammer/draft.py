"""Drafts of the standard setup: deployment cards along the edges, terrain pieces on the field."""

from __future__ import annotations

from random import Random
from typing import Final

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.kinds import Terrain, Zone
from flipfield.games.warhammer.pack import Pack
from flipfield.games.warhammer.zones import add_card, card_refusal, span, stretch, zone_depth
from flipfield.geometry.shape import Polygon, placed, shape_gap_over, shape_inside
from flipfield.kernel.game import Family
from flipfield.kernel.options import below
from flipfield.kernel.state import Decision, Refusal, State
from flipfield.kernel.value import Json, Value, is_ints, pair, whole

SIDES: Final = ("text", "picture")
FACES: Final = ("front", "back")
NOT_OFFERED: Final = ("wd.deployment.draft", "wd.deployment.reveal-count")
NOT_LAID_OUT: Final = ("wd.terrain-placement.draft", "wd.terrain-placement.reveal")
LAID: Final = ("wd.deployment.draft", "wd.deployment.either-side")
JOINED: Final = ("wd.deployment.adjacent-cards-merge",)
APART: Final = ("wd.deployment.separate-cards",)
PLACED: Final = (
    "wd.terrain-placement.draft",
    "wd.terrain-placement.either-side",
    "wd.terrain-placement.card-reference",
)
IN_ZONE: Final = ("wd.terrain-placement.zones-allowed",)
TERRAIN_LIMITS: Final = ("wd.terrain-placement.limits",)
TRIES: Final = 64
TURNS: Final = 12
GRID: Final = 2000
"""Steps of the search for a legal place of a terrain piece, in 0.01 mm."""


def kind_of(item: str) -> str:
    """What a deployment card or terrain piece is, whichever core set it comes from."""
    return item.partition("/")[0]


class DraftZone(Family):
    """A deployment card of the offer, the side that lies up, and where it begins along the player's edge."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack

    def refusal(self, state: State, decision: Decision, answer: Value) -> Refusal | None:
        assert isinstance(state, Battle)
        if not isinstance(answer, tuple) or len(answer) != 3 or not whole(answer[2]):
            return Refusal("malformed", ())
        if answer[0] not in state.offer:
            return Refusal("not-offered", NOT_OFFERED)
        if answer[1] not in SIDES:
            return Refusal("malformed", ("wd.deployment.either-side",))
        low = pair(answer, 2)
        return card_refusal(state, int(decision.player), low, low + self.pack.card_width)

    def starts(self, battle: Battle, seat: int) -> list[int]:
        """Notable beginnings: the ends and the middle of what is allowed, and beside the own cards."""
        width = self.pack.card_width
        low, high = stretch(battle, seat, width)
        found = [low, high - width, (low + high - width) // 2]
        edge = battle.players[seat].edge
        for zone in battle.zones:
            if zone.player == seat:
                start, end = span(battle, zone, edge)
                found += [start - width, end]
        legal: list[int] = []
        for begin in found:
            if begin not in legal and card_refusal(battle, seat, begin, begin + width) is None:
                legal.append(begin)
        return legal

    def listed(self, state: State, decision: Decision) -> list[Value]:
        assert isinstance(state, Battle)
        starts = self.starts(state, int(decision.player))
        return [(card, side, begin) for card in state.offer for side in SIDES for begin in starts]

    def sample(self, state: State, decision: Decision, rng: Random) -> Value:
        assert isinstance(state, Battle)
        card = state.offer[below(rng, len(state.offer))]
        side = SIDES[below(rng, 2)]
        seat = int(decision.player)
        low, high = stretch(state, seat, self.pack.card_width)
        room = high - low - self.pack.card_width + 1
        for _ in range(TRIES):
            begin = low + below(rng, room)
            if card_refusal(state, seat, begin, begin + self.pack.card_width) is None:
                return (card, side, begin)
        return (card, side, self.starts(state, seat)[0])

    def describe(self, state: State, decision: Decision) -> dict[str, Json]:
        assert isinstance(state, Battle)
        low, high = stretch(state, int(decision.player), self.pack.card_width)
        cards: list[Json] = []
        for id in state.offer:
            card = self.pack.deployment_cards[kind_of(id)]
            cards.append(
                {
                    "card": id,
                    "value": card.value,
                    "plain": card.plain,
                    "depth": zone_depth(state, (card.ability,)),
                    "plain_depth": zone_depth(state, ()),
                }
            )
        return {
            "cards": cards,
            "edge": state.players[decision.player].edge,
            "width": self.pack.card_width,
            "from": low,
            "to": high,
        }


def lay_card(battle: Battle, pack: Pack, seat: int, answer: Value) -> None:
    """Lay a drafted deployment card at its player's edge (wd.deployment.draft, wd.deployment.either-side)."""
    assert isinstance(answer, tuple)
    id, side = str(answer[0]), answer[1]
    low = pair(answer, 2)
    card = pack.deployment_cards[kind_of(id)]
    value, ability = (card.value, card.ability) if side == "text" else (card.plain, "")
    battle.offer = tuple([other for other in battle.offer if other != id])
    cards: tuple[str, ...] = (ability,) if ability else ()
    edge, high = battle.players[seat].edge, low + pack.card_width
    add_card(battle, seat, edge, low, high, value, cards)
    alone = any([zone.player == seat and span(battle, zone, edge) == (low, high) for zone in battle.zones])
    battle.tell("zone", (seat, id, side, low, value), LAID + (APART if alone else JOINED))


class DraftTerrain(Family):
    """A terrain piece of the offer, the side that lies up, its middle and its turn in degrees.

    A piece that fits nowhere is set aside: ("aside", piece) (ruling terrain-blocked-placement).
    """

    def __init__(self, pack: Pack) -> None:
        self.pack = pack

    def outline(self, piece: str, side: Value, x: int, y: int, turn: int) -> Polygon:
        """The outline as it lies; the back is the mirror image (wd.terrain-placement.either-side)."""
        points = self.pack.pieces[kind_of(piece)].outline
        if side == "back":
            points = tuple([(-px, py) for px, py in points])
        return placed(points, x, y, turn)

    def refusal(self, state: State, decision: Decision, answer: Value) -> Refusal | None:
        assert isinstance(state, Battle)
        if not isinstance(answer, tuple) or not answer:
            return Refusal("malformed", ())
        if answer[0] == "aside":
            return self.aside_refusal(state, answer)
        if len(answer) != 5 or not is_ints(answer[2:], 3):
            return Refusal("malformed", ())
        if answer[0] not in state.offer:
            return Refusal("not-offered", NOT_LAID_OUT)
        if answer[1] not in FACES or not 0 <= pair(answer, 4) < 360:
            return Refusal("malformed", ("wd.terrain-placement.either-side",))
        shape = self.outline(str(answer[0]), answer[1], pair(answer, 2), pair(answer, 3), pair(answer, 4))
        return self.place_refusal(state, shape)

    def aside_refusal(self, battle: Battle, answer: tuple[Value, ...]) -> Refusal | None:
        if len(answer) != 2 or answer[1] not in battle.offer:
            return Refusal("not-offered", NOT_LAID_OUT)
        if self.search(battle, str(answer[1])) is not None:
            return Refusal("fits-somewhere", TERRAIN_LIMITS)
        return None

    def place_refusal(self, battle: Battle, shape: Polygon) -> Refusal | None:
        """wd.terrain-placement.limits: on the field, farther than short range from edges and pieces.

        wd.terrain-placement.zones-allowed
        """
        short = battle.printed.ruler[0] + 1
        if not shape_inside(shape, short, short, battle.printed.width - short, battle.printed.height - short):
            return Refusal("terrain-near-edge", TERRAIN_LIMITS)
        for piece in battle.terrain:
            if not shape_gap_over(shape, piece.shape, battle.printed.ruler[0]):
                return Refusal("terrain-too-close", TERRAIN_LIMITS)
        return None

    def search(self, battle: Battle, piece: str) -> Value:
        """The first legal place for a piece on a grid of places and turns, or None."""
        for y in range(0, int(battle.printed.height) + 1, GRID):
            for x in range(0, int(battle.printed.width) + 1, GRID):
                for turn in range(0, 360, 360 // TURNS):
                    shape = self.outline(piece, "front", x, y, turn)
                    if self.place_refusal(battle, shape) is None:
                        return (piece, "front", x, y, turn)
        return None

    def listed(self, state: State, decision: Decision) -> list[Value]:
        """One place for each piece: on a coarse grid of nine, else wherever it fits, else aside."""
        assert isinstance(state, Battle)
        found: list[Value] = []
        for piece in state.offer:
            good = len(found)
            for x in (1, 2, 3):
                for y in (1, 2, 3):
                    px, py = int(state.printed.width) * x // 4, int(state.printed.height) * y // 4
                    if self.place_refusal(state, self.outline(piece, "front", px, py, 0)) is None:
                        found.append((piece, "front", px, py, 0))
            if len(found) == good:
                place = self.search(state, piece)
                found.append(place if place is not None else ("aside", piece))
        return found

    def sample(self, state: State, decision: Decision, rng: Random) -> Value:
        assert isinstance(state, Battle)
        piece = state.offer[below(rng, len(state.offer))]
        side = FACES[below(rng, 2)]
        for _ in range(TRIES):
            x = below(rng, int(state.printed.width) + 1)
            y = below(rng, int(state.printed.height) + 1)
            turn = below(rng, 360)
            if self.place_refusal(state, self.outline(piece, side, x, y, turn)) is None:
                return (piece, side, x, y, turn)
        place = self.search(state, piece)
        return place if place is not None else ("aside", piece)

    def describe(self, state: State, decision: Decision) -> dict[str, Json]:
        assert isinstance(state, Battle)
        pieces: list[Json] = []
        for id in state.offer:
            piece = self.pack.pieces[kind_of(id)]
            pieces.append(
                {
                    "piece": id,
                    "outline": [[x, y] for x, y in piece.outline],
                    "keywords": list[Json](piece.keywords),
                }
            )
        return {"pieces": pieces, "short": int(state.printed.ruler[0])}


def lay_terrain(battle: Battle, family: DraftTerrain, seat: int, answer: Value) -> None:
    """Place a drafted terrain piece (wd.terrain-placement.draft, wd.terrain-placement.card-reference)."""
    assert isinstance(answer, tuple)
    id = str(answer[1] if answer[0] == "aside" else answer[0])
    battle.offer = tuple([other for other in battle.offer if other != id])
    if answer[0] == "aside":
        battle.tell("aside", (seat, id), TERRAIN_LIMITS)
        return
    piece = family.pack.pieces[kind_of(id)]
    shape = family.outline(id, answer[1], pair(answer, 2), pair(answer, 3), pair(answer, 4))
    battle.terrain = [*battle.terrain, Terrain(id, shape, piece.keywords, piece.ability)]
    inside = any([not shape_gap_over(shape, zone_shape(zone), 0) for zone in battle.zones])
    rules = PLACED + IN_ZONE if inside else PLACED
    battle.tell("terrain", (seat, id, pair(answer, 2), pair(answer, 3), pair(answer, 4)), rules)


def zone_shape(zone: Zone) -> Polygon:
    """A zone as a shape on the table."""
    x0, y0, x1, y1 = int(zone.x0), int(zone.y0), int(zone.x1), int(zone.y1)
    return Polygon(((x0, y0), (x1, y0), (x1, y1), (x0, y1)))
