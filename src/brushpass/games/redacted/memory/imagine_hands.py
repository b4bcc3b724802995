"""Imagined items in their places, with what is known of who knows them."""

from mypy_extensions import i64

from brushpass.core.knowledge import NOBODY, only
from brushpass.games.redacted.memory.mind import mark
from brushpass.games.redacted.rules.places import cards_at
from brushpass.games.redacted.rules.state import State
from brushpass.games.redacted.speech.wire import View


def lay_known(s: State, place: i64, kinds: list[int], viewer: i64, seen: list[int]) -> None:
    cards = cards_at(s, place)
    assert cards is not None
    kinds.sort()
    cards.kinds = kinds
    cards.known = [NOBODY] * len(kinds)
    mark(s, viewer, place, [kind for kind in seen if kind >= 0])


def lay_hand(s: State, v: View, viewer: i64, seat: i64, kinds: list[int]) -> None:
    lay_known(s, seat, kinds, viewer, v.agents[seat].items)
    hand = s.hands[seat]
    for i in range(len(hand.kinds)):
        hand.known[i] |= only(seat)
        if seat == viewer:
            hand.known[i] |= v.exposed[i]
    s.traces[seat] = hand.clone()
