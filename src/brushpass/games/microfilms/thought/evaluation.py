"""How a game of three and more stands, for bots that stop thinking before it ends.

Whoever attempts next decides it. So for each player: how soon will that be, and who wins then? A
Cleared player with what the identity needs strikes at the next turn, if nothing happens before; in
the long run all others have shares, by how much they lack.

The figures fit the ends of games between rules of thumb: those with the least squared error over
positions of some hundreds of games, each figure in turn moved as long as that helped.
"""

from typing import Final

from mypy_extensions import i64

from brushpass.core.thought import Tuning
from brushpass.games.microfilms.rules.cards import (
    ACE,
    BLOODSTAINED,
    HITMAN,
    INTERPOL,
    JOURNALIST,
    KINDS,
    MICROFILM,
    NATIONS,
    NONE,
)
from brushpass.games.microfilms.rules.ending import lone_nation
from brushpass.games.microfilms.rules.state import TURN, State
from brushpass.games.microfilms.thought.alliance import GOOD_ODDS, lone_nations, odds_of_showing

# Further ahead comparisons of options are noisier, nearer blinder.
TUNING: Final = Tuning(horizon=16)

STRIKES: Final = 0.75  # who can attempt with good odds does at the next turn, this likely
# Shares in what happens later, of agents.
READY: Final = 0.5  # Cleared, with a microfilm worth showing
ARMED: Final = 0.3  # with one, but a Suspect
CLEAN: Final = 0.3  # Cleared, without one
BARE: Final = 0.25
FREELANCE: Final = 0.12  # and of freelancers
GUESSES: Final = 0.5  # how often an allied agent will be right who has no microfilm yet
WIN: Final = 0.9  # as the search counts it


def evaluate(s: State, seat: int) -> float:
    lone = lone_nation(s)
    left = 1.0  # how likely nobody has decided it yet
    expected = 0.0
    total = 0.0
    later = 0.0
    first = s.active if s.phase == TURN else s.active + 1
    for nth in range(s.seats):
        place = (first + nth) % s.seats
        if (s.gone >> place) & 1:
            continue
        agent = s.identity[place] < NATIONS
        microfilm = best_microfilm(s, place) if agent else NONE
        right = 1.0
        share = FREELANCE
        armed = microfilm == NONE and has_target(s, place)
        if not armed and agent:
            armed = microfilm != NONE
            right = foresight(s, place, microfilm, lone)
            share = CLEAN if s.cleared[place] else BARE
        if armed:
            share = READY if s.cleared[place] else ARMED
        gain = standing(s, seat, place, right, lone)
        if armed and s.cleared[place]:
            expected += left * STRIKES * gain
            left *= 1.0 - STRIKES
        total += share
        later += share * gain
    return WIN * (expected + left * later / total)


def has_target(s: State, place: i64) -> bool:
    """Whether a freelancer knows enough for an attempt, but for being Cleared."""
    trade = s.identity[place]
    if trade == JOURNALIST:
        for other in range(s.seats):
            nation = s.identity[other]
            known = other != place and (s.known[other] >> place) & 1 == 1
            if known and nation < NATIONS and s.hands[place].cards[MICROFILM + nation]:
                return True
        return False
    wanted: i64 = 0
    if trade == HITMAN:
        wanted = 1 << ACE
    elif trade == INTERPOL and s.evening > 1:
        wanted = BLOODSTAINED
    for other in range(len(s.hands)):
        if other == place or (trade == INTERPOL and s.cleared[other]):
            continue
        for kind in range(ACE, KINDS):
            if (wanted >> kind) & 1 and s.hands[other].sure(place, kind):
                return True
    return False


def best_microfilm(s: State, place: i64) -> i64:
    """The foreign microfilm that this agent believes in most, if it is worth showing."""
    lone = lone_nations(s, place)
    best: i64 = NONE
    most = 0.0
    for nation in range(NATIONS):
        if s.hands[place].cards[MICROFILM + nation]:
            odds = odds_of_showing(nation, s.identity[place], lone)
            if odds > most:
                best, most = nation, odds
    return best if most >= GOOD_ODDS else NONE


def foresight(s: State, place: i64, microfilm: i64, lone: i64) -> float:
    """How likely the agent's own side wins by its attempt."""
    own = s.identity[place]
    if microfilm != NONE:
        return 1.0 if own == lone or microfilm == lone else 0.0
    return 1.0 if own == lone else GUESSES


def standing(s: State, seat: i64, place: i64, right: float, lone: i64) -> float:
    """What an attempt of this place comes to for a seat: from -1 to 1."""
    own = s.identity[seat]
    if place == seat:
        return 2.0 * right - 1.0
    other = s.identity[place]
    if own >= NATIONS or other >= NATIONS:
        return -1.0
    if (own == lone) != (other == lone):
        return 1.0 - 2.0 * right
    return 2.0 * right - 1.0
