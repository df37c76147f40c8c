"""`flipfield replay`: read a replay file, and prove that it plays as it says."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from flipfield.cli.known import bytes_of

if TYPE_CHECKING:
    from flipfield.replay.record import Record, ReplayError

File = Annotated[Path, typer.Argument(help="A replay file (.flip.json).")]

replay = typer.Typer(help="Read and verify replay files.")


@replay.command()
def show(file: File) -> None:
    """Print a game, one line for each decision and what it caused."""
    from flipfield.replay.record import ReplayError
    from flipfield.replay.transcript import transcript

    record = _read(file)
    try:
        typer.echo(transcript(record), nl=False)
    except ReplayError as error:
        raise _told(file, error) from error


@replay.command()
def verify(file: File) -> None:
    """Play a game again from its record and compare every digest."""
    from flipfield.replay.record import ReplayError
    from flipfield.replay.record import verify as verified

    record = _read(file)
    try:
        verified(record)
    except ReplayError as error:
        raise _told(file, error) from error
    typer.echo(f"{file.name} plays as it says: {len(record.inputs)} answers.")


def _read(file: Path) -> Record:
    from flipfield.replay.record import ReplayError, read

    try:
        return read(bytes_of(file))
    except ReplayError as error:
        raise _told(file, error) from error


def _told(file: Path, error: ReplayError) -> typer.TyperException:
    facts = ", ".join(f"{key} {value}" for key, value in error.facts.items() if key != "place")
    return typer.TyperException(f"{file.name} is not a good replay: {error.place}: {error.code} ({facts}).")
