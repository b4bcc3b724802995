"""The OpenAPI document says what the server does, and the protocol page says the same."""

import asyncio
import json
import re
from typing import Any

from brushpass.server.web.endpoints import ENDPOINTS
from brushpass.server.web.openapi import document
from tests.architecture.tree import ROOT
from tests.server.client import Server
from tests.server.waiting import PATIENCE

PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")


def references(thing: Any) -> set[str]:
    if isinstance(thing, dict):
        own = {thing["$ref"]} if isinstance(thing.get("$ref"), str) else set()
        return own.union(*[references(part) for part in thing.values()])
    if isinstance(thing, list):
        return set().union(*[references(part) for part in thing])
    return set()


def test_every_endpoint_is_described_and_every_reference_leads_somewhere() -> None:
    described = json.loads(document())
    for endpoint in ENDPOINTS:
        operation = described["paths"][endpoint.path][endpoint.method.lower()]
        assert operation["summary"] == endpoint.words
        assert ("security" in operation) == (endpoint.who != "anybody")
    for reference in references(described):
        name = reference.removeprefix("#/components/schemas/")
        assert name in described["components"]["schemas"], reference


def test_the_page_names_every_endpoint_command_and_frame() -> None:
    described = json.loads(document())
    for path in described["paths"]:
        assert path in PAGE, path
    for schema in described["components"]["schemas"].values():
        for tag in ("type", "do"):
            const = schema.get("properties", {}).get(tag, {}).get("enum", [])
            for name in const:
                assert f"`{name}`" in PAGE or f'"{name}"' in PAGE, name


def test_the_session_on_the_page_can_be_played(address: str) -> None:
    """Every request of the page's session, in order, with the answers filled in."""
    steps = re.findall(r"^(GET|POST) (\S+)(?: (\{.*\}))?$", PAGE, re.MULTILINE)
    assert len(steps) == 6

    async def story() -> None:
        known: dict[str, str] = {}
        async with Server(address) as server:
            for method, path, body in steps:
                answer = await ask(server, method, fill(path, known), fill(body, known), known)
                if path == "/api/tables":
                    known |= {"TOKEN": answer["token"], "CODE": answer["code"]}
                if "/stream" in path:
                    request = answer["request"]
                    known["REQUEST"] = str(request["number"])
                    known["OPTION"] = str(request["options"][0]["id"])

    asyncio.run(story())


def fill(text: str, known: dict[str, str]) -> str:
    for name, value in known.items():
        text = text.replace(name, value)
    return text


async def ask(server: Server, method: str, path: str, body: str, known: dict[str, str]) -> Any:
    """The answer; of a stream the first view in which something is asked."""
    headers = {"Authorization": f"Bearer {known.get('TOKEN', 'none yet')}"}
    async with (
        asyncio.timeout(PATIENCE),
        server.http.stream(method, path, content=body or None, headers=headers) as answer,
    ):
        assert answer.status_code == 200, f"{method} {path}"
        async for line in answer.aiter_lines():
            frame = json.loads(line or "{}")
            if "/stream" not in path or (frame.get("type") == "view" and frame["request"]):
                return frame
    raise AssertionError(f"{method} {path} answered nothing")
