"""The odds of a case's last step: every roll that it can ask for."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

from flipfield.cases.run import HEAD_KEYS, Case
from flipfield.cases.source import Table, read
from flipfield.cases.stage import Failure, MissingDice
from flipfield.cases.steps import STEP_KEYS
from flipfield.games.warhammer.battle import Battle
from flipfield.kernel.state import Decision, Refused
from flipfield.kernel.value import Value
from flipfield.odds.exact import MOST_ROLLS, Outcome, TooMany, outcome, rolls

TOO_MANY = "the last step has more rolls than can be counted"


def case_odds(path: Path) -> tuple[dict[str, int], dict[Outcome, Fraction]]:
    """The disks' names and the distribution of outcomes of the last step, its own dice left out."""
    source = read(path)
    head = source.head()
    head.check(HEAD_KEYS)
    head.one_of("game", ["warhammer"])
    steps = source.many("step")
    if not steps:
        raise head.fail("step", "is missing; the odds are those of the last step")
    for step in steps:
        step.check(STEP_KEYS)
    case = Case(source)
    for index, step in enumerate(steps[:-1]):
        case.step(step, steps[index + 1 :])
    found: dict[Outcome, Fraction] = {}
    waiting: list[tuple[list[str], list[int], Fraction]] = [([], [], Fraction(1))]
    tried = 0
    while waiting:
        dice, d6, chance = waiting.pop()
        tried += 1
        if tried > MOST_ROLLS:
            raise Failure(TOO_MANY)
        try:
            after = _played(case, steps[-1], dice, d6)
        except MissingDice as missing:
            for faces, share in _rolls(case, missing.decision):
                battle = [str(face) for face in faces if isinstance(face, str)]
                plain = [face for face in faces if isinstance(face, int)]
                waiting.append((dice + battle, d6 + plain, chance * share))
            continue
        key = outcome(case.battle, after)
        found[key] = found.get(key, Fraction(0)) + chance
    return case.position.disks, found


def _rolls(case: Case, decision: Decision) -> list[tuple[tuple[Value, ...], Fraction]]:
    try:
        return rolls(case.game, decision)
    except TooMany:
        raise Failure(TOO_MANY) from None


def _played(case: Case, step: Table, dice: list[str], d6: list[int]) -> Battle:
    """The battle after the step with other dice; it may belong to the activation under way or follow it."""
    stages = case.attempts(step, [])
    for stage in stages:
        stage.dice = dice.copy()
        stage.d6 = d6.copy()
        try:
            stage.play()
            stage.close_turn()
            break
        except Refused:
            if stage is stages[-1]:
                raise
    return stage.battle
