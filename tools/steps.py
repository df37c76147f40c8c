"""Steps that show their progress, and failures told in a sentence."""

import contextlib
import errno
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

CAUSES = (
    (
        ("No space left on device", "ENOSPC", "Disk quota exceeded"),
        "The disk is full: free some space and start again.",
    ),
    (
        (
            "Temporary failure in name resolution",
            "Name or service not known",
            "NewConnectionError",
            "NameResolutionError",
            "ConnectTimeoutError",
            "Network is unreachable",
            "EAI_AGAIN",
            "ENOTFOUND",
            "ETIMEDOUT",
            "ECONNREFUSED",
            "ECONNRESET",
        ),
        "The package registry was not reached: check the network and start again.",
    ),
    (
        ("Permission denied", "EACCES", "Read-only file system", "EROFS"),
        "This folder may not be written: make it yours (chown) or use a copy, and start again.",
    ),
)
SHOWN = 20


class Failure(Exception):
    """What went wrong and what to do next, in words for the person at the terminal."""


def cause(output: str) -> str | None:
    """The likely cause of a failed command, by what it printed."""
    for signs, sentence in CAUSES:
        if any(sign in output for sign in signs):
            return sentence
    return None


def step(title: str, argv: Sequence[str], cwd: Path, log: Path, env: Mapping[str, str] | None = None) -> str:
    """Runs one command under a title that shows the time it takes; returns what it printed."""
    start = time.monotonic()
    live = sys.stdout.isatty()
    print(f"{title} ...", end="" if live else "\n", flush=True)
    with log.open("w+", encoding="utf-8", errors="replace") as out:
        process = subprocess.Popen(
            argv, cwd=cwd, env=env, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT
        )
        try:
            code = _watch(process, title, start, live)
        except KeyboardInterrupt:
            _end(process)
            raise
        out.seek(0)
        output = out.read()
    taken = f"{time.monotonic() - start:.1f} s"
    outcome = "done" if code == 0 else "failed"
    print(f"\r{title} ... {outcome} in {taken}" if live else f"  {outcome} in {taken}", flush=True)
    if code != 0:
        raise Failure(_report(title, output, log))
    return output


def _watch(process: subprocess.Popen[bytes], title: str, start: float, live: bool) -> int:
    while True:
        try:
            return process.wait(timeout=1.0)
        except subprocess.TimeoutExpired:
            if live:
                print(f"\r{title} ... {time.monotonic() - start:.0f} s", end="", flush=True)


def _end(process: subprocess.Popen[bytes]) -> None:
    # The child got the terminal's Ctrl-C too; it has a moment to tidy up.
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(timeout=3)
    process.kill()
    process.wait()


def telling(output: str) -> list[str]:
    """The lines to show of a failed command: from the first error on, or else the last ones."""
    lines = output.rstrip().splitlines()
    for number, line in enumerate(lines):
        if "error" in line.lower():
            return lines[number : number + SHOWN]
    return lines[-SHOWN:]


def _report(title: str, output: str, log: Path) -> str:
    told = "\n".join(f"  | {line}" for line in telling(output))
    advice = cause(output) or "The lines above say why; start again once that is put right."
    return f"{told}\n{title} failed. {advice}\nAll that it printed is in {log}."


def guarded(command: Callable[[], int]) -> int:
    """Runs a command; what can go wrong on a person's machine ends in a sentence, Ctrl-C in silence."""
    try:
        return command()
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print()
        return 130
    except OSError as error:
        known = cause(f"{errno.errorcode.get(error.errno or 0, '')} {os.strerror(error.errno or 0)}")
        if known is None:
            raise
        print(f"{error}\n{known}", file=sys.stderr)
        return 1
