"""Decisions per second of other engines, measured in an environment of their own in the user's cache."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
from platformdirs import user_cache_path

PYTHON_PEERS = {
    "catanatron": ("catanatron==3.2.1", "networkx==3.6.1"),
    "open_spiel_chess": ("open_spiel==2.0.2",),
}
NODE_PEER = "boardgame_io"
NODE_PACKAGE = "boardgame.io@0.50.2"
PROGRAMS = Path(__file__).parent
INSTALL_LIMIT = 600.0
START_LIMIT = 60.0
NPM_CODES: tuple[list[str], ...] = ([], ["code"], ["errno"], ["syscall"])

Say = Callable[[str], None]


class PeerError(Exception):
    """Why a peer could not be installed or run."""


class Tally(msgspec.Struct):
    """The line that a peer program prints."""

    decisions: int
    seconds: float


def measure_peers(seconds: float, say: Say, node: Path | None = None) -> dict[str, float]:
    """Decisions per second of every peer that could be run; `node` is the Node to use if not the system's."""
    home = user_cache_path("flipfield") / "peers"
    rates: dict[str, float] = {}
    for name in (*PYTHON_PEERS, NODE_PEER):
        try:
            if name == NODE_PEER:
                rates[name] = _measure_node(home / "node", node, seconds, say)
            else:
                rates[name] = _measure_python(home / "python", name, seconds, say)
        except (PeerError, OSError) as error:
            say(f"{name} is left out: {error}")
    return rates


def _measure_python(folder: Path, name: str, seconds: float, say: Say) -> float:
    python = str(folder / "bin" / "python")
    make = [sys.executable, "-m", "venv", "--clear", str(folder)]
    _once(folder / "made", f"{sys.base_prefix} {sys.version}", make, "making a Python environment", say)
    packages = PYTHON_PEERS[name]
    # Without dependencies: those that random play needs are named, and nothing is compiled from source.
    install = [python, "-I", "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    install += ["--no-deps", "--only-binary", ":all:", *packages]
    wanted = " ".join(packages)
    _once(folder / f"{name}.made", wanted, install, f"installing {wanted}", say)
    return _rate([python, "-I", str(PROGRAMS / f"{name}_peer.py")], seconds, folder)


def _measure_node(folder: Path, node: Path | None, seconds: float, say: Say) -> float:
    path = os.environ.get("PATH", os.defpath)
    if node is not None:
        path = f"{node.parent}{os.pathsep}{path}"
    program, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    if program is None or npm is None:
        raise PeerError("Node with npm was not found")
    install = [npm, "install", "--prefix", str(folder), "--ignore-scripts", "--no-audit", "--no-fund"]
    install.append(NODE_PACKAGE)
    _once(folder / "made", NODE_PACKAGE, install, f"installing {NODE_PACKAGE}", say, path)
    return _rate([program, str(PROGRAMS / f"{NODE_PEER}_peer.mjs")], seconds, folder, path)


def _once(stamp: Path, wanted: str, command: list[str], what: str, say: Say, path: str | None = None) -> None:
    """Run `command` unless `stamp` says that it has succeeded for `wanted` before."""
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    say(f"{what} in {stamp.parent}")
    stamp.parent.mkdir(parents=True, exist_ok=True)
    _run(command, INSTALL_LIMIT, stamp.parent, path)
    stamp.write_text(wanted)


def _rate(command: list[str], seconds: float, folder: Path, path: str | None = None) -> float:
    output = _run([*command, str(seconds)], seconds + START_LIMIT, folder, path)
    try:
        tally = msgspec.json.decode(output.strip(), type=Tally)
    except msgspec.DecodeError as error:
        raise PeerError(f"its program printed no tally ({error})") from error
    return tally.decisions / tally.seconds


def _run(command: list[str], limit: float, folder: Path, path: str | None) -> str:
    # NODE_ENV: boardgame.io checks every state unless told that it is in production.
    environment = {**os.environ, "NODE_ENV": "production"}
    if path is not None:
        environment["PATH"] = path
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=limit,
        )
    except subprocess.TimeoutExpired as error:
        raise PeerError(f"{Path(command[0]).name} took longer than {limit:.0f} s") from error
    if done.returncode != 0:
        raise PeerError(_reason(done.stderr or done.stdout) or f"exit code {done.returncode}")
    return done.stdout


def _reason(output: str) -> str:
    """The most telling line of a failed program's output."""
    lines = [line.strip() for line in output.splitlines() if line.strip() and "complete log" not in line]
    errors = [line for line in lines if "err" in line.lower()]
    # npm tells the cause first, after its codes, and advice last; pip and Python tell the cause last.
    npm = [line for line in errors if line.startswith("npm ") and line.split()[2:3] not in NPM_CODES]
    return (npm[:1] or errors[-1:] or lines[-1:] or [""])[0]
