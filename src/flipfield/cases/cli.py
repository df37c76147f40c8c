"""`flipfield case`: run cases and print one line for each."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from flipfield.cases.run import find_cases, run_case


def cases(paths: list[Path]) -> int:
    """Run the cases under files and folders. The number of those that fail; -1 when there are none."""
    console = Console(highlight=False, soft_wrap=True)
    count = failed = 0
    for path in find_cases(paths):
        verdict = run_case(path)
        count += 1
        if verdict.holds:
            console.print(f"[green]holds[/]  {path.stem}: {verdict.title}", markup=True)
        else:
            failed += 1
            console.print("[red]fails[/]  ", end="")
            console.print(f"{path.stem}: {verdict.reason}", markup=False)
    console.print(f"{count - failed} of {count} cases hold")
    return failed if count else -1
