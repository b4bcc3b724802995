"""Plays a person's Python file. A script: it runs in the bot's own process.

It speaks the protocol of docs/bot_protocol.md on one side and calls the file's function `play` on
the other, or `answer`, which reads and writes text. It imports nothing of Brushpass: so it starts
quickly, and holds nothing to peek at.
"""

import importlib.util
import inspect
import json
import os
import queue
import random
import sys
import threading
import time
from collections.abc import Callable
from typing import Any, Final

EXTRAS: Final = {
    "play": ("told", "table", "budget", "rng"),
    "answer": ("introduction", "table", "rng"),
}
SIGNATURES: Final = {"play": "play(view, options)", "answer": "answer(text)"}
CHUNK: Final = 1 << 16
PARTING: Final = 1.0  # seconds for the bot's own clearing up

Lines = queue.SimpleQueue[bytes | None]


def load(path: str) -> tuple[str, Callable[..., Any]]:
    sys.path.insert(0, os.path.dirname(os.path.abspath(path)))  # for what lies beside it
    spec = importlib.util.spec_from_file_location("bot_from_file", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    for name in SIGNATURES:
        found = getattr(module, name, None)
        if callable(found):
            return name, found
    sys.exit(f"{path} has no function {' or '.join(SIGNATURES.values())}")


def extras_of(kind: str, function: Callable[..., Any], path: str) -> list[str]:
    """Which of the extras it asks for by name."""
    names = list(inspect.signature(function).parameters)
    first = 2 if kind == "play" else 1
    wrong = [name for name in names[first:] if name not in EXTRAS[kind]]
    if len(names) < first or wrong:
        said, allowed = f"{kind}({', '.join(names)})", ", ".join(EXTRAS[kind])
        sys.exit(f"{path}: {said} must be {SIGNATURES[kind]}, then any of {allowed}")
    return names[first:]


def listen(lines: Lines) -> None:
    """Beside the bot: when the table hangs up, even a bot that never answers must end.

    Not through sys.stdin: its lock, held here, would keep a bot that crashes from ending.
    """
    rest = b""
    while data := os.read(0, CHUNK):
        *whole, rest = (rest + data).split(b"\n")
        for line in whole:
            lines.put(line)
    lines.put(None)
    time.sleep(PARTING)
    os._exit(0)


def answer_of(returned: Any) -> dict[str, Any]:
    if isinstance(returned, dict) and "name" in returned:
        return {"option": returned["name"]}
    if isinstance(returned, str):
        return {"option": returned}
    try:
        return {"probabilities": [float(probability) for probability in returned]}
    except (TypeError, ValueError):
        raise TypeError(
            f"play returned {returned!r:.80}: it must return one of the options, its name, "
            "or a list with a probability for each"
        ) from None


def text_of(returned: Any) -> dict[str, Any]:
    if not isinstance(returned, str):
        raise TypeError(f"answer returned {returned!r:.80}: it must return a text")
    return {"text": returned}


def serve(
    kind: str, function: Callable[..., Any], wanted: list[str], lines: Lines, wire: Any
) -> None:
    given: dict[str, Any] = {"told": []}
    while (line := lines.get()) is not None:
        message = json.loads(line)
        match message.pop("type"):
            case "hello":
                given["table"] = message
                given["rng"] = random.Random(message["seed"])
                answer: dict[str, Any] = {"type": "ready"}
                if kind == "answer":
                    answer["reads"] = "text"
            case "told":
                given["told"] += message["messages"]
                continue
            case "decide":
                given["budget"] = message["budget"]
                given["introduction"] = message.get("introduction")
                extras = {name: given[name] for name in wanted}
                if kind == "answer":
                    chosen = text_of(function(message["text"], **extras))
                else:
                    chosen = answer_of(function(message["view"], message["options"], **extras))
                answer = {"type": "answer", "request": message["request"], **chosen}
            case _:
                continue
        wire.write(json.dumps(answer) + "\n")
        wire.flush()


def main(path: str) -> None:
    wire = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what the bot prints must not be taken for an answer
    lines: Lines = queue.SimpleQueue()
    threading.Thread(target=listen, args=(lines,), daemon=True).start()
    kind, function = load(path)
    serve(kind, function, extras_of(kind, function, path), lines, wire)


if __name__ == "__main__":
    main(sys.argv[1])
