"""The database below the store: opened, guarded and brought up to date."""

from __future__ import annotations

import logging
import os
import sqlite3
from contextlib import AbstractContextManager, nullcontext, suppress
from itertools import count
from pathlib import Path
from threading import Lock
from typing import Any, Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

MIGRATIONS: Final = Path(__file__).parent / "migrations"
PATIENCE: Final = 3.0
"""Seconds to wait for a locked database."""

DAMAGED: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
AGAIN: Final = ("40001", "40P01")
"""PostgreSQL's codes of what may succeed at once when it is tried again: serialisation failure, deadlock."""

MIGRATING: Final = 0x666C6970
"""The number of PostgreSQL's advisory lock that whoever migrates holds."""

log = logging.getLogger("flipfield")
Mark = tuple[int, int] | None


class Unusable(Exception):
    """The database cannot be opened; the message is a sentence for people."""


class Database:
    """An open database. What a transaction reads is of one moment, on either kind."""

    def __init__(self, url: str, alone: bool) -> None:
        """`alone` keeps every other server off an SQLite file."""
        self.path = _path(url)
        served = self.path is not None and _beside(self.path, "-lock").exists()
        self.claim = _claimed(self.path) if alone and self.path is not None else None
        self.turn: AbstractContextManager[object] = Lock() if self.path is not None else nullcontext()
        """Whoever writes to an SQLite file: to wait here is quicker than to ask it again and again."""
        self.writing: sa.Engine
        if sa.make_url(url).get_backend_name() == "sqlite":
            self.engine = self.reading = _sqlite(url, self.path)
            self.writing = self.engine.execution_options(begin="BEGIN IMMEDIATE")
        else:
            self.engine = self.writing = _postgresql(url)
            self.reading = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self.marks: list[Mark] = []
        try:
            if self.path is not None:
                if _made(self.path) and served:
                    log.warning("%s was here before and is gone; a new one begins.", self.path)
                _examine(self.engine, self.path)
            _migrate(self.writing, self.path)
            self.marks = self._marks()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        self.engine.dispose()
        if self.claim is not None:
            self.claim.close()

    def trouble(self, error: SQLAlchemyError | None = None) -> str:
        """What is wrong with an SQLite file, in a word that players can be told, if it is known."""
        if self._marks() != self.marks:
            return "vanished"
        return "damaged" if error is not None and _code(error).startswith(DAMAGED) else ""

    def _marks(self) -> list[Mark]:
        """Which files these are. SQLite would go on writing to files that nobody finds any more."""
        return [] if self.path is None else [_mark(self.path), _mark(_beside(self.path, "-wal"))]


def blame(error: SQLAlchemyError) -> str:
    """What happened, for the log: never the statement or its values, which hold names and keys."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return f"{type(cause).__name__} {_code(error)}".rstrip()


def passing(error: SQLAlchemyError) -> bool:
    """Whether the same may succeed if it is tried again at once."""
    return _code(error) in AGAIN


def unreadable(error: SQLAlchemyError) -> bool:
    """Whether what was asked for is damaged: its page, or its text, of which the driver complains."""
    if not isinstance(error, DBAPIError) or not isinstance(error.orig, sqlite3.Error):
        return False
    return not _code(error) or _code(error).startswith("SQLITE_CORRUPT")


def _code(error: SQLAlchemyError) -> str:
    cause = error.orig if isinstance(error, DBAPIError) else None
    return str(getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None) or "")


def _path(url: str) -> Path | None:
    """The file of an SQLite database."""
    parts = sa.make_url(url)
    if parts.get_backend_name() != "sqlite" or parts.database in (None, "", ":memory:"):
        return None
    path = Path(str(parts.database)).resolve()
    if path.exists() and not path.is_file():
        raise Unusable(f"{path} is not a file")
    return path


def _beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


def _mark(path: Path) -> Mark:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _made(path: Path) -> bool:
    """Make the file for its owner alone, if there is none; SQLite gives those beside it the same rights."""
    wal = _beside(path, "-wal")
    if not _size(path) and _size(wal):
        raise Unusable(
            f"{path} is missing or empty, but {wal.name} is there; put the database back beside it"
        )
    new = _touch(path)
    for file in (path, wal, _beside(path, "-shm")):
        # Somebody else's file stays as it is.
        with suppress(FileNotFoundError, PermissionError):
            file.chmod(0o600)
    return new


def _size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


def _touch(path: Path) -> bool:
    """Make a file if there is none. One that is there is not opened: closing it would end SQLite's locks."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        return False
    return True


def _claimed(path: Path) -> sqlite3.Connection:
    """The right to serve from a file. The system ends it with the process, however that ends."""
    lock = _beside(path, "-lock")
    _touch(lock)
    claim = sqlite3.connect(lock, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        claim.execute("PRAGMA journal_mode = MEMORY")
        claim.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        claim.close()
        if error.sqlite_errorname != "SQLITE_BUSY":
            raise Unusable(f"{lock} cannot be locked: {error}") from error
        raise Unusable(
            f"{path} is in use by another Flipfield server; stop that one or name another file"
        ) from None
    return claim


def _sqlite(url: str, path: Path | None) -> sa.Engine:
    engine = sa.create_engine(url, hide_parameters=True, connect_args={"timeout": PATIENCE})

    def reopen(dialect: object, record: object, arguments: list[Any], options: dict[str, Any]) -> None:
        """A file that vanished must not come back as an empty one."""
        if path is not None:
            arguments[0] = f"{path.as_uri()}?mode=rw"
            options["uri"] = True

    sa.event.listen(engine, "do_connect", reopen)
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
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))


def _examine(engine: sa.Engine, path: Path) -> None:
    """Raises `Unusable` for a damaged file: writing to it could destroy more."""
    try:
        with engine.connect() as connection:
            found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
    except DBAPIError as error:
        if not _code(error).startswith(DAMAGED):
            raise
        found = str(error.orig)
    if found != "ok":
        said = " ".join(found.split())
        raise Unusable(
            f"{path} is damaged ({said}); put a copy of it back, or save what can be read: "
            f"sqlite3 {path.name} .recover"
        )


def _save_old(engine: sa.Engine, path: Path, newest: str) -> None:
    """Copy a database of an older Flipfield beside itself before it is changed, and say where."""
    with engine.connect() as connection:
        found = MigrationContext.configure(connection).get_current_revision()
        if found is None or found >= newest:
            return
        # SQLite makes no copy inside a transaction.
        connection.exec_driver_sql("COMMIT")
        copy = _unused(path, f"-{found}")
        _touch(copy)
        try:
            connection.exec_driver_sql("VACUUM INTO ?", (str(copy),))
        except DBAPIError as error:
            copy.unlink()
            raise Unusable(f"{path} is to be brought up to date, but {copy} cannot be written") from error
        connection.exec_driver_sql("BEGIN")
    log.warning("%s is brought up to date; %s is a copy of how it was.", path, copy)


def _unused(path: Path, suffix: str) -> Path:
    """A name beside a file that nothing has."""
    names = (_beside(path, suffix if n == 1 else f"{suffix}-{n}") for n in count(1))
    return next(name for name in names if not name.exists())


def _postgresql(url: str) -> sa.Engine:
    """Each change names the version that it follows, so that reading what is committed is strict enough."""
    waits = f"-c lock_timeout={int(PATIENCE * 1000)}"
    return sa.create_engine(
        url,
        isolation_level="READ COMMITTED",
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args={"options": waits},
    )


def _migrate(engine: sa.Engine, path: Path | None) -> None:
    """Bring the tables up to date; of several servers that start at once one does it, the others wait."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    if path is not None:
        _save_old(engine, path, str(ScriptDirectory.from_config(config).get_current_head()))
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            raise Unusable("a newer Flipfield has changed it; use that one") from error
