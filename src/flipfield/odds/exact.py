"""The exact distribution of what can happen after an answer, every roll weighed by its faces."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.rows import CASUALTY
from flipfield.kernel.game import Game
from flipfield.kernel.options import Roll
from flipfield.kernel.run import take
from flipfield.kernel.state import CHANCE, Decision
from flipfield.kernel.value import Value

MOST_ROLLS = 200_000
"""More rolls than this are not counted."""

Outcome = tuple[tuple[int, int, int, bool, bool], ...]
"""For each disk that changed: id, damage, wounds, fallen, activated."""


class TooMany(Exception):
    """There are more ways than can be counted while somebody waits."""


def rolls(game: Game, decision: Decision, most: int = MOST_ROLLS) -> list[tuple[tuple[Value, ...], Fraction]]:
    """All rolls of a chance decision with their probabilities; they sum to 1.

    Raises `TooMany` before it lists more than so many.
    """
    family = game.families[decision.kind]
    assert isinstance(family, Roll)
    dice: list[list[tuple[Value, Fraction]]] = []
    for die in decision.spec:
        faces = family.faces[str(die)]
        dice.append([(face, Fraction(count, len(faces))) for face, count in Counter(faces).items()])
        most //= max(1, len(dice[-1]))
        if not most:
            raise TooMany
    found: list[tuple[tuple[Value, ...], Fraction]] = []
    for combination in product(*dice):
        chance = Fraction(1)
        for _, share in combination:
            chance *= share
        found.append((tuple(face for face, _ in combination), chance))
    return found


def outcome(before: Battle, after: Battle) -> Outcome:
    """What became of the disks."""
    changed: list[tuple[int, int, int, bool, bool]] = []
    for old, new in zip(before.disks, after.disks, strict=True):
        fallen = new.place == CASUALTY
        if (old.damage, old.wounds, old.activated, old.place) != (
            new.damage,
            new.wounds,
            new.activated,
            new.place,
        ):
            changed.append((int(new.id), int(new.damage), int(new.wounds), fallen, new.activated))
    return tuple(changed)


def distribution(game: Game, battle: Battle, decision: Decision, answer: Value) -> dict[Outcome, Fraction]:
    """The outcomes of an answer until somebody is asked again; equally near victims come in their order.

    Raises `TooMany` when there are more rolls than can be counted.
    """
    tried = 0
    found: dict[Outcome, Fraction] = {}
    first = battle.clone()
    first.events = []
    take(game, first, decision, answer)
    open_states: list[tuple[Battle, Fraction]] = [(first, Fraction(1))]
    while open_states:
        state, chance = open_states.pop()
        asked = state.pending[0] if state.pending else None
        if asked is not None and asked.player == CHANCE and asked.kind == "roll":
            ways = rolls(game, asked, MOST_ROLLS - tried)
            tried += len(ways)
            for faces, share in ways:
                branch = state.clone()
                take(game, branch, asked, faces)
                open_states.append((branch, chance * share))
        elif asked is not None and asked.kind == "nearest":
            branch = state.clone()
            take(game, branch, asked, asked.spec[0])
            open_states.append((branch, chance))
        else:
            key = outcome(battle, state)
            found[key] = found.get(key, Fraction(0)) + chance
    return found


def damage_on(found: dict[Outcome, Fraction], disk: int, damage: int) -> dict[str, Fraction]:
    """The distribution for one disk: how much damage it bears afterwards, or that it was wounded or fell."""
    seen: dict[str, Fraction] = {}
    for result, chance in found.items():
        label = str(damage)
        for id, now, wounds, fallen, _ in result:
            if id == disk:
                label = "fallen" if fallen else f"wounded {wounds}" if wounds else str(now)
        seen[label] = seen.get(label, Fraction(0)) + chance
    return seen
