"""How much cases weigh, beside each other."""

from math import gcd
from typing import Final

EXACT: Final = 256  # bits


def smaller(weights: list[int]) -> list[int]:
    """In the same proportions, as small as they can be; of the largest only so many digits count,
    however long a game is."""
    divisor = 0
    for weight in weights:
        divisor = gcd(divisor, weight)
    beyond = (max(weights) // divisor).bit_length() - EXACT
    if beyond <= 0:
        return [weight // divisor for weight in weights]
    return [max(1, (weight // divisor) >> beyond) for weight in weights]
