"""One way in which the cards that a seat cannot see may lie."""

from typing import final

from mypy_extensions import i64

from brushpass.games.microfilms.memory.cases import OPEN, UNKNOWN, kind_of, lot_of, place_of
from brushpass.games.microfilms.rules.cards import KINDS
from brushpass.games.microfilms.thought.unseen import Split


@final
class Layout:
    """What each hand holds besides what was seen there, the deck, the box, and what the top of the
    discards covers if the viewer does not know that."""

    def __init__(self, split: Split, box: i64) -> None:
        self.split = split
        self.hands = [extra[:] for extra in split.extra]
        self.older = [[0] * KINDS for _ in split.extra]  # of these, what was not of the last pool
        self.deck: list[int] = split.rest[len(split.rest) - 1][:]
        self.box = box
        self.covered: list[int] = []  # kinds, from below
        last = len(split.rest)
        over = [extra[:] for extra in split.extra]
        for card in split.case.cards:
            if kind_of(card) == UNKNOWN:
                continue
            place = place_of(card)
            if place < OPEN and over[place][kind_of(card)] > 0:
                over[place][kind_of(card)] -= 1
                if lot_of(card) != last:
                    self.older[place][kind_of(card)] += 1

    def put(self, room: i64, kind: i64) -> None:
        """A card of this kind is where one was unknown."""
        place = place_of(room)
        self.hands[place][kind] += 1
        if lot_of(room) != len(self.split.rest):
            self.older[place][kind] += 1
