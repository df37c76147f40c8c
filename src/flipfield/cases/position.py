"""Setting up the position of a case."""

from __future__ import annotations

from flipfield.cases.source import Source, Table
from flipfield.games.warhammer.battle import PHASES, ROUNDS, Battle, Printed
from flipfield.games.warhammer.begin import objectives_of
from flipfield.games.warhammer.kinds import (
    ARCANE,
    BANDS,
    NO_MOVEMENT,
    PHYSICAL,
    SIZES,
    STRATEGIES,
    TERRAIN_KEYWORDS,
    Card,
    Ranged,
    Terrain,
    Unit,
    UnknownKeyword,
    check_keyword,
)
from flipfield.games.warhammer.pack import BATTLES, Pack
from flipfield.games.warhammer.rows import NO_DISK, RESERVE, TABLE, Disk, Player
from flipfield.games.warhammer.zones import EDGES, add_card, edge_length, zone_on
from flipfield.geometry.shape import Circle, Polygon, Shape, crosses_itself, placed
from flipfield.kernel.state import Frame

MOST_DICE = 100
LETTERS = ("A", "B", "C", "D")
"""A sits south, B north, C west, D east."""

SETUP_KEYS = ("players", "round", "phase", "field", "ruler", "scenario", "objectives", "casualties")
DISK_KEYS = (
    "name",
    "player",
    "at",
    "unit",
    "size",
    "diameter",
    "movement",
    "attack",
    "counter",
    "toughness",
    "stamina",
    "keywords",
    "traits",
    "race",
    "hero",
    "ranged",
    "damage",
    "wounds",
    "activated",
    "empowered",
    "cost",
)
TERRAIN_KEYS = ("name", "keywords", "shape", "circle", "piece", "at", "turn")
ZONE_KEYS = ("player", "edge", "from", "to", "value", "card")
CARD_KEYS = ("player", "card", "strategy", "activations", "name", "battle")


def card_name(id: str) -> str:
    """The name by which a case calls a card."""
    return id.partition("/")[0]


def plain(word: str) -> str:
    """A race or trait as the pack writes it: "High Elf" and "high-elf" are the same."""
    return word.lower().replace("-", " ")


class Position:
    """A battle set up by a case, with the names that the case uses."""

    def __init__(self, source: Source, pack: Pack) -> None:
        self.source = source
        self.pack = pack
        setup = source.single("setup")
        setup.check(SETUP_KEYS)
        self.order = self._players(setup)
        self.letters = sorted(self.order)
        self.battle = self._field(setup)
        self.disks: dict[str, int] = {}
        self.terrain: dict[str, Terrain] = {}
        self._seats(setup)
        for table in source.many("terrain"):
            self._terrain(table)
        for table in source.many("disk"):
            self._disk(table)
        for table in source.many("card"):
            self._card(table)
        self._zones(source.many("zone"))
        self._open()

    def seat(self, table: Table, key: str = "player") -> int:
        return self.letters.index(table.one_of(key, self.letters))

    def _players(self, setup: Table) -> list[str]:
        order = setup.names("players") if setup.has("players") else ["A", "B"]
        if sorted(order) != list(LETTERS[: len(order)]) or not 1 < len(order) <= 4:
            raise setup.fail("players", "must name A and B, or A to C, or A to D, in initiative order")
        return order

    def _field(self, setup: Table) -> Battle:
        pack = self.pack
        width, height = pack.field["width"], pack.field["height"]
        if setup.has("field"):
            width, height = setup.point("field")
        ruler = pack.ruler
        if setup.has("ruler"):
            value = setup.data["ruler"]
            if not isinstance(value, list) or len(value) != 3:
                raise setup.fail("ruler", "must be three lengths [short, medium, long]")
            short, medium, long = (setup.units("ruler", item) for item in value)
            ruler = (short, medium, long)
        battle = Battle(
            Printed(
                setup.text("scenario", "case"), width, height, ruler, dict(pack.cards), self._objectives(), ""
            )
        )
        battle.round = setup.whole("round", 1)
        if not 1 <= battle.round <= ROUNDS:
            raise setup.fail("round", f"must lie between 1 and {ROUNDS}")
        battle.phase = setup.one_of("phase", list(PHASES), "activation")
        battle.initiative = tuple(self.letters.index(letter) for letter in self.order)
        return battle

    def _objectives(self) -> dict[str, tuple[str, int]]:
        """Objectives by the id of their card or by what they count."""
        found = objectives_of(self.pack)
        for kind, points in list(found.values()):
            found.setdefault(kind, (kind, points))
        return found

    def _seats(self, setup: Table) -> None:
        lost = setup.data.get("casualties", {})
        objectives = setup.data.get("objectives", {})
        for key, table in (("casualties", lost), ("objectives", objectives)):
            if not isinstance(table, dict) or any(letter not in self.letters for letter in table):
                raise setup.fail(key, "must give a value for players, such as { A = 3 }")
        for seat, letter in enumerate(self.letters):
            objective = str(objectives.get(letter, "training"))
            if objective not in self.battle.printed.objectives:
                raise setup.fail("objectives", f"unknown objective {objective!r}")
            self.battle.players.append(
                Player(
                    seat,
                    letter,
                    EDGES[seat],
                    (),
                    False,
                    (),
                    "",
                    (),
                    objective,
                    setup.as_whole("casualties", lost.get(letter, 0)),
                    False,
                )
            )

    def _terrain(self, table: Table) -> None:
        table.check(TERRAIN_KEYS)
        name = table.text("name")
        if table.has("piece"):
            self._piece(table, name)
            return
        keywords = tuple(table.names("keywords"))
        for keyword in keywords:
            if keyword not in TERRAIN_KEYWORDS:
                raise table.fail("keywords", f"unknown terrain keyword {keyword!r}")
        piece = Terrain(name, self._shape(table), keywords)
        self.terrain[name] = piece
        self.battle.terrain.append(piece)

    def _piece(self, table: Table, name: str) -> None:
        """A terrain piece of the pack, placed and turned."""
        piece = self.pack.pieces[table.one_of("piece", list(self.pack.pieces))]
        x, y = table.point("at")
        shape = placed(piece.outline, x, y, table.whole("turn", 0))
        lying = Terrain(name, shape, piece.keywords, piece.ability)
        self.terrain[name] = lying
        self.battle.terrain.append(lying)

    def _shape(self, table: Table) -> Shape:
        if table.has("circle"):
            value = table.data["circle"]
            if not isinstance(value, list) or len(value) != 3:
                raise table.fail("circle", "must be [x, y, r]")
            x, y, r = (table.units("circle", item) for item in value)
            return Circle(x, y, r)
        corners = table.points("shape")
        if len(corners) > 1 and corners[0] == corners[-1]:
            corners.pop()
        try:
            outline = Polygon(tuple(corners))
        except ValueError as error:
            raise table.fail("shape", str(error)) from error
        if crosses_itself(outline):
            raise table.fail("shape", "the sides of a polygon do not cross")
        return outline

    def _disk(self, table: Table) -> None:
        table.check(DISK_KEYS)
        name = table.text("name")
        if name in self.disks:
            raise table.fail("name", f"there are two disks called {name!r}")
        seat = self.seat(table)
        id = len(self.battle.disks)
        unit = self._unit(table, name)
        self.battle.printed.add(unit)
        place, x, y = RESERVE, 0, 0
        if table.has("at"):
            x, y = table.point("at")
            place = TABLE
            self.battle.top += 1
        self.disks[name] = id
        self.battle.disks.append(
            Disk(
                id,
                unit,
                seat,
                seat,
                place,
                x,
                y,
                self.battle.top if place == TABLE else 0,
                table.whole("damage", 0),
                table.whole("wounds", 0),
                table.flag("activated"),
                table.flag("empowered"),
            )
        )

    def _unit(self, table: Table, name: str) -> Unit:
        """A unit of the pack with the case's own numbers on it, or a free one."""
        base = None
        if table.has("unit"):
            base = self.pack.units[table.one_of("unit", list(self.pack.units))]
        keywords = tuple(table.names("keywords")) if table.has("keywords") else base.keywords if base else ()
        for keyword in keywords:
            try:
                check_keyword(keyword)
            except UnknownKeyword as error:
                raise table.fail("keywords", f"unknown keyword {keyword!r}") from error
        movement = base.movement if base else 4
        if table.data.get("movement") == "-":
            movement = NO_MOVEMENT
        elif table.has("movement"):
            movement = table.whole("movement", 4)
        return Unit(
            f"{base.id}/{name}" if base else name,
            plain(table.text("race", base.race if base else "")),
            self._radius(table, base),
            movement,
            table.whole("attack", int(base.attack) if base else 3),
            table.whole("counter", int(base.counter) if base else 2),
            table.whole("toughness", int(base.toughness) if base else 4),
            table.whole("stamina", int(base.stamina) if base else 0),
            table.flag("hero") if table.has("hero") else base.hero if base else False,
            keywords,
            tuple(map(plain, table.names("traits"))) if table.has("traits") else base.traits if base else (),
            self._ranged(table) if table.has("ranged") else base.ranged if base else (),
            base.abilities if base else (),
        )

    def _radius(self, table: Table, base: Unit | None) -> int:
        if table.has("diameter"):
            diameter = table.length("diameter")
            if diameter <= 0 or diameter % 2:
                raise table.fail("diameter", "must give a radius on the grid of 0.01 mm")
            return diameter // 2
        if table.has("size") or base is None:
            return self.pack.sizes[table.one_of("size", list(SIZES), "small")] // 2
        return int(base.r)

    def _ranged(self, table: Table) -> tuple[Ranged, ...]:
        value = table.data["ranged"]
        if not isinstance(value, list) or any(not isinstance(item, dict) for item in value):
            raise table.fail("ranged", "must be a list of ranged attacks [{ dice = 2, … }]")
        return tuple(self._attack(table, item) for item in value)

    def _attack(self, table: Table, item: dict[str, object]) -> Ranged:
        for key in item:
            if key not in ("dice", "range", "strength", "type"):
                raise table.fail("ranged", f"unknown key {key!r}; known are dice, range, strength, type")
        dice = table.as_whole("ranged", item.get("dice"))
        if not 1 <= dice <= MOST_DICE:
            raise table.fail("ranged", f"dice must be a whole number from 1 to {MOST_DICE}")
        strength = 0
        if item.get("strength") != "d6":
            strength = table.as_whole("ranged", item.get("strength"))
            if strength < 1:
                raise table.fail("ranged", 'strength must be a whole number of at least 1, or "d6"')
        if item.get("range") not in BANDS:
            raise table.fail("ranged", f"range must be one of {', '.join(BANDS)}")
        type = item.get("type", "physical")
        if type not in ("physical", "arcane"):
            raise table.fail("ranged", "type must be physical or arcane")
        return Ranged(
            dice, BANDS.index(str(item["range"])), strength, ARCANE if type == "arcane" else PHYSICAL
        )

    def _card(self, table: Table) -> None:
        table.check(CARD_KEYS)
        seat = self.seat(table)
        if table.has("card"):
            card = self._printed_card(table)
        else:
            battle = table.one_of("battle", list(BATTLES), "")
            card = Card(
                self._card_id(table, table.text("name")),
                table.one_of("strategy", list(STRATEGIES)),
                table.whole("activations", 1),
                "",
                battle,
                "hero" if battle else "",
                "",
                0,
                (),
            )
        self.battle.printed.cards[card.id] = card
        player = self.battle.players[seat]
        cards = (*player.hand, card.id)
        self.battle.players[seat] = Player(
            seat,
            player.army,
            player.edge,
            cards,
            False,
            cards,
            "",
            (),
            player.objective,
            player.lost,
            False,
        )

    def _card_id(self, table: Table, name: str) -> str:
        """Players may have different cards of one name."""
        return f"{name}/{table.text('player')}" if name in self.battle.printed.cards else name

    def _printed_card(self, table: Table) -> Card:
        """A card of the pack, perhaps with the case's own numbers on it."""
        card = self.pack.cards[table.one_of("card", list(self.pack.cards))]
        if not table.has("strategy") and not table.has("activations"):
            return card
        return Card(
            self._card_id(table, card.id),
            table.one_of("strategy", list(STRATEGIES), card.strategy),
            table.whole("activations", int(card.activations)),
            card.passive,
            card.battle,
            card.user,
            card.race,
            card.amount,
            card.keywords,
        )

    def _zones(self, tables: list[Table]) -> None:
        for table in tables:
            table.check(ZONE_KEYS)
            seat = self.seat(table)
            edge = table.one_of("edge", list(EDGES), EDGES[seat])
            low = table.length("from") if table.has("from") else 0
            high = table.length("to") if table.has("to") else edge_length(self.battle, edge)
            cards = tuple([self._ground(table, id) for id in table.names("card")])
            add_card(self.battle, seat, edge, low, high, table.whole("value", 0), cards)
        if not tables:
            for seat in range(len(self.letters)):
                along = edge_length(self.battle, EDGES[seat])
                self.battle.zones.append(zone_on(self.battle, seat, EDGES[seat], 0, along, 0, ()))

    def _ground(self, table: Table, id: str) -> str:
        """The ability of a deployment card."""
        if id not in self.pack.deployment_cards:
            raise table.fail(
                "card", f"{id!r} is not a deployment card; known are {', '.join(self.pack.deployment_cards)}"
            )
        return self.pack.deployment_cards[id].ability

    def _open(self) -> None:
        """Push the frames of the phase in which the first step happens."""
        battle = self.battle
        carded = any(player.hand for player in battle.players)
        early = battle.phase in ("deployment", "scouting")
        if carded and battle.phase == "activation":
            battle.push(Frame("round", (), 1))
            battle.push(Frame("cycle"))
        elif carded and early:
            battle.round -= 1
            battle.push(Frame("round"))
            battle.push(Frame("scouting"))
        else:
            battle.push(Frame("referee", (NO_DISK,) if early else ()))
            if early:
                battle.push(Frame("scouting"))
        if battle.phase == "deployment":
            self._open_deployment()

    def _open_deployment(self) -> None:
        """The first player deploys first in training, the last one in the standard game."""
        order = self.battle.initiative
        if self.battle.printed.scenario != "training":
            order = tuple(reversed(order))
        for seat in reversed(order):
            self.battle.push(Frame("deploy", (seat,)))
