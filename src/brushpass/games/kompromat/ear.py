"""What has changed since a seat last looked: rows of numbers are brought up to date by it.

All that changes at the table is told, so whoever hears it knows which sections of an observation to
write anew. The moment is always written.
"""

from typing import Final, final

from mypy_extensions import i64

from brushpass.games.kompromat.cards import PLACES
from brushpass.games.kompromat.tell import Tell

# Sections of an observation, as bits. A deck and a stack have one for each owner and place.
MISSIONS: Final = 1
POSSESSIONS: Final = 2
FIRST_DECK: Final = 2  # the bits' numbers
FIRST_STACK: Final = 4
ALL: Final = (1 << (FIRST_STACK + 2 * PLACES)) - 1


def deck(seat: i64) -> i64:
    return 1 << (FIRST_DECK + seat)


def stack(seat: i64, place: i64) -> i64:
    return 1 << (FIRST_STACK + seat * PLACES + place)


@final
class Ear(Tell):
    def __init__(self) -> None:
        self.first: i64 = ALL  # new to seat 0
        self.second: i64 = ALL

    def take(self, seat: i64) -> i64:
        """What is new to the seat, which now sees it."""
        if seat == 0:
            new = self.first
            self.first = 0
        else:
            new = self.second
            self.second = 0
        return new

    def note(self, sections: i64) -> None:
        self.first |= sections
        self.second |= sections

    def laid(self, nth: i64, starter: i64, missions: list[int], counters: list[int]) -> None:
        self.note(ALL)

    def drew_first(self, seat: i64, card: i64) -> None:
        self.note(deck(seat))

    def attempted(self, seat: i64, place: i64, card: i64) -> None:
        self.note(deck(seat) | stack(seat, place))

    def drew(self, seat: i64, place: i64, card: i64) -> None:
        self.note(deck(seat) | stack(seat, place))

    def turned_up(self, seat: i64, place: i64, cards: list[int]) -> None:
        self.note(stack(seat, place))

    def collected(self, seat: i64, place: i64, mission: i64, why: str) -> None:
        self.note(MISSIONS | POSSESSIONS)

    def uncollected(self, place: i64, mission: i64, why: str) -> None:
        self.note(MISSIONS)

    def tokens(self, seat: i64, tokens: i64, why: str) -> None:
        """Also those of counter-intelligence, with which a mission goes (K4.9)."""
        self.note(MISSIONS | POSSESSIONS)

    def used(self, seat: i64, item: i64, usb: bool) -> None:
        """Chloroform takes the marks away (K6.11)."""
        self.note(MISSIONS | POSSESSIONS)

    def turned_by_drone(self, seat: i64, place: i64, cards: list[int]) -> None:
        self.note(stack(1 - seat, place))

    def took_back(self, seat: i64, place: i64, card: i64) -> None:
        self.note(deck(seat) | stack(seat, place))

    def flew(self, seat: i64, source: i64, target: i64) -> None:
        self.note(stack(seat, source) | stack(seat, target))

    def laid_newspaper(self, seat: i64, place: i64) -> None:
        self.note(stack(1 - seat, place))

    def looked(self, seat: i64, cards: list[int]) -> None:
        self.note(deck(seat))

    def stunned(self, seat: i64, place: i64, index: i64, card: i64) -> None:
        self.note(stack(1 - seat, place))
