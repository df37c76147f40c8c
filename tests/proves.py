"""The decorator with which a test names the rules it proves."""

from collections.abc import Callable
from typing import Any, TypeVar

from flipfield.rules.catalogue import find

F = TypeVar("F", bound=Callable[..., Any])


def proves(*ids: str) -> Callable[[F], F]:
    """Say which rules a test proves; `flipfield rules --coverage` reads it from the source."""
    for rule_id in ids:
        find(rule_id)

    def unchanged(test: F) -> F:
        return test

    return unchanged
