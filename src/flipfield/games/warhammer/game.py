"""Warhammer: Diskwars as the kernel sees it: registrations, setup, views."""

from __future__ import annotations

from random import Random

from mypy_extensions import i64

from flipfield.games.warhammer import cardscripts, focus, queries
from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.battleability import Target
from flipfield.games.warhammer.begin import begin_standard, begin_training
from flipfield.games.warhammer.changes import CHANGES
from flipfield.games.warhammer.codec import decode, encode
from flipfield.games.warhammer.command import CycleFlow, ResolveFlow
from flipfield.games.warhammer.describe import look
from flipfield.games.warhammer.draft import DraftTerrain, DraftZone
from flipfield.games.warhammer.engage import AuraFlow, DuelFlow, EngageFlow, TriggersFlow
from flipfield.games.warhammer.events import FIELDS
from flipfield.games.warhammer.families import Deploy, Engagement, Place, Resolve, Scout, Strike, Turn
from flipfield.games.warhammer.forced import LurchFlow, Nearest, Shove, ShoveFlow
from flipfield.games.warhammer.invariants import broken
from flipfield.games.warhammer.melee import FightFlow, MeleeFlow
from flipfield.games.warhammer.move import DangerFlow
from flipfield.games.warhammer.numbers import numbers_of, pack_of, used_in
from flipfield.games.warhammer.overlay import provenance_with
from flipfield.games.warhammer.pack import Pack, core
from flipfield.games.warhammer.phases import RoundFlow, ScoutingFlow, points
from flipfield.games.warhammer.secrets import determinise, shuffled, view
from flipfield.games.warhammer.setup import DeployFlow, ReinforceFlow
from flipfield.games.warhammer.shot import ShotFlow
from flipfield.games.warhammer.shotodds import shot_odds
from flipfield.games.warhammer.snap import PLACE, snap
from flipfield.games.warhammer.standard import StandardFlow
from flipfield.games.warhammer.training import TrainingFlow
from flipfield.games.warhammer.turn import TurnFlow
from flipfield.games.warhammer.wish import why_not, wishes
from flipfield.kernel.game import Game
from flipfield.kernel.options import Pick, Roll, Shuffle
from flipfield.kernel.script import EffectFlow, ScriptFlow
from flipfield.kernel.state import NOBODY, Decision, Refusal, State
from flipfield.kernel.value import Json, Value


class Warhammer(Game):
    """The training battle and everything that battles share.

    A referee's game (`ask_all`) asks even where there is only one option, so that a wrong wish is refused.
    """

    def __init__(self, name: str, pack: Pack, ask_all: bool = False) -> None:
        super().__init__(name)
        self.pack = pack
        self.ask_all = ask_all
        self.event_fields = FIELDS
        self.changes = CHANGES
        self.flows["script"] = ScriptFlow(self, ask_all)
        self.flows["effect"] = EffectFlow(self)
        self.flows["training"] = TrainingFlow()
        terrain = DraftTerrain(pack)
        self.flows["standard"] = StandardFlow(pack, terrain)
        self.flows["deploy"] = DeployFlow()
        self.flows["scouting"] = ScoutingFlow()
        self.flows["round"] = RoundFlow(ask_all)
        self.flows["cycle"] = CycleFlow(ask_all)
        self.flows["resolve"] = ResolveFlow(ask_all)
        self.flows["reinforce"] = ReinforceFlow()
        self.flows["turn"] = TurnFlow(ask_all)
        self.flows["danger"] = DangerFlow()
        self.flows["aura"] = AuraFlow()
        self.flows["engage"] = EngageFlow()
        self.flows["triggers"] = TriggersFlow()
        self.flows["duel"] = DuelFlow()
        self.flows["lurch"] = LurchFlow()
        self.flows["shove"] = ShoveFlow()
        self.flows["shot"] = ShotFlow()
        self.flows["melee"] = MeleeFlow(ask_all)
        self.flows["fight"] = FightFlow(ask_all)
        faces: dict[str, tuple[Value, ...]] = {"battle": pack.faces(), "d6": (1, 2, 3, 4, 5, 6)}
        self.families["border"] = Pick("no-such-option", ("wd.activation.round-structure",))
        self.families["roll"] = Roll(faces)
        self.families["shuffle"] = Shuffle()
        self.families["edge"] = Pick("edge-taken", ("wd.setup-standard.edges",))
        self.families["tokens"] = Pick("no-such-option", ("wd.initiative.winner-assigns",))
        self.families["scenario"] = Pick("no-such-option", ("wd.scenario.choose",))
        self.families["zone"] = DraftZone(pack)
        self.families["terrain"] = terrain
        self.families["deploy"] = Deploy()
        self.families["place"] = Place()
        self.families["scout"] = Scout()
        self.families["command"] = Pick("not-in-hand", ("wd.command.choose", "wd.command.discard"))
        self.families["resolve"] = Resolve()
        self.families["turn"] = Turn()
        self.families["nearest"] = Nearest("no-such-option", ("wd.scatter.engaged-nearest",))
        self.families["target"] = Target("no-such-target", ("wd.target.definition",))
        self.families["trigger"] = Pick("no-such-option", ("wd.initiative.order",))
        self.families["shove"] = Shove()
        self.families["bloodshed"] = Pick("no-such-option", ("wd.card.blood-for-the-blood-god",))
        self.families["summon"] = Pick("no-such-option", ("wd.unit.kairos",))
        self.families["token"] = focus.Token("no-such-option", ("wd.focus.individual",))
        self.families["engagement"] = Engagement()
        self.families["strike"] = Strike()
        cardscripts.register(self)
        focus.register(self)

    def numbers(self, setup: dict[str, Json]) -> dict[str, Json]:
        return numbers_of(self.pack, used_in(self.pack, setup, self.begin(setup)))

    def with_numbers(self, numbers: dict[str, Json]) -> Warhammer:
        pack = pack_of(self.pack, numbers)
        return self if pack is self.pack else Warhammer(self.name, pack, self.ask_all)

    def begin(self, setup: dict[str, Json]) -> Battle:
        return (
            begin_training(self.pack, setup) if self.name == "training" else begin_standard(self.pack, setup)
        )

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
        seen["provenance"] = provenance_with(self.pack, state.printed.overlay)
        return seen

    def query(self, state: State, player: i64, name: str, args: Value) -> Json:
        assert isinstance(state, Battle)
        if name == "snap":
            for decision in state.pending:
                if decision.player == player and decision.kind in PLACE:
                    return {"answer": snap(state, self.families[decision.kind], decision, args)}
        return queries.answer(state, name, args)

    def why_not(self, state: State, player: i64, wish: Value) -> Refusal | None:
        assert isinstance(state, Battle)
        return why_not(self.families, state, int(player), wish)

    def wishes(self, state: State, player: i64, rng: Random) -> list[Value]:
        assert isinstance(state, Battle)
        return wishes(state, player, rng)

    def questions(self, state: State, player: i64, rng: Random) -> list[tuple[str, Value]]:
        assert isinstance(state, Battle)
        found = queries.questions(state, rng)
        for decision in state.pending:
            if decision.player == player and decision.kind in PLACE:
                found.append(("snap", self.families[decision.kind].sample(state, decision, rng)))
        return found

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
        scores = list(state.scores) or [points(state, int(player.seat)) for player in state.players]
        objectives: list[Json] = [player.objective for player in state.players]
        winners: list[Json] = [
            int(player.seat)
            for player in state.players
            if state.winner != NOBODY and state.allied(player.seat, state.winner)
        ]
        return {"winner": winner, "winners": winners, "scores": list[Json](scores), "objectives": objectives}


def training() -> Warhammer:
    """The training battle with the pack that ships."""
    return Warhammer("training", core())


def standard() -> Warhammer:
    """The standard game with the pack that ships."""
    return Warhammer("warhammer", core())
