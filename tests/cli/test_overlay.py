"""Overlays: shown and checked on the command line, played with, kept with the game."""

from pathlib import Path
from random import Random

import pytest

from flipfield.games import find
from flipfield.games.warhammer.battle import Battle
from flipfield.games.warhammer.codec import decode, encode
from flipfield.games.warhammer.pack import core
from flipfield.kernel.game import SetupError
from flipfield.kernel.run import apply, start
from flipfield.kernel.value import Json
from flipfield.replay.record import Input, Record, ReplayError, read, seal, verify, write
from tests.cli.calling import call

PACKS = Path(__file__).parents[2] / "src" / "flipfield" / "games" / "warhammer" / "packs"
OVERLAY = """# From my own box.
[unit.karl-franz]
attack = 5
counter = 6

[card.push]
activations = 4
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(OVERLAY, encoding="utf-8")
    return path


def rows(table: str) -> list[list[str]]:
    """The cells of a printed table."""
    return [[cell.strip() for cell in line.split("│")[1:-1]] for line in table.splitlines() if "│" in line]


def test_what_an_overlay_changes_is_shown_with_what_was_and_where_it_came_from(file: Path) -> None:
    said = call("pack", "overlay", str(file))
    assert said.code == 0
    was = core().tables["card"]["push"].values["activations"]
    assert rows(said.out) == [
        ["unit karl-franz", "counter", "4", "house", "6"],
        ["card push", "activations", str(was), core().tables["card"]["push"].provenance["activations"], "4"],
    ]


def test_an_overlay_that_says_what_is_so_changes_nothing(file: Path) -> None:
    file.write_text("[unit.karl-franz]\nattack = 5\n", encoding="utf-8")
    assert call("pack", "overlay", str(file)).out == "mine.toml changes nothing.\n"


def test_check_takes_overlays_and_packs(file: Path) -> None:
    assert call("pack", "check", str(file)).out == "mine.toml is a sound overlay.\n"
    assert call("pack", "check", str(PACKS / "orc.toml")).out == "orc.toml is a sound pack.\n"


def test_a_wrong_pack_is_told(file: Path) -> None:
    orcs = (PACKS / "orc.toml").read_text(encoding="utf-8")
    for old, new, told in (
        ("toughness = ", "toughnes = ", "unknown key 'toughnes'; did you mean 'toughness'?"),
        ('size = "small"', 'size = "smal"', "unknown size 'smal'; did you mean 'small'?"),
        ('range = "long"', 'range = "lnog"', "unknown range 'lnog'; did you mean 'long'?"),
        ("[unit.river-troll]", "[unit.stone-troll]\nhouse = []\n\n[unit.river-troll]", "size is missing"),
        ("[unit.river-troll]", '[ruler]\nshort = 7500\nhouse = ["short"]\n\n[unit.river-troll]', "'medium'"),
    ):
        assert old in orcs
        file.write_text(orcs.replace(old, new, 1), encoding="utf-8")
        said = call("pack", "check", str(file))
        assert said.code == 1
        assert told in said.err


WRONG = [
    (
        "[unit.karl-franz]\nattack = 6",
        "line 2: [unit.karl-franz] attack: is printed by the rulebooks: 5",
    ),
    (
        "[unit.karl-franz]\ncommand = 3",
        "line 2: [unit.karl-franz] command: is forced by the rulebooks: 2",
    ),
    (
        '[unit.karl-franz]\ncounter = "6"',
        "line 2: [unit.karl-franz] counter: must be a whole number",
    ),
    ("[unit.karl-franz]\ncounter = true", "counter: must be a whole number from 0 to 99, not True"),
    ("[unit.karl-franz]\ncounter = -1", "counter: must be a whole number from 0 to 99, not -1"),
    ("[unit.bright-wizard]\ntoughness = 0", "toughness: must be a whole number from 1 to 99, not 0"),
    ("[unit.karl-franz]\nsize = 3", "line 2: [unit.karl-franz] size: must be a word, not 3"),
    ('\n[unit.karl-franz]\nsize = "huge"', "line 3: [unit.karl-franz] size: unknown size 'huge'; known are"),
    (
        "[unit.karl-franz]\ncounter = 5\nkeywords = 3",
        "line 3: [unit.karl-franz] keywords: must be a list",
    ),
    (
        "[unit.karl-franz]\nkeywords = [3]",
        "line 2: [unit.karl-franz] keywords: keywords must be a list of words",
    ),
    ('[unit.karl-franz]\nkeywords = ["fly"]', "line 2: [unit.karl-franz] keywords: unknown keyword 'fly'"),
    (
        "[unit.bright-wizard]\nranged = [{ dice = 0 }]",
        "line 2: [unit.bright-wizard] ranged: must be a list",
    ),
    ("[unit.bright-wizard]\nranged = [3]", "line 2: [unit.bright-wizard] ranged: must be a list"),
    (
        "[unit.karl-franz]\ncuonter = 5",
        "line 2: [unit.karl-franz] cuonter: unknown key 'cuonter'; did",
    ),
    ("[unit.karl-frank]\ncounter = 5", "line 1: [unit.karl-frank]: unknown unit 'karl-frank'; did you mean"),
    ("[untis.karl-franz]\ncounter = 5", "line 1: [untis]: unknown table 'untis'; did you mean 'unit'?"),
    ("unit.karl-franz.counter = 'x'", "line 1: [unit.karl-franz] counter: must be a whole number"),
    ("unit = 3", "line 1: [unit]: must hold tables such as [unit.name]"),
    ("[unit]\nkarl-franz = 3", "line 2: [unit.karl-franz]: must be a table, not 3"),
    ("[unit.karl-franz", "is not TOML: "),
]


@pytest.mark.parametrize(("text", "told"), WRONG)
def test_a_wrong_overlay_is_refused_with_line_key_and_remedy(file: Path, text: str, told: str) -> None:
    file.write_text(text, encoding="utf-8")
    for command in ("check", "overlay"):
        said = call("pack", command, str(file))
        assert (said.code, said.out) == (1, "")
        assert told in said.err
        assert said.err.startswith("flipfield: mine.toml: ")
    with pytest.raises(SetupError) as error:
        find("training").begin({"overlay": text})
    assert (error.value.key, error.value.code) == ("overlay", "bad-overlay")


def played(setup: dict[str, Json], answers: int) -> Record:
    """A training battle of random answers."""
    game = find("training")
    rng = Random(4)
    state = start(game, setup)
    inputs: list[Input] = []
    while len(inputs) < answers and not state.over:
        decision = state.pending[0]
        answer = game.families[decision.kind].sample(state, decision, rng)
        apply(game, state, decision.id, answer)
        inputs.append(Input(int(decision.id), int(decision.player), answer))
    return seal(Record(game, setup, [], inputs))


def test_a_game_is_played_with_its_overlay_and_keeps_it() -> None:
    battle = start(find("training"), {"overlay": OVERLAY})
    plain = start(find("training"), {})
    assert isinstance(battle, Battle)
    assert isinstance(plain, Battle)
    for state in (battle, decode(encode(battle))):
        assert state.printed.overlay == OVERLAY
        assert state.printed.units["karl-franz"].counter == 6
        assert state.printed.cards["push"].activations == 4
        assert {int(disk.unit.counter) for disk in state.disks if disk.unit.id == "karl-franz"} == {6}
    assert plain.printed.overlay == ""
    assert plain.printed.units["karl-franz"].counter == 4


def test_the_replay_of_a_game_with_an_overlay_verifies_with_it_alone() -> None:
    record = played({"overlay": OVERLAY}, 120)
    again = read(write(record))
    final = verify(again)
    assert isinstance(final, Battle)
    assert final.printed.units["karl-franz"].counter == 6
    with pytest.raises(ReplayError):
        verify(Record(again.game, {}, [], again.inputs, again.digests))
