"""Games of bots alone take turns; people's games do not wait for them."""

from __future__ import annotations

import asyncio

from flipfield.server.spectacle import FEW, REST, Spectacle
from tests.server.clock import simulated


def moved(games: int, moves: int) -> tuple[float, int]:
    """How long it takes that games make some moves each, and how many moved at once."""
    found: list[float] = []
    most = now = 0

    async def scene() -> None:
        nonlocal most, now
        spectacle = Spectacle()

        async def choose() -> None:
            nonlocal most, now
            now += 1
            most = max(most, now)
            await asyncio.sleep(0.01)
            now -= 1

        async def game() -> None:
            for _ in range(moves):
                await spectacle.take(choose)

        began = asyncio.get_running_loop().time()
        await asyncio.gather(*(game() for _ in range(games)))
        found.append(asyncio.get_running_loop().time() - began)

    simulated(scene)
    return found[0], most


def test_few_games_have_all_the_time_they_want() -> None:
    assert moved(FEW, 5)[0] < FEW * 5 * 0.01 + REST


def test_many_games_leave_the_server_to_others() -> None:
    seconds, most = moved(60, 1)
    assert most == 1
    assert seconds > (60 - FEW - 1) * REST


def test_who_gives_up_waiting_makes_way() -> None:
    async def scene() -> None:
        spectacle = Spectacle()
        forever = asyncio.Event()
        first = asyncio.create_task(spectacle.take(forever.wait))
        second = asyncio.create_task(spectacle.take(forever.wait))
        await asyncio.sleep(0)
        second.cancel()
        first.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        forever.set()
        assert await spectacle.take(forever.wait)
        assert spectacle.waiting == 0

    simulated(scene)
