"""Texts that are made to cost much: each fits into one message."""

from __future__ import annotations

from collections.abc import Callable

FULL = 64 * 1024 - 200
"""Characters of a text that fills a message."""


def many(line: Callable[[int], str]) -> str:
    """As many different lines as a message holds."""
    found: list[str] = []
    left = FULL
    while (left := left - len(line(len(found)))) > 0:
        found.append(line(len(found)))
    return "".join(found)


TOML = {
    "a key of many parts": ("a." * 32_000 + "a = 1", "too-many-parts"),
    "quoted parts": ('"".' * 20_000 + "a = 1", "too-many-parts"),
    "parts with spaces": ("a . " * 15_000 + "a = 1", "too-many-parts"),
    "a header of many parts": ("[" + "a." * 32_000 + "a]", "too-many-parts"),
    "parts in an inline table": ("x = {" + "a." * 32_000 + "a = 1}", "too-many-parts"),
    "parts after a text of lines": ('x = """\n\\""" """"\n' + "a." * 30_000 + "a = 1", "too-many-parts"),
    "brackets": ("[" * FULL, "too-deep"),
    "nested lists": ("a = " + "[" * 30_000 + "]" * 30_000, "too-deep"),
    "nested tables": ("a = " + "{a=" * 16_000 + "1" + "}" * 16_000, "too-deep"),
    "digits": ("a = " + "9" * 60_000, "long-number"),
    "as many digits as Python reads": ("a = " + "9" * 4_300, "long-number"),
    "digits with lines between": ("a = 1" + "_1" * 30_000, "long-number"),
    "hexadecimal digits": ("a = 0x" + "f" * 60_000, "long-number"),
    "digits of a fraction": ("a = 0." + "0" * 60_000, "long-number"),
    "an exponent": ("a = 1e999999999", "long-number"),
    "a long key": ("a" * FULL + " = 1", "long-text"),
    "a long text": ('a = "' + "a" * FULL + '"', "long-text"),
    "a text that nothing closes": ('a = """' + '\\"""' * 16_000, "long-text"),
    "tables": (many(lambda n: f"[{n:x}]\n"), "too-many-keys"),
    "lists of tables": (many(lambda n: f"[[{n:x}]]\n"), "too-many-keys"),
    "the same list of tables": ("[[a]]\n" * 10_800, "too-many-keys"),
    "keys": (many(lambda n: f"{n:x}=1\n"), "too-many-keys"),
    "keys of parts": (many(lambda n: f"{n:x}.a.a.a.a.a.a=1\n"), "too-many-keys"),
    "empty lists": (many(lambda n: f"{n:x}=[]\n"), "too-many-keys"),
    "empty tables in a list": ("a = [" + "{}," * 21_000 + "]", "too-many-keys"),
    "too many letters": ("#" + "a" * 70_000, "too-large"),
    "a letter that is none": ("a\0b = 1", "not-toml"),
    "quotes": ('"' * FULL, "not-toml"),
}
"""By name: the text, and the code with which it is refused."""

JSON = {
    "brackets": (b"[" * 60_000, "too-deep"),
    "braces": (b'{"a":' * 10_000, "too-deep"),
    "digits": (b"[" + b"9" * 4_300 + b"]", "long-number"),
    "more digits than Python reads": (b"[" + b"9" * 60_000 + b"]", "long-number"),
    "an exponent": (b"[1e99999]", "long-number"),
    "a text that nothing closes": (b'"' + b'\\"' * 30_000, "not-json"),
    "nothing": (b"", "not-json"),
    "too much": (b" " * (1 << 16) + b"1", "too-large"),
}
