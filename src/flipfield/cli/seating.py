"""Options of commands that let many games be played: players, regiments, armies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from flipfield.cli.known import Misuse

if TYPE_CHECKING:
    from flipfield.kernel.game import Game
    from flipfield.kernel.value import Json
    from flipfield.lab.setups import Table

Players = Annotated[int, typer.Option(min=2, max=4, help="How many players (standard game).")]
Regiments = Annotated[int, typer.Option(min=1, max=6, help="Regiments of each army (standard game).")]
Armies = Annotated[
    str,
    typer.Option(
        help="Armies, with commas between them: regiments such as grom+azhag, army files or share codes."
    ),
]


def seated(game: Game, players: int, regiments: int, armies: str) -> Table:
    """The table that the options describe; what cannot be is said in a sentence."""
    from flipfield.kernel.game import SetupError
    from flipfield.lab.setups import Table

    if game.name != "warhammer":
        if players != 2 or armies:
            raise Misuse(f"{game.name} is always for two players with its own armies.")
        return Table()
    brought = tuple(_army(text.strip()) for text in armies.split(",")) if armies else ()
    if brought and len(brought) != players:
        raise Misuse(f"{len(brought)} armies for {players} players; name one for each.")
    table = Table(players, regiments, brought)
    try:
        if brought:
            game.begin({"armies": list(brought), "regiments": regiments})
    except SetupError as error:
        facts = ", ".join(f"{name} {value}" for name, value in error.facts)
        raise Misuse(f"{error.key}: {error.code}{f' ({facts})' if facts else ''}.") from error
    return table


def _army(text: str) -> Json:
    """An army of ready-made regiments, or one from a file or share code."""
    from flipfield.cli.army import listing_of
    from flipfield.games.warhammer.army import army_to_json
    from flipfield.games.warhammer.pack import core

    ids = text.split("+")
    if all(id in core().regiments for id in ids):
        regiments: list[Json] = [*ids]
        return {"regiments": regiments}
    return army_to_json(listing_of(text).army)
