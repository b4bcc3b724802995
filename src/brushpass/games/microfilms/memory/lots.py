"""MR42, MR43, MR47: what an audience can tell of the cards that have left the decks.

A card was dealt, or drawn from one of the decks that the evenings began with. Everybody knows what
the decks were made of, but not which card left a hand unseen. So an audience keeps all the cases
that fit what it saw, each with its weight: every card of a hand is as likely to be the one that
leaves or is looked at. A case says of each card in a hand and of each discard to which lot it
belongs, and of those whose kind was seen at some time also the kind: wherever such a card went, it
is somewhere in every case. A pool is what a deck was made of, less what was shuffled again.
"""

from math import gcd
from typing import Final, final

from mypy_extensions import i64

from brushpass.games.microfilms.memory.cases import (
    COUNT,
    DEALT,
    LOTS,
    OPEN,
    UNKNOWN,
    Case,
    changed,
    copies,
    kind_of,
    lot_of,
    may_be,
    packed,
    place_of,
    pool_of,
    written_card,
)
from brushpass.games.microfilms.rules.cards import KINDS, NONE

MANY: Final = 1000  # cases that are kept; of more it is forgotten what tells them apart
HEAVY: Final = 1 << 36  # weights above are made smaller, and rounded


@final
class Lots:
    """The cases of one audience; none: it does not keep them."""

    def __init__(self) -> None:
        self.cases: list[Case] = []

    def clone(self) -> "Lots":
        twin = Lots()
        twin.cases = self.cases  # the list never changes, and weights only before it is kept
        return twin

    def begin(self, copies: list[int], dealt: list[int]) -> None:
        """M2.5: everybody has one card; those of others are below zero."""
        cards: list[int] = []
        for seat in range(len(dealt)):
            kind: i64 = dealt[seat]
            cards.append(written_card(seat, DEALT, kind if kind >= 0 else UNKNOWN))
        self.cases = [Case(cards, [packed(copies)], 1)]

    def move(self, source: i64, to: i64, kind: i64) -> None:
        """A card of this kind goes from place to place; NONE: one that is not seen."""
        after: list[Case] = []
        for case in self.cases:
            for nth in range(len(case.cards)):
                card = case.cards[nth]
                if place_of(card) == source and may_be(case, card, kind):
                    after.append(changed(case, nth, to, kind))
        self.cases = merged(after)

    def draw(self, place: i64, kind: i64) -> None:
        """A card comes from the deck; NONE: one that is not seen."""
        after: list[Case] = []
        for case in self.cases:
            card = written_card(place, len(case.pools), UNKNOWN)
            if may_be(case, card, kind):
                cards = [*case.cards, card]
                drawn = Case(cards, case.pools, case.weight)
                after.append(changed(drawn, len(cards) - 1, place, kind))
        self.cases = merged(after)

    def look(self, place: i64, kind: i64) -> None:
        """One card of a hand is seen; it may be one that was seen before."""
        self.move(place, place, kind)

    def look_at_all(self, place: i64, hand: list[int]) -> None:
        after: list[Case] = []
        for case in self.cases:
            fill_in(case, place, hand, after)
        self.cases = merged(after)

    def rule_out(self, place: i64, kinds: i64) -> None:
        """MR44: none of these kinds, as bits, is in a hand."""
        after: list[Case] = []
        for case in self.cases:
            fits = True
            for card in case.cards:
                if place_of(card) == place and kind_of(card) != UNKNOWN:
                    fits = fits and not (kinds >> kind_of(card)) & 1
            if fits:
                after.append(case)
        self.cases = after

    def shuffle(self, deck: list[int]) -> None:
        """The discards become a deck. Which of equal cards they are is told by the weight."""
        fresh = packed(deck)
        after: list[Case] = []
        for case in self.cases:
            pools = case.pools[:]
            cards: list[int] = []
            weight = case.weight
            for card in case.cards:
                if place_of(card) < OPEN:
                    cards.append(card)
                    continue
                pool = pool_of(lot_of(card))
                weight *= copies(pools[pool], kind_of(card))
                pools[pool] -= 1 << (COUNT * kind_of(card))
            pools.append(fresh)
            after.append(Case(cards, pools, weight))
        if after:
            self.cases = merged(without_empty(after))

    def settle(self, sure: list[list[int]]) -> None:
        """Cases that are too many become fewer by what is forgotten; `sure` is known, by place."""
        cases = self.cases
        if len(cases) > MANY or (cases and len(cases[0].pools) == LOTS - 1):
            self.cases = merged([forget(case, sure) for case in cases])


def fill_in(case: Case, place: i64, hand: list[int], after: list[Case]) -> None:
    """Every way in which the unknown cards of a place make up a hand together with the known."""
    left = hand[:]
    unknown: i64 = NONE
    for nth in range(len(case.cards)):
        card = case.cards[nth]
        if place_of(card) != place:
            continue
        if kind_of(card) == UNKNOWN:
            unknown = nth
        else:
            left[kind_of(card)] -= 1
            if left[kind_of(card)] < 0:
                return
    if unknown == NONE:
        after.append(Case(case.cards, case.pools, case.weight))
        return
    for kind in range(KINDS):
        if left[kind] > 0 and may_be(case, case.cards[unknown], kind):
            fill_in(changed(case, unknown, place, kind), place, hand, after)


def without_empty(cases: list[Case]) -> list[Case]:
    """Decks of which nothing is left lose their number; the first one has the letter in the box."""
    for pool in range(len(cases[0].pools) - 2, 0, -1):
        held: i64 = 0
        for case in cases:
            held |= case.pools[pool]
        if held == 0:
            cases = [joined(case, pool) for case in cases]
    return cases


def joined(case: Case, pool: i64) -> Case:
    """The same with two pools as one: this one and the one before."""
    cards: list[int] = []
    for card in case.cards:
        lot = lot_of(card)
        cards.append(written_card(place_of(card), lot - 1 if lot > pool else lot, kind_of(card)))
    cards.sort()
    pools = case.pools[:]
    pools[pool - 1] += pools.pop(pool)
    return Case(cards, pools, case.weight)


def forget(case: Case, sure: list[list[int]]) -> Case:
    """Left are the deck, all earlier ones together, and the cards that are sure."""
    while len(case.pools) > 2:
        case = joined(case, 1)
    return hide(case, sure)


def hide(case: Case, sure: list[list[int]]) -> Case:
    """The same as it is to one who knows only these cards, by place and kind."""
    left: list[list[int]] = [counts[:] for counts in sure]
    cards: list[int] = []
    for card in case.cards:
        place = place_of(card)
        kind = kind_of(card)
        if kind != UNKNOWN and place < OPEN:
            left[place][kind] -= 1
            if left[place][kind] < 0:
                kind = UNKNOWN
        cards.append(written_card(place, lot_of(card), kind))
    cards.sort()
    return Case(cards, case.pools, case.weight)


def merged(cases: list[Case]) -> list[Case]:
    """Equal cases are one, and weights are kept small."""
    if not cases:
        return cases
    if len(cases) == 1:
        cases[0].weight = 1
        return cases
    found: dict[tuple[int, ...], Case] = {}
    for case in cases:
        key = tuple(case.cards + case.pools)
        if key in found:
            found[key].weight += case.weight
        else:
            found[key] = case
    after = list(found.values())
    common: int = 0
    heaviest: i64 = 0
    for case in after:
        common = gcd(common, case.weight)
        heaviest = max(heaviest, case.weight)
    if common > 1:
        for case in after:
            case.weight //= common
        heaviest //= common
    shift: i64 = 0
    while heaviest >> shift > HEAVY:
        shift += 1
    if shift:
        for case in after:
            case.weight = max(case.weight >> shift, 1)
    return after
