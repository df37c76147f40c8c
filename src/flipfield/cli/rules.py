"""`flipfield rules`: read the rule catalogue, and see what of it is implemented and proven."""

import json
from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from flipfield.rules.catalogue import Catalogue, find, games, load
from flipfield.rules.coverage import CoverageError, GameCoverage, coverage
from flipfield.rules.entries import Conflict, Rule, Ruling, UnknownRule


def rules(
    rule_id: Annotated[str | None, typer.Argument(metavar="ID", help="A rule, such as wd.move.flip.")] = None,
    lang: Annotated[
        Literal["en", "de", "pl", "nl"], typer.Option(help="Language of titles and texts.")
    ] = "en",
    show_coverage: Annotated[
        bool, typer.Option("--coverage", help="Count which rules the code cites and the tests prove.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show a rule, the list of all rules, or their coverage in a checkout."""
    if show_coverage:
        if rule_id is not None:
            raise typer.BadParameter("--coverage counts all rules; leave the ID out")
        _coverage(as_json)
    elif rule_id is not None:
        try:
            catalogue = find(rule_id)
        except UnknownRule as error:
            raise typer.BadParameter(str(error)) from error
        _rule(catalogue, rule_id, lang, as_json)
    else:
        _list(lang, as_json)


def _rule(catalogue: Catalogue, rule_id: str, lang: str, as_json: bool) -> None:
    rule = catalogue.rule(rule_id)
    text = catalogue.text(rule_id, lang)
    rulings = catalogue.rulings_on(rule_id)
    if as_json:
        _print_json(
            {
                "id": rule.id,
                "area": rule.area,
                "title": text.title,
                "says": text.says,
                "lang": text.lang,
                "fallback": text.fallback,
                "source": rule.source,
                "checks": rule.checks,
                "definition": rule.definition,
                "marked": rule.marked,
                "rulings": [_ruling(ruling) for ruling in rulings],
            }
        )
        return
    out = Console(highlight=False)
    out.print(Text.assemble((rule.id, "bold cyan"), "  ", (text.title, "bold")))
    if text.fallback:
        out.print(Text("(not translated, in English)", style="dim"))
    out.print(Text(text.says))
    if rule.marked:
        out.print(Text(f"\nWithout meaning in software: {rule.marked}"))
    out.print(Text(f"\nSource: {'; '.join(rule.source)}", style="dim"))
    _section(out, "Checks", rule.checks)
    _section(out, "Rulings", [f"{r['id']}: {r['ruling']} ({r['why']})" for r in map(_ruling, rulings)])


def _ruling(ruling: Ruling | Conflict) -> dict[str, str]:
    """A ruling on an open question, or the resolution of a conflict between the books."""
    decision = ruling.ruling if isinstance(ruling, Ruling) else ruling.resolution
    return {"id": ruling.id, "title": ruling.title, "ruling": decision, "why": ruling.why}


def _section(out: Console, heading: str, lines: tuple[str, ...] | list[str]) -> None:
    if lines:
        out.print(Text(f"\n{heading}", style="bold"))
        for line in lines:
            out.print(Text(f"- {line}"))


def _list(lang: str, as_json: bool) -> None:
    catalogues = [load(game) for game in games()]
    if as_json:
        _print_json({c.game: [_line(c, rule, lang) for rule in c.rules.values()] for c in catalogues})
        return
    out = Console(highlight=False)
    for catalogue in catalogues:
        out.print(Text(f"{catalogue.title}: {len(catalogue.rules)} rules", style="bold"))
        for area in dict.fromkeys(rule.area for rule in catalogue.rules.values()):
            out.print(Text(f"\n{area}", style="bold"))
            out.print(_area_table(catalogue, area, lang))


def _area_table(catalogue: Catalogue, area: str, lang: str) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for rule in catalogue.rules.values():
        if rule.area == area:
            text = catalogue.text(rule.id, lang)
            title = Text(text.title)
            table.add_row(
                Text(rule.id, style="cyan"), title.append(" (en)", "dim") if text.fallback else title
            )
    return table


def _line(catalogue: Catalogue, rule: Rule, lang: str) -> dict[str, object]:
    text = catalogue.text(rule.id, lang)
    return {
        "id": rule.id,
        "area": rule.area,
        "title": text.title,
        "lang": text.lang,
        "fallback": text.fallback,
    }


def _coverage(as_json: bool) -> None:
    try:
        covered = coverage(Path.cwd())
    except CoverageError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from error
    if as_json:
        _print_json({game: found.summary() for game, found in covered.items()})
        return
    out = Console(highlight=False)
    for game, found in covered.items():
        out.print(_coverage_table(game, found))


def _coverage_table(game: str, found: GameCoverage) -> Table:
    table = Table(title=game, show_footer=True)
    table.add_column("area", footer="all")
    for heading, total in found.summary().items():
        table.add_column(heading, footer=_count(total), justify="right")
    for area, part in found.areas.items():
        table.add_row(area, *map(_count, part.summary().values()))
    return table


def _count(number: int | list[str]) -> str:
    """A number, or how many a list holds."""
    return str(len(number) if isinstance(number, list) else number)


def _print_json(data: object) -> None:
    typer.echo(json.dumps(data, ensure_ascii=False, indent=2))
