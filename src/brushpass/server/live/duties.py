"""What a keeper makes happen: decided on the table as it is when the entry is written."""

from brushpass.server.live.room import Decision
from brushpass.server.live.thinking import Thought
from brushpass.server.tables import entries as e
from brushpass.server.tables.table import OPEN, PLAYING, LiveTable


def deal(table: LiveTable) -> e.AnyEntry | None:
    """Without the numbers that are not in."""
    return e.Dealt() if table.life == PLAYING and table.play is None else None


def stand_up(person: int, here: set[int], table: LiveTable) -> e.AnyEntry | None:
    seated = table.life == OPEN and table.seat_of(person) is not None
    return e.Stood(person, away=True) if seated and person not in here else None


def choice(seat: int, request: int, thought: Thought) -> Decision:
    def decision(table: LiveTable) -> e.AnyEntry | None:
        play = table.play
        if table.life != PLAYING or play is None or play.requests[seat] != request:
            return None
        if seat not in play.undecided or table.seats[seat].played_by is None:
            return None
        if table.recess is not None:
            return None
        return e.Chose(seat, thought.option, fault=thought.fault)

    return decision
