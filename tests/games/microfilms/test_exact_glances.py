"""Imagined truths, and what everybody in them has seen, against all luck there is (MR45, MR47)."""

from collections.abc import Callable

import pytest

from brushpass.games.microfilms.rules.hands import only_kind
from brushpass.games.microfilms.rules.state import State
from tests.games.microfilms.courses import (
    SAMPLES,
    Course,
    Fixed,
    courses,
    play,
    reluctant,
    rich,
    surplus,
)
from tests.games.microfilms.scenario import Board, kind


def just_dealt(board: Board, luck: Fixed) -> bool:
    return True


def seen_interrogation(board: Board, luck: Fixed) -> bool:
    s = board.s
    rich(s)
    play(board, luck, "pay interrogate b")
    return True


def unseen_interrogation(board: Board, luck: Fixed) -> bool:
    s = board.s
    rich(s)
    play(board, luck, "pass", "pay interrogate c")
    return True


def two_unseen_interrogations(board: Board, luck: Fixed) -> bool:
    """B asks C, who draws a card and is asked again."""
    s = board.s
    rich(s)
    s.known[1] |= 1
    board.look(0, 1, only_kind(s.hands[1]))
    s.cleared[2] = True
    play(board, luck, "pass", "pay interrogate c", "draw", "pass", "pay interrogate c")
    return True


def interrogated_oneself(board: Board, luck: Fixed) -> bool:
    """A knows what B may have seen, and whether it has gone since."""
    s = board.s
    rich(s)
    play(board, luck, "pass", "pay interrogate a", "pass", "draw")
    if s.hands[0].cards[kind("ace")]:
        play(board, luck, "discard cash out card")
    elif s.hands[0].cards[kind("letter usa")]:
        play(board, luck, "discard letter usa")
    else:
        return False
    return True


def blackmail_between_others(board: Board, luck: Fixed) -> bool:
    s = board.s
    rich(s)
    s.cleared[1] = True
    play(board, luck, "pass", "pay blackmail c", "refuse")
    return True


def bribe_between_others(board: Board, luck: Fixed) -> bool:
    """B gives C the only card, and C asks B, who has nothing but an identity."""
    s = board.s
    rich(s)
    s.cleared[2] = True
    play(board, luck, "pass", "bribe c", "accept", "pay interrogate b")
    return True


def bribe_passed_on(board: Board, luck: Fixed) -> bool:
    """B asks C about the only card, and C gives it to A."""
    s = board.s
    rich(s)
    play(board, luck, "pass", "pay interrogate c", "bribe a", "accept")
    return True


def reshuffled(board: Board, luck: Fixed) -> bool:
    """Everybody draws once, the viewer too, and B asks C."""
    s = board.s
    board.all_discarded()
    if s.deck.cards[kind("steal card")] != 1 or s.deck.cards[kind("cash out card")] != 1:
        return False
    rich(s)
    s.known[1] |= 1
    s.cleared = [True] * 3
    luck.wanted = [kind("cash out card")]
    play(board, luck, "draw", "pass", "draw", "pass", "pay interrogate c", "pass", "draw")
    return True


def croupier_asked(board: Board, luck: Fixed) -> bool:
    """The Croupier draws twice, and B looks at one of his cards in between."""
    s = board.s
    rich(s)
    s.known[1] |= 1
    s.known_second[1] |= 1
    s.met[0] = s.met[3] = 0b111  # all have seen two letters
    if s.box != kind("letter usa") or s.identity[1] != 2 or s.second[1] != 6:
        return False
    play(board, luck, "pass", "pay interrogate croupier")
    return True


def croupier_blackmailed(board: Board, luck: Fixed) -> bool:
    """B takes the only card of the Croupier, who draws again; B asks A."""
    s = board.s
    rich(s)
    s.francs[1] = 3
    s.known[1] |= 1
    s.known_second[1] |= 1
    s.cleared[1] = True
    s.met[0] = s.met[3] = 0b111  # all have seen two letters
    if s.box != kind("letter usa") or s.identity[1] != 2 or s.second[1] != 6:
        return False
    play(board, luck, "pass", "pay blackmail croupier", "pass", "pay interrogate a")
    return True


POSITIONS: list[tuple[int, Course, int]] = [
    (3, just_dealt, 54),
    (3, seen_interrogation, 27),
    (3, unseen_interrogation, 108),
    (3, two_unseen_interrogations, 350),
    (3, interrogated_oneself, 108),
    (3, blackmail_between_others, 54),
    (3, bribe_between_others, 54),
    (3, bribe_passed_on, 36),
    (3, reshuffled, 47),
    (2, croupier_asked, 100),
    (2, croupier_blackmailed, 100),
]


@pytest.mark.parametrize(("seats", "course", "least"), POSITIONS)
def test_MR45_MR47_truths_come_as_often_as_luck_makes_them(
    seats: int, course: Course, least: int
) -> None:
    worlds, view = courses(seats, course)
    assert len(worlds) >= least
    assert surplus(worlds, view) < 5


@pytest.mark.parametrize(
    ("seats", "course", "bad"),
    [
        (3, unseen_interrogation, lambda s: s.known[2] >> 1 & 1),
        (3, blackmail_between_others, lambda s: s.hands[1].cards[kind("steal card")]),
        (3, reshuffled, lambda s: s.deck.cards[kind("ace")] == 0),
        (2, croupier_asked, lambda s: s.hands[2].cards[kind("cash out card")] == 0),
    ],
)
def test_a_small_bias_would_be_found(
    seats: int, course: Course, bad: Callable[[State], bool]
) -> None:
    worlds, view = courses(seats, course)
    assert surplus(worlds, view, reluctant(bad), 2 * SAMPLES) > 5
