"""Time to think. Clocks are charged with what was measured while the server ran, and no more."""

from collections.abc import Mapping

from brushpass.server.tables.settings import ClockRule


class Clocks:
    """What is left of each seat's time, as the log says."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.whole = 1000 * (rule.seconds or 0)  # milliseconds
        self.left = [self.whole] * seats
        self.marks = [0] * seats  # changes whenever what ran so far is settled

    def asked(self, seat: int) -> None:
        self.marks[seat] += 1
        if self.rule.per == "decision":
            self.left[seat] = self.whole

    def charge(self, seat: int, spent: int) -> None:
        self.marks[seat] += 1
        if self.rule.per != "none":
            self.left[seat] = max(0, self.left[seat] - spent)


class Stopwatch:
    """How long the clocks have been running since the log last charged them.

    Time is what the injected clock shows, which must never go back. A new stopwatch starts from
    nothing: whatever passed while no server ran is charged to nobody.
    """

    def __init__(self) -> None:
        self._runs: dict[int, tuple[int, float]] = {}  # by seat: its mark, and since when

    def run(self, marks: Mapping[int, int], now: float) -> None:
        """These seats' clocks run, all others stand. A new mark starts a clock afresh."""
        runs = self._runs
        self._runs = {
            seat: runs[seat] if seat in runs and runs[seat][0] == mark else (mark, now)
            for seat, mark in marks.items()
        }

    def spent(self, seat: int, now: float) -> int:
        return round(1000 * (now - self._runs[seat][1])) if seat in self._runs else 0

    @property
    def running(self) -> tuple[int, ...]:
        return tuple(sorted(self._runs))
