"""Share codes: an army as a short word for links and chats.

A code is a version digit, two digits for each hero, unit and card, and two check digits, all in base 32
without the letters I, L, O and U. A hero begins a regiment; two digits hold a place in the register and the
number of copies.
"""

from __future__ import annotations

from typing import Final

from flipfield.armies.register import REGISTER
from flipfield.armies.text import ArmyError
from flipfield.games.warhammer.army import ArmyList, RegimentList
from flipfield.games.warhammer.pack import core

VERSION: Final = 1
DIGITS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
PRIME: Final = 1021
"""The largest prime below 32 squared: a wrong digit or two swapped neighbours always change the remainder."""
AT_ONCE: Final = 4
"""Copies that fit two digits beside the place in the register; more follow in another pair."""


def encode(army: ArmyList) -> str:
    """The share code of an army."""
    digits = [VERSION]
    for regiment in army.regiments:
        digits += _pair(regiment.hero, 1)
        for id, copies in regiment.units.items():
            for start in range(0, copies, AT_ONCE):
                digits += _pair(id, min(AT_ONCE, copies - start))
    for card in army.cards:
        digits += _pair(card, 1)
    digits += divmod(_remainder(digits), 32)
    return "".join(DIGITS[digit] for digit in digits)


def decode(code: str) -> ArmyList:
    """The army of a share code; small letters, hyphens and spaces do not matter."""
    digits = _digits(code)
    if digits[0] != VERSION:
        raise ArmyError("code-version", 0, (("version", digits[0]), ("known", VERSION)))
    if len(digits) < 5 or len(digits) % 2 == 0:
        raise ArmyError("code-length", 0, (("length", len(digits)),))
    if _remainder(digits[:-2]) != 32 * digits[-2] + digits[-1]:
        raise ArmyError("code-check")
    army = _army([32 * high + low for high, low in zip(digits[1:-2:2], digits[2:-2:2], strict=True)])
    if encode(army) != "".join(DIGITS[digit] for digit in digits):
        raise ArmyError("code-roundabout")
    return army


def _digits(code: str) -> list[int]:
    plain = code.upper().replace("-", "").replace(" ", "").translate(str.maketrans("ILO", "110"))
    if not plain:
        raise ArmyError("code-empty")
    for place, letter in enumerate(plain, 1):
        if letter not in DIGITS:
            raise ArmyError("code-character", 0, (("place", place), ("letter", letter)))
    return [DIGITS.index(letter) for letter in plain]


def _pair(id: str, copies: int) -> list[int]:
    return list(divmod(REGISTER.index(id) * AT_ONCE + copies - 1, 32))


def _remainder(digits: list[int]) -> int:
    found = 0
    for digit in digits:
        found = (32 * found + digit) % PRIME
    return found


def _army(numbers: list[int]) -> ArmyList:
    pack = core()
    regiments: list[RegimentList] = []
    cards: list[str] = []
    for number in numbers:
        place, copies = number // AT_ONCE, number % AT_ONCE + 1
        if place >= len(REGISTER):
            raise ArmyError("code-unknown")
        id = REGISTER[place]
        if id in pack.cards:
            cards.append(id)
        elif pack.units[id].hero:
            regiments.append(RegimentList(id, {}))
        elif not regiments:
            raise ArmyError("code-unit-first")
        else:
            units = regiments[-1].units
            units[id] = units.get(id, 0) + copies
    if not regiments:
        raise ArmyError("code-no-regiment")
    return ArmyList(tuple(regiments), tuple(cards))
