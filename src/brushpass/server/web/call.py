"""One request with all it stands on: who asks comes from the token and from nowhere else."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request

from brushpass.server.live.house import House
from brushpass.server.live.room import Room
from brushpass.server.tables.refused import Refused
from brushpass.server.tokens import TOKEN, hash_of
from brushpass.server.web.gate import Gate, address_of
from brushpass.server.web.limits import Connections


@dataclass(frozen=True)
class Call:
    request: Request
    house: House
    body: Any
    room: Room | None
    person: int | None
    bot: tuple[str, str] | None  # name and token of a bot with an account

    @property
    def address(self) -> str:
        return address_of(self.request)

    def charge(self, cost: float) -> None:
        """For an answer that turns out dearer than its endpoint usually is."""
        gate: Gate = self.request.app.state.gate
        gate.charge(self.request, cost)

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[None]:
        """For an answer that lasts: one of the connections that its address may have."""
        connections: Connections = self.request.app.state.connections
        with connections.one(self.address):
            yield

    @property
    def at(self) -> tuple[Room, int]:
        """The table and who asks there."""
        assert self.room is not None
        assert self.person is not None
        return self.room, self.person


def bearer(request: Request) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" and TOKEN.fullmatch(token) else None


async def person_of(house: House, room: Room, token: str | None) -> int:
    person = None if token is None else await house.person(hash_of(token), room)
    if person is None:
        raise Refused("no_token", "this needs the token that you got when you joined this table")
    return person


async def bot_of(house: House, token: str | None) -> tuple[str, str] | None:
    if token is None:
        return None
    name = await house.store.bot(hash_of(token))
    return None if name is None else (name, token)
