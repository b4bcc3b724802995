"""Who knows which card lies where.

A place (a hand, a row, a stack) keeps for each of its cards the set of seats that know it. The
set outlives the glance that made it: a card that is moved in the open takes its knowers along; a
card that slips away unseen leaves them unsure; a shuffle leaves them with nothing.
"""

from typing import Final, final

from mypy_extensions import i64

NOBODY: Final = 0
EVERYBODY: Final = -1  # face up: all seats and every spectator


def only(seat: i64) -> i64:
    """The set with one seat in it. Sets of seats are bits: seat 2 is bit 2."""
    return 1 << seat


def knows(knowers: i64, seat: int | None) -> bool:
    """A spectator (seat None) knows what everybody knows."""
    if seat is None:
        return knowers == EVERYBODY
    return (knowers >> seat) & 1 == 1


@final
class Cards:
    """The cards in one place, and for each of them the seats that know it is there."""

    def __init__(self) -> None:
        self.kinds: list[int] = []
        self.known: list[int] = []

    def add(self, kind: i64, knowers: i64) -> None:
        self.kinds.append(kind)
        self.known.append(knowers)

    def show(self, index: i64, knowers: i64) -> None:
        """These seats see the card, now and from now on."""
        self.known[index] |= knowers

    def show_all(self, knowers: i64) -> None:
        for i in range(len(self.known)):
            self.known[i] |= knowers

    def move(self, index: i64, to: "Cards") -> None:
        """In the open: all see which card moves, so whoever knew it still knows it."""
        to.kinds.append(self.kinds.pop(index))
        to.known.append(self.known.pop(index))

    def slip(self, index: i64, to: "Cards", witnesses: i64) -> None:
        """Unseen: only the witnesses see which card moves, and they know it from now on.

        Anyone else who knew of a card of some kind here can no longer tell whether it was the
        one to go, so one card of each kind is struck from what they know. Who knew all cards
        here to be of one kind still knows the lot, and the card that left.
        """
        sure: i64 = EVERYBODY
        for i in range(len(self.kinds)):
            sure &= self.known[i] if self.kinds[i] == self.kinds[index] else NOBODY
        unsure = ~(witnesses | sure)
        struck: dict[int, int] = {}  # for each kind, the seats that have lost sight of one
        others = [i for i in range(len(self.kinds)) if i != index]
        for i in [int(index), *others]:  # the card that goes is the one of its kind to lose
            lost = struck.get(self.kinds[i], NOBODY)
            strike = self.known[i] & unsure & ~lost
            self.known[i] &= ~strike
            struck[self.kinds[i]] = lost | strike
        self.known[index] |= witnesses
        self.move(index, to)

    def shuffle(self) -> None:
        """Nobody can tell the places apart any more, except where all cards are alike."""
        for i in range(len(self.kinds)):
            if self.kinds[i] != self.kinds[0]:
                self.known = [NOBODY] * len(self.kinds)
                return

    def clone(self) -> "Cards":
        twin = Cards()
        twin.kinds = self.kinds[:]
        twin.known = self.known[:]
        return twin
