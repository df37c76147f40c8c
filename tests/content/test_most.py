"""Every number of a pack, an overlay and a setup has a most, which is named when it is refused."""

from __future__ import annotations

import pytest

from flipfield.content.pack import PackError
from flipfield.games import find
from flipfield.games.warhammer.overlay import FIXED, TABLES, overlaid
from flipfield.games.warhammer.pack import FAR, FEW, MOST_ATTACKS, MOST_WORDS, SCHEMAS, Pack, core, merged
from flipfield.kernel.game import SetupError
from flipfield.kernel.run import start
from flipfield.kernel.value import Json
from flipfield.kernel.wire import dumps, loads
from flipfield.replay.record import Record, ReplayError, read, seal, verify, write

ATTACK = '{{ dice = {dice}, range = "long", strength = {strength}, type = "physical" }}'
FACTS = [(table, key) for table in TABLES for key in SCHEMAS[table].numbers]


def free(table: str, key: str) -> str:
    """A unit or card whose fact the rulebooks leave open."""
    return next(id for id, row in core().tables[table].items() if row.provenance.get(key) not in FIXED)


@pytest.mark.parametrize(("table", "key"), FACTS)
def test_a_number_of_an_overlay_has_a_most(table: str, key: str) -> None:
    id, most = free(table, key), SCHEMAS[table].numbers[key][1]
    assert overlaid(core(), f"[{table}.{id}]\n{key} = {most}", "mine").tables[table][id].values[key] == most
    with pytest.raises(PackError, match=f"from . to {most}, not {most + 1}") as no:
        overlaid(core(), f"[{table}.{id}]\n{key} = {most + 1}", "mine")
    assert no.value.flaw is not None
    assert dict(no.value.flaw.facts)["most"] == most


@pytest.mark.parametrize(
    ("said", "most"),
    [
        (f"ranged = [{ATTACK.format(dice=1000, strength=2)}]", FEW),
        (f"ranged = [{ATTACK.format(dice=10**9, strength=2)}]", FEW),
        (f"ranged = [{ATTACK.format(dice=2, strength=10**9)}]", 99),
        (f"ranged = [{', '.join([ATTACK.format(dice=1, strength=1)] * 1000)}]", MOST_ATTACKS),
        ('keywords = ["impact 1000000000"]', FEW),
        ('keywords = ["magic 21"]', FEW),
        ("keywords = [" + '"flying", ' * 1000 + "]", MOST_WORDS),
    ],
)
def test_numbers_inside_lists_have_a_most(said: str, most: int) -> None:
    with pytest.raises(PackError, match=f" {most}, not ") as no:
        overlaid(core(), f"[unit.militia-archers]\n{said}", "mine")
    assert no.value.flaw is not None
    assert dict(no.value.flaw.facts)["most"] == most


@pytest.mark.parametrize("table", SCHEMAS)
def test_a_number_of_a_pack_has_a_most(table: str) -> None:
    for key, (_, most) in SCHEMAS[table].numbers.items():
        head = f"[{table}]" if SCHEMAS[table].single else f"[{table}.new]"
        with pytest.raises(PackError, match=f"to {most}, not 1000000000"):
            merged({"mine": f'{head}\n{key} = 1000000000\nhouse = ["{key}"]'})


TRIANGLE = "[terrain.new]\nkeywords = []\noutline = {outline}\nhouse = ['keywords', 'outline']"
WRONG = [
    ("[army.new]\nunits = { orc-boyz = 1000000000 }\ncards = []\nhouse = ['units', 'cards']", "to 20, not"),
    ("[army.new]\nunits = 3\ncards = []\nhouse = ['units', 'cards']", "must be a table"),
    (TRIANGLE.format(outline="[[0, 0]]"), "3 to 60 corners"),
    (TRIANGLE.format(outline="[[0, 0], [1, 1], [0, 9000000]]"), f"to {FAR}, not 9000000"),
    ("[unit.new]\nhouse = 3", "must be a list"),
    ("unit = 3", "must hold tables"),
]


def packed(text: str) -> Pack:
    """The pack that ships with rows of another one."""
    tables = core().tables
    return Pack({name: {**tables[name], **rows} for name, rows in merged({"mine": text}).items()}, "mine")


@pytest.mark.parametrize(("text", "told"), WRONG)
def test_lists_and_tables_of_a_pack_have_a_most(text: str, told: str) -> None:
    with pytest.raises(PackError, match=told):
        packed(text)


def test_the_pack_that_ships_keeps_to_it() -> None:
    assert core().units


def test_a_replay_with_larger_numbers_is_refused() -> None:
    sound = seal(Record(find("training"), {}, [], []))
    overlay = f"[unit.reikland-crossbowmen]\nranged = [{ATTACK.format(dice=1000, strength=2)}]"
    forged = loads(write(sound))
    assert isinstance(forged, dict)
    assert isinstance(forged["header"], dict)
    forged["header"]["setup"] = {"overlay": overlay}
    with pytest.raises(ReplayError) as no:
        verify(read(dumps(forged)))
    assert (no.value.place, no.value.code) == ("header.setup.overlay", "broken-replay")


def test_a_field_has_a_most() -> None:
    armies: list[Json] = [{"regiments": ["azhag"]}, {"regiments": ["grom"]}]
    setup: dict[str, Json] = {"armies": armies, "regiments": 1, "field": [FAR, FAR + 1]}
    with pytest.raises(SetupError) as no:
        start(find("warhammer"), setup)
    assert (no.value.key, no.value.code, dict(no.value.facts)["most"]) == ("field", "field-too-large", 500)
