"""Playing the steps of a case: wishes become answers to the engine's decisions."""

from __future__ import annotations

from flipfield.cases.position import Position
from flipfield.cases.source import Table
from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.melee import ready
from flipfield.games.warhammer.move import NO_FLIPS
from flipfield.games.warhammer.rows import AIR, TABLE, Disk
from flipfield.games.warhammer.turn import can_act
from flipfield.kernel.game import Game
from flipfield.kernel.run import advance, apply
from flipfield.kernel.state import CHANCE, Decision, Event, Frame, Refusal, Refused
from flipfield.kernel.value import Value

KINDS = (
    "command",
    "move",
    "shoot",
    "focus",
    "battle",
    "pass",
    "reinforce",
    "deploy",
    "scout",
    "melee",
    "end",
)
STEP_KEYS = (
    "player",
    "do",
    "disk",
    "path",
    "target",
    "attack",
    "choose",
    "ability",
    "targets",
    "at",
    "card",
    "order",
    "strike",
    "strike2",
    "dice",
    "d6",
    "land",
    "refused",
    "expect",
)


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
        self.dice = [str(face) for face in self._list("dice")]
        self.d6 = [face for face in self._list("d6") if isinstance(face, int)]
        self.choose = self._list("choose")

    def _list(self, key: str) -> list[object]:
        value = self.step.data.get(key, [])
        if not isinstance(value, list):
            raise self.step.fail(key, "must be a list")
        return [item for entry in value for item in (entry if isinstance(entry, list) else [entry])]

    def seat(self) -> int:
        return self.position.seat(self.step)

    def disk(self, key: str = "disk") -> Disk:
        return self.battle.disks[self.id_of(key, self.step.text(key))]

    def id_of(self, key: str, name: str) -> int:
        if name not in self.position.disks:
            raise self.step.fail(key, f"there is no disk called {name!r}")
        return self.position.disks[name]

    # --- answering

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

    def waits(self, kind: str, seat: int | None = None) -> Decision | None:
        """The open decision of a kind (and player), dice rolled."""
        self.pending()
        for decision in self.battle.pending:
            if decision.kind == kind and (seat is None or decision.player == seat):
                return decision
        return None

    # --- closing what is open

    def close_turn(self) -> None:
        """End the open activation."""
        while (decision := self.waits("turn")) is not None:
            activation = self.battle.activation
            assert activation is not None
            idle = activation.flips == 0 and not activation.acted
            self.say(decision, ("pass",) if idle else ("end",))

    def close_offers(self) -> None:
        """Decline what is optional: an open activation, further scouts, what is left of a card."""
        self.close_turn()
        while (decision := self.waits("scout")) is not None:
            self.say(decision, ("done",))
        decision = self.waits("resolve")
        if (
            decision is not None
            and self.game.families["resolve"].refusal(self.battle, decision, ("done",)) is None
        ):
            self.say(decision, ("done",))

    # --- the steps

    def play(self) -> None:
        kind = self.step.one_of("do", list(KINDS))
        if kind == "command":
            self.command()
        elif kind in ("move", "shoot", "focus"):
            self.act(kind)
        elif kind == "scout":
            self.scout()
        elif kind == "battle":
            self.battle_ability()
        elif kind == "pass":
            self.do_pass()
        elif kind == "reinforce":
            self.reinforce()
        elif kind == "deploy":
            self.deploy()
        elif kind == "melee":
            self.melee()
        else:
            self.end()
        self.pending()
        if self.dice or self.d6:
            raise Failure(f"dice are left over: {self.dice + [str(face) for face in self.d6]}")

    def command(self) -> None:
        self.close_offers()
        name = self.step.text("card")
        decision = self.waits("command", self.seat())
        if decision is None:
            raise Refused(Refusal("wrong-phase", ("wd.command.choose",)))
        self.say(decision, name)

    def activate(self, disk: Disk) -> None:
        """Make a disk the active one, unless it is already."""
        activation = self.battle.activation
        if activation is not None and activation.disk == disk.id and disk.controller == self.seat():
            return
        self.close_turn()
        referee = self.waits("referee")
        if referee is not None:
            self.say(referee, ("activate", self.seat(), int(disk.id)))
            return
        decision = self.waits("resolve")
        if decision is None:
            raise Refused(Refusal("wrong-phase", ("wd.activation.steps", "wd.command.choose")))
        if decision.player != self.seat():
            if self.may_finish(decision):
                self.say(decision, ("done",))
                self.activate(disk)
                return
            raise Refused(Refusal("card-waits", ("wd.command.one-card-at-a-time",)))
        self.say(decision, ("activate", int(disk.id)))

    def may_finish(self, decision: Decision) -> bool:
        return self.game.families["resolve"].refusal(self.battle, decision, ("done",)) is None

    def act(self, kind: str) -> None:
        disk = self.disk()
        if kind == "move":
            self.activate(disk)
            self.flips(disk)
            return
        if kind == "shoot":
            answer: Value = (
                "shoot",
                self.step.whole("attack", 1) - 1,
                self.id_of("target", self.step.text("target")),
            )
        else:
            answer = self.focus_answer(disk)
        self.activate(disk)
        self.turn(answer)
        self.choices()

    def focus_answer(self, disk: Disk) -> Value:
        ability = self.step.text("ability", "magic" if disk.unit.magic else "")
        if not ability:
            ability = disk.unit.abilities[0] if disk.unit.abilities else "magic"
        if ability == "magic":
            targets = self.step.names("targets")
            return ("focus", "magic", self.id_of("targets", targets[0]) if targets else -1)
        return ("focus", ability, -1)

    def turn(self, answer: Value) -> None:
        decision = self.waits("turn")
        if decision is None:
            raise Refused(Refusal("one-action", ("wd.activation.one-action", "wd.keyword.mobile")))
        self.say(decision, answer)

    def flips(self, disk: Disk) -> None:
        """The whole path of a move; it ends the move, and the activation unless a Mobile disk may still
        act.
        """
        id = int(disk.id)
        activation = self.battle.activation
        if activation is not None and activation.flips > 0:
            raise Refused(Refusal("one-action", ("wd.keyword.mobile", "wd.activation.one-action")))
        path = self.step.points("path")
        before = len(self.events)
        for x, y in path:
            decision = self.waits("turn")
            if self.battle.over or self.battle.disks[id].place not in (TABLE, AIR):
                return
            if decision is None:
                raise Refused(Refusal("move-over", self.stop_rules(before)))
            self.say(decision, ("flip", x, y))
        self.pending()
        activation = self.battle.activation
        if activation is None or activation.disk != id:
            return
        if self.battle.disks[id].place == AIR:
            self.turn(("end",) if path else ("pass",))
            self.pending()
        activation = self.battle.activation
        if activation is not None and (activation.scouting or not can_act(self.battle, activation)):
            self.close_turn()

    def stop_rules(self, before: int) -> tuple[str, ...]:
        """Why the move was over before its path ended."""
        for event in reversed(self.events[before:]):
            if event.name == "stop":
                return event.rules
        return NO_FLIPS

    def choices(self) -> None:
        """Answer what an ability or a scatter asks for, from `targets` and `choose`."""
        wanted = [self.id_of("choose", str(name)) for name in self.choose]
        targets = [self.id_of("targets", name) for name in self.step.names("targets")]
        while (decision := self.pending()) is not None:
            if decision.kind == "target" and targets:
                self.say(decision, targets.pop(0))
            elif decision.kind in ("nearest", "token") and wanted:
                self.say(decision, wanted.pop(0))
            elif decision.kind == "token" and -1 in decision.spec:
                self.say(decision, -1)
            elif decision.kind in ("nearest", "token", "target"):
                raise Failure(f"the rules ask for a choice that the step does not make ({decision.kind})")
            else:
                return

    def battle_ability(self) -> None:
        self.close_turn()
        decision = self.waits("resolve")
        if decision is None:
            raise Refused(Refusal("wrong-phase", ("wd.command.battle-ability-optional-once",)))
        if decision.player != self.seat():
            raise Refused(Refusal("card-waits", ("wd.command.one-card-at-a-time",)))
        user = self.user(decision)
        self.say(decision, ("battle", user))
        self.choices()

    def user(self, decision: Decision) -> int:
        if self.step.has("disk"):
            return int(self.disk().id)
        for answer in self.game.families["resolve"].listed(self.battle, decision):
            if isinstance(answer, tuple) and answer[0] == "battle" and isinstance(answer[1], int):
                return answer[1]
        heroes = [disk for disk in self.battle.disks if disk.unit.hero and disk.controller == self.seat()]
        return int(heroes[0].id) if heroes else 0

    def do_pass(self) -> None:
        if self.step.has("disk"):
            self.activate(self.disk())
            self.close_turn()
            return
        self.close_turn()
        decision = self.waits("resolve")
        if decision is not None:
            if decision.player != self.seat():
                raise Refused(Refusal("card-waits", ("wd.command.one-card-at-a-time",)))
            self.say(decision, ("done",))

    def scout(self) -> None:
        self.close_turn()
        disk = self.disk()
        referee = self.waits("referee")
        if referee is not None:
            self.say(referee, ("scout", self.seat(), int(disk.id)))
        else:
            decision = self.waits("scout", self.seat())
            if decision is None:
                raise Refused(Refusal("not-a-scout", ("wd.keyword.scout-order", "wd.keyword.scout")))
            self.say(decision, ("scout", int(disk.id)))
        self.flips(disk)

    def reinforce(self) -> None:
        self.close_turn()
        disk = self.disk()
        referee = self.waits("referee")
        if referee is not None:
            self.say(referee, ("reinforce", self.seat(), int(disk.id)))
        else:
            decision = self.waits("resolve")
            if decision is None or decision.player != self.seat():
                raise Refused(Refusal("card-waits", ("wd.command.one-card-at-a-time",)))
            self.say(decision, ("reinforce", int(disk.id)))
        place = self.waits("place")
        assert place is not None
        self.say(place, self.step.point("at"))

    def deploy(self) -> None:
        disk = self.disk()
        x, y = self.step.point("at")
        referee = self.waits("referee")
        if referee is not None:
            self.say(referee, ("deploy", self.seat(), int(disk.id), x, y))
            return
        decision = self.waits("deploy")
        if decision is None or decision.player != self.seat():
            raise Refused(Refusal("not-your-turn", ("wd.setup-training.deploy-order", "wd.deployment.order")))
        self.say(decision, (int(disk.id), x, y))

    # --- melee and the end of the round

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
