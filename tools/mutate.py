"""`python -m tools.mutate melee|ranged|movement|rules`: breaks the rules in small ways; what is noticed?

A topic breaks some modules and asks all cases, and the tests unless `--cases` is given. `rules` draws rules,
breaks the code beneath each and asks only the cases and tests that name it.

Needs Cosmic Ray (`pip install -r lock/mutate.txt`). Works on a copy. Each mutant is tried in a child
process that finds the libraries loaded and may use so much processor time and memory, no more.
"""

import argparse
import importlib
import os
import random
import resource
import shutil
import signal
import sys
import tempfile
import traceback
from collections import Counter
from importlib.util import cache_from_source
from pathlib import Path
from typing import NamedTuple, TextIO

from tools.mutants import Mutant, breaks, mutant
from tools.proving import prove

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("src", "tests", "tools", "docs", "pyproject.toml")
RULES = {
    "melee": ("melee", "engage", "damage", "stats"),
    "ranged": ("shot", "shotodds", "focus", "geometry/sight"),
    "movement": ("move", "turn", "forced", "geometry/pin"),
}
TESTS = {
    "geometry/pin": "tests/geometry/test_pin.py",
    "geometry/sight": "tests/geometry/test_sight.py",
    "games/warhammer/shotodds": "tests/odds/test_preview.py",
}
SEED = 2013
PATIENCE = 4
"""A mutant gets so many times the processor time that the tests take; one that needs more runs in circles."""
LEAST = 10
"""Seconds of processor time that a mutant gets in any case."""
MEMORY = 4 << 30
COMMON = ("tests/scenes", "tests/golden", "tests/perft")
SLOW = (
    "--ignore=tests/scenes/test_army_kairos.py",
    "--ignore=tests/scenes/test_c_page.py",
    "--ignore=tests/scenes/test_c_setup.py",
    "--deselect=tests/golden/test_golden.py::test_golden_games_use_everything_with_two_three_and_four_players",
)
"""What takes long and says nothing about these rules."""
LIBRARIES = ("msgspec", "pytest", "shapely")
CODES = {0: "survived", 1: "killed", -signal.SIGXCPU: "out of time"}
"""What the end of a child says; anything else proves nothing."""


class Judges(NamedTuple):
    """Who has to notice a break: cases, files or folders of them, and what pytest is asked to run."""

    cases: list[str]
    tests: list[str]


def paths(topic: str) -> list[str]:
    """The modules of a topic."""
    found = [name if "/" in name else f"games/warhammer/{name}" for name in RULES[topic]]
    return [f"src/flipfield/{name}.py" for name in found]


def trial(judges: Judges) -> int:
    """Play the cases until one fails, then the tests: 0 if nothing was noticed, 1 if something was."""
    cases = importlib.import_module("flipfield.cases.run")
    for path in cases.find_cases([Path(name) for name in judges.cases]):
        if not cases.run_case(path).holds:
            return 1
    if not judges.tests:
        return 0
    asked = ["-x", "-q", "-p", "no:cacheprovider", *judges.tests]
    return 1 if importlib.import_module("pytest").main(asked) else 0


def attempt(judges: Judges, seconds: int) -> tuple[int, float]:
    """How a trial in a child process ended, and the processor time that it took."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            code = trial(judges)
        except Exception:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            os._exit(code)
    _, status, used = os.wait4(child, 0)
    return os.waitstatus_to_exitcode(status), used.ru_utime + used.ru_stime


def noticed(copy: Path, made: Mutant, judges: Judges, seconds: int) -> str:
    """What the judges say about a mutant."""
    path = copy / made.path
    Path(cache_from_source(str(path))).unlink(missing_ok=True)
    path.write_text(made.broken, encoding="utf-8")
    code, _ = attempt(judges, seconds)
    path.write_text(made.sound, encoding="utf-8")
    return CODES.get(code, f"unclear ({code})")


def sound(judges: Judges) -> int:
    """The seconds that a mutant gets; the judges must have nothing to say about the sound sources."""
    code, seconds = attempt(judges, 3600)
    if code:
        raise SystemExit(f"The tests must pass before anything is broken: {judges}")
    return max(LEAST, int(PATIENCE * seconds))


def run_topic(copy: Path, topic: str, sample: int, cases_only: bool, page: TextIO) -> str:
    """Try the mutants of a topic; what was not killed is written down as a diff."""
    common = [] if cases_only else [*SLOW, *COMMON]
    every = [] if cases_only else list(TESTS.values())
    seconds = sound(Judges(["tests/cases"], every + common))
    found = breaks(copy, paths(topic))
    chosen = random.Random(SEED).sample(found, min(sample, len(found)))
    print(f"{len(chosen)} of {len(found)} mutants", flush=True)
    counts: Counter[str] = Counter()
    for place in chosen:
        own = [test for module, test in TESTS.items() if module in place.path and not cases_only]
        made = mutant(copy, place)
        word = noticed(copy, made, Judges(["tests/cases"], own + common), seconds)
        counts[word] += 1
        if word != "killed":
            page.write(f"{word}\n{made.diff()}\n\n")
            page.flush()
        print(f"{counts.total()}: {word}", flush=True)
    return ", ".join(f"{count} {word}" for word, count in counts.most_common())


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutate", description=__doc__)
    parser.add_argument("topic", choices=[*sorted(RULES), "rules"])
    parser.add_argument(
        "--sample", type=int, default=100, help="at most so many mutants of a topic, or rules"
    )
    parser.add_argument("--seed", type=int, default=SEED, help="which rules are drawn, and what is broken")
    parser.add_argument(
        "--only", default="", help="of the rules: those whose ids begin so, such as wd.scrum,wd.pin"
    )
    parser.add_argument("--cases", action="store_true", help="of a topic: only the cases judge")
    given = parser.parse_args()
    os.nice(5)
    name = f"{given.topic}-cases" if given.cases else f"{given.topic}{given.only}"
    told = ROOT / "build" / f"mutants-{name}.txt"
    told.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="flipfield-") as folder, told.open("w", encoding="utf-8") as page:
        copy = Path(folder)
        for part in COPIED:
            source = ROOT / part
            if source.is_dir():
                shutil.copytree(source, copy / part, ignore=shutil.ignore_patterns("__pycache__", "static"))
            else:
                shutil.copy2(source, copy / part)
        os.chdir(copy)
        sys.path[:0] = [str(copy / "src"), str(copy)]
        for library in LIBRARIES:
            importlib.import_module(library)
        attempt(Judges(["tests/cases"], []), 3600)
        sys.dont_write_bytecode = True
        if given.topic == "rules":
            said = prove(copy, given.sample, given.seed, given.only, page)
        else:
            said = run_topic(copy, given.topic, given.sample, given.cases, page)
        os.chdir(ROOT)
    print(told.read_text(encoding="utf-8"))
    print(said)
    return 0


if __name__ == "__main__":
    sys.exit(main())
