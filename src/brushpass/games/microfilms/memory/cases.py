"""How a case writes down its cards and what the decks held: packed numbers.

A card's number tells its place, its lot and its kind. Places are those at the table, and behind
them the discards from the bottom. A lot is DEALT, or the number of the deck that the card was drawn
from; the first deck has number 1.
"""

from typing import Final, final

from mypy_extensions import i64

from brushpass.games.microfilms.rules.cards import KINDS, LETTER, NATIONS, NONE, STEAL

DEALT: Final = 0  # the lot of a card that came with the deal; others bear the number of their deck
UNKNOWN: Final = 15  # in place of a kind
OPEN: Final = 8  # the place of the lowest discard
LOTS: Final = 16
COUNT: Final = 2  # bits for the copies of a kind in a pool
COPIES: Final = 3


@final
class Case:
    """One account of the cards that have left the decks. It never changes but for its weight."""

    def __init__(self, cards: list[int], pools: list[int], weight: i64) -> None:
        self.cards = cards  # in order: each card's place, lot, and kind if known
        self.pools = pools  # by deck: what it held and was not shuffled again, counts of kinds
        self.weight = weight


def written_card(place: i64, lot: i64, kind: i64) -> i64:
    """The lot DEALT means an action card, and where the kind is known it means nothing more."""
    if kind != UNKNOWN and lot == DEALT:
        lot = 1
    return place << 8 | lot << 4 | kind


def place_of(card: i64) -> i64:
    return card >> 8


def lot_of(card: i64) -> i64:
    return (card >> 4) & 15


def kind_of(card: i64) -> i64:
    return card & 15


def pool_of(lot: i64) -> i64:
    """Dealt cards are of the same pool as the first deck."""
    return 0 if lot == DEALT else lot - 1


def packed(counts: list[int]) -> i64:
    pool: i64 = 0
    for kind in range(KINDS):
        pool |= counts[kind] << (COUNT * kind)
    return pool


def copies(pool: i64, kind: i64) -> i64:
    return (pool >> (COUNT * kind)) & COPIES


def changed(case: Case, nth: i64, place: i64, kind: i64) -> Case:
    """The same with one card at a place, and its kind known unless that is NONE."""
    cards = case.cards[:]
    card: i64 = cards.pop(nth)
    now = written_card(place, lot_of(card), kind_of(card) if kind == NONE else kind)
    at: i64 = 0
    while at < len(cards) and cards[at] < now:
        at += 1
    cards.insert(at, now)
    return Case(cards, case.pools, case.weight)


def may_be(case: Case, card: i64, kind: i64) -> bool:
    """Whether a card can be of a kind, beside all that the case knows of."""
    if kind == NONE or kind_of(card) == kind:
        return True
    if kind_of(card) != UNKNOWN:
        return False
    lot = lot_of(card)
    if lot == DEALT and kind < STEAL:
        return False
    pool = pool_of(lot)
    left = copies(case.pools[pool], kind)
    actions: i64 = 0  # of the first pool, less those that unknown dealt cards need
    letters: i64 = 0
    for other in range(STEAL, KINDS):
        actions += copies(case.pools[0], other)
    for other in range(LETTER, LETTER + NATIONS):
        letters += copies(case.pools[0], other)
    for each in case.cards:
        its_kind = kind_of(each)
        its_pool = pool_of(lot_of(each))
        if its_kind == kind and its_pool == pool:
            left -= 1
        if its_pool > 0:
            continue
        if its_kind == UNKNOWN:
            actions -= 1 if lot_of(each) == DEALT else 0
        elif its_kind >= STEAL:
            actions -= 1
        elif its_kind >= LETTER and its_kind < LETTER + NATIONS:
            letters -= 1
    if pool == 0 and lot != DEALT and kind >= STEAL and actions == 0:
        return False
    if pool == 0 and kind >= LETTER and kind < LETTER + NATIONS and letters == 1:
        return False  # the last one is in the box
    return left > 0
