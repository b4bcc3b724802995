"""`brushpass verify`: was this game dealt and played as its record says?"""

from pathlib import Path
from typing import Annotated

import typer

from brushpass.cli.outcome import outcome
from brushpass.cli.recordfile import read_record, shown
from brushpass.cli.screen import screen
from brushpass.cli.sheet import grid
from brushpass.cli.stop import FOUND_FALSE, Stop
from brushpass.core.record import Record
from brushpass.core.record_text import HEX
from brushpass.core.refusal import BadRecord, Refusal
from brushpass.core.seats import letter, seat_of
from brushpass.core.table import verify as recompute

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record.")]
Shown = Annotated[
    str | None,
    typer.Option(
        "--commitment",
        metavar="HEX",
        help="The seal, or the commitment, that the table showed you before the deal.",
    ),
]
Nonces = Annotated[
    list[str] | None,
    typer.Option(
        "--nonce",
        metavar="SEAT=HEX",
        help="The number that a seat added to the luck, as its owner kept it. May be repeated.",
    ),
]


def verify(file: RecordFile, commitment: Shown = None, nonce: Nonces = None) -> None:
    """Check a record: was it dealt and played like this?

    Every pick and every step is recomputed from what was revealed. With --commitment it must also
    be the deal that you were shown, and with --nonce have that seat's own number in it.

    Exit code 0: all of it is true. 1: it was checked and is false. 2: it cannot be checked,
    because it is no record, or its secret is not revealed.
    """
    record = read_record(file)
    figure = None if commitment is None else _figure(commitment, "--commitment")
    nonces = dict(_nonce(one, record.options.seats) for one in nonce or [])
    if record.secret is None or record.commitment is None:
        record.luck()  # refuses, and says what is missing
    try:
        if figure is not None:
            record.check_shown(figure)
        for seat, number in nonces.items():
            record.check_nonce(seat, number)
        table = recompute(record)
    except BadRecord as false:
        raise Stop(FOUND_FALSE, f"{shown(file)} is false: {false}") from None
    picks = len(record.deal) + sum(len(step.picks) for step in record.steps)
    about = table.game.about
    rows = [
        ["Game", f"{about.title}, {about.mode(record.options.mode).title.lower()}"],
        ["Seats", str(record.options.seats)],
        ["Steps", f"{len(record.steps)}, each possible when it was played"],
        ["Picks", f"{picks}, each recomputed from what was revealed"],
        ["Luck", _luck(record)],
        ["Result", outcome(table)],
    ]
    console = screen()
    console.print(f"Verified. {_proven(record, figure)}", style="bold")
    console.print()
    console.print(grid([], rows))
    console.print()
    if record.seal is not None:
        console.print("Seal:      ", record.seal, soft_wrap=True)
    console.print("Commitment:", record.commitment, soft_wrap=True)
    console.print("Secret:    ", record.secret, soft_wrap=True)


def _figure(text: str, name: str) -> str:
    figure = "".join(text.split()).lower()
    if not HEX.fullmatch(figure):
        raise Refusal(f"{name} takes 64 hexadecimal digits, not {text[:70]!r}")
    return figure


def _nonce(text: str, seats: int) -> tuple[int, str]:
    seat, equals, number = text.partition("=")
    if not equals:
        raise Refusal(f"--nonce takes a seat and its number, as in A=41aa..., not {text[:70]!r}")
    return seat_of(seat, seats), _figure(number, "--nonce")


def _proven(record: Record, figure: str | None) -> str:
    if figure is None:
        return "The record is true to itself; --commitment compares it with what you were shown."
    if figure == record.seal or record.seal is None:
        return "The deal is the one that you were shown."
    return "Game and secret are those you were shown; who sat there, only the seal can tell."


def _luck(record: Record) -> str:
    """Who had a part in it: with nobody else's number the server could have chosen it."""
    added = [letter(seat) for seat, place in enumerate(record.places) if place.nonce]
    silent = [
        letter(seat)
        for seat, place in enumerate(record.places)
        if place.kind != "bot" and place.nonce is None
    ]
    if not added:
        return "from whoever dealt alone, who could have chosen it"
    return f"from the server and {', '.join(added)}" + (
        f"; nothing from {', '.join(silent)}" if silent else ""
    )
