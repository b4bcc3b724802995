"""Who knows which card lies where.

A place (a hand, a row, a stack) keeps for each of its cards the set of seats that know it. The
set outlives the glance that made it: a card that is moved in the open takes its knowers along; a
card that slips away unseen leaves them unsure of the rest.

A seat that has lost track of which card is which, through a blind move or a shuffle, may still
know that a card of some kind is among them. The place remembers such seats in `mixed`: for them a
mark on a card means "one of this kind is here", no longer "this one".
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
        self.mixed: i64 = NOBODY

    def add(self, kind: i64, knowers: i64) -> None:
        self.kinds.append(kind)
        self.known.append(knowers)

    def show(self, index: i64, knowers: i64) -> None:
        """These seats see the card, now and from now on.

        To those who cannot tell the cards apart it may be the one of its kind they knew of.
        """
        aware: i64 = NOBODY
        for i in range(len(self.kinds)):
            if self.kinds[i] == self.kinds[index]:
                aware |= self.known[i]
        self.known[index] |= knowers & ~(self.mixed & aware)

    def show_all(self, knowers: i64) -> None:
        """These seats see all cards of the place at once, and so can tell them apart again."""
        for i in range(len(self.known)):
            self.known[i] |= knowers
        self.mixed &= ~knowers

    def move(self, index: i64, to: "Cards") -> None:
        """In the open but face down: who knew the card still knows it, if they can tell."""
        self._leave(index, to, self.mixed)

    def slip(self, index: i64, to: "Cards", witnesses: i64) -> None:
        """Unseen: only the witnesses see which card moves, and they know it from now on.

        Who knew all cards here to be of one kind still knows the lot, and the card that left.
        """
        for i in range(len(self.kinds)):
            # To a witness who cannot tell them apart, the card that goes is the one it knew of.
            if self.kinds[i] == self.kinds[index]:
                confused = witnesses & self.mixed & self.known[i] & ~self.known[index]
                self.known[i] &= ~confused
                self.known[index] |= confused
        self.known[index] |= witnesses
        self._leave(index, to, ~witnesses)

    def _leave(self, index: i64, to: "Cards", blind: i64) -> None:
        """The blind do not see which card goes, so of each kind they knew here one may be gone."""
        sure: i64 = EVERYBODY
        for i in range(len(self.kinds)):
            sure &= self.known[i] if self.kinds[i] == self.kinds[index] else NOBODY
        unsure = blind & ~sure
        struck: dict[int, int] = {}  # for each kind, the seats that have lost sight of one
        others = [i for i in range(len(self.kinds)) if i != index]
        for i in [int(index), *others]:  # the card that goes is the one of its kind to lose
            lost = struck.get(self.kinds[i], NOBODY)
            strike = self.known[i] & unsure & ~lost
            self.known[i] &= ~strike
            struck[self.kinds[i]] = lost | strike
        to.add(self.kinds.pop(index), self.known.pop(index))
        self.mixed = self.mixed | unsure if self.kinds else NOBODY

    def shuffle(self) -> None:
        """What is here is still known; which is which is not."""
        self.mixed = EVERYBODY

    def clone(self) -> "Cards":
        twin = Cards()
        twin.kinds = self.kinds[:]
        twin.known = self.known[:]
        twin.mixed = self.mixed
        return twin
