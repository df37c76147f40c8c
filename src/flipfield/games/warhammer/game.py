"""Warhammer: Diskwars as the kernel sees it: registrations, setup, views."""

from __future__ import annotations

from random import Random

from mypy_extensions import i64

from flipfield.games.warhammer import cardscripts, focus, queries
from flipfield.games.warhammer.battle import Battle, Printed
from flipfield.games.warhammer.codec import decode, encode
from flipfield.games.warhammer.command import CycleFlow, ResolveFlow
from flipfield.games.warhammer.describe import look
from flipfield.games.warhammer.engage import AuraFlow, DuelFlow, SunkFlow, TriggersFlow
from flipfield.games.warhammer.events import FIELDS
from flipfield.games.warhammer.families import Deploy, Engagement, Place, Resolve, Scout, Strike, Turn
from flipfield.games.warhammer.forced import LurchFlow, Shove, ShoveFlow
from flipfield.games.warhammer.invariants import broken
from flipfield.games.warhammer.kinds import Zone
from flipfield.games.warhammer.melee import FightFlow, MeleeFlow
from flipfield.games.warhammer.move import DangerFlow
from flipfield.games.warhammer.pack import Pack, core
from flipfield.games.warhammer.phases import RoundFlow, ScoutingFlow
from flipfield.games.warhammer.rows import RESERVE, Disk, Player
from flipfield.games.warhammer.secrets import determinise, shuffled, view
from flipfield.games.warhammer.setup import DeployFlow, ReinforceFlow
from flipfield.games.warhammer.shot import ShotFlow
from flipfield.games.warhammer.shotodds import shot_odds
from flipfield.games.warhammer.training import TrainingFlow
from flipfield.games.warhammer.turn import TurnFlow
from flipfield.games.warhammer.zones import EDGES
from flipfield.kernel.game import Game, SetupError
from flipfield.kernel.options import Pick, Roll, Shuffle
from flipfield.kernel.script import EffectFlow, ScriptFlow
from flipfield.kernel.state import NOBODY, Decision, Frame, State
from flipfield.kernel.value import Json, Value


class Warhammer(Game):
    """The training battle and everything that battles share.

    A referee's game (`ask_all`) asks even where there is only one option, so that a wrong wish is refused.
    """

    def __init__(self, name: str, pack: Pack, ask_all: bool = False) -> None:
        super().__init__(name)
        self.pack = pack
        self.event_fields = FIELDS
        self.flows["script"] = ScriptFlow(self)
        self.flows["effect"] = EffectFlow(self)
        self.flows["training"] = TrainingFlow()
        self.flows["deploy"] = DeployFlow()
        self.flows["scouting"] = ScoutingFlow()
        self.flows["round"] = RoundFlow()
        self.flows["cycle"] = CycleFlow(ask_all)
        self.flows["resolve"] = ResolveFlow(ask_all)
        self.flows["reinforce"] = ReinforceFlow()
        self.flows["turn"] = TurnFlow()
        self.flows["danger"] = DangerFlow()
        self.flows["aura"] = AuraFlow()
        self.flows["sunk"] = SunkFlow()
        self.flows["triggers"] = TriggersFlow()
        self.flows["duel"] = DuelFlow()
        self.flows["lurch"] = LurchFlow()
        self.flows["shove"] = ShoveFlow()
        self.flows["shot"] = ShotFlow()
        self.flows["melee"] = MeleeFlow(ask_all)
        self.flows["fight"] = FightFlow(ask_all)
        faces: dict[str, tuple[Value, ...]] = {"battle": pack.faces(), "d6": (1, 2, 3, 4, 5, 6)}
        self.families["roll"] = Roll(faces)
        self.families["shuffle"] = Shuffle()
        self.families["deploy"] = Deploy()
        self.families["place"] = Place()
        self.families["scout"] = Scout()
        self.families["command"] = Pick("not-in-hand", ("wd.command.choose",))
        self.families["resolve"] = Resolve()
        self.families["turn"] = Turn()
        self.families["nearest"] = Pick(
            "no-such-option", ("wd.scatter.engaged-nearest", "wd.dice.scatter-result")
        )
        self.families["target"] = Pick(
            "no-such-target", ("wd.target.definition", "wd.command.battle-ability-range")
        )
        self.families["trigger"] = Pick("no-such-option", ("wd.initiative.order",))
        self.families["shove"] = Shove()
        self.families["bloodshed"] = Pick("no-such-option", ("wd.card.blood-for-the-blood-god",))
        self.families["summon"] = Pick("no-such-option", ("wd.unit.kairos",))
        self.families["token"] = Pick("no-such-option", ("wd.unit.karl-franz",))
        self.families["engagement"] = Engagement()
        self.families["strike"] = Strike()
        cardscripts.register(self)
        focus.register(self)

    def begin(self, setup: dict[str, Json]) -> State:
        """The training battle (wd.setup-training.overview). The setup may say which seat has which army."""
        armies = _armies(setup, list(self.pack.armies))
        battle = new_battle(self.pack, "training", len(armies))
        for seat, army in enumerate(armies):
            enlist(battle, self.pack, seat, army)
        battle.zones = training_zones(self.pack)
        battle.push(Frame("training"))
        return battle

    def encode(self, state: State) -> dict[str, Json]:
        assert isinstance(state, Battle)
        return encode(state)

    def decode(self, data: dict[str, Json]) -> State:
        return decode(data)

    def view(self, state: State, player: i64) -> dict[str, Json]:
        assert isinstance(state, Battle)
        return view(state, player)

    def determinise(self, view: dict[str, Json], rng: Random) -> State:
        return determinise(view, rng)

    def shuffled(self, state: State, player: i64, rng: Random) -> State:
        assert isinstance(state, Battle)
        return shuffled(state, player, rng)

    def look(self, state: State, player: i64) -> dict[str, Json]:
        assert isinstance(state, Battle)
        seen = look(state)
        seen["provenance"] = self.pack.provenance()
        return seen

    def query(self, state: State, player: i64, name: str, args: Value) -> Json:
        assert isinstance(state, Battle)
        return queries.answer(state, name, args)

    def odds(self, state: State, decision: Decision, answer: Value) -> Json:
        assert isinstance(state, Battle)
        if decision.kind == "turn" and isinstance(answer, tuple) and answer[0] == "shoot":
            return shot_odds(state, self.pack.faces(), answer)
        return None

    def broken(self, state: State) -> str:
        assert isinstance(state, Battle)
        return broken(state)

    def result(self, state: State) -> dict[str, Json]:
        assert isinstance(state, Battle)
        winner: Json = None if state.winner == NOBODY else int(state.winner)
        scores = [state.casualties_of(1 - seat) for seat in range(2)] if len(state.players) == 2 else []
        return {"winner": winner, "scores": list[Json](list(state.scores) or scores)}


def _armies(setup: dict[str, Json], known: list[str]) -> list[str]:
    wanted = setup.get("armies", list[Json](known))
    if not isinstance(wanted, list) or len(wanted) != 2:
        raise SetupError("armies", "two-armies", (("known", tuple(known)),))
    for army in wanted:
        if army not in known:
            raise SetupError("armies", "unknown-army", (("army", str(army)), ("known", tuple(known))))
    if wanted[0] == wanted[1]:
        raise SetupError("armies", "same-army", (("army", str(wanted[0])),))
    extra = [key for key in setup if key != "armies"]
    if extra:
        raise SetupError(extra[0], "unknown-key", (("known", ("armies",)),))
    return [str(army) for army in wanted]


def new_battle(pack: Pack, scenario: str, players: int) -> Battle:
    """An empty battlefield (wd.setup-training.battlefield)."""
    printed = Printed(
        scenario,
        pack.field["width"],
        pack.field["height"],
        pack.ruler,
        dict(pack.cards),
        "",
    )
    battle = Battle(printed)
    battle.initiative = tuple(range(players))
    return battle


def enlist(battle: Battle, pack: Pack, seat: int, army_id: str) -> None:
    """A player with an army: all its disks in the reserve, its cards in hand (wd.setup-training.armies)."""
    army = pack.armies[army_id]
    for unit, copies in army.units.items():
        battle.printed.add(pack.units[unit])
        for _ in range(copies):
            id = len(battle.disks)
            battle.disks.append(
                Disk(id, battle.printed.units[unit], seat, seat, RESERVE, 0, 0, 0, 0, 0, False, False)
            )
    battle.players.append(
        Player(seat, army_id, EDGES[seat], army.cards, True, army.cards, "", (), "casualties", 0, False)
    )


def training_zones(pack: Pack) -> list[Zone]:
    """Three cards side by side in the middle of each edge, to medium range (wd.setup-training.zones)."""
    half = 3 * pack.card_width // 2
    middle = pack.field["width"] // 2
    depth, height = pack.ruler[1], pack.field["height"]
    return [
        Zone(0, middle - half, 0, middle + half, depth, 0, ()),
        Zone(1, middle - half, height - depth, middle + half, height, 0, ()),
    ]


def training() -> Warhammer:
    """The training battle with the pack that ships."""
    return Warhammer("training", core())
