"""OpenAPI 3.1, made from the list of endpoints and the types of what goes in and out."""

import re
from typing import Any, Final

import msgspec

from brushpass import __version__
from brushpass.server import frames
from brushpass.server.replay import AnyReplayFrame
from brushpass.server.tables.refused import STATUS
from brushpass.server.web import bodies as b
from brushpass.server.web.endpoints import ENDPOINTS, Endpoint
from brushpass.server.web.socket import Hello

REF: Final = "#/components/schemas/{name}"
QUERIES: Final[dict[str, dict[str, Any]]] = {
    "/api/tables/{code}/stream": {
        "seen": {"type": "integer", "minimum": 0},
        "blocks": {"type": "string", "enum": ["1"]},
    },
    "/api/tables/{code}/replay": {"seat": {"type": "string"}},
    "/api/tables/{code}/replay/beliefs": {"seat": {"type": "string"}},
}


def document() -> bytes:
    kinds: list[Any] = [
        frames.AnyFrame,
        b.GameStart | b.GameFinish | b.Challenge | b.Seated,
        Hello,
        frames.RefusedFrame,
    ]
    kinds.append(AnyReplayFrame)
    for endpoint in ENDPOINTS:
        kinds += [kind for kind in (endpoint.body, endpoint.gives) if kind is not None]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    by_kind = dict(zip(map(repr, kinds), schemas, strict=True))
    components = {
        **components,
        "Frame": schemas[0],
        "BotEvent": schemas[1],
        "AnyReplayFrame": schemas[4],
    }
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, by_kind)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {
                "title": "Brushpass table server",
                "version": __version__,
                "description": "Tables are followed over WebSocket at /api/tables/{code}/live: "
                "send a Hello, then commands; a message holds one or more Frames, one a line. "
                "Numbers are whole: 3.0 is refused where 3 is meant.",
            },
            "paths": paths,
            "components": {
                "schemas": components,
                "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
            },
        }
    )


def _operation(endpoint: Endpoint, by_kind: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {"summary": endpoint.words, "operationId": endpoint.answer.__name__}
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    parameters += [
        {"name": name, "in": "query", "required": False, "schema": schema}
        for name, schema in QUERIES.get(endpoint.path, {}).items()
    ]
    if parameters:
        operation["parameters"] = parameters
    if endpoint.who != "anybody":
        operation["security"] = [{"token": []}]
    if endpoint.body is not None:
        content = {"application/json": {"schema": by_kind[repr(endpoint.body)]}}
        operation["requestBody"] = {"required": True, "content": content}
    done: dict[str, Any] = {"description": "Done."}
    if endpoint.gives is not None:
        done["content"] = {"application/json": {"schema": by_kind[repr(endpoint.gives)]}}
    refused = {"application/json": {"schema": by_kind[repr(frames.RefusedFrame)]}}
    statuses = sorted({str(status) for status in STATUS.values() if status != 500})
    operation["responses"] = {"200": done} | {
        status: {"description": "Refused, with a sentence.", "content": refused}
        for status in statuses
    }
    return operation
