"""Every route and every command, for every role and every state of a token."""

import asyncio
import json
import uuid
from dataclasses import dataclass, field
from typing import Any, Final, get_args

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from brushpass.server.tables.commands import AnyCommand
from brushpass.server.web.app import LIVE
from brushpass.server.web.endpoints import ENDPOINTS
from tests.server.client import Server, connect

ROLES: Final = ["host", "player", "watcher", "kicked", "stranger", "bot"]
TOKENS: Final = {"absent": None, "garbled": "x", "unknown": "A" * 43}


@dataclass
class Cast:
    """A table with somebody in every role, and a second table where the stranger is at home."""

    server: Server
    code: str = ""
    tokens: dict[str, str | None] = field(default_factory=dict)

    @staticmethod
    async def at(server: Server, life: str) -> "Cast":
        cast = Cast(server)
        host = await server.open_table(game="microfilms", seats=3, absence="vote")
        cast.code = host["code"]
        player = await server.join(cast.code, "Player", seat=1)
        watcher = await server.join(cast.code, "Watcher", watch=True)
        kicked = await server.join(cast.code, "Kicked", watch=True)
        await server.do(host, "kick", person=kicked["person"])
        stranger = await server.open_table("Stranger")
        bot = await server.post("/api/bots", {"name": f"bot {uuid.uuid4().hex[:12]}"})
        cast.tokens = {
            "host": host["token"],
            "player": player["token"],
            "watcher": watcher["token"],
            "kicked": kicked["token"],
            "stranger": stranger["token"],
            "bot": bot.json()["token"],
            **TOKENS,
        }
        if life != "open":
            await server.do(host, "bot", seat=2, name="recruit")
            await server.do(player, "ready")
            assert (await server.do(host, "start")).status_code == 200
        if life == "over":
            players = [server.live(ticket) for ticket in (host, player)]
            for live in players:
                await live.open()
            await asyncio.gather(*[live.play() for live in players])
            for live in players:
                await live.close()
        return cast

    async def ask(self, method: str, path: str, role: str, body: Any) -> int:
        token = self.tokens[role]
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        async with self.server.http.stream(
            method,
            path.replace("{code}", self.code).replace("{game}", "kompromat"),
            headers=headers,
            json=body,
        ) as response:
            return response.status_code


OPEN_TABLE: Final = {"name": "N", "table": {"game": "kompromat"}}
ANYBODY: Final = dict.fromkeys([*ROLES, *TOKENS], 200)
PEOPLE: Final = {
    **dict.fromkeys(("host", "player", "watcher"), 200),
    "kicked": 403,
    **dict.fromkeys(("stranger", "bot", *TOKENS), 401),
}
SEATED: Final = {**PEOPLE, "watcher": 403}
BOTS: Final = {**dict.fromkeys([*ROLES, *TOKENS], 401), "bot": 200}
SAY: Final = {"do": "say", "id": "a", "text": "hello"}
CLAIM: Final = {"word": "ABCDEFGH"}  # nobody has lent it
JOIN: Final = {"name": "N", "watch": True}

# (method, path): life of the table, body, status by role.
ROUTES: Final[dict[tuple[str, str], tuple[str, Any, dict[str, int]]]] = {
    ("GET", "/api/health"): ("open", None, ANYBODY),
    ("GET", "/api/games"): ("open", None, ANYBODY),
    ("GET", "/api/games/{game}/rules"): ("open", None, ANYBODY),
    ("GET", "/api/openapi.json"): ("open", None, ANYBODY),
    ("GET", "/api/network"): ("open", None, ANYBODY),  # all of them at this machine
    ("POST", "/api/network"): ("open", None, ANYBODY),
    ("GET", "/api/lobby"): ("open", None, ANYBODY),
    ("POST", "/api/tables"): ("open", OPEN_TABLE, ANYBODY),
    ("POST", "/api/own"): ("open", {"tickets": []}, ANYBODY),
    ("GET", "/api/tables/{code}"): ("open", None, ANYBODY),
    ("POST", "/api/tables/{code}/join"): ("open", JOIN, ANYBODY),
    ("POST", "/api/tables/{code}/claim"): ("playing", CLAIM, dict.fromkeys(ANYBODY, 400)),
    ("GET", "/api/tables/{code}/stream"): ("open", None, PEOPLE),
    ("POST", "/api/tables/{code}/commands"): ("open", SAY, PEOPLE),
    ("GET", "/api/tables/{code}/dossier"): ("playing", None, SEATED),
    ("GET", "/api/tables/{code}/record"): ("over", None, ANYBODY),
    ("GET", "/api/tables/{code}/replay"): ("over", None, ANYBODY),
    ("GET", "/api/tables/{code}/replay/beliefs"): ("over", None, ANYBODY),
    ("POST", "/api/bots"): ("open", None, {}),  # each name once: below
    ("GET", "/api/bots/events"): ("open", None, BOTS),
    ("POST", "/api/bots/challenges/{code}/accept"): ("open", None, {**BOTS, "bot": 409}),
    ("POST", "/api/bots/challenges/{code}/decline"): ("open", None, {**BOTS, "bot": 409}),
}


def test_every_route_has_a_row() -> None:
    assert {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS} == set(ROUTES)


@pytest.mark.parametrize(("method", "path"), list(ROUTES))
def test_a_route_answers_whom_it_should(address: str, method: str, path: str) -> None:
    life, body, expected = ROUTES[method, path]

    async def story() -> None:
        async with Server(address) as server:
            cast = await Cast.at(server, life)
            found = {role: await cast.ask(method, path, role, body) for role in expected}
            assert found == expected

    asyncio.run(story())


def test_a_name_of_a_bot_is_given_once(address: str) -> None:
    async def story() -> None:
        async with Server(address) as server:
            name = {"name": uuid.uuid4().hex[:20]}
            assert (await server.post("/api/bots", name)).status_code == 200
            assert (await server.post("/api/bots", name)).status_code == 400

    asyncio.run(story())


def test_a_game_that_nobody_might_watch_is_told_to_its_people_alone(address: str) -> None:
    async def story() -> None:
        async with Server(address) as server:
            host = await server.open_table(game="kompromat", watch="nobody")
            stranger = await server.open_table("Stranger")
            await server.do(host, "bot", seat=1, name="recruit")
            await server.do(host, "start")
            async with server.live(host) as live:
                await live.play()
            for path in ("record", "replay", "replay/beliefs"):
                url = f"/api/tables/{host['code']}/{path}"
                asked = [await server.get(url, token) for token in (host["token"], None)]
                asked.append(await server.get(url, stranger["token"]))
                assert [answer.status_code for answer in asked] == [200, 401, 401]

    asyncio.run(story())


def test_nothing_of_a_game_is_told_whole_before_its_end(address: str) -> None:
    async def story() -> None:
        async with Server(address) as server:
            cast = await Cast.at(server, "playing")
            for path in ("record", "replay", "replay?seat=A", "replay/beliefs?seat=A"):
                url = f"/api/tables/{{code}}/{path}"
                assert await cast.ask("GET", url, "host", None) == 409

    asyncio.run(story())


NOBODY: Final = {"kicked": 403, **dict.fromkeys(("stranger", "bot", *TOKENS), 401)}
HOST: Final = {"player": 403, "watcher": 403, **NOBODY, "host": 200}
OWN_SEAT: Final = {"watcher": 403, **NOBODY, "player": 200}

# do: life of the table, the rest of the command, status by role in this order.
COMMANDS: Final[dict[str, tuple[str, dict[str, Any], dict[str, int]]]] = {
    "sit": ("open", {"seat": 2}, {**NOBODY, "watcher": 200, "host": 409, "player": 409}),
    "stand": ("open", {}, OWN_SEAT),
    "bot": ("open", {"seat": 2, "name": "clerk"}, HOST),
    "invite": ("open", {"seat": 2, "name": "no such account"}, {**HOST, "host": 400}),
    "ready": ("open", {}, OWN_SEAT),
    "seal": ("open", {"hash": "0" * 64}, OWN_SEAT),
    "reveal": ("playing", {"nonce": "0" * 64}, {**OWN_SEAT, "player": 409, "host": 409}),
    "start": ("open", {}, {**HOST, "host": 400}),  # a seat is free
    "choose": ("playing", {"request": 99, "option": 0}, {**OWN_SEAT, "player": 409, "host": 409}),
    "say": ("open", {"text": "hello"}, {**NOBODY, "host": 200, "player": 200, "watcher": 200}),
    "kick": ("open", {"person": 2}, {**HOST}),
    "hand_over": ("open", {"person": 1}, HOST),
    "replace": (
        "playing",
        {"seat": 1, "name": "recruit"},
        {"host": 403, **OWN_SEAT},  # who is there, decides
    ),
    "return": ("playing", {}, {**OWN_SEAT, "player": 409, "host": 409}),
    "resume": ("playing", {}, {**OWN_SEAT, "player": 409, "host": 409}),
    "vote": ("playing", {"seat": 1}, {**OWN_SEAT, "player": 409, "host": 409}),
    "leave": ("open", {}, {**NOBODY, "watcher": 200, "player": 200, "host": 200}),
    "lend": ("playing", {"word": "ABCDEFGH"}, OWN_SEAT),
    "rematch": ("over", {}, OWN_SEAT),
}


def test_every_command_has_a_row() -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(AnyCommand)}
    assert tags == set(COMMANDS)


@pytest.mark.parametrize("do", list(COMMANDS))
def test_a_command_is_obeyed_from_whom_it_should(address: str, do: str) -> None:
    life, rest, expected = COMMANDS[do]
    url = "/api/tables/{code}/commands"

    async def story() -> None:
        async with Server(address) as server:
            cast = await Cast.at(server, life)
            found = {
                role: await cast.ask("POST", url, role, {"do": do, "id": role, **rest})
                for role in expected
            }
            assert found == expected

    asyncio.run(story())


@pytest.mark.parametrize("life", ["open", "playing", "over"])
def test_a_websocket_welcomes_whom_it_should(address: str, life: str) -> None:
    async def first(cast: Cast, role: str) -> str:
        url = address.replace("http", "ws", 1).rstrip("/") + LIVE.replace("{code}", cast.code)
        async with connect(url) as socket:
            await socket.send(json.dumps({"token": cast.tokens[role] or ""}))
            try:
                frame = json.loads(str(await socket.recv()).split("\n")[0])
            except ConnectionClosed:
                return "closed"
            return str(frame.get("code", frame["type"]))

    async def story() -> None:
        async with Server(address) as server:
            cast = await Cast.at(server, life)
            found = {role: await first(cast, role) for role in [*ROLES, *TOKENS]}
            assert found == {
                **dict.fromkeys(("host", "player", "watcher"), "welcome"),
                "kicked": "not_yours",
                **dict.fromkeys(("stranger", "bot", *TOKENS), "no_token"),
            }

    asyncio.run(story())


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        (None, True),
        ("own", True),
        ("https://evil.example", False),
        ("null", False),
        ("http://127.0.0.1.evil.example", False),
        ("http://[", False),
    ],
)
def test_a_websocket_from_another_site_is_refused(address: str, origin: Any, welcome: bool) -> None:
    async def story() -> bool:
        url = address.replace("http", "ws", 1).rstrip("/") + LIVE.replace("{code}", "AAAAAA")
        own: Any = address.rstrip("/") if origin == "own" else origin
        try:
            async with connect(url, origin=own):
                return True
        except InvalidStatus as error:
            return error.response.status_code != 403

    assert asyncio.run(story()) is welcome
