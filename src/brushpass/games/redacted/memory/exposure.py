"""Who may know the own items, as far as their owner can tell (RR56).

Who saw an item, and whether it may have gone since, is no secret to its owner; what somebody may
have concluded is. Items that lie under the briefcase tiles were seen by who put them there and by
who looked since, as all can tell.
"""

from typing import final

from mypy_extensions import i64

from brushpass.core.knowledge import EVERYBODY, NOBODY, Cards, only


@final
class Exposure:
    def __init__(self) -> None:
        self.hand = Cards()  # the own one
        self.tiles: list[int] = [NOBODY, NOBODY]  # who saw what lies under each

    def gain(self, kind: i64, knowers: i64) -> None:
        put(self.hand, kind, knowers)

    def lose(self, kind: i64, witnesses: i64) -> None:
        leave(self.hand, kind, witnesses)

    def show_hand(self, viewer: i64) -> None:
        self.hand.show_all(only(viewer))

    def reveal(self, kind: i64) -> None:
        self.hand.known[self.hand.kinds.index(kind)] = EVERYBODY

    def exposed(self, seat: i64) -> list[int]:
        """For each own item, who else knows it, seats as bits."""
        return [known & ~only(seat) for known in self.hand.known]

    def clone(self) -> "Exposure":
        twin = Exposure()
        twin.hand = self.hand.clone()
        twin.tiles = self.tiles[:]
        return twin


def put(cards: Cards, kind: i64, knowers: i64) -> None:
    """One more card, in its place by kind."""
    index: i64 = 0
    while index < len(cards.kinds) and cards.kinds[index] <= kind:
        index += 1
    cards.kinds.insert(index, kind)
    cards.known.insert(index, knowers)
    tidy(cards)


def tidy(cards: Cards) -> None:
    """Of equal cards the first are the known ones, for each seat: one way to write one truth."""
    for i in range(len(cards.kinds)):
        for j in range(i + 1, len(cards.kinds)):
            if cards.kinds[i] == cards.kinds[j]:
                one, other = cards.known[i], cards.known[j]
                cards.known[i] = one | other
                cards.known[j] = one & other


def forget_one(cards: Cards, kind: i64, seats: i64) -> None:
    """Those of these seats who knew of such a card here know of one less."""
    left = seats
    for i in range(len(cards.kinds)):
        if cards.kinds[i] == kind:
            hit = cards.known[i] & left
            cards.known[i] &= ~hit
            left &= ~hit


def sure(cards: Cards) -> i64:
    """Who can tell which kind a card is that leaves unseen: all here are of one kind they know."""
    seats: i64 = EVERYBODY
    for i in range(len(cards.kinds)):
        seats &= cards.known[i] if cards.kinds[i] == cards.kinds[0] else NOBODY
    return seats


def leave(cards: Cards, kind: i64, witnesses: i64) -> i64:
    """One card of this kind goes; only the witnesses see which. Gives all who know it then."""
    aware = witnesses | sure(cards)
    done: list[int] = []
    for other in cards.kinds[:]:
        if other not in done:
            done.append(other)
            forget_one(cards, other, EVERYBODY if other == kind else ~aware)
    index = cards.kinds.index(kind)
    rest = cards.known.pop(index)
    cards.kinds.pop(index)
    for i in range(len(cards.kinds)):  # equal cards share what is known of them
        if cards.kinds[i] == kind:
            given = rest & ~cards.known[i]
            cards.known[i] |= given
            rest &= ~given
    tidy(cards)
    return aware
