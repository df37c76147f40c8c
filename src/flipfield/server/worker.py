"""A process that answers questions one by one: `python -m flipfield.server.worker SECONDS`.

Questions and answers are JSON, each with its length before it. The process ends with its server: when there
is nothing more to read, and by an alarm if it is in the middle of a question then.
"""

from __future__ import annotations

import logging
import os
import signal
import struct
import sys
from gzip import compress
from typing import IO, Final

from flipfield.kernel.wire import dumps, loads
from flipfield.server.answers import answer
from flipfield.server.fault import fault
from flipfield.server.problem import Problem, meant
from flipfield.server.shelf import Shelf

LENGTH: Final = struct.Struct(">I")
MOST_MEMORY: Final = 2 << 30
"""Bytes that a worker may take: a question that wants more fails alone."""

BEHIND: Final = 15
"""How far workers stand back for the server."""

ANSWER: Final = b"+"
PROBLEM: Final = b"-"
"""With what a reply begins."""

log = logging.getLogger("flipfield")


def put(pipe: IO[bytes], *parts: bytes) -> None:
    """Write texts, each with its length before it."""
    pipe.write(b"".join(piece for part in parts for piece in (LENGTH.pack(len(part)), part)))
    pipe.flush()


def take(pipe: IO[bytes]) -> bytes:
    """The next text; raises `EOFError` when there is none."""
    head = pipe.read(LENGTH.size)
    if len(head) < LENGTH.size:
        raise EOFError
    (length,) = LENGTH.unpack(head)
    text = pipe.read(length)
    if len(text) < length:
        raise EOFError
    return text


def told(shelf: Shelf, question: bytes, saved: bytes) -> bytes:
    """The answer to a question as JSON, packed if that was wanted, or the problem with it."""
    try:
        data = loads(question)
        assert isinstance(data, dict)
        found = dumps(answer(shelf, data, saved))
        return ANSWER + (compress(found, 1) if data.get("packed") else found)
    except MemoryError:
        return PROBLEM + dumps(Problem("too-long").json())
    except Exception as error:
        problem = meant(error)
        if problem is None:
            log.error("a question failed: %s", fault(error))
        return PROBLEM + dumps((problem or Problem("server")).json())


def main(seconds: float) -> None:
    """Answer what comes until nothing comes any more."""
    _limit_oneself()
    shelf, asked, said = Shelf(), sys.stdin.buffer, sys.stdout.buffer
    while True:
        try:
            question, saved = take(asked), take(asked)
        except EOFError:
            return
        _alarm(seconds)
        reply = told(shelf, question, saved)
        _alarm(0)
        put(said, reply)


def _limit_oneself() -> None:
    """Games come first; and nobody who presses Ctrl-C means the workers alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        import resource

        os.nice(BEHIND)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def _alarm(seconds: float) -> None:
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


if __name__ == "__main__":
    main(float(sys.argv[1]))
