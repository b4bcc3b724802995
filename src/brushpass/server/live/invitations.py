"""Bots with an account, asked to a table by its host.

Whoever is invited is at the table from then on, without a seat: its token opens it. Accepting is
sitting down, declining is leaving, and nothing is kept for it meanwhile.
"""

from dataclasses import dataclass
from typing import Final

from brushpass.server.live.house import House
from brushpass.server.live.room import Room
from brushpass.server.tables import commands as c
from brushpass.server.tables import entries as e
from brushpass.server.tables.decide import check_invite
from brushpass.server.tables.refused import Refused
from brushpass.server.tables.table import OPEN, LiveTable

MOST_LOOKED_AT: Final = 50  # open tables of one bot


@dataclass(frozen=True)
class Invitation:
    code: str
    seat: int
    game: str
    mode: str
    seats: int


async def invite(house: House, room: Room, host: int, command: c.Invite) -> None:
    async with room.settled() as table:
        if (host, command.id) in table.done:
            return
        check_invite(table, host, command.seat)
    account = await house.store.account(command.name)
    if account is None:
        raise Refused("wrong", f"there is no bot with an account called {command.name!r}")
    person = await house.store.person(account, room.code)
    if person is None:
        person = await _fetch(house, room, host, command, account)
    guest = person

    def ask(table: LiveTable) -> e.AnyEntry:
        check_invite(table, host, command.seat)
        if table.people[guest].gone:
            raise Refused("wrong", f"{command.name} has left this table")
        if table.seat_of(guest) is not None:
            raise Refused("too_late", f"{command.name} sits at this table already")
        return e.Invited(guest, command.seat)

    await room.change(ask, host, command.id)


async def _fetch(house: House, room: Room, host: int, command: c.Invite, account: bytes) -> int:
    """To the table, without a seat yet; its number there."""
    person = -1

    def come(table: LiveTable) -> e.AnyEntry:
        nonlocal person
        check_invite(table, host, command.seat)
        person = len(table.people)
        return e.Joined(command.name, program=True)

    await room.change(come)
    await house.store.add_token(account, room.code, person)
    return person


async def invitations(house: House, account: bytes) -> dict[str, Invitation]:
    """By the table's code: those that the bot has neither accepted nor declined."""
    found: dict[str, Invitation] = {}
    for code in (await house.store.tables_of(account, OPEN))[:MOST_LOOKED_AT]:
        try:
            table = (await house.room(code)).table
        except Refused:
            continue
        person = await house.store.person(account, code)
        if person in table.invited:
            seat, options = table.invited[person], table.options
            game = table.settings.game
            found[code] = Invitation(code, seat, game, options.mode, options.seats)
    return found


async def accept(house: House, room: Room, account: bytes) -> None:
    known = await house.store.person(account, room.code)
    if known is not None and room.table.seat_of(known) is not None:
        return  # it accepted before, and the answer was lost
    person, seat = await _invited(house, room, account)
    await room.command(person, c.Sit("accept", seat))


async def decline(house: House, room: Room, account: bytes) -> None:
    person, _ = await _invited(house, room, account)
    await room.command(person, c.Leave("decline"))


async def _invited(house: House, room: Room, account: bytes) -> tuple[int, int]:
    person = await house.store.person(account, room.code)
    if person is None or person not in room.table.invited:
        raise Refused("too_late", "you are not invited to this table, or no longer")
    return person, room.table.invited[person]
