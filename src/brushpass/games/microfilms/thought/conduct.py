"""What the others took, threw away, asked for and did not show says who they may be."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from brushpass.games.microfilms.rules.cards import (
    ACE,
    BROKER,
    HITMAN,
    JOURNALIST,
    LETTER,
    MICROFILM,
    NATIONS,
    NONE,
)
from brushpass.games.microfilms.rules.state import State
from brushpass.games.microfilms.speech.messages import (
    Accepted,
    Discarded,
    Drew,
    Interrogated,
    Refused,
    TookTop,
    Turn,
)
from brushpass.games.microfilms.thought.alliance import lone_nations, worth_showing

TOOK_UNWANTED: Final = 0.35
DROPPED_WANTED: Final = 0.4
ASKED_AS_AN_AGENT: Final = 0.75  # freelancers need to know more
HELD_BACK: Final = 0.15  # a microfilm that could have been shown


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
    return found * held_back(s, 1 - seat, told) if s.duel else found


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


def held_back(s: State, place: i64, told: Sequence[Any]) -> float:
    """In a duel: a Cleared player who did something else had nothing to show, or has only since.

    Of the cards that came and went since the beginning of that turn, each may be any.
    """
    cleared = False
    could = False  # attempt something, at the beginning of the last turn
    came: i64 = 0
    went: i64 = 0
    seen: i64 = 0  # kinds that are known to have come since, as bits
    for message in told:
        if isinstance(message, Turn):
            if message.seat == place:
                could = cleared
                came = went = seen = 0
        elif isinstance(message, Drew):
            came += 1 if message.seat == place else 0
        elif isinstance(message, TookTop):
            seen |= 1 << message.card if message.seat == place else 0
        elif isinstance(message, Discarded):
            went += 1 if message.seat == place else 0
        elif isinstance(message, Accepted):
            if message.seat == place:
                cleared = True
                went += 1
            elif message.target == place and message.card >= 0:
                seen |= 1 << message.card
        elif isinstance(message, Refused):
            if message.seat == place:
                cleared = True
                if message.card >= 0:
                    seen |= 1 << message.card
                elif message.card != NONE:
                    came += 1
            elif message.target == place:
                cleared = False
                went += 1
    found = 1.0
    hand = s.hands[place]
    lone = lone_nations(s, place)
    for nation in range(NATIONS):
        kind = MICROFILM + nation
        held = could and hand.cards[kind] > 0 and not (seen >> kind) & 1
        if held and worth_showing(nation, s.identity[place], lone):
            since = min(1.0, float(came) / float(hand.size + went))
            found *= HELD_BACK + (1.0 - HELD_BACK) * since
    return found
