"""The fuzzer: the server withstands it, and it notices servers that do not."""

from __future__ import annotations

import json
from random import Random

import pytest

from flipfield.fuzz.corpus import corpus_of
from flipfield.fuzz.files import drawn
from flipfield.fuzz.mutation import mutated, spoiled
from flipfield.fuzz.reader import READERS, outcome
from flipfield.fuzz.run import Plan, fuzz
from flipfield.kernel.value import Json
from tests.cli.calling import call


def test_the_server_withstands() -> None:
    said = call("fuzz", "--messages", "300", "--requests", "300", "--files", "60", "--seed", "3", "--json")
    told = json.loads(said.out)
    assert told["failures"] == []
    assert said.code == 0
    for kind, count in (("messages", 300), ("requests", 300), ("files", 60)):
        assert sum(told["outcomes"][kind].values()) == count
    assert told["outcomes"]["messages"]["accepted"] > 5
    assert len(told["memory"]) == 10


BROKEN = {
    "raising": (Plan(0, 150, 0, 0), "requests", "500"),
    "meddling": (Plan(0, 150, 0, 0), "requests", "went from version"),
    "hoarding": (Plan(0, 400, 0, 0), "memory", "grew to"),
    "hasty": (Plan(150, 0, 0, 0), "messages", "version"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_server_is_noticed(name: str) -> None:
    plan, kind, words = BROKEN[name]
    failures = fuzz(plan, module=f"tests.fuzz.bad.{name}").tally.failures
    assert any(failure.kind == kind and words in failure.what for failure in failures)


def test_a_defect_is_told_in_the_summary(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flipfield.fuzz.server.CHILD", "tests.fuzz.bad.raising")
    said = call("fuzz", "--messages", "0", "--requests", "100", "--files", "0")
    assert said.code == 1
    assert "requests" in said.out
    assert "of seed 0: 500" in said.out


def test_a_reader_that_gives_way_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(content: bytes) -> None:
        raise KeyError("unit")

    monkeypatch.setitem(READERS, "army", fail)
    assert outcome("army", b"").startswith("defect KeyError < test_fuzz.py:")


@pytest.mark.parametrize("kind", READERS)
def test_what_is_spoiled_was_good(kind: str) -> None:
    good: bytes = getattr(corpus_of(0), kind)(Random(0))
    assert outcome(kind, good) == "read"


def test_the_same_seed_spoils_alike() -> None:
    corpus = corpus_of(0)
    assert [drawn(corpus, Random(n)) for n in range(20)] == [drawn(corpus, Random(n)) for n in range(20)]
    value: Json = {"type": "answer", "seat": 0, "answer": ["flip", 1, 2]}
    for n in range(200):
        assert repr(mutated(value, Random(n))) == repr(mutated(value, Random(n)))
        assert spoiled(b"a = 1\n", Random(n)) == spoiled(b"a = 1\n", Random(n))
