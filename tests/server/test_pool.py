"""Workers: a question that takes too long or whose asker has left is stopped, and others go on."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from flipfield.games import find
from flipfield.kernel.run import start
from flipfield.kernel.value import Json
from flipfield.kernel.wire import save
from flipfield.server import pool as pool_module
from flipfield.server import questions as questions_module
from flipfield.server.app import create_app
from flipfield.server.connection import Connection
from flipfield.server.messages import Query
from flipfield.server.pool import Asker, Pool, ask
from flipfield.server.problem import Problem
from flipfield.server.questions import Questions
from tests.server.house import HUMANS, Player, running

SLEEPER = """
import os, sys, time
from flipfield.server import worker
def answer(shelf, question, saved):
    if "eat" in question:
        return len(bytearray(question["eat"]))
    if "end" in question:
        os._exit(1)
    open(question["sign"], "w").close()
    time.sleep(question["sleep"])
    return os.getpid()
worker.answer = answer
worker.main(float(sys.argv[1]))
"""
LONG = 600.0
PATIENCE = 20.0


@pytest.fixture
def sleepers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers that sleep as long as they are asked to."""
    monkeypatch.setattr(pool_module, "PROGRAM", ("-c", SLEEPER))


@pytest.fixture
def sign(tmp_path: Path) -> Path:
    """A file that a worker makes when it begins with a question."""
    return tmp_path / "begun"


def sleep(seconds: float, sign: Path) -> dict[str, Json]:
    return {"sleep": seconds, "sign": str(sign)}


async def begun(sign: Path) -> None:
    while not sign.exists():
        await asyncio.sleep(0.01)
    sign.unlink()


def with_pool(act: Callable[[Pool], Awaitable[None]], size: int = 1, limit: float = PATIENCE) -> None:
    async def run() -> None:
        pool = Pool(size, limit)
        try:
            await act(pool)
        finally:
            await pool.close()

    asyncio.run(run())


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_a_question_that_takes_too_long_is_stopped_and_the_next_one_answered(
    sleepers: None, sign: Path
) -> None:
    async def act(pool: Pool) -> None:
        first = await ask(pool, sleep(0, sign), b"", Asker())
        assert await ask(pool, sleep(0, sign), b"", Asker()) == first
        pool.limit = 0.5
        with pytest.raises(Problem, match="too-long"):
            await ask(pool, sleep(LONG, sign), b"", Asker())
        pool.limit = PATIENCE
        second = await ask(pool, sleep(0, sign), b"", Asker())
        assert second != first
        assert isinstance(first, int)
        assert gone(first)

    with_pool(act)


def test_a_question_ends_when_its_asker_leaves(sleepers: None, sign: Path) -> None:
    async def act(pool: Pool) -> None:
        asking = asyncio.create_task(ask(pool, sleep(LONG, sign), b"", Asker()))
        await begun(sign)
        asking.cancel()
        assert isinstance(await ask(pool, sleep(0, sign), b"", Asker()), int)
        assert asking.cancelled()

    with_pool(act)


def test_a_short_question_of_an_asker_who_leaves_costs_no_worker(sleepers: None, sign: Path) -> None:
    async def act(pool: Pool) -> None:
        first = await ask(pool, sleep(0, sign), b"", Asker())
        await begun(sign)
        asking = asyncio.create_task(ask(pool, sleep(0.01, sign), b"", Asker()))
        await begun(sign)
        asking.cancel()
        assert await ask(pool, sleep(0, sign), b"", Asker()) == first

    with_pool(act)


def test_who_waits_and_leaves_is_forgotten(sleepers: None, sign: Path) -> None:
    async def act(pool: Pool) -> None:
        running = asyncio.create_task(ask(pool, sleep(LONG, sign), b"", Asker()))
        await begun(sign)
        waiting = asyncio.create_task(ask(pool, sleep(LONG, sign), b"", Asker()))
        await asyncio.sleep(0)
        assert len(pool.waiting) == 1
        waiting.cancel()
        await asyncio.sleep(0)
        assert pool.waiting == []
        running.cancel()
        assert isinstance(await ask(pool, sleep(0, sign), b"", Asker()), int)

    with_pool(act)


def test_who_has_taken_the_least_time_is_next(sleepers: None, sign: Path) -> None:
    order: list[str] = []

    async def asks(pool: Pool, name: str, asker: Asker) -> None:
        await ask(pool, sleep(0, sign), b"", asker)
        order.append(name)

    async def act(pool: Pool) -> None:
        running = asyncio.create_task(ask(pool, sleep(0.3, sign), b"", Asker()))
        await begun(sign)
        greedy, honest = Asker(), Asker()
        greedy.spent = 7.0
        costly = [asyncio.create_task(asks(pool, "greedy", greedy)) for _ in range(3)]
        await asyncio.sleep(0)
        cheap = asyncio.create_task(asks(pool, "honest", honest))
        await asyncio.gather(running, cheap, *costly)
        assert order == ["honest", "greedy", "greedy", "greedy"]

    with_pool(act)


def test_too_many_do_not_wait(sleepers: None, sign: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "WAITING", 1)

    async def act(pool: Pool) -> None:
        asking = [asyncio.create_task(ask(pool, sleep(LONG, sign), b"", Asker())) for _ in range(2)]
        await begun(sign)
        with pytest.raises(Problem, match="too-fast"):
            await ask(pool, sleep(0, sign), b"", Asker())
        for task in asking:
            task.cancel()

    with_pool(act)


@pytest.mark.skipif(sys.platform != "linux", reason="only here a process has a limit of memory")
def test_a_question_that_wants_all_memory_fails_alone(sleepers: None, sign: Path) -> None:
    async def act(pool: Pool) -> None:
        first = await ask(pool, sleep(0, sign), b"", Asker())
        with pytest.raises(Problem, match="too-long"):
            await ask(pool, {"eat": 1 << 40}, b"", Asker())
        assert await ask(pool, sleep(0, sign), b"", Asker()) == first

    with_pool(act)


def test_a_worker_that_ends_by_itself_is_replaced(sleepers: None, sign: Path) -> None:
    async def act(pool: Pool) -> None:
        with pytest.raises(Problem, match="too-long"):
            await ask(pool, {"end": True}, b"", Asker())
        assert isinstance(await ask(pool, sleep(0, sign), b"", Asker()), int)

    with_pool(act)


def test_workers_end_with_their_pool(sleepers: None, sign: Path) -> None:
    pids: list[int] = []

    async def act(pool: Pool) -> None:
        pool.start()
        pids.extend(worker.process.pid for worker in pool.workers if worker.process is not None)
        asking = asyncio.create_task(ask(pool, sleep(LONG, sign), b"", Asker()))
        await begun(sign)
        await pool.close()
        with pytest.raises(Problem, match="too-long"):
            await asking

    with_pool(act, size=2)
    assert len(pids) == 2
    assert all(gone(pid) for pid in pids)


PARENT = """
import asyncio, sys
from flipfield.server.pool import Asker, Pool, ask
async def main():
    pool = Pool(2, 5.0)
    pool.start()
    print(*[worker.process.pid for worker in pool.workers], flush=True)
    await asyncio.sleep(600)
asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no signals there")
def test_workers_end_with_a_server_that_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        pids = [int(pid) for pid in parent.stdout.readline().split()]
        assert len(pids) == 2
        parent.send_signal(signal.SIGKILL)
    deadline = time.monotonic() + PATIENCE
    while not all(gone(pid) for pid in pids) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert all(gone(pid) for pid in pids)


def test_a_worker_answers_what_the_game_would() -> None:
    game = find("training")
    state = start(game, {})
    decision = state.pending[0]
    about: dict[str, Json] = {"game": "training", "seat": int(decision.player), "decision": int(decision.id)}

    async def act(pool: Pool) -> None:
        asker, saved = Asker(), save(game, state)
        option = game.families[decision.kind].listed(state, decision)[0]
        wanted: Json = json.loads(json.dumps(option))
        told = await ask(pool, {**about, "do": "preview", "answer": wanted}, saved, asker)
        assert isinstance(told, dict)
        assert "events" in told
        hint = await ask(pool, {**about, "do": "suggest", "bot": "greedy"}, saved, asker)
        assert hint is not None
        with pytest.raises(Problem) as no:
            await ask(pool, {**about, "do": "query", "name": "nonsense", "args": None}, saved, asker)
        assert no.value.code == "malformed"
        with pytest.raises(Problem) as late:
            await ask(pool, {**about, "decision": 999, "do": "preview", "answer": wanted}, saved, asker)
        assert late.value.code == "stale"
        assert asker.spent > 0

    with_pool(act)


def test_a_socket_that_closes_ends_its_question(sleepers: None, tmp_path: Path, sign: Path) -> None:
    """And the game goes on for the others while the question is worked on."""
    app = create_app(f"sqlite:///{tmp_path / 'games.sqlite'}", 0.0)
    with running(app) as address:
        game, keys = training(address)
        with Player(address, game, keys, 0) as ann:
            with Player(address, game, keys, 1) as ben:
                pool = app.state.hall.answers
                pool.obtain = asked_to_sleep(pool, sign)
                ben.socket.send(json.dumps({"type": "query", "seat": 1, "name": "x", "args": None, "ref": 1}))
                deadline = time.monotonic() + PATIENCE
                while not sign.exists() and time.monotonic() < deadline:
                    time.sleep(0.02)
                assert len(pool.idle) == 1
                assert ann.ask(type="ping")["type"] == "pong"
                assert ben.ask(type="ping")["type"] == "pong"
            while len(pool.idle) < 2 and time.monotonic() < deadline:
                time.sleep(0.02)
            assert len(pool.idle) == 2


def training(address: str) -> tuple[str, list[str | None]]:
    reply = httpx.post(f"http://{address}/api/games", json={"game": "training", "seats": HUMANS})
    made = reply.json()
    return made["id"], made["keys"]


def asked_to_sleep(pool: Pool, sign: Path) -> Callable[..., Awaitable[bytes]]:
    obtain = pool.obtain
    return lambda question, saved, asker: obtain(sleep(LONG, sign), b"", asker)


def test_the_oldest_of_too_many_questions_makes_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions_module, "MOST", 2)

    async def run() -> list[tuple[Json, Json]]:
        connection = Connection()
        questions = Questions(connection)
        for ref in range(4):
            questions.add(None, Query(ref=ref, seat=0, name="x"))  # type: ignore[arg-type]
        questions.stop()
        told = []
        while not connection.outbox.empty():
            message = connection.outbox.get_nowait()
            assert message is not None
            told.append((message["ref"], message["code"]))
        return told

    assert asyncio.run(run()) == [(0, "too-fast"), (1, "too-fast")]
