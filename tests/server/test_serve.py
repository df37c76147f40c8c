"""Starting the server as people do."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from flipfield.server.serve import PortInUse, database_url, default_database, run


def test_a_port_in_use_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(PortInUse, match=f"port {port} is in use; try --port {port + 1}"):
            run(port=port, database=tmp_path / "games.sqlite")
    assert not (tmp_path / "games.sqlite").exists()


def test_a_path_means_sqlite(tmp_path: Path) -> None:
    path = tmp_path / "new" / "games.sqlite"
    assert database_url(path) == f"sqlite:///{path}"
    assert path.parent.is_dir()
    assert database_url("postgresql://club/games") == "postgresql://club/games"
    assert default_database().name == "games.sqlite"


def test_it_says_where_it_is_opens_the_page_and_stops(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{opened}"\n')
    browser.chmod(0o755)
    database = str(tmp_path / "g.sqlite")
    code = f"from flipfield.server.serve import run; run(port=0, database={database!r}, open_browser=True)"
    env = {**os.environ, "BROWSER": f"{browser} %s"}
    argv = [sys.executable, "-c", code]
    server = subprocess.Popen(argv, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[3]
        assert "training" in httpx.get(f"{address}api/info").json()["games"]
        server.send_signal(signal.SIGINT)
        _, complaints = server.communicate(timeout=10)
    finally:
        server.kill()
    assert (server.returncode, complaints) == (0, "")
    assert opened.read_text().strip() == address


def served(database: Path) -> subprocess.Popen[str]:
    argv = [
        sys.executable,
        "-m",
        "flipfield.cli",
        "serve",
        "--port",
        str(free_port()),
        "--database",
        str(database),
    ]
    return subprocess.Popen(argv, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def test_two_servers_on_one_file(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    first = served(database)
    try:
        assert first.stdout is not None
        assert "Flipfield is at" in first.stdout.readline()
        second = served(database)
        said, complaints = second.communicate(timeout=60)
        assert (second.returncode, said) == (1, "")
        assert complaints == (
            f"flipfield: the database cannot be used: {database} is in use by another Flipfield server;"
            " stop that one or name another file.\n"
        )
        first.kill()
        first.communicate()
        third = served(database)
        assert third.stdout is not None
        assert "Flipfield is at" in third.stdout.readline()
        third.send_signal(signal.SIGINT)
        assert third.communicate(timeout=20)[1] == ""
    finally:
        first.kill()
        first.communicate()


@pytest.mark.parametrize("start", [b"SQLite format 3\0", b"certainly not", b""])
def test_a_damaged_file_is_told_in_a_sentence(tmp_path: Path, start: bytes) -> None:
    database = tmp_path / "games.sqlite"
    damaged = start + b"\x07" * 9000
    database.write_bytes(damaged)
    server = served(database)
    said, complaints = server.communicate(timeout=60)
    assert (server.returncode, said) == (1, "")
    assert complaints.startswith(f"flipfield: the database cannot be used: {database} is damaged (")
    assert complaints.count("\n") == 1
    assert database.read_bytes() == damaged
