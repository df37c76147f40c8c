"""Modules import only from their own layer's parts and from below; the engine does no I/O."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "flipfield"
LAYERS = [
    {"geometry", "kernel"},
    {"content"},
    {"games"},
    {"rules", "replay", "cases", "texts"},
    {"odds", "armies", "lessons"},
    {"bots"},
    {"lab"},
    {"server"},
    {"fuzz"},
    {"cli"},
]
LEVEL = {part: level for level, parts in enumerate(LAYERS) for part in parts}
ENGINE = ("geometry", "kernel", "games")
OUTSIDE = {
    "os",
    "io",
    "time",
    "datetime",
    "threading",
    "asyncio",
    "socket",
    "subprocess",
    "pickle",
    "secrets",
    "sqlite3",
}


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


MODULES = sorted(
    path for path in SOURCE.rglob("*.py") if path.parent != SOURCE and "migrations" not in path.parts
)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_module_imports_only_from_below(path: Path) -> None:
    part = path.relative_to(SOURCE).parts[0]
    for name in imports(path):
        words = name.split(".")
        if words[0] == "flipfield" and len(words) > 1 and words[1] in LEVEL and words[1] != part:
            assert LEVEL[words[1]] < LEVEL[part], f"{part} imports {name}"
    if part == "kernel":
        assert not any("geometry" in name or "games" in name for name in imports(path))


@pytest.mark.parametrize(
    "path",
    [path for path in MODULES if path.relative_to(SOURCE).parts[0] in ENGINE],
    ids=lambda path: str(path.relative_to(SOURCE)),
)
def test_the_engine_does_not_call_out(path: Path) -> None:
    roots = {name.split(".")[0] for name in imports(path)}
    assert not roots & OUTSIDE


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_modules_are_short(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 500


def test_nothing_is_pickled_or_evaluated() -> None:
    for path in SOURCE.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        calls = {
            node.func.id
            for node in ast.walk(tree)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        assert not calls & {"eval", "exec"}, path
        assert not any(name.split(".")[0] == "pickle" for name in imports(path)), path
