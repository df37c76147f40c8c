"""`python -m tools.mutate melee|ranged|movement`: breaks the rules in small ways; what do the tests notice?

Needs Cosmic Ray (`pip install -r lock/mutate.txt`). Works on a copy. Each mutant is tried in a child
process that finds the libraries loaded and may use so much processor time and memory, no more.
"""

import argparse
import difflib
import importlib
import os
import random
import re
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import traceback
from collections import Counter
from importlib.util import cache_from_source
from pathlib import Path
from typing import NamedTuple

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
# Limits and negations. Cosmic Ray's other exchanges, such as < for == or % for +, say little about rules.
KEPT = re.compile(
    r"core/(ReplaceComparisonOperator_(Eq_NotEq|NotEq_Eq|Lt_LtE|Lt_GtE|LtE_Lt|LtE_Gt|Gt_GtE|Gt_LtE|GtE_Gt|GtE_Lt|"
    r"Is_IsNot|IsNot_Is)|ReplaceUnaryOperator_Delete_.*|AddNot|NumberReplacer|ZeroIterationForLoop|"
    r"ReplaceBinaryOperator_(Add_Sub|Sub_Add|Mul_Add|FloorDiv_Mul|Mod_Mul|Pow_Mul|BitAnd_BitOr|BitOr_BitAnd)|"
    r"Replace(AndWithOr|OrWithAnd|TrueWithFalse|FalseWithTrue|BreakWithContinue|ContinueWithBreak))"
)
TYPES = re.compile(r"^\s*assert |\| None")
SEED = 2013
PATIENCE = 4
"""A mutant gets so many times the processor time that the tests take; one that needs more runs in circles."""
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


class Mutant(NamedTuple):
    """One small break: where, and the source before and after."""

    path: str
    sound: str
    broken: str

    def diff(self) -> str:
        before, after = self.sound.splitlines(), self.broken.splitlines()
        return "\n".join(difflib.unified_diff(before, after, self.path, self.path, lineterm=""))


def paths(topic: str) -> list[str]:
    """The modules of a topic."""
    found = [name if "/" in name else f"games/warhammer/{name}" for name in RULES[topic]]
    return [f"src/flipfield/{name}.py" for name in found]


def mutants(copy: Path, topic: str, limit: int) -> tuple[list[Mutant], int]:
    """A sample of the mutants that say something about rules, and how many there are.

    Asserts and annotations are there for the types, so nothing in them counts.
    """
    session, config = copy / "mutants.sqlite", copy / "mutants.toml"
    config.write_text(
        f"[cosmic-ray]\nmodule-path = {paths(topic)}\ntimeout = 1.0\nexcluded-modules = []\n"
        "test-command = 'true'\n[cosmic-ray.distributor]\nname = 'local'\n",
        encoding="utf-8",
    )
    tool = Path(sys.executable).with_name("cosmic-ray")
    subprocess.run([tool, "init", config, session], cwd=copy, check=True)
    with sqlite3.connect(session) as data:
        rows = data.execute(
            "SELECT module_path, operator_name, occurrence, start_pos_row FROM mutation_specs ORDER BY rowid"
        ).fetchall()
    sources = {path: (copy / path).read_text(encoding="utf-8") for path in paths(topic)}
    telling = [
        (path, operator, occurrence)
        for path, operator, occurrence, row in rows
        if KEPT.fullmatch(operator) and not TYPES.search(sources[path].splitlines()[row - 1])
    ]
    chosen = random.Random(SEED).sample(telling, min(limit, len(telling)))
    operators = importlib.import_module("cosmic_ray.plugins")
    breaking = importlib.import_module("cosmic_ray.mutating")
    found: list[Mutant] = []
    for path, name, occurrence in chosen:
        broken = breaking.mutate_code(sources[path], operators.get_operator(name)(), occurrence)
        found.append(Mutant(path, sources[path], broken))
    return found, len(telling)


def trial(tests: list[str]) -> int:
    """Play the cases until one fails, then the tests: 0 if nothing was noticed, 1 if something was."""
    cases = importlib.import_module("flipfield.cases.run")
    for path in cases.find_cases([Path("tests/cases")]):
        if not cases.run_case(path).holds:
            return 1
    asked = ["-x", "-q", "-p", "no:cacheprovider", *SLOW, *tests]
    return int(importlib.import_module("pytest").main(asked))


def attempt(tests: list[str], seconds: int) -> tuple[int, float]:
    """How a trial in a child process ended, and the processor time that it took."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            code = trial(tests)
        except Exception:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            os._exit(code)
    _, status, used = os.wait4(child, 0)
    return os.waitstatus_to_exitcode(status), used.ru_utime + used.ru_stime


def run(copy: Path, topic: str, limit: int, told: Path) -> Counter[str]:
    """Try the mutants of a topic in a copy of the project; what was not killed is written down as a diff."""
    os.chdir(copy)
    sys.path[:0] = [str(copy / "src"), str(copy)]
    for name in LIBRARIES:
        importlib.import_module(name)
    code, seconds = attempt([*TESTS.values(), *COMMON], 3600)
    if code:
        raise SystemExit("The tests must pass before anything is broken.")
    chosen, total = mutants(copy, topic, limit)
    print(f"{len(chosen)} of {total} mutants", flush=True)
    sys.dont_write_bytecode = True
    counts: Counter[str] = Counter()
    with told.open("w", encoding="utf-8") as page:
        for mutant in chosen:
            path = copy / mutant.path
            Path(cache_from_source(str(path))).unlink(missing_ok=True)
            path.write_text(mutant.broken, encoding="utf-8")
            own = [test for module, test in TESTS.items() if module in mutant.path]
            code, _ = attempt([*own, *COMMON], int(PATIENCE * seconds))
            path.write_text(mutant.sound, encoding="utf-8")
            word = CODES.get(code, f"unclear ({code})")
            counts[word] += 1
            if word != "killed":
                page.write(f"{word}\n{mutant.diff()}\n\n")
                page.flush()
            print(f"{counts.total()}: {word}", flush=True)
    return counts


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutate", description=__doc__)
    parser.add_argument("topic", choices=sorted(RULES))
    parser.add_argument(
        "--sample", type=int, default=100, help="at most so many mutants, always the same ones"
    )
    given = parser.parse_args()
    os.nice(5)
    told = ROOT / "build" / f"mutants-{given.topic}.txt"
    told.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="flipfield-") as folder:
        copy = Path(folder)
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, copy / name, ignore=shutil.ignore_patterns("__pycache__", "static"))
            else:
                shutil.copy2(source, copy / name)
        counts = run(copy, given.topic, given.sample, told)
        os.chdir(ROOT)
    print(told.read_text(encoding="utf-8"))
    print(", ".join(f"{count} {word}" for word, count in counts.most_common()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
