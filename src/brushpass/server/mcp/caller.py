"""Who calls a tool, and what comes back. Who somebody is comes from a token and nowhere else."""

from dataclasses import dataclass, field
from typing import Any

from brushpass.server.live.house import House
from brushpass.server.live.room import Room
from brushpass.server.mcp.sitting import Sitting, Sittings
from brushpass.server.tables.refused import Refused
from brushpass.server.tables.table import OPEN, OVER, PLAYING
from brushpass.server.tokens import TOKEN, hash_of
from brushpass.server.web.call import bot_of, person_of
from brushpass.server.web.openings import Openings


@dataclass(frozen=True)
class Reply:
    """Short text for reading, and the same as data."""

    text: str
    data: dict[str, Any] = field(default_factory=dict)


@dataclass
class Caller:
    """`token`: what the connection carries; at a terminal, that of the last table joined."""

    house: House
    sittings: Sittings
    openings: Openings
    address: str
    site: str  # where people find the tables, without a slash at its end
    token: str | None = None
    remembers: bool = False  # one caller for a whole session, so that it need not repeat the token

    def whose(self, given: str | None) -> str:
        token = given or self.token
        if token is None or not TOKEN.fullmatch(token):
            raise Refused(
                "no_token",
                "this needs the token that open_table or join_table gave you, as `token` or as "
                "the connection's bearer token",
            )
        return token

    async def account(self) -> tuple[str, str] | None:
        return await bot_of(self.house, self.token)

    async def room(self, table: str | None, token: str) -> Room:
        """The table that was named, or the only one that the token is good for."""
        if table is not None:
            return await self.house.room(table.upper())
        for life in (PLAYING, OPEN, OVER):
            found = await self.house.store.tables_of([hash_of(token)], [life])
            codes = sorted({row.code for row in found})
            if len(codes) == 1:
                return await self.house.room(codes[0])
            if codes:
                listed = ", ".join(codes[:20])
                raise Refused("wrong", f"you are at several tables: say which `table`: {listed}")
        raise Refused("no_token", "this token is of nobody at any table")

    async def at(self, table: str | None, given: str | None) -> tuple[Room, int]:
        token = self.whose(given)
        room = await self.room(table, token)
        person = await person_of(self.house, room, token)
        if not room.table.may_look(person):
            raise Refused("not_yours", "you are no longer at this table")
        return room, person

    async def sitting(self, table: str | None, given: str | None) -> Sitting:
        room, person = await self.at(table, given)
        return await self.sittings.of(room, person, self.address)
