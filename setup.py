"""Builds the package: the client if it is missing, and the engine compiled by mypyc where that works.

Nothing is built in place: a stale compiled module would shadow its edited source.
"""

import atexit
import os
import shutil
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

from tools import client, engine

ROOT = Path(__file__).resolve().parent


def note(text: str) -> None:
    print(f"flipfield: {text}", file=sys.stderr, flush=True)


def build_folder() -> Path:
    """Where everything is built: the folder the caller keeps, or one that goes away."""
    kept = os.environ.get("FLIPFIELD_BUILD")
    if kept:
        return Path(kept)
    made = Path(tempfile.mkdtemp(prefix="flipfield-"))
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    return made


def extensions(build: Path) -> list[Extension]:
    """The compiled engine's modules; none, with a note, where it cannot be compiled."""
    obstacle = engine.obstacle()
    if obstacle is not None:
        note(obstacle)
        return []
    from mypyc.build import mypycify

    os.environ["MYPY_CACHE_DIR"] = str(build / "mypy")
    try:
        # At -O3 with symbols the C compiler takes more than twice as long, and games are no quicker.
        made = mypycify(
            engine.modules(ROOT),
            opt_level="2",
            debug_level="0",
            target_dir=str(build / "c"),
            group_name="flipfield",
        )
    except SystemExit:
        note("mypyc refused the sources")
        return []
    return [extension for extension in made if isinstance(extension, Extension)]


class BuildClientToo(build_py):
    """Copies the modules and data, after making sure that the client is among them."""

    def run(self) -> None:
        if not client.built(ROOT):
            client.build(ROOT)
        super().run()


class BuildOrLeaveOut(build_ext):
    """Compiles all of the engine or nothing of it."""

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError) as error:
            print(error, file=sys.stderr)
            note("the C compiler failed")
            for made in Path(self.build_lib).rglob("*.so"):
                made.unlink()
            self.extensions = []


folder = build_folder()
setup(
    # Compiled only for the wheel: the metadata is asked for separately, before.
    ext_modules=extensions(folder) if "bdist_wheel" in sys.argv else [],
    cmdclass={"build_py": BuildClientToo, "build_ext": BuildOrLeaveOut},
    options={"build": {"build_base": str(folder)}, "egg_info": {"egg_base": str(folder)}},
)
