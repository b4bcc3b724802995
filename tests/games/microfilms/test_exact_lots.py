"""Cards that leave hands of several lots, against every course of luck (MR43, MR47)."""

import pytest

from brushpass.games.microfilms.rules.hands import draw
from brushpass.games.microfilms.rules.state import State
from tests.games.microfilms.courses import (
    Course,
    Fixed,
    all_discarded,
    courses,
    discard_any,
    play,
    rich,
    surplus,
)
from tests.games.microfilms.scenario import kind


def unseen_blackmail_of_a_mixed_hand(s: State, luck: Fixed) -> bool:
    """B takes one of the two cards of C, the dealt one or the drawn one."""
    rich(s)
    s.known[1] |= 1
    s.cleared[2] = True
    play(s, luck, "pass", "pass", "draw", "pass", "pay blackmail c", "refuse")
    return True


def drawn_and_an_action_card_discarded(s: State, luck: Fixed) -> bool:
    """B draws and discards an Interrogate, which may be the one that was dealt."""
    rich(s)
    s.known[1] |= 1
    s.cleared[1] = True
    play(s, luck, "pass", "draw")
    return discard_any(s, luck, 1) == kind("interrogate card")


def given_from_a_mixed_hand(s: State, luck: Fixed) -> bool:
    """A gives B the Interrogate that was drawn; B draws too and discards a Steal."""
    rich(s)
    s.known[1] |= 1
    s.cleared = [True] * 3
    play(s, luck, "draw")
    if s.hands[0].cards[kind("interrogate card")] == 0:
        return False
    play(s, luck, "pass", "pass", "bribe b", "offer interrogate card", "accept", "draw")
    return discard_any(s, luck, 1) == kind("steal card")


def taken_from_a_mixed_hand(s: State, luck: Fixed) -> bool:
    """A takes an Interrogate from C, the dealt one or the drawn one."""
    rich(s)
    s.known[1] |= 1
    s.cleared = [True] * 3
    play(s, luck, "pass", "pass", "draw", "pay blackmail c", "refuse")
    return s.hands[0].cards[kind("interrogate card")] == 1


def mixed_hand_of_the_second_evening(s: State, luck: Fixed) -> bool:
    """C draws from the known deck, discards an Interrogate and loses the other card to B."""
    all_discarded(s)
    if s.deck.cards[kind("steal card")] != 1 or s.deck.cards[kind("cash out card")] != 1:
        return False
    rich(s)
    s.known[1] |= 1
    s.cleared = [True] * 3
    draw(s, 2, luck.draw(s.deck.cards, s.deck.size))
    draw(s, 2, luck.draw(s.deck.cards, s.deck.size))
    if discard_any(s, luck, 2) != kind("interrogate card"):
        return False
    play(s, luck, "pass", "pay blackmail c", "refuse")
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
