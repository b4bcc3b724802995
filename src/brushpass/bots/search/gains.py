"""What courses gain over the one that rules of thumb advise; most are an option and no more."""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

LEAN: Final = 0.03  # so much worse is what is never advised than what always is, usually
DOUBT: Final = 0.5  # standard deviations that an option must gain more than
CLEAR: Final = 3.0  # and beyond which there is nothing left to find out
GUESS: Final = 0.04  # the variance of one comparison, before there are any,
TRUST: Final = 3.0  # as if it had been seen in so many
SHARPNESS: Final = 6.0  # so often goes what is usual into the gain that is taken e times as readily


class Gains:
    """Comparisons in the same truth with the same luck, so that much of the luck cancels out.

    An option is worth the lower end of what can be believed of its gain. The advised one is worth
    0, so nothing is preferred to it by luck alone: whoever takes the best is, as far as the
    comparisons tell the truth, never worse than the advice.
    """

    def __init__(self, prior: list[float], usual: float) -> None:
        self.prior = prior
        self.usual = usual  # by so much options differ in truth
        self.advised: i64 = prior.index(max(prior))
        self.seen: list[float] = [0.0] * len(prior)
        self.totals: list[float] = [0.0] * len(prior)
        self.squares: list[float] = [0.0] * len(prior)

    def learn(self, place: i64, gain: float) -> None:
        self.seen[place] += 1.0
        self.totals[place] += gain
        self.squares[place] += gain * gain

    def believed(self, place: i64) -> tuple[float, float]:
        """The mean and the variance of what an option may gain: what is usual, then what is seen.

        Both are taken as normal, so each counts the more the less it varies.
        """
        expected = LEAN * (self.prior[place] - self.prior[self.advised])
        seen = self.seen[place]
        if seen == 0.0:
            return expected, self.usual * self.usual
        mean = self.totals[place] / seen
        spread = max(0.0, self.squares[place] - seen * mean * mean)
        error = (spread + TRUST * GUESS) / (seen - 1.0 + TRUST) / seen
        weight = self.usual * self.usual / (self.usual * self.usual + error)
        return expected + weight * (mean - expected), weight * error

    def value(self, place: i64) -> float:
        if place == self.advised:
            return 0.0
        mean, variance = self.believed(place)
        return mean - DOUBT * sqrt(variance)

    def hope(self, place: i64) -> float:
        """The upper end: whether it is worth to think about the option any further."""
        mean, variance = self.believed(place)
        return mean + DOUBT * sqrt(variance)

    def clear(self, place: i64) -> bool:
        mean, variance = self.believed(place)
        return abs(mean) > CLEAR * sqrt(variance)

    def readiness(self) -> list[float]:
        """How readily each option is taken, the best one with 1."""
        values = [self.value(place) for place in range(len(self.prior))]
        best = max(values)
        return [exp(SHARPNESS * (value - best) / self.usual) for value in values]
