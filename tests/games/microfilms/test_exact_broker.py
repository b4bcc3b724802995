"""What a wrong broker rules out, against every course of luck (MR44, MR47)."""

from collections.abc import Callable

import msgspec
import pytest

from brushpass.games.microfilms.game import GAME
from brushpass.games.microfilms.rules.cards import LETTER, STEAL
from brushpass.games.microfilms.rules.state import TURN, State
from tests.games.microfilms.courses import (
    SAMPLES,
    Course,
    Fixed,
    courses,
    draw_any,
    holds_letter,
    play,
    reluctant,
    rich,
    surplus,
)
from tests.games.microfilms.scenario import Board, kind


def wrong_broker(board: Board, luck: Fixed, named: str) -> bool:
    """Before the shuffle B and C drew the Ace and a letter, and C has drawn since."""
    s = board.s
    rich(s)
    s.known[1] |= 1
    s.cleared = [True] * 4
    if s.identity[1] != 2 or s.hands[3].cards[kind("steal card")] == 0:
        return False
    play(board, luck, "pass", "draw")
    if not s.hands[1].cards[kind("ace")] and not holds_letter(s, 1):
        return False
    play(board, luck, "draw")
    if s.hands[1].cards[kind("ace")] + s.hands[2].cards[kind("ace")] == 0:
        return False
    if not holds_letter(s, 1) and not holds_letter(s, 2):
        return False
    board.all_discarded()
    draw_any(board, luck, 2)
    play(board, luck, named)
    return s.phase == TURN


def broker_names_two_hands(board: Board, luck: Fixed) -> bool:
    return wrong_broker(board, luck, "locate b c")


def broker_names_one_hand_twice(board: Board, luck: Fixed) -> bool:
    return wrong_broker(board, luck, "locate b b")


def broker_names_a_hand_and_the_deck(board: Board, luck: Fixed) -> bool:
    return wrong_broker(board, luck, "locate b deck")


def broker_and_a_letter_that_went(board: Board, luck: Fixed) -> bool:
    """C, who was named with B, discards a letter: B has none."""
    s = board.s
    if not wrong_broker(board, luck, "locate b c"):
        return False
    for card in range(LETTER, LETTER + 4):
        if s.hands[2].cards[card]:
            s.cleared[2] = False
            board.lay_open(2, card)
            return card == kind("letter china")
    return False


def broker_and_seen_cards(board: Board, luck: Fixed) -> bool:
    """A sees one of C's cards, of the old ones or the new one."""
    s = board.s
    if not wrong_broker(board, luck, "locate b c"):
        return False
    seen = luck.draw(s.hands[2].cards, s.hands[2].size)
    board.look(0, 2, seen)
    return seen >= STEAL


def broker_and_cards_seen_before(board: Board, luck: Fixed) -> bool:
    """A sees one of B's cards before the shuffle; B draws after it."""
    s = board.s
    rich(s)
    s.known[1] |= 1
    s.cleared = [True] * 4
    if s.identity[1] != 2 or s.hands[3].cards[kind("steal card")] == 0:
        return False
    play(board, luck, "pass", "draw")
    if not holds_letter(s, 1):
        return False
    seen = luck.draw(s.hands[1].cards, s.hands[1].size)
    board.look(0, 1, seen)
    board.all_discarded()
    draw_any(board, luck, 1)
    play(board, luck, "pass", "locate b c")
    return s.phase == TURN and seen >= STEAL


POSITIONS: list[tuple[int, Course, int]] = [
    (4, broker_names_two_hands, 50),
    (4, broker_names_one_hand_twice, 50),
    (4, broker_names_a_hand_and_the_deck, 30),
    (4, broker_and_a_letter_that_went, 14),
    (4, broker_and_seen_cards, 10),
    (4, broker_and_cards_seen_before, 10),
]


@pytest.mark.parametrize(("seats", "course", "least"), POSITIONS)
def test_MR44_MR47_truths_come_as_often_as_luck_makes_them(
    seats: int, course: Course, least: int
) -> None:
    worlds, view = courses(seats, course)
    assert len(worlds) >= least
    assert surplus(worlds, view) < 5


@pytest.mark.parametrize(
    ("seats", "course", "bad"),
    [
        (4, broker_names_two_hands, lambda s: holds_letter(s, 1)),
    ],
)
def test_a_small_bias_would_be_found(
    seats: int, course: Course, bad: Callable[[State], bool]
) -> None:
    worlds, view = courses(seats, course)
    assert surplus(worlds, view, reluctant(bad), 2 * SAMPLES) > 5


def test_MR44_a_broker_who_is_not_believed_would_be_found() -> None:
    """The same view without the broker's failure leaves truths that cannot be."""
    worlds, view = courses(4, broker_names_two_hands)
    assert view.memory is not None
    page = msgspec.structs.replace(view.memory, stands=False, public_stands=False)
    forgetful = msgspec.structs.replace(view, memory=page)
    with pytest.raises(AssertionError, match="no luck leads to"):
        surplus(worlds, view, lambda v, chance: GAME.imagine(forgetful, chance))
