"""A match: one game being played by seats. No I/O and no clock; what must be kept goes through `keep`."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from flipfield.kernel.game import Game
from flipfield.kernel.run import apply, event_json, family_of, find, refusal, start
from flipfield.kernel.state import CHANCE, Decision, Event, Refusal, Refused, State
from flipfield.kernel.value import Json, Value, to_json
from flipfield.kernel.wire import dumps, load, save
from flipfield.lessons.guide import Guide
from flipfield.lessons.lesson import LEARNER
from flipfield.replay.record import MARK, Input, Record, steps

Chance = Callable[[State, Decision, list[Input]], Value]
"""Answers what is asked of chance, after the inputs that the same answer already caused."""


class Stale(Exception):
    """An answer to a decision that is not open for this seat, or not the one that the seat saw."""

    def __init__(self, decision: int) -> None:
        super().__init__(f"decision {decision} is not open")
        self.decision = decision


@dataclass(frozen=True)
class Accepted:
    """An accepted answer: the version it made and what happened."""

    version: int
    events: list[Event]


@dataclass(frozen=True)
class Change:
    """What one accepted answer or undo does to the stored game; it is kept as a whole or not at all.

    Inputs from `start` on give way to the new ones. Inputs from `floor` on can still be taken back.
    """

    version: int
    start: int
    inputs: list[Input]
    snapshots: list[tuple[int, bytes]]
    floor: int
    over: bool
    round: int | None
    phase: str | None
    winner: int | None
    waiting: list[int]


@dataclass(frozen=True)
class News:
    """Rules that changed while a match was under way, when it had so many inputs."""

    rules: list[str]
    inputs: int


@dataclass(frozen=True)
class Moment:
    """A state that a seat can go back to: before its answer, with so many inputs."""

    seat: int
    inputs: int
    state: State


@dataclass(frozen=True)
class _Played:
    """An answer played to the next player's decision, with the chance that followed."""

    state: State
    inputs: list[Input]
    snapshots: list[tuple[int, bytes]]
    events: list[Event]


class Match:
    """A game under way. The state in `state` is never changed, only replaced: it may be read at any time."""

    def __init__(
        self, record: Record, state: State, asked: int, versions: list[int], version: int, rng: Random
    ) -> None:
        """`versions` tells with which version each input of the record came, `asked` with which one what the
        state asks.
        """
        self.game: Game = record.game
        self.record = record
        self.state = state
        self.versions = versions
        self.version = version
        self.rng = rng
        self.keep: Callable[[Change], None] = _nothing
        self.guide: Guide | None = None
        self.news: News | None = None
        self.past: list[Moment] = []
        self.answered = {row.decision: n for n, row in enumerate(record.inputs)}
        self.log: list[tuple[int, list[Event]]] = []
        self.log_from = version
        self.opened = {int(decision.id): asked for decision in state.pending}
        """With which version each pending decision was asked, or asked again after an undo."""

    def submit(self, seat: int, decision_id: int, answer: Value, seen: int) -> Accepted:
        """Take an answer of a seat that has seen a version. Raises `Stale`, `Refused` or what `keep` raises;
        then nothing has changed.

        An undo brings numbers of decisions back: who has not seen the question does not answer it.
        """
        decision = find(self.state, decision_id)
        if decision is None or decision.player != seat:
            return self._again(seat, decision_id, answer)
        if seen < self.opened[decision_id]:
            raise Stale(decision_id)
        state = self.state.clone()
        first = len(self.record.inputs)
        played = play(self.game, state, Input(decision_id, seat, answer), first, self._chance)
        self._heed(seat, answer, played.state)
        past = self._remembered(seat, played, first)
        change = self._change(played.state, first, played.inputs, played.snapshots, past)
        self.keep(change)
        self._append(change, played)
        self.past = past
        return Accepted(self.version, played.events)

    def undo(self, seat: int, seen: int) -> Accepted:
        """Take back the seat's last answer and what bots answered to it. Raises `Refused` when it cannot be,
        or what `keep` raises.

        Who has not seen what he takes back, or that something was taken back, would mean something else.
        """
        n = self._before(seat)
        if n is None or not (seen == self.version or self._since(n) <= seen == self.kept(seen)):
            raise Refused(Refusal("cannot-undo", ()))
        moment = self.past[n]
        change = self._change(moment.state, moment.inputs, [], [], self.past[:n])
        self.keep(change)
        for row in self.record.inputs[moment.inputs :]:
            del self.answered[row.decision]
        del self.record.inputs[moment.inputs :]
        del self.versions[moment.inputs :]
        del self.log[n - len(self.past) :]
        del self.past[n:]
        self.version = change.version
        self._stand_at(moment.state, change.version)
        return Accepted(self.version, [])

    def _heed(self, seat: int, answer: Value, state: State) -> None:
        """A legal answer that a lesson does not want is not taken, and the step begins anew."""
        if self.guide is None or seat != LEARNER:
            return
        no = self.guide.objection(self.record, answer, self.state, state)
        if no is not None:
            begun = self.guide.progress(self.record).inputs
            while (n := self._before(seat)) is not None and self.past[n].inputs >= begun:
                self.undo(seat, self.version)
            raise Refused(no)

    def _chance(self, state: State, decision: Decision, inputs: list[Input]) -> Value:
        """The roll that a lesson wants, else any."""
        if self.guide is not None:
            wanted = self.guide.roll([*self.record.inputs, *inputs])
            if wanted is not None and refusal(self.game, state, decision, wanted) is None:
                return wanted
        return sampled(self.game, self.rng)(state, decision, inputs)

    def can_undo(self, seat: int) -> bool:
        return self._before(seat) is not None

    def _since(self, n: int) -> int:
        """The version with which the answer after a past moment came."""
        return self.versions[self.past[n].inputs]

    def _before(self, seat: int) -> int | None:
        """Which past moment was before the seat's last answer, unless another person answered since."""
        for n in reversed(range(len(self.past))):
            if self.past[n].seat == seat:
                return n
            if self.record.seats[self.past[n].seat]["bot"] is None:
                break
        return None

    def events(self, since: int) -> list[tuple[int, Event]]:
        """What happened after a version, each event with the version that it came with."""
        if since < self.log_from:
            self.log = _history(self.record, self.versions)
            self.log_from = 0
        return [(version, event) for version, events in self.log if version > since for event in events]

    def kept(self, since: int) -> int:
        """The last version up to `since` that still counts: what came after it was taken back."""
        n = bisect_right(self.versions, since)
        return self.versions[n - 1] if n else min(since, 1)

    def message(self, seat: int, since: int) -> dict[str, Json]:
        """The `state` message: all that a seat may know, and what happened after a version."""
        game, state = self.game, self.state
        own = [decision for decision in state.pending if decision.player == seat]
        lesson: dict[str, Json] = {"lesson": self.guide.json(self.record)} if self.guide is not None else {}
        return {
            **lesson,
            "changed": [*self.changed(seat)],
            "type": "state",
            "version": self.version,
            "seat": seat,
            "view": game.view(state, seat),
            "look": game.look(state, seat),
            "decisions": [decision_json(game, state, decision) for decision in own],
            "waiting": [{"player": int(asked.player), "kind": asked.kind} for asked in state.pending],
            "kept": self.kept(since),
            "events": [
                {"version": version, **event_json(game, event)} for version, event in self.events(since)
            ],
            "undo": self.can_undo(seat),
            "over": state.over,
            "result": game.result(state) if state.over else None,
        }

    def changed(self, seat: int) -> list[str]:
        """The rules that changed since a seat has answered last; who only looks on is not told."""
        if self.news is None or seat < 0:
            return []
        later = self.record.inputs[self.news.inputs :]
        return [] if any(row.player == seat for row in later) else self.news.rules

    def _again(self, seat: int, decision_id: int, answer: Value) -> Accepted:
        """The same answer once more is accepted once more; any other comes too late."""
        n = self.answered.get(decision_id)
        if n is not None:
            row = self.record.inputs[n]
            if row.player == seat and dumps(to_json(row.answer)) == dumps(to_json(answer)):
                return Accepted(self.versions[n], [])
        raise Stale(decision_id)

    def _remembered(self, seat: int, played: _Played, first: int) -> list[Moment]:
        """The moments to go back to after an answer: none once chance, a secret or the end was shown."""
        shown = len(played.inputs) > 1 or not all(event.back for event in played.events)
        if seat == CHANCE or shown or played.state.over:
            return []
        return [*self.past, Moment(seat, first, self.state)]

    def _change(
        self,
        state: State,
        first: int,
        inputs: list[Input],
        snapshots: list[tuple[int, bytes]],
        past: list[Moment],
    ) -> Change:
        floor = past[0].inputs if past else first + len(inputs)
        return _change(self.game, state, self.version + 1, first, inputs, snapshots, floor)

    def _append(self, change: Change, played: _Played) -> None:
        for row in played.inputs:
            self.answered[row.decision] = len(self.record.inputs)
            self.record.inputs.append(row)
            self.versions.append(change.version)
        self.log.append((change.version, played.events))
        self.version = change.version
        self._stand_at(played.state, change.version)

    def _stand_at(self, state: State, version: int) -> None:
        """Go on from a state; decisions that were not open before it are asked with this version."""
        self.state = state
        self.opened = {int(asked.id): self.opened.get(int(asked.id), version) for asked in state.pending}

    def catch_up(self, played: int) -> None:
        """Play the inputs after the first `played`, each change as a whole."""
        inputs = self.record.inputs
        n = played
        while n < len(inputs):
            end = n + 1
            while end < len(inputs) and self.versions[end] == self.versions[n]:
                end += 1
            state = self.state.clone()
            events: list[Event] = []
            for row in inputs[n:end]:
                events += apply(self.game, state, row.decision, row.answer)
            done = _Played(state, inputs[n:end], [], events)
            self.past = self._remembered(inputs[n].player, done, n) if self.versions[n] > 1 else []
            self._stand_at(state, self.versions[n])
            if self.versions[n] > self.log_from:
                self.log.append((self.versions[n], events))
            n = end
        if self.version > self.kept(self.version):
            # An undo came last. Which questions it brought back is not kept, so all count as asked again.
            self.opened = dict.fromkeys(self.opened, self.version)


def begin(
    game: Game, setup: dict[str, Json], seats: list[dict[str, Json]], rng: Random
) -> tuple[Match, Change]:
    """A new match, played to the first decision of a player, and what must be kept of it.

    Its version is 1: who has seen version 0 has seen nothing yet.
    """
    state = start(game, setup)
    played = _play_chance(game, state, [], 0, sampled(game, rng), state.events)
    change = _change(game, state, 1, 0, played.inputs, played.snapshots, len(played.inputs))
    versions = [1] * len(played.inputs)
    match = Match(Record(game, setup, seats, [*played.inputs]), state, 1, versions, 1, rng)
    match.log = [(1, played.events)]
    match.log_from = 0
    return match, change


def begin_from(record: Record, rng: Random) -> Change:
    """What must be kept of a new match that begins where a record ends; chance goes on by itself.

    All of it is version 1, and nothing of it can be taken back.
    """
    played = _play_again(record, rng)
    inputs = [*record.inputs, *played.inputs]
    return _change(record.game, played.state, 1, 0, inputs, played.snapshots, len(inputs))


def go_on(record: Record, version: int, rng: Random) -> Change:
    """What must be kept of a match that goes on by other rules: all snapshots anew, and what chance adds.

    Raises `ReplayError` where an answer does not play any more.
    """
    played = _play_again(record, rng)
    first = len(record.inputs)
    floor = first + len(played.inputs)
    return _change(record.game, played.state, version + 1, first, played.inputs, played.snapshots, floor)


def _play_again(record: Record, rng: Random) -> _Played:
    """A record played from its beginning, with all snapshots, and what chance answers after it."""
    snapshots: list[tuple[int, bytes]] = []
    state: State | None = None
    for n, step in enumerate(steps(record)):
        state = step.state
        if n and (n % MARK == 0 or state.over):
            snapshots.append((n, save(record.game, state)))
    assert state is not None
    played = _play_chance(record.game, state, [], len(record.inputs), sampled(record.game, rng), [])
    return _Played(played.state, played.inputs, [*snapshots, *played.snapshots], played.events)


def resume(
    record: Record, versions: list[int], version: int, rng: Random, snapshot: tuple[int, bytes] | None
) -> Match:
    """A match as it was kept: from the snapshot of so many inputs, or from the start."""
    if snapshot is None:
        state = start(record.game, record.setup)
        match = Match(record, state, 1, versions, version, rng)
        match.log = [(1, state.events)]
        match.log_from = 0
        state.events = []
        match.catch_up(0)
        return match
    played, text = snapshot
    match = Match(record, load(record.game, text), versions[played - 1], versions, version, rng)
    match.log_from = versions[played - 1]
    match.catch_up(played)
    return match


def sampled(game: Game, rng: Random) -> Chance:
    """Chance as a generator gives it."""
    return lambda state, decision, inputs: family_of(game, decision).sample(state, decision, rng)


def play(game: Game, state: State, row: Input, first: int, chance: Chance) -> _Played:
    """Apply an answer to a state of one's own and let chance answer what follows."""
    events = apply(game, state, row.decision, row.answer)
    return _play_chance(game, state, [row], first, chance, events)


def _play_chance(
    game: Game, state: State, inputs: list[Input], first: int, chance: Chance, events: list[Event]
) -> _Played:
    state.events = []
    snapshots: list[tuple[int, bytes]] = []
    while True:
        n = first + len(inputs)
        if inputs and (n % MARK == 0 or state.over):
            snapshots.append((n, save(game, state)))
        rolls = [decision for decision in state.pending if decision.player == CHANCE]
        if not rolls:
            return _Played(state, inputs, snapshots, events)
        answer = chance(state, rolls[0], inputs)
        inputs.append(Input(int(rolls[0].id), CHANCE, answer))
        events = events + apply(game, state, rolls[0].id, answer)


def _change(
    game: Game,
    state: State,
    version: int,
    first: int,
    inputs: list[Input],
    snapshots: list[tuple[int, bytes]],
    floor: int,
) -> Change:
    data = game.encode(state)
    round, phase = data.get("round"), data.get("phase")
    winner = game.result(state)["winner"] if state.over else None
    return Change(
        version,
        first,
        inputs,
        snapshots,
        floor,
        state.over,
        round if isinstance(round, int) else None,
        phase if isinstance(phase, str) else None,
        winner if isinstance(winner, int) else None,
        sorted({int(asked.player) for asked in state.pending}),
    )


def own_decision(state: State, seat: int, decision_id: int) -> Decision:
    """The seat's open decision with that id, or `Stale`."""
    decision = find(state, decision_id)
    if decision is None or decision.player != seat:
        raise Stale(decision_id)
    return decision


def decision_json(game: Game, state: State, decision: Decision) -> dict[str, Json]:
    """A decision as its player gets it."""
    return {
        "id": int(decision.id),
        "player": int(decision.player),
        "kind": decision.kind,
        "secret": decision.secret,
        "options": family_of(game, decision).describe(state, decision),
    }


def _history(record: Record, versions: list[int]) -> list[tuple[int, list[Event]]]:
    """All events of a record with their versions, from a replay of the whole."""
    log: list[tuple[int, list[Event]]] = []
    for n, step in enumerate(steps(record)):
        log.append((versions[n - 1] if n else 1, step.events))
    return log


def _nothing(change: Change) -> None:
    """Keeps nothing: a match that lives in memory alone."""
