"""The flags of `./play` and `./test`, and the summary of a test run."""

import argparse
import json
import os
import sys
import tomllib
from pathlib import Path

import pytest

from tools import checks, chromium, play, postgresql
from tools.checks import Result
from tools.lock import requirements
from tools.prepare import Workshop
from tools.steps import Failure

ROOT = Path(__file__).resolve().parents[2]


def wanted(*arguments: str) -> argparse.Namespace:
    return play.parser().parse_args(arguments)


def test_play_without_flags(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "screen", lambda: True)
    assert play.server(wanted()) == ["flipfield", "play"]
    assert not wanted().setup


@pytest.mark.parametrize(
    ("variable", "expected"), [("DISPLAY", True), ("WAYLAND_DISPLAY", True), ("TERM", False)]
)
def test_a_page_is_opened_only_on_a_screen(
    monkeypatch: pytest.MonkeyPatch, variable: str, expected: bool
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv(variable, ":0")
    assert play.screen() == expected
    assert ("--no-browser" in play.server(wanted())) != expected


def test_play_passes_its_flags_on() -> None:
    assert play.server(wanted("--no-browser", "--port", "8123")) == [
        "flipfield",
        "play",
        "--no-browser",
        "--port",
        "8123",
    ]


@pytest.mark.parametrize(
    "arguments",
    [["--fast"], ["--port"], ["--port", "0"], ["--port", "x"], ["--port", "70000"], ["--set"], ["x"]],
)
def test_play_refuses_other_flags(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        play.main(ROOT, arguments)
    assert stopped.value.code == 2


@pytest.mark.parametrize("arguments", [["fast"], ["--fast"], ["-k", "x"]])
def test_test_refuses_other_arguments(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        checks.main(ROOT, arguments)
    assert stopped.value.code == 2


def test_help_ends_well() -> None:
    for command in (play.main, checks.main):
        with pytest.raises(SystemExit) as stopped:
            command(ROOT, ["--help"])
        assert stopped.value.code == 0


def test_what_follows_two_dashes_is_for_pytest() -> None:
    assert checks.split(["--", "-k", "flip", "--", "x"]) == ([], ["-k", "flip", "--", "x"])
    assert checks.split(["--help"]) == (["--help"], [])


def test_python_checks_keep_their_order_and_hide_the_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "src")
    workshop = Workshop(ROOT)
    made = checks.python_checks(workshop, workshop.environment(), ["-k", "flip"])
    assert [check.title for check in made] == ["Format", "Lint", "Types", "Tests"]
    assert made[-1].argv[-2:] == ["-k", "flip"]
    assert all("PYTHONPATH" not in check.env for check in made)


@pytest.mark.parametrize(("passed", "code"), [(True, 0), (False, 1)])
def test_summary(passed: bool, code: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert checks.summary([Result("Lint", True, 0.1), Result("Types", passed, 2.0)]) == code
    last = capsys.readouterr().out.splitlines()[-1]
    assert last == ("All checks passed." if passed else "Failed: Types.")


def test_chromium_named_by_the_variable_is_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program = tmp_path / "chromium"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    monkeypatch.setenv(chromium.VARIABLE, str(program))
    assert chromium.provide(Workshop(tmp_path)) == str(program)


def test_a_wrongly_named_chromium_says_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(chromium.VARIABLE, str(tmp_path / "missing"))
    with pytest.raises(Failure, match="apt install chromium"):
        chromium.provide(Workshop(tmp_path))


def test_without_rights_chromium_is_not_installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(chromium.VARIABLE, raising=False)
    monkeypatch.setattr(chromium, "NAMES", ("no-such-browser",))
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(Failure, match="apt install chromium"):
        chromium.provide(Workshop(tmp_path))


def test_with_rights_chromium_is_installed_after_an_update(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    apt, browser, calls = tmp_path / "apt-get", tmp_path / "browser", tmp_path / "calls"
    apt.write_text(
        f"#!/bin/sh\necho $* >> {calls}\nif [ $1 = install ]; then echo > {browser}; chmod +x {browser}; fi\n"
    )
    apt.chmod(0o755)
    monkeypatch.delenv(chromium.VARIABLE, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.setattr(chromium, "NAMES", (str(browser),))
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert chromium.provide(Workshop(tmp_path)) == str(browser)
    assert calls.read_text() == "update\ninstall -y --no-install-recommends chromium\n"


def made(folder: Path, *names: str) -> Path:
    folder.mkdir(parents=True)
    for name in names:
        (folder / name).write_text("#!/bin/sh\n")
        (folder / name).chmod(0o755)
    return folder


def test_the_newest_postgresql_that_has_a_server_is_used(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv(postgresql.VARIABLE, raising=False)
    monkeypatch.setattr(postgresql, "INSTALLED", tmp_path)
    made(tmp_path / "9" / "bin", "initdb", "postgres")
    newest = made(tmp_path / "15" / "bin", "initdb", "postgres")
    made(tmp_path / "17" / "bin", "initdb")
    assert postgresql.provide(Workshop(tmp_path)) == newest
    named = made(tmp_path / "own", "initdb", "postgres")
    monkeypatch.setenv(postgresql.VARIABLE, str(named))
    assert postgresql.provide(Workshop(tmp_path)) == named
    monkeypatch.setenv(postgresql.VARIABLE, str(tmp_path / "missing"))
    with pytest.raises(Failure, match="apt install postgresql"):
        postgresql.provide(Workshop(tmp_path))


def test_without_rights_postgresql_is_not_installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(postgresql.VARIABLE, raising=False)
    monkeypatch.setattr(postgresql, "INSTALLED", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(Failure, match="apt install postgresql"):
        postgresql.provide(Workshop(tmp_path))


def test_what_tests_need_and_is_missing_fails_the_run(capsys: pytest.CaptureFixture[str]) -> None:
    def missing() -> str:
        raise Failure("There is no PostgreSQL.")

    result, env = checks.provided("PostgreSQL", "NAME", missing)
    assert (result.passed, env) == (False, {})
    assert "There is no PostgreSQL." in capsys.readouterr().out
    assert checks.summary([result]) == 1
    result, env = checks.provided("PostgreSQL", "NAME", lambda: Path("/there"))
    assert (result.passed, env) == (True, {"NAME": "/there"})


def test_the_locks_hold_what_the_project_asks_for() -> None:
    for name, asked in requirements(ROOT / "pyproject.toml").items():
        locked = (ROOT / "lock" / f"{name}.txt").read_text(encoding="utf-8")
        pinned = {line.split("==")[0] for line in locked.splitlines() if "==" in line}
        names = {word.split(">=")[0].split("[")[0].replace(".", "-").lower() for word in asked}
        assert names <= pinned


def test_the_locks_name_no_host() -> None:
    locks = [*(ROOT / "lock").glob("*.txt")]
    assert len(locks) == 4
    assert not [lock.name for lock in locks if "://" in lock.read_text(encoding="utf-8")]


def test_the_clients_lock_is_complete_and_names_no_registry() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    installed = {name.rpartition("node_modules/")[2] for name in packages}
    optional = {name for package in packages.values() for name in package.get("optionalDependencies", {})}
    assert optional <= installed
    assert not [name for name, package in packages.items() if "://" in package.get("resolved", "")]


def test_every_kind_of_data_file_is_packaged() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = told["tool"]["setuptools"]["package-data"]["*"]
    package = ROOT / "src" / "flipfield"
    static = package / "server" / "static"
    data = [
        path
        for path in package.rglob("*")
        if path.is_file() and path.suffix not in (".py", ".pyc") and not path.is_relative_to(static)
    ]
    assert data
    assert not [path.name for path in data if not any(path.match(pattern) for pattern in patterns)]
