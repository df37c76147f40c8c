"""Fresh battles from a setup: the training battle and the standard game."""

from __future__ import annotations

from flipfield.content.pack import PackError
from flipfield.games.warhammer.army import ArmyList, army_from_json, check, unspent
from flipfield.games.warhammer.battle import Battle, Printed
from flipfield.games.warhammer.kinds import Zone
from flipfield.games.warhammer.overlay import overlaid
from flipfield.games.warhammer.pack import FAR, Pack
from flipfield.games.warhammer.position import take_up
from flipfield.games.warhammer.rows import RESERVE, Disk, Player
from flipfield.games.warhammer.supply import HELD, shortages
from flipfield.games.warhammer.zones import EDGES
from flipfield.kernel.game import SetupError
from flipfield.kernel.state import Frame
from flipfield.kernel.value import BadValue, Json, Value, from_json, is_ints, pair

TRAINING_OBJECTIVE = "training"
STANDARD_KEYS = ("armies", "regiments", "field", "overlay", "sets", "special", "supply", "teams")
SPECIALS = ("", "strongholds")
MOST_SETS = 4
MOST_REGIMENTS = 6
"""As many as a faction has heroes; the book leaves the number to agreement (wd.setup-standard.army-size)."""
STRONGHOLD_POINTS = 3
"""Points for each stronghold controlled at the end (house)."""
MOST_PLAYERS = 4
"""wd.components.player-count"""


def begin_training(pack: Pack, setup: dict[str, Json]) -> Battle:
    """The training battle (wd.setup-training.overview).

    The setup may say which seat has which army, and the position in which the battle begins.
    """
    armies = _training_armies(setup, list(pack.armies))
    pack, overlay = with_overlay(pack, setup)
    battle = new_battle(pack, "training", pack.field["width"], pack.field["height"], overlay)
    for seat, id in enumerate(armies):
        cards = pack.armies[id].cards
        battle.players.append(
            Player(seat, id, EDGES[seat], cards, True, cards, "", (), TRAINING_OBJECTIVE, 0, False)
        )
    battle.initiative = (0, 1)
    battle.zones = training_zones(pack)
    if "position" in setup:
        take_up(battle, pack, setup["position"])
        return battle
    for seat, id in enumerate(armies):
        enlist(battle, pack, seat, pack.armies[id].units)
    battle.push(Frame("training"))
    return battle


def _training_armies(setup: dict[str, Json], known: list[str]) -> list[str]:
    """Which seat leads which training army (wd.setup-training.armies)."""
    _only(setup, ("armies", "overlay", "position"))
    wanted = setup.get("armies", list[Json](known))
    if not isinstance(wanted, list) or len(wanted) != 2:
        raise SetupError("armies", "two-armies", (("known", tuple(known)),))
    for army in wanted:
        if army not in known:
            raise SetupError("armies", "unknown-army", (("army", str(army)), ("known", tuple(known))))
    if wanted[0] == wanted[1]:
        raise SetupError("armies", "same-army", (("army", str(wanted[0])),))
    return [str(army) for army in wanted]


def begin_standard(pack: Pack, setup: dict[str, Json]) -> Battle:
    """The standard game for two to four players (wd.setup-standard.overview)."""
    _only(setup, STANDARD_KEYS)
    regiments = setup.get("regiments", 2)
    if type(regiments) is not int or not 1 <= regiments <= MOST_REGIMENTS:
        raise SetupError("regiments", "regiments-range", (("least", 1), ("most", MOST_REGIMENTS)))
    pack, overlay = with_overlay(pack, setup)
    armies = standard_armies(pack, setup, regiments)
    _supply(pack, setup, armies)
    width, height = _field(pack, setup, len(armies), regiments)
    battle = new_battle(pack, "standard", width, height, overlay, _teams(setup, len(armies)))
    points: list[Value] = []
    for seat, army in enumerate(armies):
        for regiment in army.regiments:
            enlist(battle, pack, seat, {regiment.hero: 1, **regiment.units})
        points.append(unspent(pack, army))
        battle.players.append(Player(seat, "", "", army.cards, False, army.cards, "", (), "", 0, False))
    battle.initiative = tuple(range(len(armies)))
    sets, special = _sets(setup), _special(setup, len(armies))
    battle.push(Frame("standard", (tuple(points), regiments, sets, special, ())))
    return battle


def standard_armies(pack: Pack, setup: dict[str, Json], regiments: int) -> list[ArmyList]:
    """The armies of a setup, each legal (wd.setup-standard.army-size)."""
    wanted = setup.get("armies")
    if not isinstance(wanted, list) or not 2 <= len(wanted) <= MOST_PLAYERS:
        raise SetupError("armies", "players-range", (("least", 2), ("most", MOST_PLAYERS)))
    armies: list[ArmyList] = []
    for number, item in enumerate(wanted, 1):
        army = army_from_json(pack, item, f"armies[{number}]")
        for violation in check(pack, army, regiments):
            facts = (("rule", violation.rule), *violation.facts)
            raise SetupError(f"armies[{number}]", violation.code, facts)
        armies.append(army)
    return armies


def _sets(setup: dict[str, Json]) -> int:
    """How many core sets are shuffled together (wd.variant.several-core-sets)."""
    sets = setup.get("sets", 1)
    if type(sets) is not int or not 1 <= sets <= MOST_SETS:
        raise SetupError("sets", "sets-range", (("least", 1), ("most", MOST_SETS)))
    return sets


def _supply(pack: Pack, setup: dict[str, Json], armies: list[ArmyList]) -> None:
    """Players may agree that all armies together fit into the core sets (wd.army.prebuilt-exhaust-box)."""
    agreed = setup.get("supply", False)
    if type(agreed) is not bool:
        raise SetupError("supply", "supply-shape")
    sets = _sets(setup)
    short = shortages(pack, armies, sets) if agreed else []
    if short:
        # Each as its kind, its id, and how many are missing.
        missing: list[Value] = [(*one.facts[0], one.facts[-1][1]) for one in short]
        facts: tuple[tuple[str, Value], ...] = (("rule", HELD), ("sets", sets), ("missing", tuple(missing)))
        raise SetupError("supply", "supply-short", facts)


def _teams(setup: dict[str, Json], players: int) -> tuple[int, ...]:
    """Each seat's team, for team games (wd.variant.free-variants); none when everybody fights alone."""
    value = _value(setup.get("teams", []))
    if not isinstance(value, tuple) or not is_ints(value, len(value)):
        raise SetupError("teams", "teams-shape", (("players", players),))
    teams = tuple([pair(value, i) for i in range(len(value))])
    if teams and (len(teams) != players or len(set(teams)) < 2):
        raise SetupError("teams", "teams-shape", (("players", players),))
    return teams


def _special(setup: dict[str, Json], players: int) -> str:
    """A special scenario; Strongholds needs one core set for each player (wd.variant.strongholds)."""
    special = setup.get("special", "")
    if special not in SPECIALS:
        raise SetupError("special", "unknown-special", (("known", SPECIALS[1:]),))
    if special and _sets(setup) < players:
        raise SetupError("sets", "sets-for-strongholds", (("least", players),))
    return str(special)


def _only(setup: dict[str, Json], known: tuple[str, ...]) -> None:
    for key in setup:
        if key not in known:
            raise SetupError(key, "unknown-key", (("known", known),))


def _value(data: Json) -> Value:
    """What a setup says: nothing where it is no value at all."""
    try:
        return from_json(data)
    except BadValue:
        return None


def _field(pack: Pack, setup: dict[str, Json], players: int, regiments: int) -> tuple[int, int]:
    """The size of the battlefield (wd.variant.free-variants), large enough for all zones."""
    size: Value = (pack.field["width"], pack.field["height"])
    value = _value(setup["field"]) if "field" in setup else size
    if not isinstance(value, tuple) or len(value) != 2:
        raise SetupError("field", "field-shape")
    width, height = value
    least = regiments * pack.card_width + (2 * pack.ruler[1] + 2 if players == MOST_PLAYERS else 0)
    least = max(least, 2 * pack.ruler[2], pack.ruler[2] + regiments * pack.card_width)
    if type(width) is not int or type(height) is not int or min(width, height) < least:
        raise SetupError("field", "field-too-small", (("least", least),))
    if max(width, height) > FAR:
        raise SetupError("field", "field-too-large", (("most", FAR // 1000),))
    return width, height


def with_overlay(pack: Pack, setup: dict[str, Json]) -> tuple[Pack, str]:
    """The pack with the overlay that the setup brings, and the overlay's text, which stays with the game."""
    text = setup.get("overlay", "")
    if not isinstance(text, str):
        raise SetupError("overlay", "overlay-shape")
    if not text:
        return pack, ""
    try:
        return overlaid(pack, text, "overlay"), text
    except PackError as error:
        flaw: Value = () if error.flaw is None else (error.flaw.code, *error.flaw.facts)
        facts = (("place", error.place), ("message", error.message), ("flaw", flaw))
        raise SetupError("overlay", "bad-overlay", facts) from error


def new_battle(
    pack: Pack, scenario: str, width: int, height: int, overlay: str = "", teams: tuple[int, ...] = ()
) -> Battle:
    """An empty battlefield (wd.setup-training.battlefield, wd.setup-standard.battlefield)."""
    return Battle(
        Printed(scenario, width, height, pack.ruler, dict(pack.cards), objectives_of(pack), overlay, teams)
    )


def objectives_of(pack: Pack) -> dict[str, tuple[str, int]]:
    """What each objective counts and what it is worth."""
    found = {TRAINING_OBJECTIVE: ("casualties", 1), "strongholds": ("terrain", STRONGHOLD_POINTS)}
    for id, card in pack.scenarios.items():
        found[id] = (card.objective, card.points)
    return found


def enlist(battle: Battle, pack: Pack, seat: int, units: dict[str, int]) -> None:
    """Put the disks of a player into the reserve: own ones (wd.control.owner, wd.control.controller)."""
    for unit, copies in units.items():
        battle.printed.add(pack.units[unit])
        for _ in range(copies):
            id = len(battle.disks)
            battle.disks.append(
                Disk(id, battle.printed.units[unit], seat, seat, RESERVE, 0, 0, 0, 0, 0, False, False)
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
