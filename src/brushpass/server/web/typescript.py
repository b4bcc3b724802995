"""The browser's types, from the same schemas as the OpenAPI document.

`python -m brushpass.server.web.typescript client/src/wire` writes them; a test compares.
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from brushpass.core.catalogue import games
from brushpass.core.game import AnyGame
from brushpass.server.spelled import spelled
from brushpass.server.tables.commands import AnyCommand
from brushpass.server.web.openapi import document

MADE: Final = "// Made from the server's schema by `make types`. Not to be edited.\n"
BASIC: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}
REF: Final = "{name}"


def files() -> dict[str, str]:
    """By file name: the server's own types, and those of each game."""
    (command,), components = msgspec.json.schema_components([AnyCommand], ref_template=REF)
    server = json.loads(document())["components"]["schemas"]
    made = {"server.ts": _module({**server, **components, "AnyCommand": command})}
    for name, game in games().items():
        face = game.face
        kinds = [face.view_type(), face.message_type(), face.reading_type()]
        (_, fact, _), components = msgspec.json.schema_components(kinds, ref_template=REF)
        types = _module({**components, "Fact": fact})
        made[f"{name}.ts"] = types + _actions(game) + _lexicon(face.lexicon())
    return made


def _module(components: dict[str, Any]) -> str:
    parts = [_declaration(name, schema) for name, schema in sorted(components.items())]
    return MADE + "\n" + "\n".join(parts)


def _actions(game: AnyGame) -> str:
    """What options can be, so that a page that asks for another one is not built."""
    kinds: dict[str, str] = {}
    for action in spelled(game):
        fields = [
            f"{field}: {json.dumps(value) if field == 'do' else _of(value)}"
            for field, value in action.items()
        ]
        kinds[str(action["do"])] = f"\n  | {{ {'; '.join(fields)} }}"
    return f"\nexport type Action ={''.join(kinds[do] for do in sorted(kinds))};\n"


def _of(value: object) -> str:
    return "boolean" if isinstance(value, bool) else "number"


def _lexicon(names: dict[str, Any]) -> str:
    """What the numbers in views and facts stand for."""
    return "".join(
        f"\nexport const {name.upper()} = {json.dumps(value, ensure_ascii=False)} as const;\n"
        for name, value in names.items()
    )


def _declaration(name: str, schema: dict[str, Any]) -> str:
    words = "".join(f"/** {line.strip()} */\n" for line in [schema.get("description", "")] if line)
    if "properties" not in schema and schema.get("type") != "object":
        return f"{words}export type {name} = {_type(schema)};\n"
    return f"{words}export interface {name} {_type(schema)}\n"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[-1])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(_type(one) for one in schema["anyOf"])
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(_type({**schema, "type": one}) for one in kind)
    if kind == "array":
        return _array(schema)
    if kind == "object":
        return _object(schema)
    if kind == "null":
        return "null"
    return BASIC[kind] if kind else "unknown"


def _array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(item) for item in schema['prefixItems'])}]"
    items = _type(schema.get("items") or {})
    return f"({items})[]" if " " in items else f"{items}[]"


def _object(schema: dict[str, Any]) -> str:
    if "properties" not in schema:
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
    needed = set(schema.get("required", []))
    lines = []
    for name, value in schema["properties"].items():
        lines.append(f"  {name}{'' if name in needed else '?'}: {_type(value)};")
    return "{\n" + "\n".join(lines) + "\n}"


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    made = files()
    for old in set(folder.glob("*.ts")) - {folder / name for name in made}:
        old.unlink()
    for name, text in made.items():
        (folder / name).write_text(text, "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
