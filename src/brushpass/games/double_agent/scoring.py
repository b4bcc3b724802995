"""D6 The end of the game."""

from typing import Final

from mypy_extensions import i64

from brushpass.core.result import Result
from brushpass.games.double_agent.cards import ALL_AGENTS, KINDS, NONE, VALUES
from brushpass.games.double_agent.state import OVER, State
from brushpass.games.double_agent.tell import Tell

LAST_AGENT: Final = "last agent"
NO_CARDS: Final = "no cards"


def nearly_all_delivered(s: State) -> bool:
    """D6.1: at most one agent is left."""
    left = ALL_AGENTS & ~s.delivered
    return left & (left - 1) == 0


def points(scored: list[int]) -> i64:
    """D6.3: the total value of a scoring pile; DR35: nothing else scores."""
    total: i64 = 0
    for card in scored:
        total += VALUES[card % KINDS]
    return total


def finish(s: State, tell: Tell) -> None:
    s.phase = OVER
    s.actor = NONE
    end = result(s)
    winner = end.winners[0] if end.winners else NONE
    cards: list[int] = [len(s.scored[0]), len(s.scored[1])]
    tell.finished(end.ending, winner, [points(s.scored[0]), points(s.scored[1])], cards)


def result(s: State) -> Result:
    ending = LAST_AGENT if nearly_all_delivered(s) else NO_CARDS
    totals: list[int] = [points(s.scored[0]), points(s.scored[1])]
    # D6.3, D6.4: more points, then fewer cards; DR37: else a draw
    first = (totals[0], -len(s.scored[0]))
    second = (totals[1], -len(s.scored[1]))
    winners = [] if first == second else [0 if first > second else 1]
    return Result(ending, winners, totals, drawn=not winners)
