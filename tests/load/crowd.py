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
DONE: Final = b'{"type":"done"'
REFUSED: Final = b'{"type":"refused"'


class Option(Struct):
    id: int


class Request(Struct):
    number: int
    options: list[Option]


class View(Struct):
    request: Request | None


view_decoder: Final = Decoder(View)


class Figures:
    def __init__(self) -> None:
        self.sent = 0  # decisions
        self.waits: list[float] = []  # seconds from a decision sent to its acknowledgement
        self.acknowledged = 0
        self.refused: list[str] = []
        self.ready: deque[Player] = deque()  # who is asked, in the order of asking
        self.hurry = False  # everybody answers at once
        self.heard = 0  # bytes

    @property
    def answered(self) -> bool:
        """Whether nobody waits for anything."""
        return self.acknowledged + len(self.refused) >= self.sent


class Player:
    """Answers each request once."""

    def __init__(self, code: str, token: str, figures: Figures) -> None:
        self._figures = figures
        self._answered = 0
        self._request: Request | None = None
        self._sent = 0.0
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
            elif line.startswith(REFUSED):
                self._figures.refused.append(line.decode())

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
        self.players: list[Player] = []
        self.idle: list[Socket] = []
        self._starts: list[tuple[str, str]] = []

    async def _post(self, path: str, body: Any, token: str = "") -> Any:
        return await next(self._turns).post(path, body, token)

    async def seat(self, tables: int, games: list[str]) -> None:
        """Tables with a person in every seat, connected, ready and not yet begun."""
        await asyncio.gather(*[self._seat(games[n % len(games)]) for n in range(tables)])

    async def _seat(self, game: str) -> None:
        opening = {"name": "A", "table": {"game": game, "listed": False}}
        host = await self._post("/api/tables", opening)
        code = host["code"]
        self._starts.append((code, host["token"]))
        tokens = [host["token"]]
        while True:
            try:
                ticket = await self._post(f"/api/tables/{code}/join", {"name": "B"})
            except RuntimeError as full:
                if "every seat is taken" not in str(full):
                    raise
                break
            tokens.append(ticket["token"])
            command = {"do": "ready", "id": "ready"}
            await self._post(f"/api/tables/{code}/commands", command, ticket["token"])
        for token in tokens:
            player = Player(code, token, self.figures)
            await self._connect(player.socket)
            self.players.append(player)

    async def begin(self) -> None:
        command = {"do": "start", "id": "start"}
        await asyncio.gather(
            *[self._post(f"/api/tables/{code}/commands", command, t) for code, t in self._starts]
        )

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
        await asyncio.get_running_loop().create_connection(lambda: socket, HERE, self._port)

    def close(self) -> None:
        for socket in [*self.idle, *[player.socket for player in self.players]]:
            socket.close()
        for http in self._https:
            http.close()
