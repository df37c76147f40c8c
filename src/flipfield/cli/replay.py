"""`flipfield replay`: read a replay or a problem report, and prove that a replay plays as it says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from flipfield.cli.known import bytes_of

if TYPE_CHECKING:
    from flipfield.replay.record import Record, ReplayError
    from flipfield.replay.report import Report, Seen

File = Annotated[Path, typer.Argument(help="A replay (.flip.json) or a problem report (.json).")]

replay = typer.Typer(help="Read and verify replays and problem reports.")


@replay.command()
def show(file: File) -> None:
    """Print a game, one line for each decision and what it caused; of a report also where it comes from."""
    from flipfield.replay.record import ReplayError
    from flipfield.replay.transcript import transcript

    report, record = _read(file)
    if report is not None:
        typer.echo(_about(report))
        if report.seen is not None:
            typer.echo(_events(report.seen), nl=False)
    if record is None:
        return
    try:
        typer.echo(transcript(record), nl=False)
    except ReplayError as error:
        raise _told(file, error) from error


@replay.command()
def verify(file: File) -> None:
    """Play a game again from its record and compare every digest."""
    from flipfield.replay.record import ReplayError, RulesChanged
    from flipfield.replay.record import verify as verified
    from flipfield.replay.transcript import stop_text

    report, record = _read(file)
    if report is not None:
        typer.echo(_about(report))
    if record is None:
        typer.echo(f"{file.name} is a good report; it holds no replay that could be verified.")
        return
    try:
        verified(record)
    except RulesChanged as error:
        raise typer.TyperException(f"{file.name} stops {stop_text(record, error)}.") from error
    except ReplayError as error:
        raise _told(file, error) from error
    rules, count = record.rules, len(record.inputs)
    if record.foreign:
        typer.echo(
            f"{file.name} was played by version {rules} of the rules; it plays by today's: {count} answers."
        )
    else:
        typer.echo(f"{file.name} plays as it says: {count} answers.")


def _read(file: Path) -> tuple[Report | None, Record | None]:
    """The report in a file, if it is one, and the replay in it."""
    from flipfield.replay.record import ReplayError, read
    from flipfield.replay.report import is_report, read_report

    text = bytes_of(file)
    try:
        if not is_report(text):
            return None, read(text)
        report = read_report(text)
        return report, report.record()
    except ReplayError as error:
        raise _told(file, error) from error


def _about(report: Report) -> str:
    """Where a report comes from, how the game stood, and what went wrong."""
    made = report.flipfield
    server = "server not reached" if made.version is None else f"server {made.version}"
    compiled = " (compiled)" if made.compiled else ""
    width, height = report.browser.window
    lines = [
        f"report of {report.made}: {server}{compiled}, client {made.client}",
        f"browser {report.browser.agent}, {width}×{height}, {report.browser.language}",
    ]
    if report.words:
        lines.append(f"the player says: {json.dumps(report.words, ensure_ascii=False)}")
    if report.seen is not None:
        lines += _position(report.seen)
    if report.step is not None:
        lines.append(f"shown: step {report.step}")
    lines += [f"problem {json.dumps(problem, ensure_ascii=False)}" for problem in report.problems]
    return "\n".join(lines)


def _position(seen: Seen) -> list[str]:
    asked = [f"asked: decision {one.id}, {one.kind}" for one in seen.decisions]
    return [
        f"game {seen.game}, seat {seen.seat}, version {seen.version}: "
        f"round {seen.view.round}, phase {seen.view.phase}",
        *(asked or ["asked: nothing"]),
    ]


def _events(seen: Seen) -> str:
    told = [(one, json.dumps(one.data, ensure_ascii=False)) for one in seen.events]
    return "".join(f"{one.version:4}  {one.event} {data}\n" for one, data in told)


def _told(file: Path, error: ReplayError) -> typer.TyperException:
    facts = ", ".join(f"{key} {value}" for key, value in error.facts.items() if key != "place")
    kind = "report" if error.code == "broken-report" else "replay"
    return typer.TyperException(f"{file.name} is not a good {kind}: {error.place}: {error.code} ({facts}).")
