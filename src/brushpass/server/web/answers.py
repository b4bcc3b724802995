"""What each endpoint does."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final

import msgspec
from starlette.responses import PlainTextResponse, Response, StreamingResponse

from brushpass import __version__
from brushpass.bots.registry import BOTS
from brushpass.core.catalogue import games as all_games
from brushpass.core.record import Record
from brushpass.core.seats import seat_of
from brushpass.core.wire import Wire, encode
from brushpass.server import door
from brushpass.server.live import reception
from brushpass.server.live.reception import Ticket
from brushpass.server.replay import replay_frames
from brushpass.server.store.rows import TableRow
from brushpass.server.tables import commands as c
from brushpass.server.tables.refused import Refused
from brushpass.server.tables.settings import Settings
from brushpass.server.tables.table import OPEN, PLAYING
from brushpass.server.tokens import hash_of
from brushpass.server.web import bodies as b
from brushpass.server.web.call import Call
from brushpass.server.web.reading import read_number

KEEP_ALIVE: Final = 6.0  # seconds between empty lines
LOOK: Final = 1.0  # seconds between looks for a bot's new games
LINES: Final = "application/x-ndjson"


async def health(call: Call) -> Wire:
    await call.house.store.table("HEALTH")
    return b.HealthAnswer("ok", __version__)


async def games(call: Call) -> Wire:
    bots = [b.BotAnswer(name, bot.words) for name, bot in BOTS.items()]
    return b.GamesAnswer([game.about.describe() for game in all_games().values()], bots)


async def openapi(call: Call) -> Response:
    from brushpass.server.web.openapi import document

    return Response(document(), media_type="application/json")


async def lobby(call: Call) -> Wire:
    listed = [
        (row, msgspec.json.decode(row.settings, type=Settings))
        for row in await reception.lobby(call.house)
    ]
    return b.LobbyAnswer(
        [_listed(row, s) for row, s in listed if row.life == OPEN and row.free],
        [_listed(row, s) for row, s in listed if row.life == PLAYING and s.watch == "everybody"],
    )


def _listed(row: TableRow, s: Settings) -> b.LobbyTable:
    assert s.mode is not None
    assert s.seats is not None
    return b.LobbyTable(row.code, s.game, s.mode, s.seats, row.free, row.life, s.clock, s.talk)


async def open_table(call: Call) -> Wire:
    return _ticket(call, await reception.open_table(call.house, call.body.table, call.body.name))


async def join(call: Call) -> Wire:
    assert call.room is not None
    body: b.Join = call.body
    return _ticket(
        call,
        await reception.join(call.house, call.room, body.name, body.seat, body.watch, call.bot),
    )


def _ticket(call: Call, ticket: Ticket) -> Wire:
    url = call.request.url
    link = f"{url.scheme}://{url.netloc}/t/{ticket.code}"
    seat_link = f"{link}#{ticket.token}"
    return b.TicketAnswer(ticket.code, ticket.person, ticket.token, link, seat_link)


async def command(call: Call) -> Wire:
    room, person = call.at
    if isinstance(call.body, c.Rematch):
        await reception.rematch(call.house, room, person, call.body.id)
    else:
        await room.command(person, call.body)
    return door.DoneFrame(call.body.id)


async def stream(call: Call) -> Response:
    room, person = call.at
    seen = read_number(call.request.query_params.get("seen"), "seen")
    blocks = call.request.query_params.get("blocks") == "1"

    async def lines() -> AsyncIterator[bytes]:
        try:
            async with call.house.following(room, person, seen, blocks) as listener:
                while not listener.finished:
                    try:
                        async with asyncio.timeout(KEEP_ALIVE):
                            frames = await listener.take()
                    except TimeoutError:
                        frames = b""  # an empty line keeps the connection alive
                    yield frames + b"\n"
        except Refused as refusal:
            yield door.refused(None, refusal.code, str(refusal)) + b"\n"

    return StreamingResponse(lines(), media_type=LINES)


async def dossier(call: Call) -> Wire:
    room, person = call.at
    async with room.settled() as table:
        seat = table.seat_of(person)
        if seat is None or table.play is None:
            raise Refused("not_yours", "a dossier is kept for a seat in a game that has begun")
        if not table.settings.aids:
            raise Refused("wrong", "this table plays without such aids")
        return b.DossierAnswer(door.dossier(table, seat))


async def record(call: Call) -> Response:
    room, _ = call.at
    result = await call.house.store.result(room.code)
    if result is None:
        raise Refused("too_late", "the record is told after the end of the game")
    return PlainTextResponse(
        result.record,
        headers={"content-disposition": f'attachment; filename="{room.code}.txt"'},
    )


async def replay(call: Call) -> Response:
    room, _ = call.at
    result = await call.house.store.result(room.code)
    if result is None:
        raise Refused("too_late", "a replay can be seen after the end of the game")
    record = Record.from_text(result.record)
    text = call.request.query_params.get("seat")
    seat = None if text is None else seat_of(text, record.options.seats)

    async def lines() -> AsyncIterator[bytes]:
        for frame in replay_frames(record, seat):
            yield frame + b"\n"
            await asyncio.sleep(0)  # a long game must not keep the others waiting

    return StreamingResponse(lines(), media_type=LINES)


async def add_bot(call: Call) -> Wire:
    return b.TokenAnswer(await reception.add_bot(call.house, call.body.name))


async def bot_events(call: Call) -> Response:
    assert call.bot is not None
    token = hash_of(call.bot[1])

    async def lines() -> AsyncIterator[bytes]:
        playing: set[str] = set()
        quiet = 0.0
        while not call.house.stopping:
            now = set(await call.house.store.tables_of(token, PLAYING))
            events: list[Wire] = [b.GameStart(code) for code in sorted(now - playing)]
            events += [b.GameFinish(code) for code in sorted(playing - now)]
            playing = now
            quiet = 0.0 if events else quiet + LOOK
            if events or quiet >= KEEP_ALIVE:
                quiet = 0.0
                yield b"\n".join(encode(event) for event in events) + b"\n"
            await asyncio.sleep(LOOK)

    return StreamingResponse(lines(), media_type=LINES)
