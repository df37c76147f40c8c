"""The command line: one module for each command."""

from __future__ import annotations

import sys

import typer

from flipfield.cli.army import army
from flipfield.cli.bench import bench
from flipfield.cli.case import case
from flipfield.cli.fuzz import fuzz
from flipfield.cli.laws import laws
from flipfield.cli.odds import odds
from flipfield.cli.pack import pack
from flipfield.cli.play import play, serve
from flipfield.cli.replay import replay
from flipfield.cli.rules import rules
from flipfield.cli.sim import sim

app = typer.Typer(
    help="Flipfield plays tabletop battles by the book.", add_completion=False, pretty_exceptions_enable=False
)
for command in (play, serve, sim, laws, case, odds, rules, bench, fuzz):
    app.command()(command)
app.add_typer(army, name="army")
app.add_typer(pack, name="pack")
app.add_typer(replay, name="replay")


def main() -> None:
    """Run the command line; what is wrong with a call is told in one line on stderr."""
    try:
        code = app(sys.argv[1:] or ["--help"], prog_name="flipfield", standalone_mode=False)
    except typer.TyperException as error:
        context = getattr(error, "ctx", None)
        hint = f" (see {context.command_path} --help)" if context else ""
        typer.echo(f"flipfield: {error.format_message()}{hint}", err=True)
        code = error.exit_code
    except typer.Abort:
        code = 130
    raise SystemExit(code or 0)
