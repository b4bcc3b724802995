"""What a team's score is made of."""

import pytest

from brushpass.core.words import Score
from brushpass.games.spy_tactics.game import GAME
from brushpass.games.spy_tactics.state import OVER
from tests.games.spy_tactics.scenario import Position


def broken_down(dealt: str, points: list[int]) -> tuple[list[Score], tuple[float, ...]]:
    position = Position(dealt)
    position.s.phase = OVER
    position.s.waiting = 0
    position.s.round = 6
    position.s.points = points
    result = GAME.result(position.s)
    assert result is not None
    return GAME.face.words().scores(position.view(None)), result.points


def test_S8_2_thirteen_points_without_a_partner_become_twenty_six() -> None:
    scores, points = broken_down("CTTCV", [5, 2, 3, 4, 13])
    assert [row.rule for row in scores] == ["S8.1", "S8.1", "S8.2"]
    assert scores[-1].points == [0, 0, 0, 0, 13]
    assert scores[-1].notes[4] == "13 becomes 26"
    assert points[4] == 26


@pytest.mark.parametrize("dealt", ["CTVC", "CCTTV", "CCTTVV", "CCCTTVV", "CCCTTTVV", "CCCTTTVVV"])
def test_S8_1_the_breakdown_adds_up_to_the_score(dealt: str) -> None:
    scores, points = broken_down(dealt, [3 + 2 * seat for seat in range(len(dealt))])
    for seat, total in enumerate(points):
        assert sum(row.points[seat] for row in scores) == total


def test_SR37_before_the_end_nothing_says_who_counts_with_whom() -> None:
    assert GAME.face.words().scores(Position("CTVC").view(0)) == []
