"""Counts what happened in many games."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from brushpass.core.result import Result

Z95: Final = 1.959964  # the normal distribution's two-sided 95 %


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; it stays sensible at 0, at 1 and in few games."""
    if games == 0:
        return 0.0, 1.0
    share, z2 = wins / games, Z95 * Z95
    middle = share + z2 / (2 * games)
    reach = Z95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    low, high = (middle - reach) / scale, (middle + reach) / scale
    return max(0.0, min(low, share)), min(1.0, max(high, share))  # rounding can cross these


@dataclass
class Score:
    """One seat, bot or role."""

    games: int = 0
    wins: int = 0
    points: float = 0

    def as_data(self) -> dict[str, Any]:
        low, high = wilson(self.wins, self.games)
        return {
            "games": self.games,
            "wins": self.wins,
            "share": self.wins / self.games,
            "low": low,
            "high": high,
            "mean_points": self.points / self.games,
        }


@dataclass
class Tally:
    games: int = 0
    draws: int = 0
    all_won: int = 0
    all_lost: int = 0
    decisions: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)  # decisions in a game: how many games
    seats: dict[int, Score] = field(default_factory=dict)
    bots: dict[str, Score] = field(default_factory=dict)
    roles: dict[str, Score] = field(default_factory=dict)

    def add(
        self, result: Result, decisions: int, bots: Sequence[str], roles: Sequence[str]
    ) -> None:
        self.games += 1
        self.draws += result.drawn
        self.all_won += len(result.winners) == len(result.points)
        self.all_lost += not result.winners and not result.drawn
        self.decisions += decisions
        self.endings[result.ending] += 1
        self.lengths[decisions] += 1
        for seat, points in enumerate(result.points):
            scores = [
                self.seats.setdefault(seat, Score()),
                self.bots.setdefault(bots[seat], Score()),
            ]
            if roles[seat]:
                scores.append(self.roles.setdefault(roles[seat], Score()))
            for score in scores:
                score.games += 1
                score.wins += seat in result.winners
                score.points += points

    def length(self, share: float) -> int:
        """So many decisions, or fewer, in this share of the games."""
        passed = 0
        for decisions in sorted(self.lengths):
            passed += self.lengths[decisions]
            if passed >= share * self.games:
                return decisions
        return max(self.lengths)

    def lengths_data(self) -> dict[str, float]:
        return {
            "mean": self.decisions / self.games,
            "median": self.length(0.5),
            "min": min(self.lengths),
            "max": max(self.lengths),
        }
