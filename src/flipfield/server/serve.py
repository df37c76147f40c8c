"""Starting the server on a port of this machine."""

from __future__ import annotations

import errno
import socket
import threading
import webbrowser
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

import platformdirs
import uvicorn
from starlette.applications import Starlette

from flipfield.server.app import PACE, create_app
from flipfield.server.messages import LARGEST
from flipfield.server.patience import SOCKETS, CarefulSocket, PatientProtocol


class PortInUse(Exception):
    """Somebody else listens on the port; the message is a sentence for people."""

    def __init__(self, port: int) -> None:
        super().__init__(f"port {port} is in use; try --port {port + 1}")
        self.port = port


class _Server(uvicorn.Server):
    """Tells when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def default_database() -> Path:
    """Where games are kept unless told otherwise."""
    return Path(platformdirs.user_data_dir("flipfield", appauthor=False)) / "games.sqlite"


def database_url(database: Path | str) -> str:
    """A database's URL; a path means SQLite, and its folder is made."""
    if isinstance(database, str) and "://" in database:
        return database
    path = Path(database)
    path.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{path}"


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: Path | str | None = None,
    open_browser: bool = False,
    pace: float = PACE,
    names: Iterable[str] = (),
    bots_alone: bool = False,
    proxy: str | None = None,
) -> None:
    """Serve until interrupted. Raises `PortInUse` and `Unusable`."""
    more_handles()
    with listen(host, port) as listener:
        url = database_url(database if database is not None else default_database())
        app = create_app(url, pace, names=names, bots_alone=bots_alone)
        _serve(configured(app, proxy), listener, host, open_browser)


def _serve(config: uvicorn.Config, listener: socket.socket, host: str, open_browser: bool) -> None:
    shown = "127.0.0.1" if host in ("", "0.0.0.0", "::") else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{listener.getsockname()[1]}/"

    def ready() -> None:
        print(f"Flipfield is at {address} (Ctrl+C stops it)", flush=True)
        if open_browser:
            # A browser of the terminal would hold up the server.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    with suppress(KeyboardInterrupt):
        _Server(config, ready).run([listener])


def configured(app: Starlette, proxy: str | None = None) -> uvicorn.Config:
    """How an application is served; `proxy` is the address that is believed when it says who calls."""
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        http=PatientProtocol,
        ws=CarefulSocket,
        limit_concurrency=SOCKETS,
        ws_max_size=LARGEST,
        # Packed, a kilobyte of a stranger would be a megabyte to unpack before anything can be counted.
        ws_per_message_deflate=False,
        proxy_headers=proxy is not None,
        forwarded_allow_ips=proxy,
        timeout_graceful_shutdown=3,
    )


def more_handles() -> None:
    """Every connection takes a file handle, and many systems begin with few."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens on a port; raises `PortInUse`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listener = socket.create_server((host, port), family=family)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise PortInUse(port) from None
        raise
    # Connections inherit it: a reply and the state after it must not wait for each other's acknowledgement.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener
