"""`python -m tools.mutate melee|ranged|movement`: breaks the rules in small ways; what do the tests notice?

Needs Cosmic Ray (`pip install -r lock/mutate.txt`). Works on a copy; what it found stays in build/.
"""

import argparse
import os
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("src", "tests", "tools", "docs", "pyproject.toml")
RULES = {
    "melee": ("melee", "engage", "damage", "stats"),
    "ranged": ("shot", "shotodds", "focus", "geometry/sight"),
    "movement": ("move", "turn", "forced", "geometry/pin"),
}
TESTS = {
    "melee": (),
    "ranged": ("tests/geometry/test_sight.py", "tests/odds/test_preview.py"),
    "movement": ("tests/geometry/test_pin.py",),
}
# Limits and negations. Cosmic Ray's other exchanges, such as < for == or % for +, say little about rules.
KEPT = re.compile(
    r"core/(ReplaceComparisonOperator_(Eq_NotEq|NotEq_Eq|Lt_LtE|Lt_GtE|LtE_Lt|LtE_Gt|Gt_GtE|Gt_LtE|GtE_Gt|GtE_Lt|"
    r"Is_IsNot|IsNot_Is)|ReplaceUnaryOperator_Delete_.*|AddNot|NumberReplacer|ZeroIterationForLoop|"
    r"ReplaceBinaryOperator_(Add_Sub|Sub_Add|Mul_Add|FloorDiv_Mul|Mod_Mul|Pow_Mul|BitAnd_BitOr|BitOr_BitAnd)|"
    r"Replace(AndWithOr|OrWithAnd|TrueWithFalse|FalseWithTrue|BreakWithContinue|ContinueWithBreak))"
)
TYPES = re.compile(r"^\s*assert |\| None")
FAILURE = re.compile(r"^(fails |FAILED |ERROR )|Error\b", re.MULTILINE)
SEED = 2013
PATIENCE = 6
"""A mutant gets so many times as long as the tests take. One out of time loops, or the machine was busy."""


def paths(topic: str) -> list[str]:
    """The modules of a topic."""
    found = [name if "/" in name else f"games/warhammer/{name}" for name in RULES[topic]]
    return [f"src/flipfield/{name}.py" for name in found]


def command(topic: str) -> str:
    """Quickest tests first; the first that fails kills the mutant."""
    tests = " ".join([*TESTS[topic], "tests/golden", "tests/scenes", "tests/perft"])
    python = f"{sys.executable} -m"
    pytest = f"pytest -x -q -p no:cacheprovider --ignore tests/scenes/test_c_page.py {tests}"
    return f"{{ {python} flipfield.cli case tests/cases && {python} {pytest}; }} 2>&1"


def choose(session: Path, copy: Path, limit: int) -> tuple[int, int]:
    """Keep a sample of the mutants that say something about rules: how many, of how many.

    Asserts and annotations are there for the types, so nothing in them counts.
    """
    with sqlite3.connect(session) as data:
        rows = data.execute(
            "SELECT job_id, operator_name, module_path, start_pos_row FROM mutation_specs ORDER BY rowid"
        ).fetchall()
        lines = {path: (copy / path).read_text(encoding="utf-8").splitlines() for _, _, path, _ in rows}
        telling = [
            job
            for job, operator, path, row in rows
            if KEPT.fullmatch(operator) and not TYPES.search(lines[path][row - 1])
        ]
        chosen = random.Random(SEED).sample(telling, min(limit, len(telling)))
        dropped = {job for job, *_ in rows}.difference(chosen)
        for table in ("mutation_specs", "work_items"):
            data.executemany(f"DELETE FROM {table} WHERE job_id = ?", [(job,) for job in dropped])
    return len(chosen), len(telling)


def verdict(outcome: str, output: str) -> str:
    """What became of a mutant; tests that ended without a failure or an error prove nothing."""
    if outcome == "SURVIVED":
        return "survived"
    if output == "timeout":
        return "out of time"
    return "killed" if FAILURE.search(output) else "unclear"


def report(session: Path) -> str:
    """Every mutant that was not killed as a diff, then the counts."""
    with sqlite3.connect(session) as data:
        rows = data.execute("SELECT test_outcome, output, diff FROM work_results").fetchall()
    found = [(verdict(outcome, output), diff) for outcome, output, diff in rows]
    counts = Counter(word for word, _ in found)
    alive = [f"{word}\n{diff}" for word, diff in found if word != "killed"]
    told = ", ".join(f"{count} {word}" for word, count in counts.most_common())
    return "\n\n".join([*alive, f"{len(rows)} mutants: {told}."])


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutate", description=__doc__)
    parser.add_argument("topic", choices=sorted(RULES))
    parser.add_argument(
        "--sample", type=int, default=100, help="at most so many mutants, always the same ones"
    )
    given = parser.parse_args()
    os.nice(15)
    session = ROOT / "build" / f"mutants-{given.topic}.sqlite"
    session.parent.mkdir(exist_ok=True)
    session.unlink(missing_ok=True)
    with tempfile.TemporaryDirectory(prefix="flipfield-") as folder:
        copy = Path(folder)
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, copy / name, ignore=shutil.ignore_patterns("__pycache__", "static"))
            else:
                shutil.copy2(source, copy / name)
        run(copy, given.topic, given.sample, session)
    print(report(session))
    return 0


def run(copy: Path, topic: str, limit: int, session: Path) -> None:
    """Try the mutants of a topic in a copy of the project."""
    env = {
        **os.environ,
        "PYTHONPATH": str(copy / "src"),
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
    }
    tests = command(topic)
    start = time.monotonic()
    told = subprocess.run(
        tests, shell=True, cwd=copy, env=env, stdout=subprocess.PIPE, text=True, check=False
    )
    if told.returncode != 0:
        raise SystemExit(f"{told.stdout}\nThe tests must pass before anything is broken.")
    taken = time.monotonic() - start
    lines = [
        "[cosmic-ray]",
        f"module-path = {paths(topic)}",
        f"timeout = {PATIENCE * taken:.1f}",
        "excluded-modules = []",
        f"test-command = \"sh -c '{tests}'\"",
        "[cosmic-ray.distributor]",
        "name = 'local'",
    ]
    config = copy / "mutate.toml"
    config.write_text("\n".join(lines), encoding="utf-8")
    subprocess.run(["cosmic-ray", "init", config, session], cwd=copy, env=env, check=True)
    count, total = choose(session, copy, limit)
    print(f"{count} of {total} mutants", flush=True)
    subprocess.run(["cosmic-ray", "exec", config, session], cwd=copy, env=env, check=True)


if __name__ == "__main__":
    sys.exit(main())
