"""Which modules mypyc compiles, and whether this machine can compile at all."""

import os
import shlex
import shutil
import subprocess
import sysconfig
import tempfile
from pathlib import Path

SWITCH = "FLIPFIELD_COMPILE"
COMPILED = ("geometry", "kernel", "games")
# Shapely's objects are foreign to mypyc; the module only draws and proposes.
EXCLUDED = frozenset({"geometry/reach.py"})
ADVICE = "apt install python3-dev gcc"


def modules(root: Path) -> list[str]:
    """The modules to compile, as paths from the root."""
    package = root / "src" / "flipfield"
    found = (path for part in COMPILED for path in (package / part).rglob("*.py"))
    return sorted(
        path.relative_to(root).as_posix()
        for path in found
        if path.relative_to(package).as_posix() not in EXCLUDED
    )


def compiler() -> list[str]:
    """The C compiler's command as this Python would call it."""
    return shlex.split(os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc"))


def toolchain() -> str:
    """A word that changes when a compiler or Python's headers come or go; cheap."""
    return f"{shutil.which(compiler()[0])} {_header().is_file()} {os.environ.get(SWITCH, '')}"


def obstacle() -> str | None:
    """Why the engine cannot be compiled here, or None when it can."""
    if os.environ.get(SWITCH) == "0":
        return f"{SWITCH}=0 asks for it"
    if shutil.which(compiler()[0]) is None:
        return f"no C compiler is installed ({ADVICE})"
    if not _header().is_file():
        return f"Python's headers are not installed ({ADVICE})"
    with tempfile.TemporaryDirectory() as scratch:
        probe = Path(scratch, "probe.c")
        probe.write_text("#include <Python.h>\n", encoding="utf-8")
        argv = [*compiler(), f"-I{_header().parent}", "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        if subprocess.run(argv, capture_output=True, check=False).returncode != 0:
            return f"the C compiler does not work ({ADVICE})"
    return None


def _header() -> Path:
    return Path(sysconfig.get_path("include"), "Python.h")
