"""Where questions are answered: a few processes beside the server, which can be stopped at any time."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, Protocol

import flipfield
from flipfield.kernel.value import Json
from flipfield.kernel.wire import dumps, loads
from flipfield.server.messages import log
from flipfield.server.problem import Problem
from flipfield.server.shelf import Shelf
from flipfield.server.worker import ANSWER, PROBLEM, put, take, told

LIMIT: Final = 5.0
"""Seconds that a question may take."""

GRACE: Final = 0.2
"""Seconds in which a question may end by itself after its asker has left."""

PROGRAM: Final = ("-P", "-m", "flipfield.server.worker")
"""What Python runs in a worker; the folder one is in has no say."""

WAITING: Final = 500
"""So many questions may wait for a worker."""


class Asker:
    """Somebody who asks. Of those who wait, the one who has taken the least time so far is next."""

    def __init__(self) -> None:
        self.spent = 0.0


class Answers(Protocol):
    """Answers questions about saved states; raises `Problem` when it cannot."""

    def start(self) -> None:
        """Be ready before the first question comes."""

    async def obtain(self, question: dict[str, Json], saved: bytes, asker: Asker) -> bytes:
        """The answer as it was written."""

    async def close(self) -> None: ...


async def ask(answers: Answers, question: dict[str, Json], saved: bytes, asker: Asker) -> Json:
    """The answer to a question, read."""
    return loads(await answers.obtain(question, saved, asker))


def answers(shelf: Shelf, size: int = 2, limit: float = LIMIT) -> Answers:
    """Workers know what everybody has on the shelf; other games and bots answer in this process."""
    return Pool(size, limit) if shelf == Shelf() else Inside(shelf)


class Inside:
    """Answers in a thread of this process, which nothing can stop: for games that no other process knows."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.threads = ThreadPoolExecutor(1, "question")

    def start(self) -> None:
        """A thread needs no time to start."""

    async def obtain(self, question: dict[str, Json], saved: bytes, asker: Asker) -> bytes:
        loop = asyncio.get_running_loop()
        reply = await loop.run_in_executor(self.threads, told, self.shelf, dumps(question), saved)
        return _answer(reply)

    async def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


class Worker:
    """One process, started when it is first needed. A thread waits for its answers."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> subprocess.Popen[bytes]:
        if self.process is None:
            package = str(Path(flipfield.__file__).parent.parent)
            paths = [package, *filter(None, [os.environ.get("PYTHONPATH")])]
            command = [sys.executable, *PROGRAM, str(2 * self.limit)]
            environment = {
                **os.environ,
                "PYTHONPATH": os.pathsep.join(paths),
                # Its threads would take memory for nothing.
                "OPENBLAS_NUM_THREADS": "1",
            }
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment
            )
        return self.process

    def exchange(self, question: bytes, saved: bytes) -> bytes:
        """The reply to a question; raises `EOFError` or `OSError` if the process has ended."""
        process = self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        put(process.stdin, question, saved)
        return take(process.stdout)

    def kill(self) -> None:
        """End the process; a thread that waits for it hears nothing more."""
        if self.process is not None:
            self.process.kill()

    def bury(self) -> None:
        """Close what the process has left, once nobody reads from it any more."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                assert pipe is not None
                try:
                    pipe.close()
                except OSError:
                    log.debug("a worker ended in the middle of a question")


class Pool:
    """A few workers and those who wait for them."""

    def __init__(self, size: int, limit: float) -> None:
        self.limit = limit
        self.workers = [Worker(limit) for _ in range(size)]
        self.idle = self.workers.copy()
        self.waiting: list[tuple[Asker, asyncio.Future[Worker]]] = []
        self.threads = ThreadPoolExecutor(size, "question")
        self.settling: set[asyncio.Task[None]] = set()
        self.closed = False

    def start(self) -> None:
        for worker in self.idle:
            worker.start()

    async def obtain(self, question: dict[str, Json], saved: bytes, asker: Asker) -> bytes:
        """The answer, or `Problem` if it takes too long. Who is cancelled stops his question."""
        worker = await self._turn(asker)
        loop, began, grace = asyncio.get_running_loop(), time.monotonic(), GRACE
        reply = loop.run_in_executor(self.threads, worker.exchange, dumps(question), saved)
        try:
            if not (await asyncio.wait({reply}, timeout=self.limit))[0]:
                grace = 0.0
                raise Problem("too-long")
            return _answer(reply.result())
        except (EOFError, OSError) as error:
            log.error("a worker ended in the middle of a question")
            raise Problem("too-long") from error
        finally:
            asker.spent += time.monotonic() - began
            if reply.done() and reply.exception() is None:
                self._free(worker)
            else:
                settling = asyncio.create_task(self._settle(worker, reply, grace))
                self.settling.add(settling)
                settling.add_done_callback(self.settling.discard)

    async def close(self) -> None:
        """End all workers."""
        self.closed = True
        for _, turn in self.waiting:
            turn.cancel()
        for worker in self.workers:
            worker.kill()
        await asyncio.to_thread(self.threads.shutdown)
        for worker in self.workers:
            await asyncio.to_thread(worker.bury)

    async def _turn(self, asker: Asker) -> Worker:
        """A worker that is free, after those who have taken less time."""
        if self.idle:
            return self.idle.pop()
        if len(self.waiting) >= WAITING:
            raise Problem("too-fast", {"most": WAITING})
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.waiting.append((asker, turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._free(turn.result())
            raise
        finally:
            self.waiting = [item for item in self.waiting if item[1] is not turn]

    async def _settle(self, worker: Worker, reply: asyncio.Future[bytes], grace: float) -> None:
        """Free a worker that answers in time; one that does not makes way for another."""
        await asyncio.wait({reply}, timeout=grace)
        if not reply.done():
            worker.kill()
            await asyncio.wait({reply})
        if self.closed:
            return
        if reply.exception() is not None:
            await asyncio.to_thread(worker.bury)
            worker.start()
        self._free(worker)

    def _free(self, worker: Worker) -> None:
        open = [item for item in self.waiting if not item[1].done()]
        if open:
            min(open, key=lambda item: item[0].spent)[1].set_result(worker)
        else:
            self.idle.append(worker)


def _answer(reply: bytes) -> bytes:
    """What a reply says; raises its problem."""
    if reply.startswith(ANSWER):
        return reply[len(ANSWER) :]
    problem = loads(reply[len(PROBLEM) :])
    assert isinstance(problem, dict)
    facts = problem["facts"]
    assert isinstance(facts, dict)
    raise Problem(str(problem["code"]), facts)
