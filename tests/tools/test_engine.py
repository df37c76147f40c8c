"""What is compiled, and how a machine that cannot compile is recognised."""

import sysconfig
import zipfile
from pathlib import Path

import pytest

from tools import engine
from tools.prepare import kind


def test_modules_are_those_of_the_engine_without_the_excluded(tmp_path: Path) -> None:
    package = tmp_path / "src" / "flipfield"
    names = (
        "geometry/disk.py",
        "geometry/reach.py",
        "kernel/state.py",
        "games/demo/flow.py",
        "server/app.py",
    )
    for name in names:
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text("")
    assert engine.modules(tmp_path) == [
        "src/flipfield/games/demo/flow.py",
        "src/flipfield/geometry/disk.py",
        "src/flipfield/kernel/state.py",
    ]


def test_the_switch_asks_for_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    before = engine.toolchain()
    monkeypatch.setenv(engine.SWITCH, "0")
    assert engine.SWITCH in str(engine.obstacle())
    assert engine.toolchain() != before


def test_no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(engine.SWITCH, raising=False)
    monkeypatch.setenv("CC", "no-such-compiler")
    assert "no C compiler" in str(engine.obstacle())


def test_no_headers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(engine.SWITCH, raising=False)
    monkeypatch.setenv("CC", "true")
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    assert "headers" in str(engine.obstacle())


@pytest.mark.parametrize(("compiler", "works"), [("true", True), ("false", False)])
def test_the_compiler_is_tried(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, compiler: str, works: bool
) -> None:
    (tmp_path / "Python.h").write_text("")
    monkeypatch.delenv(engine.SWITCH, raising=False)
    monkeypatch.setenv("CC", compiler)
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    assert (engine.obstacle() is None) == works


@pytest.mark.parametrize(
    ("member", "said", "expected"),
    [
        ("flipfield/kernel/state.cpython-311.so", "", "compiled"),
        ("flipfield/kernel/state.py", "  flipfield: no compiler\n", "plain: no compiler"),
        ("flipfield/kernel/state.py", "Created wheel for flipfield: x.whl\n", "plain"),
    ],
)
def test_kind_of_a_wheel(tmp_path: Path, member: str, said: str, expected: str) -> None:
    wheel = tmp_path / "x.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr(member, "")
    assert kind(wheel, said) == expected
