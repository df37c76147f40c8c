"""An army as a readable text: a line for each regiment, a line for the command cards."""

from __future__ import annotations

import re
from dataclasses import dataclass

from flipfield.armies.names import UnknownName, heading, id_of, is_heading, name_of, near_heading
from flipfield.games.warhammer.army import ArmyList, RegimentList, Violation
from flipfield.games.warhammer.pack import core
from flipfield.texts import translator

LONG = 80
"""So much of a line is told when something is wrong with it."""
COPIES = re.compile(r"(\d{1,4})\s+(\S.*)")


RULES = {
    "no-hero": "wd.army.regiments",
    "hero-recruited": "wd.army.regiments",
    "code-unit-first": "wd.army.regiments",
    "code-no-regiment": "wd.army.regiments",
}
"""Mistakes that break a rule."""


class ArmyError(Exception):
    """An army that cannot be read: a text's key, the line (0: none) and facts."""

    def __init__(self, code: str, line: int = 0, facts: tuple[tuple[str, str | int], ...] = ()) -> None:
        super().__init__(code)
        self.code = code
        self.line = line
        self.facts = dict(facts)
        self.rule = RULES.get(code, "")

    def __str__(self) -> str:
        where = f"line {self.line}: " if self.line else ""
        rule = f" ({self.rule})" if self.rule else ""
        return f"{where}{translator('en').text(f'listing-{self.code}', **self.facts)}{rule}"


@dataclass(frozen=True)
class Listing:
    """An army as it was written: its title, and the lines of its regiments and of its cards (0: none)."""

    title: str
    army: ArmyList
    lines: tuple[int, ...] = ()
    cards_line: int = 0

    def line_of(self, violation: Violation) -> int:
        """The line that breaks a limit; 0 where it is the whole army."""
        facts = dict(violation.facts)
        number = facts.get("regiment")
        if isinstance(number, int) and number <= len(self.lines):
            return self.lines[number - 1]
        return self.cards_line if "card" in facts or "cards" in facts else 0


def write(army: ArmyList, lang: str, title: str = "") -> str:
    """The text of an army in one of the languages."""
    lines = [f"# {title}"] if title else []
    for regiment in army.regiments:
        units = [_item(id, copies, lang) for id, copies in regiment.units.items()]
        lines.append(f"{name_of('unit', regiment.hero, lang)}: {', '.join(units)}".rstrip())
    cards = [name_of("card", id, lang) for id in army.cards]
    lines.append(f"{heading(lang)}: {', '.join(cards)}".rstrip())
    return "\n".join(lines) + "\n"


def _item(id: str, copies: int, lang: str) -> str:
    name = name_of("unit", id, lang)
    return name if copies == 1 else f"{copies} {name}"


def read(text: str) -> Listing:
    """The army that a text tells, names in any of the languages; `ArmyError` says what is wrong with it."""
    title = ""
    regiments: list[RegimentList] = []
    lines: list[int] = []
    cards: tuple[str, ...] = ()
    cards_line = 0
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if line.startswith("#"):
            title = title or line.lstrip("# ")
            continue
        if not line:
            continue
        name, colon, rest = line.partition(":")
        if not colon:
            raise ArmyError("no-colon", number, (("text", line[:LONG]),))
        if is_heading(name):
            if cards_line:
                raise ArmyError("cards-twice", number, (("first", cards_line),))
            cards = tuple(_card(number, item) for item in _items(number, rest))
            cards_line = number
        else:
            regiments.append(RegimentList(_hero(number, name.strip()), _units(number, rest)))
            lines.append(number)
    if not regiments:
        raise ArmyError("empty")
    return Listing(title, ArmyList(tuple(regiments), cards), tuple(lines), cards_line)


def _unknown(line: int, what: str, error: UnknownName) -> ArmyError:
    name = error.name[:LONG]
    if error.near:
        return ArmyError("unknown-near", line, (("what", what), ("name", name), ("near", error.near)))
    return ArmyError("unknown", line, (("what", what), ("name", name)))


def _items(line: int, rest: str) -> list[str]:
    """What stands between the commas; nothing at all is an empty list."""
    if not rest.strip():
        return []
    items = [item.strip() for item in rest.split(",")]
    if "" in items:
        raise ArmyError("empty-item", line)
    return items


def _card(line: int, name: str) -> str:
    try:
        return id_of("card", name)
    except UnknownName as error:
        raise _unknown(line, "card", error) from error


def _hero(line: int, name: str) -> str:
    try:
        id = id_of("unit", name)
    except UnknownName as error:
        raise _unknown(line, "hero", UnknownName(name, near_heading(name) or error.near)) from error
    if not core().units[id].hero:
        raise ArmyError("no-hero", line, (("name", name),))
    return id


def _units(line: int, rest: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for item in _items(line, rest):
        counted = COPIES.fullmatch(item)
        copies, name = (int(counted[1]), counted[2]) if counted else (1, item)
        try:
            id = id_of("unit", name)
        except UnknownName as error:
            raise _unknown(line, "unit", error) from error
        if core().units[id].hero:
            raise ArmyError("hero-recruited", line, (("name", name),))
        if copies < 1:
            raise ArmyError("copies", line, (("text", item),))
        found[id] = found.get(id, 0) + copies
    return found
