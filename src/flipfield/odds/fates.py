"""What can become of each disk: exact chances, counted by the rules themselves; choices are left open."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, combinations_with_replacement
from math import comb, factorial, lcm

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.families import Strike
from flipfield.games.warhammer.rows import AIR, CASUALTY, Disk
from flipfield.kernel.game import Game
from flipfield.kernel.options import Roll
from flipfield.kernel.run import refusal
from flipfield.kernel.state import CHANCE, Decision, Event
from flipfield.kernel.value import Json, Value
from flipfield.odds.exact import TooMany, rolls

MOST_BRANCHES = 4000
"""More ways than this are not counted while a player waits."""

CHOICES = ("nearest", "strike", "trigger")
"""Decisions inside an attack or engagement: their answers are all looked at."""

Fate = tuple[int, int, bool]
"""Damage, wounds, fallen."""

Span = tuple[Fraction, Fraction]
"""The least and the greatest chance, depending on what the players choose."""

Fates = dict[int, dict[Fate, Span]]
"""For each disk that can change: its possible fates."""

NONE = Fraction(0)
ALL = Fraction(1)


def fate(disk: Disk) -> Fate:
    return int(disk.damage), int(disk.wounds), disk.place == CASUALTY


class Walk:
    """Follows the rules from a state through all rolls and choices until a frame is reached again.

    `depth` is how many frames lie below; `left` are answers to `turn` still to be given there.
    """

    def __init__(self, game: Game, before: Battle, depth: int) -> None:
        self.game = game
        self.depth = depth
        self.before = [fate(disk) for disk in before.disks]
        self.branches = 0
        self.certain: list[Event] | None = None
        self.end: Battle | None = None
        """How it ends when nothing is left to chance or choice."""

    def fates(self, state: Battle, left: tuple[Value, ...] = ()) -> Fates:
        """What can become of the disks. The state is used up."""
        left = self.advance(state, left)
        asked = state.pending[0] if state.pending else None
        if asked is not None and asked.player == CHANCE and asked.kind == "roll":
            return self.chance(state, asked, left)
        if asked is not None and asked.kind in CHOICES and len(state.frames) > self.depth:
            return self.choice(state, asked, left)
        if self.certain is None:
            self.certain = state.events
            self.end = state
        return self.told(state)

    def advance(self, state: Battle, left: tuple[Value, ...]) -> tuple[Value, ...]:
        """Play on without choosing; the answers that were not needed are returned."""
        flows = self.game.flows
        while not state.pending and not state.over:
            if len(state.frames) <= self.depth and not (left and len(state.frames) == self.depth):
                return left
            frame = state.frames[-1]
            flows[frame.op].run(state, frame)
            asked = state.pending[0] if state.pending else None
            if asked is not None and asked.kind == "turn" and left:
                if refusal(self.game, state, asked, left[0]) is not None:
                    return ()
                self.take(state, asked, left[0])
                left = left[1:]
        return left

    def take(self, state: Battle, decision: Decision, answer: Value) -> None:
        state.pending = []
        frame = state.frames[-1]
        self.game.flows[frame.op].answered(state, frame, decision, answer)

    def told(self, state: Battle) -> Fates:
        found: Fates = {}
        for disk, before in zip(state.disks, self.before, strict=True):
            now = fate(disk)
            if now != before:
                found[int(disk.id)] = {now: (ALL, ALL)}
        return found

    def branch(self, state: Battle, decision: Decision, answer: Value, left: tuple[Value, ...]) -> Fates:
        self.branches += 1
        if self.branches > MOST_BRANCHES:
            raise TooMany
        copy = state.clone()
        self.take(copy, decision, answer)
        return self.fates(copy, left)

    def chance(self, state: Battle, decision: Decision, left: tuple[Value, ...]) -> Fates:
        """Each roll weighs as much as it is likely."""
        self.settle(state)
        parts = [
            (self.branch(state, decision, faces, left), share)
            for faces, share in self.weighed(state, decision)
        ]
        found: Fates = {}
        for id in {id for part, _ in parts for id in part}:
            mine = found[id] = {}
            for part, share in parts:
                for end, (least, most) in self.of(part, id).items():
                    low, high = mine.get(end, (NONE, NONE))
                    mine[end] = low + share * least, high + share * most
        return found

    def choice(self, state: Battle, decision: Decision, left: tuple[Value, ...]) -> Fates:
        """Between answers the chance of a fate is open: from the least of them to the greatest."""
        answers = self.answers(state, decision)
        if len(answers) > 1:
            self.settle(state)
        parts = [self.branch(state, decision, answer, left) for answer in answers]
        found: Fates = {}
        for id in {id for part in parts for id in part}:
            mine = [self.of(part, id) for part in parts]
            found[id] = {
                end: (
                    min(part.get(end, (NONE, NONE))[0] for part in mine),
                    max(part.get(end, (NONE, NONE))[1] for part in mine),
                )
                for end in {end for part in mine for end in part}
            }
        return found

    def settle(self, state: Battle) -> None:
        """From here on nothing is certain any more."""
        if self.certain is None:
            self.certain = state.events.copy()

    def of(self, part: Fates, id: int) -> dict[Fate, Span]:
        return part.get(id) or {self.before[id]: (ALL, ALL)}

    def answers(self, state: Battle, decision: Decision) -> list[Value]:
        family = self.game.families[decision.kind]
        if isinstance(family, Strike) and family.some(state, decision):
            victims = decision.spec[1:]
            self.afford(1 << len(victims))
            return [some for count in range(len(victims)) for some in combinations(victims, count + 1)]
        return family.listed(state, decision)

    def afford(self, ways: int) -> None:
        """Give up before so many ways more than can be counted are listed."""
        if self.branches + ways > MOST_BRANCHES:
            raise TooMany

    def weighed(self, state: Battle, decision: Decision) -> list[tuple[tuple[Value, ...], Fraction]]:
        """All rolls; the battle dice of an attack's first roll count alike whatever their order."""
        frame = state.frames[-1]
        if frame.op != "shot" or frame.step != 0:
            return rolls(self.game, decision, MOST_BRANCHES - self.branches)
        family = self.game.families[decision.kind]
        assert isinstance(family, Roll)
        dice = decision.spec.count("battle")
        faces = Counter(family.faces["battle"])
        self.afford(comb(dice + len(faces) - 1, dice))
        whole = sum(faces.values()) ** dice
        strengths: list[tuple[Value, ...]] = [()]
        if len(decision.spec) > dice:
            strengths = [(face,) for face in family.faces["d6"]]
        found: list[tuple[tuple[Value, ...], Fraction]] = []
        for some in combinations_with_replacement(sorted(map(str, faces)), dice):
            ways = factorial(dice)
            for face, count in Counter(some).items():
                ways = ways // factorial(count) * faces[face] ** count
            for strength in strengths:
                found.append(((*some, *strength), Fraction(ways, whole * len(strengths))))
        return found


def answer_fates(game: Game, battle: Battle, decision: Decision, answer: Value) -> Json:
    """What an answer can do to the disks before anything else happens; None when that is too much."""
    stays = decision.kind in ("turn", "engagement")
    walk = Walk(game, battle, len(battle.frames) - (0 if stays else 1))
    state = battle.clone()
    state.events = []
    walk.take(state, decision, answer)
    try:
        return fates_json(walk.fates(state))
    except TooMany:
        return None


def path_walk(game: Game, battle: Battle, path: tuple[Value, ...]) -> tuple[Walk, Json]:
    """A chain of flips of the active disk; one that flies lies down at its end."""
    walk = Walk(game, battle, len(battle.frames))
    state = battle.clone()
    state.events = []
    activation = battle.activation
    assert activation is not None
    disk = battle.disks[activation.disk]
    flips: list[Value] = list(path)
    if (disk.unit.flying or disk.place == AIR) and not activation.scouting:
        flips.append(("end",))
    state.pending = []
    try:
        return walk, fates_json(walk.fates(state, tuple(flips)))
    except TooMany:
        return walk, None


def fates_json(found: Fates) -> Json:
    """Chances as whole numbers of ways out of `total`."""
    spans = [span for ends in found.values() for span in ends.values()]
    total = lcm(*[part.denominator for span in spans for part in span])
    disks: list[Json] = []
    for id, ends in sorted(found.items()):
        rows: list[Json] = []
        for (damage, wounds, fallen), (least, most) in sorted(ends.items(), key=lambda item: ranked(item[0])):
            rows.append(
                {
                    "damage": damage,
                    "wounds": wounds,
                    "fallen": fallen,
                    "least": int(least * total),
                    "most": int(most * total),
                }
            )
        disks.append({"disk": id, "ends": rows})
    return {"total": total, "disks": disks}


def ranked(end: Fate) -> tuple[bool, int, int]:
    """From the mildest fate to the hardest."""
    damage, wounds, fallen = end
    return fallen, wounds, damage
