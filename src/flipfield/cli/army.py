"""`flipfield army`: check, show and draw armies, as texts and as share codes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from flipfield.cli.known import Misuse, text_of

if TYPE_CHECKING:
    from rich.table import Table

    from flipfield.armies.text import Listing
    from flipfield.games.warhammer.army import RegimentList, Violation

Source = Annotated[str, typer.Argument(metavar="FILE|CODE", help="A file with an army, or a share code.")]
Sources = Annotated[
    list[str], typer.Argument(metavar="FILE|CODE...", help="Files with armies, or share codes.")
]

army = typer.Typer(help="Check, show and draw armies: text files and share codes.")


@army.command()
def check(
    sources: Sources,
    regiments: Annotated[
        int | None, typer.Option(min=1, max=6, help="How many regiments the players agreed on.")
    ] = None,
    sets: Annotated[
        int | None, typer.Option(min=1, help="Into how many core sets all armies together should fit.")
    ] = None,
) -> None:
    """Say every limit that armies break, with its rule; exit 1 if there is any."""
    from flipfield.games.warhammer.pack import core
    from flipfield.games.warhammer.supply import shortages

    listings = [listing_of(source) for source in sources]
    said: list[str] = []
    for source, listing in zip(sources, listings, strict=True):
        name = f"{source}: " if len(sources) > 1 else ""
        said += [f"{name}{flaw}" for flaw in _flaws(listing, regiments)]
    if sets is not None:
        short = shortages(core(), [listing.army for listing in listings], sets)
        said += [_told(violation) for violation in short]
    for flaw in said:
        typer.echo(flaw)
    if said:
        raise typer.Exit(1)
    typer.echo("The army is legal." if len(sources) == 1 else "All armies are legal.")
    if sets is not None:
        typer.echo(f"Core sets: {sets}. They hold every disk and command card that is needed.")


@army.command()
def show(
    source: Source,
    lang: Annotated[Literal["en", "de", "pl", "nl"], typer.Option(help="Language of the names.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show what an army holds and costs, and its share code."""
    from rich.console import Console

    from flipfield.armies.code import encode
    from flipfield.armies.names import heading, name_of
    from flipfield.games.warhammer.army import army_to_json, unspent
    from flipfield.games.warhammer.pack import core

    listing = listing_of(source)
    code = encode(listing.army)
    if as_json:
        told = {
            "title": listing.title,
            "army": army_to_json(listing.army),
            "regiments": [_sums(regiment) for regiment in listing.army.regiments],
            "unspent": unspent(core(), listing.army),
            "code": code,
        }
        typer.echo(json.dumps(told, ensure_ascii=False, indent=2))
        return
    cards = [name_of("card", id, lang) for id in listing.army.cards]
    console = Console(highlight=False, markup=False)
    console.print(_table(listing, lang))
    console.print(f"{heading(lang)}: {', '.join(cards) or '–'}", soft_wrap=True)
    console.print(f"Share code: {code}", soft_wrap=True)


@army.command("random")
def drawn(
    race: Annotated[str, typer.Option(help="empire, high elf, orc or chaos.")],
    regiments: Annotated[int, typer.Option(min=1, max=6, help="How many regiments the army has.")] = 2,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same army.")] = None,
) -> None:
    """Draw a legal army of a race at random, as a text."""
    from random import Random

    from flipfield.armies.draw import draw
    from flipfield.armies.text import write
    from flipfield.content.pack import unknown
    from flipfield.games.warhammer.pack import RACES, core

    wanted = race.replace("-", " ").lower()
    if wanted not in RACES:
        raise Misuse(unknown("race", race, list(RACES)))
    seed = Random().randrange(1_000_000) if seed is None else seed
    found = draw(core(), wanted, regiments, Random(f"{seed}/{wanted}/{regiments}"))
    typer.echo(write(found, "en", f"Random {wanted} army, seed {seed}"), nl=False)


def listing_of(source: str) -> Listing:
    """The army in a file or a share code."""
    from flipfield.armies.code import decode
    from flipfield.armies.text import ArmyError, Listing, read

    path = Path(source)
    try:
        if path.is_file() or path.suffix or len(path.parts) > 1:
            return read(text_of(path))
        return Listing("", decode(source))
    except ArmyError as error:
        told = (
            f"{path.name}: {error}"
            if path.is_file()
            else f"no file is called {source!r}; read as a share code: {error}"
        )
        raise Misuse(told) from error


def _flaws(listing: Listing, regiments: int | None) -> list[str]:
    """Every limit that one army breaks, with its line where it stands in a text."""
    from flipfield.games.warhammer.army import check as broken
    from flipfield.games.warhammer.pack import core

    said: list[str] = []
    for violation in broken(core(), listing.army, regiments):
        line = listing.line_of(violation)
        said.append(f"{f'line {line}: ' if line else ''}{_told(violation)}")
    return said


def _told(violation: Violation) -> str:
    from flipfield.armies.limits import sentence

    return f"{sentence(violation, 'en')} ({violation.rule})"


def _sums(regiment: RegimentList) -> dict[str, int | str]:
    from flipfield.games.warhammer.army import budget, spent
    from flipfield.games.warhammer.pack import core

    points, costs = budget(core(), regiment.hero), spent(core(), regiment)
    return {"hero": regiment.hero, "points": points, "cost": costs, "unspent": points - costs}


def _table(listing: Listing, lang: str) -> Table:
    """One line for a hero, one for each unit with its copies, and the sums of each regiment."""
    from rich.table import Table

    from flipfield.armies.names import name_of
    from flipfield.games.warhammer.army import cost
    from flipfield.games.warhammer.pack import core

    table = Table(title=listing.title or None)
    table.add_column("hero and units")
    for column in ("copies", "points", "cost", "unspent"):
        table.add_column(column, justify="right")
    for regiment in listing.army.regiments:
        sums = _sums(regiment)
        numbers = (str(sums[key]) for key in ("points", "cost", "unspent"))
        table.add_row(name_of("unit", regiment.hero, lang), "", *numbers)
        for id, copies in regiment.units.items():
            table.add_row(
                f"  {name_of('unit', id, lang)}", str(copies), "", str(copies * cost(core(), id)), ""
            )
        table.add_section()
    return table
