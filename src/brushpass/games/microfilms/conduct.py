"""What the others took, threw away and asked for says who they may be."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from brushpass.games.microfilms.cards import (
    ACE,
    BROKER,
    HITMAN,
    JOURNALIST,
    LETTER,
    NATIONS,
)
from brushpass.games.microfilms.state import State
from brushpass.games.microfilms.wire import Discarded, Interrogated, TookTop

TOOK_UNWANTED: Final = 0.35
DROPPED_WANTED: Final = 0.4
ASKED_AS_AN_AGENT: Final = 0.75  # freelancers need to know more


def likelihood(s: State, seat: int, told: Sequence[Any]) -> float:
    found = 1.0
    for message in told:
        if isinstance(message, TookTop):
            if message.seat != seat and message.card >= 0:
                found *= 1.0 if wants(s, message.seat, message.card) else TOOK_UNWANTED
        elif isinstance(message, Discarded):
            if message.seat != seat and message.card >= 0:
                found *= DROPPED_WANTED if wants(s, message.seat, message.card) else 1.0
        elif isinstance(message, Interrogated) and message.seat != seat and not s.duel:
            found *= ASKED_AS_AN_AGENT if s.identity[message.seat] < NATIONS else 1.0
    return found


def wants(s: State, place: i64, kind: i64) -> bool:
    """Whether a card serves the identity that this place has in this truth."""
    identity = s.identity[place]
    trade = s.second[place] if s.duel else identity
    if kind < LETTER:
        if trade == JOURNALIST:
            return kind != identity
        return identity < NATIONS and kind != identity
    if kind < ACE:
        return trade == BROKER
    if kind == ACE:
        return trade == HITMAN
    return True  # anybody can use an action card
