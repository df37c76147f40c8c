"""Files that people could open: each goes to its reader and to the server, some to a command."""

from __future__ import annotations

import asyncio
import base64
import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

from flipfield.fuzz.corpus import Corpus
from flipfield.fuzz.mutation import spoiled
from flipfield.fuzz.reader import READERS
from flipfield.fuzz.tally import Tally
from flipfield.fuzz.wire import NoAnswer, exchange, request

KIND: Final = "files"
PATIENCE: Final = 120.0
"""Seconds that a reader may take."""

COMMANDED: Final = 0.01
"""The share of files that also go to the command line, which takes a while to start."""

COMMANDS: Final = {
    "replay": ("replay", "show"),
    "report": ("replay", "verify"),
    "overlay": ("pack", "overlay"),
    "pack": ("pack", "check"),
    "army": ("army", "check"),
    "case": ("case",),
}
UPLOADS: Final[dict[str, tuple[str, Callable[[bytes], bytes]]]] = {
    "replay": ("/api/replays", bytes),
    "overlay": ("/api/overlays/check", lambda content: _told("text", content)),
    "pack": ("/api/pack", lambda content: _told("overlay", content)),
    "army": ("/api/armies/read", lambda content: _told("text", content)),
    "code": ("/api/armies/read", lambda content: _told("text", content)),
}


def _told(key: str, content: bytes) -> bytes:
    return json.dumps({key: content.decode("utf-8", "replace")}).encode()


def drawn(corpus: Corpus, rng: Random) -> tuple[str, bytes]:
    """A file of any kind, mostly spoiled."""
    kind = rng.choice(list(READERS))
    good: bytes = getattr(corpus, kind)(rng)
    return kind, good if rng.random() < 0.03 else spoiled(good, rng)


class Reader:
    """The process that reads; one that dies or does not end is replaced."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.turn = asyncio.Lock()

    async def read(self, kind: str, content: bytes) -> str:
        async with self.turn:
            return await self._read(kind, content)

    async def _read(self, kind: str, content: bytes) -> str:
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "flipfield.fuzz.reader"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        text = json.dumps({"kind": kind, "content": base64.b64encode(content).decode()})
        try:
            async with asyncio.timeout(PATIENCE):
                self.process.stdin.write(text.encode() + b"\n")
                await self.process.stdin.drain()
                line = await self.process.stdout.readline()
        except (TimeoutError, ConnectionError):
            line = b""
        if line:
            return str(json.loads(line))
        await self.close()
        return "defect: the reader died or did not end"

    async def close(self) -> None:
        if self.process is not None:
            if self.process.returncode is None:
                self.process.kill()
            await self.process.wait()
            self.process = None


class Files:
    """Throws files."""

    def __init__(self, port: int, corpus: Corpus, folder: Path, tally: Tally) -> None:
        self.port = port
        self.corpus = corpus
        self.folder = folder
        self.tally = tally
        self.reader = Reader()

    async def throw(self, index: int, rng: Random) -> None:
        kind, content = drawn(self.corpus, rng)
        read, answered = await asyncio.gather(self.reader.read(kind, content), self._upload(kind, content))
        self.tally.count(KIND, f"{kind} {'defect' if read.startswith('defect') else read}")
        for found in (read, answered):
            if found.startswith("defect"):
                self.tally.fail(KIND, index, f"{kind}: {found}", content)
        if kind in COMMANDS and rng.random() < COMMANDED:
            await self._command(index, kind, content)

    async def _upload(self, kind: str, content: bytes) -> str:
        if kind not in UPLOADS:
            return ""
        path, told = UPLOADS[kind]
        try:
            answer = await exchange(self.port, request(self.port, "POST", path, told(content)))
        except NoAnswer as error:
            return f"defect: {path} gave no answer ({error})"
        return f"defect: {path} answered {answer.status}" if answer.status >= 500 else ""

    async def _command(self, index: int, kind: str, content: bytes) -> None:
        path = self.folder / {"army": "army.txt", "replay": "a.flip.json", "report": "a.json"}.get(
            kind, "a.toml"
        )
        path.write_bytes(content)
        command = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "flipfield.cli", *COMMANDS[kind], str(path)),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            async with asyncio.timeout(PATIENCE):
                _, said = await command.communicate()
        except TimeoutError:
            command.kill()
            said = b"Traceback: it did not end"
        self.tally.count("commands", f"{' '.join(COMMANDS[kind])} {command.returncode}")
        if command.returncode not in (0, 1, 2) or b"Traceback" in said:
            told = said.decode("utf-8", "replace").strip().rpartition("\n")[2]
            self.tally.fail("commands", index, f"{' '.join(COMMANDS[kind])}: {told}", content)

    async def close(self) -> None:
        await self.reader.close()
