"""Playing the steps of a case: wishes become answers to the engine's decisions."""

from __future__ import annotations

from flipfield.cases.fights import Fights
from flipfield.cases.position import card_name
from flipfield.cases.stage import Failure
from flipfield.games.warhammer.battleability import battle_users, options
from flipfield.games.warhammer.focus import FOCUS_RULES
from flipfield.games.warhammer.kinds import NO_MOVEMENT
from flipfield.games.warhammer.rows import AIR, TABLE, Disk
from flipfield.kernel.state import Decision
from flipfield.kernel.value import Value

OPEN = ("turn", "resolve", "command", "referee", "scout", "deploy", "engagement", "border")
"""Decisions that may wait for the next step."""
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


class Steps(Fights):
    """Every kind of step."""

    def play(self) -> None:
        kind = self.step.one_of("do", list(KINDS))
        if self.anew:
            self.close_turn()
        if kind not in ("command", "melee", "end") and not self.step.has("refused"):
            self.lay_only_cards()
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
        self.leave_nothing_open()

    def leave_nothing_open(self) -> None:
        """Only what a later step may take up stays open; all dice of the step must be used."""
        decision = self.pending()
        if decision is not None and decision.kind not in OPEN:
            raise Failure(f"the rules ask for a choice that the step does not make ({decision.kind})")
        if self.dice or self.d6:
            raise Failure(f"dice are left over: {self.dice + [str(face) for face in self.d6]}")
        if self.step.has("land"):
            raise Failure("nothing is dropped here, so no place to land is used")

    def command(self) -> None:
        self.close_offers()
        name = self.step.text("card")
        hand = self.battle.players[self.seat()].hand
        card = next((id for id in hand if card_name(id) == name), name)
        decision = self.waits("command", self.seat())
        if decision is None:
            self.refuse(("command", card))
        self.say(decision, card)

    def lay_only_cards(self) -> None:
        """Who has a single card and no step of his own for it has chosen it."""
        waiting = [decision for decision in self.battle.pending if decision.kind == "command"]
        if all(len(decision.spec) == 1 for decision in waiting):
            for decision in waiting:
                self.say(decision, decision.spec[0])

    def activate(self, disk: Disk) -> None:
        """Make a disk the active one, unless it is."""
        activation = self.battle.activation
        if activation is not None and activation.disk == disk.id and disk.controller == self.seat():
            return
        if self.before_scouting:
            self.open_scouting(disk)
            return
        self.close_scouting()
        referee = self.waits("referee")
        if referee is not None:
            self.say(referee, ("activate", self.seat(), int(disk.id)))
            return
        self.use_card("activate", int(disk.id))

    def use_card(self, what: str, id: int) -> None:
        """Use the card in play for a disk."""
        decision = self.card_in_play()
        if decision is None or decision.player != self.seat():
            self.refuse((what, id))
        self.say(decision, (what, id))

    def act(self, kind: str) -> None:
        disk = self.disk()
        if kind == "move":
            self.activate(disk)
            self.flips(disk)
            return
        if kind == "shoot":
            answer: tuple[Value, ...] = (
                "shoot",
                self.step.whole("attack", 1) - 1,
                self.id_of("target", self.step.text("target")),
            )
        else:
            answer = self.focus_answer(disk)
        self.activate(disk)
        decision = self.waits("turn")
        if decision is None:
            self.refuse((kind, int(disk.id), *answer[1:]))
        self.say(decision, answer)
        self.choices()

    def focus_answer(self, disk: Disk) -> tuple[Value, ...]:
        targets = [self.id_of("targets", name) for name in self.step.names("targets")]
        own = [ability for ability in disk.unit.abilities if ability in FOCUS_RULES]
        ability = self.step.text("ability", "magic" if self.is_magic(disk, own, targets) else own[0])
        if ability == "magic":
            return ("focus", "magic", targets[0] if targets else -1)
        return ("focus", ability, -1)

    def is_magic(self, disk: Disk, own: list[str], targets: list[int]) -> bool:
        """Whether a step that names no ability means Magic: its targets are enemies and it places nothing."""
        if not own or not disk.unit.magic:
            return not own
        enemy = [not self.battle.allied(self.battle.disks[id].controller, disk.controller) for id in targets]
        return bool(enemy) and all(enemy) and not self.step.has("at") and not self.choose

    def flips(self, disk: Disk) -> None:
        """The whole path of a move; a flying disk lands where it ends."""
        id = int(disk.id)
        activation = self.battle.activation
        path = self.step.points("path")
        if activation is not None and (
            activation.flips > 0 or (not path and activation.limit == NO_MOVEMENT)
        ):
            self.refuse(("move", id))
        for x, y in path:
            decision = self.waits("turn")
            if self.battle.over or self.battle.disks[id].place not in (TABLE, AIR):
                return
            if decision is None:
                raise Failure("the rules ask for a choice in the middle of the move")
            self.say(decision, ("flip", x, y))
        decision = self.waits("turn")
        if decision is not None and self.battle.disks[id].place == AIR:
            self.say(decision, ("end",))
            self.pending()

    def choices(self) -> None:
        """Answer what an ability or a scatter asks for, from `targets` and `choose`."""
        wanted = [self.id_of("choose", str(name)) for name in self.choose]
        targets = [self.id_of("targets", name) for name in self.step.names("targets")]
        while (decision := self.pending()) is not None:
            if decision.kind == "target" and targets:
                self.say(decision, targets.pop(0))
            elif decision.kind in ("nearest", "token", "target", "summon", "trigger") and wanted:
                self.say(decision, self.chosen(decision, wanted.pop(0)))
            elif decision.kind in ("token", "summon") and targets:
                self.say(decision, targets.pop(0))
            elif decision.kind in ("shove", "place") and self.step.has("at"):
                self.say(decision, self.step.point("at"))
            elif decision.kind == "shove" and self.step.has("path"):
                self.say(decision, self.step.points("path")[0])
            elif decision.kind in ("strike", "bloodshed"):
                self.fight_on(decision)
            elif decision.kind in ("token", "target") and -1 in decision.spec:
                self.say(decision, -1)
            elif len(decision.spec) == 1 and decision.kind in ("nearest", "token", "target", "summon"):
                self.say(decision, decision.spec[0])
            else:
                return

    def chosen(self, decision: Decision, id: int) -> Value:
        """The option of a decision that is about a disk."""
        for option in decision.spec:
            if option == id or (isinstance(option, tuple) and option[1] == id):
                return option
        return id

    def fight_on(self, decision: Decision) -> None:
        """Victims of an engagement in the middle of the activation phase, from `strike`."""
        if decision.kind == "bloodshed":
            names = [*self.choose, *self.step.names("targets")]
            wanted = {self.id_of("choose", str(name)) for name in names}
            fights = [fight for fight in decision.spec if isinstance(fight, tuple)]
            named = [
                fight
                for fight in fights
                if wanted <= {id for pin in fight if isinstance(pin, tuple) for id in pin}
            ]
            if len(named) > 1:
                raise Failure("the disk is in several engagements and the step names none of them")
            self.say(decision, named[0] if named else ())
        else:
            self.say(decision, self.victims(decision, [self.strike_table("strike")]))

    def battle_ability(self) -> None:
        self.close_turn()
        self.card_in_play()
        self.use_card("battle", self.user())
        self.choices()

    def user(self) -> int:
        """Who uses the battle ability: the disk named, else the first that reaches what the step targets."""
        battle, resolution = self.battle, self.battle.resolution
        if self.step.has("disk"):
            return int(self.disk().id)
        users: list[Disk] = []
        able: list[Disk] = []
        if resolution is not None:
            ability = battle.printed.cards[resolution.card].battle
            targets = {self.id_of("targets", name) for name in self.step.names("targets")}
            users = battle_users(battle, resolution)
            able = [disk for disk in users if targets <= set(options(battle, ability, disk))]
        heroes = [disk for disk in battle.disks if disk.unit.hero and disk.controller == self.seat()]
        return int((able + users + heroes + battle.disks)[0].id)

    def do_pass(self) -> None:
        if self.step.has("disk"):
            self.activate(self.disk())
            self.close_turn()
            return
        self.close_turn()
        decision = self.waits("resolve", self.seat())
        if decision is not None:
            self.say(decision, ("done",))
        elif self.game.why_not(self.battle, self.seat(), ("done",)) is not None:
            self.refuse(("done",))

    def scout(self) -> None:
        disk = self.disk()
        activation = self.battle.activation
        if activation is None or not activation.scouting or activation.disk != disk.id:
            self.open_scouting(disk)
        self.flips(disk)

    def open_scouting(self, disk: Disk) -> None:
        """Let a disk begin its scout move."""
        self.close_turn()
        if not self.step.has("refused"):
            self.decline_scouting()
        referee = self.waits("referee")
        if referee is not None:
            self.say(referee, ("scout", self.seat(), int(disk.id)))
            return
        decision = self.waits("scout", self.seat())
        if decision is None:
            self.refuse(("scout", int(disk.id)))
        self.say(decision, ("scout", int(disk.id)))

    def decline_scouting(self) -> None:
        """Who is earlier in initiative scouts no more; a refused step declines nothing."""
        for seat in self.battle.initiative[: self.battle.rank(self.seat())]:
            referee, decision = self.waits("referee"), self.waits("scout", seat)
            if referee is not None:
                self.say(referee, ("scouted", seat))
            elif decision is not None:
                self.say(decision, ("done",))

    def reinforce(self) -> None:
        self.close_scouting()
        disk = self.disk()
        referee = self.waits("referee")
        if referee is not None:
            self.say(referee, ("reinforce", self.seat(), int(disk.id)))
        else:
            self.use_card("reinforce", int(disk.id))
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
        decision = self.waits("deploy", self.seat())
        if decision is None:
            self.refuse(("deploy", int(disk.id), x, y))
        self.say(decision, (int(disk.id), x, y))
