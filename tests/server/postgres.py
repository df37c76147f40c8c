"""A PostgreSQL server for the tests: in a folder of its own, on a socket that only its user reaches."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Generator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa

FRESH: Final = ("--auth=trust", "--encoding=UTF8", "--no-sync")
SETTINGS: Final = ("listen_addresses=", "fsync=off", "max_connections=200")
_numbers = count(1)


class Postgres:
    """A running server, which makes databases."""

    def __init__(self, folder: Path, user: str) -> None:
        self.folder = folder
        self.user = user

    def url(self, database: str) -> str:
        return f"postgresql+psycopg://{self.user}@/{database}?host={self.folder}"

    def new(self) -> str:
        """The URL of an empty database."""
        name = f"games{next(_numbers)}"
        engine = sa.create_engine(self.url("postgres"), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.exec_driver_sql(f"CREATE DATABASE {name}")
        engine.dispose()
        return self.url(name)


@contextmanager
def postgres(programs: Path) -> Generator[Postgres]:
    """A server that ends with the block; all that it kept is deleted."""
    user = _user()
    # Not pytest's own folder: another user may not enter it, and a socket's path must be short.
    folder = Path(tempfile.mkdtemp(prefix="flipfield-postgres-"))
    shutil.chown(folder, user)
    run: dict[str, Any] = {"cwd": folder, "env": {"PATH": os.defpath, "LC_ALL": "C"}}
    if os.geteuid() == 0:
        found = pwd.getpwnam(user)
        run |= {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}
    try:
        init: list[str | Path] = [programs / "initdb", "-D", folder / "data", "-U", user, *FRESH]
        subprocess.run(init, check=True, capture_output=True, **run)
        settings = [word for setting in SETTINGS for word in ("-c", setting)]
        start: list[str | Path] = [programs / "postgres", "-D", folder / "data", "-k", folder, *settings]
        with (folder / "log").open("w+b") as log, subprocess.Popen(start, stderr=log, **run) as server:
            try:
                _await(server, folder)
                yield Postgres(folder, user)
            finally:
                server.send_signal(signal.SIGINT)
    finally:
        shutil.rmtree(folder)


def _await(server: subprocess.Popen[bytes], folder: Path) -> None:
    """Wait until it takes connections: it writes so into the file of its process."""
    status = folder / "data" / "postmaster.pid"
    while not status.is_file() or "ready" not in status.read_text(encoding="utf-8"):
        assert server.poll() is None, (folder / "log").read_text(encoding="utf-8")
        time.sleep(0.05)


def _user() -> str:
    """PostgreSQL refuses to run as root: then it runs as the user that its package made."""
    return "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
