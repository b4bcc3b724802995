"""The cases that a view allows of which card is where: those of its memory, or a newcomer's."""

from typing import Final

from mypy_extensions import i64

from brushpass.games.microfilms.memory.cases import (
    LOTS,
    OPEN,
    UNKNOWN,
    Case,
    packed,
    written_card,
)
from brushpass.games.microfilms.memory.wire import Page
from brushpass.games.microfilms.rules.cards import HIDDEN, KINDS, copies_in_play
from brushpass.games.microfilms.rules.state import OVER
from brushpass.games.microfilms.speech.wire import View

MOST: Final = 1 << 60  # no number of a case is as large


def count_cards(v: View) -> int:
    """All that is in hands and among the discards."""
    return len(v.discard) + sum([player.hand.size for player in v.players])


def known_discards(v: View) -> list[int]:
    """MR4: whoever was there remembers what the top covers; to a newcomer it is HIDDEN."""
    if v.memory is None:
        return v.discard
    if len(v.memory.discard) != len(v.discard):
        raise ValueError("no deal fits this view: another number of discards is remembered")
    for nth in range(len(v.discard)):
        if v.discard[nth] not in (HIDDEN, v.memory.discard[nth]):
            raise ValueError("no deal fits this view: other discards are remembered")
    return v.memory.discard


def cases_of(v: View) -> list[Case]:
    if v.memory is None or v.phase == OVER:
        return [newcomer(v)]
    return read(v.memory, count_cards(v))


def newcomer(v: View) -> Case:
    """What lies open is known, and of each other card that it came from the box full of cards.

    After the end all hands lie open, and the rest is the deck.
    """
    cards: list[int] = []
    for place in range(len(v.players)):
        hand = v.players[place].hand
        unseen: i64 = hand.size
        for kind in range(KINDS):
            for _ in range(hand.sure[kind]):
                cards.append(written_card(place, 1, kind))
                unseen -= 1
        for _ in range(unseen):
            cards.append(written_card(place, 1, UNKNOWN))
    for nth in range(len(v.discard)):
        if v.discard[nth] != HIDDEN:
            cards.append(written_card(OPEN + nth, 1, v.discard[nth]))
    return Case(cards, [packed(copies_in_play(v.absent, v.duel))], 1)


def read(page: Page, cards: i64) -> list[Case]:
    """The cases of a page, at a table with so many cards in hands and discards."""
    cases: list[Case] = []
    for case in page.cases:
        found = Case(case.cards, case.pools, small(case.weight))
        for number in found.cards:
            small(number)
        for number in found.pools:
            small(number)
        if not 0 < len(found.pools) < LOTS or len(found.cards) != cards:
            raise ValueError("no deal fits this view: its lots do not add up")
        cases.append(found)
    return cases


def small(number: int) -> int:
    if not 0 <= number < MOST:
        raise ValueError("no deal fits this view: its lots are no lots")
    return number
