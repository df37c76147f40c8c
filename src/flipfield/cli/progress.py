"""A bar that shows how far a command has come, on a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[], None]]:
    """Gives a function to call after each of so many steps."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(title, total=total)
        yield lambda: bar.advance(task)
