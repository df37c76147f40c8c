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
from flipfield.games.warhammer.rows import NO_DISK
from flipfield.kernel.run import advance
from flipfield.kernel.state import Event, Refused

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


OVER = (
    "wd.victory.last-standing",
    "wd.victory.five-rounds",
    "wd.elimination.condition",
    "wd.elimination.simultaneous",
)
"""Rules that refuse everything once the game is over."""


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
        self.order: list[int] = []
        self.last = NO_DISK
        self.did = ""
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
        if self.battle.over:
            if set(step.names("refused")) & set(OVER):
                return
            raise Failure("the game is over")
        events: list[Event] = []
        stage = Steps(self.game, self.position, self.battle.clone(), step, events)
        stage.last, stage.did = self.last, self.did
        refused = step.names("refused")
        try:
            stage.play()
            if not refused:
                if not self.goes_on(stage.battle, step, later):
                    stage.close_turn()
                if not self.takes_up(step, later):
                    stage.close_card()
        except Refused as no:
            if not refused:
                raise Failure(f"refused: {no.refusal.code} {list(no.refusal.rules)}") from no
            if not set(refused) & set(no.refusal.rules):
                raise Failure(f"refused by {list(no.refusal.rules)}, not by {refused}") from no
            return
        if refused:
            raise Failure(f"was not refused by {refused}")
        self.battle = stage.battle
        self.last, self.did = stage.last, step.text("do")
        for event in events:
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
        following = next((other for other in later if not other.has("refused")), None)
        if battle.activation is None or following is None:
            return False
        same = following.data.get("disk") == step.data.get("disk")
        return (
            same
            and following.data.get("do") in ("move", "shoot", "focus")
            and step.data.get("do") != following.data.get("do")
        )
