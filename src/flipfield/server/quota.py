"""What one address may ask for: so much at once, and then as much as flows in again."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from typing import Final

from starlette.requests import HTTPConnection

from flipfield.server.messages import Problem
from flipfield.server.patience import network

MOST: Final = 10_000
"""So many buckets are kept; those that were not used for longest have filled up again by then."""


@dataclass(frozen=True)
class Measure:
    """How much a bucket holds and how much flows in each second."""

    size: float
    flow: float


MEASURES: Final = {
    "games": Measure(600, 0.1),
    "uploads": Measure(60, 0.5),
    "steps": Measure(20_000, 1000),
}
"""New games, opened replay files, and steps of replays that are shown."""


class Bucket:
    """Fills at a steady rate; whoever takes more than is in it has to wait."""

    def __init__(self, measure: Measure, clock: Callable[[], float]) -> None:
        self.measure = measure
        self.clock = clock
        self.left = measure.size
        self.at = clock()

    def take(self, amount: float = 1.0) -> float:
        """0 when it was taken, else the seconds until there is enough."""
        now = self.clock()
        self.left = min(self.measure.size, self.left + (now - self.at) * self.measure.flow)
        self.at = now
        if self.left < amount:
            return (amount - self.left) / self.measure.flow
        self.left -= amount
        return 0.0


class Quotas:
    """The buckets of all addresses."""

    def __init__(
        self, measures: dict[str, Measure] = MEASURES, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.measures = measures
        self.clock = clock
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def take(self, what: str, asker: HTTPConnection, amount: float = 1.0) -> None:
        """Let an address have something; raises `Problem` when it has had too much."""
        wait = self._bucket(what, network(asker.client.host) if asker.client else "").take(amount)
        if wait:
            raise Problem("too-many", {"what": what, "wait": ceil(wait)})

    def _bucket(self, what: str, address: str) -> Bucket:
        key = (what, address)
        if key not in self.buckets:
            self.buckets[key] = Bucket(self.measures[what], self.clock)
            if len(self.buckets) > MOST:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(key)
        return self.buckets[key]
