"""Turns that bots lost, for people and for programs."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console

from brushpass.bots.fault import Fault, Kind
from brushpass.cli.screen import QUIET, indented
from brushpass.cli.sheet import grid
from brushpass.core.seats import letter


def fault_lines(console: Console, seat: int) -> Callable[[Fault], None]:
    """A line for each lost turn during a game. What exactly went wrong might tell a secret."""
    told: list[Kind] = []

    def say(fault: Fault) -> None:
        if fault.kind is Kind.OUT and Kind.OUT in told:
            return
        told.append(fault.kind)
        turn = "from here on" if fault.kind is Kind.OUT else "this time"
        console.print()
        indented(
            console, f"{letter(seat)} ({fault.bot}) {fault.kind}: the Clerk plays for it {turn}."
        )

    return say


def print_faults(console: Console, faults: Sequence[Fault]) -> None:
    """After the end: how often and how, and what each bot last said of it."""
    if not faults:
        return
    rows = [[bot, kind, str(count)] for (bot, kind), count in counted(faults).items()]
    console.print()
    console.print(grid(["Played by the Clerk for", "Because it", "Turns"], rows))
    for fault in last_words(faults).values():
        if fault.kind is Kind.OUT:
            continue  # says nothing that the table does not
        console.print()
        console.print(f"{fault.bot} {fault.words}", highlight=False)
        if fault.details:
            indented(console, fault.details, QUIET)


def faults_data(faults: Sequence[Fault]) -> list[dict[str, Any]]:
    last = last_words(faults)
    return [
        {
            "bot": bot,
            "fault": kind.name.lower(),
            "turns": turns,
            "last_words": last[bot, kind].words,
            "last_details": last[bot, kind].details,
        }
        for (bot, kind), turns in counted(faults).items()
    ]


def counted(faults: Sequence[Fault]) -> Counter[tuple[str, Kind]]:
    return Counter((fault.bot, fault.kind) for fault in faults)


def last_words(faults: Sequence[Fault]) -> dict[tuple[str, Kind], Fault]:
    return {(fault.bot, fault.kind): fault for fault in faults}
