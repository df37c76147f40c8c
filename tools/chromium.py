"""Chromium for the browser tests: found, or installed from Debian's package where that is allowed."""

import os
import shutil

from tools import debian
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
    if found is None and not os.environ.get(VARIABLE):
        debian.install(workshop, "Chromium", "chromium")
        found = find()
    if found is None:
        raise Failure(f"There is no Chromium: apt install chromium, or set {VARIABLE} to the program's path.")
    return found
