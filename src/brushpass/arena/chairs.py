"""What a challenger made of each chair, and what its rival made of it.

A chair is a seat on a deal: the same cards, the same role, the same luck. At a table for two the
rival is the other bot with the chairs exchanged. At a larger one it is the bot that the challenger
replaced, in the same chair among the same others.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from brushpass.arena.plan import Pair, Seating
from brushpass.arena.played import Played
from brushpass.arena.schedule import alone, one_among

Deal = Mapping[Seating, Played]  # all games of one deal


@dataclass(frozen=True)
class Score:
    returns: float  # the honest ones of a result
    won: bool
    points: float


@dataclass(frozen=True)
class Chair:
    role: str
    challenger: Score
    rival: Score
    share: float  # of the difference that is the challenger's gain

    @property
    def gain(self) -> float:
        return self.share * (self.challenger.returns - self.rival.returns)


def score(played: Played, seat: int) -> Score:
    return Score(
        played.result.honest[seat],
        seat in played.winners,
        played.points[seat],
    )


def chairs(deal: Deal, pair: Pair, seats: int) -> Iterator[Chair]:
    """In order of the seats. For two, what one gains the other loses: each has half of it."""
    challenger, other = pair
    for seat in range(seats):
        here = deal[one_among(challenger, other, seat, seats)]
        there = deal[one_among(other, challenger, seat, 2) if seats == 2 else alone(other, seats)]
        share = 0.5 if seats == 2 else 1.0
        yield Chair(here.roles[seat], score(here, seat), score(there, seat), share)
