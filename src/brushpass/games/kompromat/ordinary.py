"""What an ordinary attempt comes to, by its first card and by how many cards it took."""

from typing import Final, final

from mypy_extensions import i64

from brushpass.games.kompromat.cards import (
    ACE,
    EQUIPMENT,
    LIMIT,
    LONGEST_STACK,
    NO_TOTAL,
    halves,
)
from brushpass.games.kompromat.state import DRAWING
from brushpass.games.kompromat.totals import best

ENOUGH: Final = 34  # halves at which an ordinary attempt stops
ANY: Final = len(EQUIPMENT)  # in place of a first card: not known yet
COUNTS: Final = LONGEST_STACK + 1  # by how many cards were laid; 0 for any number
RARE: Final = 0.0005
FAILED: Final = LIMIT + 1  # in place of a total
TOTALS: Final = FAILED + 1
KNOWN: Final = (ANY + 1) * COUNTS  # the first row of an attempt whose total is known


def row(first: i64, count: i64) -> i64:
    return first * COUNTS + count


def known(total: i64) -> i64:
    """The row of an attempt that has come to this."""
    if total == NO_TOTAL or total > LIMIT:
        return KNOWN + FAILED
    return KNOWN + max(0, total)


def yet_to_come(phase: i64, cards_left: i64) -> i64:
    """The row of a mission not attempted yet, by somebody with so many cards to draw."""
    return row(ANY, 0) if phase <= DRAWING and cards_left > 0 else known(NO_TOTAL)


@final
class Ordinary:
    """Draws from a full deck up to 17 or more."""

    def __init__(self) -> None:
        # By row: how likely each total is.
        self.totals: list[list[float]] = [[0.0] * TOTALS for _ in range(KNOWN + TOTALS)]
        for first in range(ANY):
            left = EQUIPMENT[:]
            left[first] -= 1
            share = float(EQUIPMENT[first]) / float(sum(EQUIPMENT))
            aces = 1 if first == ACE else 0
            self.spread(first, halves(first), aces, 1, left, sum(left), 1.0)
            for total in range(TOTALS):
                self.totals[row(ANY, 0)][total] += share * self.totals[row(first, 0)][total]
        for first in range(ANY + 1):
            for count in range(1, COUNTS):
                likely = sum(self.totals[row(first, count)])
                if likely < RARE:  # no ordinary attempt: any may be meant
                    self.totals[row(first, count)] = self.totals[row(first, 0)]
                else:
                    for total in range(TOTALS):
                        self.totals[row(first, count)][total] /= likely
        for total in range(TOTALS):
            self.totals[KNOWN + total][total] = 1.0
        # By row: how often each total beats such an attempt, a tie half.
        self.beaten: list[list[float]] = [beaten_by(totals) for totals in self.totals]

    def spread(
        self, first: i64, low: i64, aces: i64, count: i64, left: list[int], size: i64, likely: float
    ) -> None:
        """All ways on from these cards, each as likely as it is."""
        total = best(low, aces)
        if total >= ENOUGH:
            end = total if total <= LIMIT else FAILED
            self.totals[row(first, 0)][end] += likely
            self.totals[row(first, count)][end] += likely
            return
        for card in range(ANY):
            if left[card]:
                after = likely * float(left[card]) / float(size)
                more: i64 = aces + 1 if card == ACE else aces
                left[card] -= 1
                self.spread(first, low + halves(card), more, count + 1, left, size - 1, after)
                left[card] += 1

    def beaten_after(self, against: i64, change: i64) -> list[float]:
        """As `beaten`, if the attempt's total changes by so many halves before it counts."""
        changed = [0.0] * TOTALS
        for total in range(TOTALS):
            after = total + change if total <= LIMIT else total
            changed[max(0, min(after, FAILED))] += self.totals[against][total]
        return beaten_by(changed)

    def wins(self, mine: i64, beaten: list[float]) -> float:
        """How often an attempt of this row wins where totals beat what is there so often."""
        if mine >= KNOWN:
            total = mine - KNOWN
            return 0.0 if total == FAILED else beaten[total]
        likely = self.totals[mine]
        won = 0.0
        for total in range(ENOUGH, LIMIT + 1):
            won += likely[total] * beaten[total]
        return won


def beaten_by(totals: list[float]) -> list[float]:
    below = totals[FAILED]
    beaten: list[float] = []
    for total in range(LIMIT + 1):
        beaten.append(below + 0.5 * totals[total])
        below += totals[total]
    return beaten


_made: list[Ordinary] = []


def ordinary() -> Ordinary:
    """Made when it is first asked for: programs that think nothing need not wait for it."""
    if not _made:
        _made.append(Ordinary())
    return _made[0]
