"""A server's tools at standard input and output: every call is passed on to its `/mcp`."""

import asyncio
from typing import Any, Final

import httpx2
from mcp import Client
from mcp.client.streamable_http import streamable_http_client
from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server
from mcp.shared.exceptions import MCPError
from mcp.types import CallToolResult, ListToolsResult

from brushpass import __version__
from brushpass.core.refusal import Refusal
from brushpass.server.mcp.protocol import INSTRUCTIONS, refused
from brushpass.server.mcp.tools import LONGEST_WAIT, TOOLS, AtTable

PATIENCE: Final = LONGEST_WAIT + 30.0  # seconds for an answer
REMEMBERED: Final = {tool.name for tool in TOOLS if issubclass(tool.takes, AtTable)}
LOST: Final = (OSError, httpx2.HTTPError, MCPError)


def run(server: str, token: str | None) -> None:
    url = f"{server.rstrip('/')}/mcp"
    if not url.startswith(("http://", "https://")):
        raise Refusal(f"--server is an address like http://localhost:8765, not {server!r}")
    try:
        asyncio.run(_serve(url, token))
    except* LOST as group:
        first = group.exceptions[0]
        while isinstance(first, ExceptionGroup):
            first = first.exceptions[0]
        why = str(first) or type(first).__name__
        raise Refusal(f"{url} does not answer, or speaks no MCP: {why}") from None


async def _serve(url: str, token: str | None) -> None:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    async with httpx2.AsyncClient(headers=headers, timeout=PATIENCE) as http:
        carried = streamable_http_client(url, http_client=http, terminate_on_close=False)
        async with Client(carried) as client, stdio_server() as (read, write):
            tools = _passing_on(client)
            await tools.run(read, write, tools.create_initialization_options())


def _passing_on(client: Client) -> Server[Any]:
    last: str | None = None  # the token of the table that was opened or joined last

    async def list_tools(context: Any, params: Any) -> ListToolsResult:
        return await client.list_tools()

    async def call_tool(context: Any, params: Any) -> CallToolResult:
        nonlocal last
        arguments = dict(params.arguments or {})
        if last is not None and params.name in REMEMBERED:
            arguments.setdefault("token", last)
        try:
            result = await client.call_tool(params.name, arguments)
        except LOST as error:
            return refused("unavailable", f"the server does not answer: {error}")
        given = (result.structured_content or {}).get("token")
        last = given if isinstance(given, str) else last
        return result

    return Server(
        "brushpass",
        version=__version__,
        title="Brushpass",
        instructions=INSTRUCTIONS,
        on_list_tools=list_tools,
        on_call_tool=call_tool,
    )
