"""Kompromat's secrets, for the canaries of tests/conformity."""

from typing import Final

from brushpass.games.kompromat.cards import EQUIPMENT, LIMIT, NONE, PLACES, halves
from brushpass.games.kompromat.state import State
from tests.conformity.audiences import May, address, everybody, only, players_but
from tests.conformity.markers import Markers


def plant(s: State, seat: int | None) -> list[int]:
    """Put a marker in the place of every value that this seat (None: a spectator) may not know."""
    marker = Markers()

    for owner in range(2):
        if owner == seat:
            continue
        for place in range(PLACES):
            stack = s.stack(owner, place)
            for index in range(len(stack.cards)):
                if not (stack.up >> index) & 1 or (stack.gone >> index) & 1:
                    stack.cards[index] = marker()
            if stack.covered():
                stack.low = marker()
        if s.hand[owner] != NONE:
            s.hand[owner] = marker()
        deck = s.decks[owner]
        deck.top[:] = [marker() for _ in deck.top]
        deck.counts[:] = [marker() for _ in deck.counts]
    return marker.planted


def impossible(s: State) -> str:
    """Why no game can have come here; an empty text if nothing speaks against it."""
    for seat in range(2):
        stacks = [s.stack(seat, place) for place in range(PLACES)]
        cards = [card for stack in stacks for card in stack.cards] + s.decks[seat].top
        cards += [card for card in [s.hand[seat]] if card != NONE]
        counts = [cards.count(kind) + left for kind, left in enumerate(s.decks[seat].counts)]
        if counts != EQUIPMENT:
            return f"seat {seat} has {counts} cards of each kind"
        for stack in stacks:
            if sum(halves(card) for card in stack.cards[:-1]) > LIMIT:  # K3.6
                return f"seat {seat} drew on over 21: {stack.cards}"
    return ""


# Who may learn each argument of each fact that the rules tell.
FACTS: Final[dict[str, dict[str, May]]] = {
    "laid": {
        "nth": everybody,
        "starter": everybody,
        "missions": everybody,
        "counters": everybody,
    },
    "drew_first": {"seat": address, "card": only("seat")},
    "attempted": {"seat": everybody, "place": everybody, "card": everybody},
    "drew": {"seat": address, "place": everybody, "card": only("seat")},
    "stopped": {"seat": everybody, "place": everybody},
    "turned_up": {"seat": everybody, "place": everybody, "cards": everybody},
    "counted_elevens": {"seat": everybody, "place": everybody, "elevens": everybody},
    "total": {"seat": everybody, "place": everybody, "halves": everybody},
    "failed": {"seat": everybody, "place": everybody},
    "perfect": {"seat": everybody, "place": everybody, "discarded": everybody},
    "collected": {
        "seat": everybody,
        "place": everybody,
        "mission": everybody,
        "why": everybody,
    },
    "uncollected": {"place": everybody, "mission": everybody, "why": everybody},
    "tokens": {"seat": everybody, "tokens": everybody, "why": everybody},
    "passed": {"seat": everybody},
    "used": {"seat": everybody, "item": everybody, "usb": everybody},
    "turned_by_drone": {"seat": everybody, "place": everybody, "cards": everybody},
    "took_back": {"seat": address, "place": everybody, "card": only("seat")},
    "flew": {"seat": everybody, "source": everybody, "target": everybody},
    "laid_newspaper": {"seat": everybody, "place": everybody},
    "looked": {"seat": address, "cards": only("seat")},
    # KR33: whoever fired never sees the card; its owner laid it.
    "stunned": {
        "seat": address,
        "place": everybody,
        "index": everybody,
        "card": players_but("seat"),
    },
    "adjusted": {"seat": everybody, "place": everybody, "change": everybody},
    "finished": {"ending": everybody, "winner": everybody, "points": everybody},
}
