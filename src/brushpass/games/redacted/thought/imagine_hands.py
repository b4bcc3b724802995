"""Imagined items in their places, with what is known of who knows them."""

from mypy_extensions import i64

from brushpass.core.knowledge import NOBODY, only
from brushpass.games.redacted.rules.places import cards_at
from brushpass.games.redacted.rules.state import State
from brushpass.games.redacted.speech.wire import View


def lay_known(s: State, place: i64, kinds: list[int], viewer: i64, seen: list[int]) -> None:
    """Of equal cards the first are the known ones."""
    cards = cards_at(s, place)
    assert cards is not None
    kinds.sort()
    left = [kind for kind in seen if kind >= 0]
    cards.kinds = kinds
    cards.known = [NOBODY] * len(kinds)
    for i in range(len(kinds)):
        if kinds[i] in left:
            left.remove(kinds[i])
            cards.known[i] = only(viewer)
    if left:
        raise ValueError("no deal fits this view: a card is known where it does not lie")


def lay_hand(s: State, v: View, viewer: i64, seat: i64, kinds: list[int]) -> None:
    lay_known(s, seat, kinds, viewer, v.agents[seat].items)
    hand = s.hands[seat]
    exposed = v.memory.items.exposed if seat == viewer and v.memory is not None else []
    for i in range(len(hand.kinds)):
        hand.known[i] |= only(seat)
        if i < len(exposed):
            hand.known[i] |= exposed[i]
