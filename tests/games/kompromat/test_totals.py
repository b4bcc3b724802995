"""K4.3 and K4.4: one way to count, for rules, thought and belief."""

import pytest

from brushpass.games.kompromat.cards import NO_TOTAL
from brushpass.games.kompromat.state import Stack
from brushpass.games.kompromat.totals import best, unless_failed
from tests.games.kompromat.scenario import cards


def laid(text: str) -> Stack:
    stack = Stack(cards(text))
    stack.recount()
    return stack


@pytest.mark.parametrize(
    ("text", "points"), [("A", 11), ("A A", 12), ("10 A", 21), ("10 A 0.5", 11.5), ("10 9 8 A", 28)]
)
def test_K4_3_a_1_11_counts_eleven_where_that_keeps_within_21(text: str, points: float) -> None:
    assert laid(text).best(0) == 2 * points


def test_K4_3_K6_19_two_count_eleven_if_a_vesper_takes_one_away() -> None:
    assert laid("A A").best(-2) == 2 * 21
    assert best(4, 2) == 2 * 12


def test_K4_3_a_total_is_as_its_owner_counts_it() -> None:
    assert laid("A A").total(0, 0) == 2 * 2
    assert laid("A A").total(2, 6) == 2 * 25


def test_KR11_without_cards_there_is_no_total() -> None:
    assert laid("").best(6) == laid("").total(0, 6) == NO_TOTAL


def test_K4_4_a_failed_total_is_as_good_as_none() -> None:
    assert unless_failed(42) == 42
    assert unless_failed(43) == NO_TOTAL
