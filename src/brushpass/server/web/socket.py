"""A live table over a WebSocket: first who you are, then commands in and frames out.

A message from the server holds one or more frames, one a line.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from brushpass.server import door
from brushpass.server.figures import figures
from brushpass.server.live.house import House
from brushpass.server.live.listener import Listener
from brushpass.server.live.reception import obey_elsewhere
from brushpass.server.live.room import Room
from brushpass.server.store.store import DOWN
from brushpass.server.tables import commands as c
from brushpass.server.tables.commands import AnyCommand
from brushpass.server.tables.refused import Refused
from brushpass.server.tokens import TOKEN
from brushpass.server.web.call import person_of
from brushpass.server.web.limits import Bucket, Limits
from brushpass.server.web.origin import same_origin
from brushpass.server.web.reading import read

PATIENCE: Final = 10.0  # seconds until somebody who connects must have said who they are
STRIKES: Final = 50  # commands that came too fast, until the connection is closed
POLICY: Final = 1008
RESTART: Final = 1012
DONE: Final = 1000
NO_STORE: Final = "the store does not answer: try again"
GONE: Final = (WebSocketDisconnect, RuntimeError)  # what sending to a closed socket raises

log = logging.getLogger(__name__)


class Hello(Struct, frozen=True, forbid_unknown_fields=True):
    """`seen`: the number of the last event you know, to get the rest."""

    token: str
    seen: int | None = None
    blocks: bool = False


async def live(socket: WebSocket) -> None:
    house: House = socket.app.state.house
    if not same_origin(socket.headers, socket.app.state.origins):
        await socket.close(POLICY)
        return
    await socket.accept()
    address = socket.client.host if socket.client else ""
    try:
        if socket.app.state.buckets.take(address, house.time.now()):
            raise Refused("too_fast", "too many connections at once: wait a moment")
        with socket.app.state.connections.one(address):
            await _meet(socket, house)
    except TimeoutError:
        await _close(socket, "no_token", "nobody said who is there")
    except Refused as refusal:
        await _close(socket, refusal.code, str(refusal))
    except DOWN:
        log.exception("the store did not answer")
        await _close(socket, "unavailable", NO_STORE)
    except GONE:
        pass


async def _meet(socket: WebSocket, house: House) -> None:
    async with asyncio.timeout(PATIENCE):
        hello: Hello = read(await _receive(socket), Hello)
    room = await house.room(socket.path_params["code"])
    token = hello.token if TOKEN.fullmatch(hello.token) else None
    person = await person_of(house, room, token)
    async with house.following(room, person, hello.seen, hello.blocks) as listener:
        await _converse(socket, house, room, person, listener)


async def _converse(
    socket: WebSocket, house: House, room: Room, person: int, listener: Listener
) -> None:
    speaking = asyncio.create_task(_speak(socket, listener))
    hearing = asyncio.create_task(_hear(socket, house, room, person, listener))
    try:
        await asyncio.wait([speaking, hearing], return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (speaking, hearing):
            task.cancel()
        for end in await asyncio.gather(speaking, hearing, return_exceptions=True):
            if isinstance(end, Exception) and not isinstance(end, GONE):
                log.error("a conversation broke off", exc_info=end)


async def _speak(socket: WebSocket, listener: Listener) -> None:
    while not listener.finished:
        frames = await listener.take()
        if frames:
            await socket.send_text(frames.decode())
    await socket.close(RESTART if listener.again else POLICY)


async def _hear(
    socket: WebSocket, house: House, room: Room, person: int, listener: Listener
) -> None:
    limits: Limits = socket.app.state.limits
    bucket = Bucket(limits.command_burst, limits.command_rate, house.time.now())
    strikes = 0
    while True:
        message = await _receive(socket)
        wait = bucket.take(house.time.now())
        if wait:
            strikes += 1
            if strikes > STRIKES:
                listener.close("Too many commands at once.", again=False)
                return
            allowed = f"up to {limits.command_rate:g} commands a second"
            listener.tell([_refusal(None, Refused("too_fast", allowed))])
            await house.time.sleep(wait)
            continue
        await _obey(message, house, room, person, listener)


async def _obey(
    message: str | bytes, house: House, room: Room, person: int, listener: Listener
) -> None:
    command: AnyCommand | None = None
    try:
        command = read(message, AnyCommand)
        assert command is not None
        if isinstance(command, c.Rematch | c.Invite):
            await obey_elsewhere(house, room, person, command)
            listener.tell([door.done(command.id)])
        else:
            await room.command(person, command, lambda line: listener.tell([line]))
    except Refused as refusal:
        known = None if command is None else command.id
        listener.tell([_refusal(known, refusal)])
    except DOWN:
        log.exception("the store did not answer")
        known = None if command is None else command.id
        listener.tell([_refusal(known, Refused("unavailable", NO_STORE))])


def _refusal(command: str | None, refusal: Refused) -> bytes:
    figures.add("brushpass_refusals_total", code=refusal.code)
    return door.refused(command, refusal.code, str(refusal))


async def _receive(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", DONE))
    text: str | None = message.get("text")
    return message["bytes"] if text is None else text


async def _close(socket: WebSocket, code: str, text: str) -> None:
    with suppress(*GONE):
        await socket.send_text(_refusal(None, Refused(code, text)).decode())
        await socket.close(RESTART if code == "unavailable" else POLICY)
