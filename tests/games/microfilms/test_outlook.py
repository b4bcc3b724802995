"""What a search is told of unfinished games, and how imagined players decide."""

import pytest

from brushpass.core.chance import Fast
from brushpass.games.microfilms.game import GAME
from tests.games.microfilms.scenario import Scene


def test_M7_3_who_can_strike_with_the_right_microfilm_stands_best() -> None:
    bare = GAME.value(Scene(cleared=[0]).s, 0)
    right = Scene(lone="usa", cleared=[0]).give(0, "microfilm usa").s
    suspect = Scene(lone="usa").give(0, "microfilm usa").s
    wrong = Scene(lone="ussr", cleared=[0]).give(0, "microfilm usa").s
    assert GAME.value(right, 0) > GAME.value(suspect, 0) > GAME.value(wrong, 0)
    assert GAME.value(right, 0) > bare > GAME.value(wrong, 0)


def test_M7_4_allies_win_together_and_the_third_loses() -> None:
    s = Scene(lone="usa", cleared=[0]).give(0, "microfilm usa").s  # China and the USSR
    assert GAME.value(s, 0) == pytest.approx(GAME.value(s, 2))
    assert GAME.value(s, 1) == pytest.approx(-GAME.value(s, 0))


def test_the_sooner_the_turn_the_better() -> None:
    mine = Scene(lone="usa", cleared=[0]).give(0, "microfilm usa")
    theirs = Scene(lone="usa", cleared=[0, 1]).give(0, "microfilm usa").give(1, "microfilm ussr")
    after = GAME.value(theirs.turn_of(1).s, 0)
    assert GAME.value(mine.s, 0) > after
    assert after < 0.0


def test_M7_7_a_hitman_who_has_seen_the_ace_stands_better() -> None:
    scene = Scene(seats=5, cleared=[4]).give(0, "ace")
    before = GAME.value(scene.s, 4)
    scene.s.hands[0].sure[4 * 12 + 8] = 1
    assert GAME.value(scene.s, 4) > before


def test_M8_11_the_richer_the_croupier_the_worse_for_both() -> None:
    poor, rich = Scene(seats=2, francs={2: 0}).s, Scene(seats=2, francs={2: 9}).s
    for seat in range(2):
        assert GAME.value(rich, seat) < GAME.value(poor, seat)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_sketch_is_nearly_always_what_would_be_advised(seats: int) -> None:
    """With the same luck. Where cards may lie is counted by one and guessed by the other."""
    same = asked = 0
    for seed in range(6):
        chance = Fast(seed)
        s = GAME.setup(GAME.about.options(seats=seats), chance, GAME.silent)
        while GAME.to_act(s):
            (seat,) = GAME.to_act(s)
            legal = GAME.legal(s, seat)
            advised = GAME.advise(GAME.see(s, seat), legal, Fast(asked))
            same += GAME.sketch(s, seat, legal, Fast(asked)) is advised
            asked += 1
            GAME.follow(s, seat, advised, chance, GAME.silent)
    assert same > 0.93 * asked
