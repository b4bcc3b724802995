"""Cards that leave hands of several lots, against every course of luck (MR43, MR47)."""

import pytest

from tests.games.microfilms.courses import (
    Course,
    Fixed,
    courses,
    discard_any,
    draw_any,
    play,
    rich,
    surplus,
)
from tests.games.microfilms.scenario import Board, kind


def unseen_blackmail_of_a_mixed_hand(board: Board, luck: Fixed) -> bool:
    """B takes one of the two cards of C, the dealt one or the drawn one."""
    s = board.s
    rich(s)
    s.known[1] |= 1
    s.cleared[2] = True
    play(board, luck, "pass", "pass", "draw", "pass", "pay blackmail c", "refuse")
    return True


def drawn_and_an_action_card_discarded(board: Board, luck: Fixed) -> bool:
    """B draws and discards an Interrogate, which may be the one that was dealt."""
    s = board.s
    rich(s)
    s.known[1] |= 1
    s.cleared[1] = True
    play(board, luck, "pass", "draw")
    return discard_any(board, luck, 1) == kind("interrogate card")


def given_from_a_mixed_hand(board: Board, luck: Fixed) -> bool:
    """A gives B the Interrogate that was drawn; B draws too and discards a Steal."""
    s = board.s
    rich(s)
    s.known[1] |= 1
    s.cleared = [True] * 3
    play(board, luck, "draw")
    if s.hands[0].cards[kind("interrogate card")] == 0:
        return False
    play(board, luck, "pass", "pass", "bribe b", "offer interrogate card", "accept", "draw")
    return discard_any(board, luck, 1) == kind("steal card")


def taken_from_a_mixed_hand(board: Board, luck: Fixed) -> bool:
    """A takes an Interrogate from C, the dealt one or the drawn one."""
    s = board.s
    rich(s)
    s.known[1] |= 1
    s.cleared = [True] * 3
    play(board, luck, "pass", "pass", "draw", "pay blackmail c", "refuse")
    return s.hands[0].cards[kind("interrogate card")] == 1


def mixed_hand_of_the_second_evening(board: Board, luck: Fixed) -> bool:
    """C draws from the known deck, discards an Interrogate and loses the other card to B."""
    s = board.s
    board.all_discarded()
    if s.deck.cards[kind("steal card")] != 1 or s.deck.cards[kind("cash out card")] != 1:
        return False
    rich(s)
    s.known[1] |= 1
    s.cleared = [True] * 3
    draw_any(board, luck, 2)
    draw_any(board, luck, 2)
    if discard_any(board, luck, 2) != kind("interrogate card"):
        return False
    play(board, luck, "pass", "pay blackmail c", "refuse")
    return True


POSITIONS: list[tuple[int, Course, int]] = [
    (3, unseen_blackmail_of_a_mixed_hand, 100),
    (3, drawn_and_an_action_card_discarded, 50),
    (3, given_from_a_mixed_hand, 50),
    (3, taken_from_a_mixed_hand, 50),
    (3, mixed_hand_of_the_second_evening, 30),
]


@pytest.mark.parametrize(("seats", "course", "least"), POSITIONS)
def test_MR43_MR47_a_card_of_any_lot_comes_as_often_as_luck_makes_it(
    seats: int, course: Course, least: int
) -> None:
    worlds, view = courses(seats, course)
    assert len(worlds) >= least
    assert surplus(worlds, view) < 5
