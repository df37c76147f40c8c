"""Chromium for the browser tests: found, or installed from Debian's package where that is allowed."""

import os
import shutil
from pathlib import Path

from tools.prepare import Workshop
from tools.steps import Failure

VARIABLE = "FLIPFIELD_CHROMIUM"
NAMES = ("/usr/bin/chromium", "chromium", "chromium-browser")


def find() -> str | None:
    """The program named by the variable, else the first one that is there."""
    named = os.environ.get(VARIABLE)
    if named:
        return shutil.which(named)
    return next((found for found in map(shutil.which, NAMES) if found), None)


def provide(workshop: Workshop) -> str:
    """Chromium's path; raises Failure with what to do when there is none and it may not be installed."""
    found = find()
    if found is None and not os.environ.get(VARIABLE) and os.geteuid() == 0 and shutil.which("apt-get"):
        env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for name, arguments in (("update", ()), ("install", ("-y", "--no-install-recommends", "chromium"))):
            title = f"Installing Chromium: apt-get {name}"
            workshop.step(f"apt-{name}", title, "apt-get", name, *arguments, cwd=Path("/"), env=env)
        found = find()
    if found is None:
        raise Failure(f"There is no Chromium: apt install chromium, or set {VARIABLE} to the program's path.")
    return found
