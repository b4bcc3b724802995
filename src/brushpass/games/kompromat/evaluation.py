"""How the game stands, for bots that stop thinking before it ends.

Points are counted, and the missions of this round as they may be expected to go.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from brushpass.core.thought import Tuning
from brushpass.games.kompromat.cards import NONE, PLACES, ROUNDS
from brushpass.games.kompromat.ordinary import known, ordinary, yet_to_come
from brushpass.games.kompromat.prices import token_cost, worth
from brushpass.games.kompromat.scoring import points
from brushpass.games.kompromat.state import COUNTER, State

TUNING: Final = Tuning(horizon=10)
UNUSED: Final = 0.7  # of an item held


def evaluate(s: State, seat: int) -> float:
    they = 1 - seat
    lead = standing(s, seat) - standing(s, they)
    for place in range(PLACES):
        lead += mission(s, seat, they, place) - mission(s, they, seat, place)
    spread = 3.5 + 1.8 * float(ROUNDS - s.round)  # points that the rest of a game moves, roughly
    return 2.0 / (1.0 + exp(-lead / spread)) - 1.0


def standing(s: State, seat: i64) -> float:
    found = float(points(s, seat)) - danger(s.tokens[seat]) * float(1 + ROUNDS - s.round) / ROUNDS
    items = s.items[seat]
    while items:
        if items & 1:
            found += UNUSED
        items >>= 1
    return found


def danger(tokens: i64) -> float:
    """Every token beyond five brings the ninth nearer."""
    over = float(tokens - 5)
    return 1.5 * over * over if over > 0.0 else 0.0


def mission(s: State, seat: i64, they: i64, place: i64) -> float:
    """What a seat may expect of a mission."""
    card = s.mission[place]
    if card == NONE or (s.phase == COUNTER and place == s.place):
        return 0.0  # collected
    beaten = ordinary().beaten[attempt(s, they, place)]
    prize = worth(card, s.won[seat]) - token_cost(s.tokens[seat], s.counter[place])
    return prize * ordinary().wins(attempt(s, seat, place), beaten)


def attempt(s: State, seat: i64, place: i64) -> i64:
    """As it stands; an ordinary one where there is none yet."""
    if s.stack(seat, place).cards:
        return known(s.best(seat, place))
    return yet_to_come(s.phase, s.decks[seat].size())
