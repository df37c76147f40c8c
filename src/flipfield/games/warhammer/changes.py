"""The rules that changed from one version of the rules to the next, as players are told."""

from __future__ import annotations

from typing import Final

CHANGES: Final[dict[int, tuple[str, ...]]] = {
    2: (
        "wd.command.passive-duration",
        "wd.keyword.scout-limits",
        "wd.reinforce.by-effect",
        "wd.unit.kairos",
        "wd.unit.archaon",
        "wd.unit.tyrion",
        "wd.card.winds-of-morai-heg",
        "wd.terrain.cave",
        "wd.multiplayer.four-player-corners",
        "wd.elimination.condition",
        "wd.victory.points",
    ),
}
