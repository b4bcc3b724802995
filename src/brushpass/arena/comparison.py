"""A challenger against, or among, another bot: what it gained, with the deal as the unit.

Games of one deal are not independent, so every figure is first averaged over the chairs of a deal;
intervals then come from the deals.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from brushpass.arena.bootstrap import Estimate, estimate
from brushpass.arena.chairs import Chair
from brushpass.arena.plan import Pair


@dataclass(frozen=True)
class Comparison:
    pair: Pair
    deals: int
    gain: Estimate
    won: Estimate  # share of its games
    rival_won: Estimate
    points: float
    rival_points: float
    roles: dict[str, tuple[int, Estimate]]  # the number of deals with the role, the gain in it


def compare(pair: Pair, deals: Sequence[Sequence[Chair]], most: float) -> Comparison:
    """`most`: no gain can be larger."""

    def mean(figure: Callable[[Chair], float]) -> list[float]:
        return [fmean(map(figure, deal)) for deal in deals]

    roles = {}
    for role in sorted({chair.role for deal in deals for chair in deal} - {""}):
        gains = [fmean(found) for deal in deals if (found := gains_of(role, deal))]
        roles[role] = (len(gains), estimate(gains, -most, most))
    return Comparison(
        pair,
        len(deals),
        estimate(mean(lambda chair: chair.gain), -most, most),
        estimate(mean(lambda chair: chair.challenger.won), 0, 1),
        estimate(mean(lambda chair: chair.rival.won), 0, 1),
        fmean(mean(lambda chair: chair.challenger.points)),
        fmean(mean(lambda chair: chair.rival.points)),
        roles,
    )


def gains_of(role: str, deal: Iterable[Chair]) -> list[float]:
    return [chair.gain for chair in deal if chair.role == role]
