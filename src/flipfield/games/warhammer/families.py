"""The option families of the decisions that are more than picking from a list."""

from __future__ import annotations

from random import Random

from mypy_extensions import i64

from flipfield.games.warhammer import describe
from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.battleability import battle_users
from flipfield.games.warhammer.command import eligible, resolve_refusal
from flipfield.games.warhammer.melee import is_attacker, order_refusal, orderer_refusal, parts
from flipfield.games.warhammer.move import enemy_at, flip_refusal, must_land_clear
from flipfield.games.warhammer.phases import scout_refusal, scouted, waiting_scouts
from flipfield.games.warhammer.rows import AIR, NO_DISK, Activation
from flipfield.games.warhammer.setup import deploy_refusal, place_refusal
from flipfield.games.warhammer.turn import (
    act_refusal,
    active,
    flipping_refusal,
    focuses,
    may_flip,
    over_enemy,
    shots,
)
from flipfield.kernel.game import Family
from flipfield.kernel.options import below
from flipfield.kernel.state import Decision, Refusal, State
from flipfield.kernel.value import Json, Value, is_ints, pair, whole

ONE_VICTIM = ("wd.melee.one-target",)
TRIES = 64
"""How often a random landing is drawn before a safe one is taken."""


def uniform(rng: Random, low: i64, high: i64) -> int:
    """A uniform integer between two borders, both included."""
    return int(low) + int(rng.random() * int(high - low + 1))


class Deploy(Family):
    """A disk of the reserve and a place in one of the player's zones."""

    def refusal(self, state: State, decision: Decision, answer: Value) -> Refusal | None:
        assert isinstance(state, Battle)
        return deploy_refusal(state, int(decision.player), answer)

    def listed(self, state: State, decision: Decision) -> list[Value]:
        """Each disk at the corners, edges' middles and centre of each zone."""
        assert isinstance(state, Battle)
        found: list[Value] = []
        for disk in state.reserve_of(decision.player):
            for zone in state.zones:
                if zone.player == decision.player:
                    for x in (zone.x0 + disk.r, (zone.x0 + zone.x1) // 2, zone.x1 - disk.r):
                        for y in (zone.y0 + disk.r, (zone.y0 + zone.y1) // 2, zone.y1 - disk.r):
                            answer: Value = (int(disk.id), int(x), int(y))
                            if self.refusal(state, decision, answer) is None:
                                found.append(answer)
        return found

    def sample(self, state: State, decision: Decision, rng: Random) -> Value:
        assert isinstance(state, Battle)
        disks = state.reserve_of(decision.player)
        zones = [zone for zone in state.zones if zone.player == decision.player]
        disk = disks[below(rng, len(disks))]
        for _ in range(TRIES):
            zone = zones[below(rng, len(zones))]
            x = uniform(rng, zone.x0 + disk.r, zone.x1 - disk.r)
            y = uniform(rng, zone.y0 + disk.r, zone.y1 - disk.r)
            answer: Value = (int(disk.id), x, y)
            if self.refusal(state, decision, answer) is None:
                return answer
        return self.listed(state, decision)[0]

    def describe(self, state: State, decision: Decision) -> dict[str, Json]:
        assert isinstance(state, Battle)
        return describe.deploy(state, int(decision.player))


class Place(Family):
    """A place for a disk that reinforces. The spec names the disk and its summoner, or -1."""

    def refusal(self, state: State, decision: Decision, answer: Value) -> Refusal | None:
        assert isinstance(state, Battle)
        if not is_ints(answer, 2):
            return Refusal("malformed", ())
        disk = state.disks[pair(decision.spec, 0)]
        return place_refusal(state, disk, pair(decision.spec, 1), pair(answer, 0), pair(answer, 1))

    def boxes(self, battle: Battle, decision: Decision) -> list[tuple[int, int, int, int]]:
        """Rectangles of centres in which legal places lie: the zones, or the surroundings of the summoner."""
        disk = battle.disks[pair(decision.spec, 0)]
        r = int(disk.r)
        if pair(decision.spec, 1) == NO_DISK:
            return [
                (int(zone.x0) + r, int(zone.y0) + r, int(zone.x1) - r, int(zone.y1) - r)
                for zone in battle.zones
                if zone.player == decision.player
            ]
        anchor = battle.disks[pair(decision.spec, 1)]
        reach = int(anchor.r) + r + battle.printed.ruler[0]
        x, y = int(anchor.x), int(anchor.y)
        return [(x - reach, y - reach, x + reach, y + reach)]

    def listed(self, state: State, decision: Decision) -> list[Value]:
        assert isinstance(state, Battle)
        found: list[Value] = []
        for x0, y0, x1, y1 in self.boxes(state, decision):
            for x in (x0, (x0 + x1) // 2, x1):
                for y in (y0, (y0 + y1) // 2, y1):
                    if self.refusal(state, decision, (x, y)) is None:
                        found.append((x, y))
        return found or [self.nearest(state, decision)]

    def nearest(self, battle: Battle, decision: Decision) -> Value:
        """The place on top of the summoner, pushed back onto the battlefield."""
        disk, anchor = battle.disks[pair(decision.spec, 0)], battle.disks[pair(decision.spec, 1)]
        x = min(max(anchor.x, disk.r), battle.printed.width - disk.r)
        y = min(max(anchor.y, disk.r), battle.printed.height - disk.r)
        return (int(x), int(y))

    def sample(self, state: State, decision: Decision, rng: Random) -> Value:
        assert isinstance(state, Battle)
        boxes = self.boxes(state, decision)
        for _ in range(TRIES):
            x0, y0, x1, y1 = boxes[below(rng, len(boxes))]
            answer: Value = (uniform(rng, x0, x1), uniform(rng, y0, y1))
            if self.refusal(state, decision, answer) is None:
                return answer
        return self.listed(state, decision)[0]

    def describe(self, state: State, decision: Decision) -> dict[str, Json]:
        assert isinstance(state, Battle)
        return describe.place(state, int(decision.player), pair(decision.spec, 0), pair(decision.spec, 1))


class Scout(Family):
    """A scout to move, or no more."""

    def refusal(self, state: State, decision: Decision, answer: Value) -> Refusal | None:
        assert isinstance(state, Battle)
        if answer == ("done",):
            return None
        if not isinstance(answer, tuple) or len(answer) != 2 or answer[0] != "scout" or not whole(answer[1]):
            return Refusal("malformed", ())
        if not 0 <= pair(answer, 1) < len(state.disks):
            return Refusal("no-such-disk", ())
        disk = state.disks[pair(answer, 1)]
        return scout_refusal(state, int(decision.player), scouted(state), disk)

    def listed(self, state: State, decision: Decision) -> list[Value]:
        assert isinstance(state, Battle)
        found: list[Value] = []
        for disk in waiting_scouts(state, int(decision.player), state.frames[-1].args):
            found.append(("scout", int(disk.id)))
        found.append(("done",))
        return found

    def sample(self, state: State, decision: Decision, rng: Random) -> Value:
        options = self.listed(state, decision)
        if rng.random() < 0.5:
            return options[-1]
        return options[below(rng, len(options) - 1)]

    def describe(self, state: State, decision: Decision) -> dict[str, Json]:
        return {"disks": [pair(option, 1) for option in self.listed(state, decision)[:-1]]}


class Resolve(Family):
    """What to do next with the card in play."""

    def refusal(self, state: State, decision: Decision, answer: Value) -> Refusal | None:
        assert isinstance(state, Battle)
        return resolve_refusal(state, answer)

    def groups(self, battle: Battle) -> list[list[Value]]:
        """The legal answers by their kind."""
        resolution = battle.resolution
        assert resolution is not None
        seat = int(resolution.player)
        able: list[Value] = []
        reserve: list[Value] = []
        if resolution.left > 0:
            able = [("activate", int(disk.id)) for disk in eligible(battle, seat)]
            reserve = [("reinforce", int(disk.id)) for disk in battle.reserve_of(seat)]
        users: list[Value] = [("battle", int(disk.id)) for disk in battle_users(battle, resolution)]
        done: list[Value] = [] if able else [("done",)]
        return [group for group in (able, reserve, users, done) if group]

    def listed(self, state: State, decision: Decision) -> list[Value]:
        assert isinstance(state, Battle)
        return [answer for group in self.groups(state) for answer in group]

    def sample(self, state: State, decision: Decision, rng: Random) -> Value:
        assert isinstance(state, Battle)
        groups = self.groups(state)
        group = groups[below(rng, len(groups))]
        return group[below(rng, len(group))]

    def describe(self, state: State, decision: Decision) -> dict[str, Json]:
        assert isinstance(state, Battle)
        return describe.resolve(state, self.listed(state, decision))


class Turn(Family):
    """What the active disk does: a flip, a ranged attack, a focus ability, or no more."""

    def refusal(self, state: State, decision: Decision, answer: Value) -> Refusal | None:
        assert isinstance(state, Battle)
        activation = active(state)
        if not isinstance(answer, tuple) or not answer:
            return Refusal("malformed", ())
        kind = answer[0]
        if kind == "flip":
            if len(answer) != 3 or not whole(answer[1]) or not whole(answer[2]):
                return Refusal("malformed", ())
            return flipping_refusal(state, activation, pair(answer, 1), pair(answer, 2))
        if kind == "shoot" or kind == "focus":
            return act_refusal(state, activation, answer)
        return end_refusal(state, activation, answer)

    def listed(self, state: State, decision: Decision) -> list[Value]:
        """Landings in eight directions and on every disk in reach, all targets, and the end."""
        assert isinstance(state, Battle)
        activation = active(state)
        found: list[Value] = []
        if may_flip(state, activation):
            found += landings(state, activation)
        found += shots(state, activation)
        found += focuses(state, activation)
        end = self.end(state, activation)
        if end is not None:
            found.append(end)
        return found

    def end(self, battle: Battle, activation: Activation) -> Value:
        """The answer that ends the activation: pass, end, or back for a scout that cannot land."""
        if over_enemy(battle, activation):
            return ("back",)
        return ("pass",) if idle(activation) else ("end",)

    def sample(self, state: State, decision: Decision, rng: Random) -> Value:
        assert isinstance(state, Battle)
        activation = active(state)
        flips = may_flip(state, activation)
        shooting = shots(state, activation)
        focus = focuses(state, activation)
        kinds = 1 + int(flips) + int(bool(shooting)) + int(bool(focus))
        kind = int(rng.random() * kinds)
        if flips:
            if kind == 0:
                return random_flip(state, activation, rng)
            kind -= 1
        if shooting:
            if kind == 0:
                return shooting[below(rng, len(shooting))]
            kind -= 1
        if focus and kind == 0:
            return focus[below(rng, len(focus))]
        return self.end(state, activation)

    def describe(self, state: State, decision: Decision) -> dict[str, Json]:
        assert isinstance(state, Battle)
        activation = active(state)
        end = self.end(state, activation)
        assert isinstance(end, tuple)
        return describe.turn(
            state,
            activation,
            may_flip(state, activation),
            shots(state, activation),
            focuses(state, activation),
            str(end[0]),
        )


def idle(activation: Activation) -> bool:
    """Whether nothing has been done yet in this activation."""
    return activation.flips == 0 and not activation.acted


def random_flip(battle: Battle, activation: Activation, rng: Random) -> Value:
    """A landing drawn uniformly from the disc that one flip reaches."""
    disk = battle.disks[activation.disk]
    reach: i64 = 2 * disk.r
    span = float(2 * reach + 1)
    clear = activation.scouting and must_land_clear(activation, disk)
    for _ in range(TRIES):
        dx: i64 = i64(rng.random() * span) - reach
        dy: i64 = i64(rng.random() * span) - reach
        if dx * dx + dy * dy > reach * reach:
            continue
        if clear and enemy_at(battle, disk, disk.x + dx, disk.y + dy) is not None:
            continue
        return ("flip", int(disk.x + dx), int(disk.y + dy))
    if disk.place == AIR and over_enemy(battle, activation):
        return ("back",)
    return ("flip", int(disk.x), int(disk.y))


def landings(battle: Battle, activation: Activation) -> list[Value]:
    """The notable landings of one flip."""
    disk = battle.disks[activation.disk]
    reach = 2 * int(disk.r)
    slant = reach * 70710 // 100000
    x, y = int(disk.x), int(disk.y)
    points = [(x, y)]
    for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        points.append((x + dx * reach, y + dy * reach))
    for dx, dy in ((1, 1), (-1, 1), (-1, -1), (1, -1)):
        points.append((x + dx * slant, y + dy * slant))
    for other in battle.on_table():
        if other.id != disk.id:
            points.append((int(other.x), int(other.y)))
    found: list[Value] = []
    for px, py in points:
        if flip_refusal(battle, activation, px, py) is None:
            found.append(("flip", px, py))
    return found


def end_refusal(battle: Battle, activation: Activation, answer: tuple[Value, ...]) -> Refusal | None:
    """Why the activation cannot end so."""
    stuck = over_enemy(battle, activation)
    if answer == ("back",):
        return None if stuck else Refusal("no-such-option", ("wd.keyword.scout-limits",))
    if answer not in (("pass",), ("end",)):
        return Refusal("malformed", ())
    if stuck:
        return Refusal("scout-on-enemy", ("wd.keyword.scout-limits",), (("disk", int(activation.disk)),))
    if (answer == ("pass",)) != idle(activation):
        return Refusal("no-such-option", ("wd.activation.pass",))
    return None


class Engagement(Family):
    """Which engagement is resolved next. The spec lists the numbers of those that may be."""

    def refusal(self, state: State, decision: Decision, answer: Value) -> Refusal | None:
        assert isinstance(state, Battle)
        if type(answer) is not int:
            return Refusal("malformed", ())
        no = orderer_refusal(state, int(decision.player))
        return no or order_refusal(state, pair((answer,), 0))

    def listed(self, state: State, decision: Decision) -> list[Value]:
        return list(decision.spec)

    def sample(self, state: State, decision: Decision, rng: Random) -> Value:
        return decision.spec[below(rng, len(decision.spec))]

    def describe(self, state: State, decision: Decision) -> dict[str, Json]:
        assert isinstance(state, Battle)
        return describe.engagement(state, decision.spec)


class Strike(Family):
    """Whom a disk strikes. The spec holds the disk, then its possible victims.

    One victim (wd.melee.one-target); an attacker with Frenzy names one or more (wd.keyword.frenzy).
    """

    def some(self, battle: Battle, decision: Decision) -> bool:
        """Whether several victims may be named."""
        id = pair(decision.spec, 0)
        fight, _, _ = parts(battle.frames[-1])
        return battle.disks[id].unit.frenzy and is_attacker(fight, id)

    def refusal(self, state: State, decision: Decision, answer: Value) -> Refusal | None:
        assert isinstance(state, Battle)
        options = decision.spec[1:]
        facts: tuple[tuple[str, Value], ...] = (("disk", pair(decision.spec, 0)),)
        some = self.some(state, decision)
        wanted: tuple[Value, ...] = answer if isinstance(answer, tuple) else (answer,)
        if not wanted:
            return Refusal("must-strike", ("wd.melee.must-deal",), facts)
        if any([victim not in options or type(victim) is not int for victim in wanted]):
            return Refusal("not-engaged", ("wd.melee.one-target",), facts)
        if some != isinstance(answer, tuple):
            if some:
                return Refusal("malformed", ())
            return Refusal("one-victim", ONE_VICTIM, facts)
        if len(set(wanted)) != len(wanted):
            return Refusal("malformed", ())
        return None

    def listed(self, state: State, decision: Decision) -> list[Value]:
        assert isinstance(state, Battle)
        options = decision.spec[1:]
        if not self.some(state, decision):
            return list(options)
        found: list[Value] = [options]
        for victim in options:
            found.append((victim,))
        return found

    def sample(self, state: State, decision: Decision, rng: Random) -> Value:
        assert isinstance(state, Battle)
        options = decision.spec[1:]
        if not self.some(state, decision):
            return options[below(rng, len(options))]
        bits = 1 + below(rng, (1 << len(options)) - 1)
        return tuple([options[i] for i in range(len(options)) if bits >> i & 1])

    def describe(self, state: State, decision: Decision) -> dict[str, Json]:
        assert isinstance(state, Battle)
        options: list[Json] = [pair(decision.spec, i) for i in range(1, len(decision.spec))]
        return {"disk": pair(decision.spec, 0), "options": options, "some": self.some(state, decision)}
