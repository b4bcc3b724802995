"""How a table stands with time: its clocks, its break, and whether it needs to be looked after."""

from brushpass.server import frames
from brushpass.server.tables.clocks import Stopwatch
from brushpass.server.tables.recess import LONGEST
from brushpass.server.tables.table import PLAYING, LiveTable


def is_quiet(table: LiveTable, here: set[int]) -> bool:
    """Only people who are there are to decide, and without a clock: nothing to look after."""
    if table.life != PLAYING or table.play is None or table.settings.clock.per != "none":
        return False
    if table.recess is not None:
        return False
    seats = [table.seats[seat] for seat in table.play.undecided]
    return all(seat.played_by is None and not seat.missed and seat.person in here for seat in seats)


def clock_info(table: LiveTable, watch: Stopwatch, now: float) -> frames.ClockInfo | None:
    if table.settings.clock.per == "none":
        return None
    left = [max(0, left - watch.spent(seat, now)) for seat, left in enumerate(table.clocks.left)]
    return frames.ClockInfo(left, list(watch.running))


def recess_info(table: LiveTable, rest: Stopwatch, now: float) -> frames.RecessInfo | None:
    recess = table.recess
    if recess is None:
        return None
    return frames.RecessInfo(recess.seat, sorted(recess.back), recess_left(table, rest, now))


def recess_left(table: LiveTable, rest: Stopwatch, now: float) -> int:
    """Milliseconds until a break is over at the latest."""
    assert table.recess is not None
    return max(0, LONGEST - table.recess.spent - rest.spent(table.recess.seat, now))
