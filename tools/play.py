"""`./play`: prepares everything, then starts the server and opens the page."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.prepare import Workshop
from tools.steps import guarded


def port(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port (1 to 65535)")
    return int(text)


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="./play", description="Prepares Flipfield and plays it in the browser.", allow_abbrev=False
    )
    made.add_argument("--setup", action="store_true", help="only prepare, do not start the server")
    made.add_argument("--no-browser", action="store_true", help="start the server but open no page")
    made.add_argument("--port", type=port, metavar="N", help="the port to serve on")
    return made


def screen() -> bool:
    """Whether there is a screen to open a page on; without one a text browser could take the terminal."""
    return sys.platform == "darwin" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def server(wanted: argparse.Namespace) -> list[str]:
    """The server's command line for what was asked."""
    arguments = ["flipfield", "play"]
    if wanted.no_browser or not screen():
        arguments.append("--no-browser")
    if wanted.port is not None:
        arguments += ["--port", str(wanted.port)]
    return arguments


def main(root: Path, arguments: Sequence[str]) -> int:
    wanted = parser().parse_args(arguments)
    return guarded(lambda: _play(Workshop(root), wanted))


def _play(workshop: Workshop, wanted: argparse.Namespace) -> int:
    workshop.prepare(for_tests=False)
    if not wanted.setup:
        sys.stdout.flush()
        os.execve(workshop.bin / "flipfield", server(wanted), workshop.environment())
    print(f"Flipfield is ready (engine {workshop.kind}). Start it with ./play")
    return 0
