"""What a search is told of unfinished games."""

import pytest

from brushpass.games.microfilms.game import GAME
from brushpass.games.microfilms.speech.messages import Accepted, Drew, Passed, Turn
from tests.games.microfilms.scenario import Position, kind


def test_M7_3_who_can_strike_with_the_right_microfilm_stands_best() -> None:
    bare = GAME.thought.evaluate(Position(cleared=[0]).s, 0)
    right = Position(lone="usa", cleared=[0]).give(0, "microfilm usa").s
    suspect = Position(lone="usa").give(0, "microfilm usa").s
    wrong = Position(lone="ussr", cleared=[0]).give(0, "microfilm usa").s
    assert (
        GAME.thought.evaluate(right, 0)
        > GAME.thought.evaluate(suspect, 0)
        > GAME.thought.evaluate(wrong, 0)
    )
    assert GAME.thought.evaluate(right, 0) > bare > GAME.thought.evaluate(wrong, 0)


def test_M7_4_allies_win_together_and_the_third_loses() -> None:
    s = Position(lone="usa", cleared=[0]).give(0, "microfilm usa").s  # China and the USSR
    assert GAME.thought.evaluate(s, 0) == pytest.approx(GAME.thought.evaluate(s, 2))
    assert GAME.thought.evaluate(s, 1) == pytest.approx(-GAME.thought.evaluate(s, 0))


def test_the_sooner_the_turn_the_better() -> None:
    mine = Position(lone="usa", cleared=[0]).give(0, "microfilm usa")
    theirs = Position(lone="usa", cleared=[0, 1]).give(0, "microfilm usa").give(1, "microfilm ussr")
    after = GAME.thought.evaluate(theirs.turn_of(1).s, 0)
    assert GAME.thought.evaluate(mine.s, 0) > after
    assert after < 0.0


def test_M7_7_a_hitman_who_has_seen_the_ace_stands_better() -> None:
    position = Position(seats=5, cleared=[4]).give(0, "ace")
    before = GAME.thought.evaluate(position.s, 4)
    position.look(4, 0, kind("ace"))
    assert GAME.thought.evaluate(position.s, 4) > before


def test_M8_11_the_richer_the_croupier_the_worse_for_both_together() -> None:
    """For one of them alone he may come in time."""
    values = []
    for francs in range(10):
        s = Position(seats=2, francs={2: francs}).s
        values.append(GAME.thought.evaluate(s, 0) + GAME.thought.evaluate(s, 1))
    assert values == sorted(values, reverse=True)
    assert values[0] > values[-1]


def test_M8_13_a_duel_is_a_race_that_one_wins_from_the_other() -> None:
    alone = Position(seats=2, lone="china", cleared=[0, 1]).give(0, "microfilm usa")
    assert GAME.thought.evaluate(alone.s, 0) > 0.6
    assert GAME.thought.evaluate(alone.s, 1) == pytest.approx(
        -GAME.thought.evaluate(alone.s, 0), abs=0.1
    )
    assert GAME.thought.evaluate(alone.turn_of(1).s, 0) > 0.0
    together = Position(seats=2, lone="ussr", cleared=[0, 1]).give(0, "microfilm ussr").s
    assert 0.0 < GAME.thought.evaluate(together, 0) < 0.3
    assert 0.0 < GAME.thought.evaluate(together, 1) < 0.3


def test_M7_2_who_is_cleared_and_shows_nothing_holds_nothing_worth_showing() -> None:
    position = Position(seats=2, cleared=[0, 1]).give(1, "microfilm china")
    told = [Turn(1, 2), Accepted(1, 2, -2), Turn(0, 3), Turn(1, 4), Passed(1, 1)]
    idle = GAME.thought.likelihood(position.s, 0, told)
    assert (
        GAME.thought.likelihood(position.s, 0, [*told[:-1], Drew(1, -2)]) > idle
    )  # it may have come now
    assert GAME.thought.likelihood(position.s, 0, told[:2]) > idle  # a Suspect could show nothing
