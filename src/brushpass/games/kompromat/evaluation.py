"""How the game stands, for bots that stop thinking before it ends.

Points are counted, and the missions of this round as they may be expected to go.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from brushpass.core.thought import Tuning
from brushpass.games.kompromat.cards import LIMIT, NO_TOTAL, NONE, PLACES, ROUNDS
from brushpass.games.kompromat.ordinary import known, ordinary, yet_to_come
from brushpass.games.kompromat.prices import USE, danger, more_tokens, worth
from brushpass.games.kompromat.scoring import points
from brushpass.games.kompromat.state import COUNTER, DRAWING, State

TUNING: Final = Tuning(horizon=4)
ATTEMPTS: Final = 2 * PLACES  # in a round


def evaluate(s: State, seat: int) -> float:
    they = 1 - seat
    lead = standing(s, seat) - standing(s, they)
    for place in range(PLACES):
        lead += mission(s, seat, they, place) - mission(s, they, seat, place)
    spread = 3.5 + 1.8 * float(ROUNDS - s.round)  # points that the rest of a game moves, roughly
    return 2.0 / (1.0 + exp(-lead / spread)) - 1.0


def standing(s: State, seat: i64) -> float:
    found = float(points(s, seat)) - danger(s.tokens[seat], s.round)
    items = s.items[seat]
    while items:
        if items & 1:
            found += USE
        items >>= 1
    return found


def mission(s: State, seat: i64, they: i64, place: i64) -> float:
    """What a seat may expect of a mission."""
    card = s.mission[place]
    if card == NONE or (s.phase == COUNTER and place == s.place):
        return 0.0  # collected
    tokens = s.tokens[seat]
    if failed(s, seat, place):
        return more_tokens(tokens, 1, s.round)
    prize = worth(card, s.won[seat]) + more_tokens(tokens, s.counter[place], s.round)
    beaten = ordinary().beaten[attempt(s, they, place)]
    return prize * ordinary().wins(attempt(s, seat, place), beaten)


def failed(s: State, seat: i64, place: i64) -> bool:
    """K4.4: a token is due."""
    judged = place == s.place and s.totals[seat] != NO_TOTAL
    return not judged and s.best(seat, place) > LIMIT


def attempt(s: State, seat: i64, place: i64) -> i64:
    """As it stands; an ordinary one where there is none yet."""
    if s.stack(seat, place).cards:
        return known(s.best(seat, place))
    return yet_to_come(s.phase, s.decks[seat].size())


def turns(s: State) -> i64:
    """Attempts and reveals. In the middle of an attempt nobody can say what will come of it."""
    begun = (ATTEMPTS + PLACES) * s.round
    if s.phase > DRAWING:
        return begun + ATTEMPTS + s.place + 1
    for stack in s.stacks:
        if stack.cards:
            begun += 1
    return begun if s.phase == DRAWING else begun + 1
