"""What each endpoint does."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final

import msgspec
from starlette.responses import Response, StreamingResponse

from brushpass import __version__
from brushpass.bots.registry import BOTS
from brushpass.core.about import About
from brushpass.core.brief import brief
from brushpass.core.catalogue import find_game
from brushpass.core.catalogue import games as all_games
from brushpass.core.first_game import first_game
from brushpass.core.rulebook import Section, parts
from brushpass.core.wire import Wire, encode
from brushpass.server import door, frames
from brushpass.server.live import lending, reception
from brushpass.server.live.house import House
from brushpass.server.live.invitations import accept, decline
from brushpass.server.live.notices import Known
from brushpass.server.live.own import Own, own_table
from brushpass.server.live.room import Room
from brushpass.server.live.ticket import Ticket
from brushpass.server.network import Network
from brushpass.server.store.rows import TableRow
from brushpass.server.tables import commands as c
from brushpass.server.tables.paces import pace_of
from brushpass.server.tables.refused import Refused
from brushpass.server.tables.settings import ClockRule, Settings
from brushpass.server.tables.table import GUIDED, OPEN, PLAYING
from brushpass.server.tokens import hash_of
from brushpass.server.web import bodies as b
from brushpass.server.web.call import Call
from brushpass.server.web.openings import Openings
from brushpass.server.web.reading import read_number

KEEP_ALIVE: Final = 6.0  # seconds between empty lines
LINES: Final = "application/x-ndjson"


async def health(call: Call) -> Wire:
    await call.house.check()
    return b.HealthAnswer("ok", __version__)


async def games(call: Call) -> Wire:
    bots = [b.BotAnswer(name, bot.words) for name, bot in BOTS.items()]
    return b.GamesAnswer([_about(game.about) for game in all_games().values()], bots)


def _about(about: About) -> b.GameAbout:
    told = about.describe()
    for mode in told["modes"]:
        pace = pace_of(about, mode["mode"])
        mode["clocks"] = [ClockRule("decision", seconds) for seconds in pace.decision]
        mode["clocks"] += [ClockRule("game", seconds) for seconds in pace.game]
    said = brief(about.name)
    first = first_game(about.name) is not None
    return msgspec.convert(
        {**told, "aim": said.aim, "turn": said.turn, "first": first}, b.GameAbout
    )


async def openapi(call: Call) -> Response:
    from brushpass.server.web.openapi import document

    return Response(document(), media_type="application/json")


async def network(call: Call) -> Wire:
    ours: Network = call.request.app.state.network
    port = call.request.scope["server"][1]
    if ours.reached is not None:
        return b.NetworkAnswer(_origin(ours.reached, port), None, "")
    try:
        return b.NetworkAnswer(None, _origin(ours.offered(), port), "")
    except Refused as refusal:
        return b.NetworkAnswer(None, None, str(refusal))


def _origin(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


async def open_network(call: Call) -> Wire:
    ours: Network = call.request.app.state.network
    await ours.open(call.request.scope["server"][1])
    return await network(call)


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
    settings: Settings = call.body.table
    openings: Openings = call.request.app.state.openings
    if settings.listed:
        await openings.check(call.house.store, call.address)
    ticket = await reception.open_table(call.house, settings, call.body.name, call.address)
    if settings.listed:
        openings.note(call.address, ticket.code)
    return _ticket(call, ticket)


async def own(call: Call) -> Wire:
    body: b.OwnTables = call.body
    call.charge(len(body.tickets))
    found = [await own_table(call.house, one.code, one.token) for one in body.tickets]
    return b.OwnAnswer([_own(one) for one in found if one is not None and one.row.life != GUIDED])


def _own(one: Own) -> b.OwnTable:
    row, result = one.row, one.result
    winners = None if result is None else msgspec.json.decode(result.winners, type=list[int])
    at = row.created_at if result is None else result.finished_at
    return b.OwnTable(row.code, row.game, row.life, one.names, one.seat, winners, at)


async def invitation(call: Call) -> Wire:
    assert call.room is not None
    async with call.room.settled() as table:
        return door.invitation(table, call.room.here)


async def join(call: Call) -> Wire:
    assert call.room is not None
    body: b.Join = call.body
    return _ticket(
        call,
        await reception.join(
            call.house, call.room, body.name, body.seat, body.watch, call.bot, call.address
        ),
    )


async def claim(call: Call) -> Wire:
    assert call.room is not None
    return _ticket(call, await lending.claim(call.house, call.room, call.body.word))


def _ticket(call: Call, ticket: Ticket) -> Wire:
    url = call.request.url
    link = f"{url.scheme}://{url.netloc}/t/{ticket.code}"
    seat_link = f"{link}#{ticket.token}"
    return b.TicketAnswer(ticket.code, ticket.person, ticket.token, link, seat_link)


async def command(call: Call) -> Wire:
    room, person = call.at
    if isinstance(call.body, c.Elsewhere):
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
        return b.DossierAnswer(room.dossiers.of(table, seat))


async def rules(call: Call) -> Wire:
    game = find_game(call.request.path_params["game"])
    texts = [
        b.RulesPart(part.title, part.preface, [_section(section) for section in part.sections])
        for part in parts(game.about.name)
    ]
    about, said = game.about, brief(game.about.name)
    first = first_game(about.name) is not None
    return b.RulesAnswer(
        about.name, about.title, about.authors, said.aim, list(said.turn), first, texts
    )


def _section(section: Section) -> b.RulesSection:
    texts = [b.RuleText(rule.number, rule.text, rule.reconstructed) for rule in section.rules]
    return b.RulesSection(section.title, texts)


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


async def _events(house: House, account: bytes) -> AsyncIterator[bytes]:
    told = Known()
    async with house.notices.following(account) as follower:
        while not house.stopping:
            try:
                async with asyncio.timeout(KEEP_ALIVE):
                    known = await follower.news()
            except TimeoutError:
                yield b"\n"
                continue
            begun, ended = known.playing - told.playing, told.playing - known.playing
            events: list[Wire] = [b.GameStart(code) for code in sorted(begun)]
            events += [b.GameFinish(code) for code in sorted(ended)]
            events += [b.Seated(code) for code in sorted(known.seated - told.seated)]
            events += [
                b.Challenge(new.code, new.seat, new.game, new.mode, new.seats)
                for code, new in known.invited.items()
                if told.invited.get(code) != new
            ]
            told = known
            if events:
                yield b"\n".join(encode(event) for event in events) + b"\n"


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
