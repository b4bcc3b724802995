"""What is known of each option: simulations, and what rules of thumb expect."""

from typing import Final

from mypy_extensions import i64

DIFFERENCE: Final = 0.15  # by so much options usually differ in truth
LEAN: Final = 0.2  # so much better is what rules of thumb always advise than what they never do


class Estimates:
    """Means that are drawn towards expectation as long as they may be mere luck.

    The more one simulation varies, the more of them it takes to be believed against the prior.
    """

    def __init__(self, prior: list[float]) -> None:
        self.prior = prior
        self.visits: list[float] = [0.0] * len(prior)
        self.totals: list[float] = [0.0] * len(prior)
        self.tried = 0.0
        self.total = 0.0
        self.squares = 0.0

    def learn(self, place: i64, gained: float) -> None:
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

    def values(self) -> list[float]:
        return [self.value(place) for place in range(len(self.prior))]
