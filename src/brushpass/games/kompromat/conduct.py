"""What the opponent's drawing and stopping says about the cards they laid face down."""

from math import exp
from typing import Final

from mypy_extensions import i64

from brushpass.games.kompromat.cards import ACE, LIMIT, PLACES, halves
from brushpass.games.kompromat.state import DRAWING, Stack, State
from brushpass.games.kompromat.totals import best

ENOUGH: Final = 32.0  # halves at which players stop as often as they draw
SPREAD: Final = 2.5


def likelihood(s: State, seat: int) -> float:
    they = 1 - seat
    found = 1.0
    for place in range(PLACES):
        stack = s.stack(they, place)
        if len(stack.cards) > 1 or (stack.cards and not at(s, they, place)):
            found *= of_stack(stack, at(s, they, place))
    return found


def at(s: State, seat: i64, place: i64) -> bool:
    """Whether the seat is still drawing here."""
    return s.phase == DRAWING and s.actor == seat and s.place == place


def of_stack(stack: Stack, open_ended: bool) -> float:
    """Every card but the first was drawn in the face of a total; the last total was enough."""
    found = 1.0
    low: i64 = 0
    aces: i64 = 0
    for index in range(len(stack.cards)):
        if index > 0:
            found *= draws(low, aces)
        low += halves(stack.cards[index])
        if stack.cards[index] == ACE:
            aces += 1
    if not open_ended and low <= LIMIT:
        found *= 1.0 - draws(low, aces)
    return found


def draws(low: i64, aces: i64) -> float:
    total = best(low, aces)
    if total > LIMIT:
        return 0.02  # nobody may; a Jetpack or Stun Gun can make it look so
    return 1.0 / (1.0 + exp((float(total) - ENOUGH) / SPREAD))
