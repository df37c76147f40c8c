"""One server with the toy game for all tests of a module; both kinds of database."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest

from tests.server.house import running, toy_app
from tests.server.postgres import Postgres, postgres
from tools import postgresql


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Generator[str]:
    folder: Path = tmp_path_factory.mktemp("server")
    with running(toy_app(folder / "games.sqlite")) as address:
        yield address


@pytest.fixture(scope="session")
def cluster() -> Generator[Postgres]:
    programs = postgresql.find()
    if programs is None:
        pytest.skip("there is no PostgreSQL: apt install postgresql")
    with postgres(programs) as found:
        yield found


@pytest.fixture
def shared(cluster: Postgres) -> str:
    """The URL of a database that several servers may use."""
    return cluster.new()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.sqlite'}"
    found: str = request.getfixturevalue("shared")
    return found
