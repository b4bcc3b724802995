"""docs/protocol.md is executed: its whole session happens as it is written there."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

from brushpass.server.tables.commands import AnyCommand
from brushpass.server.tables.refused import STATUS
from brushpass.server.web.endpoints import ENDPOINTS
from tests.server.client import Server

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()


def session() -> list[tuple[Any, ...]]:
    """Method, path, body and the lines that come back, of each request."""
    block = PAGE.split("## A whole session")[1].split("```")[1].removeprefix("text\n")
    found = []
    for part in block.strip().split("\n\n"):
        asked, *answered = part.split("\n")
        method, path, *body = asked.split(" ", 2)
        lines: list[str] = []
        for line in answered:
            if line.startswith("   "):  # goes on
                lines[-1] += line.strip()
            else:
                lines.append(line.strip())
        found.append((method, path, "".join(body), lines))
    return found


def fits(written: str, came: str) -> bool:
    """Three dots stand for anything, a number for any number, the code for any code."""
    pattern = re.escape(written).replace(r"\.\.\.", ".*").replace("KQ7M2P", "[A-Z0-9]{6}")
    pattern = pattern.replace("9f0c", "[0-9a-f]{4}")
    pattern = re.sub(r"(?<![\w{\[-])\d+(?![\w}\]-])", r"\\d+", pattern)
    return re.fullmatch(pattern, came) is not None


def test_the_session_on_the_page_happens_as_written(address: str) -> None:
    async def story() -> None:
        known: dict[str, str] = {}
        token = None
        async with Server(address) as server:
            for method, *rest, written in session():
                path, body = [fill_in(text, known) for text in rest]
                if method == "GET":
                    await follow(server, path, token, written, known)
                    continue
                answer = await server.post(path, json.loads(body), token)
                assert answer.status_code == 200, answer.text
                assert fits(written[0], answer.text), (written[0], answer.text)
                if token is None:
                    token, known["CODE"] = answer.json()["token"], answer.json()["code"]
        assert set(known) == {"CODE", "REQUEST", "OPTION"}

    asyncio.run(story())


def fill_in(text: str, known: dict[str, str]) -> str:
    for name, value in known.items():
        text = text.replace(name, value)
    return text


async def follow(
    server: Server, path: str, token: str | None, written: list[str], known: dict[str, str]
) -> None:
    """The lines of the stream as far as the first request; those on the page in their order."""
    headers = {"Authorization": f"Bearer {token}"}
    came: list[str] = []
    async with server.http.stream("GET", path, headers=headers) as stream:
        async for line in stream.aiter_lines():
            came += [line] if line else []
            frame: Any = json.loads(line) if line else {}
            if frame.get("request"):
                known["REQUEST"] = str(frame["request"]["number"])
                known["OPTION"] = str(frame["request"]["options"][0]["id"])
                break
    rest = iter(came)
    for line in written:
        if line != "...":
            assert any(fits(line, one) for one in rest), (line, came)


def test_every_endpoint_command_and_refusal_is_on_the_page() -> None:
    for endpoint in ENDPOINTS:
        assert f"`{endpoint.method} {endpoint.path}`" in PAGE, endpoint.path
    for kind in AnyCommand.__args__:
        assert f"`{kind.__struct_config__.tag}`" in PAGE, kind
    for code in STATUS:
        assert f"| `{code}` |" in PAGE or code == "fault", code
