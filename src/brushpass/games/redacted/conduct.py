"""What the others did to each other says whose side they may be on."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from brushpass.games.redacted.cards import DANGER_ZONE, INTERPOL, faction_of
from brushpass.games.redacted.ending import friends
from brushpass.games.redacted.messages.wire import Called, Exchanged, Knocked, LetPass
from brushpass.games.redacted.state import State

AGAINST_A_FRIEND: Final = 0.55  # loyalties are hidden: friends do meet with weapons drawn
FOR_AN_ENEMY: Final = 0.6
CALLED_FOR_OTHERS: Final = 0.6  # to blow it up


def likelihood(s: State, seat: int, told: Sequence[Any]) -> float:
    if s.mission == DANGER_ZONE:
        return 1.0
    found = 1.0
    for message in told:
        if isinstance(message, Exchanged):
            one: int = message.seat
            two: int = message.other
            if one != seat:
                found *= meeting(s, one, two, (message.attacked >> one) & 1)
            if two != seat:
                found *= meeting(s, two, one, (message.attacked >> two) & 1)
        elif isinstance(message, LetPass):
            if message.seat != seat:
                found *= meeting(s, message.seat, message.sneaker, 0)
        elif isinstance(message, Knocked):
            if message.seat >= 0 and message.seat != seat:
                found *= meeting(s, message.seat, message.sneaker, 1)
        elif isinstance(message, Called) and message.seat != seat:
            own = faction_of(s.loyalty[message.seat]) == message.faction
            found *= 1.0 if own else CALLED_FOR_OTHERS
    return found


def meeting(s: State, seat: i64, other: i64, attacked: i64) -> float:
    if on_one_side(s, seat, other):
        return AGAINST_A_FRIEND if attacked else 1.0
    return 1.0 if attacked else FOR_AN_ENEMY


def on_one_side(s: State, seat: i64, other: i64) -> bool:
    if s.loyalty[seat] == INTERPOL or s.loyalty[other] == INTERPOL:
        return False
    side = friends(s, faction_of(s.loyalty[seat]))
    return (side >> faction_of(s.loyalty[other])) & 1 == 1
