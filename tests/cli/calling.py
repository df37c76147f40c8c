"""Calling the command line as a shell does."""

import io
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from unittest.mock import patch

from flipfield.cli import main


@dataclass(frozen=True)
class Said:
    """How a call ended: its exit code and what it printed."""

    code: int
    out: str
    err: str


def call(*arguments: str) -> Said:
    """Run `flipfield` with these arguments, on a terminal of 100 columns."""
    out, err = io.StringIO(), io.StringIO()
    code: object = None
    with (
        patch.object(sys, "argv", ["flipfield", *arguments]),
        patch.dict("os.environ", {"COLUMNS": "100", "NO_COLOR": "1"}),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as end:
            code = end.code
    return Said(code if isinstance(code, int) else 0, out.getvalue(), err.getvalue())
