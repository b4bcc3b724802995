"""What has changed since a seat last looked: rows of numbers are brought up to date by it.

All that changes at the table is told, so whoever hears it knows which sections of an observation to
write anew. The moment is always written.
"""

from typing import Final, final

from mypy_extensions import i64

from brushpass.games.double_agent.cards import AGENTS
from brushpass.games.double_agent.tell import Tell

# Sections of an observation, as bits. Hands, and what is not seen of a deck, have one for each
# owner; files have one for each owner and agent.
AROUND: Final = 1  # influence, counters and deliveries
TOKENS: Final = 2
CARDS: Final = 4  # piles, and what is out
FIRST_HAND: Final = 3  # the bits' numbers
FIRST_UNSEEN: Final = 5
FIRST_FILES: Final = 7
ALL: Final = (1 << (FIRST_FILES + 2 * AGENTS)) - 1


def hand(seat: i64) -> i64:
    return 1 << (FIRST_HAND + seat)


def unseen(seat: i64) -> i64:
    return 1 << (FIRST_UNSEEN + seat)


def files(owner: i64, agent: i64) -> i64:
    return 1 << (FIRST_FILES + owner * AGENTS + agent)


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

    def placed(self, seat: i64, agent: i64, value: i64) -> None:
        self.note(TOKENS)

    def dealt(self, seat: i64, cards: list[int], backs: list[int], top: i64) -> None:
        self.note(CARDS | hand(seat) | unseen(seat))

    def drew(self, seat: i64, card: i64, back: i64, top: i64) -> None:
        self.note(CARDS | hand(seat) | unseen(seat))

    def filed(self, seat: i64, agent: i64, back: i64, card: i64) -> None:
        self.note(CARDS | hand(seat) | files(seat, agent))

    def played(self, seat: i64, card: i64) -> None:
        self.note(CARDS | hand(seat))

    def moved(self, seat: i64, agent: i64, space: i64, active: bool) -> None:
        self.note(AROUND)

    def delivered(self, agent: i64, winner: i64, loyalty: list[int], points: i64) -> None:
        """What was revealed before is known to all, and gone from here."""
        self.note(AROUND | TOKENS | CARDS | files(0, agent) | files(1, agent))

    def nosed(self, seat: i64, agent: i64) -> None:
        self.note(AROUND)

    def read(self, seat: i64, agent: i64, cards: list[int]) -> None:
        self.note(files(1 - seat, agent))

    def watched(self, seat: i64, agent: i64, value: i64) -> None:
        self.note(TOKENS)

    def took_back(self, seat: i64, agent: i64, index: i64, back: i64, card: i64) -> None:
        self.note(CARDS | hand(seat) | files(seat, agent))

    def shredded(self, seat: i64, owner: i64, agent: i64, index: i64, back: i64, card: i64) -> None:
        self.note(CARDS | files(owner, agent))

    def swapped(self, seat: i64, owner: i64, one: i64, other: i64) -> None:
        self.note(TOKENS)
