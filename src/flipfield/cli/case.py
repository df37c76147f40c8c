"""`flipfield case`: run cases, which are small scenes with what must follow from them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from flipfield.cli.known import Misuse


def case(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH...", help="Case files, or folders of them.")],
) -> None:
    """Run cases and say which hold; exit 1 if any fails."""
    from flipfield.cases.cli import cases
    from flipfield.cases.run import find_cases

    for path in paths:
        if not path.exists():
            raise Misuse(f"{path} does not exist; name a case file or a folder of cases.")
    if not any(find_cases(paths)):
        raise Misuse(f"no case was found in {', '.join(map(str, paths))}; case files end with .toml.")
    if cases(paths):
        raise typer.Exit(1)
