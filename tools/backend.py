"""The build backend: setuptools, asked for Node and for the libraries whose types mypyc reads.

There is no editable install: it would build in place, and a stale compiled module shadows its edited source.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import (
    build_sdist,
    build_wheel,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_wheel,
)

from tools import client, node

__all__ = [
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_wheel",
]

ROOT = Path(__file__).resolve().parent.parent


def get_requires_for_build_wheel(config_settings: Mapping[str, str] | None = None) -> list[str]:
    """What a build in an environment of its own needs beside the declared requirements."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*build_meta.get_requires_for_build_wheel(config_settings), *project["dependencies"]]
    if not client.built(ROOT) and node.folder(node.search_path()) is None:
        wanted.append(node.PACKAGE)
    return wanted
