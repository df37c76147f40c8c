"""Keys to seats: whoever has the key sits there. Only hashes are stored."""

from __future__ import annotations

import hashlib
import secrets


def new_key() -> str:
    return secrets.token_urlsafe(16)


def new_id() -> str:
    """An id for a game; it names the game and opens no seat."""
    return secrets.token_hex(6)


def hashed(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def seats_of(keys: list[str | None], hashes: list[str | None]) -> frozenset[int]:
    """The seats that these keys open."""
    given = {hashed(key) for key in keys if key is not None}
    return frozenset(seat for seat, known in enumerate(hashes) if known in given)
