"""What came of it: outcomes counted, and failures with what makes them happen again."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from flipfield.kernel.value import Json

SHOWN: Final = 2000
"""So much of what was sent is told."""

KEPT: Final = 100
"""So many failures are told; all are counted."""


@dataclass(frozen=True)
class Failure:
    """Something that must not happen, after which piece of nonsense it was seen, and the piece."""

    kind: str
    index: int
    what: str
    sent: str

    def json(self) -> Json:
        return {"kind": self.kind, "index": self.index, "what": self.what, "sent": self.sent}


@dataclass
class Tally:
    """Counts by kind of nonsense and outcome."""

    counts: dict[str, Counter[str]] = field(default_factory=dict)
    failures: list[Failure] = field(default_factory=list)
    failed: int = 0

    def count(self, kind: str, outcome: str) -> None:
        self.counts.setdefault(kind, Counter())[outcome] += 1

    def fail(self, kind: str, index: int, what: str, sent: bytes | str = "") -> None:
        self.failed += 1
        if len(self.failures) < KEPT:
            self.failures.append(Failure(kind, index, what, shown(sent)))

    def json(self) -> dict[str, Json]:
        return {
            "outcomes": {kind: dict(sorted(counts.items())) for kind, counts in self.counts.items()},
            "failed": self.failed,
            "failures": [failure.json() for failure in self.failures],
        }


def shown(sent: bytes | str) -> str:
    """What was sent as a line of text, cut to what can be read."""
    text = ascii(sent) if sent else ""
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}… ({len(text)} letters)"
