"""Bots with an account, asked to a table by its host.

Whoever is invited is at the table from then on, without a seat: its token opens it. Accepting is
sitting down, declining is leaving, and nothing is kept for it meanwhile.
"""

from brushpass.server.live.house import House
from brushpass.server.live.room import Room
from brushpass.server.tables import commands as c
from brushpass.server.tables import entries as e
from brushpass.server.tables.decide import OURS, check_invite, decide
from brushpass.server.tables.refused import Refused
from brushpass.server.tables.table import LiveTable


async def invite(house: House, room: Room, host: int, command: c.Invite) -> None:
    async with room.settled() as table:
        if (host, command.id) in table.done:
            return
        check_invite(table, host, command.seat)
    account = await house.store.account(command.name)
    if account is None:
        raise Refused("wrong", f"there is no bot with an account called {command.name!r}")
    person = await house.person(account, room)
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


async def accept(house: House, room: Room, account: bytes) -> None:
    known = await house.person(account, room)
    if known is not None and room.table.seat_of(known) is not None:
        return  # it accepted before, and the answer was lost
    person, seat = await _invited(house, room, account)
    await room.change(lambda table: decide(table, person, c.Sit(OURS, seat)))


async def decline(house: House, room: Room, account: bytes) -> None:
    person, _ = await _invited(house, room, account)
    await room.change(lambda table: decide(table, person, c.Leave(OURS)))


async def _invited(house: House, room: Room, account: bytes) -> tuple[int, int]:
    person = await house.person(account, room)
    if person is None or person not in room.table.invited:
        raise Refused("too_late", "you are not invited to this table, or no longer")
    return person, room.table.invited[person]
