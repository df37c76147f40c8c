"""The stage on which a step of a case is tried: forced dice, answers, what is open."""

from __future__ import annotations

from typing import NoReturn

from flipfield.cases.position import Position
from flipfield.cases.source import Table
from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.rows import Disk
from flipfield.kernel.game import Game
from flipfield.kernel.run import apply
from flipfield.kernel.state import CHANCE, Decision, Event, Refused
from flipfield.kernel.value import Value


class Failure(Exception):
    """A case that does not hold."""


class MissingDice(Failure):
    """The rules ask for dice that the step does not supply."""

    def __init__(self, decision: Decision, die: str) -> None:
        super().__init__(f"the rules ask for a {die} that the step does not supply")
        self.decision = decision


class Stage:
    """One attempt at a step, on a copy of the battle that is kept if the step is legal."""

    def __init__(
        self, game: Game, position: Position, battle: Battle, step: Table, events: list[Event]
    ) -> None:
        self.game = game
        self.position = position
        self.battle = battle
        self.step = step
        self.events = events
        self.anew = False
        """Whether the activation under way is over before this step."""
        self.before_scouting = False
        """Whether the next step is the scout move that this one belongs to."""
        self.dice = [str(face) for face in self._list("dice")]
        self.d6 = self._numbers("d6")
        self.choose = self._list("choose")

    def _list(self, key: str) -> list[object]:
        value = self.step.data.get(key, [])
        if not isinstance(value, list):
            raise self.step.fail(key, "must be a list")
        return [item for entry in value for item in (entry if isinstance(entry, list) else [entry])]

    def _numbers(self, key: str) -> list[int]:
        found: list[int] = []
        for face in self._list(key):
            if type(face) is not int:
                raise self.step.fail(key, f"{face!r} is not a face of a d6")
            found.append(face)
        return found

    def seat(self) -> int:
        return self.position.seat(self.step)

    def disk(self, key: str = "disk") -> Disk:
        return self.battle.disks[self.id_of(key, self.step.text(key))]

    def id_of(self, key: str, name: str) -> int:
        if name not in self.position.disks:
            raise self.step.fail(key, f"there is no disk called {name!r}")
        return self.position.disks[name]

    def pending(self) -> Decision | None:
        """The open decision, after all dice that it waits for were rolled."""
        while self.battle.pending and self.battle.pending[0].player == CHANCE:
            self.roll(self.battle.pending[0])
        return self.battle.pending[0] if self.battle.pending else None

    def roll(self, decision: Decision) -> None:
        wanted = list(decision.spec)
        if wanted.count("battle") > len(self.dice):
            raise MissingDice(decision, "battle die")
        if wanted.count("d6") > len(self.d6):
            raise MissingDice(decision, "d6")
        faces: list[Value] = [self.d6.pop(0) if die == "d6" else self.dice.pop(0) for die in wanted]
        self.say(decision, tuple(faces))

    def say(self, decision: Decision, answer: Value) -> None:
        self.events += apply(self.game, self.battle, int(decision.id), answer)

    def refuse(self, wish: Value) -> NoReturn:
        """Let the rules say why a player who is not asked may not do this."""
        no = self.game.why_not(self.battle, self.seat(), wish)
        if no is None:
            raise Failure("the rules allow this and do not ask for it")
        raise Refused(no)

    def waits(self, kind: str, seat: int | None = None) -> Decision | None:
        """The open decision of a kind (and player), dice rolled."""
        self.pending()
        for decision in self.battle.pending:
            if decision.kind == kind and (seat is None or decision.player == seat):
                return decision
        return None

    def close_turn(self) -> None:
        """End the open activation."""
        while (decision := self.waits("turn")) is not None:
            activation = self.battle.activation
            assert activation is not None
            idle = activation.flips == 0 and not activation.acted
            self.say(decision, ("pass",) if idle else ("end",))

    def close_scouting(self) -> None:
        """End the open activation and leave the other scouts where they are."""
        self.close_turn()
        while (decision := self.waits("scout")) is not None:
            self.say(decision, ("done",))

    def close_offers(self) -> None:
        """Decline what is optional: an open activation, further scouts, what is left of a card."""
        self.close_scouting()
        while (decision := self.waits("resolve")) is not None and self.may_finish(decision):
            self.say(decision, ("done",))

    def card_in_play(self) -> Decision | None:
        """The open `resolve` decision; another player's card that asks for nothing more is put aside."""
        while (decision := self.waits("resolve")) is not None:
            if decision.player == self.seat() or not self.may_finish(decision):
                return decision
            self.say(decision, ("done",))
        return None

    def close_card(self) -> None:
        """Put the player's own card aside if nothing more has to be done with it."""
        decision = self.waits("resolve", self.seat())
        if decision is not None and self.may_finish(decision):
            self.say(decision, ("done",))

    def may_finish(self, decision: Decision) -> bool:
        return self.game.families["resolve"].refusal(self.battle, decision, ("done",)) is None
