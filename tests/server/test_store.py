"""The store on both kinds of database: its tables, its migrations, what it refuses to overwrite, races."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from flipfield.replay.record import Input
from flipfield.server.database import Unusable
from flipfield.server.match import Change
from flipfield.server.store import NotSaved, Overtaken, Store, metadata


def change(version: int, start: int, inputs: list[Input], snapshots: list[tuple[int, bytes]]) -> Change:
    return Change(version, start, inputs, snapshots, start + len(inputs), False, 1, "bid", None, [0])


def stored(url: str) -> Store:
    store = Store(url)
    first = change(1, 0, [Input(1, -1, (3,))], [])
    store.create("g", "toy", {"rounds": 2}, [{"kind": "human"}], ["hash", None], "0.1.0", first)
    return store


def test_the_migrations_make_the_tables_of_the_store(url: str) -> None:
    store = Store(url)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    store.close()


def test_sqlite_writes_ahead_and_through(tmp_path: Path) -> None:
    store = stored(f"sqlite:///{tmp_path / 'games.sqlite'}")
    with store.engine.connect() as connection:
        assert connection.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(sa.text("PRAGMA synchronous")).scalar() == 2
    store.close()


def test_a_database_is_opened_again(url: str) -> None:
    stored(url).close()
    store = Store(url)
    game = store.load("g")
    assert game is not None
    assert (game.game, game.setup, game.keys) == ("toy", {"rounds": 2}, ["hash", None])
    assert (game.inputs, game.versions, game.snapshot) == ([Input(1, -1, (3,))], [1], None)
    for other in ("other", "", "g\0", "ü" * 5000):
        assert store.load(other) is None
    assert [row["id"] for row in store.listed(["g\0", "ü" * 5000])] == ["g"]
    store.close()


def test_a_database_of_old_is_brought_up_to_date(url: str) -> None:
    store = stored(url)
    with store.engine.begin() as connection:
        connection.execute(sa.text("DROP TABLE invitation"))
        for column in ("waiting", "rules", "numbers", "renewed", "stopped"):
            connection.execute(sa.text(f"ALTER TABLE game DROP COLUMN {column}"))
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '0001'"))
    store.close()
    store = Store(url)
    assert [row["waiting"] for row in store.listed()] == [None]
    store.keep("g", change(2, 1, [Input(2, 0, None)], []))
    assert [row["waiting"] for row in store.listed()] == [[0]]
    store.close()


def test_a_change_replaces_what_was_taken_back(url: str) -> None:
    store = stored(url)
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


def test_only_a_snapshot_below_the_floor_is_loaded(url: str) -> None:
    store = stored(url)
    inputs = [Input(2, 0, 1), Input(3, 0, 1)]
    store.keep("g", Change(2, 1, inputs, [(1, b"one"), (2, b"two")], 1, False, 1, "bid", None, [0]))
    game = store.load("g")
    assert game is not None
    assert game.snapshot == (1, b"one")
    store.close()


def test_a_change_is_kept_as_a_whole_or_not_at_all(url: str) -> None:
    store = stored(url)
    before = store.load("g")
    with pytest.raises(Overtaken):
        store.keep("g", change(3, 1, [Input(2, 0, 1)], []))
    with pytest.raises(NotSaved):
        store.keep("g", change(2, 1, [Input(2, 0, 1)], [(1, b"one"), (1, b"again")]))
    assert store.load("g") == before
    store.close()


def test_the_newest_game_is_listed_first(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([1000, 3000, 2000])
    monkeypatch.setattr("flipfield.server.store._now", lambda: next(times))
    store = stored(url)
    for id in ("b", "c"):
        store.create(id, "toy", {}, [], [], "0.1.0", change(1, 0, [], []))
    assert [(row["id"], row["updated"]) for row in store.listed()] == [("b", 3000), ("c", 2000), ("g", 1000)]
    assert "keys" not in store.listed()[0]
    store.close()


def at_once(*works: Callable[[], object]) -> list[object]:
    """What each work gives or raises, all begun at the same moment."""
    results: list[object] = [None] * len(works)
    start = threading.Barrier(len(works))

    def run(n: int) -> None:
        start.wait()
        try:
            results[n] = works[n]()
        except Exception as error:
            results[n] = error

    threads = [threading.Thread(target=run, args=(n,)) for n in range(len(works))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def test_of_two_changes_at_once_one_is_kept_and_one_overtaken(url: str) -> None:
    one, two = stored(url), Store(url)
    for version in range(2, 62):
        works = [
            partial(store.keep, "g", change(version, version - 1, [Input(version, seat, seat)], []))
            for seat, store in enumerate((one, two))
        ]
        results = at_once(*works)
        assert [type(result) for result in results if result] == [Overtaken], results
        game = two.load("g")
        assert game is not None
        assert (game.version, game.inputs[-1].player) == (version, results.index(None))
    one.close()
    two.close()


def test_a_game_is_read_as_it_was_at_one_moment(url: str) -> None:
    """Answers and undos by turns: the inputs always belong to the version."""
    one, two = stored(url), Store(url)
    torn: list[object] = []

    def write() -> None:
        for version in range(2, 120):
            inputs = [Input(2, 0, version), Input(3, 0, version)] if version % 2 == 0 else []
            one.keep("g", change(version, 1, inputs, []))

    def read() -> None:
        for _ in range(120):
            game = two.load("g")
            assert game is not None
            if (game.version % 2 == 0) != (len(game.inputs) == 3) or len(set(game.versions[1:])) > 1:
                torn.append(game)

    assert at_once(write, read) == [None, None]
    assert torn == []
    one.close()
    two.close()


def test_servers_that_start_at_once_migrate_one_by_one(url: str) -> None:
    code = f"from flipfield.server.store import Store; input('ready\\n'); Store({url!r}).close()"
    argv, pipe = [sys.executable, "-c", code], subprocess.PIPE
    servers = [subprocess.Popen(argv, stdin=pipe, stdout=pipe, text=True) for _ in range(3)]
    for server in servers:
        assert server.stdout is not None
        assert server.stdout.readline() == "ready\n"
    for server in servers:
        assert server.stdin is not None
        server.stdin.write("\n")
        server.stdin.flush()
    assert [server.communicate()[0] or server.returncode for server in servers] == [0, 0, 0]


@pytest.mark.parametrize("code", ["40001", "40P01"])
def test_a_conflict_is_tried_again(shared: str, code: str) -> None:
    """Twice the database says that two transactions were in each other's way."""
    store = stored(shared)
    with store.engine.begin() as connection:
        connection.exec_driver_sql("CREATE SEQUENCE tries")
        connection.exec_driver_sql(
            "CREATE FUNCTION conflict() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
            f" IF nextval('tries') < 3 THEN RAISE EXCEPTION 'conflict' USING ERRCODE = '{code}'; END IF;"
            " RETURN new; END $$"
        )
        connection.exec_driver_sql(
            "CREATE TRIGGER conflict BEFORE UPDATE ON game FOR EACH ROW EXECUTE FUNCTION conflict()"
        )
    store.keep("g", change(2, 1, [Input(2, 0, 1)], []))
    assert store.version("g") == 2
    with store.engine.begin() as connection:
        connection.exec_driver_sql("ALTER SEQUENCE tries RESTART MINVALUE -1000 START -1000")
    with pytest.raises(NotSaved):
        store.keep("g", change(3, 2, [Input(3, 0, 1)], []))
    assert store.version("g") == 2
    store.close()


def test_what_the_log_is_told_holds_no_values(url: str) -> None:
    store = stored(url)
    with pytest.raises(NotSaved) as failed:
        store.create("g", "toy", {}, [{"name": "Ann Secret"}], ["hash"], "0.1.0", change(1, 0, [], []))
    assert str(failed.value).startswith(("IntegrityError", "UniqueViolation"))
    assert "Ann Secret" not in f"{failed.value} {failed.value.__cause__}"
    store.close()


def test_a_database_of_a_newer_flipfield_is_not_touched(url: str) -> None:
    store = stored(url)
    with store.engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    with pytest.raises(Unusable, match="newer Flipfield"):
        Store(url)
