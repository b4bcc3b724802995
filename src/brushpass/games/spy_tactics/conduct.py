"""What the others' strikes say about teams, and what players like to part with."""

from collections.abc import Sequence
from typing import Any, Final

from brushpass.games.spy_tactics.bot import PARTED_WITH
from brushpass.games.spy_tactics.state import DISCARD, State
from brushpass.games.spy_tactics.wire import Guessed

AT_A_FRIEND: Final = 0.15  # who knows a friend seldom strikes at them
AT_A_STRANGER: Final = 0.6  # who does not know draws on hints that we do not see


def recall(told: Sequence[Any]) -> list[Any]:
    return [message for message in told if isinstance(message, Guessed)]


def likelihood(s: State, seat: int, told: Sequence[Any]) -> float:
    found = 1.0
    if s.phase != DISCARD:
        for other in range(s.seats):
            if other != seat:
                found *= float(PARTED_WITH[s.discards[other]])
    for message in told:
        if isinstance(message, Guessed) and message.seat != seat:
            striker: int = message.seat
            target: int = message.target
            if s.teams[striker] == s.teams[target]:
                knows = (s.seen[striker] >> target) & 1
                found *= AT_A_FRIEND if knows else AT_A_STRANGER
    return found
