"""The page of coverage is up to date, and everything in the box that does something has a scene."""

import pytest

from tests.coverage_page import ROOT, page, shown

SHOWN = shown()
NEEDED = [
    (kind, item, files)
    for kind, items in SHOWN.items()
    if kind != "Other units"
    for item, files in items.items()
]


def test_the_page_is_up_to_date() -> None:
    written = (ROOT / "docs" / "coverage.md").read_text("utf-8")
    assert written == page(), "run: python -m tests.coverage_page > docs/coverage.md"


@pytest.mark.parametrize(
    ("kind", "item", "files"), NEEDED, ids=[f"{kind}-{item}" for kind, item, _ in NEEDED]
)
def test_everything_has_a_scene(kind: str, item: str, files: list[str]) -> None:
    assert files, f"{kind}: no case or scene shows {item}"
