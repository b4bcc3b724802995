"""A host asks a bot with an account to the table; it accepts or declines, as on lichess."""

import asyncio
import json
import secrets
import sys
from typing import Any

from tests.server.client import Server
from tests.server.waiting import PATIENCE


async def account(server: Server) -> tuple[str, str]:
    """Name and token."""
    name = secrets.token_hex(8)
    return name, (await server.post("/api/bots", {"name": name})).json()["token"]


async def next_event(server: Server, token: str) -> Any:
    headers = {"Authorization": f"Bearer {token}"}
    async with (
        asyncio.timeout(PATIENCE),
        server.http.stream("GET", "/api/bots/events", headers=headers) as events,
    ):
        async for line in events.aiter_lines():
            if line:
                return json.loads(line)
    raise AssertionError("the events ended")


def test_a_bot_that_accepts_sits_down_and_one_that_declines_is_gone(address: str) -> None:
    async def story() -> None:
        async with Server(address) as server:
            host = await server.open_table(game="microfilms", seats=3)
            (name, token), (other, others) = await account(server), await account(server)
            url = f"/api/bots/challenges/{host['code']}"
            assert (await server.post(f"{url}/accept", {}, token)).status_code == 409
            async with server.live(host) as live:
                assert (await live.send("invite", seat=0, name=name))["code"] == "too_late"
                unknown = await live.send("invite", seat=1, name="nobody at all")
                assert unknown["text"] == ("there is no bot with an account called 'nobody at all'")
                for _ in range(2):  # a command that comes again is carried out once
                    assert (await live.send("invite", "i1", seat=1, name=name))["type"] == "done"
                assert (await live.send("invite", seat=2, name=other))["type"] == "done"
                challenge = {"type": "challenge", "code": host["code"], "seat": 1}
                described = {"game": "microfilms", "mode": "standard", "seats": 3}
                for _ in range(2):  # told again to whoever connects again
                    assert await next_event(server, token) == {**challenge, **described}
                assert (await server.post(f"{url}/decline", {}, others)).status_code == 200
                for _ in range(2):
                    assert (await server.post(f"{url}/accept", {}, token)).status_code == 200
                await live.until(lambda: live.latest["table"]["seats"][1]["person"] is not None)
                table = live.latest["table"]
                assert [person["name"] for person in table["people"]] == ["Ada", name]
                assert table["seats"][2]["person"] is None
                said = [event["text"] for event in live.events if event["type"] == "note"]
                assert f"{name} is invited to B." in said
                assert f"{other} leaves." in said
            assert (await server.post(f"{url}/accept", {}, others)).status_code == 409

    asyncio.run(story())


def test_brushpass_bot_comes_when_it_is_invited(address: str) -> None:
    async def story() -> None:
        async with Server(address) as server:
            name, token = await account(server)
            visitor = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "brushpass", "bot", "clerk"),
                *("--server", address, "--token", token),
                stdout=asyncio.subprocess.PIPE,
            )
            try:
                host = await server.open_table()
                async with server.live(host) as live:
                    assert (await live.send("invite", seat=1, name=name))["type"] == "done"
                    await live.until(lambda: live.latest["table"]["seats"][1]["person"] is not None)
                    assert (await live.send("start"))["type"] == "done"
                    assert await live.play(most=3) == 3
            finally:
                visitor.terminate()
                said, _ = await visitor.communicate()
            assert b"accepts to play kompromat" in said

    asyncio.run(story())
