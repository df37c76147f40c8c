"""`./test`: prepares everything, then runs all checks and sums them up."""

import argparse
import json
import subprocess
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tools import chromium, engine, node, postgresql
from tools.prepare import COMPILED, Workshop
from tools.steps import Failure, guarded


@dataclass
class Check:
    """One command of the test run."""

    title: str
    argv: list[str]
    cwd: Path
    env: dict[str, str] = field(repr=False)


@dataclass
class Result:
    title: str
    passed: bool
    seconds: float


def parser() -> argparse.ArgumentParser:
    return argparse.ArgumentParser(
        prog="./test",
        usage="./test [-h] [-- PYTEST_ARGS ...]",
        description="Prepares Flipfield and runs all checks; what follows -- goes to pytest.",
        allow_abbrev=False,
    )


def split(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """Our own arguments, and pytest's after the first --."""
    given = list(arguments)
    if "--" not in given:
        return given, []
    cut = given.index("--")
    return given[:cut], given[cut + 1 :]


def main(root: Path, arguments: Sequence[str]) -> int:
    own, for_pytest = split(arguments)
    parser().parse_args(own)
    return guarded(lambda: _test(Workshop(root), for_pytest))


def _test(workshop: Workshop, for_pytest: list[str]) -> int:
    workshop.prepare(for_tests=True)
    results = [_engine(workshop)]
    browser, env = provided("Browser", chromium.VARIABLE, lambda: chromium.provide(workshop))
    database, more = provided("PostgreSQL", postgresql.VARIABLE, lambda: postgresql.provide(workshop))
    env = {**workshop.environment(), **env, **more}
    ignored = [] if browser.passed else ["--ignore=tests/browser"]
    for check in [*python_checks(workshop, env, [*ignored, *for_pytest]), *client_checks(workshop)]:
        results.append(_run(check))
    results += [browser, database]
    return summary(results)


def python_checks(workshop: Workshop, env: dict[str, str], for_pytest: list[str]) -> list[Check]:
    """Form, types and tests of the Python side, in the order they are run."""
    commands = {
        "Format": ["ruff", "format", "--check"],
        "Lint": ["ruff", "check"],
        "Types": ["mypy", "--strict"],
        "Tests": ["pytest", "-n", "2", "--dist", "worksteal", *for_pytest],
    }
    root = workshop.root
    return [Check(title, [str(workshop.python), "-m", *argv], root, env) for title, argv in commands.items()]


def client_checks(workshop: Workshop) -> list[Check]:
    """Types of the client, and its unit tests if it has any."""
    web = workshop.root / "web"
    scripts = json.loads((web / "package.json").read_text(encoding="utf-8")).get("scripts", {})
    env = {**node.environment(workshop.node()), "CI": "true"}
    checks = [Check("Client types", ["npm", "run", "check"], web, env)]
    if "test" in scripts:
        checks.append(Check("Client tests", ["npm", "test"], web, env))
    return checks


def summary(results: list[Result]) -> int:
    """Prints how every check went; the exit code."""
    _heading("Summary")
    for result in results:
        print(f"{'ok' if result.passed else 'FAILED':8}{result.title:16}{result.seconds:7.1f} s")
    failed = [result.title for result in results if not result.passed]
    print(f"Failed: {', '.join(failed)}." if failed else "All checks passed.", flush=True)
    return 1 if failed else 0


def _heading(title: str) -> None:
    print(f"\n=== {title} ===", flush=True)


def _run(check: Check) -> Result:
    _heading(check.title)
    start = time.monotonic()
    try:
        code = subprocess.run(
            check.argv, cwd=check.cwd, env=check.env, stdin=subprocess.DEVNULL, check=False
        ).returncode
    except FileNotFoundError as error:
        print(error)
        code = 127
    return Result(check.title, code == 0, time.monotonic() - start)


def _engine(workshop: Workshop) -> Result:
    """Where a compiler works the tests are meant for the compiled engine."""
    _heading("Engine")
    start = time.monotonic()
    obstacle = engine.obstacle()
    print(f"The engine is {workshop.kind}.")
    passed = workshop.kind == COMPILED or obstacle is not None
    if not passed:
        print(f"It could have been compiled; {workshop.venv / 'log' / 'build.log'} says why it was not.")
    return Result("Engine", passed, time.monotonic() - start)


def provided(title: str, variable: str, provide: Callable[[], Path | str]) -> tuple[Result, dict[str, str]]:
    """A program that tests need, and the variable that names it to them."""
    _heading(title)
    start = time.monotonic()
    try:
        found = provide()
    except Failure as failure:
        print(f"{failure}\nThe tests that need it cannot run.")
        return Result(title, False, time.monotonic() - start), {}
    print(f"The tests use {found}.")
    return Result(title, True, time.monotonic() - start), {variable: str(found)}
