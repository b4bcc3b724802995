"""How a game ends: all cards are turned up (MR40), and somebody has won, or the Croupier has."""

from typing import Final

from mypy_extensions import i64

from brushpass.core.result import Result
from brushpass.games.microfilms.rules.cards import LETTER, NATIONS, NONE
from brushpass.games.microfilms.rules.hands import everybody
from brushpass.games.microfilms.rules.state import KIND, OVER, State
from brushpass.games.microfilms.rules.tell import Tell

MICROFILM_SHOWN: Final = 1
EXPOSED: Final = 2
SHOT: Final = 3
LOCATED: Final = 4
ARRESTED: Final = 5
CLAIMED: Final = 6
FAILED: Final = 7
TEN_FRANCS: Final = 8
FORTY_TURNS: Final = 9
CROUPIER_WON: Final = 10
ENDINGS: Final = [
    "none",
    "microfilm shown",
    "agent exposed",
    "hit carried out",
    "letters located",
    "suspect arrested",
    "claim from the Croupier's hand",
    "failed attempt",
    "ten francs",
    "forty turns",
    "forty turns",
]


def finish(s: State, ending: i64, winners: i64, tell: Tell) -> None:
    s.phase = OVER
    s.ending = ending
    s.winners = winners
    turn_up(s)
    hands = [hand.cards[:] for hand in s.hands]
    identities = s.identity + s.second if s.duel else s.identity[:]
    tell.finished(ENDINGS[ending], winner_list(s), s.box, identities, hands)


def turn_up(s: State) -> None:
    """MR40."""
    for place in range(len(s.hands)):
        s.known[place] = everybody(s)
        if s.second[place] != NONE:
            s.known_second[place] = everybody(s)
        others = everybody(s) & ~(1 << place) if place < s.seats else everybody(s)
        marks = s.hands[place].marks
        for at in range(len(marks)):
            marks[at] |= others << KIND


def winner_list(s: State) -> list[int]:
    return [seat for seat in range(s.seats) if (s.winners >> seat) & 1]


def lone_nation(s: State) -> i64:
    """M2.4: the nation whose letter is in the box."""
    return s.box - LETTER


def seats_of_nations(s: State, nations: i64) -> i64:
    """The players who are agents of these nations, as bits; the Croupier is no seat."""
    seats: i64 = 0
    for seat in range(s.seats):
        if s.identity[seat] < NATIONS and (nations >> s.identity[seat]) & 1:
            seats |= 1 << seat
    return seats


def result(s: State) -> Result:
    points = [1.0 if (s.winners >> seat) & 1 else 0.0 for seat in range(s.seats)]
    return Result(ENDINGS[s.ending], winner_list(s), points, drawn=s.ending == FORTY_TURNS)  # MR31
