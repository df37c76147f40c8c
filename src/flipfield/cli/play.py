"""`flipfield play` and `flipfield serve`: the web game for oneself and for others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

LOCAL = "127.0.0.1"

Port = Annotated[int, typer.Option(min=1, max=65535, help="The port to serve on.")]
Database = Annotated[
    str | None,
    typer.Option(metavar="FILE|URL", help="Where games are kept; a file of your own user data by default."),
]


def play(
    port: Port = 8000,
    database: Database = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page.")] = True,
) -> None:
    """Play in the browser on this computer."""
    _run(LOCAL, port, database, browser)


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for everybody.")] = LOCAL,
    port: Port = 8000,
    database: Database = None,
    name: Annotated[
        list[str] | None,
        typer.Option(help="A name under which people reach this server, such as club.example; repeatable."),
    ] = None,
    proxy: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="The reverse proxy that says from which address people call."),
    ] = None,
    bots_alone: Annotated[
        bool, typer.Option("--bots-alone", help="Let bots play each other while nobody watches.")
    ] = False,
) -> None:
    """Serve the web game, for this computer or for a network."""
    _run(host, port, database, False, name or (), bots_alone, proxy)


def _run(
    host: str,
    port: int,
    database: str | None,
    open_browser: bool,
    names: Sequence[str] = (),
    bots_alone: bool = False,
    proxy: str | None = None,
) -> None:
    from sqlalchemy.exc import SQLAlchemyError

    from flipfield.server.database import Unusable
    from flipfield.server.serve import PortInUse, run

    try:
        run(host, port, database, open_browser, names=names, bots_alone=bots_alone, proxy=proxy)
    except PortInUse as error:
        raise typer.TyperException(f"{error}.") from error
    except OSError as error:
        where = error.filename or f"{host}, port {port}"
        raise typer.TyperException(f"cannot serve: {error.strerror} ({where}).") from error
    except Unusable as error:
        raise typer.TyperException(f"the database cannot be used: {error}.") from error
    except ModuleNotFoundError as error:
        driver = f"{error.name} is missing (pip install flipfield[postgresql])"
        raise typer.TyperException(f"the database cannot be used: {driver}.") from error
    except SQLAlchemyError as error:
        reason = str(error).partition("\n")[0]
        raise typer.TyperException(f"the database cannot be used: {reason}.") from error
