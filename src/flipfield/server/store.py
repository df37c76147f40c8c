"""Games in a database: SQLite by default, PostgreSQL by URL. Every change is one transaction."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import SQLAlchemyError

from flipfield.kernel.value import Json, from_json, to_json
from flipfield.replay.record import Input
from flipfield.server.match import Change

MIGRATIONS: Final = Path(__file__).parent / "migrations"
PATIENCE: Final = 3.0
"""Seconds to wait for a locked database."""

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


class NotSaved(Exception):
    """The database cannot be used now; nothing was kept."""


class Overtaken(Exception):
    """Another server changed the game in the meantime; nothing was kept."""


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

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        _migrate(self.engine)

    def close(self) -> None:
        self.engine.dispose()

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
        with reached(), self.engine.begin() as connection:
            connection.execute(sa.insert(game_table).values(row))
            _insert(connection, id, change)

    def keep(self, id: str, change: Change) -> None:
        """Keep a change of a game; raises `Overtaken` when it does not follow the stored version."""
        update = (
            sa.update(game_table)
            .where(game_table.c.id == id, game_table.c.version == change.version - 1)
            .values(_standing(change, _now()))
        )
        with reached(), self.engine.begin() as connection:
            if connection.execute(update).rowcount != 1:
                raise Overtaken
            for table, first in ((input_table, change.start), (snapshot_table, change.start + 1)):
                connection.execute(sa.delete(table).where(table.c.game == id, table.c.n >= first))
            _insert(connection, id, change)

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
        with reached(), self.engine.begin() as connection:
            if connection.execute(update).rowcount != 1:
                raise Overtaken
            connection.execute(sa.delete(snapshot_table).where(snapshot_table.c.game == id))
            _insert(connection, id, change)

    def stop(self, id: str, version: int, stopped: dict[str, Json]) -> None:
        """Keep that a game does not play on; its answers and snapshots stay."""
        update = (
            sa.update(game_table)
            .where(game_table.c.id == id, game_table.c.version == version)
            .values(stopped=stopped)
        )
        with reached(), self.engine.begin() as connection:
            connection.execute(update)

    def load(self, id: str) -> Stored | None:
        """A game with all its inputs."""
        with reached(), self.engine.connect() as connection:
            row = connection.execute(sa.select(game_table).where(game_table.c.id == id)).mappings().first()
            if row is None:
                return None
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
            row["seats"],
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
        with reached(), self.engine.connect() as connection:
            return int(connection.execute(query).scalar_one())

    def keys(self, id: str) -> list[str | None]:
        """The hashed keys of a stored game's seats."""
        query = sa.select(game_table.c["keys"]).where(game_table.c.id == id)
        with reached(), self.engine.connect() as connection:
            return list(connection.execute(query).scalar_one())

    def snapshots(self, id: str) -> list[tuple[int, bytes]]:
        """All snapshots of a game, oldest first."""
        query = (
            sa.select(snapshot_table.c.n, snapshot_table.c.state)
            .where(snapshot_table.c.game == id)
            .order_by(snapshot_table.c.n)
        )
        with reached(), self.engine.connect() as connection:
            return [(row.n, row.state) for row in connection.execute(query)]

    def listed(self, also: list[str] | None = None) -> list[Mapping[str, Any]]:
        """The newest games and those of the given ids, as they stand."""
        table = game_table.c
        newest = sa.select(table.id).order_by(table.updated.desc(), table.id).limit(SHOWN)
        query = (
            sa.select(
                table.id,
                table.game,
                table.seats,
                table.round,
                table.phase,
                table.over,
                table.winner,
                table.waiting,
                table.updated,
                table.stopped.is_not(None).label("stopped"),
            )
            .where(table.id.in_(newest.scalar_subquery()) | table.id.in_(also or []))
            .order_by(table.updated.desc(), table.id)
        )
        with reached(), self.engine.connect() as connection:
            return [dict(row) for row in connection.execute(query).mappings()]


@contextmanager
def reached() -> Generator[None]:
    """Tells that the database cannot be used as `NotSaved`."""
    try:
        yield
    except SQLAlchemyError as error:
        raise NotSaved from error


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


def _engine(url: str) -> sa.Engine:
    """What a transaction reads is of one moment, on every database."""
    if sa.make_url(url).get_backend_name() != "sqlite":
        return sa.create_engine(url, isolation_level="SERIALIZABLE", hide_parameters=True)
    engine = sa.create_engine(url, connect_args={"timeout": PATIENCE}, hide_parameters=True)
    sa.event.listen(engine, "connect", _careful)
    sa.event.listen(engine, "begin", _begin)
    return engine


def _careful(connection: sqlite3.Connection, record: object) -> None:
    """SQLite writes through to the disk, so that what was acknowledged outlives a power cut."""
    connection.isolation_level = None
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: sa.Connection) -> None:
    """Python's driver would begin a transaction only at the first write."""
    connection.exec_driver_sql("BEGIN")


def _migrate(engine: sa.Engine) -> None:
    """Bring the tables up to date."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
