"""The greedy bot: looks one answer ahead."""

from __future__ import annotations

from random import Random

from flipfield.bots.seat import Seat
from flipfield.kernel.value import Value


class GreedyBot:
    """Being written: plays at random."""

    name = "greedy"

    def choose(self, seat: Seat, rng: Random) -> Value:
        return seat.sample(rng)
