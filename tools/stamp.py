"""Stamps: what was made from which inputs, so that only what changed is made again."""

import hashlib
import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path

SKIPPED = {"__pycache__", "node_modules"}
BUSY = "busy"


def files(path: Path) -> Iterator[Path]:
    """The file itself, or all files below a folder except what tools leave there, in a fixed order."""
    if path.is_file():
        yield path
    for folder, folders, names in os.walk(path):
        folders[:] = sorted(
            name for name in folders if name not in SKIPPED and not name.endswith(".egg-info")
        )
        yield from (Path(folder, name) for name in sorted(names))


def digest(root: Path, paths: Iterable[Path], *words: str) -> str:
    """One hash of the names and contents of files, and of further words."""
    total = hashlib.sha256()
    for word in words:
        total.update(f"{word}\0".encode())
    for path in paths:
        for file in files(path):
            content = hashlib.sha256(file.read_bytes()).hexdigest()
            total.update(f"{file.relative_to(root).as_posix()}\0{content}\0".encode())
    return total.hexdigest()


class Stamps:
    """The stamps of one environment, kept in a file inside it."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.made: dict[str, str] = {}
        try:
            made = json.loads(file.read_text(encoding="utf-8"))
            self.made = {str(name): str(value) for name, value in made.items()}
        except (OSError, ValueError, AttributeError):
            self.made = {BUSY: "unreadable"}

    @property
    def broken(self) -> bool:
        """No stamps, or a step that writes into the environment began and did not end."""
        return BUSY in self.made

    def fresh(self, name: str, value: str) -> bool:
        return self.made.get(name) == value

    def drop(self, name: str) -> None:
        """Forgets a stamp before its work is done anew."""
        self.made.pop(name, None)
        self._save()

    def begin(self, name: str) -> None:
        """Drops a stamp, and marks the environment as broken until the work has ended."""
        self.made[BUSY] = name
        self.drop(name)

    def end(self, name: str, value: str) -> None:
        self.made.pop(BUSY, None)
        self.made[name] = value
        self._save()

    def _save(self) -> None:
        draft = self.file.with_suffix(".new")
        draft.write_text(json.dumps(self.made, indent=1), encoding="utf-8")
        draft.replace(self.file)
