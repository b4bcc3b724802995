"""`brushpass verify`: was this game dealt and played as its record says?"""

from pathlib import Path
from typing import Annotated

import typer

from brushpass.cli.outcome import outcome
from brushpass.cli.recordfile import read_record, shown
from brushpass.cli.screen import screen
from brushpass.cli.sheet import grid
from brushpass.cli.stop import FOUND_FALSE, Stop
from brushpass.core.refusal import BadRecord
from brushpass.core.table import verify as recompute

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record.")]


def verify(file: RecordFile) -> None:
    """Check a record: was it dealt and played like this?

    Every pick and every step is recomputed from the revealed secret.

    Exit code 0: all of it is true. 1: it was checked and is false. 2: it cannot be checked,
    because it is no record, or its secret is not revealed.
    """
    record = read_record(file)
    if record.secret is None or record.commitment is None:
        recompute(record)  # refuses, and says what is missing
    try:
        table = recompute(record)
    except BadRecord as false:
        raise Stop(FOUND_FALSE, f"{shown(file)} is false: {false}") from None
    picks = len(record.deal) + sum(len(step.picks) for step in record.steps)
    about = table.game.about
    rows = [
        ["Game", f"{about.title}, {about.mode(record.options.mode).title.lower()}"],
        ["Seats", str(record.options.seats)],
        ["Steps", f"{len(record.steps)}, each possible when it was played"],
        ["Picks", f"{picks}, each recomputed from the secret"],
        ["Result", outcome(table.game.result(table.state))],
    ]
    console = screen()
    console.print("Verified. The deal is the one that was committed to.", style="bold")
    console.print()
    console.print(grid([], rows))
    console.print()
    console.print("Commitment:", record.commitment, soft_wrap=True)
    console.print("Secret:    ", record.secret, soft_wrap=True)
