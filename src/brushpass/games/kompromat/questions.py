"""What the rules of thumb ask. Of covered cards of the opponent's: only how many they are.

A `Seen` answers from a view, an `Imagined` from an imagined state. All of it is certain, so both
answer alike.
"""

from mypy_extensions import i64

from brushpass.core.piles import Pile
from brushpass.games.kompromat.ordinary import known, ordinary, row, yet_to_come
from brushpass.games.kompromat.state import Stack


class Questions:
    mission: list[int]  # by place
    counter: list[int]  # marks under each mission
    won: list[int]
    won_by_them: list[int]
    deck: Pile  # my cards to come
    hand: i64  # my first card before it is laid
    tokens: i64
    items: i64  # that I hold, as bits

    def __init__(self, me: i64, nth_round: i64, phase: i64, after: i64, place: i64) -> None:
        self.me = me
        self.they: i64 = 1 - me
        self.round = nth_round
        self.phase = phase
        self.after = after
        self.place = place

    def mine(self, place: i64) -> Stack:
        raise NotImplementedError

    def added(self, seat: i64, place: i64) -> i64:
        """What items add to a total."""
        raise NotImplementedError

    def settled(self, seat: i64) -> i64:
        """The total at the mission being resolved, as its owner has counted it."""
        raise NotImplementedError

    def cards_left(self) -> i64:
        """For them to draw."""
        raise NotImplementedError

    def count(self, place: i64) -> i64:
        """How many cards they have laid there."""
        raise NotImplementedError

    def covered(self, place: i64) -> bool:
        """Whether any of those lies face down."""
        raise NotImplementedError

    def first(self, place: i64) -> i64:
        """The card of theirs that everybody saw."""
        raise NotImplementedError

    def shown(self, place: i64, change: i64) -> i64:
        """Their total with this added, where nothing is covered."""
        raise NotImplementedError

    def beaten(self, place: i64, change: i64) -> list[float]:
        """How likely each total of mine beats theirs with this added, a tie half.

        Where they have yet to play, and of covered cards, an ordinary attempt is expected.
        """
        table = ordinary()
        count = self.count(place)
        if count == 0:
            return table.beaten[yet_to_come(self.phase, self.cards_left())]
        if not self.covered(place):
            return table.beaten[known(self.shown(place, change))]
        against = row(self.first(place), count)
        added = self.added(self.they, place) + change
        return table.beaten_after(against, added) if added else table.beaten[against]
