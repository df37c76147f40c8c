"""`flipfield odds`: how likely each outcome of a case's last step is, exactly."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from flipfield.odds.exact import Outcome

BAR = 16
UNCHANGED = "as before"
Fate = tuple[int, ...]
"""Nothing, or whether the disk fell, its wounds, its damage, whether it has an activation token."""


def odds(
    file: Annotated[Path, typer.Argument(metavar="CASEFILE", help="A case; its last step is rolled.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Work out the exact odds of the last step of a case: a ranged attack, a fight, any ability."""
    from rich.console import Console
    from rich.table import Table

    from flipfield.cases.source import CaseError
    from flipfield.cases.stage import Failure
    from flipfield.kernel.state import Refused
    from flipfield.odds.case import case_odds

    try:
        disks, found = case_odds(file)
    except CaseError as error:
        raise typer.TyperException(f"{error}.") from error
    except Failure as failure:
        raise typer.TyperException(f"{file.name}: {failure}.") from failure
    except Refused as no:
        rules = ", ".join(no.refusal.rules)
        raise typer.TyperException(
            f"{file.name}: the last step is not legal: {no.refusal.code} ({rules})."
        ) from no
    told = _by_disk(disks, found)
    if as_json:
        typer.echo(json.dumps(_json(told), ensure_ascii=False, indent=2))
        return
    table = Table("disk", "afterwards", "odds", "percent", "")
    for name, states in told.items():
        for state, chance in states.items():
            bar = "█" * round(BAR * chance)
            table.add_row(name, state, str(chance), f"{float(100 * chance):.2f} %", bar)
            name = ""
        table.add_section()
    console = Console(highlight=False, markup=False)
    console.print(table if told else "The step changes no disk, whatever is rolled.")


def _by_disk(disks: dict[str, int], found: dict[Outcome, Fraction]) -> dict[str, dict[str, Fraction]]:
    """For each disk that can change: what becomes of it, from harmless to worst."""
    told: dict[str, dict[str, Fraction]] = {}
    for name, id in disks.items():
        fates: dict[Fate, Fraction] = {}
        for outcome, chance in found.items():
            fate = _fate(outcome, id)
            fates[fate] = fates.get(fate, Fraction(0)) + chance
        if list(fates) != [()]:
            told[name] = {_words(fate): chance for fate, chance in sorted(fates.items())}
    return told


def _fate(outcome: Outcome, disk: int) -> Fate:
    for id, damage, wounds, fallen, activated in outcome:
        if id == disk:
            return (1,) if fallen else (0, wounds, damage, int(activated))
    return ()


def _words(fate: Fate) -> str:
    if not fate:
        return UNCHANGED
    if fate[0]:
        return "casualty"
    _, wounds, damage, activated = fate
    words = [f"{wounds} wounds" if wounds > 1 else "1 wound"] if wounds else []
    words += [f"{damage} damage"] if damage else []
    words += ["activated"] if activated else []
    return ", ".join(words) or "unharmed"


def _json(told: dict[str, dict[str, Fraction]]) -> dict[str, list[dict[str, str | float]]]:
    return {
        name: [
            {"afterwards": state, "odds": str(chance), "chance": float(chance)}
            for state, chance in states.items()
        ]
        for name, states in told.items()
    }
