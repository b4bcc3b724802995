"""Bots from outside as tests need them: real programs, most of them bad at it."""

import os
import sys
import time
from pathlib import Path
from textwrap import dedent, indent
from typing import Any, Final

from brushpass.bots.budget import Budget
from brushpass.bots.match import decide
from brushpass.bots.outside import Outside, find_outside
from brushpass.bots.wall import Walled
from brushpass.core.catalogue import find_game
from brushpass.core.chance import Fast
from brushpass.core.table import Table
from brushpass.core.wire import encode

PATIENCE: Final = 240.0  # seconds after which something hangs: a busy machine is no failure
PROGRAM = """
import json, os, signal, sys, time

def say(**message):
    print(json.dumps(message), flush=True)

for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "hello":
        say(type="ready")
    if asked["type"] == "decide":
        request, names = asked["request"], [option["name"] for option in asked["options"]]
"""


def program(folder: Path, at_decision: str, grace: float = 30.0) -> Outside:
    """One that speaks JSON lines and does this when it is asked."""
    file = folder / "program"
    body = indent(dedent(at_decision).strip(), " " * 8)
    file.write_text(f"#!{sys.executable} -S{PROGRAM}{body}\n")
    file.chmod(0o755)
    return find_outside(str(file), find_game("kompromat"), grace)


def python_file(folder: Path, text: str, grace: float = 30.0) -> Outside:
    file = folder / "my_bot.py"
    file.write_text(dedent(text))
    return find_outside(str(file), find_game("kompromat"), grace)


class Trial:
    """A bot in seat A of Kompromat at its first decision, to be asked again and again."""

    def __init__(self, bot: Outside, budget: Budget | None = None) -> None:
        self.table = Table(bot.game, bot.game.about.options(), Fast(2))
        self.told = self.table.post.take()
        self.seat = self.table.to_act()[0]
        self.walled = Walled(bot, self.table.options, self.seat, Fast(1), budget)

    def __enter__(self) -> "Trial":
        self.hear_again()
        return self

    def __exit__(self, *_: Any) -> None:
        self.walled.leave()

    def hear_again(self, times: int = 1) -> None:
        self.walled.hear([encode(message) for message in self.told[self.seat]] * times, False)

    def ask(self) -> str:
        chosen = decide(self.table, self.seat, self.walled)
        assert chosen in self.table.legal(self.seat)
        return chosen.name


def ended(pid: int) -> bool:
    """Whether there is no such process any more; a zombie that nobody waits for is one."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def gone(pid: int) -> bool:
    """Whether the process ends at all."""
    limit = time.monotonic() + PATIENCE
    while not ended(pid):
        if time.monotonic() > limit:
            return False
        time.sleep(0.02)
    return True


def written(file: Path) -> str:
    """What a program writes to this file, once it has."""
    limit = time.monotonic() + PATIENCE
    while not (file.exists() and file.read_text().endswith("\n")):
        assert time.monotonic() < limit, f"nobody wrote {file}"
        time.sleep(0.02)
    return file.read_text()
