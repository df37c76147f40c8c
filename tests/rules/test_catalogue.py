"""The catalogue is complete, and the loader refuses what is broken."""

from collections.abc import Callable
from pathlib import Path

import pytest

from flipfield.rules.catalogue import find, load, read
from flipfield.rules.entries import CatalogueError, Conflict, RuleText, UnknownRule

CATALOGUE = """
[meta]
game = "A game"
sources = ["a book"]
rules = 1
conflicts = 0
ambiguities = 1
names = 0
outside = "none"

[[rule]]
id = "ag.move.step"
title = "Step"
says = "One step."
source = ["p.1"]
checks = ["given a step, then one"]

[[ambiguity]]
id = "which-foot"
title = "Which foot"
question = "Left or right?"
ruling = "Either."
why = "No text."
affects = ["ag.move.step"]
"""
# An array of tables cannot be empty, so the two empty lists stand before the tables.
EMPTY = "conflict = []\nnames = []\n"
TERMS = 'term = [{ kind = "term", en = "step", de = "Schritt", pl = "krok", nl = "stap" }]\n'
GERMAN = '["ag.move.step"]\ntitle = "Schritt"\nsays = "Ein Schritt."\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "texts" / "de").mkdir(parents=True)
    (tmp_path / "a-game.toml").write_text(EMPTY + CATALOGUE, "utf-8")
    (tmp_path / "terms.toml").write_text(TERMS, "utf-8")
    (tmp_path / "texts" / "de" / "a-game.toml").write_text(GERMAN, "utf-8")
    return tmp_path


def test_every_rule_of_warhammer_is_there() -> None:
    catalogue = load("warhammer")
    assert len(catalogue.rules) == 313
    assert len(catalogue.rulings) == 97
    assert len(catalogue.conflicts) == 26
    assert len(catalogue.names) == 189
    for rule_id, rule in catalogue.rules.items():
        assert rule.id == rule_id
        assert rule_id.split(".")[:2] == ["wd", rule.area]
        assert rule.source, rule_id
        assert rule.checks, rule_id


def test_every_ruling_affects_known_rules() -> None:
    catalogue = load("warhammer")
    affected = [r for ruling in catalogue.rulings.values() for r in ruling.affects]
    affected += [r for conflict in catalogue.conflicts.values() for r in conflict.affects]
    assert set(affected) <= set(catalogue.rules)
    assert not set(catalogue.rulings) & set(catalogue.conflicts)


def test_few_rules_are_marked_and_only_physical_ones() -> None:
    marked = [rule for rule in load("warhammer").rules.values() if rule.marked]
    assert 0 < len(marked) <= 12
    assert {rule.area for rule in marked} <= {"components", "setup-training", "setup-standard"}


def test_rulings_on_a_rule() -> None:
    found = load("warhammer").rulings_on("wd.keyword.scout")
    assert [ruling.id for ruling in found] == ["scout-timing"]
    assert isinstance(found[0], Conflict)
    assert "sight-grazing" in [ruling.id for ruling in load("warhammer").rulings_on("wd.sight.any-line")]


def test_the_catalogue_is_read_once() -> None:
    assert load("warhammer") is load("warhammer")


def test_unknown_ids_are_refused_with_close_matches() -> None:
    with pytest.raises(UnknownRule, match=r"'wd\.move\.flp'; did you mean wd\.move\.flip or "):
        load("warhammer").rule("wd.move.flp")
    with pytest.raises(UnknownRule, match=r"'xyzzy'$"):
        find("xyzzy")


def test_unknown_games_and_languages_are_refused() -> None:
    with pytest.raises(CatalogueError, match=r"no rule catalogue for 'chess'; there are .*warhammer"):
        load("chess")
    with pytest.raises(ValueError, match="unknown language 'fr'; there are en, de, pl, nl"):
        load("warhammer").text("wd.move.flip", "fr")


def test_a_small_catalogue_is_read(folder: Path) -> None:
    catalogue = read(folder, "a-game")
    assert catalogue.rules["ag.move.step"].area == "move"
    assert catalogue.text("ag.move.step", "de") == RuleText("Schritt", "Ein Schritt.", "de", fallback=False)
    assert catalogue.text("ag.move.step", "en") == RuleText("Step", "One step.", "en", fallback=False)


def test_a_missing_translation_falls_back_to_english_and_says_so(folder: Path) -> None:
    found = read(folder, "a-game").text("ag.move.step", "pl")
    assert found == RuleText("Step", "One step.", "en", fallback=True)


def append(name: str, text: str) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        path = folder / name
        path.write_text(path.read_text("utf-8") + text, "utf-8")

    return change


def replace(name: str, old: str, new: str) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        path = folder / name
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), "utf-8")

    return change


RULE = CATALOGUE[CATALOGUE.index("[[rule]]") : CATALOGUE.index("[[ambiguity]]")]
RULING = CATALOGUE[CATALOGUE.index("[[ambiguity]]") :]
GERMAN_FILE = "texts/de/a-game.toml"


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (append("a-game.toml", "[[rumour]]\n"), "unknown field `rumour`"),
        (replace("a-game.toml", 'title = "Step"', 'title = "Step"\nmark = "x"'), "unknown field `mark`"),
        (replace("a-game.toml", 'title = "Step"\n', ""), "missing required field `title`"),
        (append("a-game.toml", RULE), "the id 'ag.move.step' stands twice"),
        (append("a-game.toml", RULING), "the id 'which-foot' stands twice"),
        (replace("a-game.toml", "rules = 1", "rules = 2"), r"counts \(2, 0, 1, 0\).* holds \(1, 0, 1, 0\)"),
        (
            replace("a-game.toml", '["ag.move.step"]', '["ag.move.stop"]'),
            "which-foot: unknown rule 'ag.move.stop'",
        ),
        (append(GERMAN_FILE, '["ag.move.leap"]\ntitle = "a"\nsays = "b"\n'), "unknown rule 'ag.move.leap'"),
        (replace(GERMAN_FILE, "Ein Schritt.", " "), r"ag\.move\.step: .* at `\$\.says`"),
        (append(GERMAN_FILE, 'note = "x"\n'), "unknown field `note`"),
        (append(GERMAN_FILE, GERMAN), "Cannot declare"),
        (replace("terms.toml", ', nl = "stap"', ""), "missing required field `nl`"),
    ],
)
def test_broken_data_are_refused(folder: Path, change: Callable[[Path], None], complaint: str) -> None:
    change(folder)
    with pytest.raises(CatalogueError, match=complaint):
        read(folder, "a-game")
