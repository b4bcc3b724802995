"""Whether a truth is one that a case (lots.py) allows."""

from itertools import permutations

from brushpass.games.microfilms.memory import wire
from brushpass.games.microfilms.memory.cases import (
    DEALT,
    OPEN,
    UNKNOWN,
    Case,
    copies,
    kind_of,
    lot_of,
    place_of,
)
from brushpass.games.microfilms.rules.cards import KINDS, STEAL
from brushpass.games.microfilms.rules.state import State

AnyCase = Case | wire.Case


def at(case: AnyCase, place: int) -> tuple[tuple[int, int], ...]:
    """Lot and kind of each card at a place."""
    return tuple((lot_of(card), kind_of(card)) for card in case.cards if place_of(card) == place)


def admits(case: AnyCase, s: State) -> bool:
    """By brute force: whether the cards as they lie can be what a case says."""
    rest = [[copies(pool, card) for card in range(KINDS)] for pool in case.pools]
    for nth, card in enumerate(s.discard):
        ((lot, seen),) = at(case, OPEN + nth)
        assert seen == card
        rest[max(lot, 1) - 1][card] -= 1
    rest[0][s.box] -= 1
    return admits_hands(case, s, 0, rest)


def admits_hands(case: AnyCase, s: State, place: int, rest: list[list[int]]) -> bool:
    if place == len(s.hands):
        return rest[-1] == s.deck.cards and not any(map(any, rest[:-1]))
    hand = [card for card in range(KINDS) for _ in range(s.hands[place].cards[card])]
    for order in set(permutations(hand)):
        left = [pool[:] for pool in rest]
        for (lot, seen), card in zip(at(case, place), order, strict=True):
            left[max(lot, 1) - 1][card] -= 1
            if seen not in (card, UNKNOWN) or (lot == DEALT and card < STEAL):
                break
        else:
            if min(map(min, left)) >= 0 and admits_hands(case, s, place + 1, left):
                return True
    return False
