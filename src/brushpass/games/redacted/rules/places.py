"""Where items lie, and what is known of an item that nobody has named there.

A card that a seat cannot name is an unknown. Unknowns differ in where they come from: out of the
deck, from under a briefcase tile when the game was set up, out of a bag of cards that were shuffled
together. A spot is a place with a card or an unknown on it, in one number.
"""

from typing import Final

from mypy_extensions import i64

from brushpass.core.knowledge import Cards
from brushpass.games.redacted.rules.cards import (
    CONTRABAND,
    DANGER_ZONE,
    GOGGLES,
    HIDDEN,
    HIDDEN_WEAPON,
    NONE,
    VIP_FILE,
    is_critical,
    is_objective,
)
from brushpass.games.redacted.rules.state import State

# Places; those below are the seats' hands.
NOWHERE: Final = -1  # in the open, or out of the game
TILE: Final = 10  # plus the colour
BURIED: Final = 20  # discarded face down
DECK: Final = 21
DROPPED: Final = 22  # the objective discard
OBJECTIVES: Final = 23  # the objective deck above its bottom card
SPOILS: Final = 24  # what a beaten guard left behind
BAG: Final = 100  # plus its number: what was shuffled together; odd ones for objectives

# Unknowns, besides HIDDEN: any card that is not accounted for.
DEALT: Final = -3  # minus the colour: dealt under this tile
CLEAN: Final = -5  # one that may be discarded face down: no Contraband (R11.7), no objective (RR50)
OBJECTIVE: Final = -6
DEALT_CLEAN: Final = -7  # minus the colour: dealt under this tile, and no Contraband
DRAWN: Final = -100  # minus the number of the bag it was drawn from

WIDTH: Final = 4096
ZERO: Final = 2048


def spot(place: i64, card: i64) -> i64:
    return place * WIDTH + ZERO + card


def place_of(there: i64) -> i64:
    return there // WIDTH


def card_of(there: i64) -> i64:
    return there % WIDTH - ZERO


def cards_at(s: State, place: i64) -> Cards | None:
    """The cards of a place where seats know single cards; None for decks and the like."""
    if 0 <= place < TILE:
        return s.hands[place]
    if TILE <= place < BURIED:
        return s.tiles[place - TILE]
    if place == BURIED:
        return s.buried
    return s.dropped if place == DROPPED else None


def own_cards_at(s: State, place: i64) -> Cards | None:
    """The same, to be changed: twins of the state keep theirs."""
    cards = cards_at(s, place)
    if cards is None:
        return None
    cards = cards.clone()
    if place < TILE:
        s.hands[place] = cards
    elif place < BURIED:
        s.tiles[place - TILE] = cards
    elif place == BURIED:
        s.buried = cards
    else:
        s.dropped = cards
    return cards


def size_at(s: State, place: i64) -> i64:
    """Of a deck it is enough that there is a card: all its unknowns are alike."""
    cards = cards_at(s, place)
    if cards is not None:
        return len(cards.kinds)
    return s.objectives.size() + 1 if place == OBJECTIVES else 1


def newest_bag(spots: list[int], odd: i64) -> i64:
    """The number of the last bag of a deck that is not used up; NONE."""
    for i in range(len(spots) - 1, -1, -1):
        number = place_of(spots[i]) - BAG
        if number < 0:
            return NONE
        if number % 2 == odd:
            return number
    return NONE


def unknown_at(s: State, spots: list[int], place: i64) -> i64:
    """What a card there is of which no spot tells more."""
    if place == BURIED:
        return CLEAN
    if place in (TILE, TILE + 1) and (s.sealed >> (place - TILE)) & 1:
        return DEALT - (place - TILE)
    if place in (DECK, OBJECTIVES):
        bag = newest_bag(spots, 0 if place == DECK else 1)
        if bag != NONE:
            return DRAWN - bag
    return OBJECTIVE if place in (DROPPED, OBJECTIVES, SPOILS) else HIDDEN


def fits(s: State, place: i64, kind: i64) -> bool:
    """Whether such a card can come to this place unseen."""
    if place == BURIED:
        return kind != CONTRABAND and not (s.mission == DANGER_ZONE and is_objective(kind))
    if place == DROPPED:
        return is_objective(kind)
    return place != SPOILS or kind != VIP_FILE


def may_be(s: State, unknown: i64, kind: i64) -> bool:
    """Whether an unknown that is not from a bag can be of this kind."""
    if unknown == CLEAN:
        return fits(s, BURIED, kind)
    if unknown == OBJECTIVE:
        return is_objective(kind)
    if unknown <= DEALT_CLEAN and kind == CONTRABAND:
        return False
    return unknown == HIDDEN or may_be_dealt(kind)


def may_be_dealt(kind: i64) -> bool:
    """R12.2, R15.2: under a tile."""
    return is_critical(kind) or HIDDEN_WEAPON <= kind <= GOGGLES


def dealt_colour(unknown: i64) -> i64:
    """The tile under which it was dealt; NONE."""
    if unknown in (DEALT, DEALT_CLEAN):
        return 0
    return 1 if unknown in (DEALT - 1, DEALT_CLEAN - 1) else NONE


def arriving(unknown: i64, place: i64) -> i64:
    """What an unknown is known to be when it has come to this place; NONE: it cannot."""
    if place == BURIED:
        if unknown == HIDDEN:
            return CLEAN
        if unknown == OBJECTIVE:
            return NONE
        if unknown in (DEALT, DEALT - 1):
            return unknown + DEALT_CLEAN - DEALT
    elif place == DROPPED:
        if unknown == HIDDEN:
            return OBJECTIVE
        if unknown == CLEAN:
            return NONE
    return unknown
