"""Imagined items in their places, with what is known of who knows them."""

from mypy_extensions import i64

from brushpass.core.knowledge import NOBODY, Cards, only
from brushpass.games.redacted.lots import mark
from brushpass.games.redacted.state import State
from brushpass.games.redacted.wire import View


def lay_known(cards: Cards, kinds: list[int], viewer: i64, seen: list[int]) -> None:
    kinds.sort()
    cards.kinds = kinds
    cards.known = [NOBODY] * len(kinds)
    mark(cards, viewer, [kind for kind in seen if kind >= 0])


def lay_hands(s: State, v: View, viewer: i64, kinds: list[list[int]]) -> None:
    for seat in range(s.seats):
        hand = s.hands[seat]
        lay_known(hand, kinds[seat], viewer, v.agents[seat].items)
        for i in range(len(hand.kinds)):
            hand.known[i] |= only(seat)
            if seat == viewer:
                hand.known[i] |= v.exposed[i]
        s.traces[seat] = hand.clone()
