"""S7 Elimination."""

import pytest

from brushpass.core.refusal import IllegalAction
from brushpass.games.spy_tactics.cards import HIDDEN, NONE
from brushpass.games.spy_tactics.game import GAME
from brushpass.games.spy_tactics.scoring import LAST_AGENT, NOBODY_LEFT, SIX_ROUNDS
from brushpass.games.spy_tactics.state import CHOOSE, OVER
from brushpass.games.spy_tactics.wire import Eliminated
from tests.games.spy_tactics.scenario import Position


def test_S7_1_an_eliminated_agent_has_no_points_and_takes_no_part() -> None:
    position = Position("CCTTVV", nth=2).play("SS SS DW DW DW DW")
    assert position.points()[:2] == [0, 0]
    assert position.told(3, Eliminated) == [Eliminated(0), Eliminated(1)]
    assert position.to_act() == [2, 3, 4, 5]
    assert position.legal(0) == []
    with pytest.raises(IllegalAction):
        position.act(0, "activate electrum")
    position.play("El El DF DF")
    assert position.s.played[-1][:2] == [NONE, NONE]


def test_S7_2_an_eliminated_agent_wins_with_the_team() -> None:
    position = Position("CTCTVV", nth=6).play("SS SS SF DW DW DW")
    result = GAME.result(position.s)
    assert result is not None
    assert position.out() == [0, 1]
    assert result.winners == (0, 2)
    assert result.points == (9, 3, 9, 3, 6, 6)


def test_SR23_the_alignment_of_an_eliminated_agent_stays_secret_until_the_end() -> None:
    position = Position("CCTTVV", nth=5).play("SS SS DW DW DW DW")
    assert position.view(2).agents[0].team == HIDDEN
    position.play("El El El El")
    assert position.s.phase == OVER
    assert position.view(2).agents[0].team == position.s.teams[0]


def test_SR27_the_game_ends_at_once_when_one_agent_is_left() -> None:
    position = Position("CTVC", "JK", 2)
    position.play("SS SS HC DW", "c target d", "c guess jackknife")
    assert position.s.phase == OVER
    result = GAME.result(position.s)
    assert result is not None
    assert (result.ending, result.winners) == (LAST_AGENT, (2,))


def test_SR27_two_agents_of_one_team_play_on() -> None:
    position = Position("CTTC", nth=2).play("DW SS SS DW")
    assert position.s.phase == CHOOSE
    assert position.to_act() == [0, 3]


def test_SR26_SR27_if_everybody_is_eliminated_all_have_lost() -> None:
    position = Position("CTVC", nth=2).play("SS SS SS SS")
    result = GAME.result(position.s)
    assert result is not None
    assert (result.ending, result.winners) == (NOBODY_LEFT, ())
    assert result.points == (0, 0, 0, 0)
    assert GAME.face.words().verdict(result, 0) == "You all lost"
    assert result.honest == (-0.25,) * 4
    assert result.ending != SIX_ROUNDS
