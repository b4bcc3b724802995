"""How long a seat is kept for its person who is away."""

from typing import Final

from brushpass.server.tables.people import Seat
from brushpass.server.tables.table import PLAYING, LiveTable

AMONG_FRIENDS: Final = 5  # times the grace: how long a seat is kept before a game of friends


def patience(table: LiveTable, seat: Seat) -> float | None:
    """In seconds; None: for good. Among friends a phone may sleep before the game begins, for good
    once its owner is ready; and nobody is missed in a break."""
    if table.recess is not None:
        return None
    if table.life == PLAYING or table.settings.listed:
        return table.settings.grace
    return None if seat.ready else AMONG_FRIENDS * table.settings.grace
