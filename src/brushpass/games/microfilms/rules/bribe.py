"""M4 Bribes."""

from typing import Final

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.games.microfilms.rules.actions import ACCEPT, DECLINE, OFFERS
from brushpass.games.microfilms.rules.cards import KINDS, NONE
from brushpass.games.microfilms.rules.hands import aim_of, only_kind, slip
from brushpass.games.microfilms.rules.state import BRIBED, OFFER, TURN, State
from brushpass.games.microfilms.rules.tell import Tell

ANSWERS: Final[tuple[Action, ...]] = (ACCEPT, DECLINE)


def bribe(s: State, target: i64, tell: Tell) -> None:
    """M4.1; MR39: a single card is no choice, and all see that it is single."""
    s.target = target
    tell.bribed(s.active, aim_of(s, target))
    hand = s.hands[s.active]
    if hand.size == 1:
        offer(s, only_kind(hand), tell)
    else:
        s.phase = OFFER


def offers(s: State, seat: i64) -> tuple[Action, ...]:
    hand = s.hands[seat]
    return tuple([OFFERS[kind] for kind in range(KINDS) if hand.cards[kind]])  # MR8


def offer(s: State, kind: i64, tell: Tell) -> None:
    s.offered = kind
    tell.offered(s.active, aim_of(s, s.target), kind)
    if s.target == s.seats:
        accept(s, tell)  # M8.8
    else:
        s.phase = BRIBED
        s.actor = s.target  # MR38


def accept(s: State, tell: Tell) -> None:
    """M4.2; MR9: beyond any limit."""
    kind = s.offered
    target = s.target
    taker = NONE if target == s.seats else target
    slip(s, s.hands[s.active], s.hands[target], kind, s.active, taker)
    s.cleared[s.active] = True
    close(s)
    tell.accepted(s.active, aim_of(s, target), kind)


def decline(s: State, tell: Tell) -> None:
    """M4.3, MR7."""
    target = s.target
    francs = 1 if s.francs[target] > 0 else 0
    s.francs[target] -= francs
    s.francs[s.active] += francs
    close(s)
    tell.declined(s.active, target, francs)


def close(s: State) -> None:
    s.offered = NONE
    s.target = NONE
    s.phase = TURN
    s.actor = s.active
