"""axe-core, the judge of accessible pages, run in the page itself."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.serving import ROOT

SCRIPT = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (rules) => {
  const only = rules.length ? { runOnly: { type: "rule", values: rules } } : {};
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...only });
  const told = ({ html, failureSummary }) => html.slice(0, 200) + " | " + failureSummary;
  return violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.slice(0, 4).map(told) }));
}"""
CONTRAST = ("color-contrast",)
"""The one rule for which a theme matters."""


def violations(page: Page, rules: tuple[str, ...] = ()) -> list[str]:
    """What axe has against the page as it is now, by some rules or by all, with the first elements meant."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(SCRIPT.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(RUN, [*rules])
    return [f"{one['id']}: {one['help']}\n    " + "\n    ".join(one["nodes"]) for one in found]
