"""How the game stands, for bots that stop thinking before it ends."""

from math import exp
from typing import Final

from mypy_extensions import i64

from brushpass.games.double_agent.cards import AGENTS, BOOBY_TRAPPED_CASE, VALUES
from brushpass.games.double_agent.loyalty import loyalty_to, needed, taker
from brushpass.games.double_agent.scoring import points
from brushpass.games.double_agent.state import PLACING, State

HORIZON: Final = 12
TO_COME: Final = 2.0  # what an agent will still get, on average
SPREAD: Final = 5.0  # points


def value(s: State, seat: int) -> float:
    if s.phase == PLACING:
        return 0.0
    lead = float(points(s.scored[seat]) - points(s.scored[1 - seat]))
    for agent in range(AGENTS):
        if s.open(agent):
            taken = taker(loyalty_to(s, 0, agent), loyalty_to(s, 1, agent), s.influence[agent])
            expected = pot(s, agent)
            lead += expected if taken == seat else -expected
    return 2.0 / (1.0 + exp(-lead / SPREAD)) - 1.0


def pot(s: State, agent: i64) -> float:
    """What an agent will be worth to whoever takes it: the fuller, the surer."""
    total: i64 = 0
    best: i64 = 0
    lying: i64 = 0
    trapped = False
    for owner in range(2):
        for kind in s.files_of(owner, agent).kinds:
            lying += 1
            total += VALUES[kind]
            best = max(best, VALUES[kind])
            trapped = trapped or kind == BOOBY_TRAPPED_CASE
    if trapped:
        total -= best
    filled = min(1.0, float(lying) / float(needed(s.delivered, s.extra, agent)))
    return (0.4 + 0.6 * filled) * (float(total) + TO_COME * (1.0 - filled))
