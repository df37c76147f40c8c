"""The names of all events and of their fields."""

from __future__ import annotations

from typing import Final

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "initiative": ("rolls", "order"),
    "deploy": ("disk", "x", "y"),
    "reinforce": ("disk", "x", "y"),
    "round": ("round",),
    "phase": ("phase",),
    "chosen": ("player",),
    "reveal": ("player", "card"),
    "order": ("players",),
    "resolve": ("player", "card"),
    "discard": ("player", "card"),
    "flip": ("disk", "x0", "y0", "x", "y"),
    "pin": ("disk", "other"),
    "stop": ("disk",),
    "relentless": ("disk",),
    "activated": ("disk",),
    "empower": ("disk",),
    "casualty": ("disk",),
    "danger": ("disk", "pieces", "faces"),
    "damage": ("disk", "amount", "total"),
    "wound": ("disk", "wounds"),
    "shoot": ("disk", "target", "attack", "range"),
    "roll": ("disk", "target", "faces"),
    "scatter": ("target", "victims"),
    "siege": ("victim",),
    "magic": ("disk", "target", "strength"),
    "focus": ("disk", "ability"),
    "battle": ("disk", "ability"),
    "shift": ("giver", "taker"),
    "fight": ("pins",),
    "strike": ("disk", "victim", "amount", "step"),
    "eliminated": ("player",),
    "cleared": (),
    "score": ("scores",),
    "over": ("winner",),
}
