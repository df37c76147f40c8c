"""A simulated clock: time passes only when nothing else is left to do, so hours take no time."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, ParamSpec, TypeVar

import pytest

P = ParamSpec("P")
T = TypeVar("T")


class _Leap(selectors.DefaultSelector):
    """Where the loop would wait for its next timer, the time is that timer's."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        found = super().select(0)
        if not found:
            assert timeout is not None, "everybody waits for somebody else"
            self.now += timeout
        return found


def simulated(scene: Callable[[], Awaitable[None]]) -> None:
    """Run a scene on a loop with its own clock."""
    leap = _Leap()
    loop = asyncio.SelectorEventLoop(leap)
    loop.time = lambda: leap.now  # type: ignore[method-assign]
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        runner.run(_awaited(scene))


async def _awaited(scene: Callable[[], Awaitable[None]]) -> None:
    await scene()


def slow_threads(monkeypatch: pytest.MonkeyPatch, rng: Random) -> None:
    """What would run in a thread takes a time of the simulated clock: mostly short, at times very long."""

    async def later(function: Callable[P, T], *args: Any, **more: Any) -> T:
        await asyncio.sleep(rng.choice((0, 0, 0.01, 0.5, 90)))
        return function(*args, **more)

    monkeypatch.setattr(asyncio, "to_thread", later)
