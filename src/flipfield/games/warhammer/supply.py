"""What the core sets hold, and whether all armies together fit into it."""

from __future__ import annotations

from flipfield.games.warhammer.army import ArmyList, Violation, disks_of, prebuilt
from flipfield.games.warhammer.pack import Pack

HELD = "wd.army.prebuilt-exhaust-box"


def shortages(pack: Pack, armies: list[ArmyList], sets: int) -> list[Violation]:
    """The disks and command cards of which some core sets hold too few (wd.variant.several-core-sets).

    A core set holds what the ready-made regiments take together.
    """
    box = prebuilt(pack, list(pack.regiments))
    found: list[Violation] = []
    for id, wanted, held in _beyond([disks_of(army) for army in armies], disks_of(box), sets):
        facts = (("unit", id), ("wanted", wanted), ("held", held), ("short", wanted - held))
        found.append(Violation(HELD, "too-few-disks", facts))
    for id, wanted, held in _beyond([_titles(army) for army in armies], _titles(box), sets):
        facts = (("card", id), ("wanted", wanted), ("held", held), ("short", wanted - held))
        found.append(Violation(HELD, "too-few-cards", facts))
    return found


def _titles(army: ArmyList) -> dict[str, int]:
    return {card: army.cards.count(card) for card in army.cards}


def _beyond(armies: list[dict[str, int]], box: dict[str, int], sets: int) -> list[tuple[str, int, int]]:
    """What the armies want beyond what the sets hold: its id, how many are wanted, how many there are."""
    total: dict[str, int] = {}
    for copies in armies:
        for id, count in copies.items():
            total[id] = total.get(id, 0) + count
    return [
        (id, count, sets * box.get(id, 0)) for id, count in total.items() if count > sets * box.get(id, 0)
    ]
