"""`flipfield laws`: random games in which every law of a game is checked at every decision."""

from __future__ import annotations

from typing import Annotated

import typer

from flipfield.cli.known import game_named
from flipfield.cli.progress import progress
from flipfield.cli.seating import Players, Regiments, seated


def laws(
    name: Annotated[str, typer.Argument(metavar="GAME", help="The game, such as training.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    players: Players = 2,
    regiments: Regiments = 2,
    cheap: Annotated[bool, typer.Option("--cheap", help="Leave out the laws that take long.")] = False,
) -> None:
    """Check the laws of a game at every decision of random games."""
    from flipfield.lab.laws import check

    game = game_named(name)
    table = seated(game, players, regiments, "")
    with progress("checking", games) as checked:
        violation = check(game, range(games), seed, 0 if cheap else 1, checked, table)
    if violation is not None:
        raise typer.TyperException(f"a law is broken: {violation}")
    typer.echo(f"All laws held in {games} games of {name}.")
