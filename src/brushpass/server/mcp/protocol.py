"""The tools as the official SDK serves them. Nothing else here imports it; it is an extra."""

import logging
from collections.abc import Callable
from typing import Any, Final

import msgspec
from mcp.server.lowlevel import Server
from mcp.types import CallToolResult, ListToolsResult, TextContent, ToolAnnotations
from mcp.types import Tool as Listed

from brushpass import __version__
from brushpass.core.refusal import Refusal
from brushpass.server.figures import figures
from brushpass.server.mcp.caller import Caller, Reply
from brushpass.server.mcp.tools import TOOLS, Tool
from brushpass.server.store.store import DOWN
from brushpass.server.tables.refused import Refused

log = logging.getLogger(__name__)

INSTRUCTIONS: Final = (
    "Five spy card games of hidden information. `list_games` says what there is, `read_rules` how "
    "it is played. Open a table with bots (`open_table`) or join one (`join_table`); then `wait` "
    "until you are asked, `decide`, and `wait` again. You see what your seat may see, and so does "
    "everybody else. After the end `read_result` tells all."
)
BY_NAME: Final = {tool.name: tool for tool in TOOLS}

# Who calls, from what the transport knows of the request; None at a terminal.
Whose = Callable[[Any], Caller]


def tool_server(whose: Whose) -> Server[Any]:
    async def list_tools(context: Any, params: Any) -> ListToolsResult:
        return ListToolsResult(tools=[listed(tool) for tool in TOOLS])

    async def call_tool(context: Any, params: Any) -> CallToolResult:
        try:
            return said(await answer(whose(context.request), params.name, params.arguments or {}))
        except Refused as refusal:
            figures.add("brushpass_refusals_total", code=refusal.code)
            return refused(refusal.code, str(refusal))
        except Refusal as refusal:
            return refused("wrong", str(refusal))
        except DOWN:
            log.exception("the store did not answer")
            return refused("unavailable", "the store does not answer: try again")
        except Exception:
            log.exception("a tool failed", extra={"route": params.name[:40]})
            return refused("fault", "a fault of the server, not yours")

    return Server(
        "brushpass",
        version=__version__,
        title="Brushpass",
        instructions=INSTRUCTIONS,
        on_list_tools=list_tools,
        on_call_tool=call_tool,
    )


async def answer(caller: Caller, name: str, arguments: dict[str, Any]) -> Reply:
    tool = BY_NAME.get(name)
    if tool is None:
        raise Refused("unknown", f"there is no tool {name[:40]!r}: allowed: {', '.join(BY_NAME)}")
    try:
        args = msgspec.convert(arguments, tool.takes)
    except msgspec.ValidationError as error:
        text = str(error)
        raise Refused("malformed", text[:1].lower() + text[1:300]) from None
    return await tool.answer(caller, args)


def listed(tool: Tool) -> Listed:
    schema = msgspec.json.schema(tool.takes, ref_template="#/$defs/{name}")
    kind = schema["$defs"][tool.takes.__name__]
    return Listed(
        name=tool.name,
        description=tool.words,
        input_schema={key: kind[key] for key in kind if key not in ("title", "description")},
        annotations=ToolAnnotations(
            read_only_hint=tool.reads, destructive_hint=False, open_world_hint=False
        ),
    )


def said(reply: Reply) -> CallToolResult:
    text = TextContent(type="text", text=reply.text)
    return CallToolResult(content=[text], structured_content=reply.data)


def refused(code: str, text: str) -> CallToolResult:
    sentence = TextContent(type="text", text=text)
    return CallToolResult(
        content=[sentence], structured_content={"code": code, "text": text}, is_error=True
    )
