"""A live table over a WebSocket: first who you are, then commands in and frames out.

A message from the server holds one or more frames, one a line.
"""

import asyncio
import logging
from collections.abc import Callable
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
from brushpass.server.web.gate import Gate, address_of
from brushpass.server.web.limits import Bucket, Limits
from brushpass.server.web.protocol import STRAIGHT, SocketProtocol
from brushpass.server.web.reading import LARGEST, read

PATIENCE: Final = 10.0  # seconds until somebody who connects must have said who they are
STRIKES: Final = 50  # commands that came too fast, until the connection is closed
POLICY: Final = 1008
RESTART: Final = 1012
DONE: Final = 1000
CHOOSE: Final = b'"choose"'  # only a decision goes the short way
NO_STORE: Final = "the store does not answer: try again"
GONE: Final = (WebSocketDisconnect, RuntimeError)  # what sending to a closed socket raises

log = logging.getLogger(__name__)


class Hello(Struct, frozen=True, forbid_unknown_fields=True):
    """`seen`: the number of the last event you know, to get the rest; `covered`: be told what
    everybody is, though a seat is yours."""

    token: str
    seen: int | None = None
    blocks: bool = False
    covered: bool = False


async def live(socket: WebSocket) -> None:
    house: House = socket.app.state.house
    gate: Gate = socket.app.state.gate
    if not gate.let_connect(socket):
        await socket.close(POLICY)
        return
    await socket.accept()
    try:
        gate.count(socket)
        with socket.app.state.connections.one(address_of(socket)):
            await _meet(socket, house)
    except TimeoutError:
        await _close(socket, "no_token", "nobody said who is there")
    except Refused as refusal:
        gate.note(socket, refusal)
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
    async with house.following(room, person, hello.seen, hello.blocks, hello.covered) as listener:
        await _converse(socket, house, room, person, listener)


async def _converse(
    socket: WebSocket, house: House, room: Room, person: int, listener: Listener
) -> None:
    straight: SocketProtocol | None = socket.scope.get("extensions", {}).get(STRAIGHT)
    heard = Heard(socket.app.state.limits, house, room, person, listener)
    if straight is not None:
        straight.hears = heard.at_once
        listener.carried_by(straight.say)
    speaking = asyncio.create_task(_speak(socket, listener))
    hearing = asyncio.create_task(heard.all(socket))
    try:
        await asyncio.wait([speaking, hearing], return_when=asyncio.FIRST_COMPLETED)
    finally:
        if straight is not None:
            straight.hears = None
        for task in (speaking, hearing):
            task.cancel()
        for end in await asyncio.gather(speaking, hearing, return_exceptions=True):
            if isinstance(end, Exception) and not isinstance(end, GONE):
                log.error("a conversation broke off", exc_info=end)


async def _speak(socket: WebSocket, listener: Listener) -> None:
    """What could not go straight to the wire."""
    while not listener.finished:
        frames = await listener.take()
        if frames:
            await socket.send_text(frames.decode())
        listener.taken()
    await socket.close(RESTART if listener.again else POLICY)


class Heard:
    """What one connection says, one command after the other."""

    def __init__(
        self, limits: Limits, house: House, room: Room, person: int, listener: Listener
    ) -> None:
        self._limits = limits
        self._house = house
        self._room = room
        self._person = person
        self._listener = listener
        self._bucket = Bucket(limits.command_burst, limits.command_rate, house.time.now())
        self._under_way = 0  # commands that went one of the ways and have no answer yet

    def at_once(self, message: bytes) -> bool:
        """A decision that nothing is in the way of: without a task that waits for anything."""
        if self._under_way or len(message) > LARGEST or CHOOSE not in message:
            return False
        now = self._house.time.now()
        if not self._bucket.holds(now):
            return False
        try:
            command = read(message, c.AnyCommand)
        except Refused:
            return False
        if not isinstance(command, c.Choose):
            return False
        went = self._room.choose(self._person, command, self._acknowledge, self._again(message))
        if went:
            self._bucket.take(now)
            self._under_way += 1
        return went

    def _acknowledge(self, line: bytes) -> None:
        """What follows from the decision comes in the same message."""
        self._under_way -= 1
        self._listener.tell([line])

    def _again(self, message: bytes) -> Callable[[], None]:
        def otherwise() -> None:
            task = asyncio.ensure_future(self._obey(message))
            self._room.under_way.add(task)
            task.add_done_callback(self._room.under_way.discard)

        return otherwise

    async def _obey(self, message: bytes) -> None:
        try:
            await _obey(message, self._house, self._room, self._person, self._listener)
        finally:
            self._under_way -= 1

    async def all(self, socket: WebSocket) -> None:
        strikes = 0
        while True:
            message = await _receive(socket)
            wait = self._bucket.take(self._house.time.now())
            if wait:
                strikes += 1
                if strikes > STRIKES:
                    self._listener.close("Too many commands at once.", again=False)
                    return
                allowed = f"up to {self._limits.command_rate:g} commands a second"
                self._listener.tell([_refusal(None, Refused("too_fast", allowed))])
                self._listener.cut()
                await self._house.time.sleep(wait)
                continue
            self._under_way += 1
            try:
                await _obey(message, self._house, self._room, self._person, self._listener)
            finally:
                self._under_way -= 1


async def _obey(
    message: str | bytes, house: House, room: Room, person: int, listener: Listener
) -> None:
    command: AnyCommand | None = None
    try:
        command = read(message, AnyCommand)
        assert command is not None
        if isinstance(command, c.Elsewhere):
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
    finally:
        listener.cut()


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
