"""What the others did to each other says whose side they may be on.

Counted in games between rules of thumb: enemies meet with weapons drawn five times in six, friends
every second time, because loyalties are hidden; only friends let each other pass. Who has made up
their mind about somebody repeats themselves, so only the last word of each about each counts. Where
alliances are hidden too (R15), friends and enemies acted alike.
"""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from brushpass.games.redacted.rules.cards import BEDFELLOWS, DANGER_ZONE, INTERPOL, faction_of
from brushpass.games.redacted.rules.ending import friends
from brushpass.games.redacted.rules.state import State
from brushpass.games.redacted.speech.messages.meetings import Exchanged
from brushpass.games.redacted.speech.messages.turns import LetPass

SILENT: Final = 0
ATTACKED: Final = 1
SPARED: Final = 2
LET_PASS: Final = 3
# By that: how likely it is towards a friend and towards an enemy, the likelier of them 1; nearer to
# each other than counted, because what one does to several others has one reason.
TO_A_FRIEND: Final = [1.0, 0.75, 1.0, 1.0]
TO_AN_ENEMY: Final = [1.0, 1.0, 0.6, 0.25]


def recall(told: Sequence[Any]) -> list[Any]:
    return [message for message in told if isinstance(message, (Exchanged, LetPass))]


def likelihood(s: State, seat: int, told: Sequence[Any]) -> float:
    if s.mission in (DANGER_ZONE, BEDFELLOWS):
        return 1.0
    found = 1.0
    deeds = last_words(s.seats, told)
    for one in range(s.seats):
        if one != seat:
            for other in range(s.seats):
                deed = deeds[one * s.seats + other]
                if deed != SILENT:
                    found *= (TO_A_FRIEND if on_one_side(s, one, other) else TO_AN_ENEMY)[deed]
    return found


def last_words(seats: i64, told: Sequence[Any]) -> list[int]:
    """What each seat last did to each other one."""
    deeds: list[int] = [SILENT] * (seats * seats)
    for message in told:
        if isinstance(message, Exchanged):
            one: i64 = message.seat
            other: i64 = message.other
            attacked: i64 = message.attacked
            deeds[one * seats + other] = ATTACKED if (attacked >> one) & 1 else SPARED
            deeds[other * seats + one] = ATTACKED if (attacked >> other) & 1 else SPARED
        elif isinstance(message, LetPass):
            host: i64 = message.seat
            sneaker: i64 = message.sneaker
            deeds[host * seats + sneaker] = LET_PASS
    return deeds


def on_one_side(s: State, seat: i64, other: i64) -> bool:
    if s.loyalty[seat] == INTERPOL or s.loyalty[other] == INTERPOL:
        return False
    side = friends(s, faction_of(s.loyalty[seat]))
    return (side >> faction_of(s.loyalty[other])) & 1 == 1
