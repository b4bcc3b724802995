"""How tables are opened, and how people and bots come to them."""

from dataclasses import dataclass
from typing import Final

import msgspec

from brushpass.core.chance import SECRET_BYTES
from brushpass.server.live.house import House
from brushpass.server.live.invitations import invite
from brushpass.server.live.room import Room
from brushpass.server.store.rows import EntryRow, TableRow
from brushpass.server.tables import commands as c
from brushpass.server.tables import entries as e
from brushpass.server.tables.decide import check_free, check_rematch
from brushpass.server.tables.refused import Refused
from brushpass.server.tables.settings import Settings, check
from brushpass.server.tables.table import OPEN, PLAYING, LiveTable
from brushpass.server.tables.text import read_name
from brushpass.server.tokens import hash_of, new_code, new_token

MOST_LISTED: Final = 100
MOST_PEOPLE: Final = 200  # at one table, spectators too


@dataclass(frozen=True)
class Ticket:
    """What somebody gets who comes to a table. The token is told once."""

    code: str
    person: int
    token: str


async def open_table(house: House, settings: Settings, name: str) -> Ticket:
    """The one who opens it is its host, in the first seat."""
    token = new_token(house.entropy)
    begin: list[e.Entry] = [e.Joined(read_name(name)), e.Sat(0, 0)]
    code = await _create(house, settings, begin, [(hash_of(token), 0)], taken=1)
    return Ticket(code, 0, token)


async def _create(
    house: House,
    settings: Settings,
    begin: list[e.Entry],
    hashes: list[tuple[bytes, int]],
    taken: int,
) -> str:
    full, game, options = check(settings)
    rows = [EntryRow(number, None, None, e.write(one)) for number, one in enumerate(begin, 1)]
    while True:
        row = TableRow(
            code=new_code(house.entropy),
            game=full.game,
            rules=game.about.rules,
            settings=msgspec.json.encode(full),
            secret=house.entropy(SECRET_BYTES),
            listed=full.listed,
            created_at=house.time.date(),
            life=OPEN,
            free=options.seats - taken,
        )
        if await house.store.create(row, rows, hashes):
            return row.code


async def join(
    house: House,
    room: Room,
    name: str,
    seat: int | None,
    watch: bool,
    bot: tuple[str, str] | None,
) -> Ticket:
    """In a free seat unless only to watch. `bot`: name and token of a bot with an account."""
    name, token = bot or (read_name(name), new_token(house.entropy))
    if bot is not None and await house.store.person(hash_of(token), room.code) is not None:
        raise Refused("too_late", "this bot is at the table already")
    person = -1

    def come(table: LiveTable) -> e.AnyEntry:
        nonlocal person
        _check_door(table, seat, watch)
        person = len(table.people)
        return e.Joined(name, program=bot is not None)

    await room.change(come)
    await house.store.add_token(hash_of(token), room.code, person)
    if not watch:
        free = [n for n, one in enumerate(room.table.seats) if one.free]
        wanted = free[0] if seat is None and free else seat
        if wanted is not None:
            await room.command(person, c.Sit("join", wanted))
    return Ticket(room.code, person, token)


def _check_door(table: LiveTable, seat: int | None, watch: bool) -> None:
    if len(table.people) >= MOST_PEOPLE:
        raise Refused("too_late", f"there are {MOST_PEOPLE} people at this table already")
    if watch and table.settings.watch == "nobody":
        raise Refused("not_yours", "nobody may watch at this table")
    if watch:
        return
    if table.life != OPEN:
        raise Refused("too_late", "the game has begun: you can only watch")
    if not table.free:
        raise Refused("too_late", "every seat is taken: you can only watch")
    if seat is not None:
        check_free(table, seat)


async def add_bot(house: House, name: str) -> str:
    """An account for a bot that comes over the network; its token works at every table."""
    token = new_token(house.entropy)
    if not await house.store.add_bot(hash_of(token), read_name(name), house.time.date()):
        raise Refused("wrong", f"there is a bot called {name!r} already")
    return token


async def obey_elsewhere(
    house: House, room: Room, person: int, command: c.Rematch | c.Invite
) -> None:
    """Commands that reach beyond the table."""
    if isinstance(command, c.Rematch):
        await rematch(house, room, person, command.id)
    else:
        await invite(house, room, person, command)


async def rematch(house: House, room: Room, person: int, command: str) -> None:
    """The same people and bots, each one seat further; their tokens work there too."""
    async with room.settled() as old:
        if (person, command) in old.done:
            return
        check_rematch(old, person)
        begin, taken = _rotated(old)
        settings = old.settings
    code = await _create(house, settings, begin, await house.store.tokens(room.code), taken)

    def announce(table: LiveTable) -> e.AnyEntry:
        check_rematch(table, person)
        return e.Rematched(code)

    try:
        await room.change(announce, person, command)
    except Refused:
        await house.store.drop(code)  # somebody else was quicker
        raise


def _rotated(old: LiveTable) -> tuple[list[e.Entry], int]:
    """How the next table begins, and how many of its seats are taken."""
    begin: list[e.Entry] = [e.Joined(one.name, one.program) for one in old.people]
    taken = 0
    for number, seat in enumerate(old.seats):
        further = (number + 1) % len(old.seats)
        if seat.person is None:
            begin.append(e.Botted(further, seat.bot))
            taken += 1
        elif not old.people[seat.person].gone:
            begin.append(e.Sat(seat.person, further))
            taken += 1
    begin += [e.Left(person) for person, one in enumerate(old.people) if one.gone]
    if old.host != 0:
        begin.append(e.HandedOver(old.host))
    return begin, taken


async def lobby(house: House) -> list[TableRow]:
    return await house.store.listed([OPEN, PLAYING], MOST_LISTED)
