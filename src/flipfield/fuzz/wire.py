"""HTTP by hand: what is sent need not be HTTP at all."""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

HOST: Final = "127.0.0.1"
PATIENCE: Final = 120.0
"""Seconds for an answer to something whole: more is none."""

LENGTH: Final = re.compile(rb"\r\ncontent-length: (\d+)", re.IGNORECASE)


@dataclass(frozen=True)
class Answer:
    status: int
    head: bytes
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class NoAnswer(Exception):
    """The line was closed, nothing came in time, or not what was due."""


def request(
    port: int, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
) -> bytes:
    """A request as it should be; headers that are given take the place of ours."""
    ours = {"Host": f"{HOST}:{port}", "Connection": "close"}
    if body is not None:
        ours["Content-Length"] = str(len(body))
    lines = [
        f"{method} {path} HTTP/1.1",
        *(f"{name}: {value}" for name, value in {**ours, **(headers or {})}.items()),
    ]
    return "\r\n".join([*lines, "", ""]).encode("utf-8", "surrogatepass") + (body or b"")


async def exchange(port: int, text: bytes, patience: float = PATIENCE) -> Answer:
    """Send bytes and hear one answer; raises `NoAnswer`."""
    try:
        async with asyncio.timeout(patience):
            reader, writer = await asyncio.open_connection(HOST, port, limit=2**24)
            try:
                return await _exchange(reader, writer, text)
            finally:
                writer.close()
    except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
        raise NoAnswer(type(error).__name__) from None


async def _exchange(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, text: bytes) -> Answer:
    writer.write(text)
    # Who is refused early may still find the answer.
    with suppress(ConnectionError):
        await writer.drain()
    status = 100
    while status == 100:
        head = await reader.readuntil(b"\r\n\r\n")
        status = int(head.split(b" ", 2)[1])
    length = LENGTH.search(head)
    if text.startswith(b"HEAD") or length is None:
        return Answer(status, head, b"")
    return Answer(status, head, await reader.readexactly(int(length.group(1))))


async def obtain(port: int, method: str, path: str, data: object = None) -> Any:
    """A proper request with its proper answer; raises `NoAnswer`."""
    body = data if isinstance(data, bytes) or data is None else json.dumps(data).encode()
    answer = await exchange(port, request(port, method, path, body))
    if answer.status >= 400:
        raise NoAnswer(f"{method} {path}: {answer.status} {answer.body[:300]!r}")
    return answer.json()
