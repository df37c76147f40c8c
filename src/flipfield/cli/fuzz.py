"""`flipfield fuzz`: nonsense for a server of its own and for the readers of files."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from flipfield.cli.progress import progress

if TYPE_CHECKING:
    from flipfield.fuzz.run import Outcome


def fuzz(
    messages: Annotated[int, typer.Option(min=0, help="How many messages over sockets.")] = 2000,
    requests: Annotated[int, typer.Option(min=0, help="How many requests over HTTP.")] = 2000,
    files: Annotated[int, typer.Option(min=0, help="How many files.")] = 500,
    seed: Annotated[int, typer.Option(help="The same seed gives the same nonsense.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Throw broken messages, requests and files at a server of its own; exit 1 if anything gives way."""
    from flipfield.fuzz.run import Plan
    from flipfield.fuzz.run import fuzz as thrown

    plan = Plan(messages, requests, files, seed)
    with progress("throwing", plan.total()) as one:
        outcome = thrown(plan, one)
    if as_json:
        typer.echo(json.dumps(outcome.json()))
    else:
        _show(outcome)
    if outcome.tally.failed:
        raise typer.Exit(1)


def _show(outcome: Outcome) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("thrown", "outcome", "times")
    table.columns[2].justify = "right"
    for kind, counts in outcome.tally.counts.items():
        name = kind
        for what, times in counts.most_common():
            table.add_row(name, what, str(times))
            name = ""
        table.add_section()
    console = Console(highlight=False, markup=False)
    console.print(table)
    first, last = (f"{size / 2**20:.0f} MB" for size in (outcome.memory[0], outcome.memory[-1]))
    console.print(f"Memory of the server: {first} after the first tenth, {last} at the end.")
    for failure in outcome.tally.failures:
        console.print(
            f"{failure.kind} {failure.index} of seed {outcome.plan.seed}: {failure.what}", soft_wrap=True
        )
        if failure.sent:
            console.print(f"  {failure.sent}", soft_wrap=True)
    failed = outcome.tally.failed
    console.print(f"{failed} failures." if failed else "Nothing gave way.")
