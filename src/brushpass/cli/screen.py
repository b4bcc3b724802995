"""Where commands print: calm, narrow enough to read, plain when nobody looks."""

import json
from typing import Any, Final, NoReturn

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from brushpass.cli.stop import BROKEN_PIPE, Stop

WIDEST: Final = 96  # longer lines are hard to follow with the eye
KEY: Final = "bold yellow"  # what may be pressed; the only colour there is
QUIET: Final = "dim"


class Screen(Console):
    def on_broken_pipe(self) -> NoReturn:
        raise Stop(BROKEN_PIPE)


def screen(stderr: bool = False) -> Screen:
    console = Screen(stderr=stderr, highlight=False, markup=False, emoji=False)
    if console.width > WIDEST:
        console.width = WIDEST
    return console


def heading(console: Console, title: str, aside: str = "") -> None:
    """A line across the page with a title in it, and perhaps a word at its end."""
    tail = f" {aside} ──" if aside else ""
    line = Text("── ", QUIET, no_wrap=True, overflow="ellipsis").append(title, "not dim bold")
    line.append(" ").pad_right(max(0, console.width - line.cell_len - len(tail)), "─")
    console.print()
    console.print(line.append(tail))


def indented(console: Console, text: str | Text, style: str = "") -> None:
    console.print(
        Padding(Text(text, style) if isinstance(text, str) else text, (0, 0, 0, 2), expand=False)
    )


def print_json(data: Any) -> None:
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))
