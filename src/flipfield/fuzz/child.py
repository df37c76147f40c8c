"""The server that is thrown at, in a process of its own: `python -m flipfield.fuzz.child DATABASE`.

It lets everybody have as much as he wants, so that the nonsense gets past the quotas.
"""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Final

import uvicorn
from starlette.applications import Starlette
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from flipfield.server.app import create_app
from flipfield.server.quota import MEASURES, Measure, Quotas
from flipfield.server.serve import configured, listen, more_handles

MEMORY: Final = 6 * 1024**3
"""Bytes of address space: what asks for more fails here and does not take the machine."""

WIDE: Final = Measure(1e12, 1e9)


def main(app: Starlette) -> None:
    """Serve an application and say first where, and which routes it has."""
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s")
    more_handles()
    limit_memory(MEMORY)
    listener = listen("127.0.0.1", 0)
    print(json.dumps({"port": listener.getsockname()[1], "routes": [*routes(app.routes)]}), flush=True)
    uvicorn.Server(configured(app)).run([listener])


def wide_app(database: str) -> Starlette:
    """The server as it is, without quotas, and bots that do not wait."""
    quotas = Quotas(dict.fromkeys(MEASURES, WIDE))
    return create_app(f"sqlite:///{database}", 0.0, quotas=quotas)


def routes(found: Iterable[BaseRoute], before: str = "") -> Iterator[tuple[str, str]]:
    """Every route with its methods; those of sockets have the method WS."""
    for route in found:
        if isinstance(route, Route):
            for method in sorted(route.methods or ()):
                yield method, before + route.path
        elif isinstance(route, WebSocketRoute):
            yield "WS", before + route.path
        elif isinstance(route, Mount) and route.routes:
            yield from routes(route.routes, before + route.path)
        elif isinstance(route, Mount):
            yield "GET", f"{before}{route.path}/{{file}}"


def limit_memory(most: int) -> None:
    """Let this process have so much address space, where the system can say so."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (most, most))


if __name__ == "__main__":
    main(wide_app(sys.argv[1]))
