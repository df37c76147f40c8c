"""Cases whose last step rolls dice."""

from fractions import Fraction
from pathlib import Path

from flipfield.odds.case import case_odds

HEAD = """title = "odds"
game = "warhammer"
rules = ["wd.ranged.action"]
source = "000"

[setup]
players = ["A", "B"]
field = [900, 900]
ruler = [75, 150, 300]
"""


def disk(name: str, player: str, x: int, more: str, y: int = 450) -> str:
    return f'[[disk]]\nname = "{name}"\nplayer = "{player}"\nat = [{x}, {y}]\ndiameter = 40\n{more}\n'


def archer(dice: int, strength: int | str, band: str = "long") -> str:
    """A shooter far to the left."""
    told = f'"{strength}"' if isinstance(strength, str) else str(strength)
    attack = f'{{ dice = {dice}, range = "{band}", strength = {told}, type = "physical" }}'
    return disk("archer", "A", 100, f"ranged = [{attack}]")


SHOT = '[[step]]\nplayer = "A"\ndo = "shoot"\ndisk = "archer"\ntarget = "orc"\n'

Fate = tuple[int, int, bool, bool]
"""Damage, wounds, fallen, activated."""


def fates(folder: Path, text: str) -> dict[str, dict[Fate | None, Fraction]]:
    """What becomes of each disk, None where it stays as it was; all chances together are exactly 1."""
    path = folder / "odds.toml"
    path.write_text(HEAD + text, encoding="utf-8")
    disks, found = case_odds(path)
    assert sum(found.values()) == 1
    told: dict[str, dict[Fate | None, Fraction]] = {}
    for name, id in disks.items():
        mine = told.setdefault(name, {})
        for outcome, chance in found.items():
            rows = [row[1:] for row in outcome if row[0] == id]
            fate = rows[0] if rows else None
            mine[fate] = mine.get(fate, Fraction(0)) + chance
    return told
