"""Games in a database: SQLite by default, PostgreSQL by URL. Every change is one transaction."""

from __future__ import annotations

import logging
import time
import traceback
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from flipfield.kernel.value import Json, from_json, to_json
from flipfield.replay.record import Input
from flipfield.replay.seats import shown
from flipfield.server.database import Database, blame, passing, unreadable
from flipfield.server.match import Change

TRIES: Final = 5
"""So often is a change tried that other servers' changes are in the way of."""

SHOWN: Final = 200
"""So many games are listed, the newest."""

metadata = sa.MetaData()

game_table = sa.Table(
    "game",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("setup", sa.JSON, nullable=False),
    sa.Column("seats", sa.JSON, nullable=False),
    sa.Column("keys", sa.JSON, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False, index=True),
    sa.Column("made_by", sa.String(32), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("floor", sa.Integer, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("round", sa.Integer),
    sa.Column("phase", sa.String(64)),
    sa.Column("winner", sa.Integer),
    sa.Column("waiting", sa.JSON),
    sa.Column("rules", sa.Integer, nullable=False, server_default="1"),
    sa.Column("numbers", sa.JSON(none_as_null=True)),
    sa.Column("renewed", sa.JSON(none_as_null=True)),
    sa.Column("stopped", sa.JSON(none_as_null=True)),
)

input_table = sa.Table(
    "input",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey("game.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("decision", sa.BigInteger, nullable=False),
    sa.Column("player", sa.Integer, nullable=False),
    sa.Column("answer", sa.JSON, nullable=False),
)

snapshot_table = sa.Table(
    "snapshot",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey("game.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("state", sa.LargeBinary, nullable=False),
)


log = logging.getLogger("flipfield")


class NotSaved(Exception):
    """The database cannot be used now; nothing was kept. The reason is a word that players can be told."""

    def __init__(self, what: str = "", reason: str = "") -> None:
        super().__init__(what)
        self.reason = reason


class Overtaken(Exception):
    """Another server changed the game in the meantime; nothing was kept."""


class Unreadable(Exception):
    """What the database holds of one game cannot be read; all others can."""

    def __init__(self, game: str, error: Exception) -> None:
        """Of the error only its kind and place are told: its words may hold names and cards."""
        where = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{Path(where.filename).name}:{where.lineno}"
        super().__init__(f"game {game} cannot be read: {type(error).__name__} at {place}")
        self.game = game


class Row(msgspec.Struct):
    """A stored game, as its row must be."""

    game: str
    setup: dict[str, Any]
    seats: list[dict[str, Any]]
    keys: list[str | None]
    made_by: str
    version: int
    over: bool


class Listed(msgspec.Struct):
    """A game in the list, as a row must be."""

    id: str
    game: str
    seats: list[dict[str, Any]]
    round: int | None
    phase: str | None
    over: bool
    winner: int | None
    waiting: list[int] | None
    stopped: dict[str, Any] | None
    updated: Annotated[int, msgspec.Meta(ge=0, le=253_402_300_799_999)]


@dataclass(frozen=True)
class Stored:
    """A game as the database has it. All that can be undone happened after the snapshot."""

    id: str
    game: str
    setup: dict[str, Json]
    seats: list[dict[str, Json]]
    keys: list[str | None]
    made_by: str
    version: int
    over: bool
    inputs: list[Input]
    versions: list[int]
    snapshot: tuple[int, bytes] | None
    rules: int
    """The version of the rules by which its snapshots were made."""
    numbers: dict[str, Json] | None
    """What it was begun with; games of before these were kept have none."""
    renewed: dict[str, int] | None
    """The rules that it was played by before, and after how many inputs it went on by others."""
    stopped: dict[str, Json] | None
    """By which rules it does not play on, after how many inputs, and what changed."""


class Store:
    """The open database. Each method raises `NotSaved` when it cannot be used."""

    def __init__(self, url: str, alone: bool = False) -> None:
        """Raises `Unusable`. One that is `alone` keeps every other server off its SQLite file."""
        self.database = Database(url, alone)
        self.engine = self.database.engine
        self.left_out: set[str] = set()
        """Games that cannot be read, and so are not in the list."""

    def close(self) -> None:
        self.database.close()

    def create(
        self,
        id: str,
        game: str,
        setup: dict[str, Json],
        seats: list[dict[str, Json]],
        keys: list[str | None],
        made_by: str,
        change: Change,
        rules: int = 1,
        numbers: dict[str, Json] | None = None,
    ) -> None:
        """Keep a new game."""
        now = _now()
        row = {
            "id": id,
            "game": game,
            "setup": setup,
            "seats": seats,
            "keys": keys,
            "made_by": made_by,
            "created": now,
            "rules": rules,
            "numbers": numbers,
            **_standing(change, now),
        }

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.insert(game_table).values(row))
            _insert(connection, id, change)

        self.write(work)

    def keep(self, id: str, change: Change) -> None:
        """Keep a change of a game; raises `Overtaken` when it does not follow the stored version."""
        update = (
            sa.update(game_table)
            .where(game_table.c.id == id, game_table.c.version == change.version - 1)
            .values(_standing(change, _now()))
        )

        def work(connection: sa.Connection) -> None:
            if connection.execute(update).rowcount != 1:
                raise Overtaken
            for table, first in ((input_table, change.start), (snapshot_table, change.start + 1)):
                connection.execute(sa.delete(table).where(table.c.game == id, table.c.n >= first))
            _insert(connection, id, change)

        self.write(work)
        self.left_out.discard(id)

    def renew(
        self, id: str, change: Change, rules: int, numbers: dict[str, Json], renewed: dict[str, int]
    ) -> None:
        """Keep that a game goes on by other rules, with all its snapshots anew; raises `Overtaken`."""
        update = (
            sa.update(game_table)
            .where(game_table.c.id == id, game_table.c.version == change.version - 1)
            .values(_standing(change, _now()))
            .values(rules=rules, numbers=numbers, renewed=renewed, stopped=None)
        )

        def work(connection: sa.Connection) -> None:
            if connection.execute(update).rowcount != 1:
                raise Overtaken
            connection.execute(sa.delete(snapshot_table).where(snapshot_table.c.game == id))
            _insert(connection, id, change)

        self.write(work)

    def stop(self, id: str, version: int, stopped: dict[str, Json]) -> None:
        """Keep that a game does not play on; its answers and snapshots stay."""
        update = (
            sa.update(game_table)
            .where(game_table.c.id == id, game_table.c.version == version)
            .values(stopped=stopped)
        )
        self.write(lambda connection: connection.execute(update))

    def load(self, id: str) -> Stored | None:
        """A game with all its inputs; raises `Unreadable`."""
        if not _possible(id):
            return None
        with self.read(id) as connection:
            row = connection.execute(sa.select(game_table).where(game_table.c.id == id)).mappings().first()
            if row is None:
                return None
            msgspec.convert({name: row[name] for name in Row.__struct_fields__}, Row)
            inputs = connection.execute(
                sa.select(input_table).where(input_table.c.game == id).order_by(input_table.c.n)
            ).all()
            snapshot = connection.execute(
                sa.select(snapshot_table.c.n, snapshot_table.c.state)
                .where(snapshot_table.c.game == id, snapshot_table.c.n <= row["floor"])
                .order_by(snapshot_table.c.n.desc())
                .limit(1)
            ).first()
            return Stored(
                row["id"],
                row["game"],
                row["setup"],
                [shown(seat) for seat in row["seats"]],
                row["keys"],
                row["made_by"],
                row["version"],
                row["over"],
                [Input(item.decision, item.player, from_json(item.answer)) for item in inputs],
                [item.version for item in inputs],
                (snapshot.n, snapshot.state) if snapshot is not None else None,
                row["rules"],
                row["numbers"],
                row["renewed"],
                row["stopped"],
            )

    def version(self, id: str) -> int:
        """The version of a stored game."""
        query = sa.select(game_table.c.version).where(game_table.c.id == id)
        with self.read(id) as connection:
            return int(connection.execute(query).scalar_one())

    def keys(self, id: str) -> list[str | None]:
        """The hashed keys of a stored game's seats."""
        query = sa.select(game_table.c["keys"]).where(game_table.c.id == id)
        with self.read(id) as connection:
            return list(connection.execute(query).scalar_one())

    def snapshots(self, id: str) -> list[tuple[int, bytes]]:
        """All snapshots of a game, oldest first."""
        query = (
            sa.select(snapshot_table.c.n, snapshot_table.c.state)
            .where(snapshot_table.c.game == id)
            .order_by(snapshot_table.c.n)
        )
        with self.read(id) as connection:
            return [(row.n, row.state) for row in connection.execute(query)]

    def listed(self, also: list[str] | None = None) -> list[Mapping[str, Any]]:
        """The newest games and those of the given ids, as they stand; without those that cannot be read."""
        ids = self._ids([id for id in also or [] if _possible(id)])
        try:
            return self._rows(ids)
        except Unreadable:
            return [row for id in ids for row in self._readable(id)]

    def _ids(self, also: list[str]) -> list[str]:
        """The games to list, the newest first."""
        table = game_table.c
        newest = sa.select(table.id).order_by(table.updated.desc(), table.id).limit(SHOWN)
        query = (
            sa.select(table.id)
            .where(table.id.in_(newest.scalar_subquery()) | table.id.in_(also))
            .order_by(table.updated.desc(), table.id)
        )
        with self._reached(), self.database.reading.connect() as connection:
            return [id for id in connection.execute(query).scalars() if id not in self.left_out]

    def _rows(self, ids: list[str]) -> list[Mapping[str, Any]]:
        table = game_table.c
        names = Listed.__struct_fields__
        query = (
            sa.select(*[table[name] for name in names])
            .where(table.id.in_(ids))
            .order_by(table.updated.desc(), table.id)
        )
        with self.read(ids[0] if ids else "") as connection:
            rows = [dict(zip(names, row, strict=True)) for row in connection.execute(query)]
            msgspec.convert(rows, list[Listed])
        return [
            {**row, "seats": [shown(seat) for seat in row["seats"]], "stopped": row["stopped"] is not None}
            for row in rows
        ]

    def _readable(self, id: str) -> list[Mapping[str, Any]]:
        """The game's row; none if it cannot be read, which is logged once."""
        try:
            return self._rows([id])
        except Unreadable as error:
            log.error("%s; it is not listed", error)
            self.left_out.add(id)
            return []

    def write(self, work: Callable[[sa.Connection], object]) -> None:
        """Do something in one transaction, as a whole or not at all."""
        for left in reversed(range(TRIES)):
            try:
                with self._reached(), self.database.turn, self.database.writing.begin() as connection:
                    work(connection)
                return
            except NotSaved as error:
                cause = error.__cause__
                if not left or not isinstance(cause, SQLAlchemyError) or not passing(cause):
                    raise

    @contextmanager
    def read(self, game: str) -> Generator[sa.Connection]:
        """A transaction that reads of a game at one moment."""
        try:
            with self._reached(), self.database.reading.connect() as connection:
                yield connection
        except NotSaved as error:
            cause = error.__cause__
            if isinstance(cause, SQLAlchemyError) and unreadable(cause):
                raise Unreadable(game, cause) from error
            raise
        except Exception as error:
            raise Unreadable(game, error) from error

    @contextmanager
    def _reached(self) -> Generator[None]:
        """The file is looked at before and after: what was written to one that vanished is not saved."""
        try:
            self._look()
            yield
            self._look()
        except SQLAlchemyError as error:
            raise NotSaved(blame(error), self.database.trouble(error)) from error

    def _look(self) -> None:
        trouble = self.database.trouble()
        if trouble:
            raise NotSaved(f"the database file {trouble}", trouble)


def _possible(id: str) -> bool:
    """Whether a game can have this id: PostgreSQL keeps no text with the character NUL."""
    return "\0" not in id


def _standing(change: Change, now: int) -> dict[str, object]:
    return {
        "updated": now,
        "version": change.version,
        "floor": change.floor,
        "over": change.over,
        "round": change.round,
        "phase": change.phase,
        "winner": change.winner,
        "waiting": change.waiting,
    }


def _insert(connection: sa.Connection, id: str, change: Change) -> None:
    inputs = [
        {
            "game": id,
            "n": change.start + n,
            "version": change.version,
            "decision": row.decision,
            "player": row.player,
            "answer": to_json(row.answer),
        }
        for n, row in enumerate(change.inputs)
    ]
    if inputs:
        connection.execute(sa.insert(input_table), inputs)
    snapshots = [{"game": id, "n": n, "state": state} for n, state in change.snapshots]
    if snapshots:
        connection.execute(sa.insert(snapshot_table), snapshots)


def _now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
