"""Texts that strangers wrote, TOML and JSON: looked over in one pass, and only then read.

Reading takes time and memory that grow faster than the text with the parts of a key, with nesting and with
the digits of a number. All of these can be told from the text alone, so what is too much is never read.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from itertools import accumulate
from typing import Any, Final, TypeVar

import msgspec

Form = TypeVar("Form")

MOST_TEXT: Final = 64 * 1024
"""Characters of a TOML text: more than twice the pack that ships, and as much as a message may hold."""
MOST_PARTS: Final = 8
"""Parts of a key with dots between them."""
MOST_DEPTH: Final = 32
"""Lists and tables within each other."""
MOST_DIGITS: Final = 24
"""Digits of a number: as many as programs write for numbers of 64 bits."""
MOST_LETTERS: Final = 2000
"""Letters of a key or of a text."""
MOST_KEYS: Final = 8000
"""Keys and tables of a TOML text."""
MOST_VALUES: Final = 200_000
"""Values of a JSON text."""

SAID: Final = {
    "too-large": "is too large: at most {most} characters",
    "too-many-parts": "has a key of too many parts: at most {most}",
    "too-deep": "is nested too deeply: at most {most} lists and tables within each other",
    "long-number": "has a number that is too long: at most {most} digits, and 3 in its exponent",
    "long-text": "has a text or a key that is too long: at most {most} letters",
    "too-many-keys": "holds too much: at most {most} keys and tables",
    "too-many-values": "holds too much: at most {most} values",
    "not-toml": "is not TOML: {reason}",
    "not-json": "is not JSON: {reason}",
}


class Foreign(Exception):
    """A text that is not read: a text's key, its facts, and the line (0: unknown). Its words are English."""

    def __init__(self, code: str, line: int = 0, **facts: str | int) -> None:
        super().__init__(SAID[code].format(**facts))
        self.code = code
        self.line = line
        self.facts = facts


_TOKEN: Final = re.compile(
    r'"""(?:[^"\\]++|\\[\s\S]|"(?!""))*+(?:"{3,5}|\\?\Z)'
    r"|'''(?:[^']++|'(?!''))*+(?:'{3,5}|\Z)"
    r'|"(?:[^"\\\n]++|\\.)*+"'
    r"|'[^'\n]*+'"
    r"|#[^\n]*+"
    r"|[\[\]{}=.,\n\"']"
    r"|[^\[\]{}=.\n\"'#,\s]++"
)
_NUMBER: Final = re.compile(r"[+-]?[0-9]")
_EXPONENT: Final = re.compile(r"[0-9][eE][+-]?[0-9_]{4}")


def read_toml(text: str, parse_float: Callable[[str], Any] = float) -> dict[str, Any]:
    """The tables of a TOML text; raises `Foreign`."""
    if len(text) > MOST_TEXT:
        raise Foreign("too-large", most=MOST_TEXT)
    _look_over(text)
    try:
        return tomllib.loads(text, parse_float=parse_float)
    except (ValueError, ArithmeticError, RecursionError) as error:
        found = re.search(r"line (\d+)", str(error))
        line = int(found.group(1)) if found else len(text.splitlines())
        raise Foreign("not-toml", line, reason=str(error)) from error


def _look_over(text: str) -> None:
    """Refuse what would be too much to read. After a quote that nothing closes a reader stops as well."""
    line, depth, parts, keys = 1, 0, 1, 0
    for found in _TOKEN.finditer(text):
        token = found.group()
        if token == "\n":
            line += 1
        elif token == ".":
            parts += 1
            keys += 1
            if parts > MOST_PARTS:
                raise Foreign("too-many-parts", line, most=MOST_PARTS)
            continue
        elif token in "[{":
            depth += 1
            keys += 1
            if depth > MOST_DEPTH:
                raise Foreign("too-deep", line, most=MOST_DEPTH)
        elif token in "]}":
            depth -= 1
        elif token in "=,":
            keys += token == "="
        elif token in "\"'":
            return
        elif token[0] != "#":
            _look_at(token, line)
            line += token.count("\n")
            continue
        parts = 1
        if keys > MOST_KEYS:
            raise Foreign("too-many-keys", line, most=MOST_KEYS)


def _look_at(token: str, line: int) -> None:
    """Refuse a key, a text or a number that is too long."""
    if _NUMBER.match(token) and (len(token) > 2 * MOST_DIGITS or _EXPONENT.search(token)):
        raise Foreign("long-number", line, most=MOST_DIGITS)
    if _NUMBER.match(token) and len(re.sub("[^0-9A-Fa-f]", "", token)) > MOST_DIGITS:
        raise Foreign("long-number", line, most=MOST_DIGITS)
    if len(token) > MOST_LETTERS:
        raise Foreign("long-text", line, most=MOST_LETTERS)


_STRING: Final = re.compile(rb'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
"""One that nothing closes goes on to the end."""
_DIGITS: Final = re.compile(rb"[0-9]{%d}|[eE][+-]?[0-9]{4}" % (MOST_DIGITS + 1))
_NEST: Final = bytes.maketrans(b"[]{}", b"\2\0\2\0")
_FLAT: Final = bytes([byte for byte in range(256) if byte not in b"[]{}"])


def read_json(text: bytes, form: type[Form] | Any, most: int) -> Form | Any:
    """A JSON text of at most so many bytes as what it should be.

    Raises `Foreign` where it is no JSON or too much, `msgspec.ValidationError` where it is something else.
    """
    if len(text) > most:
        raise Foreign("too-large", most=most)
    bare = _STRING.sub(b"", text)
    nest = bare.translate(_NEST, _FLAT)
    if bare.count(b",") + len(nest) > MOST_VALUES:
        raise Foreign("too-many-values", most=MOST_VALUES)
    if max(accumulate(nest, lambda depth, step: depth + step - 1, initial=0)) > MOST_DEPTH:
        raise Foreign("too-deep", most=MOST_DEPTH)
    if _DIGITS.search(bare):
        raise Foreign("long-number", most=MOST_DIGITS)
    try:
        return msgspec.json.decode(text, type=form)
    except msgspec.ValidationError:
        raise
    except (msgspec.DecodeError, UnicodeError) as error:
        byte = re.search(r"byte (\d+)", str(error))
        line = 1 + text.count(b"\n", 0, int(byte.group(1)) if byte else len(text))
        raise Foreign("not-json", line, reason=str(error)) from error
