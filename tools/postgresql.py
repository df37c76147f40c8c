"""PostgreSQL for the tests of the store: found, or installed from Debian's package where that is allowed."""

import os
import shutil
from pathlib import Path

from tools import debian
from tools.prepare import Workshop
from tools.steps import Failure

VARIABLE = "FLIPFIELD_POSTGRESQL"
INSTALLED = Path("/usr/lib/postgresql")
"""Debian keeps the server's programs here, each version in its own folder, and not on the path."""


def find() -> Path | None:
    """The folder with initdb and postgres: named by the variable, else Debian's newest, else on the path."""
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named) if _usable(Path(named)) else None
    versions = [folder for folder in INSTALLED.glob("*") if folder.name.isdecimal()]
    newest = sorted(versions, key=lambda folder: int(folder.name), reverse=True)
    found = shutil.which("initdb")
    folders = [folder / "bin" for folder in newest] + ([Path(found).parent] if found else [])
    return next((folder for folder in folders if _usable(folder)), None)


def provide(workshop: Workshop) -> Path:
    """The folder of its programs; raises Failure with what to do when there is none to be had."""
    found = find()
    if found is None and not os.environ.get(VARIABLE):
        debian.install(workshop, "PostgreSQL", "postgresql")
        found = find()
    if found is None:
        raise Failure(
            f"There is no PostgreSQL: apt install postgresql, or set {VARIABLE} to the folder of initdb."
        )
    return found


def _usable(folder: Path) -> bool:
    return all(os.access(folder / name, os.X_OK) for name in ("initdb", "postgres"))
