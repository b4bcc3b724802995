"""What a seat has found out about its options at one of its decisions."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from brushpass.bots.search.courses import Course
from brushpass.core.chance import Chance

DIFFERENCE: Final = 0.15  # by so much options usually differ in truth
LEAN: Final = 0.2  # so much better is what rules of thumb always advise than what they never do
CURIOSITY: Final = 0.7
STRAY: Final = 0.15  # at once: so much is tried without regret
SHARES: Final = 1 << 20


class Node:
    """Means are drawn towards expectation as long as they may be mere luck.

    The more one simulation varies, the more of them it takes to be believed against the prior.
    """

    def __init__(self, open_to: list[Course], at_once: bool) -> None:
        self.open_to = open_to
        prior = [course.prior for course in open_to]
        self.prior = prior
        self.at_once = at_once
        self.visits: list[float] = [0.0] * len(prior)
        self.totals: list[float] = [0.0] * len(prior)
        self.tried = 0.0
        self.total = 0.0
        self.squares = 0.0
        self.regrets: list[float] = [0.0] * len(prior)
        self.strategies: list[float] = [0.0] * len(prior)
        self.steps = 0.0
        self.drawn_from = prior  # the strategy of the last draw
        self.drawn_with = 1.0  # and how likely that draw was

    def learn(self, place: i64, gained: float) -> None:
        if self.at_once:
            self.regret(place, gained)
        self.visits[place] += 1.0
        self.totals[place] += gained
        self.tried += 1.0
        self.total += gained
        self.squares += gained * gained

    def value(self, place: i64) -> float:
        mean = 0.0
        trust = 1.0  # in the prior, as so many simulations
        if self.tried > 0.0:
            mean = self.total / self.tried
            trust += (self.squares / self.tried - mean * mean) / (DIFFERENCE * DIFFERENCE)
        expected = mean + LEAN * (self.prior[place] - 1.0 / len(self.prior))
        return (self.totals[place] + trust * expected) / (self.visits[place] + trust)

    def best(self) -> i64:
        """By upper confidence."""
        found: i64 = 0
        most = -1000.0
        reach = CURIOSITY * sqrt(self.tried + 1.0)
        for place in range(len(self.prior)):
            hope = self.value(place) + reach * self.prior[place] / (1.0 + self.visits[place])
            if hope > most:
                found, most = place, hope
        return found

    def strategy(self) -> list[float]:
        """By regret; by the prior where nothing is regretted."""
        positive = 0.0
        for regret in self.regrets:
            if regret > 0.0:
                positive += regret
        if positive <= 0.0:
            return self.prior
        return [regret / positive if regret > 0.0 else 0.0 for regret in self.regrets]

    def draw(self, chance: Chance) -> i64:
        strategy = self.strategy()
        shares: list[int] = []
        size: i64 = 0
        for place in range(len(strategy)):
            mixed = (1.0 - STRAY) * strategy[place] + STRAY * self.prior[place]
            share = 1 + int(SHARES * mixed)
            shares.append(share)
            size += share
        place = chance.draw(shares, size)
        self.drawn_from = strategy
        self.drawn_with = float(shares[place]) / float(size)
        return place

    def regret(self, place: i64, gained: float) -> None:
        """What every option would have gained, without bias: its mean so far, and for the one
        taken what was gained beyond that, the more the less likely it was taken."""
        would: list[float] = []
        for other in range(len(self.regrets)):
            worth = self.value(other)
            if other == place:
                worth += (gained - worth) / self.drawn_with
            would.append(worth)
        self.regret_all(would)

    def regret_all(self, gained: list[float]) -> None:
        """Against what the last draw was drawn from; strategies found later are wiser."""
        reached = 0.0
        for place in range(len(gained)):
            reached += self.drawn_from[place] * gained[place]
        self.steps += 1.0
        for place in range(len(gained)):
            self.strategies[place] += self.steps * self.drawn_from[place]
            self.regrets[place] = max(0.0, self.regrets[place] + gained[place] - reached)
