"""S8 Scoring."""

import pytest

from brushpass.core.result import Result
from brushpass.games.spy_tactics.cards import HIDDEN
from brushpass.games.spy_tactics.game import GAME
from brushpass.games.spy_tactics.scoring import SIX_ROUNDS, scores
from brushpass.games.spy_tactics.state import OVER
from brushpass.games.spy_tactics.wire import Finished
from tests.games.spy_tactics.scenario import Position, teams


def ended(dealt: str, points: list[int], out: tuple[int, ...] = ()) -> Result:
    position = Position(dealt)
    position.s.phase = OVER
    position.s.waiting = 0
    position.s.round = 6
    position.s.points = points
    for seat in out:
        position.s.out[seat] = 3
    result = GAME.result(position.s)
    assert result is not None
    return result


def test_S8_1_teams_add_up_and_the_highest_score_wins() -> None:
    result = ended("CCTTVV", [5, 6, 1, 9, 12, -2])
    assert result.ending == SIX_ROUNDS
    assert result.points == (11, 11, 10, 10, 10, 10)
    assert result.winners == (0, 1)


def test_S8_1_SR37_alignments_are_shown_at_the_end_and_nothing_else() -> None:
    position = Position("CTVC", "HC", nth=6)
    assert position.view(0).halves == [], "they would tell who is with whom"
    position.play("SF DW DW DW")
    for viewer in (0, 2, None):
        assert position.told(viewer, Finished) == [
            Finished(SIX_ROUNDS, [0, 3], teams("CTVC"), [24, 12, 12])
        ]
        assert position.view(viewer).halves == [24, 12, 12]
        agents = position.view(viewer).agents
        assert [agent.team for agent in agents] == teams("CTVC")
        for seat, agent in enumerate(agents):
            if seat != viewer:
                assert agent.discard == HIDDEN
                assert agent.hand == []


@pytest.mark.parametrize(("dealt", "lone"), [("CCTV", 2), ("CTTVV", 0)])
def test_S8_2_with_four_or_five_a_lone_agent_counts_twice(dealt: str, lone: int) -> None:
    result = ended(dealt, [7] * len(dealt))
    assert result.points == (14,) * len(dealt)
    assert result.points[lone] == 14


def test_S8_2_two_pairs_of_four_count_once() -> None:
    assert ended("CTCT", [3, 5, 4, 6]).points == (7, 11, 7, 11)


@pytest.mark.parametrize("dealt", ["CTVCTV", "CTVCTVCTV"])
def test_S8_3_with_six_or_nine_the_sum_is_the_score(dealt: str) -> None:
    result = ended(dealt, list(range(len(dealt))))
    expected = {6: (3, 5, 7) * 2, 9: (9, 12, 15) * 3}[len(dealt)]
    assert result.points == expected


def test_S8_4_SR25_with_seven_or_eight_a_team_of_two_adds_half() -> None:
    result = ended("CCCTTVV", [1, 2, 3, 4, 5, 3, 6])
    assert result.points == (6, 6, 6, 13.5, 13.5, 13.5, 13.5)
    assert result.winners == (3, 4, 5, 6)
    result = ended("CCCTTTVV", [1, 2, 3, 4, 5, 6, 5, 4])
    assert result.points == (6, 6, 6, 15, 15, 15, 13.5, 13.5)


def test_SR25_half_a_point_decides() -> None:
    result = ended("CCCTTVV", [5, 5, 3, 4, 5, 3, 3])
    assert result.points[0] == 13
    assert result.points[3] == 13.5
    assert result.winners == (3, 4)
    assert scores(teams("CCCTTVV"), [5, 5, 3, 4, 5, -3, 0]) == [26, 27, -9]


def test_SR24_losing_a_partner_makes_nobody_single() -> None:
    result = ended("CCTTV", [0, 10, 4, 5, 4], out=(0,))
    assert result.points == (10, 10, 9, 9, 8)
    result = ended("CCCTTVV", [0, 4, 4, 0, 6, 1, 1], out=(0, 3))
    assert result.points[0] == 8, "a team of three stays one"
    assert result.points[3] == 9, "a team of two stays one"


def test_SR26_teams_with_the_same_score_share_the_win() -> None:
    result = ended("CCTTVV", [4, 4, 3, 5, 1, 1])
    assert result.winners == (0, 1, 2, 3)
    assert sum(result.zero_sum) == 0


def test_SR34_a_team_without_survivors_has_nothing_which_beats_less() -> None:
    result = ended("CCTTVV", [0, 0, -2, 1, -3, 1], out=(0, 1))
    assert result.winners == (0, 1)
    assert result.points == (0, 0, -1, -1, -2, -2)
