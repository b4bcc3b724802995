"""In how many worlds one side's cards come to which total beside each mission.

A world is a deal of the cards that the viewer does not see beside the missions, from those of that
deck not yet seen, copies told apart. As in `imagine`, whoever drew another card was not over 21
before (K3.6). That binds cards only where the highest ones left would have been over. All other
cards are free: of m cards left, k of them can be dealt in m (m - 1) ... (m - k + 1) ways, whatever
lies elsewhere. So only bound cards, and those that lie in the stack asked about, are gone through.
"""

from math import perm
from typing import Final, final

from mypy_extensions import i64

from brushpass.games.kompromat.cards import (
    ACE,
    EQUIPMENT,
    HIDDEN,
    NO_TOTAL,
    PLACES,
    halves,
)
from brushpass.games.kompromat.drawn import Drawn, taken_back
from brushpass.games.kompromat.totals import added, best
from brushpass.games.kompromat.wire import Side, StackView, View

Cards = int  # how many of each kind: four bits a kind, the highest of them always 0
Fills = dict[tuple[Cards, Cards], int]  # orders of kinds by the cards used, and those that lie
KINDS: Final[i64] = 11
BITS: Final[i64] = 4
# Not 1 << 4 * kind: compiled, that would be shifted in 32 bits.
ONE: Final[list[Cards]] = [16**kind for kind in range(len(EQUIPMENT))]
COUNT: Final[i64] = 0b0111
SPARE: Final[i64] = 0x888_8888_8888  # the highest bit of every kind
ANYTHING: Final[i64] = 1000  # more than all cards of a deck come to


@final
class Count:
    def __init__(self, v: View, seat: int) -> None:
        side = v.sides[seat]
        self.left = unseen(side)
        drawn = Drawn(v, seat)
        back = taken_back(side)
        self.stacks: list[Covered] = []
        for place, stack in enumerate(side.stacks):
            more = added(side.newspapers[place], side.vesper if place == v.place else 0)
            on, room = drawn.on[place], drawn.room[place]
            self.stacks.append(Covered(stack, on, room, self.left, back, more))
        self.totals = [self.count(place) for place in range(PLACES)]
        self.worlds = sum(self.totals[0].values())

    def count(self, place: int) -> dict[int, int]:
        stack = self.stacks[place]
        fills = stack.bound
        for _ in range(stack.lying):
            fills = lay(fills, self.left, True, ANYTHING)
        others = [other for other in self.stacks if other is not stack]
        rest = Rest(self.left, [other.used() for other in others if other.bound_cards])
        cards = size(self.left) - stack.lying - sum(other.bound_cards for other in self.stacks)
        free = perm(cards, stack.lost + sum(other.lying + other.lost for other in others))
        totals: dict[int, int] = {}
        for (used, lies), orders in fills.items():
            total = stack.total(lies)
            totals[total] = totals.get(total, 0) + orders * rest.ways(self.left - used, 0) * free
        return totals


@final
class Covered:
    """The unseen cards of one stack. `bound`: those that come to no more than its room."""

    def __init__(
        self, seen: StackView, drawn_on: i64, room: i64, left: Cards, back: int, added: int
    ) -> None:
        self.empty = not seen.cards
        self.low: i64 = added
        self.aces: i64 = 0
        self.lying = 0  # free cards that count
        self.lost = 0  # free cards that a Stun Gun has taken (KR33), or back on the deck (KR31)
        within: list[bool] = []  # of the cards that another was drawn on: whether they lie here
        for index, card in enumerate(seen.cards):
            lies = not (seen.gone >> index) & 1
            if card == HIDDEN:
                if index < drawn_on:
                    within.append(lies)
                elif lies:
                    self.lying += 1
                else:
                    self.lost += 1
                continue
            if index < drawn_on:
                room -= halves(card)
            if lies:
                self.low += halves(card)
                self.aces += 1 if card == ACE else 0
        if drawn_on > len(seen.cards):
            if back == HIDDEN:
                within.append(False)
            else:
                room -= halves(back)
        if highest(left, len(within)) <= room:
            self.lying += within.count(True)
            self.lost += within.count(False)
            within = []
        self.bound_cards = len(within)
        self.bound: Fills = {(0, 0): 1}
        for lies in within:
            self.bound = lay(self.bound, left, lies, room)

    def used(self) -> dict[Cards, int]:
        found: dict[Cards, int] = {}
        for (used, _), orders in self.bound.items():
            found[used] = found.get(used, 0) + orders
        return found

    def total(self, lies: Cards) -> int:
        if self.empty:
            return NO_TOTAL
        return best(self.low + worth(lies), self.aces + copies(lies, ACE))


@final
class Rest:
    """In how many ways other stacks' bound cards can come from what is left; each answer is kept.

    Kinds are laid in some order first; at last every copy of a kind may have been any other.
    """

    def __init__(self, left: Cards, bound: list[dict[Cards, int]]) -> None:
        self.left = left
        self.bound = bound
        self.known: list[dict[Cards, int]] = [{} for _ in range(len(bound) + 1)]

    def ways(self, rest: Cards, nth: int) -> int:
        known = self.known[nth]
        found = known.get(rest, -1)
        if found >= 0:
            return found
        if nth == len(self.bound):
            found = 1
            for kind in range(KINDS):
                found *= perm(copies(self.left, kind), copies(self.left - rest, kind))
        else:
            found = 0
            for used, orders in self.bound[nth].items():
                if ((rest | SPARE) - used) & SPARE == SPARE:  # no kind more often than it is left
                    found += orders * self.ways(rest - used, nth + 1)
        known[rest] = found
        return found


def lay(fills: Fills, left: i64, lies: bool, room: i64) -> Fills:
    """One card more, of any kind that is left, as long as all of them keep within the room."""
    more: Fills = {}
    for (used, lying), orders in fills.items():
        rest: i64 = left - used
        most = room - worth(used)
        for kind in range(KINDS):
            if copies(rest, kind) and halves(kind) <= most:
                card: i64 = ONE[kind]
                key = (used + card, lying + card if lies else lying)
                more[key] = more.get(key, 0) + orders
    return more


def copies(cards: i64, kind: i64) -> i64:
    return (cards >> BITS * kind) & COUNT


def worth(cards: i64) -> i64:
    """In halves, with every 1/11 as one."""
    total: i64 = 0
    for kind in range(KINDS):
        total += copies(cards, kind) * halves(kind)
    return total


def size(cards: i64) -> i64:
    total: i64 = 0
    for kind in range(KINDS):
        total += copies(cards, kind)
    return total


def highest(cards: i64, count: i64) -> i64:
    """What so many of them come to at most."""
    total: i64 = 0
    for kind in range(KINDS - 1, -1, -1):
        taken = min(count, copies(cards, kind))
        total += taken * halves(kind)
        count -= taken
    return total


def unseen(side: Side) -> Cards:
    left: Cards = 0
    for kind, of_a_kind in enumerate(EQUIPMENT):
        left += of_a_kind * ONE[kind]
    for card in [card for stack in side.stacks for card in stack.cards] + side.top + [side.hand]:
        if card >= 0:
            left -= ONE[card]
    return left
