"""Invitations to a seat: each is good once, gives a fresh key and ends the older ones of its seat."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

import msgspec
import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from flipfield.server.hall import Hall
from flipfield.server.keys import hashed, new_key
from flipfield.server.messages import SIZE, Key, Problem
from flipfield.server.routes import answer, body_of, converted
from flipfield.server.store import Store, game_table, metadata

invitation_table: Final = sa.Table(
    "invitation",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey("game.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("code", sa.String(64), nullable=False),
)
"""The open invitations; like keys, their codes are kept as hashes."""


def invite(store: Store, game: str, seat: int, key: str) -> str:
    """A new invitation to a seat by whoever has its key; an older one to that seat ends."""
    table, code = invitation_table, new_key()

    def work(connection: sa.Connection) -> None:
        if _keys(connection, game)[seat : seat + 1] != [hashed(key)]:
            raise Problem("no-such-seat", {"seat": seat})
        connection.execute(sa.delete(table).where(table.c.game == game, table.c.seat == seat))
        connection.execute(sa.insert(table).values(game=game, seat=seat, code=hashed(code)))

    store.write(work)
    return code


def accept(store: Store, game: str, code: str) -> tuple[int, str]:
    """The seat that an invitation leads to, and its new key."""
    found: list[int] = []
    key = new_key()

    def work(connection: sa.Connection) -> None:
        keys = _keys(connection, game)
        found[:] = [_used(connection, game, code)]
        keys[found[0]] = hashed(key)
        connection.execute(sa.update(game_table).where(game_table.c.id == game).values(keys=keys))

    store.write(work)
    return found[0], key


def invited(store: Store, game: str, code: str) -> int:
    """The seat that an open invitation leads to."""
    table = invitation_table
    query = sa.select(table.c.seat).where(table.c.game == game, table.c.code == hashed(code))
    with store.read(game) as connection:
        seat = connection.execute(query).scalar_one_or_none()
    return _seat(seat)


def _used(connection: sa.Connection, game: str, code: str) -> int:
    table = invitation_table
    used = sa.delete(table).where(table.c.game == game, table.c.code == hashed(code))
    return _seat(connection.execute(used.returning(table.c.seat)).scalar_one_or_none())


def _seat(found: int | None) -> int:
    if found is None:
        raise Problem("no-such-invitation")
    return int(found)


def _keys(connection: sa.Connection, game: str) -> list[str | None]:
    """The hashed keys of a game's seats; nobody else changes them until the transaction ends."""
    query = sa.select(game_table.c["keys"]).where(game_table.c.id == game).with_for_update()
    keys = connection.execute(query).scalar_one_or_none()
    if keys is None:
        raise Problem("no-such-game", {"game": game})
    return list(keys)


class Invite(msgspec.Struct):
    """Whoever has a seat's key invites somebody else to it."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    key: Key


class Invitation(msgspec.Struct):
    invitation: Key


async def new_invitation(request: Request) -> Response:
    wanted = converted(await body_of(request, SIZE), Invite)
    store: Store = request.app.state.store
    code = await asyncio.to_thread(invite, store, request.path_params["game"], wanted.seat, wanted.key)
    return answer({"invitation": code}, 201)


async def invitation(request: Request) -> Response:
    """Which seat an invitation leads to, and who else sits there."""
    given = converted(await body_of(request, SIZE), Invitation)
    store: Store = request.app.state.store
    game = request.path_params["game"]
    seat = await asyncio.to_thread(invited, store, game, given.invitation)
    rows = [row for row in await asyncio.to_thread(store.listed, [game]) if row["id"] == game]
    if not rows:
        raise Problem("broken-game", {"game": game})
    return answer({"seat": seat, "seats": rows[0]["seats"]})


async def take_seat(request: Request) -> Response:
    given = converted(await body_of(request, SIZE), Invitation)
    store: Store = request.app.state.store
    game = request.path_params["game"]
    seat, key = await asyncio.to_thread(accept, store, game, given.invitation)
    hall: Hall = request.app.state.hall
    await hall.hand_over(game)
    return answer({"seat": seat, "key": key})


ROUTES: Final = [
    Route("/games/{game}/invitations", new_invitation, methods=["POST"]),
    Route("/games/{game}/invitation", invitation, methods=["POST"]),
    Route("/games/{game}/seats", take_seat, methods=["POST"]),
]
