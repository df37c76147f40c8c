"""Programs from Debian's packages, installed where that is allowed."""

import os
import shutil
from pathlib import Path

from tools.prepare import Workshop


def install(workshop: Workshop, title: str, package: str) -> None:
    """Installs a package if we are root on a Debian; elsewhere nothing happens."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for name, arguments in (("update", ()), ("install", ("-y", "--no-install-recommends", package))):
        told = f"Installing {title}: apt-get {name}"
        workshop.step(f"apt-{name}", told, "apt-get", name, *arguments, cwd=Path("/"), env=env)
