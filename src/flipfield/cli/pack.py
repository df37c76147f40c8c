"""`flipfield pack`: the numbers of packs with where they come from, and the check of a pack of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from flipfield.cli.known import text_of

if TYPE_CHECKING:
    from flipfield.content.pack import Row

Tables = dict[str, dict[str, "Row"]]

pack = typer.Typer(help="Show and check packs: the numbers that are printed on disks and cards.")


@pack.command()
def show(
    file: Annotated[Path | None, typer.Argument(help="A pack file; the pack that ships by default.")] = None,
) -> None:
    """List every number with where it comes from; house numbers, which are ours, carry a star."""
    from rich.console import Console
    from rich.table import Table

    from flipfield.games.warhammer.pack import core

    tables = core().tables if file is None else _read(file)
    shown = Table("thing", "number", "value", "from")
    for kind, rows in tables.items():
        for row in rows.values():
            name = row.id if row.id == kind else f"{kind} {row.id}"
            for key, source in row.provenance.items():
                ours = source == "house"
                shown.add_row(name, key, f"{row.values[key]}", f"{source} *" if ours else source)
                name = ""
    Console(highlight=False).print(shown)


@pack.command()
def check(file: Annotated[Path, typer.Argument(help="A pack file of your own.")]) -> None:
    """Check a pack that changes numbers of the one that ships; says where the first mistake is."""
    from flipfield.content.pack import PackError
    from flipfield.games.warhammer.overlay import overlaid
    from flipfield.games.warhammer.pack import core

    try:
        overlaid(core(), text_of(file), file.name)
    except PackError as error:
        raise typer.TyperException(str(error)) from error
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise typer.TyperException(f"{file.name}: something is not of its type: {error}") from error
    typer.echo(f"{file.name} is sound.")


def _read(file: Path) -> Tables:
    """The tables of a pack file."""
    from flipfield.content.pack import PackError, parse
    from flipfield.games.warhammer.pack import SCHEMAS

    try:
        return parse(text_of(file), file.name, SCHEMAS)
    except PackError as error:
        raise typer.TyperException(str(error)) from error
    except (AttributeError, TypeError) as error:
        raise typer.TyperException(f"{file.name}: something is not of its type: {error}") from error
