"""Which nation may stand alone, as far as somebody knows, and what showing a microfilm promises."""

from typing import Final

from mypy_extensions import i64

from brushpass.games.microfilms.rules.cards import NATIONS
from brushpass.games.microfilms.rules.state import State

GOOD_ODDS: Final = 0.6  # an agent who knows nothing has two thirds with a foreign microfilm


def lone_nations(s: State, place: i64) -> i64:
    """Those whose letters are in play and that this place has not seen (MR46), as bits."""
    lone: i64 = 0
    for nation in range(NATIONS):
        if nation != s.absent and not (s.met[nation] >> place) & 1:
            lone |= 1 << nation
    return lone


def count(lone: i64) -> i64:
    return (lone & 1) + (lone >> 1 & 1) + (lone >> 2 & 1) + (lone >> 3 & 1)


def odds_of_showing(nation: i64, own: i64, lone: i64) -> float:
    """How likely an agent wins with this microfilm: M7.3, M7.4."""
    if nation == own:
        return 0.0
    return float((lone >> nation & 1) + (lone >> own & 1)) / float(count(lone))


def worth_showing(nation: i64, own: i64, lone: i64) -> bool:
    return odds_of_showing(nation, own, lone) >= GOOD_ODDS
