"""Texts of strangers: what costs too much is refused in words before it is read."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from decimal import Decimal
from typing import Any

import pytest

from flipfield.content.foreign import MOST_DEPTH, MOST_PARTS, MOST_VALUES, Foreign, read_json, read_toml
from flipfield.games.warhammer.overlay import MOST_TOLD, examined
from flipfield.games.warhammer.pack import core
from tests.content.attacks import JSON, TOML

SIZE = 1 << 16


@pytest.mark.parametrize("name", TOML)
def test_toml_that_costs_too_much_is_refused(name: str) -> None:
    text, code = TOML[name]
    with pytest.raises(Foreign) as no:
        read_toml(text)
    assert no.value.code == code
    assert len(str(no.value)) < 200


@pytest.mark.parametrize("name", JSON)
def test_json_that_costs_too_much_is_refused(name: str) -> None:
    text, code = JSON[name]
    with pytest.raises(Foreign) as no:
        read_json(text, Any, SIZE)
    assert no.value.code == code


def test_json_of_too_many_values_is_refused() -> None:
    with pytest.raises(Foreign, match="too much"):
        read_json(b"[" + b"[]," * MOST_VALUES + b"0]", Any, 1 << 23)


def test_half_a_letter_is_no_json() -> None:
    with pytest.raises(Foreign, match="not JSON"):
        read_json(b'"\xff"', Any, SIZE)


def test_what_looks_like_an_attack_inside_texts_and_comments_is_none() -> None:
    dots = "a." * 100
    text = f"# {dots} {'[' * 100} {'9' * 100}\na = \"{dots}{'[' * 100}\"\nb = '{'9' * 100}'\n"
    assert read_toml(text)["b"] == "9" * 100
    assert read_toml(f'a = """\n"{"[" * 100}""\\"""""')["a"] == '"' + "[" * 100 + '""""'
    assert read_json(b'{"a": "' + b"[" * 100 + b'\\"' + b"9" * 100 + b'"}', Any, SIZE)


def test_what_is_just_not_too_much_is_read() -> None:
    assert read_toml(".".join("a" * MOST_PARTS) + " = 1")
    assert read_toml("a = " + "[" * MOST_DEPTH + "]" * MOST_DEPTH)
    assert read_toml("a = [" + "1.5," * 1000 + "]")["a"] == [1.5] * 1000
    assert read_toml("a = 1.25", Decimal)["a"] == Decimal("1.25")
    assert read_json(b"[" * MOST_DEPTH + b"]" * MOST_DEPTH, Any, SIZE)
    assert read_json(b"[0.000012345678901234567]", list[float], SIZE) == [0.000012345678901234567]


def test_the_line_is_told() -> None:
    with pytest.raises(Foreign) as no:
        read_toml('a = """\n\n"""\nb = 1\nc = ' + "9" * 100)
    assert no.value.line == 5


LEAN = """
import resource
from flipfield.games.warhammer.overlay import examined
from flipfield.games.warhammer.pack import core
from tests.content.attacks import TOML
examined(core(), "[unit.karl-franz]", "mine")
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
limit = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize() + (32 << 20)
resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
resource.setrlimit(resource.RLIMIT_CPU, (60, 60))
for text, _ in TOML.values():
    examined(core(), text, "mine")
    examined(core(), "[unit.karl-franz]\\n" + text, "mine")
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the limits of a process are told as Linux tells them")
def test_no_overlay_takes_much_memory() -> None:
    """All of them together stay within 32 MB; one of them took 4.2 GB."""
    done = subprocess.run([sys.executable, "-c", LEAN], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def calls(act: Callable[[], object]) -> int:
    """How many functions an act calls."""
    count = 0

    def called(frame: object, event: str, arg: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(called)
    try:
        act()
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize("line", ["k{n} = 1", "movement.k{n} = 1", 'k{n} = "x"'])
def test_the_check_of_an_overlay_is_linear(line: str) -> None:
    def check(keys: int) -> int:
        text = "[unit.karl-franz]\n" + "\n".join(line.format(n=n) for n in range(keys))
        return calls(lambda: examined(core(), text, "mine"))

    check(10)
    assert check(3000) < 2.5 * check(1500)


def test_at_most_a_hundred_mistakes_are_told() -> None:
    text = "[unit.karl-franz]\ncounter = 6\n" + "\n".join(f"k{n} = 1" for n in range(6500))
    changes, errors = examined(core(), text, "mine")
    assert len(errors) == MOST_TOLD
    assert [change.key for change in changes] == ["counter"]
    assert errors[99].flaw is not None
    assert errors[99].flaw.line == 102
