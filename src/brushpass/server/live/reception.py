"""How tables are opened, and how people and bots come to them."""

from typing import Final

import msgspec

from brushpass.core.chance import SECRET_BYTES
from brushpass.server.lines import line_of
from brushpass.server.live.house import House
from brushpass.server.live.invitations import invite
from brushpass.server.live.lending import lend
from brushpass.server.live.room import Room
from brushpass.server.live.ticket import Ticket
from brushpass.server.store.rows import EntryRow, TableRow
from brushpass.server.tables import commands as c
from brushpass.server.tables import entries as e
from brushpass.server.tables.decide import OURS, check_free, check_rematch, decide
from brushpass.server.tables.doorway import check_one_seat, check_welcome, first_mark, mark_at
from brushpass.server.tables.refused import Refused
from brushpass.server.tables.settings import Settings, check
from brushpass.server.tables.table import GUIDED, OPEN, PLAYING, LiveTable
from brushpass.server.tables.text import read_name
from brushpass.server.tokens import hash_of, new_code, new_token

MOST_LISTED: Final = 100
MOST_ASKED: Final = 30_000  # as many as a query may name
MOST_PEOPLE: Final = 200  # at one table, spectators too
MOST_EVER: Final = 2_000  # that have come to one table, and left no room in its log for more


async def open_table(
    house: House, settings: Settings, name: str, address: str = "", program: bool = False
) -> Ticket:
    """The one who opens it is its host, in the first seat. `program`: no person, and all see it."""
    token = new_token(house.entropy)
    mark = first_mark(address, house.entropy)
    begin: list[e.Entry] = [e.Joined(read_name(name), program, mark), e.Sat(0, 0)]
    taken = 1
    if settings.guided:  # begins at once, and is nobody else's
        taken = check(settings)[2].seats
        begin += [*[e.Botted(seat, settings.stand_in) for seat in range(1, taken)], e.Started()]
    code = await _create(house, settings, begin, [(hash_of(token), 0)], taken)
    house.opened(code, line_of(address))
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
            life=GUIDED if full.guided else OPEN,
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
    address: str = "",
    program: bool = False,
) -> Ticket:
    """In a free seat unless only to watch. `bot`: name and token of a bot with an account."""
    name, token = bot or (read_name(name), new_token(house.entropy))
    if bot is not None and await house.person(hash_of(token), room) is not None:
        raise Refused("too_late", "this bot is at the table already")
    person = -1

    def come(table: LiveTable) -> e.AnyEntry:
        nonlocal person
        mark = mark_at(table, address)
        _check_door(table, room.here, seat, watch, mark)
        person = len(table.people)
        return e.Joined(name, program or bot is not None, mark)

    await room.change(come)
    await house.store.add_token(hash_of(token), room.code, person)
    if not watch:
        free = [n for n, one in enumerate(room.table.seats) if one.free]
        wanted = free[0] if seat is None and free else seat
        if wanted is not None:
            sit = c.Sit(OURS, wanted)
            await room.change(lambda table: decide(table, person, sit))
    return Ticket(room.code, person, token)


def _check_door(table: LiveTable, here: set[int], seat: int | None, watch: bool, mark: str) -> None:
    check_welcome(table, mark)
    there = here | {one.person for one in table.seats if one.person is not None}
    if len(there) >= MOST_PEOPLE or len(table.people) >= MOST_EVER:
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
    check_one_seat(table, mark)


async def add_bot(house: House, name: str) -> str:
    """An account for a bot that comes over the network; its token works at every table."""
    token = new_token(house.entropy)
    if not await house.store.add_bot(hash_of(token), read_name(name), house.time.date()):
        raise Refused("wrong", f"there is a bot called {name!r} already")
    return token


async def obey_elsewhere(house: House, room: Room, person: int, command: c.Elsewhere) -> None:
    """Commands that need more than the table."""
    if isinstance(command, c.Rematch):
        await rematch(house, room, person, command.id)
    elif isinstance(command, c.Lend):
        await lend(house, room, person, command)
    else:
        await invite(house, room, person, command)


async def rematch(house: House, room: Room, person: int, command: str) -> None:
    """The same people and bots, each one seat further; their tokens work there too. Who is not
    there any more keeps nobody waiting: their seat is free."""
    async with room.settled() as old:
        if (person, command) in old.done:
            return
        check_rematch(old, person)
        begin, taken = _rotated(old, person, room.here | {person})
        settings = old.settings
    code = await _create(house, settings, begin, await house.store.tokens(room.code), taken)
    house.opened(code, house.opener(room.code))

    def announce(table: LiveTable) -> e.AnyEntry:
        check_rematch(table, person)
        return e.Rematched(code)

    try:
        await room.change(announce, person, command)
    except Refused:
        await house.store.drop(code)  # somebody else was quicker
        raise


def _rotated(old: LiveTable, asks: int, here: set[int]) -> tuple[list[e.Entry], int]:
    """How the next table begins, and how many of its seats are taken. Programs come when the game
    begins."""
    begin: list[e.Entry] = [e.Joined(one.name, one.program, one.mark) for one in old.people]
    left = {person for person, one in enumerate(old.people) if one.gone}
    left |= {seat.person for seat in old.seats if seat.left and seat.person is not None}
    left.discard(asks)
    programs = {person for person, one in enumerate(old.people) if one.program}
    coming = (here | programs) - left
    taken = 0
    for number, seat in enumerate(old.seats):
        further = (number + 1) % len(old.seats)
        if seat.person is None:
            begin.append(e.Botted(further, seat.bot))
            taken += 1
        elif seat.person in coming:
            begin.append(e.Sat(seat.person, further))
            taken += 1
    begin += [e.Left(person, old.people[person].kicked) for person in sorted(left)]
    host = old.host if old.host in coming else asks
    if host != 0:
        begin.append(e.HandedOver(host))
    return begin, taken


async def lobby(house: House) -> list[TableRow]:
    """Tables at which somebody is."""
    codes = sorted(await house.store.all_present())[:MOST_ASKED]
    open_ = await house.store.listed([OPEN], codes, MOST_LISTED)
    return open_ + await house.store.listed([PLAYING], codes, MOST_LISTED)
