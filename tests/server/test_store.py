"""The database: its tables, its migrations, what it refuses to overwrite."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from flipfield.replay.record import Input
from flipfield.server.match import Change
from flipfield.server.store import NotSaved, Overtaken, Store, metadata


def change(version: int, start: int, inputs: list[Input], snapshots: list[tuple[int, bytes]]) -> Change:
    return Change(version, start, inputs, snapshots, start + len(inputs), False, 1, "bid", None, [0])


def stored(tmp_path: Path) -> Store:
    store = Store(f"sqlite:///{tmp_path / 'games.sqlite'}")
    first = change(1, 0, [Input(1, -1, (3,))], [])
    store.create("g", "toy", {"rounds": 2}, [{"kind": "human"}], ["hash", None], "0.1.0", first)
    return store


def test_the_migrations_make_the_tables_of_the_store(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'games.sqlite'}")
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    store.close()


def test_sqlite_writes_ahead_and_through(tmp_path: Path) -> None:
    store = stored(tmp_path)
    with store.engine.connect() as connection:
        assert connection.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(sa.text("PRAGMA synchronous")).scalar() == 2
    store.close()


def test_a_database_is_opened_again(tmp_path: Path) -> None:
    stored(tmp_path).close()
    store = Store(f"sqlite:///{tmp_path / 'games.sqlite'}")
    game = store.load("g")
    assert game is not None
    assert (game.game, game.setup, game.keys) == ("toy", {"rounds": 2}, ["hash", None])
    assert (game.inputs, game.versions, game.snapshot) == ([Input(1, -1, (3,))], [1], None)
    assert store.load("other") is None
    store.close()


def test_a_database_of_old_is_brought_up_to_date(tmp_path: Path) -> None:
    store = stored(tmp_path)
    with store.engine.begin() as connection:
        connection.execute(sa.text("DROP TABLE invitation"))
        for column in ("waiting", "rules", "numbers", "renewed", "stopped"):
            connection.execute(sa.text(f"ALTER TABLE game DROP COLUMN {column}"))
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '0001'"))
    store.close()
    store = Store(f"sqlite:///{tmp_path / 'games.sqlite'}")
    assert [row["waiting"] for row in store.listed()] == [None]
    store.keep("g", change(2, 1, [Input(2, 0, None)], []))
    assert [row["waiting"] for row in store.listed()] == [[0]]
    store.close()


def test_a_change_replaces_what_was_taken_back(tmp_path: Path) -> None:
    store = stored(tmp_path)
    store.keep("g", change(2, 1, [Input(2, 0, None), Input(3, 0, ("a", 1))], [(2, b"two"), (3, b"three")]))
    store.keep("g", change(3, 2, [], []))
    store.keep("g", change(4, 2, [Input(3, 1, "b")], []))
    game = store.load("g")
    assert game is not None
    assert game.inputs == [Input(1, -1, (3,)), Input(2, 0, None), Input(3, 1, "b")]
    assert game.versions == [1, 2, 4]
    assert store.snapshots("g") == [(2, b"two")]
    assert game.snapshot == (2, b"two")
    store.close()


def test_only_a_snapshot_below_the_floor_is_loaded(tmp_path: Path) -> None:
    store = stored(tmp_path)
    inputs = [Input(2, 0, 1), Input(3, 0, 1)]
    store.keep("g", Change(2, 1, inputs, [(1, b"one"), (2, b"two")], 1, False, 1, "bid", None, [0]))
    game = store.load("g")
    assert game is not None
    assert game.snapshot == (1, b"one")
    store.close()


def test_a_change_is_kept_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    store = stored(tmp_path)
    before = store.load("g")
    with pytest.raises(Overtaken):
        store.keep("g", change(3, 1, [Input(2, 0, 1)], []))
    with pytest.raises(NotSaved):
        store.keep("g", change(2, 1, [Input(2, 0, 1)], [(1, b"one"), (1, b"again")]))
    assert store.load("g") == before
    store.close()


def test_the_newest_game_is_listed_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([1000, 3000, 2000])
    monkeypatch.setattr("flipfield.server.store._now", lambda: next(times))
    store = stored(tmp_path)
    for id in ("b", "c"):
        store.create(id, "toy", {}, [], [], "0.1.0", change(1, 0, [], []))
    assert [(row["id"], row["updated"]) for row in store.listed()] == [("b", 3000), ("c", 2000), ("g", 1000)]
    assert "keys" not in store.listed()[0]
    store.close()
