"""Every lesson can be done by its own answers, teaches what the rules say, and survives the laws."""

from __future__ import annotations

from random import Random

import pytest

from flipfield.games import find as find_game
from flipfield.games.warhammer.battle import Battle
from flipfield.kernel.wire import save
from flipfield.lab.laws import Course
from flipfield.lab.sim import TWO
from flipfield.lessons import ORDER, find, lessons
from flipfield.lessons.guide import fits
from flipfield.replay.record import Record, read, seal, verify, write
from flipfield.rules.catalogue import find as find_rule
from tests.lessons.school import School
from tests.proves import proves

ACTS = [
    pytest.param(lesson.id, n, id=f"{lesson.id}-{step.name}")
    for lesson in lessons()
    for n, step in enumerate(lesson.steps)
    if step.acts
]


def school_at(id: str, at: int) -> School:
    """A lesson done up to a step."""
    school = School(find(id))
    for step in school.lesson.steps[:at]:
        if step.acts:
            school.do(step)
    return school


@proves(
    "wd.move.flip",
    "wd.move.stop-on-enemy-pin",
    "wd.pin.definition",
    "wd.command.strategy-cycle",
    "wd.damage.threshold",
    "wd.melee.simultaneous",
    "wd.scrum.embattled-defends-first",
    "wd.keyword.mobile",
    "wd.keyword.flying",
    "wd.magic.effect",
)
@pytest.mark.parametrize("id", ORDER)
def test_a_lesson_is_done_by_its_own_answers(id: str) -> None:
    school = school_at(id, len(find(id).steps))
    assert school.over
    rolled = sum(1 for row in school.match.record.inputs if row.player == -1)
    assert rolled == len(school.lesson.dice)


@pytest.mark.parametrize("id", ORDER)
def test_the_replay_of_a_lesson_verifies(id: str) -> None:
    match = school_at(id, len(find(id).steps)).match
    sealed = seal(match.record)
    assert verify(read(write(sealed))) is not None
    again = Record(sealed.game, sealed.setup, sealed.seats, sealed.inputs)
    assert save(match.game, verify(seal(again))) == save(match.game, match.state)


@pytest.mark.parametrize(("id", "at"), ACTS)
def test_a_wrong_but_legal_answer_gets_the_hint_and_changes_nothing(id: str, at: int) -> None:
    school = school_at(id, at)
    step = school.lesson.steps[at]
    before = save(school.match.game, school.match.state)
    for answer in step.wrong:
        no = school.objection(answer)
        assert no.code == "lesson"
        assert no.rules == step.rules
        assert dict(no.facts) == {"hint": f"lesson-{id}-{step.name}-hint"}
        assert save(school.match.game, school.match.state) == before
    school.do(step)


@pytest.mark.parametrize("id", ORDER)
def test_a_position_keeps_the_laws(id: str) -> None:
    course = Course(find_game("training"), Random(7), 10, TWO)
    course.setup = find(id).setup
    course.run()


def test_a_lesson_has_steps_that_can_be_read_in_a_few_minutes() -> None:
    for lesson in lessons():
        assert 3 <= len(lesson.steps) <= 8, lesson.id
        assert all(step.tries for step in lesson.steps if step.acts), lesson.id
        assert len({step.name for step in lesson.steps}) == len(lesson.steps), lesson.id
        for step in lesson.steps:
            assert step.rules, step.name
            for rule in step.rules:
                find_rule(rule)


def test_a_move_that_misses_its_goal_begins_anew() -> None:
    """The last flip would end the activation somewhere else: all flips of the step are taken back."""
    school = school_at("pin", 2)
    start = save(school.match.game, school.match.state)
    for n in range(1, 5):
        school.say(("flip", 43000, 40000 - n * 3000))
    no = school.objection(("flip", 43000, 25000))
    assert dict(no.facts) == {"hint": "lesson-pin-pin-hint"}
    assert save(school.match.game, school.match.state) == start


def test_what_is_against_the_rules_is_refused_as_in_any_battle() -> None:
    school = school_at("pin", 1)
    bows = school.lesson.disks["bows"]
    assert school.objection(("activate", bows)).code == "pinned-disk"


def test_undo_goes_back_over_a_step() -> None:
    school = school_at("flip", 3)
    assert school.lesson.steps[school.at].name == "far"
    school.match.undo(0, school.match.version)
    assert school.lesson.steps[school.at].name == "first"


def test_a_step_that_was_done_on_the_way_is_passed() -> None:
    """With all five flips used the activation is over without the button."""
    school = school_at("flip", 3)
    for y in (41000, 42000, 45000):
        school.say(("flip", 43000, y))
    school.say(("flip", 43600, 48600))
    assert school.over


def test_after_the_lesson_everything_legal_is_taken() -> None:
    school = school_at("flip", 5)
    assert school.over
    school.say(("pass",))
    assert isinstance(school.match.state, Battle)


def test_answers_have_forms() -> None:
    assert fits("*", ("flip", 1, 2))
    assert fits(("activate", "*"), ("activate", 3))
    assert not fits(("activate", "*"), ("activate", 3, 4))
    assert not fits(("activate", 2), ("activate", 3))
    assert not fits("*", None)
