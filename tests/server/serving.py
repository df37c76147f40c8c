"""A toy server in a process of its own, to be killed: `python -m tests.server.serving DATABASE`."""

from __future__ import annotations

import sys

import uvicorn

from flipfield.server.serve import listen
from tests.server.house import toy_app


def main(database: str) -> None:
    listener = listen("127.0.0.1", 0)
    app = toy_app(database)
    print(listener.getsockname()[1], flush=True)
    uvicorn.Server(uvicorn.Config(app, log_level="error")).run([listener])


if __name__ == "__main__":
    main(sys.argv[1])
