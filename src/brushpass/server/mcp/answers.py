"""What each tool does."""

import secrets
from typing import Any

from brushpass.bots.registry import BOTS
from brushpass.bots.text.answer import find
from brushpass.core.catalogue import find_game
from brushpass.core.catalogue import games as all_games
from brushpass.core.record import Record
from brushpass.core.refusal import Refusal
from brushpass.core.rulebook import Section, parts, sections
from brushpass.core.seats import letter
from brushpass.server.live import reception
from brushpass.server.live.ticket import Ticket
from brushpass.server.mcp import pages
from brushpass.server.mcp.caller import Caller, Reply
from brushpass.server.mcp.sitting import Sitting
from brushpass.server.replay import replay_head
from brushpass.server.tables import commands as c
from brushpass.server.tables.refused import Refused
from brushpass.server.tables.settings import Settings
from brushpass.server.tables.table import OPEN
from brushpass.server.web.afterwards import declassified


async def games(caller: Caller, args: Any) -> Reply:
    abouts = [game.about for game in all_games().values()]
    lines = [line for about in abouts for line in pages.game_lines(about)]
    bots = [f"  {name}: {bot.words}" for name, bot in BOTS.items()]
    data = {"games": [about.describe() for about in abouts], "bots": list(BOTS)}
    return Reply("\n".join([*lines, "Bots:", *bots]), data)


async def rules(caller: Caller, args: Any) -> Reply:
    game = find_game(args.game)
    found = sections(args.game)
    if args.number is None:
        listed = [f"{section.title} ({_span(section)})" for section in found]
        aim = parts(args.game)[0].preface
        data = {"aim": aim, "sections": [section.title for section in found]}
        return Reply("\n".join([f"{game.about.title}. {aim}", *listed]), data)
    wanted = args.number.upper()
    told = [rule for section in found for rule in section.rules if rule.number == wanted] or [
        rule for section in found if section.title.split()[0] == wanted for rule in section.rules
    ]
    if not told:
        titles = ", ".join(section.title.split()[0] for section in found)
        raise Refused("wrong", f"no rule or section {wanted!r}: sections are {titles}")
    texts = {rule.number: rule.text for rule in told}
    return Reply("\n".join(f"{number} {text}" for number, text in texts.items()), {"rules": texts})


def _span(section: Section) -> str:
    return f"{section.rules[0].number} to {section.rules[-1].number}"


async def tables(caller: Caller, args: Any) -> Reply:
    free = [row for row in await reception.lobby(caller.house) if row.life == OPEN and row.free]
    lines = [f"{row.code}: {row.game}, {row.free} free" for row in free]
    data = [{"table": row.code, "game": row.game, "free": row.free} for row in free]
    return Reply("\n".join(lines) or "No table waits for people.", {"tables": data})


async def open_table(caller: Caller, args: Any) -> Reply:
    settings = Settings(args.game, args.mode, args.seats, args.options, listed=args.listed)
    if args.listed:
        await caller.openings.check(caller.house.store, caller.address)
    ticket = await reception.open_table(
        caller.house, settings, args.name, caller.address, program=True
    )
    if args.listed:
        caller.openings.note(caller.address, ticket.code)
    room = await caller.house.room(ticket.code)
    seats = room.table.options.seats
    if len(args.bots) >= seats:
        await room.command(0, c.Leave(_id()))
        raise Refused("wrong", f"{seats - 1} bots at most sit here beside you")
    try:
        for place, bot in enumerate(args.bots, seats - len(args.bots)):
            await room.command(0, c.Bot(_id(), place, bot))
        if len(args.bots) == seats - 1:
            await room.command(0, c.Start(_id()))
    except Refused:
        await room.command(0, c.Leave(_id()))
        raise
    return await _ticket(caller, ticket)


async def join_table(caller: Caller, args: Any) -> Reply:
    room = await caller.house.room(args.table.upper())
    account = await caller.account()
    ticket = await reception.join(
        caller.house,
        room,
        args.name,
        args.seat,
        args.watch,
        account,
        caller.address,
        program=True,
    )
    return await _ticket(caller, ticket)


async def _ticket(caller: Caller, ticket: Ticket) -> Reply:
    if caller.remembers:
        caller.token = ticket.token
    link = f"{caller.site}/t/{ticket.code}"
    sitting = await caller.sitting(ticket.code, ticket.token)
    await sitting.hear()
    text, data = pages.observation(sitting, None)
    kept = "" if caller.remembers else f"\nYour token, for all other tools: {ticket.token}"
    data |= {"token": ticket.token, "link": link}
    return Reply(f"Table {ticket.code}. Others join at {link}{kept}\n\n{text}", data)


async def start(caller: Caller, args: Any) -> Reply:
    return await _command(caller, args, c.Start(_id()))


async def observe(caller: Caller, args: Any) -> Reply:
    sitting = await caller.sitting(args.table, args.token)
    with sitting.call():
        await sitting.hear()
        return Reply(*pages.observation(sitting, args.since))


async def decide(caller: Caller, args: Any) -> Reply:
    sitting = await caller.sitting(args.table, args.token)
    with sitting.call():
        await sitting.hear()
        request = sitting.request
        if request is None:
            raise Refused("too_late", "you are not asked anything now: `wait` until you are")
        if sitting.asked != request["number"]:
            raise Refused("too_late", "you are asked something new: `observe` it first")
        game = sitting.room.table.game
        try:
            place = find(str(args.move), game, pages.offers(sitting))
        except Refusal as refusal:
            raise Refused("wrong", str(refusal)) from None
        option = request["options"][place]
        choice = c.Choose(_id(), request["number"], option["id"])
        await sitting.room.command(sitting.person, choice)
        return await _after(sitting, f"Done: {option['name']}.")


async def wait(caller: Caller, args: Any) -> Reply:
    sitting = await caller.sitting(args.table, args.token)
    time = caller.house.time
    until = time.now() + args.seconds
    with sitting.call():
        await sitting.hear()
        while sitting.open and sitting.request is None and sitting.life in ("open", "playing"):
            left = until - time.now()
            if left <= 0:
                break
            # Not at one go: another call of the same seat may have heard it in our place.
            await sitting.hear(min(left, 1.0))
        return Reply(*pages.observation(sitting, None))


async def say(caller: Caller, args: Any) -> Reply:
    return await _command(caller, args, c.Say(_id(), args.text))


async def resume(caller: Caller, args: Any) -> Reply:
    room, _ = await caller.at(args.table, args.token)
    command = c.Return(_id()) if room.table.recess is None else c.Resume(_id())
    return await _command(caller, args, command)


async def leave(caller: Caller, args: Any) -> Reply:
    room, person = await caller.at(args.table, args.token)
    await room.command(person, c.Leave(_id()))
    return Reply(f"You have left table {room.code}.", {"table": room.code})


async def result(caller: Caller, args: Any) -> Reply:
    token = caller.whose(args.token)
    room = await caller.room(args.table, token)
    kept = await declassified(caller.house, room, token)
    head = replay_head(Record.from_text(kept.record), kept)
    seats = []
    for seat, (player, points) in enumerate(zip(head.players, head.points, strict=True)):
        asides = "".join([f", {aside}" for aside in (player.role, player.bot) if aside])
        seats.append(f"  {letter(seat)} {player.name}: {points:g} points{asides}")
    dealt = "The deal is the one committed to." if head.fault is None else head.fault
    text = "\n".join([f"{head.verdict} ({head.ending}).", *seats, dealt, "", kept.record])
    data = {
        "ending": head.ending,
        "verdict": head.verdict,
        "winners": head.winners,
        "points": head.points,
        "roles": [player.role for player in head.players],
        "record": kept.record,
    }
    return Reply(text, data)


async def _command(caller: Caller, args: Any, command: c.AnyCommand) -> Reply:
    sitting = await caller.sitting(args.table, args.token)
    with sitting.call():
        await sitting.room.command(sitting.person, command)
        return await _after(sitting, "Done.")


async def _after(sitting: Sitting, done: str) -> Reply:
    await sitting.hear()
    text, data = pages.observation(sitting, None)
    return Reply(f"{done}\n\n{text}", data)


def _id() -> str:
    return secrets.token_hex(16)
