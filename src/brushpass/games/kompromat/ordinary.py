"""What an ordinary attempt comes to, by its first card and by how many cards it took."""

from typing import Final, final

from mypy_extensions import i64

from brushpass.games.kompromat.bot import ENOUGH, with_elevens
from brushpass.games.kompromat.cards import ACE, EQUIPMENT, LIMIT, LONGEST_STACK, halves

ANY: Final = len(EQUIPMENT)  # in place of a first card: not known yet
COUNTS: Final = LONGEST_STACK + 1  # by how many cards were laid; 0 for any number
ROWS: Final = (ANY + 1) * COUNTS
RARE: Final = 0.0005
TOTALS: Final = LIMIT + 2  # in halves; the last place is for over 21


def row(first: i64, count: i64) -> i64:
    return first * COUNTS + count


@final
class Ordinary:
    """Draws from a full deck up to 17 or more."""

    def __init__(self) -> None:
        # By row: how likely each total is.
        self.totals: list[list[float]] = [[0.0] * TOTALS for _ in range(ROWS)]
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
        # By row: how often each total beats such an attempt, a tie half.
        self.beaten: list[list[float]] = []
        for totals in self.totals:
            below = totals[LIMIT + 1]
            beaten: list[float] = []
            for total in range(LIMIT + 1):
                beaten.append(below + 0.5 * totals[total])
                below += totals[total]
            self.beaten.append(beaten)
        # How often an attempt with this first card beats one of that row, by first * ROWS + row.
        self.duels: list[float] = []
        for first in range(ANY):
            mine = self.totals[row(first, 0)]
            for beaten in self.beaten:
                won = 0.0
                for total in range(LIMIT + 1):
                    won += mine[total] * beaten[total]
                self.duels.append(won)

    def spread(
        self, first: i64, low: i64, aces: i64, count: i64, left: list[int], size: i64, likely: float
    ) -> None:
        """All ways on from these cards, each as likely as it is."""
        total = with_elevens(low, aces)
        if total >= ENOUGH:
            end = total if total <= LIMIT else LIMIT + 1
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

    def odds_after(self, mine: i64, against: i64, change: i64) -> float:
        """How often this total wins, if theirs changes by so many halves before it counts."""
        totals = self.totals[against]
        won = totals[LIMIT + 1]
        for total in range(LIMIT + 1):
            changed = total + change
            if changed > LIMIT or mine > changed:
                won += totals[total]
            elif mine == changed:
                won += 0.5 * totals[total]
        return won


_made: list[Ordinary] = []


def ordinary() -> Ordinary:
    """Made when it is first asked for: programs that think nothing need not wait for it."""
    if not _made:
        _made.append(Ordinary())
    return _made[0]
