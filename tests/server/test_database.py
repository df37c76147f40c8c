"""The SQLite file: its owner's alone, one server's alone, and noticed when it vanishes or is damaged."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from flipfield.server.database import Unusable
from flipfield.server.store import NotSaved, Store
from tests.server.house import HUMANS, Player, finish, new_game, running, toy_app
from tests.server.killing import process
from tests.server.test_store import stored

Harm = Callable[[Path], object]


def url_of(path: Path) -> str:
    return f"sqlite:///{path}"


def rights(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


def test_its_files_are_their_owners_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        store = Store(url_of(tmp_path / "games.sqlite"), alone=True)
    finally:
        os.umask(before)
    names = ["games.sqlite", "games.sqlite-lock", "games.sqlite-shm", "games.sqlite-wal"]
    assert rights(tmp_path) == dict.fromkeys(names, 0o600)
    store.close()


def test_files_of_old_become_their_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with process(path) as (address, server):
        new_game(address)
        server.kill()
        server.wait()
    for file in tmp_path.iterdir():
        file.chmod(0o644)
    store = Store(url_of(path))
    assert {rights(tmp_path)[name] for name in ("games.sqlite", "games.sqlite-wal", "games.sqlite-shm")} == {
        0o600
    }
    store.close()


def test_a_second_server_is_refused_until_the_first_has_ended(tmp_path: Path) -> None:
    path, link = tmp_path / "games.sqlite", tmp_path / "link.sqlite"
    link.symlink_to(path)
    with process(path) as (address, server):
        game, _ = new_game(address)
        for name in (path, link):
            with pytest.raises(Unusable, match="in use by another Flipfield server"):
                toy_app(name)
        server.kill()
        server.wait()
    with running(toy_app(path)) as address:
        assert httpx.get(f"http://{address}/api/games").json()[0]["id"] == game
        with pytest.raises(Unusable):
            toy_app(path)
    with running(toy_app(link)) as address:
        assert httpx.get(f"http://{address}/api/games").json()[0]["id"] == game


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    before = rights(tmp_path.parent)
    with pytest.raises(Unusable, match="is not a file"):
        toy_app(tmp_path)
    assert rights(tmp_path.parent) == before


def test_a_file_that_is_gone_at_the_start_is_said(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "games.sqlite"
    Store(url_of(path), alone=True).close()
    assert caplog.text == ""
    path.unlink()
    Store(url_of(path), alone=True).close()
    assert "was here before and is gone; a new one begins" in caplog.text


def moved(path: Path) -> None:
    path.rename(path.with_name("moved"))


def all_moved(path: Path) -> None:
    for file in path.parent.glob("games.sqlite*"):
        file.rename(path.with_name(f"moved{file.name.removeprefix('games.sqlite')}"))


def wal_moved(path: Path) -> None:
    path.with_name("games.sqlite-wal").rename(path.with_name("moved-wal"))


def back(path: Path) -> None:
    for file in path.parent.glob("moved*"):
        file.rename(path.with_name(f"games.sqlite{file.name.removeprefix('moved')}"))


@pytest.mark.parametrize("harm", [moved, all_moved, wal_moved])
def test_a_file_that_vanished_is_said_and_not_made_anew(tmp_path: Path, harm: Harm) -> None:
    path = tmp_path / "games.sqlite"
    with running(toy_app(path)) as address:
        game, keys = new_game(address)
        with Player(address, game, keys[:1], 0) as ann, Player(address, game, keys[1:], 1) as ben:
            harm(path)
            left = sorted(tmp_path.iterdir())
            reply = ann.answer(1, 1003)
            assert (reply["code"], reply["facts"]) == ("not-saved", {"reason": "vanished"})
            for refused in (
                httpx.post(f"http://{address}/api/games", json={"game": "toy", "seats": HUMANS}),
                httpx.get(f"http://{address}/api/games"),
            ):
                assert (refused.status_code, refused.json()["error"]["code"]) == (503, "not-saved")
            assert ann.ask(type="sit", seat=0)["version"] == 1
            assert sorted(tmp_path.iterdir()) == left
            back(path)
            finish([ann, ben])


def test_another_file_in_its_place_is_not_taken_for_it(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    store = stored(url_of(path))
    path.rename(tmp_path / "moved")
    path.write_bytes((tmp_path / "moved").read_bytes())
    with pytest.raises(NotSaved) as told:
        store.load("g")
    assert told.value.reason == "vanished"
    store.close()


def test_a_file_damaged_while_it_is_served_is_said(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    store = stored(url_of(path))
    store.close()
    store = Store(url_of(path))
    path.write_bytes(b"garbage" * 10_000)
    store.engine.dispose()
    with pytest.raises(NotSaved) as told:
        store.load("g")
    assert told.value.reason in ("damaged", "vanished")
    store.close()


def garbage(path: Path) -> None:
    path.write_bytes(b"certainly not a database " * 1000)


def truncated(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def scribbled(path: Path) -> None:
    """Every page but the first is lost."""
    kept = path.read_bytes()[:4096]
    path.write_bytes(kept + bytes(path.stat().st_size - len(kept)))


def without_its_file(path: Path) -> None:
    path.rename(path.with_name("games.sqlite-wal"))


@pytest.mark.parametrize("harm", [garbage, truncated, scribbled, without_its_file])
def test_a_damaged_file_is_refused_and_kept(tmp_path: Path, harm: Harm) -> None:
    path = tmp_path / "games.sqlite"
    stored(url_of(path)).close()
    harm(path)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    for _ in range(2):
        with pytest.raises(Unusable, match=r"damaged|missing or empty"):
            Store(url_of(path))
    kept = {name: (tmp_path / name).read_bytes() for name in before}
    assert kept == before
