"""An assistant that speaks MCP through the official SDK's own client, and plays by turns."""

import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx2
from mcp import Client, StdioServerParameters
from mcp.client.streamable_http import streamable_http_client

from tests.server.client import TOLD
from tests.server.waiting import PATIENCE

Data = dict[str, Any]


class Assistant:
    def __init__(self, client: Client) -> None:
        self.client = client
        self.heard: list[str] = []  # every answer, as text and as data

    async def ask(self, tool: str, **arguments: Any) -> tuple[str, Data]:
        """The text and the data of an answer, or of a refusal."""
        result = await self.client.call_tool(tool, arguments)
        (content,) = result.content
        assert content.type == "text"
        data: Data = result.structured_content or {}
        assert result.is_error == ("code" in data)
        TOLD.update([data[name] for name in ("token", "table") if data.get(name)])
        self.heard.append(content.text + str(data))
        return content.text, data

    async def step(self, moves: int, **at: Any) -> Data:
        """Waits until it is asked, and takes some option."""
        _, data = await self.ask("wait", **at)
        if data.get("options"):
            move = data["options"][(3 + 7 * moves) % len(data["options"])]
            _, data = await self.ask("decide", move=move["name"], **at)
            assert data.get("code") in (None, "too_late"), data
        return data

    async def play(self, **at: Any) -> None:
        """To the end."""
        moves, life = 0, "playing"
        while life != "over":
            life = (await self.step(moves, **at)).get("life", life)
            moves += 1


@asynccontextmanager
async def over_http(address: str, token: str | None = None) -> AsyncIterator[Assistant]:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    async with httpx2.AsyncClient(headers=headers, timeout=PATIENCE) as http:
        way = streamable_http_client(f"{address}mcp", http_client=http, terminate_on_close=False)
        async with Client(way) as client:
            yield Assistant(client)


@asynccontextmanager
async def over_stdio(*arguments: str) -> AsyncIterator[Assistant]:
    program = StdioServerParameters(
        command=sys.executable,
        args=["-m", "brushpass", "mcp", *arguments],
        env=dict(os.environ),
    )
    async with Client(program) as client:
        yield Assistant(client)
