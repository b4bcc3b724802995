"""Shuffles as live games make them: any card may lie anywhere, and anyone can compute them again.

`make endurance` makes a million of each size; BRUSHPASS_SEED= for others.
"""

import os
from math import sqrt

import pytest

from brushpass.core.chance import Committed, secret_from_seed
from brushpass.core.piles import Pile
from tests.core.test_chance import published_stream

SHUFFLES = int(os.environ.get("BRUSHPASS_SHUFFLES", "4000"))
SEED = int(os.environ.get("BRUSHPASS_SEED", "0"))
SIZES = [5, 9, 18, 29, 52]  # cards, from a small pile to a whole deck


def critical(freedom: int) -> float:
    """The chi-square that luck exceeds once in a million, by Wilson and Hilferty's cube root."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 4.7534 * sqrt(spread)) ** 3)


@pytest.mark.parametrize("size", SIZES)
def test_every_card_may_lie_in_every_place(size: int) -> None:
    """And next to every other: both tables of counts are as even as luck makes them."""
    chance = Committed(secret_from_seed(SEED * 1000 + size))
    places = [[0] * size for _ in range(size)]
    follows = [[0] * size for _ in range(size)]
    full = Pile([1] * size)
    pile = Pile([1] * size)
    for _ in range(SHUFFLES):
        pile.refill(full)
        before = -1
        for place in range(size):
            card = pile.draw(chance)
            places[place][card] += 1
            if before >= 0:
                follows[before][card] += 1
            before = card
    mean = SHUFFLES / size
    # Every row and every column adds up to all shuffles: that leaves less freedom, and more spread.
    uneven = sum((count - mean) ** 2 / mean for row in places for count in row)
    uneven *= (size - 1) / size
    assert uneven < critical((size - 1) ** 2), uneven
    pairs = [follows[one][other] for one in range(size) for other in range(size) if one != other]
    uneven = sum((count - mean) ** 2 / mean for count in pairs)
    assert uneven < critical(size * (size - 1) - 1), uneven


@pytest.mark.parametrize("size", SIZES)
def test_a_second_implementation_makes_the_same_shuffles(size: int) -> None:
    secret = secret_from_seed(SEED * 1000 + size)
    shuffles = max(1, SHUFFLES // 100)
    chance = Committed(secret)
    asked = [left for _ in range(shuffles) for left in range(size, 0, -1)]
    told = published_stream(secret, asked)
    for _ in range(shuffles):
        pile, cards = Pile([1] * size), list(range(size))
        for _ in range(size):
            assert pile.draw(chance) == cards.pop(next(told))
