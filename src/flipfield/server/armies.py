"""The HTTP side of armies and overlays: what is in the box, checks, share codes and texts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import SystemRandom
from typing import Annotated, Any, Final, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from flipfield.armies.code import decode, encode
from flipfield.armies.draw import draw
from flipfield.armies.room import fitting_cards, fitting_units
from flipfield.armies.text import ArmyError, Listing, read, write
from flipfield.content.pack import Flaw, PackError
from flipfield.games.warhammer.army import (
    ArmyList,
    RegimentList,
    army_from_json,
    army_to_json,
    budget,
    check,
    hand_size,
    spent,
    unspent,
)
from flipfield.games.warhammer.begin import MOST_REGIMENTS, with_overlay
from flipfield.games.warhammer.overlay import Change, examined
from flipfield.games.warhammer.pack import Pack, core
from flipfield.kernel.game import SetupError
from flipfield.kernel.value import Json, to_json
from flipfield.server.box import box_json, numbers_json
from flipfield.server.messages import SIZE, Problem
from flipfield.server.routes import answer, body_of, converted, language

MOST_COPIES: Final = 99
"""More copies than any table holds would only make long codes."""
LONGEST: Final = 12
"""Twice as many as anybody plays with: enough to say what is wrong with an army."""
SOURCE: Final = "overlay"


class Numbers(msgspec.Struct):
    overlay: str = ""


class Wanted(msgspec.Struct):
    army: dict[str, Any]
    regiments: Annotated[int, msgspec.Meta(ge=1, le=MOST_REGIMENTS)] | None = None
    overlay: str = ""
    title: Annotated[str, msgspec.Meta(max_length=80)] = ""


class Told(msgspec.Struct):
    text: str
    overlay: str = ""


class Draw(msgspec.Struct):
    race: Literal["empire", "high elf", "orc", "chaos"]
    regiments: Annotated[int, msgspec.Meta(ge=1, le=MOST_REGIMENTS)]
    overlay: str = ""


async def pack(request: Request) -> Response:
    return answer(box_json(core()))


async def overlaid_pack(request: Request) -> Response:
    wanted = converted(await body_of(request, SIZE), Numbers)
    return answer(await _apart(request, _box, wanted.overlay))


async def numbers(request: Request) -> Response:
    return answer(numbers_json(core()))


async def check_army(request: Request) -> Response:
    lang = language(request)
    wanted = converted(await body_of(request, SIZE), Wanted)
    return answer(await _apart(request, _checked, wanted, lang))


async def read_army(request: Request) -> Response:
    lang = language(request)
    told = converted(await body_of(request, SIZE), Told)
    return answer(await _apart(request, _read, told, lang))


async def draw_army(request: Request) -> Response:
    lang = language(request)
    wanted = converted(await body_of(request, SIZE), Draw)
    return answer(await _apart(request, _drawn, wanted, lang))


async def check_overlay(request: Request) -> Response:
    told = converted(await body_of(request, SIZE), Told)
    return answer(await _apart(request, _overlay, told.text))


async def _apart(request: Request, work: Callable[..., Json], *args: object) -> Json:
    """The outcome of a check, in a thread that the database does not need."""
    return await asyncio.get_running_loop().run_in_executor(request.app.state.checks, work, *args)


def _box(overlay: str) -> Json:
    return box_json(_pack(overlay))


def _pack(overlay: str) -> Pack:
    try:
        return with_overlay(core(), {"overlay": overlay})[0]
    except SetupError as error:
        raise _setup(error) from None


def _setup(error: SetupError) -> Problem:
    facts = {name: to_json(value) for name, value in error.facts}
    return Problem("setup", {"key": error.key, "reason": error.code, **facts})


def _checked(wanted: Wanted, lang: str) -> Json:
    pack = _pack(wanted.overlay)
    try:
        army = army_from_json(pack, wanted.army, "army")
    except SetupError as error:
        raise _setup(error) from None
    return _report(pack, Listing(wanted.title, army), lang, wanted.regiments)


def _read(told: Told, lang: str) -> Json:
    text = told.text.removeprefix("\ufeff").strip()
    try:
        if any(ord(letter) < 32 and letter not in "\t\r\n\f" for letter in text):
            raise ArmyError("not-text")
        listing = read(text) if set(":#\n") & set(text) else Listing("", decode(text))
    except ArmyError as error:
        facts: dict[str, Json] = {"reason": error.code, "line": error.line, "rule": error.rule}
        raise Problem("listing", {**error.facts, **facts}) from None
    return _report(_pack(told.overlay), listing, lang, None)


def _drawn(wanted: Draw, lang: str) -> Json:
    pack = _pack(wanted.overlay)
    army = draw(pack, wanted.race, wanted.regiments, SystemRandom())
    return _report(pack, Listing("", army), lang, wanted.regiments)


def _report(pack: Pack, listing: Listing, lang: str, regiments: int | None) -> dict[str, Json]:
    """An army with everything that can be said about it."""
    army = _ordered(pack, listing.army)
    if len(army.regiments) > LONGEST:
        raise Problem("setup", {"key": "army", "reason": "far-too-many-regiments", "most": LONGEST})
    for regiment in army.regiments:
        for unit, copies in regiment.units.items():
            if copies > MOST_COPIES:
                raise Problem("setup", {"key": "army", "reason": "far-too-many", "unit": unit, "most": 99})
    return {
        "title": listing.title,
        "army": army_to_json(army),
        "regiments": [_sums(pack, regiment) for regiment in army.regiments],
        "unspent": unspent(pack, army),
        "hand": hand_size(pack, army),
        "cards": [*fitting_cards(pack, army)],
        "violations": [
            {
                "rule": broken.rule,
                "code": broken.code,
                "facts": {name: to_json(value) for name, value in broken.facts},
            }
            for broken in check(pack, army, regiments)
        ],
        "code": _code(army),
        "text": write(army, lang, listing.title.replace("\n", " ")),
    }


def _ordered(pack: Pack, army: ArmyList) -> ArmyList:
    """The same army with its units as the pack lists them, so that it has one code."""
    regiments = [
        RegimentList(regiment.hero, {id: regiment.units[id] for id in pack.units if id in regiment.units})
        for regiment in army.regiments
    ]
    return ArmyList(tuple(regiments), army.cards)


def _code(army: ArmyList) -> str:
    return encode(army) if army.regiments else ""


def _sums(pack: Pack, regiment: RegimentList) -> dict[str, Json]:
    points, cost = budget(pack, regiment.hero), spent(pack, regiment)
    return {
        "points": points,
        "cost": cost,
        "left": points - cost,
        "fits": [*fitting_units(pack, regiment)],
    }


def _overlay(text: str) -> Json:
    """What an overlay changes, and everything that is wrong with it."""
    changes, errors = examined(core(), text, SOURCE)
    return {"flaws": [_flaw(error) for error in errors], "changes": [_change(change) for change in changes]}


def _change(change: Change) -> Json:
    return {
        "table": change.table,
        "id": change.id,
        "key": change.key,
        "old": change.old,
        "new": change.new,
        "provenance": change.provenance,
    }


def _flaw(error: PackError) -> Json:
    flaw = error.flaw or Flaw("value", (("value", error.message),))
    return {"code": flaw.code, "facts": dict(flaw.facts), "line": flaw.line, "where": [*flaw.where]}


ROUTES: Final = [
    Route("/pack", pack),
    Route("/pack", overlaid_pack, methods=["POST"]),
    Route("/numbers", numbers),
    Route("/armies/check", check_army, methods=["POST"]),
    Route("/armies/read", read_army, methods=["POST"]),
    Route("/armies/draw", draw_army, methods=["POST"]),
    Route("/overlays/check", check_overlay, methods=["POST"]),
]
