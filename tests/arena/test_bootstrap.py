import random
from collections.abc import Callable

import pytest

from brushpass.arena import bootstrap
from brushpass.arena.bootstrap import estimate, student

Source = Callable[[random.Random], float]


def bell(luck: random.Random) -> float:
    return luck.gauss(0.1, 0.3)


def coin(luck: random.Random) -> float:
    return luck.choice((-1.0, 1.0))


def deal_both_ways(luck: random.Random) -> float:
    """Mostly split, sometimes swept, as mirrored deals between near equals are."""
    return luck.choice((0.0, 0.0, 0.0, 0.0, 1.0, 1.0, -1.0))


def favourite(luck: random.Random) -> float:
    return 1.0 if luck.random() < 0.9 else -1.0


def coverage(source: Source, truth: float, size: int, runs: int) -> float:
    luck = random.Random(size)
    hits = 0
    for run in range(runs):
        found = estimate([source(luck) for _ in range(size)], -1, 1, seed=run)
        hits += found.low <= truth <= found.high
    return hits / runs


@pytest.mark.parametrize(
    ("source", "truth"), [(bell, 0.1), (coin, 0.0), (deal_both_ways, 1 / 7), (favourite, 0.8)]
)
@pytest.mark.parametrize("size", [6, 15, 60])
def test_the_interval_covers_the_truth_about_95_times_in_100(
    monkeypatch: pytest.MonkeyPatch, source: Source, truth: float, size: int
) -> None:
    monkeypatch.setattr(bootstrap, "RESAMPLES", 300)  # less than in use, so a little rougher
    assert coverage(source, truth, size, runs=400) > 0.915  # 95 % less three standard errors


@pytest.mark.parametrize("size", [15, 60])
def test_the_interval_is_no_wider_than_it_must_be(
    monkeypatch: pytest.MonkeyPatch, size: int
) -> None:
    monkeypatch.setattr(bootstrap, "RESAMPLES", 300)
    assert coverage(bell, 0.1, size, runs=400) < 0.985


def test_a_shifted_truth_is_left_out() -> None:
    luck = random.Random(3)
    found = estimate([bell(luck) for _ in range(200)], -1, 1)
    assert not found.low <= 0.2 <= found.high


def test_two_values_near_each_other_are_no_certainty() -> None:
    found = estimate([0.71, 0.75], -2, 2)
    assert found.low < 0.5
    assert found.high > 0.95


def test_values_that_never_vary_leave_room_for_what_was_not_seen() -> None:
    few, many = estimate([1.0] * 10, -1, 1), estimate([1.0] * 1000, -1, 1)
    assert few.low < 0.5 < 0.98 < many.low < 1
    assert few.high == many.high == 1
    assert estimate([0.0], -1, 1).low == -1


def test_the_interval_can_be_repeated() -> None:
    sample = [random.Random(5).random() for _ in range(30)]
    assert estimate(sample, 0, 1) == estimate(sample, 0, 1)


@pytest.mark.parametrize(
    ("freedom", "printed"), [(1, 12.706), (2, 4.303), (4, 2.776), (11, 2.201), (30, 2.042)]
)
def test_students_t_is_that_of_printed_tables(freedom: int, printed: float) -> None:
    assert student(freedom) == pytest.approx(printed, rel=0.005)
