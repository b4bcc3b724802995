"""How sure we can be of a mean: a 95 % interval from the sample itself."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import floor, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

RESAMPLES: Final = 2000
TAIL: Final = 0.025
FEW: Final = 12  # fewer values than this, and resampling rarely leaves their neighbourhood
NORMAL: Final = NormalDist()


@dataclass(frozen=True)
class Estimate:
    mean: float
    low: float
    high: float


def estimate(sample: Sequence[float], least: float, most: float, seed: int = 0) -> Estimate:
    """The mean of independent values, none of which can be outside `least` to `most`."""
    mean, size = fmean(sample), len(sample)
    if min(sample) == max(sample):
        # Nothing varies, so both ways below would claim certainty. But what was never seen in so
        # many values can still be this frequent.
        reach = (1 - TAIL ** (1 / size)) * (most - least)
    elif size < FEW:
        reach = student(size - 1) * stdev(sample) / sqrt(size)
    else:
        return resampled(sample, seed)
    return Estimate(mean, max(least, mean - reach), min(most, mean + reach))


def resampled(sample: Sequence[float], seed: int) -> Estimate:
    """Percentiles of the means of samples drawn from the sample.

    They are taken a little further out than 2.5 %, because a sample varies less than what it was
    drawn from (Hesterberg's expanded percentile interval).
    """
    size = len(sample)
    draw = random.Random(seed).choices
    means = sorted(fmean(draw(sample, k=size)) for _ in range(RESAMPLES))
    tail = NORMAL.cdf(-sqrt(size / (size - 1)) * student(size - 1))
    place = floor(tail * RESAMPLES)
    return Estimate(fmean(sample), means[place], means[RESAMPLES - 1 - place])


def student(freedom: int) -> float:
    """The upper 2.5 % point of Student's t: exact for few values, then Fisher's expansion."""
    if freedom == 1:
        return 12.7062
    if freedom == 2:
        return 4.3027
    z = -NORMAL.inv_cdf(TAIL)
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )
