"""S8 Scoring. Scores are counted in halves, so that they are exact (SR25)."""

from typing import Final

from mypy_extensions import i64

from brushpass.core.result import Result
from brushpass.games.spy_tactics.cards import TEAMS
from brushpass.games.spy_tactics.state import OVER, State
from brushpass.games.spy_tactics.tell import Tell

SIX_ROUNDS: Final = "six rounds"
LAST_AGENT: Final = "last agent"
NOBODY_LEFT: Final = "nobody left"


def finish(s: State, tell: Tell) -> None:
    """SR37: of all that was secret, alignments alone are told."""
    s.phase = OVER
    end = result(s)
    tell.finished(end.ending, list(end.winners), s.teams[:], scores(s.teams, s.points))


def scores(teams: list[int], points: list[int]) -> list[int]:
    """S1.3, SR31: what each team has scored, in halves, by its points alone.

    Eliminated agents have none (S7.1, SR34).
    """
    seats: i64 = len(teams)
    totals: list[int] = [0] * TEAMS
    dealt: list[int] = [0] * TEAMS  # SR24: by the deal, whatever happened to partners
    for seat in range(seats):
        totals[teams[seat]] += 2 * points[seat]  # S8.1, S8.3
        dealt[teams[seat]] += 1
    for team in range(TEAMS):
        if seats <= 5 and dealt[team] == 1:
            totals[team] *= 2  # S8.2
        elif 7 <= seats <= 8 and dealt[team] == 2:
            totals[team] += totals[team] // 2  # S8.4: exact, because totals are even
    return totals


def result(s: State) -> Result:
    """A seat's points are its team's; so teams with the same score win together (SR26)."""
    totals = scores(s.teams, s.points)
    points = [totals[s.teams[seat]] / 2 for seat in range(s.seats)]
    living = s.living()
    if living == 0:
        return Result(NOBODY_LEFT, [], points)  # SR26
    highest = totals[s.teams[0]]
    for seat in range(s.seats):
        highest = max(highest, totals[s.teams[seat]])
    # S7.2: eliminated agents too
    winners = [int(seat) for seat in range(s.seats) if totals[s.teams[seat]] == highest]
    early = living & (living - 1) == 0
    return Result(LAST_AGENT if early else SIX_ROUNDS, winners, points)
