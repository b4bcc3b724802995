"""A real client of a real server: HTTP and WebSockets, as a browser or a bot would use them."""

import asyncio
import json
import uuid
from contextlib import suppress
from functools import partial
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as dial
from websockets.exceptions import ConnectionClosed

from tests.server.waiting import PATIENCE

Frame = dict[str, Any]

TOLD: set[str] = set()  # tokens and codes that servers gave us: none of them belongs in a log


# As patient as everything else here: by itself it hangs up on a busy machine.
connect = partial(
    dial, max_size=1 << 24, open_timeout=PATIENCE, ping_interval=None, close_timeout=PATIENCE
)


class Live:
    """A followed table: remembers what it was told, and checks the numbers."""

    def __init__(self, address: str, code: str, token: str) -> None:
        self.url = f"{address.replace('http', 'ws', 1)}api/tables/{code}/live"
        self.token = token
        self.number: int | None = None  # of the last event
        self.events: list[Frame] = []
        self.answers: dict[str, Frame] = {}
        self.latest: dict[str, Frame] = {}
        self.bye: Frame | None = None
        self.raw: list[str] = []  # every message as it came
        self.socket: ClientConnection | None = None
        self._heard = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self.close()

    async def open(self, **hello: Any) -> None:
        self.socket = await connect(self.url)
        greeting = {"token": self.token, **hello}
        if self.number is not None:
            greeting["seen"] = self.number
        self.latest, self.bye = {}, None
        with suppress(ConnectionClosed):  # by a server that will not even listen
            await self.socket.send(json.dumps(greeting))
        self._task = asyncio.create_task(self._listen(self.socket))
        await self.until(lambda: "welcome" in self.latest or self.bye is not None)

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self._task is not None:
            await self._task

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            async for message in socket:
                self.raw.append(str(message))
                for line in str(message).split("\n"):
                    self._hear(json.loads(line))
                self._heard.set()
        except ConnectionClosed:
            pass
        self.bye = self.bye or {"type": "bye", "text": "closed", "again": True}
        self._heard.set()

    def _hear(self, frame: Frame) -> None:
        match frame["type"]:
            case "news" | "note" | "talk" | "end":
                assert self.number is None or frame["number"] == self.number + 1, (
                    f"event {frame['number']} after {self.number}"
                )
                self.number = frame["number"]
                self.events.append(frame)
            case "done":
                self.answers[frame["id"]] = frame
            case "refused":
                self.answers[frame["id"] or ""] = frame
            case "bye":
                self.bye = frame
            case "welcome":
                if self.number is not None and "welcome" not in self.latest:
                    assert frame["number"] == self.number, "the rest does not follow"
                self.number = frame["number"]
                self.latest["welcome"] = frame
                self.bye = None
            case kind:
                self.latest[kind] = frame

    async def until(self, true: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                self._heard.clear()
                await self._heard.wait()

    async def send(self, do: str, known: str | None = None, **rest: Any) -> Frame:
        """Ask for something, and wait for the answer."""
        assert self.socket is not None
        command = known or uuid.uuid4().hex
        self.answers.pop(command, None)
        await self.socket.send(json.dumps({"do": do, "id": command, **rest}))
        await self.until(lambda: command in self.answers or self.bye is not None)
        return self.answers.get(command, {"type": "lost"})

    @property
    def request(self) -> Frame | None:
        request: Frame | None = self.latest.get("view", {}).get("request")
        return request

    @property
    def over(self) -> bool:
        return any(event["type"] == "end" for event in self.events)

    def _asked(self, after: int) -> bool:
        """Whether something is asked after that request, or nothing will be any more."""
        if self.over or self.bye is not None:
            return True
        return self.request is not None and self.request["number"] > after

    @property
    def _rests(self) -> bool:
        """Whether there is a break that this seat has not asked to end."""
        recess = self.latest.get("table", {}).get("recess")
        seat = self.latest.get("welcome", {}).get("seat")
        return recess is not None and seat is not None and seat not in recess["back"]

    async def play(self, pick: Any = None, most: int = 10_000) -> int:
        """Answer every request until the end, or until the connection is lost."""
        moves = asked = 0
        while moves < most:
            await self.until(lambda after=asked: self._rests or self._asked(after))
            if self._rests and self.bye is None:
                await self.send("resume")
                continue
            if self.over or self.bye is not None or self.request is None:
                break
            request = self.request
            option = (pick or _by_turns)(request)
            answer = await self.send("choose", request=request["number"], option=option)
            if answer["type"] == "done":
                moves += 1
            elif answer.get("code") != "too_late":
                break
            asked = request["number"]
        return moves


def _by_turns(request: Frame) -> int:
    options = request["options"]
    option: int = options[request["number"] * 7 % len(options)]["id"]
    return option


class Server:
    """The HTTP side."""

    def __init__(self, address: str, come_from: str | None = None) -> None:
        """`come_from`: one of this machine's own addresses, as which the server knows us."""
        self.address = address
        # The server hangs up after five idle seconds, maybe as the next request is sent.
        kept = httpx.Limits(keepalive_expiry=1.0)
        way = httpx.AsyncHTTPTransport(local_address=come_from, limits=kept)
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE, transport=way)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self.http.aclose()

    async def get(self, path: str, token: str | None = None, **query: Any) -> httpx.Response:
        return await self.http.get(path, headers=_bearer(token), params=query)

    async def post(self, path: str, body: Any, token: str | None = None) -> httpx.Response:
        return await self.http.post(path, json=body, headers=_bearer(token))

    async def open_table(self, name: str = "Ada", **table: Any) -> Frame:
        settings = {"game": "kompromat", **table}
        response = await self.post("/api/tables", {"name": name, "table": settings})
        assert response.status_code == 200, response.text
        ticket: Frame = response.json()
        TOLD.update((ticket["token"], ticket["code"]))
        return ticket

    async def join(self, code: str, name: str = "Bob", **rest: Any) -> Frame:
        response = await self.post(f"/api/tables/{code}/join", {"name": name, **rest})
        assert response.status_code == 200, response.text
        ticket: Frame = response.json()
        TOLD.add(ticket["token"])
        return ticket

    async def join_or_none(self, code: str, name: str, seated: list[Frame]) -> Frame | None:
        """Adds to those who are seated; None if every seat is taken."""
        response = await self.post(f"/api/tables/{code}/join", {"name": name})
        if response.status_code == 409:
            return None
        seated.append(response.json())
        return seated[-1]

    async def do(self, ticket: Frame, do: str, **rest: Any) -> httpx.Response:
        command = {"do": do, "id": uuid.uuid4().hex, **rest}
        return await self.post(f"/api/tables/{ticket['code']}/commands", command, ticket["token"])

    def live(self, ticket: Frame) -> Live:
        return Live(self.address, ticket["code"], ticket["token"])


def _bearer(token: str | None) -> dict[str, str]:
    return {} if token is None else {"Authorization": f"Bearer {token}"}
