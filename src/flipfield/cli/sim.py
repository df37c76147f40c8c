"""`flipfield sim`: bots play each other."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from flipfield.cli.known import bots_named, game_named
from flipfield.cli.progress import progress
from flipfield.cli.seating import Armies, Players, Regiments, seated


def sim(
    name: Annotated[str, typer.Argument(metavar="GAME", help="The game, such as training.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bots: Annotated[str, typer.Option(help="Who plays: one bot for all seats, or several.")] = "random",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    players: Players = 2,
    regiments: Regiments = 2,
    armies: Armies = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let bots play many games; the sides are swapped every other game."""
    from flipfield.lab.sim import simulate

    game, chosen = game_named(name), bots_named(bots, players)
    table = seated(game, players, regiments, armies)
    with progress("playing", games) as played:
        summary = simulate(game, games, chosen, seed, played, table=table)
    if as_json:
        typer.echo(json.dumps(summary.json()))
    else:
        typer.echo(f"{summary.games} games, {summary.decisions} decisions, {summary.seconds:.1f} s")
        for winner, wins in summary.wins.items():
            typer.echo(f"{winner:10} {wins:6} {wins / summary.games:7.1%}")
    for item in summary.saved:
        typer.echo(
            f"Game {item['game']} of seed {item['seed']}: {item['trouble']} ({item['file']})", err=True
        )
    if summary.errors or summary.dead_ends:
        raise typer.Exit(1)
