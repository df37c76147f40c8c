"""The melee phase and the end of a round, as steps of a case."""

from __future__ import annotations

from flipfield.cases.stage import Failure, Stage
from flipfield.games.warhammer.melee import ready
from flipfield.kernel.run import advance
from flipfield.kernel.state import Decision, Frame
from flipfield.kernel.value import Value


class Fights(Stage):
    """Engagements in the order of the step, with the victims that it names."""

    def melee(self) -> None:
        self.close_offers()
        referee = self.waits("referee")
        if referee is not None:
            self.say(referee, ("melee", self.seat()))
        else:
            self.jump_to_melee()
        self.fight_out()
        if not self.battle.over:
            self.battle.phase = "end"

    def jump_to_melee(self) -> None:
        battle = self.battle
        battle.pending.clear()
        battle.frames.clear()
        battle.resolution = None
        battle.push(Frame("referee", (), 1))
        battle.phase = "melee"
        battle.push(Frame("melee"))
        advance(self.game, battle)

    def fight_out(self) -> None:
        order = [
            (self.id_of("order", str(pair[0])), self.id_of("order", str(pair[1])))
            for pair in self.step.data.get("order", [])
        ]
        strikes = [self.strike_table("strike"), self.strike_table("strike2")]
        while (decision := self.pending()) is not None:
            if decision.kind == "engagement":
                self.say(decision, self.next_fight(decision, order))
            elif decision.kind == "strike":
                self.say(decision, self.victims(decision, strikes))
            else:
                return

    def next_fight(self, decision: Decision, order: list[tuple[int, int]]) -> int:
        """The engagement that the step wants next; what has vanished is skipped."""
        fights = list(self.battle.fights)
        while order:
            wanted = order[0]
            for index, fight in enumerate(fights):
                if wanted in fight:
                    if index in ready(fights):
                        order.pop(0)
                    return index
            order.pop(0)
        first = decision.spec[0]
        assert isinstance(first, int)
        return first

    def strike_table(self, key: str) -> dict[int, object]:
        value = self.step.data.get(key, {})
        if not isinstance(value, dict):
            raise self.step.fail(key, 'must be a table such as { karl = "boyz" }')
        return {self.id_of(key, name): victim for name, victim in value.items()}

    def victims(self, decision: Decision, strikes: list[dict[int, object]]) -> Value:
        """The victims that the step names for a disk, else its only choice, or all with Frenzy."""
        id = decision.spec[0]
        assert isinstance(id, int)
        options = decision.spec[1:]
        some = bool(self.game.families["strike"].describe(self.battle, decision)["some"])
        for table in strikes:
            if id in table:
                return self.named(table.pop(id), some)
        if some:
            return options
        if len(options) > 1:
            name = next(name for name, known in self.position.disks.items() if known == id)
            raise Failure(f"{name} has a choice of victims that the step does not make")
        return options[0]

    def named(self, victim: object, some: bool) -> Value:
        if victim == "none":
            return ()
        names = victim if isinstance(victim, list) else [victim]
        ids = tuple(self.id_of("strike", str(name)) for name in names)
        if len(ids) == 1 and not some:
            return ids[0]
        return ids

    def end(self) -> None:
        """Play on to the start of the next round, through a melee phase that was not played yet."""
        self.close_offers()
        if self.battle.phase == "melee" or (
            self.battle.phase == "activation" and self.waits("referee") is not None
        ):
            referee = self.waits("referee")
            if referee is not None:
                self.say(referee, ("melee", self.battle.first_player()))
                self.fight_out()
        if self.battle.over:
            return
        self.fight_out()
        referee = self.waits("referee")
        if referee is not None:
            self.say(referee, ("end",))
