"""Who is who: every deal of alignments that a view allows, counted exactly.

Discards are choices of the players, not of the deal, so they are no part of those worlds; they are
counted apart, by the ways in which the hidden cards can lie (`discards.py`).
"""

from typing import Final

from mypy_extensions import i64

from brushpass.core.seats import called
from brushpass.core.wire import Belief, Question
from brushpass.games.spy_tactics.cards import CODE_NAMES, COPIES, HIDDEN, TEAM_NAMES, TEAMS
from brushpass.games.spy_tactics.discards import discard_ways
from brushpass.games.spy_tactics.state import OVER, State
from brushpass.games.spy_tactics.wire import View

FACTORIALS: Final = [1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880]


# What the deal leaves open about the sizes of the teams, and the size that answers it.
ODD_TEAMS: Final = {
    5: ("the agency with one agent", 1),
    7: ("the agency with three agents", 3),
    8: ("the agency with two agents", 2),
}


def belief(v: View) -> Belief | None:
    if v.phase == OVER:
        return None
    counts = team_counts(v)
    questions = [*alignments(v, counts), *odd_team(v)] if any(counts) else []
    questions += discards(v)
    return Belief(sum(counts) or 1, questions) if questions else None


def truths(s: State) -> dict[str, str]:
    found = {f"{called(seat)}'s alignment": TEAM_NAMES[s.teams[seat]] for seat in range(s.seats)}
    if s.seats in ODD_TEAMS:
        about, size = ODD_TEAMS[s.seats]
        found[about] = TEAM_NAMES[[s.teams.count(team) for team in range(TEAMS)].index(size)]
    for seat in range(s.seats):
        if s.discards[seat] >= 0:
            found[f"{called(seat)}'s discard"] = CODE_NAMES[s.discards[seat]]
    return found


def alignments(v: View, counts: list[int]) -> list[Question]:
    questions: list[Question] = []
    for seat in range(len(v.agents)):
        if seat == v.seat:
            continue
        team = v.agents[seat].team
        answers: dict[str, int] = {}
        for other in range(TEAMS):
            count = counts[other] if team < 0 else sum(counts) if team == other else 0
            if count:
                answers[TEAM_NAMES[other]] = count
        questions.append(Question(f"{called(seat)}'s alignment", answers))
    return questions


def odd_team(v: View) -> list[Question]:
    """With so many agents one agency has not as many as the others. Which?"""
    seats = len(v.agents)
    if seats not in ODD_TEAMS:
        return []
    about, size = ODD_TEAMS[seats]
    counts: dict[str, int] = {}
    for teams, weight in splits(v):
        team = TEAM_NAMES[teams.index(size)]
        counts[team] = counts.get(team, 0) + weight
    return [Question(about, counts)]


def discards(v: View) -> list[Question]:
    questions: list[Question] = []
    for seat in range(len(v.agents)):
        if v.agents[seat].discard == HIDDEN:
            ways = discard_ways(v, seat)
            answers = {CODE_NAMES[code]: count for code, count in enumerate(ways) if count}
            questions.append(Question(f"{called(seat)}'s discard", answers))
    return questions


def splits(v: View) -> list[tuple[list[int], int]]:
    """The sizes that the teams may have, and in how many worlds they do."""
    known: list[int] = [0] * TEAMS
    unknown: i64 = 0
    for agent in v.agents:
        if agent.team < 0:
            unknown += 1
        else:
            known[agent.team] += 1
    found: list[tuple[list[int], int]] = []
    for first in range(unknown + 1):
        for second in range(unknown - first + 1):
            more: list[int] = [first, second, unknown - first - second]
            teams: list[int] = [known[team] + more[team] for team in range(TEAMS)]
            worlds: i64 = deals(len(v.agents), teams) * FACTORIALS[unknown]
            for team in range(TEAMS):
                worlds //= FACTORIALS[more[team]]
            if worlds:
                found.append((teams, worlds))
    return found


def team_counts(v: View) -> list[int]:
    """In how many worlds an agent unknown to the viewer is of each team: the same for each."""
    known: list[int] = [0] * TEAMS
    unknown: i64 = len(v.agents)
    for agent in v.agents:
        if agent.team >= 0:
            known[agent.team] += 1
            unknown -= 1
    counts: list[int] = [0] * TEAMS
    if unknown == 0:
        return counts
    for teams, worlds in splits(v):
        for team in range(TEAMS):
            counts[team] += worlds * (teams[team] - known[team]) // unknown
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
