"""The random bot: any legal answer."""

from __future__ import annotations

from random import Random

from flipfield.bots.seat import Seat
from flipfield.kernel.value import Value


class RandomBot:
    """Draws the kind of answer first, then the item, then the point, each uniformly."""

    name = "random"

    def choose(self, seat: Seat, rng: Random) -> Value:
        return seat.sample(rng)
