"""One figure for each bot, from all games together: openskill's Bradley-Terry model.

A match is a chair that two bots have both played. Higher returns are ranked first, equal ones tie.
Teams need no further thought: who wins together shares the returns, and both bots were dealt the
same team.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from openskill.models.weng_lin import BradleyTerryFull, BradleyTerryFullRating

from brushpass.arena.chairs import Chair
from brushpass.arena.plan import Pair


@dataclass(frozen=True)
class Rating:
    bot: str
    mu: float
    sigma: float
    matches: int


def rate(deals: Iterable[Mapping[Pair, Iterable[Chair]]]) -> list[Rating]:
    """The best first. Deal by deal, so that no opponent is met only late."""
    model = BradleyTerryFull(tau=0.0)  # bots do not learn or tire
    known: dict[str, BradleyTerryFullRating] = {}
    matches: dict[str, int] = {}
    for deal in deals:
        for pair, chairs in deal.items():
            for chair in chairs:
                us, them = chair.challenger.returns, chair.rival.returns
                teams = [[known.get(bot) or model.rating()] for bot in pair]
                ((first,), (second,)) = model.rate(teams, scores=[us, them])
                known |= {pair[0]: first, pair[1]: second}
                for bot in pair:
                    matches[bot] = matches.get(bot, 0) + 1
    ratings = [Rating(bot, r.mu, r.sigma, matches[bot]) for bot, r in known.items()]
    return sorted(ratings, key=lambda rating: (-rating.mu, rating.bot))
