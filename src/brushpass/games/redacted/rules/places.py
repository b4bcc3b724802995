"""Where items lie, and who knows which of them is where.

A hand has no order that others can see, so what a seat knows of it is how many items of a kind it
holds at least. The marks of `Cards` stand for these counts: of equal cards the first are the known
ones, for each seat. Who sees an item knows it where it lies; who does not see which of them goes no
longer knows what is left (what they could still conclude is for memories to say).
"""

from typing import Final

from mypy_extensions import i64

from brushpass.core.knowledge import EVERYBODY, Cards
from brushpass.games.redacted.rules.state import State

# Places; those below are the seats' hands.
NOWHERE: Final = -1  # in the open, or out of the game
TILE: Final = 10  # plus the colour
BURIED: Final = 20  # discarded face down
DECK: Final = 21
DROPPED: Final = 22  # the objective discard
OBJECTIVES: Final = 23  # the objective deck above its bottom card
SPOILS: Final = 24  # what a beaten guard left behind


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


def lift(s: State, kind: i64, place: i64, witnesses: i64) -> None:
    """One card of this kind goes; only the witnesses see which."""
    cards = own_cards_at(s, place)
    if cards is not None:
        index = cards.kinds.index(kind)
        cards.kinds.pop(index)
        cards.known.pop(index)
        if witnesses != EVERYBODY:
            for i in range(len(cards.known)):
                cards.known[i] &= witnesses


def lay(s: State, kind: i64, place: i64, knowers: i64) -> None:
    """One more card, in its place by kind."""
    cards = own_cards_at(s, place)
    if cards is not None:
        index: i64 = 0
        while index < len(cards.kinds) and cards.kinds[index] <= kind:
            if cards.kinds[index] == kind:
                known: i64 = cards.known[index]
                cards.known[index] = known | knowers
                knowers &= known
            index += 1
        cards.kinds.insert(index, kind)
        cards.known.insert(index, knowers)


def move(s: State, kind: i64, place: i64, to: i64, witnesses: i64) -> None:
    lift(s, kind, place, witnesses)
    lay(s, kind, to, witnesses)


def reveal(s: State, kind: i64, place: i64) -> None:
    """All see that such a card lies there."""
    lift(s, kind, place, EVERYBODY)
    lay(s, kind, place, EVERYBODY)


def show(s: State, place: i64, viewer: i64) -> None:
    """The viewer sees all that lies there."""
    cards = own_cards_at(s, place)
    assert cards is not None
    for i in range(len(cards.known)):
        cards.known[i] |= 1 << viewer
