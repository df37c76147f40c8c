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
TIMED = 30
"""Games in which every single answer and description is timed."""


def bench(
    name: Annotated[
        str, typer.Argument(metavar="GAME", help="Which game: training or warhammer.")
    ] = "training",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    peers: Annotated[
        bool, typer.Option("--peers", help="Measure Catanatron, OpenSpiel and boardgame.io in the same run.")
    ] = False,
) -> None:
    """Measure random play, clones, reach maps, and the slowest answers and descriptions."""
    from flipfield.cli.known import game_named
    from flipfield.lab.speed import clone_us, compiled, latency_ms, random_play, reach_ms

    game_named(name)

    paces = []
    others: dict[str, list[float]] = {}
    for turn in range(ROUNDS):
        paces.append(random_play(name, OURS, turn))
        for peer, rate in (_peers() if peers else {}).items():
            others.setdefault(peer, []).append(rate)
    median, worst = reach_ms()
    applied, described = latency_ms(name, TIMED)
    ours = {
        "decisions_per_second": mean(pace.decisions_per_second for pace in paces),
        "games_per_second": mean(pace.games_per_second for pace in paces),
        "clone_us": clone_us(name),
        "reach_ms_p50": median,
        "reach_ms_p95": worst,
        "apply_ms_p99": applied,
        "describe_ms_p99": max(described.values()),
    }
    report: dict[str, object] = {
        "compiled": compiled(),
        "ours": _rounded(ours),
        "describe_ms_p99": _rounded(described),
    }
    if peers:
        rates = {peer: mean(found) for peer, found in others.items()}
        report["peers"] = _rounded(rates)
        report["ratios"] = _rounded(
            {peer: ours["decisions_per_second"] / rate for peer, rate in rates.items()}
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
    for title in ("ours", "describe_ms_p99", "peers", "ratios"):
        numbers = report.get(title)
        if isinstance(numbers, dict):
            typer.echo(title)
            for name, number in numbers.items():
                typer.echo(f"  {name:22}{number:14,.2f}")
