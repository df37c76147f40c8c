"""Prepares the checkout: private environment, libraries, client, package; only what changed."""

import fcntl
import importlib.util
import os
import shutil
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools import client, engine, node
from tools.stamp import Stamps, digest
from tools.steps import Failure, step

COMPILED = "compiled"
NOTE = "flipfield: "


class Workshop:
    """The checkout and its private environment."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.venv = root / ".venv"
        self.bin = self.venv / "bin"
        self.python = self.bin / "python"
        self.build = self.venv / "build"
        self.stamps = Stamps(self.venv / "stamps.json")

    def prepare(self, for_tests: bool) -> None:
        """Makes whatever is missing or out of date."""
        with self._alone():
            self.stamps = Stamps(self.stamps.file)
            self._environment()
            self._libraries(for_tests)
            self._client()
            self._package()

    @property
    def kind(self) -> str:
        """`compiled`, or `plain` with the reason."""
        return self.stamps.made.get("kind", "")

    def environment(self) -> dict[str, str]:
        """For programs run from here: the installed package is the one they import, never src."""
        kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
        return {**kept, "PATH": os.pathsep.join(node.search_path(self.bin))}

    def node(self) -> Path:
        """The folder of a recent Node; installs the one from PyPI when the system has none."""
        chosen = node.folder([*node.search_path(), str(self.bin)])
        if chosen is None:
            self._pip("node", "Installing Node", "--require-hashes", "-r", str(self._lock("node")))
            chosen = node.folder([str(self.bin)])
        if chosen is None:
            raise Failure(
                "The Node from PyPI does not run here: install Node 22.12 or later and start again."
            )
        return chosen

    def step(self, name: str, title: str, *argv: str, cwd: Path, env: dict[str, str]) -> str:
        log = self.venv / "log" / f"{name}.log"
        log.parent.mkdir(parents=True, exist_ok=True)
        return step(title, argv, cwd, log, env)

    @contextmanager
    def _alone(self) -> Iterator[None]:
        with (self.root / "pyproject.toml").open("rb") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                print("Another ./play or ./test is preparing this checkout; waiting for it ...", flush=True)
                fcntl.flock(file, fcntl.LOCK_EX)
            yield

    def _environment(self) -> None:
        value = f"{sys.version} in {sys.base_prefix}"
        usable = self.stamps.fresh("environment", value) and os.access(self.python, os.X_OK)
        if usable and not self.stamps.broken:
            return
        if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
            raise Failure("This Python cannot make environments: apt install python3-venv, and start again.")
        if self.venv.exists():
            shutil.rmtree(self.venv)
        argv = (sys.executable, "-m", "venv", str(self.venv))
        self.step(
            "environment", "Making the private environment", *argv, cwd=self.root, env=self.environment()
        )
        self.stamps.made.clear()
        self.stamps.end("environment", value)

    def _libraries(self, for_tests: bool) -> None:
        values = {name: digest(self.root, [self._lock(name)]) for name in ("play", "test")}
        installed = self.stamps.made.get("libraries")
        # The libraries for tests include those for play.
        if installed == values["test"] or (installed == values["play"] and not for_tests):
            return
        name = "test" if for_tests else "play"
        self._pip("libraries", "Installing the libraries", "--require-hashes", "-r", str(self._lock(name)))
        self.stamps.end("libraries", values[name])

    def _client(self) -> None:
        web = self.root / "web"
        parts = digest(self.root, [web / "package.json", web / "package-lock.json", web / ".npmrc"])
        texts = sorted((self.root / "src" / "flipfield").rglob("*.ftl"))
        whole = digest(self.root, [web, *texts])
        if not self.stamps.fresh("parts", parts) or not (web / "node_modules").is_dir():
            self._npm("parts", "Installing the client's parts", client.INSTALL, parts)
        if not self.stamps.fresh("client", whole) or not client.built(self.root):
            self._npm("client", "Building the client", client.BUILD, whole)

    def _package(self) -> None:
        root = self.root
        sources = [
            root / "src",
            root / "tools",
            root / "setup.py",
            root / "pyproject.toml",
            self._lock("play"),
        ]
        value = digest(root, sources, engine.toolchain())
        if self.stamps.fresh("package", value):
            return
        self._clear_build()
        wheels = self.build / "wheel"
        argv = (str(self.python), "-m", "pip", "wheel", "--verbose", "--no-deps", "--no-build-isolation")
        env = {**self.environment(), "FLIPFIELD_BUILD": str(self.build)}
        title = "Building the package"
        said = self.step("build", title, *argv, "--no-index", "-w", str(wheels), ".", cwd=root, env=env)
        wheel = next(wheels.glob("flipfield-*.whl"))
        self._pip(
            "package", "Installing the package", "--no-deps", "--no-index", "--force-reinstall", str(wheel)
        )
        self.stamps.made["kind"] = kind(wheel, said)
        self.stamps.end("package", value)
        print(f"The engine is {self.kind}.", flush=True)

    def _clear_build(self) -> None:
        """Keeps compiled modules only while the engine's sources are the ones they came from."""
        engine_files = [self.root / name for name in engine.modules(self.root)]
        value = digest(
            self.root, [*engine_files, self.root / "setup.py", self._lock("play")], engine.toolchain()
        )
        if self.stamps.fresh("engine", value):
            shutil.rmtree(self.build / "wheel", ignore_errors=True)
            for file in self.build.glob("lib*/**/*"):
                if file.is_file() and file.suffix != ".so":
                    file.unlink()
        else:
            shutil.rmtree(self.build, ignore_errors=True)
        self.build.mkdir(exist_ok=True)
        self.stamps.end("engine", value)

    def _lock(self, name: str) -> Path:
        return self.root / "lock" / f"{name}.txt"

    def _pip(self, name: str, title: str, *arguments: str) -> None:
        self.stamps.begin(name)
        argv = (str(self.python), "-m", "pip", "install", "--no-input", "--disable-pip-version-check")
        self.step(name, title, *argv, *arguments, cwd=self.root, env=self.environment())
        self.stamps.end(name, "installed")

    def _npm(self, name: str, title: str, argv: tuple[str, ...], value: str) -> None:
        env = node.environment(self.node())
        self.stamps.drop(name)
        self.step(name, title, *argv, cwd=self.root / "web", env=env)
        self.stamps.end(name, value)


def kind(wheel: Path, said: str) -> str:
    """Whether a wheel holds the compiled engine, and if not the build's own word why."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    if any(name.startswith("flipfield/kernel/") and name.endswith(".so") for name in names):
        return COMPILED
    lines = [line.strip() for line in said.splitlines()]
    notes = [line.removeprefix(NOTE) for line in lines if line.startswith(NOTE)]
    return f"plain: {notes[-1]}" if notes else "plain"
