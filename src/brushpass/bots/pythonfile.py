"""Plays a person's Python file. A script: it runs in the bot's own process.

It speaks the protocol of docs/bot_protocol.md on one side and calls the file's function `play` on
the other. It imports nothing of Brushpass: so it starts quickly, and holds nothing to peek at.
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

EXTRAS: Final = ("told", "table", "budget", "rng")
SIGNATURE: Final = "play(view, options)"
CHUNK: Final = 1 << 16
PARTING: Final = 1.0  # seconds for the bot's own clearing up

Lines = queue.SimpleQueue[bytes | None]


def load(path: str) -> Callable[..., Any]:
    sys.path.insert(0, os.path.dirname(os.path.abspath(path)))  # for what lies beside it
    spec = importlib.util.spec_from_file_location("bot_from_file", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    play = getattr(module, "play", None)
    if not callable(play):
        sys.exit(f"{path} has no function {SIGNATURE}")
    return play  # type: ignore[no-any-return]


def extras_of(play: Callable[..., Any], path: str) -> list[str]:
    """Which of the extras it asks for by name."""
    names = list(inspect.signature(play).parameters)
    wrong = [name for name in names[2:] if name not in EXTRAS]
    if len(names) < 2 or wrong:
        allowed = ", ".join(EXTRAS)
        sys.exit(f"{path}: play({', '.join(names)}) must be {SIGNATURE}, then any of {allowed}")
    return names[2:]


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


def serve(play: Callable[..., Any], wanted: list[str], lines: Lines, wire: Any) -> None:
    given: dict[str, Any] = {"told": []}
    while (line := lines.get()) is not None:
        message = json.loads(line)
        match message.pop("type"):
            case "hello":
                given["table"] = message
                given["rng"] = random.Random(message["seed"])
                answer: dict[str, Any] = {"type": "ready"}
            case "told":
                given["told"] += message["messages"]
                continue
            case "decide":
                given["budget"] = message["budget"]
                returned = play(
                    message["view"], message["options"], **{name: given[name] for name in wanted}
                )
                answer = {"type": "answer", "request": message["request"], **answer_of(returned)}
            case _:
                continue
        wire.write(json.dumps(answer) + "\n")
        wire.flush()


def main(path: str) -> None:
    wire = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what the bot prints must not be taken for an answer
    lines: Lines = queue.SimpleQueue()
    threading.Thread(target=listen, args=(lines,), daemon=True).start()
    play = load(path)
    serve(play, extras_of(play, path), lines, wire)


if __name__ == "__main__":
    main(sys.argv[1])
