"""The melee phase and the end of a round, as steps of a case."""

from __future__ import annotations

from flipfield.cases.stage import Failure, Stage
from flipfield.games.warhammer.melee import next_fights
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
            if self.seat() != self.battle.first_player():
                self.refuse(("engagement", 0))
            self.cross("melee")
        self.fight_out()
        if not self.battle.over:
            self.battle.phase = "end"

    def cross(self, phase: str) -> None:
        """Go on to the next phase; an unfinished activation phase is left where it is."""
        battle = self.battle
        border = self.waits("border")
        if border is not None and border.spec == (phase,):
            self.say(border, phase)
        elif border is None and phase == "melee" and battle.phase == "activation":
            battle.pending.clear()
            battle.frames.clear()
            battle.resolution = None
            battle.resolved = ()
            for player in battle.players:
                if player.chosen:
                    discard = (*player.discard, player.chosen)
                    battle.players[player.seat] = player.with_cards(player.hand, "", discard)
            battle.push(Frame("round", (), 1))
            advance(self.game, battle)
            self.cross(phase)

    def fight_out(self) -> None:
        order = self.wanted_order()
        strikes = [self.strike_table("strike"), self.strike_table("strike2")]
        while (decision := self.pending()) is not None:
            if decision.kind == "engagement":
                self.say(decision, self.next_fight(decision, order))
            elif decision.kind == "strike":
                self.say(decision, self.victims(decision, strikes))
            else:
                return

    def wanted_order(self) -> list[tuple[int, int]]:
        value = self.step.data.get("order", [])
        if not isinstance(value, list) or any(not isinstance(pin, list) or len(pin) != 2 for pin in value):
            raise self.step.fail("order", 'must be a list of pins such as [["wolf", "teclis"]]')
        return [(self.id_of("order", str(pin[0])), self.id_of("order", str(pin[1]))) for pin in value]

    def next_fight(self, decision: Decision, order: list[tuple[int, int]]) -> int:
        """The engagement that the step wants next; what has vanished is skipped."""
        while order:
            wanted = order[0]
            for index, fight in enumerate(self.battle.fights):
                if wanted in fight:
                    if index in next_fights(self.battle):
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
            if id in table and not self.meant_for_later(id, table[id], options):
                return self.named(table.pop(id), some)
        if some:
            return options
        if len(options) > 1:
            name = next(name for name, known in self.position.disks.items() if known == id)
            raise Failure(f"{name} has a choice of victims that the step does not make")
        return options[0]

    def meant_for_later(self, id: int, victim: object, options: tuple[Value, ...]) -> bool:
        """Whether a victim is none of an embattled disk's only choice now, but one of a later engagement."""
        if len(options) > 1 or victim == "none":
            return False
        wanted = self.named(victim, True)
        assert isinstance(wanted, tuple)
        later = {other for fight in self.battle.fights for pin in fight if id in pin for other in pin}
        return not set(wanted) <= set(options) and set(wanted) <= later - {id}

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
        if self.waits("referee") is None:
            self.end_with_cards()
            return
        if self.battle.phase != "end":
            referee = self.waits("referee")
            assert referee is not None
            self.say(referee, ("melee", self.battle.first_player()))
            self.fight_out()
        referee = self.waits("referee")
        if referee is not None:
            self.say(referee, ("end",))

    def end_with_cards(self) -> None:
        """The same where command cards are played: only from one border of phases to the next."""
        self.fight_out()
        self.cross("melee")
        self.fight_out()
        self.cross("end")
