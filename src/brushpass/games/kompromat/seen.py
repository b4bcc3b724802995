"""Questions answered from a view."""

from typing import final

from mypy_extensions import i64

from brushpass.core.piles import Pile
from brushpass.games.kompromat.cards import EQUIPMENT, HIDDEN
from brushpass.games.kompromat.imagine import imagine_stack
from brushpass.games.kompromat.questions import Questions
from brushpass.games.kompromat.state import Stack
from brushpass.games.kompromat.totals import added
from brushpass.games.kompromat.wire import Side, StackView, View


@final
class Seen(Questions):
    def __init__(self, v: View) -> None:
        assert v.seat is not None, "nobody asks a spectator"
        super().__init__(v.seat, v.round, v.phase, v.after, v.place)
        self.sides = v.sides
        side = v.sides[v.seat]
        self.mission = v.mission
        self.counter = v.counter
        self.won = side.won
        self.won_by_them = v.sides[1 - v.seat].won
        self.deck = deck(side)
        self.hand = side.hand
        self.tokens = side.tokens
        self.items = side.items

    def mine(self, place: i64) -> Stack:
        return stack(self.sides[self.me].stacks[place])

    def added(self, seat: i64, place: i64) -> i64:
        side = self.sides[seat]
        return added(side.newspapers[place], side.vesper if place == self.place else 0)

    def settled(self, seat: i64) -> i64:
        side = self.sides[seat]
        laid = stack(side.stacks[self.place])
        return laid.total(side.elevens, self.added(seat, self.place))

    def cards_left(self) -> i64:
        return self.sides[self.they].deck

    def count(self, place: i64) -> i64:
        return len(self.sides[self.they].stacks[place].cards)

    def covered(self, place: i64) -> bool:
        return HIDDEN in stack(self.sides[self.they].stacks[place]).lying()

    def first(self, place: i64) -> i64:
        return self.sides[self.they].stacks[place].cards[0]

    def shown(self, place: i64, change: i64) -> i64:
        laid = stack(self.sides[self.they].stacks[place])
        return laid.best(self.added(self.they, place) + change)


def stack(seen: StackView) -> Stack:
    found = imagine_stack(seen)
    if HIDDEN not in found.lying():
        found.recount()
    return found


def deck(side: Side) -> Pile:
    """The cards of the viewer that do not lie anywhere."""
    left = Pile(EQUIPMENT)
    for seen in side.stacks:
        for card in seen.cards:
            left.remove(card)
    for card in side.top:
        left.remove(card)
    if side.hand >= 0:
        left.remove(side.hand)
    left.top = side.top
    return left
