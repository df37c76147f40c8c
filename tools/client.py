"""The browser client: built from web/ into the package's static files."""

import subprocess
from pathlib import Path

from tools import node

INSTALL = ("npm", "ci", "--no-audit", "--no-fund")
BUILD = ("npm", "run", "build")


def output(root: Path) -> Path:
    return root / "src" / "flipfield" / "server" / "static"


def built(root: Path) -> bool:
    return (output(root) / "index.html").is_file()


def build(root: Path) -> None:
    """Builds the client with a Node found on the path; raises SystemExit with a sentence when it cannot."""
    chosen = node.folder(node.search_path())
    if chosen is None:
        raise SystemExit(
            f"The client is not built and needs Node 20.19 or 22.12: install it, or {node.PACKAGE}."
        )
    for argv in (INSTALL, BUILD):
        try:
            subprocess.run(argv, cwd=root / "web", env=node.environment(chosen), check=True)
        except (OSError, subprocess.CalledProcessError) as error:
            raise SystemExit(f"The client could not be built ({error}): see npm's words above.") from error
