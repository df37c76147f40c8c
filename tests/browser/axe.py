"""axe-core, the judge of accessible pages, run in the page itself."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.serving import ROOT

SCRIPT = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  const told = ({ html, failureSummary }) => html.slice(0, 200) + " | " + failureSummary;
  return violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.slice(0, 4).map(told) }));
}"""


def violations(page: Page) -> list[str]:
    """What axe has against the page as it is now, each with the first elements that it means."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(SCRIPT.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(RUN)
    return [f"{one['id']}: {one['help']}\n    " + "\n    ".join(one["nodes"]) for one in found]
