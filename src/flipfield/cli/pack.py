"""`flipfield pack`: the numbers of packs with where they come from, checks, and what an overlay changes."""

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
def check(file: Annotated[Path, typer.Argument(help="A pack, or an overlay on the one that ships.")]) -> None:
    """Check a pack or an overlay; says where the first mistake is, and what would be right."""
    from flipfield.content.pack import PROVENANCES, PackError
    from flipfield.games.warhammer.overlay import overlaid
    from flipfield.games.warhammer.pack import Pack, core

    text = text_of(file)
    if any(line.partition("=")[0].strip() in PROVENANCES for line in text.splitlines()):
        found = _read(file)
        tables = {name: {**rows, **found[name]} for name, rows in core().tables.items()}
        try:
            Pack(tables, file.name)
        except PackError as error:
            raise typer.TyperException(str(error)) from error
        typer.echo(f"{file.name} is a sound pack.")
        return
    try:
        overlaid(core(), text, file.name)
    except PackError as error:
        raise typer.TyperException(str(error)) from error
    typer.echo(f"{file.name} is a sound overlay.")


@pack.command()
def overlay(file: Annotated[Path, typer.Argument(help="An overlay on the pack that ships.")]) -> None:
    """Show what an overlay changes: each number as it was, where that came from, and as it will be."""
    from rich.console import Console
    from rich.table import Table

    from flipfield.content.pack import PackError
    from flipfield.games.warhammer.overlay import changes_of, overlaid
    from flipfield.games.warhammer.pack import core

    text = text_of(file)
    try:
        overlaid(core(), text, file.name)
        changes = [change for change in changes_of(core(), text, file.name) if change.new != change.old]
    except PackError as error:
        raise typer.TyperException(str(error)) from error
    console = Console(highlight=False, markup=False)
    if not changes:
        console.print(f"{file.name} changes nothing.")
        return
    shown = Table("thing", "number", "was", "from", "will be")
    for change in changes:
        was = "–" if change.old is None else str(change.old)
        shown.add_row(f"{change.table} {change.id}", change.key, was, change.provenance, str(change.new))
    console.print(shown)


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
