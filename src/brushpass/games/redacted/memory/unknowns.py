"""What is known of an item that nobody has named where it lies.

A card that an audience cannot name is an unknown. Unknowns differ in where they come from: out of
the deck, from under a briefcase tile when the game was set up, out of a bag of cards that were
shuffled together. A spot is a place with a card or an unknown on it, in one number.
"""

from typing import Final

from mypy_extensions import i64

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
from brushpass.games.redacted.rules.places import (
    BURIED,
    DECK,
    DROPPED,
    OBJECTIVES,
    SPOILS,
    TILE,
)

BAG: Final = 100  # as a place, plus its number: what was shuffled together; odd ones for objectives

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


def at(spots: list[int], place: i64) -> list[int]:
    """The cards and unknowns of a place, sorted."""
    return [card_of(there) for there in spots if place_of(there) == place]


def newest_bag(spots: list[int], odd: i64) -> i64:
    """The number of the last bag of a deck that is not used up; NONE."""
    for i in range(len(spots) - 1, -1, -1):
        number = place_of(spots[i]) - BAG
        if number < 0:
            return NONE
        if number % 2 == odd:
            return number
    return NONE


def unknown_at(sealed: i64, spots: list[int], place: i64) -> i64:
    """What a card there is of which no spot tells more; `sealed`: tiles as they were dealt."""
    if place == BURIED:
        return CLEAN
    if place in (TILE, TILE + 1) and (sealed >> (place - TILE)) & 1:
        return DEALT - (place - TILE)
    if place in (DECK, OBJECTIVES):
        bag = newest_bag(spots, 0 if place == DECK else 1)
        if bag != NONE:
            return DRAWN - bag
    return OBJECTIVE if place in (DROPPED, OBJECTIVES, SPOILS) else HIDDEN


def fits(mission: i64, place: i64, kind: i64) -> bool:
    """Whether such a card can come to this place unseen."""
    if place == BURIED:
        return kind != CONTRABAND and not (mission == DANGER_ZONE and is_objective(kind))
    if place == DROPPED:
        return is_objective(kind)
    return place != SPOILS or kind != VIP_FILE


def may_be(mission: i64, unknown: i64, kind: i64) -> bool:
    """Whether an unknown that is not from a bag can be of this kind."""
    if unknown == CLEAN:
        return fits(mission, BURIED, kind)
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
