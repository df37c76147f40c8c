"""`flipfield bench`: how fast the engine is, beside other engines if wanted."""

from __future__ import annotations

import json
from statistics import mean
from typing import Annotated

import typer

ROUNDS = 3
"""Ours and the peers' turns alternate, so that a machine that slows down slows all of them."""
OURS = 2.0
PEER = 2.0


def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    peers: Annotated[
        bool, typer.Option("--peers", help="Measure Catanatron, OpenSpiel and boardgame.io in the same run.")
    ] = False,
) -> None:
    """Measure random play, clones and reach maps of the training battle."""
    from flipfield.lab.speed import clone_us, compiled, random_play, reach_ms

    paces = []
    others: dict[str, list[float]] = {}
    for turn in range(ROUNDS):
        paces.append(random_play(OURS, turn))
        for name, rate in (_peers() if peers else {}).items():
            others.setdefault(name, []).append(rate)
    median, worst = reach_ms()
    ours = {
        "decisions_per_second": mean(pace.decisions_per_second for pace in paces),
        "games_per_second": mean(pace.games_per_second for pace in paces),
        "clone_us": clone_us(),
        "reach_ms_p50": median,
        "reach_ms_p95": worst,
    }
    report: dict[str, object] = {"compiled": compiled(), "ours": _rounded(ours)}
    if peers:
        rates = {name: mean(found) for name, found in others.items()}
        report["peers"] = _rounded(rates)
        report["ratios"] = _rounded(
            {name: ours["decisions_per_second"] / rate for name, rate in rates.items()}
        )
    if as_json:
        typer.echo(json.dumps(report))
    else:
        _show(report)


def _peers() -> dict[str, float]:
    from flipfield.cli.peers import measure_peers

    return measure_peers(PEER, lambda sentence: typer.echo(sentence, err=True))


def _rounded(numbers: dict[str, float]) -> dict[str, float]:
    return {name: round(number, 3) for name, number in numbers.items()}


def _show(report: dict[str, object]) -> None:
    typer.echo(f"The engine is {'compiled' if report['compiled'] else 'not compiled'}.")
    for title in ("ours", "peers", "ratios"):
        numbers = report.get(title)
        if isinstance(numbers, dict):
            typer.echo(title)
            for name, number in numbers.items():
                typer.echo(f"  {name:22}{number:14,.2f}")
