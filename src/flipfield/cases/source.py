"""Reading case files: what stands where, with errors that name line and key."""

from __future__ import annotations

from decimal import Decimal
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from flipfield.content.foreign import MOST_TEXT, Foreign, read_toml

UNIT = 100
"""Grid units in a millimetre."""
LARGEST = 1_000_000
"""Numbers and lengths beyond this mean nothing on a table, and their products would not fit."""


class CaseError(Exception):
    """A case file that cannot be understood."""

    def __init__(self, file: str, line: int, key: str, message: str) -> None:
        place = f"{file}:{line}" if line else file
        super().__init__(f"{place}: {key}: {message}" if key else f"{place}: {message}")
        self.line = line
        self.key = key


class Table:
    """One table of a case file, read key by key; what nobody reads is an error."""

    def __init__(self, source: Source, name: str, index: int, data: dict[str, Any]) -> None:
        self.source = source
        self.name = name
        self.index = index
        self.data = data

    def fail(self, key: str, message: str) -> CaseError:
        return self.source.error(self.name, self.index, key, message)

    def check(self, known: tuple[str, ...]) -> None:
        """Refuse keys that the case language does not have."""
        for key in self.data:
            if key not in known:
                near = get_close_matches(key, known, 1)
                hint = f"did you mean {near[0]!r}?" if near else f"known are {', '.join(known)}"
                raise self.fail(key, f"unknown key; {hint}")

    def has(self, key: str) -> bool:
        return key in self.data

    def text(self, key: str, default: str | None = None) -> str:
        value = self.data.get(key, default)
        if not isinstance(value, str):
            raise self.fail(key, "must be a text" if key in self.data else "is missing")
        return value

    def one_of(self, key: str, known: list[str], default: str | None = None) -> str:
        value = self.text(key, default)
        if value not in known and value != default:
            near = get_close_matches(value, known, 1)
            hint = f"did you mean {near[0]!r}?" if near else f"known are {', '.join(known)}"
            raise self.fail(key, f"{value!r} is unknown; {hint}")
        return value

    def whole(self, key: str, default: int) -> int:
        return self.as_whole(key, self.data.get(key, default))

    def as_whole(self, key: str, value: object) -> int:
        if isinstance(value, Decimal) and value.is_finite() and value == value.to_integral_value():
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int) or abs(value) > LARGEST:
            raise self.fail(key, "must be a whole number")
        return value

    def flag(self, key: str) -> bool:
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            raise self.fail(key, "must be true or false")
        return value

    def length(self, key: str) -> int:
        """A length in millimetres, as grid units."""
        return self.units(key, self.data.get(key))

    def units(self, key: str, value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, (int, Decimal)):
            raise self.fail(key, "must be a number of millimetres")
        length = Decimal(value)
        if not length.is_finite() or abs(length) > LARGEST:
            raise self.fail(key, f"{value} is no length on a table")
        scaled = length * UNIT
        if scaled != scaled.to_integral_value():
            raise self.fail(key, f"{value} does not lie on the grid of 0.01 mm")
        return int(scaled)

    def point(self, key: str) -> tuple[int, int]:
        return self.as_point(key, self.data.get(key))

    def as_point(self, key: str, value: object) -> tuple[int, int]:
        if not isinstance(value, list) or len(value) != 2:
            raise self.fail(key, "must be a place [x, y]")
        return self.units(key, value[0]), self.units(key, value[1])

    def points(self, key: str) -> list[tuple[int, int]]:
        value = self.data.get(key)
        if not isinstance(value, list):
            raise self.fail(key, "must be a list of places [[x, y], …]")
        return [self.as_point(key, item) for item in value]

    def names(self, key: str) -> list[str]:
        """A list of texts; a single text stands for a list of one."""
        value = self.data.get(key, [])
        if isinstance(value, str):
            return [value]
        if not isinstance(value, list) or any(not isinstance(item, str) for item in value):
            raise self.fail(key, "must be a list of texts")
        return list(value)


class Source:
    """The text of a case file and its tables."""

    def __init__(self, path: Path, text: str) -> None:
        self.file = path.name
        self.lines = text.splitlines()
        try:
            self.data: dict[str, Any] = read_toml(text, Decimal)
        except Foreign as error:
            line = 0 if error.code == "not-toml" else error.line
            raise CaseError(self.file, line, "", str(error)) from error

    def error(self, table: str, index: int, key: str, message: str) -> CaseError:
        where = key
        if table and table != key:
            where = f"{table}[{index + 1}].{key}" if index >= 0 else f"{table}.{key}"
        return CaseError(self.file, self.line_of(table, index, key), where, message)

    def line_of(self, table: str, index: int, key: str) -> int:
        """The line on which a key of a table stands; that of the table when the key is not there."""
        header, seen, start = "", -1, 0
        for number, line in enumerate(self.lines, 1):
            stripped = line.strip()
            if stripped.startswith("["):
                if stripped == f"[[{table}]]":
                    seen += 1
                header = stripped.strip("[]")
                if header == table and (index < 0 or seen == index):
                    start = number
            inside = header.split(".")[0] == table and (index < 0 or seen == index)
            if inside or (not table and not header):
                name = stripped.split("=")[0].strip()
                if name == key or name.startswith(f"{key}."):
                    return number
                if header.endswith(f".{key}"):
                    return number
        return start

    def head(self) -> Table:
        return Table(self, "", -1, self.data)

    def single(self, name: str) -> Table:
        value = self.data.get(name, {})
        if not isinstance(value, dict):
            raise self.error("", -1, name, f"must be a table [{name}]")
        return Table(self, name, -1, value)

    def many(self, name: str) -> list[Table]:
        value = self.data.get(name, [])
        if not isinstance(value, list) or any(not isinstance(item, dict) for item in value):
            raise self.error("", -1, name, f"must be a list of tables [[{name}]]")
        return [Table(self, name, index, item) for index, item in enumerate(value)]


def read(path: Path) -> Source:
    """A case file as it stands."""
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(MOST_TEXT + 1)
    except OSError as error:
        raise CaseError(path.name, 0, "", f"cannot be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise CaseError(path.name, 0, "", "is not UTF-8 text") from error
    return Source(path, text)
