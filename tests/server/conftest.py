"""One server with the toy game for all tests of a module."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest

from tests.server.house import running, toy_app


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Generator[str]:
    folder: Path = tmp_path_factory.mktemp("server")
    with running(toy_app(folder / "games.sqlite")) as address:
        yield address
