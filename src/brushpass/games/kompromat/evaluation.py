"""How the game stands, for bots that stop thinking before it ends.

Points are counted, and what lies beside the missions of this round as it would be judged now.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from brushpass.core.thought import Tuning
from brushpass.games.kompromat.bot import FAILED, best_total, token_cost
from brushpass.games.kompromat.cards import (
    CODE,
    FIRST_ITEM,
    NEWSPAPER_HALVES,
    PLACES,
    ROUNDS,
)
from brushpass.games.kompromat.scoring import points, score
from brushpass.games.kompromat.state import COUNTER, State

TUNING: Final = Tuning(horizon=10)
ITEM_WORTH: Final = 2.0  # the point and the use
UNUSED: Final = 0.7  # of an item held
SHARE: Final = 0.5  # of a mission that the other has not tried yet
A_GOOD_TOTAL: Final = 36.0  # halves


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
    """What a seat may expect of a mission for what lies there."""
    card = s.mission[place]
    if card < 0 or (s.phase == COUNTER and place == s.place):
        return 0.0  # collected
    mine = total(s, seat, place)
    if mine == FAILED:
        return 0.0
    won = s.won[seat]
    prize = ITEM_WORTH
    if not FIRST_ITEM <= card < CODE:
        prize = float(score([*won, card], 0) - score(won, 0))
    prize -= token_cost(s.tokens[seat], s.counter[place])
    if not s.stack(they, place).cards:
        return prize * SHARE * min(1.0, float(mine) / A_GOOD_TOTAL)
    theirs = total(s, they, place)
    if mine == theirs:
        return 0.5 * prize
    return prize if mine > theirs else 0.0


def total(s: State, seat: i64, place: i64) -> i64:
    """As it would be counted now, in halves; FAILED for nothing, and for too much."""
    stack = s.stack(seat, place)
    if not stack.cards:
        return FAILED
    against = NEWSPAPER_HALVES * s.newspapers[seat * PLACES + place]
    return best_total(stack.cards, stack.gone, against)
