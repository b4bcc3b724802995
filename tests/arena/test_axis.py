import pytest

from brushpass.arena.axis import Axis


@pytest.mark.parametrize(
    "values", [[-1, 1], [0, 0], [0.01, 0.02, 0], [-0.3, 0.71], [12.5, 38.0], [25, 25], [-2, 2]]
)
def test_every_value_has_a_place_between_few_round_ticks(values: list[float]) -> None:
    axis = Axis(values, 100, 500, signed=True)
    assert all(100 <= axis.place(value) <= 500 for value in values)
    assert 2 <= len(axis.ticks) <= 9
    assert [axis.place(tick) for tick, _ in (axis.ticks[0], axis.ticks[-1])] == pytest.approx(
        [100, 500]
    )
    assert len({words for _, words in axis.ticks}) == len(axis.ticks)


def test_gains_carry_their_sign_and_ratings_do_not() -> None:
    assert [words for _, words in Axis([-1, 1], 0, 1, signed=True).ticks][-1] == "+1.0"
    assert [words for _, words in Axis([-1, 9], 0, 1, signed=False).ticks][-1] == "10"
