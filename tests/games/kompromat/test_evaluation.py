"""How a game stands, and where imagined ones stop."""

import pytest

from brushpass.core.chance import Fast
from brushpass.games.kompromat.evaluation import mission
from brushpass.games.kompromat.game import GAME
from brushpass.games.kompromat.state import DRAWING
from tests.games.kompromat.scenario import Position


def test_what_one_gains_the_other_loses() -> None:
    chance = Fast(2)
    s = GAME.setup(GAME.about.options(), chance, GAME.silent)
    while GAME.to_act(s):
        assert GAME.thought.evaluate(s, 0) == pytest.approx(-GAME.thought.evaluate(s, 1))
        legal = GAME.legal(s, s.actor)
        GAME.follow(s, s.actor, legal[chance.pick(len(legal))], chance, GAME.silent)


def test_K3_8_a_turn_is_an_attempt_from_its_first_card_to_the_stop() -> None:
    position = Position(["2 3"], ["4"])
    first = GAME.thought.turns(position.s)
    position.attempt(0, stop=False)
    assert position.s.phase == DRAWING
    assert GAME.thought.turns(position.s) == first
    position.act("stop")
    assert GAME.thought.turns(position.s) == first + 1


def test_turns_follow_one_another() -> None:
    chance = Fast(5)
    s = GAME.setup(GAME.about.options(), chance, GAME.silent)
    counted = []
    while GAME.to_act(s):
        counted.append(GAME.thought.turns(s))
        legal = GAME.legal(s, s.actor)
        GAME.follow(s, s.actor, legal[chance.pick(len(legal))], chance, GAME.silent)
    assert counted == sorted(counted)
    assert len(set(counted)) > 40


def test_K4_6_a_mission_is_worth_its_points_to_the_higher_total() -> None:
    position = Position(["10 9"], ["10 5"]).attempt(0).attempt(0)
    assert mission(position.s, 0, 1, 0) == 2.0
    assert mission(position.s, 1, 0, 0) == 0.0


def test_K4_4_K7_3_a_failed_attempt_is_a_token_that_is_a_point_or_the_end() -> None:
    position = Position(["10 9 8"], ["10 5"]).attempt(0)
    assert mission(position.s, 0, 1, 0) == 1.0
    position = Position(["10 9 8"], ["10 5"], tokens=(8, 0)).attempt(0)
    assert mission(position.s, 0, 1, 0) < -20.0


def test_KR11_what_has_yet_to_be_attempted_is_worth_a_share() -> None:
    position = Position(["10 9"], ["10 5"]).attempt(0)
    assert 0.0 < mission(position.s, 1, 0, 0) < mission(position.s, 0, 1, 0) < 2.0
