"""What each endpoint does."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from typing import Final

import msgspec
from starlette.responses import PlainTextResponse, Response, StreamingResponse

from brushpass import __version__
from brushpass.bots.registry import BOTS
from brushpass.core.catalogue import find_game
from brushpass.core.catalogue import games as all_games
from brushpass.core.record import Record
from brushpass.core.rulebook import sections
from brushpass.core.seats import seat_of
from brushpass.core.wire import Wire, encode
from brushpass.server import door, frames
from brushpass.server.live import reception
from brushpass.server.live.house import House
from brushpass.server.live.invitations import Invitation, accept, decline, invitations
from brushpass.server.live.reception import Ticket
from brushpass.server.live.room import Room
from brushpass.server.replay import belief_frames, names_of, replay_frames, replay_head
from brushpass.server.store.rows import ResultRow, TableRow
from brushpass.server.tables import commands as c
from brushpass.server.tables.refused import Refused
from brushpass.server.tables.settings import Settings
from brushpass.server.tables.streams import Audience
from brushpass.server.tables.table import OPEN, PLAYING
from brushpass.server.tokens import hash_of
from brushpass.server.web import bodies as b
from brushpass.server.web.call import Call, bearer, person_of
from brushpass.server.web.packing import packed
from brushpass.server.web.reading import read_number

KEEP_ALIVE: Final = 6.0  # seconds between empty lines
LOOK: Final = 1.0  # seconds between looks for a bot's new games
LINES: Final = "application/x-ndjson"


async def health(call: Call) -> Wire:
    await call.house.store.table("HEALTH")
    return b.HealthAnswer("ok", __version__)


async def games(call: Call) -> Wire:
    bots = [b.BotAnswer(name, bot.words) for name, bot in BOTS.items()]
    about = [game.about.describe() for game in all_games().values()]
    return b.GamesAnswer(msgspec.convert(about, list[b.GameAbout]), bots)


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
    if isinstance(call.body, c.Rematch | c.Invite):
        await reception.obey_elsewhere(call.house, room, person, call.body)
    else:
        await room.command(person, call.body)
    return frames.DoneFrame(call.body.id)


async def stream(call: Call) -> Response:
    room, person = call.at
    seen = read_number(call.request.query_params.get("seen"), "seen")
    blocks = call.request.query_params.get("blocks") == "1"

    async def lines() -> AsyncIterator[bytes]:
        try:
            async with (
                call.connected(),
                call.house.following(room, person, seen, blocks) as listener,
            ):
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
        if table.settings.aids != "full":
            raise Refused("wrong", "this table plays without a dossier")
        return b.DossierAnswer(door.dossier(table, seat))


async def rules(call: Call) -> Wire:
    game = find_game(call.request.path_params["game"])
    listed = [
        b.RulesSection(s.title, [b.RuleText(r.number, r.text, r.reconstructed) for r in s.rules])
        for s in sections(game.about.name)
    ]
    return b.RulesAnswer(game.about.name, game.about.title, game.about.authors, listed)


async def record(call: Call) -> Response:
    assert call.room is not None
    result = await _declassified(call)
    return PlainTextResponse(
        result.record,
        headers={"content-disposition": f'attachment; filename="{call.room.code}.txt"'},
    )


async def replay(call: Call) -> Response:
    result = await _declassified(call)
    record = Record.from_text(result.record)
    seat = _audience(call, record)

    async def lines() -> AsyncIterator[bytes]:
        yield encode(replay_head(record, result)) + b"\n"
        async for line in _unhurried(replay_frames(record, seat, names_of(result))):
            yield line

    return packed(call.request, lines(), LINES)


async def replay_beliefs(call: Call) -> Response:
    result = await _declassified(call)
    record = Record.from_text(result.record)
    frames = belief_frames(record, _audience(call, record), names_of(result))
    return packed(call.request, _unhurried(frames), LINES)


async def _unhurried(frames: Iterator[bytes]) -> AsyncIterator[bytes]:
    for frame in frames:
        yield frame + b"\n"
        await asyncio.sleep(0)  # a long game must not keep the others waiting


def _audience(call: Call, record: Record) -> Audience:
    text = call.request.query_params.get("seat")
    return None if text is None else seat_of(text, record.options.seats)


async def _declassified(call: Call) -> ResultRow:
    """After the end all may be told: to those of the table, and to whoever has a link to it if
    spectators were welcome."""
    assert call.room is not None
    async with call.room.settled() as table:
        alone = table.settings.watch == "nobody"
    if alone:
        person = await person_of(call.house, call.room, bearer(call.request))
        if not table.may_look(person):
            raise Refused("not_yours", "you are no longer at this table")
    result = await call.house.store.result(call.room.code)
    if result is None:
        raise Refused("too_late", "this is told after the end of the game")
    return result


async def add_bot(call: Call) -> Wire:
    return b.TokenAnswer(await reception.add_bot(call.house, call.body.name))


async def bot_events(call: Call) -> Response:
    assert call.bot is not None
    token = hash_of(call.bot[1])

    async def lines() -> AsyncIterator[bytes]:
        try:
            async with call.connected():
                async for line in _events(call.house, token):
                    yield line
        except Refused as refusal:
            yield door.refused(None, refusal.code, str(refusal)) + b"\n"

    return StreamingResponse(lines(), media_type=LINES)


async def _events(house: House, token: bytes) -> AsyncIterator[bytes]:
    playing: set[str] = set()
    asked: dict[str, Invitation] = {}
    quiet = 0.0
    while not house.stopping:
        now = set(await house.store.tables_of(token, PLAYING))
        events: list[Wire] = [b.GameStart(code) for code in sorted(now - playing)]
        events += [b.GameFinish(code) for code in sorted(playing - now)]
        invited = await invitations(house, token)
        events += [
            b.Challenge(new.code, new.seat, new.game, new.mode, new.seats)
            for new in invited.values()
            if asked.get(new.code) != new
        ]
        playing, asked = now, invited
        quiet = 0.0 if events else quiet + LOOK
        if events or quiet >= KEEP_ALIVE:
            quiet = 0.0
            yield b"\n".join(encode(event) for event in events) + b"\n"
        await asyncio.sleep(LOOK)


async def accept_challenge(call: Call) -> Wire:
    room, account = _challenged(call)
    await accept(call.house, room, account)
    return frames.DoneFrame("accept")


async def decline_challenge(call: Call) -> Wire:
    room, account = _challenged(call)
    await decline(call.house, room, account)
    return frames.DoneFrame("decline")


def _challenged(call: Call) -> tuple[Room, bytes]:
    assert call.room is not None
    assert call.bot is not None
    return call.room, hash_of(call.bot[1])
