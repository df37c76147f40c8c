"""The server is killed at random moments: what it acknowledged is there, and the game goes on."""

from __future__ import annotations

from tests.server.killing import survive

KILLS = 4


def test_a_killed_server_has_lost_nothing(url: str) -> None:
    deaths, _ = survive(url, KILLS, rounds=25)
    assert deaths == KILLS
