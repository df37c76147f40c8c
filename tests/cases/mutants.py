"""Rules taken out of the engine one by one; prints the cases that still hold. Runs on the plain sources."""

from contextlib import ExitStack
from pathlib import Path
from unittest.mock import patch

from flipfield.cases.run import run_case

GAME = "flipfield.games.warhammer."
CASES = Path(__file__).parent / "warhammer"

MUTANTS: dict[str, tuple[str, ...]] = {
    "a-card-must-be-played": ("wish._card_refusal",),
    "chosen-cards-wait-for-each-other": ("wish._command",),
    "first-player-deploys-everything-first": ("wish.deploy_order", "wish.deploy_refusal"),
    "focus-is-the-whole-action": ("turn.action_refusal", "referee.activation_refusal"),
    "legal-and-illegal-deployment": ("families.deploy_refusal", "referee.deploy_refusal"),
    "mobile-scout-minds-scatter": ("turn.harm_refusal",),
    "mobile-scout-shoots-no-enemy": ("turn.harm_refusal",),
    "mobile-uses-one-of-two": ("turn.action_refusal",),
    "moved-token-frees-a-disk": ("command.activation_refusal",),
    "no-more-flips-than-movement": ("turn.flip_refusal",),
    "nothing-happens-after-the-last-stand": ("damage.eliminate",),
    "only-deployed-scouts-move": ("referee.scout_refusal", "families.scout_refusal", "wish.scout_refusal"),
    "only-the-first-player-orders-engagements": ("referee.orderer_refusal",),
    "pin-ends-the-move": ("turn.flip_refusal",),
    "reinforced-disk-does-nothing-else": ("referee.activation_refusal",),
    "rough-ground-ends-a-scout-move": ("turn.flip_refusal",),
    "scout-without-mobile-only-moves": ("turn.action_refusal",),
    "scouts-move-player-by-player": ("referee.scout_refusal",),
    "standard-deployment-in-reverse-initiative": ("wish.deploy_order", "wish.deploy_refusal"),
    "whole-card-before-the-next": ("wish._card_refusal",),
}
"""The functions that forbid nothing any more, by the case that must fail then."""


def holds(name: str) -> bool:
    """Whether a case holds; one that the broken rules stop short does not."""
    try:
        return run_case(CASES / f"{name}.toml").holds
    except (AssertionError, AttributeError):
        return False


def mutated(name: str) -> bool:
    with ExitStack() as broken:
        for function in MUTANTS[name]:
            broken.enter_context(patch(GAME + function, lambda *_: None))
        return holds(name)


if __name__ == "__main__":
    for name in MUTANTS:
        if not holds(name) or mutated(name):
            print(name)
