"""`flipfield laws`: random games in which every law of a game is checked at every decision."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Literal

import typer

from flipfield.cli.known import Misuse, game_named
from flipfield.cli.progress import progress
from flipfield.cli.seating import Players, Regiments, seated


def laws(
    name: Annotated[str, typer.Argument(metavar="GAME", help="The game, such as training.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    players: Players = 2,
    regiments: Regiments = 2,
    teams: Annotated[
        bool, typer.Option("--teams", help="Two teams, their seats in turn (standard game).")
    ] = False,
    law: Annotated[
        Literal["all", "secrets"], typer.Option(help="All laws, or that of secrets alone.")
    ] = "all",
    every: Annotated[int, typer.Option(min=1, help="Laws that take long: at each so many decisions.")] = 10,
    cheap: Annotated[bool, typer.Option("--cheap", help="Leave out the laws that take long.")] = False,
) -> None:
    """Check the laws of a game at every decision of random games."""
    from flipfield.lab.laws import check

    game = game_named(name)
    table = seated(game, players, regiments, "")
    if teams and name != "warhammer":
        raise Misuse(f"{name} has no teams.")
    if teams:
        table = replace(table, teams=tuple(seat % 2 for seat in range(players)))
    with progress("checking", games) as checked:
        violation = check(game, range(games), seed, 0 if cheap else every, checked, table, law)
    if violation is not None:
        raise typer.TyperException(f"a law is broken: {violation}")
    held = "All laws" if law == "all" else "The law of secrets"
    typer.echo(f"{held} held in {games} games of {name}.")
