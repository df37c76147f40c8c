"""Whether the proofs of a rule notice when the code beneath it is broken.

Rules are drawn by a seed. Beneath each some breaks are made, and only the cases and tests that name the rule
judge. All tests are collected once; a child process then exchanges the broken functions and runs what it has
to. What is no function (constants, tables of numbers) is broken in the files and judged by a new process.
"""

import importlib
import inspect
import os
import random
import resource
import subprocess
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, TextIO

from tools.mutants import Break, Mutant, breaks, mutant, own_breaks
from tools.proofs import Places, Proof, places, proofs, unmarked

EACH = 8
"""At most so many breaks are made beneath one rule, until one is noticed."""
SECONDS = 30
"""Processor time that the proofs of one rule get; whoever needs more runs in circles."""
MEMORY = 4 << 30
FRESH = ("/pack.py", "/kinds.py", "/overlay.py", ".toml")
"""What is read before any test begins cannot be exchanged afterwards."""
NEW_PROCESS = (
    "import sys; sys.path[:0] = ['src', '.'];"
    "from tools.proving import judge_afresh; sys.exit(judge_afresh(sys.argv[1:]))"
)


class Calm:
    """A plugin of pytest that lets Hypothesis try the same examples each time, however long they take."""

    def pytest_configure(self) -> None:
        library = importlib.import_module("hypothesis")
        every = list(library.HealthCheck)
        library.settings.register_profile(
            "calm", deadline=None, derandomize=True, suppress_health_check=every
        )
        library.settings.load_profile("calm")


class Prover(Calm):
    """Does its own work once all tests are collected."""

    def __init__(self, copy: Path, sample: int, seed: int, only: str, page: TextIO) -> None:
        self.copy = copy
        self.seed = seed
        self.page = page
        self.proofs: dict[str, Proof] = proofs(copy)
        self.places: Places = places(copy)
        ids = [rule for rule in unmarked(copy) if rule.startswith(tuple(only.split(",")))]
        self.chosen = random.Random(seed).sample(ids, min(sample, len(ids)))
        self.items: list[Any] = []
        self.words: dict[str, list[str]] = {}

    def files(self) -> list[str]:
        """The test files that prove the chosen rules."""
        return sorted({name.split("::")[0] for rule in self.chosen for name in self.proofs[rule].tests})

    def pytest_runtestloop(self, session: Any) -> bool:
        self.items = session.items
        found = breaks(self.copy, [path for path in self.sources() if path.endswith(".py")])
        for rule in self.chosen:
            self.words[rule] = self.prove(rule, self.draw(rule, found))
            print(f"{rule}: {', '.join(self.words[rule])}", flush=True)
        return True

    def sources(self) -> list[str]:
        return sorted({span.path for rule in self.chosen for span in self.places.beneath(rule)})

    def draw(self, rule: str, found: list[Break]) -> list[Break]:
        """The breaks to make beneath a rule, first where it is named."""
        spans = self.places.beneath(rule)
        rng = random.Random(f"{self.seed} {rule}")
        drawn: list[Break] = []
        for near in (self.places.near[rule], spans):
            own = [place for place in found if any(span.holds(place.path, place.row) for span in near)]
            own += sorted(set(own_breaks(self.copy, near)))
            drawn += rng.sample(own, len(own))
        return list(dict.fromkeys(drawn))[:EACH]

    def prove(self, rule: str, chosen: list[Break]) -> list[str]:
        """What the proofs of a rule say about the breaks beneath it."""
        if self.judged(self.proofs[rule], None) != "not noticed":
            raise SystemExit(f"The proofs of {rule} must hold before anything is broken.")
        words: list[str] = []
        for place in chosen:
            made = mutant(self.copy, place)
            fresh = place.path.endswith(FRESH) or not changed(made)
            words.append((self.judged_afresh if fresh else self.judged)(self.proofs[rule], made))
            if words[-1] == "noticed":
                break
            self.page.write(f"{rule}: not noticed\n{made.diff()}\n\n")
            self.page.flush()
        return words

    def judged(self, proof: Proof, made: Mutant | None) -> str:
        """What a child says in which the broken functions were exchanged."""
        child = os.fork()
        if child == 0:
            noticed = True
            try:
                resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
                resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
                if made is not None:
                    exchange(made)
                noticed = not all(cases_hold(proof.cases)) or not all(self.pass_(proof.tests))
            except BaseException:
                if made is None:
                    traceback.print_exc()
            finally:
                os._exit(noticed)
        _, status = os.waitpid(child, 0)
        return "noticed" if status else "not noticed"

    def pass_(self, names: list[str]) -> Iterator[bool]:
        protocol = importlib.import_module("_pytest.runner").runtestprotocol
        for item in self.items:
            if any(
                item.nodeid == name or item.nodeid.startswith((f"{name}[", f"{name}::")) for name in names
            ):
                yield not any(report.failed for report in protocol(item, log=False))

    def judged_afresh(self, proof: Proof, made: Mutant) -> str:
        """What a new process says that reads the broken file."""
        path = self.copy / made.path
        path.write_text(made.broken, encoding="utf-8")
        asked = [sys.executable, "-B", "-c", NEW_PROCESS, *proof.cases, *proof.tests]
        try:
            done = subprocess.run(
                asked, cwd=self.copy, capture_output=True, timeout=20 * SECONDS, check=False
            )
            return "noticed" if done.returncode else "not noticed"
        finally:
            path.write_text(made.sound, encoding="utf-8")

    def summary(self) -> str:
        """How many rules are proven, and how many of them by the first break."""
        unproven = [rule for rule, said in self.words.items() if "noticed" not in said]
        first = [rule for rule, said in self.words.items() if said[:1] == ["noticed"]]
        self.page.write("\n".join(["Rules whose proofs noticed nothing:", *unproven]) + "\n")
        return f"{len(self.words)} rules: {len(first)} noticed the first break, {len(unproven)} none"


def cases_hold(paths: list[str]) -> Iterator[bool]:
    run = importlib.import_module("flipfield.cases.run")
    for path in paths:
        yield run.run_case(Path(path)).holds


def judge_afresh(names: list[str]) -> int:
    """0 if all these cases and tests hold."""
    if not all(cases_hold([name for name in names if name.endswith(".toml")])):
        return 1
    tests = [name for name in names if not name.endswith(".toml")]
    return int(importlib.import_module("pytest").main(["-x", "-q", *tests], plugins=[Calm()])) if tests else 0


def changed(made: Mutant) -> dict[str, CodeType]:
    """The functions that a break changes, by their qualified names; none if it changes something else."""
    before, after = functions(made.sound), functions(made.broken)
    found = {name: code for name, code in after.items() if name in before and before[name] != code}
    return {
        name: code for name, code in found.items() if not any(other.startswith(f"{name}.") for other in found)
    }


def functions(text: str) -> dict[str, CodeType]:
    """The code of all functions of a module."""
    found: dict[str, CodeType] = {}
    waiting = [compile(text, "module", "exec", dont_inherit=True)]
    while waiting:
        for part in waiting.pop().co_consts:
            if isinstance(part, CodeType):
                waiting.append(part)
                if "<" not in part.co_qualname and part.co_flags & inspect.CO_OPTIMIZED:
                    found[part.co_qualname] = part
    return found


def exchange(made: Mutant) -> None:
    """Give the functions that a break changes their broken code."""
    module = importlib.import_module(made.path.removeprefix("src/").removesuffix(".py").replace("/", "."))
    for name, code in changed(made).items():
        function_at(module, name).__code__ = code


def function_at(module: ModuleType, name: str) -> FunctionType:
    found: Any = module
    for part in name.split("."):
        found = inspect.getattr_static(found, part)
    found = found.fget if isinstance(found, property) else inspect.unwrap(found)
    assert isinstance(found, FunctionType)
    return found


def prove(copy: Path, sample: int, seed: int, only: str, page: TextIO) -> str:
    """Try the proofs of so many rules in a copy of the project, only of those whose ids begin so."""
    prover = Prover(copy, sample, seed, only, page)
    pytest = importlib.import_module("pytest")
    code = pytest.main(["-q", "-s", "-p", "no:cacheprovider", *prover.files()], plugins=[prover])
    if code or not prover.words:
        raise SystemExit("The tests could not be collected.")
    return prover.summary()
