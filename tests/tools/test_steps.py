"""Steps show what they do, and failures end in a sentence."""

import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tools.steps import Failure, cause, guarded, step, telling


@pytest.mark.parametrize(
    ("output", "word"),
    [
        ("OSError: [Errno 28] No space left on device", "disk is full"),
        ("npm error code ENOSPC", "disk is full"),
        ("connection broken by 'NewConnectionError(...)'", "network"),
        ("npm error code EAI_AGAIN", "network"),
        ("PermissionError: [Errno 13] Permission denied", "written"),
    ],
)
def test_known_causes(output: str, word: str) -> None:
    assert word in str(cause(output))


def test_unknown_cause() -> None:
    assert cause("SyntaxError: invalid syntax") is None


def test_telling_lines_start_at_the_first_error() -> None:
    lines = ["a", "npm error code X", *(f"line {number}" for number in range(50))]
    assert telling("\n".join(lines)) == lines[1:21]


def test_telling_lines_are_the_last_ones_without_an_error() -> None:
    lines = [f"line {number}" for number in range(50)]
    assert telling("\n".join(lines)) == lines[30:]


def run(code: str, folder: Path) -> str:
    return step("Trying", [sys.executable, "-c", code], folder, folder / "log")


def test_a_step_returns_what_was_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("print('hello')", tmp_path) == "hello\n"
    shown = capsys.readouterr().out
    assert "Trying ..." in shown
    assert "done in" in shown


def test_a_failed_step_says_why_and_where(tmp_path: Path) -> None:
    with pytest.raises(Failure, match="disk is full") as caught:
        run("import sys; print('ENOSPC'); sys.exit(3)", tmp_path)
    assert str(tmp_path / "log") in str(caught.value)


def fail() -> int:
    raise Failure("install python3-venv")


def fill() -> int:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), "stamps.json")


def interrupt() -> int:
    raise KeyboardInterrupt


def stumble() -> int:
    raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), "lost")


@pytest.mark.parametrize(("command", "said"), [(fail, "python3-venv"), (fill, "disk is full")])
def test_failures_are_sentences(
    command: Callable[[], int], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert guarded(command) == 1
    assert said in capsys.readouterr().err


def test_an_interrupt_is_quiet(capsys: pytest.CaptureFixture[str]) -> None:
    assert guarded(interrupt) == 130
    assert capsys.readouterr() == ("\n", "")


def test_what_nobody_expects_is_not_hidden() -> None:
    with pytest.raises(FileNotFoundError):
        guarded(stumble)
