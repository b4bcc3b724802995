import random

from brushpass.arena.chairs import Chair, Score
from brushpass.arena.plan import everyone_against_everyone
from brushpass.arena.ratings import rate

STRENGTH = {"poor": -1.0, "fair": 0.0, "good": 1.5}
PAIRS = everyone_against_everyone(list(STRENGTH))


def chair(us: float, them: float) -> Chair:
    return Chair("", Score(us, us > them, us), Score(them, them > us, them), 0.5)


def test_the_order_of_the_ratings_is_that_of_the_strengths() -> None:
    luck = random.Random(1)
    deals = [
        {
            (bot, other): [
                chair(STRENGTH[bot] + luck.gauss(0, 1), STRENGTH[other] + luck.gauss(0, 1))
            ]
            for bot, other in PAIRS
        }
        for _ in range(60)
    ]
    good, fair, poor = rate(deals)
    assert [good.bot, fair.bot, poor.bot] == ["good", "fair", "poor"]
    assert good.mu - 2 * good.sigma > fair.mu
    assert fair.mu > poor.mu + 2 * poor.sigma
    assert {rating.matches for rating in (good, fair, poor)} == {240}


def test_equals_who_always_tie_stay_equal() -> None:
    ratings = rate([{("a", "b"): [chair(0.25, 0.25)]}] * 40)
    assert ratings[0].mu == ratings[1].mu == 25.0
    assert ratings[0].sigma < 25 / 3
