"""Tables with people at them who decide when they are told to, and people who only sit there."""

import asyncio
import itertools
import json
from collections import deque
from time import perf_counter
from typing import Any, Final

from msgspec import Struct
from msgspec.json import Decoder

from tests.load.wire import HERE, Http, Socket

AT_ONCE: Final = 16  # HTTP connections while the tables are set up
WATCHERS: Final = 10  # idle people at one table

VIEW: Final = b'{"type":"view"'
DONE: Final = b'{"type":"done","id":"r'  # of a decision
TABLE: Final = b'{"type":"table"'
WELCOME: Final = b'{"type":"welcome"'
END: Final = b'{"type":"end"'
REFUSED: Final = b'{"type":"refused"'


class Option(Struct):
    id: int


class Request(Struct):
    number: int
    options: list[Option]


class View(Struct):
    request: Request | None


class Recess(Struct):
    seat: int


class Around(Struct):
    rematch: str | None
    recess: Recess | None


class Welcome(Struct):
    seat: int | None


view_decoder: Final = Decoder(View)
table_decoder: Final = Decoder(Around)
welcome_decoder: Final = Decoder(Welcome)


class Figures:
    def __init__(self) -> None:
        self.sent = 0  # decisions
        self.waits: list[float] = []  # seconds from a decision sent to its acknowledgement
        self.acknowledged = 0
        self.refused: list[str] = []
        self.ready: deque[Player] = deque()  # who is asked, in the order of asking
        self.hurry = False  # everybody answers at once
        self.heard = 0  # bytes
        self.games = 0  # that were played to their ends

    @property
    def answered(self) -> bool:
        """Whether nobody waits for anything."""
        return self.acknowledged + len(self.refused) >= self.sent


class Player:
    """Answers each request once."""

    def __init__(self, code: str, token: str, figures: Figures) -> None:
        self.token = token
        self.over = asyncio.Event()
        self.rematch: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._figures = figures
        self._answered = 0
        self._request: Request | None = None
        self._sent = 0.0
        self._seat: int | None = None
        self._breaks = 0
        self.socket = Socket(
            f"/api/tables/{code}/live", json.dumps({"token": token}).encode(), self._hear
        )

    def _hear(self, message: bytes) -> None:
        self._figures.heard += len(message)
        for line in message.split(b"\n"):
            if line.startswith(DONE):
                self._figures.waits.append(perf_counter() - self._sent)
                self._figures.acknowledged += 1
            elif line.startswith(VIEW):
                self._see(view_decoder.decode(line).request)
            elif line.startswith(END):
                self.over.set()
            elif line.startswith(TABLE):
                self._look_around(table_decoder.decode(line))
            elif line.startswith(WELCOME):
                self._seat = welcome_decoder.decode(line).seat
            elif line.startswith(REFUSED):
                self._figures.refused.append(line.decode())

    def _look_around(self, table: Around) -> None:
        if table.rematch is not None and not self.rematch.done():
            self.rematch.set_result(table.rematch)
        if table.recess is not None and table.recess.seat == self._seat:  # nobody here needs it
            self._breaks += 1
            self.socket.send(b'{"do":"resume","id":"b%d"}' % self._breaks)

    def _see(self, request: Request | None) -> None:
        if request is None or request.number <= self._answered:
            return
        fresh = self._request is None or self._request.number < request.number
        self._request = request
        if self._figures.hurry:
            self.decide()
        elif fresh:
            self._figures.ready.append(self)

    def decide(self) -> None:
        request = self._request
        if request is None or request.number <= self._answered:
            return
        self._answered = request.number
        option = request.options[request.number * 7 % len(request.options)].id
        self._sent = perf_counter()
        self._figures.sent += 1
        self.socket.send(
            b'{"do":"choose","id":"r%d","request":%d,"option":%d}'
            % (request.number, request.number, option)
        )


class Crowd:
    def __init__(self, port: int) -> None:
        self._port = port
        self._https = [Http(port) for _ in range(AT_ONCE)]
        self._turns = itertools.cycle(self._https)
        self.figures = Figures()
        self._tables: list[list[Player]] = []  # the host first
        self._codes: list[str] = []
        self._following: list[asyncio.Task[None]] = []
        self._sockets: list[Socket] = []
        self.idle: list[Socket] = []

    @property
    def players(self) -> list[Player]:
        return [player for table in self._tables for player in table]

    async def _post(self, path: str, body: Any, token: str = "") -> Any:
        return await next(self._turns).post(path, body, token)

    async def _do(self, code: str, do: str, token: str) -> None:
        await self._post(f"/api/tables/{code}/commands", {"do": do, "id": do}, token)

    async def seat(self, tables: int, games: list[str]) -> None:
        """Tables with a person in every seat, connected, ready and not yet begun."""
        await asyncio.gather(*[self._seat(games[n % len(games)]) for n in range(tables)])

    async def _seat(self, game: str) -> None:
        opening = {"name": "A", "table": {"game": game, "listed": False}}
        host = await self._post("/api/tables", opening)
        code, tokens = host["code"], [host["token"]]
        while True:
            try:
                ticket = await self._post(f"/api/tables/{code}/join", {"name": "B"})
            except RuntimeError as full:
                if "every seat is taken" not in str(full):
                    raise
                break
            tokens.append(ticket["token"])
        self._tables.append(await self._sit_down(code, tokens))
        self._codes.append(code)

    async def _sit_down(self, code: str, tokens: list[str]) -> list[Player]:
        players = [Player(code, token, self.figures) for token in tokens]
        for player in players:
            await self._connect(player.socket)
        for player in players[1:]:
            await self._do(code, "ready", player.token)
        return players

    async def begin(self) -> None:
        starts = zip(self._codes, self._tables, strict=True)
        await asyncio.gather(*[self._do(code, "start", table[0].token) for code, table in starts])
        self._following = [asyncio.create_task(self._go_on(n)) for n in range(len(self._tables))]

    async def _go_on(self, number: int) -> None:
        """When a game is over the next one begins at once, as people do it: by a rematch."""
        while True:
            host, *others = was = self._tables[number]
            await host.over.wait()
            self.figures.games += 1
            await self._do(self._codes[number], "rematch", host.token)
            code = await host.rematch
            fresh = await self._sit_down(code, [host.token, *[one.token for one in others]])
            self._codes[number], self._tables[number] = code, fresh
            await self._do(code, "start", host.token)
            for player in was:
                player.socket.close()

    async def watch(self, sockets: int) -> None:
        """People who are connected and see nothing happen."""
        for first in range(0, sockets, WATCHERS):
            opening = {"name": "A", "table": {"game": "kompromat", "listed": False}}
            code = (await self._post("/api/tables", opening))["code"]
            count = min(WATCHERS, sockets - first)
            await asyncio.gather(*[self._watch(code) for _ in range(count)])

    async def _watch(self, code: str) -> None:
        ticket = await self._post(f"/api/tables/{code}/join", {"name": "W", "watch": True})
        hello = json.dumps({"token": ticket["token"]}).encode()
        socket = Socket(f"/api/tables/{code}/live", hello, lambda message: None)
        await self._connect(socket)
        self.idle.append(socket)

    async def _connect(self, socket: Socket) -> None:
        self._sockets.append(socket)
        await asyncio.get_running_loop().create_connection(lambda: socket, HERE, self._port)

    def close(self) -> None:
        for task in self._following:
            task.cancel()
        for socket in self._sockets:  # also of those who were just sitting down
            socket.close()
        for http in self._https:
            http.close()
