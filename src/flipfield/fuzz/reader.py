"""Reads files as the commands do, in a process with a limit: `python -m flipfield.fuzz.reader`.

A line of JSON with kind and content comes in, one with the outcome goes out. What is wrong with a file must
be told by the error class of its reader.
"""

from __future__ import annotations

import base64
import json
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from flipfield.armies.code import decode, encode
from flipfield.armies.text import ArmyError, write
from flipfield.armies.text import read as read_army
from flipfield.cases.run import run_case
from flipfield.content.pack import PackError, parse
from flipfield.fuzz.child import limit_memory
from flipfield.games.warhammer.army import check
from flipfield.games.warhammer.overlay import changes_of, examined, overlaid
from flipfield.games.warhammer.pack import SCHEMAS, Pack, core
from flipfield.replay.record import ReplayError, read, verify
from flipfield.replay.report import is_report, read_report
from flipfield.replay.transcript import transcript
from flipfield.rules.entries import LANGUAGES
from flipfield.server.fault import fault

MEMORY: Final = 3 * 1024**3


def replay(content: bytes) -> None:
    record = read(content)
    verify(record)
    transcript(record)


def report(content: bytes) -> None:
    if not is_report(content):
        return replay(content)
    record = read_report(content).record()
    if record is not None:
        verify(record)
    return None


def overlay(content: bytes) -> None:
    text = content.decode()
    examined(core(), text, "overlay")
    overlaid(core(), text, "overlay")
    changes_of(core(), text, "overlay")


def pack(content: bytes) -> None:
    found = parse(content.decode(), "pack", SCHEMAS)
    Pack({name: {**rows, **found[name]} for name, rows in core().tables.items()}, "pack")


def army(content: bytes) -> None:
    listing = read_army(content.decode())
    check(core(), listing.army, None)
    encode(listing.army)
    for lang in LANGUAGES:
        write(listing.army, lang, listing.title)


def code(content: bytes) -> None:
    check(core(), decode(content.decode()), None)


def case(content: bytes) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "case.toml"
        path.write_bytes(content)
        run_case(path)


READERS: Final[dict[str, Callable[[bytes], None]]] = {
    "replay": replay,
    "report": report,
    "overlay": overlay,
    "pack": pack,
    "army": army,
    "code": code,
    "case": case,
}
OWN: Final = (ReplayError, PackError, ArmyError)


def outcome(kind: str, content: bytes) -> str:
    """What a reader says: `read`, `refused`, or a defect."""
    try:
        READERS[kind](content)
    except OWN:
        return "refused"
    except UnicodeDecodeError as error:
        # A file that is no text is refused before its reader sees it.
        return "not text" if error.object == content else f"defect {fault(error)}"
    except Exception as error:
        return f"defect {fault(error)}"
    return "read"


def main() -> None:
    core()
    limit_memory(MEMORY)
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps(outcome(asked["kind"], base64.b64decode(asked["content"]))), flush=True)


if __name__ == "__main__":
    main()
