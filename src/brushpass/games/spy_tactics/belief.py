"""Who is who: every deal of alignments that a view allows, counted exactly.

Discards are choices of the players, not of the deal, so they are no part of this; which of them
are possible at all is in `discards.py`.
"""

from typing import Final

from mypy_extensions import i64

from brushpass.core.seats import letter
from brushpass.core.wire import Belief, Question
from brushpass.games.spy_tactics.cards import COPIES, TEAM_NAMES, TEAMS
from brushpass.games.spy_tactics.wire import View

FACTORIALS: Final = [1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880]


def belief(v: View) -> Belief | None:
    unknown = [seat for seat in range(len(v.agents)) if v.agents[seat].team < 0]
    if not unknown:
        return None
    counts = team_counts(v)
    worlds = sum(counts)
    questions: list[Question] = []
    for seat in range(len(v.agents)):
        if seat == v.seat:
            continue
        team = v.agents[seat].team
        answers: dict[str, int] = {}
        for other in range(TEAMS):
            count = counts[other] if team < 0 else worlds if team == other else 0
            if count:
                answers[TEAM_NAMES[other]] = count
        questions.append(Question(f"{letter(seat)}'s alignment", answers))
    return Belief(worlds, questions)


def team_counts(v: View) -> list[int]:
    """In how many worlds an agent unknown to the viewer is of each team: the same for each."""
    seats: i64 = len(v.agents)
    known: list[int] = [0] * TEAMS
    unknown: i64 = 0
    for agent in v.agents:
        if agent.team < 0:
            unknown += 1
        else:
            known[agent.team] += 1
    counts: list[int] = [0] * TEAMS
    for first in range(unknown + 1):
        for second in range(unknown - first + 1):
            more: list[int] = [first, second, unknown - first - second]
            weight = deals(seats, [known[team] + more[team] for team in range(TEAMS)])
            if weight == 0:
                continue
            orders: i64 = FACTORIALS[unknown]
            for team in range(TEAMS):
                orders //= FACTORIALS[more[team]]
            for team in range(TEAMS):
                counts[team] += weight * orders * more[team] // unknown
    return counts


def deals(seats: i64, teams: list[int]) -> i64:
    """How likely the deal makes such teams, for one order of the seats.

    Only four agents can be dealt teams of different likelihood: the card of an agent without a
    partner is either of two, so 2, 1 and 1 weighs twice as much as 2 and 2 (SR28).
    """
    most: i64 = COPIES - 1 if seats < 7 else COPIES
    least: i64 = COPIES - 1 if seats == 7 else 0  # S2.2: two of each, and one more
    lone: i64 = 0
    for team in range(TEAMS):
        if not least <= teams[team] <= most:
            return 0
        if teams[team] == 1:
            lone += 1
    return 2 if lone == 2 else 1
