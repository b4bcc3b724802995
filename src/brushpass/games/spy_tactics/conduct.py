"""What players usually do, and what the others' strikes say about teams."""

from collections.abc import Sequence
from typing import Any, Final

from brushpass.games.spy_tactics.state import DISCARD, State
from brushpass.games.spy_tactics.wire import Guessed

# What players like to part with, by code: for the own discard and for guesses at others'.
PARTED_WITH: Final = [3, 3, 2, 2, 2, 1, 1, 3]
# What players like to activate, by code, from the second round on and in the last.
LIKED: Final = [1.2, 1.0, 2.0, 1.5, 1.5, 1.8, 1.5, 1.2]
LIKED_LAST: Final = [0.5, 1.0, 2.0, 2.0, 2.0, 3.0, 1.8, 1.8]
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
