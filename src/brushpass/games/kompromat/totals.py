"""What a player's cards beside a mission come to, in halves."""

from mypy_extensions import i64

from brushpass.games.kompromat.cards import ELEVEN, LIMIT, NEWSPAPER_HALVES, NO_TOTAL


def best(low: i64, aces: i64) -> i64:
    """K4.3: as many 1/11 cards as eleven as keep within 21; `low` counts each of them as one.

    Two keep within it only if a Vesper Martini takes something away (K6.19).
    """
    total = low
    for _ in range(aces):
        if total + ELEVEN <= LIMIT:
            total += ELEVEN
    return total


def unless_failed(total: i64) -> i64:
    """K4.4: a total over 21 is as good as none."""
    return NO_TOTAL if total > LIMIT else total


def added(newspapers: i64, vesper: i64) -> i64:
    """K6.15, KR37; K6.19, in halves already. KR21: all effects add up."""
    return NEWSPAPER_HALVES * newspapers + vesper
