"""Spoiling what is right: values of JSON, texts and bytes."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Final

from flipfield.kernel.value import Json

WORDS: Final = (
    *(
        "",
        " ",
        "\x00",
        "\x1b[31m",
        "\u202eneB",
        "\u2066\u2069",
        "\ud800",
        "\udfff\ud800",
        "\ufeff",
        "𝕬",
        "\u2028",
    ),
    *(
        "__proto__",
        "constructor",
        "../../etc/passwd",
        "%00%n%s",
        "'; DROP TABLE game; --",
        "<script>",
        "a" * 3000,
    ),
    *("NaN", "null", "-2", "1e999", "rally", "training", "warhammer", "toString", "\r\nX: y", "i\u0307" * 40),
)
NUMBERS: Final = (
    *(0, 1, -1, -2, 2, 7, 16, 99, 1000, 10**9, 10**9 + 1, -(10**9) - 1, 2**31 - 1, 2**31, -(2**31) - 1),
    *(2**53, 2**53 + 1, -(2**53) - 1, 2**63 - 1, 2**63, -(2**63) - 1, 2**64, 10**40),
)
NESTS: Final = (5, 9, 40, 300, 1100, 20_000)
"""How deep lists may lie within each other: at, above and far above what anybody counts on."""

TOKENS: Final = (
    *(b"NaN", b"-Infinity", b"1e999", b"-0", b"0x1F", b"1.5", b"1e-400", b"9" * 5000, b"-" + b"8" * 4301),
    *(
        b"1" + b"_1" * 3000,
        b"null",
        b"true",
        b'"\\ud800"',
        b'"\\u0000"',
        b"'",
        b'"',
        b'"""',
        b"{",
        b"}",
        b"[",
        b"]",
    ),
    *(
        b"\xff\xfe",
        b"\xed\xa0\x80",
        b"\xc0\x80",
        b"\xe2\x80\xae",
        b"\r",
        b"\n\n",
        b"=",
        b":",
        b",",
        b"#",
        b"\x00",
    ),
    *(
        b"inf",
        b"nan",
        b"1979-05-27T07:32:00Z",
        b"[[unit]]",
        b"[unit.grom]",
        b"a.b.c = 1",
        b"= " + b"[" * 2000,
    ),
    *(
        b".".join([b"a"] * 3000) + b" = 1\n",
        b"\n[" + b".".join([b"b"] * 3000) + b"]\n",
        b"x = " + b"{a=" * 900,
    ),
)
NUMBER: Final = re.compile(rb"-?\d+(?:\.\d+)?")
KEY: Final = re.compile(rb'"[a-z]{1,20}": ?[^,{}\[\]]{1,40},|^[a-z]{1,20} = .{1,60}\n', re.MULTILINE)


def mutated(value: Json, rng: Random) -> Json:
    """A copy with one to three places made wrong, or at least different."""
    copy: Json = json.loads(json.dumps(value))
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        copy = _touched(copy, rng)
    return copy


def _touched(value: Json, rng: Random) -> Json:
    if isinstance(value, dict) and value and rng.random() < 0.9:
        return _touched_table(value, rng)
    if isinstance(value, list) and value and rng.random() < 0.8:
        return _touched_list(value, rng)
    return _odd(value, rng)


def _touched_table(table: dict[str, Json], rng: Random) -> Json:
    key = rng.choice(list(table))
    act = rng.random()
    if act < 0.12:
        del table[key]
    elif act < 0.17:
        table[odd_word(rng)] = table.pop(key)
    elif act < 0.22:
        table[odd_word(rng)] = odd(rng)
    else:
        table[key] = _touched(table[key], rng)
    return table


def _touched_list(items: list[Json], rng: Random) -> Json:
    place = rng.randrange(len(items))
    act = rng.random()
    if act < 0.15:
        del items[place]
    elif act < 0.25:
        items.insert(place, items[place])
    elif act < 0.35:
        items.insert(place, odd(rng))
    elif act < 0.4:
        return items * rng.choice((2, 50))
    else:
        items[place] = _touched(items[place], rng)
    return items


def _odd(value: Json, rng: Random) -> Json:
    """Something near a value, or something else altogether."""
    if rng.random() < 0.4:
        if isinstance(value, bool) or value is None:
            return not value
        if isinstance(value, int | float):
            return int(value) + rng.choice((-1, 1, -1000, 1000, 100_000))
        if isinstance(value, str) and value:
            place = rng.randrange(len(value))
            return value[:place] + rng.choice(("", "x", value[place] * 2, "-")) + value[place + 1 :]
    return odd(rng)


def odd(rng: Random) -> Json:
    """Any value that nobody expects."""
    kind = rng.randrange(6)
    if kind == 0:
        return rng.choice(NUMBERS)
    if kind == 1:
        return odd_word(rng)
    if kind == 2:
        return rng.choice((None, True, False, 0.5, -1e300))
    if kind == 3:
        return [odd(rng) for _ in range(rng.randrange(4))]
    if kind == 4:
        return {odd_word(rng): odd(rng) for _ in range(rng.randrange(3))}
    return nested(rng.choice(NESTS[:3]))


def odd_word(rng: Random) -> str:
    return rng.choice(WORDS)


def nested(depth: int) -> Json:
    """Lists within lists."""
    value: Json = 0
    for _ in range(depth):
        value = [value]
    return value


def text_of(value: Json, rng: Random) -> bytes:
    """A value as JSON, its letters escaped or not: half a pair of surrogates then is no UTF-8."""
    return json.dumps(value, ensure_ascii=rng.random() < 0.5).encode("utf-8", "surrogatepass")


def spoiled(text: bytes, rng: Random) -> bytes:
    """A text with some of its bytes, words, numbers or keys made wrong."""
    for _ in range(rng.choice((1, 1, 2, 4))):
        text = rng.choice(SPOILERS)(text, rng)
    return text


def _place(text: bytes, rng: Random) -> int:
    return rng.randrange(len(text) + 1)


def _flip(text: bytes, rng: Random) -> bytes:
    found = bytearray(text or b"\x00")
    for _ in range(rng.choice((1, 1, 3, 20))):
        found[rng.randrange(len(found))] ^= 1 << rng.randrange(8)
    return bytes(found)


def _cut(text: bytes, rng: Random) -> bytes:
    return text[: _place(text, rng)]


def _splice(text: bytes, rng: Random) -> bytes:
    """A piece of the text at another place."""
    first = _place(text, rng)
    place = _place(text, rng)
    return text[:place] + text[first : first + rng.choice((3, 30, 300))] + text[place:]


def _leave_out(text: bytes, rng: Random) -> bytes:
    place = _place(text, rng)
    return text[:place] + text[place + rng.choice((1, 1, 10, 100)) :]


def _put_in(text: bytes, rng: Random) -> bytes:
    place = _place(text, rng)
    return text[:place] + rng.choice(TOKENS) + text[place:]


def _exchange_number(text: bytes, rng: Random) -> bytes:
    found = list(NUMBER.finditer(text[:20_000]))
    if not found:
        return _put_in(text, rng)
    one = rng.choice(found)
    other = rng.choice((*TOKENS[:10], str(rng.choice(NUMBERS)).encode(), str(rng.randrange(2000)).encode()))
    return text[: one.start()] + other + text[one.end() :]


def _repeat_key(text: bytes, rng: Random) -> bytes:
    found = list(KEY.finditer(text[:20_000]))
    if not found:
        return _splice(text, rng)
    one = rng.choice(found)
    return text[: one.end()] + one.group() + text[one.end() :]


def _nest(text: bytes, rng: Random) -> bytes:
    depth, place = rng.choice(NESTS), _place(text, rng)
    opening, closing = rng.choice(((b"[", b"]"), (b'{"a":', b"}"), (b"{a = ", b"}")))
    return text[:place] + opening * depth + b"0" + closing * depth + text[place:]


SPOILERS: Final = (
    _flip,
    _cut,
    _splice,
    _leave_out,
    _put_in,
    _exchange_number,
    _exchange_number,
    _repeat_key,
    _nest,
)
