"""Cards come into a hand, and leave it.

A hand is kept in order of kinds, which is an order of backs too. So its order tells nothing that
the cards, or to others their backs (DR7), do not tell.
"""

from mypy_extensions import i64

from brushpass.core.chance import Chance
from brushpass.games.double_agent.cards import BACKS, HAND, NONE
from brushpass.games.double_agent.state import State
from brushpass.games.double_agent.tell import Tell


def deal(s: State, seat: i64, chance: Chance, tell: Tell) -> None:
    """D2.3."""
    for _ in range(HAND):
        into_hand(s, seat, s.decks[seat].draw(chance))
    show_top(s, seat, chance)
    tell.dealt(seat, s.hands[seat][:], s.backs[seat][:], s.tops[seat])


def draw(s: State, seat: i64, chance: Chance, tell: Tell) -> None:
    """D3.9."""
    card = s.decks[seat].draw(chance)
    into_hand(s, seat, card)
    show_top(s, seat, chance)
    tell.drew(seat, card, BACKS[card] if s.open_backs else NONE, s.tops[seat])


def show_top(s: State, seat: i64, chance: Chance) -> None:
    if s.open_backs:
        top = s.decks[seat].look(1, chance)
        s.tops[seat] = BACKS[top[0]] if top else NONE


def into_hand(s: State, seat: i64, card: i64) -> None:
    hand = s.hands[seat]
    place: i64 = 0
    while place < len(hand) and hand[place] < card:
        place += 1
    hand.insert(place, card)
    if s.open_backs:
        s.backs[seat].insert(place, BACKS[card])


def out_of_hand(s: State, seat: i64, card: i64) -> None:
    s.hands[seat].remove(card)
    if s.open_backs:
        s.backs[seat].remove(BACKS[card])
