"""The one table of keys that are put together while the program runs: each prefix with what may follow it."""

import re
from collections.abc import Iterable

from flipfield import bots, games
from flipfield.content.pack import PROVENANCES
from flipfield.games.warhammer.draft import FACES, SIDES
from flipfield.games.warhammer.events import FIELDS
from flipfield.games.warhammer.kinds import (
    BANDS,
    GUARDS,
    PLAIN_KEYWORDS,
    SIZES,
    STRATEGIES,
    TERRAIN_KEYWORDS,
    VALUED_KEYWORDS,
)
from flipfield.games.warhammer.melee import STEPS
from flipfield.games.warhammer.overlay import FIXED
from flipfield.games.warhammer.pack import (
    ABILITIES,
    BATTLES,
    CARD_KEYWORDS,
    FACTIONS,
    OBJECTIVES,
    PASSIVES,
    RACES,
    SCHEMAS,
)
from flipfield.games.warhammer.stats import SOURCES
from flipfield.games.warhammer.zones import EDGES
from flipfield.lessons import lessons
from flipfield.rules.catalogue import load
from flipfield.server.box import SHOWN
from flipfield.server.teaching import TUTOR
from tests.texts.sources import decisions, errors, events, limits, listings, pack, refusals, setups, table


def slug(name: str) -> str:
    """The id of an English name: `Waaagh!` is `waaagh`, `orc magic` is `orc-magic`."""
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"['!]", "", name.lower())).strip("-")


def named(kind: str) -> set[str]:
    """The ids of all disks, cards or terrain pieces that the books name."""
    return {slug(name.english) for name in load("warhammer").names if name.kind == kind}


def with_text(ids: Iterable[str]) -> set[str]:
    """Ids that have a name and a sentence each."""
    found = {slug(id) for id in ids}
    return found | {f"{id}-text" for id in found}


def traits() -> set[str]:
    """The traits of all units."""
    return {slug(trait) for unit in pack()["unit"].values() for trait in unit["traits"]}


def keywords() -> set[str]:
    guarded = {f"{keyword} {guard}" for keyword in ("immune", "resistant") for guard, _ in GUARDS}
    return {*PLAIN_KEYWORDS, *VALUED_KEYWORDS, *guarded}


def asked_and_awaited() -> set[str]:
    kinds = decisions() | set(table("kind"))
    return kinds | {f"{kind}-wait" for kind in kinds}


def taught() -> set[str]:
    """What the tutor says: of each lesson its title, a line about it, the steps with their hints, an end."""
    found: set[str] = set()
    for lesson in lessons():
        hinted = [f"{step.name}-hint" for step in lesson.steps if step.wrong]
        steps = ["about", "well", *[step.name for step in lesson.steps], *hinted]
        found |= {lesson.id, *[f"{lesson.id}-{step}" for step in steps]}
    return found


OVERLAY_FLAWS = {"not-toml", "unknown", "near", "table-shape", "row-shape", "list", "word", "number", "value"}
OVERLAY_FLAWS |= {"part-number", "long-list", "too-large", "too-many-parts", "too-deep", "long-number"}
OVERLAY_FLAWS |= {"long-text", "too-many-keys", *FIXED}
UNREAD = {"not-json", "too-large", "too-deep", "long-number", "too-many-values"}
"""Why the text of a message is not read."""
STATS = {"movement", "attack", "counter", "toughness", "stamina", "command", "cost", "points"}
ELSEWHERE = STATS | {*SIZES, *BANDS, "hit", "critical", "scatter", "miss", "chaos"}
"""Numbers that are called by another word: a stat, a size, a range, a face of the die."""


def answers() -> set[str]:
    """What can be answered: by kind, and by its first word where the protocol lists words."""
    worded = {
        "scout": ("scout", "done"),
        "resolve": ("activate", "reinforce", "battle", "done"),
        "turn": ("flip", "shoot", "focus", "pass", "end", "back"),
    }
    found = {f"{kind}-{word}" for kind, words in worded.items() for word in words}
    return (set(table("kind")) - worded.keys()) | found | {"terrain-aside", "target-stop", "token-stop"}


VOCABULARY: dict[str, set[str]] = {
    "unit-": named("disk") | set(pack()["unit"]),
    "card-": named("card") | with_text(pack()["card"]),
    "regiment-": set(pack()["regiment"]),
    "deployment-": with_text(pack()["deployment-card"]),
    "scenario-": with_text(pack()["scenario"]),
    "objective-": set(OBJECTIVES),
    "terrain-": named("terrain") | with_text(pack()["terrain"]),
    "terrain-keyword-": {slug(keyword) for keyword in TERRAIN_KEYWORDS},
    "army-": set(pack()["army"]) | limits().keys(),
    "race-": {slug(race) for race in RACES},
    "faction-": set(FACTIONS.values()),
    "trait-": traits(),
    "ability-": with_text(("magic", *ABILITIES, *BATTLES)),
    "keyword-": with_text(keywords()),
    "strategy-": set(STRATEGIES),
    "phase-": {"setup", "deployment", "scouting", "activation", "melee", "end", "over"},
    "modifier-": set(SOURCES),
    "range-": set(BANDS),
    "die-": {face for face in pack()["die"] if face not in PROVENANCES},
    "step-": set(STEPS),
    "stat-": STATS,
    "fate-": {"unhurt", "damage", "wound", "falls"},
    "token-": {"damage", "wound", "activation", "empowerment"},
    "size-": set(SIZES),
    "edge-": set(EDGES),
    "side-": {*SIDES, *FACES},
    "type-": {"physical", "arcane"},
    "provenance-": {*PROVENANCES, "overlay"},
    "decision-": asked_and_awaited(),
    "answer-": answers(),
    "event-": events() | FIELDS.keys() | table("event").keys(),
    "refusal-": set(refusals()),
    "error-": errors() | UNREAD,
    "setup-": set(setups()),
    "listing-": set(listings()),
    "overlay-": OVERLAY_FLAWS,
    "table-": set(SHOWN) - {"unit"},
    "number-": {key for table in SHOWN for key in SCHEMAS[table].facts}
    - ELSEWHERE
    - {"ability", "objective"},
    "word-": {slug(word) for word in (*PASSIVES, *CARD_KEYWORDS)},
    "numbers-": {"all", "open", "changed", "printed", "forced", "table"},
    "bot-": {*bots.names(), TUTOR},
    "kind-": set(games.names()),
    "lesson-": taught(),
    "button-": {"done", "stop", "battle", "reinforce", "focus", "pass", "end", "back"},
    "keys-": {
        "tab",
        "arrows",
        "fine",
        "enter",
        "escape",
        "end",
        "undo",
        "inspect",
        "zoom",
        "pan",
        "words",
        "help",
    },
    "area-": {rule.area for rule in load("warhammer").rules.values()},
    "words-of-": {term.kind for term in load("warhammer").terms},
    "source-": {source[:3] for rule in load("warhammer").rules.values() for source in rule.source},
    "theme-": {"auto", "dark", "light"},
    "inspect-": {"house", "overlay"},
}


def built() -> set[str]:
    """All keys that the table stands for."""
    return {prefix + id for prefix, ids in VOCABULARY.items() for id in ids}
