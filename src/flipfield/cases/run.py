"""Running cases: one file is one verdict."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from flipfield.cases.facts import Facts
from flipfield.cases.position import Position
from flipfield.cases.source import CaseError, Source, Table, read
from flipfield.cases.stage import Failure
from flipfield.cases.steps import STEP_KEYS, Steps
from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.pack import core
from flipfield.games.warhammer.referee import refereed
from flipfield.kernel.run import advance
from flipfield.kernel.state import Refused

HEAD_KEYS = (
    "title",
    "game",
    "rules",
    "source",
    "ruling",
    "setup",
    "disk",
    "terrain",
    "zone",
    "card",
    "step",
    "expect",
)

CARD_USES = ("move", "shoot", "focus", "battle", "pass", "reinforce")
"""Steps with which a player uses the card in play."""

ACTIONS = ("move", "shoot", "focus")
EXTRA = ("shoot", "focus")
"""Actions that a Mobile disk adds to its move."""


@dataclass(frozen=True)
class Verdict:
    """How a case went: it holds, or the reason why not."""

    path: Path
    title: str
    reason: str

    @property
    def holds(self) -> bool:
        return not self.reason


def find_cases(paths: list[Path]) -> Iterator[Path]:
    """The case files under files and folders, in order."""
    for path in paths:
        if path.is_dir():
            yield from sorted(path.rglob("*.toml"))
        else:
            yield path


def run_case(path: Path) -> Verdict:
    """Play one case file."""
    title = path.stem
    try:
        source = read(path)
        head = source.head()
        head.check(HEAD_KEYS)
        title = head.text("title")
        game = head.text("game")
        if game != "warhammer":
            raise head.fail("game", f"cases for {game!r} cannot be played yet; warhammer can")
        Case(source).play()
    except (CaseError, Failure) as error:
        return Verdict(path, title, str(error))
    return Verdict(path, title, "")


class Case:
    """A case being played."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.game = refereed(core())
        self.position = Position(source, core())
        self.battle: Battle = self.position.battle
        self.open: Battle | None = None
        """The battle in the activation of the step before, if that had one: the next may belong to it."""
        self.before: Table | None = None
        self.order: list[int] = []
        advance(self.game, self.battle)

    def play(self) -> None:
        steps = self.source.many("step")
        for index, step in enumerate(steps):
            step.check(STEP_KEYS)
            try:
                self.step(step, steps[index + 1 :])
                if step.has("expect"):
                    self.expect(step, step.data["expect"])
            except Failure as failure:
                raise Failure(f"step {index + 1}: {failure}") from failure
        if "expect" in self.source.data:
            self.expect(self.source.single("expect"), self.source.data["expect"])

    def expect(self, table: Table, expected: object) -> None:
        Facts(self.position, self.battle, self.order).check(table, expected)

    def step(self, step: Table, later: list[Table]) -> None:
        """Play a step in the activation under way, else after it; one to be refused changes nothing."""
        refused = step.names("refused")
        said: list[str] = []
        for stage in self.attempts(step, later):
            try:
                stage.play()
                if not refused:
                    self.take(stage, step, later)
                    return
            except Refused as no:
                code, rules = no.refusal.code, no.refusal.rules
                said += rules
                if set(refused) & set(rules):
                    return
                continue
            raise Failure(f"refused by {said}, not by {refused}" if said else f"was not refused by {refused}")
        raise Failure(f"refused by {said}, not by {refused}" if refused else f"refused: {code} {list(rules)}")

    def attempts(self, step: Table, later: list[Table]) -> list[Steps]:
        """A step as a part of the activation of the step before, if it can be one, and after that."""
        anew = Steps(self.game, self.position, self.battle.clone(), step, [])
        anew.anew = True
        anew.before_scouting = self.precedes_scouting(step, later)
        found = [anew]
        if self.open is not None and self.belongs(step, self.open):
            found.insert(0, Steps(self.game, self.position, self.open.clone(), step, []))
        elif self.begins_scouting(step):
            first = Steps(self.game, self.position, self.battle.clone(), step, [])
            first.before_scouting = True
            found.insert(0, first)
        return found

    def begins_scouting(self, step: Table) -> bool:
        """Whether a step may be what a Mobile scout does first: the case begins in the scouting phase."""
        return self.before is None and self.battle.phase == "scouting" and step.data.get("do") in EXTRA

    def belongs(self, step: Table, battle: Battle) -> bool:
        """Whether a step may be meant as a part of the activation in which the step before was played."""
        before = self.before
        if before is None or not same_disk(before, step):
            return False
        what, did = step.data.get("do"), before.data.get("do")
        if what == "scout":
            return battle.activation is not None and battle.activation.scouting
        return what in EXTRA or (what == "move" and did != "scout")

    def precedes_scouting(self, step: Table, later: list[Table]) -> bool:
        """Whether a step is what a Mobile disk does before its scout move."""
        if step.data.get("do") not in EXTRA:
            return False
        following = next_played([other for other in later if other.data.get("do") not in EXTRA])
        return following is not None and following.data.get("do") == "scout" and same_disk(step, following)

    def take(self, stage: Steps, step: Table, later: list[Table]) -> None:
        """Go on from a step that was played. A disk that reinforces is in reserve in its activation."""
        during = self.battle if step.data.get("do") == "reinforce" else None
        if stage.battle.activation is not None:
            during = stage.battle.clone()
        if not self.goes_on(stage.battle, step, later):
            stage.close_turn()
        if not self.takes_up(step, later):
            stage.close_card()
        self.battle, self.open, self.before = stage.battle, during, step
        for event in stage.events:
            if event.name == "order":
                players = event.data[0]
                assert isinstance(players, tuple)
                self.order = [int(seat) for seat in players if isinstance(seat, int)]

    def takes_up(self, step: Table, later: list[Table]) -> bool:
        """Whether the next step has to do with the card that the step used."""
        if step.data.get("do") not in CARD_USES:
            return True
        return (
            bool(later)
            and later[0].data.get("player") == step.data.get("player")
            and later[0].data.get("do") in CARD_USES
        )

    def goes_on(self, battle: Battle, step: Table, later: list[Table]) -> bool:
        """Whether the next step belongs to the activation that is open."""
        following = next_played(later)
        if battle.activation is None or following is None or not same_disk(step, following):
            return False
        what, did = following.data.get("do"), step.data.get("do")
        if did == "scout" or what == "scout":
            return battle.activation.scouting and (did in EXTRA or what in EXTRA)
        return what in ACTIONS and did != what


def next_played(later: list[Table]) -> Table | None:
    """The next step that is not refused."""
    return next((step for step in later if not step.has("refused")), None)


def same_disk(step: Table, other: Table) -> bool:
    return step.data.get("disk") == other.data.get("disk")
